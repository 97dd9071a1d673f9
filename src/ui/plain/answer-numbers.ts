import type { Posed } from '../../engine/posed.ts';
import type { Value } from '../../engine/question.ts';

/** The number of each answer to one question, including answers from earlier askings in the same turn. */
export type Numbered = ReadonlyMap<Value, number>;

/** Numbers the answers: within a turn an answer keeps its number, and no other answer gets it. */
export class AnswerNumbers {
  private turn = '';
  private byAsk = new Map<string, Map<Value, number>>();
  private readonly told = new Map<string, string>();

  /**
   * @param turn identifies the turn and its seat; numbering restarts with a new turn
   * @param values the offered answers, then those that are not allowed, in canonical order
   */
  number({ ask }: Pick<Posed, 'ask'>, values: readonly Value[], turn: string): Numbered {
    if (turn !== this.turn) {
      this.turn = turn;
      this.byAsk = new Map();
    }
    const before = this.byAsk.get(ask);
    // If no earlier answer is left, as with newly drawn cards, no number needs to be kept.
    const known = before !== undefined && values.some((value) => before.has(value)) ? before : new Map();
    this.byAsk.set(ask, known);
    for (const value of values) if (!known.has(value)) known.set(value, known.size + 1);
    return known;
  }

  /** Whether the text differs from what was last said about the answer in this match. */
  isNews({ seat, ask }: Pick<Posed, 'seat' | 'ask'>, option: Value, text: string): boolean {
    const key = `${seat} ${ask} ${typeof option} ${option}`;
    const isNew = this.told.get(key) !== text;
    this.told.set(key, text);
    return isNew;
  }
}
