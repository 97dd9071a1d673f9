import { elementAt } from '../engine/checked.ts';
import type { Inquiry, Posed } from '../engine/posed.ts';
import { DONE, offers, optionAt, optionCount, type Value } from '../engine/question.ts';
import type { PlayAhead, Session } from '../table/session.ts';
import type { ForcedAnswer, ForeseenAnswer } from '../table/table-parts.ts';
import {
  applyScriptLine,
  isForcedAlready,
  type ScriptLine,
  type ScriptRefusal,
  scriptValue,
} from './script.ts';

/** The most answers played ahead at a time. Signals are handled and bots move between two batches. */
const BATCH = 64;

/**
 * Plays the lines of a script until one is refused or the signal arrives. On return, all their answers are on disk.
 * Lines are played ahead in batches, so that a step runs once for all of them. If a batch fails (an illegal line, a
 * simultaneous decision), the lines are played one by one, and only this path reports a refusal.
 * @param shown is called with each refusal that the script shows on purpose
 */
export async function playLines(
  session: Session,
  ahead: PlayAhead,
  lines: readonly ScriptLine[],
  signal: AbortSignal,
  shown: (refusal: ScriptRefusal) => void = () => {},
): Promise<ScriptRefusal | undefined> {
  return await ahead.inBulk(async () => {
    let oneByOne = 0;
    for (let at = 0; at < lines.length; ) {
      await session.advance(signal);
      if (signal.aborted) return undefined;
      if (oneByOne === 0) {
        const foreseen = new ForeseenLines(session, ahead, lines, at);
        if (!foreseen.play()) oneByOne = BATCH;
        else if (foreseen.at > at) {
          at = foreseen.at;
          continue;
        }
      }
      const refused = applyScriptLine(session, elementAt(lines, at), shown);
      if (refused !== undefined) return refused;
      at += 1;
      oneByOne = Math.max(0, oneByOne - 1);
    }
    return undefined;
  });
}

/**
 * Lines played ahead, before their questions are asked. They do the work of `applyScriptLine`, and of the driver
 * between two lines.
 */
class ForeseenLines {
  /** The values of the current line, and how many of them were given. */
  private values: readonly Value[] | null = null;
  private given = 0;
  private answers = 0;
  private forced: ForcedAnswer[];

  constructor(
    private readonly session: Session,
    private readonly ahead: PlayAhead,
    private readonly lines: readonly ScriptLine[],
    /** The index of the first line not yet played. */
    public at: number,
  ) {
    this.forced = [...session.forced];
  }

  /** Plays as many whole lines as possible. Returns false, with nothing changed, if they stop within a line. */
  play(): boolean {
    return this.ahead.goOn(
      (question, inquiry) => this.answer(question, inquiry),
      (open) => this.endsWhole(open),
      () => this.forced,
    );
  }

  private answer(question: Posed, inquiry: Inquiry): ForeseenAnswer {
    if (this.values !== null) {
      const given = this.ofLine(question, inquiry);
      if (given !== undefined || this.values !== null) return given;
    }
    if (this.answers >= BATCH) return undefined;
    // In simultaneous decisions bots go first, because their choices depend on the number of answers so far.
    if (question.sealed && this.session.table.sitters.some(({ bot }) => bot !== undefined)) return undefined;
    const { seat, ask } = question;
    const isBot = this.session.table.sitters[seat]?.bot !== undefined;
    if (optionCount(question) === 1) {
      const value = optionAt(question, 0);
      if (!isBot) this.forced.push({ seat, ask, value });
      return this.answered(value, true);
    }
    if (isBot || !this.begin(question)) return undefined;
    return this.ofLine(question, inquiry);
  }

  /** Begins the next line that is not a forced answer; false if it does not answer this question. */
  private begin(question: Posed): boolean {
    for (let line = this.lines[this.at]; line !== undefined; line = this.lines[this.at]) {
      // A refusal shows when the line is tried, not when it is played ahead.
      if (line.refused === true) return false;
      const asked = question.seat === line.seat ? question : undefined;
      const values = line.words.map((word) => scriptValue(word, asked, this.session.table.sitters));
      if (isForcedAlready(this.forced, line, values)) {
        this.at += 1;
        continue;
      }
      if (asked === undefined || asked.ask !== line.ask) return false;
      this.values = values;
      this.given = 0;
      return true;
    }
    return false;
  }

  /** The current line's answer; undefined if it does not fit or the line has ended. */
  private ofLine(question: Posed, inquiry: Inquiry): ForeseenAnswer {
    const { seat, ask } = elementAt(this.lines, this.at);
    const values = this.values as readonly Value[];
    const isSame = question.seat === seat && question.ask === ask;
    if (this.given < values.length) {
      const value = isSame ? inquiry.takes(values[this.given]) : undefined;
      if (value === undefined) return undefined;
      this.given += 1;
      return this.answered(value);
    }
    const addsDone = isSame && this.mayAddDone && offers(question, DONE);
    this.endLine();
    return addsDone ? this.answered(DONE) : undefined;
  }

  private answered(value: Value, forced = false): ForeseenAnswer {
    this.answers += 1;
    return forced ? { value, forced } : { value };
  }

  private get mayAddDone(): boolean {
    return elementAt(this.lines, this.at).unfinished !== true && this.values?.at(-1) !== DONE;
  }

  private endLine(): void {
    this.values = null;
    this.forced = [];
    this.at += 1;
  }

  private endsWhole(open: readonly Posed[]): boolean {
    if (this.values === null) return true;
    const { seat, ask } = elementAt(this.lines, this.at);
    const goesOn = open.some((question) => question.seat === seat && question.ask === ask);
    if (this.given < this.values.length || (goesOn && this.mayAddDone)) return false;
    this.endLine();
    return true;
  }
}
