import { elementAt, lastOf } from '../engine/checked.ts';
import type { Posed } from '../engine/posed.ts';
import { type Barred, offers, optionList, type Seat, type Value } from '../engine/question.ts';
import type { Sitter } from '../table/seat-view.ts';
import { excerpt } from '../table/seats.ts';
import type { Session } from '../table/session.ts';
import type { ForcedAnswer } from '../table/table-parts.ts';
import { deskWords, fileWords, signs } from '../words/index.ts';

/** One line of a script: the answers of one seat to one question. */
export interface ScriptLine {
  /** The 1-based line of the file. */
  readonly line: number;
  readonly seat: Seat;
  readonly ask: string;
  readonly words: readonly string[];
  /** The line ends with `...`: a later line continues the decision, so `done` is not added. */
  readonly unfinished?: true;
  /** The line stands under `#! refused`: the rules must refuse it, and it changes nothing. */
  readonly refused?: true;
}

/** A line that is not an answer at all. */
export class ScriptSyntaxError extends Error {
  override name = 'ScriptSyntaxError';
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(fileWords().inLine(line, message));
  }
}

/** An answer that is illegal at this point of the script. No part of its line was applied. */
export interface ScriptRefusal {
  readonly line: ScriptLine;
  readonly barred: Barred;
  /** The seat's open question; undefined if it is not asked anything. */
  readonly question: Posed | undefined;
  /** The line is marked as refused, but the rules allow it. */
  readonly allowed?: true;
}

/** The seat with this name or number (0 is the first). */
export function seatByName(name: string, sitters: readonly Sitter[]): Seat | undefined {
  const wanted = name.trim().normalize('NFC').toLowerCase();
  const sitter = sitters.find((known) => known.name.toLowerCase() === wanted);
  if (sitter !== undefined) return sitter.seat;
  return /^\d+$/.test(wanted) && Number(wanted) < sitters.length ? Number(wanted) : undefined;
}

/** The text of a line without its comment. A `#` inside a seat's name or quotation marks does not start a comment. */
export function withoutComment(text: string, sitters: readonly Sitter[]): string {
  const line = text.trim();
  const named = sitters.find(({ name }) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  let quoted = false;
  for (let index = named === undefined ? 0 : named.name.length; index < line.length; index += 1) {
    const character = line[index];
    if (character === '"') quoted = !quoted;
    else if (quoted && character === '\\') index += 1;
    else if (!quoted && character === '#' && (index === 0 || /\s/u.test(elementAt(line, index - 1))))
      return line.slice(0, index).trim();
  }
  return line;
}

/**
 * A line `seat: ask value [value…]`; undefined for an empty line or a comment. A value that contains blanks is quoted.
 * @throws ScriptSyntaxError
 */
export function readScriptLine(
  text: string,
  line: number,
  sitters: readonly Sitter[],
): ScriptLine | undefined {
  const bare = withoutComment(text, sitters);
  if (bare === '') return undefined;
  const match = /^([^:]+):\s*(\S+)\s+(\S.*)$/u.exec(bare);
  if (match === null) {
    throw new ScriptSyntaxError(line, deskWords().answerForm(excerpt(bare)));
  }
  const [, name = '', ask = '', values = ''] = match;
  const seat = seatByName(name, sitters);
  if (seat === undefined) {
    const names = sitters.map((sitter) => sitter.name).join(signs().list);
    throw new ScriptSyntaxError(line, deskWords().nobodyCalled(excerpt(name.trim()), names));
  }
  const words = wordsOf(values);
  if (words.length < 2 || !MORE.has(lastOf(words))) return { line, seat, ask, words };
  return { line, seat, ask, words: words.slice(0, -1), unfinished: true };
}

/** The mark at the end of a line whose decision continues on a later line. */
const MORE: ReadonlySet<string> = new Set(['...', '…']);

/** The words of a text; a quoted passage is one word. */
export function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(/"(?:[^"\\]|\\.)*"(?!\S)|\S+/gu), ([word]) => unquoted(word));
}

function unquoted(word: string): string {
  if (word.length < 2 || !word.startsWith('"') || !word.endsWith('"')) return word;
  try {
    return JSON.parse(word) as string;
  } catch {
    return word; // not quoted after all
  }
}

/** A value as a word of a script, quoted if it would otherwise be read as something else. */
export function scriptWord(value: Value): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const word = String(value);
  return /^[^\s"#]\S*$/u.test(word) && !MORE.has(word) ? word : JSON.stringify(word);
}

/**
 * Reads a whole script.
 * @throws ScriptSyntaxError for the first line that is not an answer
 */
