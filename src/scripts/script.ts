import { elementAt, lastOf } from '../engine/checked.ts';
import type { Posed } from '../engine/posed.ts';
import { type Barred, optionList, type Seat, type Value } from '../engine/question.ts';
import type { Sitter } from '../table/seat-view.ts';
import { excerpt } from '../table/seats.ts';
import type { Session } from '../table/session.ts';
import type { ForcedAnswer } from '../table/table.ts';

/** One line of a script: the answers of one seat to one question. */
export interface ScriptLine {
  /** The 1-based line of the file. */
  readonly line: number;
  readonly seat: Seat;
  readonly ask: string;
  readonly words: readonly string[];
  /** The line ends with `...`: a later line continues the decision, so `done` is not added. */
  readonly unfinished?: true;
}

/** A line that is not an answer at all. */
export class ScriptSyntaxError extends Error {
  override name = 'ScriptSyntaxError';
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(`line ${line}: ${message}`);
  }
}

/** An answer that is illegal at this point of the script. No part of its line was applied. */
export interface ScriptRefusal {
  readonly line: ScriptLine;
  readonly barred: Barred;
  /** What the seat is asked; undefined if it is not asked at all. */
  readonly question: Posed | undefined;
}

/** The seat with this name or number (0 is the first). */
export function seatOf(name: string, sitters: readonly Sitter[]): Seat | undefined {
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
    throw new ScriptSyntaxError(
      line,
      `${excerpt(bare)} is not an answer; an answer has the form: seat: ask value [value…]`,
    );
  }
  const [, name = '', ask = '', values = ''] = match;
  const seat = seatOf(name, sitters);
  if (seat === undefined) {
    const names = sitters.map((sitter) => sitter.name).join(', ');
    throw new ScriptSyntaxError(line, `nobody is called ${excerpt(name.trim())}; at the table sit ${names}.`);
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
  return text.split(/\r?\n/).flatMap((line, index) => readScriptLine(line, index + 1, sitters) ?? []);
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
      const seat = seatOf(word, sitters);
      if (seat !== undefined) return seat;
    }
    if (question.shape === 'yes-no' && (word === 'yes' || word === 'no')) return word === 'yes';
  }
  return /^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word;
}

/**
 * Applies a line entirely or not at all. Adds `done` after several picks if it is still needed.
 * @returns the reason if it is refused
 */
export function applyScriptLine(session: Session, line: ScriptLine): ScriptRefusal | undefined {
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
