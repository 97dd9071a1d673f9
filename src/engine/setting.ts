import type { Value } from './question.ts';
import type { RandomStream } from './random.ts';

/** Plain JSON data: objects, arrays, strings, whole numbers, booleans, null. It contains the match's random stream. */
export interface State {
  random: RandomStream;
}

/** Every option of a match by its name. */
export type Options = Readonly<Record<string, Value>>;

/** The data fixed before a match begins. */
export interface Setting<C = unknown> {
  readonly players: number;
  /** Every option of the game, defaults filled in. */
  readonly options: Options;
  readonly components: C;
}

/** Public figures by dotted path, such as `nations.0.money`; never anything hidden. */
export type Ledger = Record<string, Value>;
