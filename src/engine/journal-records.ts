import { fileWords } from '../words/index.ts';
import type { Answer } from './answer.ts';
import {
  count,
  type FieldKinds,
  fieldFault,
  isMap,
  kind,
  kindWords,
  listOf,
  map,
  number,
  onlyTrue,
  options,
  orAbsent,
  orNull,
  SEATS,
  text,
  upTo,
  whole,
} from './field-kinds.ts';
import { PlaceError } from './place.ts';
import { checkPlainData } from './plain-data.ts';
import { isValue, type Value } from './question.ts';

/** The only format that this program writes and reads. */
export const JOURNAL_FORMAT = 1;

/** The first line: everything needed to begin the match. */
export interface HeaderRecord {
  readonly record: 'match';
  readonly format: typeof JOURNAL_FORMAT;
  /** The version of the program that began the match. */
  readonly program: string;
  readonly game: string;
  readonly edition: number;
  /** The digest of the sourced component table. */
  readonly components: string;
  /** The table itself; default: the shipped one. */
  readonly table?: unknown;
  readonly options: Readonly<Record<string, Value>>;
  readonly players: number;
  readonly seats: readonly { readonly name: string; readonly bot?: string }[];
  readonly seed: string;
  /** The position from which the match began; default: the set-up. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** The match from which this one branched off, and how many of its answers it begins with; default: none. */
  readonly origin?: { readonly match: string; readonly answers: number };
  /** Milliseconds that a bot may think about one decision; default: no limit. */
  readonly think?: number;
  /** Whether it teaches the game with a lesson in each round. */
  readonly guided?: true;
  readonly began: string;
  /** The digest of everything that determines the course of the match; older programs wrote none. */
  readonly digest?: string;
}

export interface AnswerRecord extends Answer {
  readonly record: 'answer';
}

/** An undo of the last `answers` answers. */
export interface BackRecord {
  readonly record: 'back';
  readonly answers: number;
}

/** The end of a step: the digest of the state after it, and the number of answers so far. */
export interface StepRecord {
  readonly record: 'step';
  readonly step: string;
  readonly answers: number;
  readonly digest: string;
}

/** The whole state, from which a match is resumed. */
export interface SnapshotRecord {
  readonly record: 'snapshot';
  readonly round: number;
  readonly answers: number;
  readonly edition: number;
  readonly components: string;
  /** The step that begins here; null if the game is over. */
  readonly step: string | null;
  readonly digest: string;
  readonly state: Readonly<Record<string, unknown>>;
}

/** The end of the game, with what lists of matches show. */
export interface OverRecord {
  readonly record: 'over';
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** A lesson was given in this round and must not be repeated when the match is resumed. */
export interface LessonRecord {
  readonly record: 'lesson';
  readonly round: number;
  /** Its place among the game's lessons, from 0; absent in older files, where lessons were given in their order. */
  readonly place?: number;
}

/** A bot was given up, and another one decides in its place from here on. */
export interface StandInRecord {
  readonly record: 'stand-in';
  readonly seat: number;
  /** The level of the other bot. */
  readonly bot: string;
  /** Why it was given up: a code, and what it said or did. */
  readonly because: string;
  readonly what?: string;
}

export type JournalRecord =
  | HeaderRecord
  | AnswerRecord
  | BackRecord
  | StepRecord
  | SnapshotRecord
  | OverRecord
  | LessonRecord
  | StandInRecord;

/** Longer than any wait for a bot, in milliseconds. */
const LONGEST_THINKING = 1_000_000_000;

const seat = kind(
  () => kindWords().nameAndBot,
  (value) => isMap(value) && text.fits(value['name']) && orAbsent(text).fits(value['bot']),
);

const origin = kind(
  map.called,
  (value) => isMap(value) && text.fits(value['match']) && whole.fits(value['answers']),
);

const answerValue = kind(() => kindWords().value, isValue);

/** The fields of each record. */
const FIELDS: Readonly<Record<JournalRecord['record'], FieldKinds>> = {
  match: {
    format: kind(
      () => String(JOURNAL_FORMAT),
      (value) => value === JOURNAL_FORMAT,
    ),
    program: text,
    game: text,
    edition: count,
    components: text,
    options,
    players: upTo(SEATS, 1),
    seats: listOf(seat),
    seed: text,
    given: orAbsent(map),
    origin: orAbsent(origin),
    think: orAbsent(upTo(LONGEST_THINKING)),
    guided: orAbsent(onlyTrue),
    began: text,
    digest: orAbsent(text),
  },
  answer: {
    seat: upTo(SEATS - 1),
    ask: text,
    of: count,
    value: answerValue,
    given: orAbsent(answerValue),
    forced: orAbsent(onlyTrue),
  },
  back: { answers: count },
  step: { step: text, answers: whole, digest: text },
  snapshot: {
    round: kind(() => kindWords().wholeNumber, Number.isInteger),
    answers: whole,
    edition: count,
    components: text,
    step: orNull(() => kindWords().textOrNull, text),
    digest: text,
    state: map,
  },
  over: { scores: listOf(number), winners: listOf(upTo(SEATS - 1)) },
  lesson: { round: whole, place: orAbsent(whole) },
  'stand-in': { seat: upTo(SEATS - 1), bot: text, because: text, what: orAbsent(text) },
};

/** A record as a line of the file. */
export function recordLine(entry: JournalRecord): string {
  return `${JSON.stringify(entry)}\n`;
}

/** The record of a line, or what is wrong with it. */
export function readRecord(line: string): JournalRecord | { readonly fault: string } {
  if (line.length > LINE_LIMIT) return { fault: fileWords().lineTooLong(LINE_LIMIT) };
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return { fault: fileWords().noJson };
  }
  if (!isMap(data)) return { fault: fileWords().notRecord };
  // Only records with a state, a position or figures can be large; the kinds of all other fields limit their sizes.
  if (data['record'] === 'match' || data['record'] === 'snapshot') {
    const fault = dataFault(data);
    if (fault !== undefined) return { fault };
  }
  const { record } = data;
  const fields = typeof record === 'string' && Object.hasOwn(FIELDS, record) && FIELDS[record as 'match'];
  if (!fields) return { fault: fileWords().noSuchRecord(recordName(record)) };
  const fault = fieldFault(data, fields);
  return fault === undefined ? (data as unknown as JournalRecord) : { fault };
}

/** The name of an unknown record; undefined for a name that is no text. */
function recordName(record: unknown): string | undefined {
  return typeof record === 'string' ? JSON.stringify(record.slice(0, 80)) : undefined;
}

/** The longest line that is read, in characters; no record is that long. */
const LINE_LIMIT = 4 << 20;

function dataFault(data: unknown): string | undefined {
  try {
    checkPlainData(data);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof PlaceError) return thrown.located;
    throw thrown;
  }
}

/** The record of an answer. */
export function answerRecord(given: Answer): AnswerRecord {
  return { record: 'answer', ...given };
}

/** The answer of a record. */
export function recordedAnswer({ seat, ask, of, value, given, forced }: AnswerRecord): Answer {
  const answer = given === undefined ? { seat, ask, of, value } : { seat, ask, of, value, given };
  return forced === true ? { ...answer, forced } : answer;
}
