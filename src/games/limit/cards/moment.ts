import type { RuleId, Seat } from '../../../engine/question.ts';
import { nationAt } from '../board-changes.ts';
import type { LimitComponents } from '../figures.ts';
import type { CardId, LimitState, Nation, Plant, Target } from '../state.ts';

/** A choice that a card's player may make before the costs are paid. */
export type ChoiceName = 'target' | 'plant' | 'resource' | 'tokens' | 'strength';

/** The situation in which a card is examined or played; each choice is undefined until it is made. */
export class At {
  readonly nation: Nation;
  target: Target | undefined = undefined;
  plant: Plant | undefined = undefined;
  resource: Plant | undefined = undefined;
  tokens: number | undefined = undefined;
  strength: number | undefined = undefined;

  constructor(
    readonly state: LimitState,
    readonly components: LimitComponents,
    readonly seat: Seat,
  ) {
    this.nation = nationAt(state, seat);
  }
}

/** The target; parts that concern it are examined only once it is chosen. */
export const targetOf = (at: At): Target => at.target as Target;

/** Whose money a part takes: the player's, with or without the help of allies, or the World Bank's. */
export type Purse = 'player' | 'bank';

/** What the parts of a card know about it: its name, its rule, and the money that all its parts together take. */
export interface BoundCard {
  readonly id: CardId;
  readonly rule: RuleId;
  readonly components: LimitComponents;
  taken(purse: Purse, at: At): number;
}
