import type { RuleId, Seat } from '../../../engine/question.ts';
import { nationAt } from '../board-changes.ts';
import type { LimitComponents } from '../figures.ts';
import type { CardId, LimitState, Nation, Plant, Target } from '../state.ts';

/** What a card's player may choose before the costs are paid; each choice is undefined until it is made. */
class Chosen {
  target: Target | undefined = undefined;
  plant: Plant | undefined = undefined;
  resource: Plant | undefined = undefined;
  tokens: number | undefined = undefined;
  strength: number | undefined = undefined;
}

/** The name of a choice. */
export type ChoiceName = keyof Chosen;

/** The situation in which a card is examined or played; at first nothing is chosen. */
export class At extends Chosen {
  readonly nation: Nation;

  constructor(
    readonly state: LimitState,
    readonly components: LimitComponents,
    readonly seat: Seat,
  ) {
    super();
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
