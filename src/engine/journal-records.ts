import * as v from 'valibot';
import type { Answer } from './answer.ts';

/** The format that this program writes, and the only one that it reads. */
export const JOURNAL_FORMAT = 1;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const value = v.union([v.string(), v.boolean(), v.pipe(v.number(), v.finite())]);

const header = v.object({
  record: v.literal('match'),
  format: v.literal(JOURNAL_FORMAT),
  /** The version of the program that began the match. */
  program: v.string(),
  game: v.string(),
  edition: whole,
  /** The digest of the sourced component table. */
  components: v.string(),
  /** The table itself, where one took the place of the shipped one. */
  table: v.optional(v.unknown()),
  options: v.record(v.string(), value),
  players: v.pipe(whole, v.minValue(1)),
  seats: v.array(v.object({ name: v.string(), bot: v.optional(v.string()) })),
  seed: v.string(),
  /** The position from which the match began, where it is not the set-up. */
  given: v.optional(v.record(v.string(), v.unknown())),
  /** Milliseconds that a bot may think about one decision, where somebody said so. */
  think: v.optional(whole),
  began: v.string(),
});

const answer = v.object({
  record: v.literal('answer'),
  seat: whole,
  ask: v.string(),
  of: v.pipe(whole, v.minValue(1)),
  value,
  forced: v.optional(v.literal(true)),
});

const back = v.object({ record: v.literal('back'), answers: v.pipe(whole, v.minValue(1)) });

const step = v.object({ record: v.literal('step'), step: v.string(), answers: whole, digest: v.string() });

const snapshot = v.object({
  record: v.literal('snapshot'),
  round: v.pipe(v.number(), v.integer()),
  answers: whole,
  edition: whole,
  components: v.string(),
  /** The step that begins here; null where the game is over. */
  step: v.nullable(v.string()),
  digest: v.string(),
  state: v.record(v.string(), v.unknown()),
});

const over = v.object({
  record: v.literal('over'),
  scores: v.array(v.number()),
  winners: v.array(whole),
});

const record = v.variant('record', [header, answer, back, step, snapshot, over]);

/** The first line: everything that a match begins from. */
export type HeaderRecord = v.InferOutput<typeof header>;
export type AnswerRecord = v.InferOutput<typeof answer>;
/** The last so many answers were taken back. */
export type BackRecord = v.InferOutput<typeof back>;
/** A step has ended: the digest of the state after it, and how many answers there have been. */
export type StepRecord = v.InferOutput<typeof step>;
/** The whole state, from which a match is resumed. */
export type SnapshotRecord = v.InferOutput<typeof snapshot>;
/** The game is over: what lists of matches show. */
export type OverRecord = v.InferOutput<typeof over>;
export type JournalRecord = v.InferOutput<typeof record>;

/** One record as a line of the file. */
export function recordLine(entry: JournalRecord): string {
  return `${JSON.stringify(entry)}\n`;
}

/** The record of a line, or in words what is wrong with it. */
export function readRecord(line: string): JournalRecord | { readonly fault: string } {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return { fault: 'this is no JSON' };
  }
  const result = v.safeParse(record, data);
  if (result.success) return result.output;
  const issue = result.issues[0];
  return { fault: `${v.getDotPath(issue) ?? 'the record'}: ${issue.message}` };
}

/** The record of an answer. */
export function answerRecord(given: Answer): AnswerRecord {
  return { record: 'answer', ...given };
}

/** The answer of a record. */
export function recordedAnswer(entry: AnswerRecord): Answer {
  const { seat, ask, of, value } = entry;
  return entry.forced === true ? { seat, ask, of, value, forced: true } : { seat, ask, of, value };
}