export function readScript(text: string, sitters: readonly Sitter[]): ScriptLine[] {
  const marks = new RefusalMarks();
  const lines = text.split(/\r?\n/).flatMap((row, index) => {
    if (marks.takes(row, index + 1)) return [];
    const line = readScriptLine(row, index + 1, sitters);
    return line === undefined ? [] : [marks.marked(line)];
  });
  marks.end();
  return lines;
}

/** The marks `#! refused` of a script, each of which concerns the next answer. */
export class RefusalMarks {
  private open: number | undefined;

  /** Whether a row is such a mark, which is then remembered. */
  takes(row: string, line: number): boolean {
    if (!/^\s*#!\s*refused\s*$/u.test(row)) return false;
    this.open = line;
    return true;
  }

  /**
   * The line, with the mark before it.
   * @throws ScriptSyntaxError if it has several values, since some of them might be allowed
   */
  marked(line: ScriptLine): ScriptLine {
    if (this.open === undefined) return line;
    this.open = undefined;
    if (line.words.length > 1 || line.unfinished === true)
      throw new ScriptSyntaxError(line.line, deskWords().refusedHasOneValue);
    return { ...line, refused: true };
  }

  /** @throws ScriptSyntaxError if a mark has no answer after it */
  end(): void {
    if (this.open !== undefined) throw new ScriptSyntaxError(this.open, deskWords().refusedNeedsAnswer);
  }
}

/** The value of a script's word in a question: an option as written, a seat's name, yes or no. */
export function scriptValue(
  word: string,
  question: Pick<Posed, 'shape' | 'options'> | undefined,
  sitters: readonly Sitter[],
): Value {
  if (question !== undefined) {
    const option = optionList(question).find((known) => String(known) === word);
    if (option !== undefined) return option;
    if (question.shape === 'seat') {
      const seat = seatByName(word, sitters);
      if (seat !== undefined) return seat;
    }
    if (question.shape === 'yes-no' && (word === 'yes' || word === 'no')) return word === 'yes';
  }
  return /^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word;
}

/**
 * Applies a line entirely or not at all. Adds `done` after several picks if it is still needed. A line that is marked
 * as refused changes nothing.
 * @param shown is called with the refusal of a line that is marked as refused
 * @returns the reason if it is refused, or, for a line marked as refused, if it is allowed
 */
export function applyScriptLine(
  session: Session,
  line: ScriptLine,
  shown: (refusal: ScriptRefusal) => void = () => {},
): ScriptRefusal | undefined {
  if (line.refused !== true) return attempted(session, line);
  const refusal = refusalOf(session, line);
  if (refusal.allowed === true) return refusal;
  shown(refusal);
  return undefined;
}

/** Why the rules refuse a line that is marked as refused, or that they allow it; nothing is changed. */
export function refusalOf(session: Session, line: ScriptLine): ScriptRefusal {
  const question = session.seats.find((own) => own.seat === line.seat)?.posed ?? undefined;
  const value = scriptValue(elementAt(line.words, 0), question, session.table.sitters);
  const allowed = (): ScriptRefusal => ({
    line,
    barred: { option: value, because: '', rule: question?.rule ?? '' },
    question,
    allowed: true,
  });
  if (question?.ask === line.ask && offers(question, value)) return allowed();
  return attempted(session, line) ?? allowed();
}

function attempted(session: Session, line: ScriptLine): ScriptRefusal | undefined {
  const { seat, ask, words, unfinished } = line;
  const asked = session.seats.find((own) => own.seat === seat);
  const question = asked?.posed ?? undefined;
  const values = words.map((word) => scriptValue(word, question, session.table.sitters));
  if (isForcedAlready(session.forced, line, values)) return undefined;
  if (asked === undefined || question === undefined || question.ask !== ask) {
    const option = elementAt(values, 0);
    return { line, barred: { option, because: 'not-your-turn', rule: question?.rule ?? '' }, question };
  }
  const refused = asked.answerAll(ask, values, unfinished !== true);
  return refused && { line, barred: refused.barred, question: refused.posed ?? undefined };
}

/**
 * Whether the line only repeats an answer that the driver has already given because it was forced. If so, that answer
 * and those before it are removed from the forced answers.
 */
export function isForcedAlready(
  forcedAnswers: ForcedAnswer[],
  { seat, ask }: ScriptLine,
  values: readonly Value[],
): boolean {
  const place = forcedAnswers.findIndex((forced) => forced.seat === seat && forced.ask === ask);
  if (place < 0) return false;
  const given = forcedAnswers.slice(place).filter((forced) => forced.seat === seat && forced.ask === ask);
  if (!values.every((value, index) => given[index]?.value === value)) return false;
  forcedAnswers.splice(0, place + 1);
  return true;
}
