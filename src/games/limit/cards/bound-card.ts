import type { RuleId } from '../../../engine/question.ts';
import type { LimitComponents } from '../figures.ts';
import type { CardId } from '../state.ts';
import type { At } from './moment.ts';

/** Whose money a part takes: the player's, with or without the help of allies, or the World Bank's. */
export type Purse = 'player' | 'bank';

/** What the parts of a card know about it: its name, its figures, and the money that all its parts together take. */
export interface BoundCard {
  readonly id: CardId;
  readonly rule: RuleId;
  readonly components: LimitComponents;
  /** The money that all its parts together take out of a purse. */
  taken(purse: Purse, at: At): number;
}
