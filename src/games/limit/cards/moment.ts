import type { Seat } from '../../../engine/question.ts';
import { nationAt } from '../board-changes.ts';
import type { LimitComponents } from '../figures.ts';
import type { LimitState, Nation, Plant, Target } from '../state.ts';

/** What a card's player may choose before the costs are paid; each choice is undefined until it is made. */
export interface Chosen {
  target: Target | undefined;
  plant: Plant | undefined;
  resource: Plant | undefined;
  tokens: number | undefined;
  strength: number | undefined;
}

/** The situation in which a card is examined or played. */
export interface At extends Chosen {
  readonly state: LimitState;
  readonly components: LimitComponents;
  readonly seat: Seat;
  readonly nation: Nation;
}

/** The situation before anything is chosen. */
export const momentOf = (state: LimitState, components: LimitComponents, seat: Seat): At => ({
  state,
  components,
  seat,
  nation: nationAt(state, seat),
  target: undefined,
  plant: undefined,
  resource: undefined,
  tokens: undefined,
  strength: undefined,
});

/** The target; parts that concern it are examined only once it is chosen. */
export const targetOf = (at: At): Target => at.target as Target;
