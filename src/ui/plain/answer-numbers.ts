import type { Posed } from '../../engine/posed.ts';
import type { Value } from '../../engine/question.ts';

/** The answers of one question by their numbers, those of earlier askings in the same turn included. */
export type Numbered = ReadonlyMap<Value, number>;

/** Gives answers their numbers: within a turn an answer keeps its own, and no other gets it. */
export class AnswerNumbers {
  private turn = '';
  private byAsk = new Map<string, Map<Value, number>>();
  private readonly told = new Map<string, string>();

  /**
   * @param turn says whose turn it is and which: with another one numbering begins anew
   * @param values what is offered, then what is not allowed, in canonical order
   */
  number({ ask }: Pick<Posed, 'ask'>, values: readonly Value[], turn: string): Numbered {
    if (turn !== this.turn) {
      this.turn = turn;
      this.byAsk = new Map();
    }
    const before = this.byAsk.get(ask);
    // Where nothing of the earlier asking is left, as with newly drawn cards, there is nothing to keep.
    const known = before !== undefined && values.some((value) => before.has(value)) ? before : new Map();
    this.byAsk.set(ask, known);
    for (const value of values) if (!known.has(value)) known.set(value, known.size + 1);
    return known;
  }

  /** Whether this has not been said of the answer in this match, or something else was said of it last. */
  isNews({ seat, ask }: Pick<Posed, 'seat' | 'ask'>, option: Value, text: string): boolean {
    const key = `${seat} ${ask} ${typeof option} ${option}`;
    const isNew = this.told.get(key) !== text;
    this.told.set(key, text);
    return isNew;
  }
}
