import { fileWords } from '../words/index.ts';
import type { Answer } from './answer.ts';
import {
  type HeaderRecord,
  JOURNAL_FORMAT,
  type JournalRecord,
  type LessonRecord,
  type OverRecord,
  readRecord,
  recordedAnswer,
  type SnapshotRecord,
  type StepRecord,
} from './journal-records.ts';
import { readFileWithin, refuseUtf16, UnreadableFile } from './outside-file.ts';

/** Why a match file cannot be read or resumed. */
export type JournalFault = 'unreadable' | 'foreign' | 'other-format' | 'damaged' | 'other-edition';

/** A match file cannot be read or resumed; the message is one sentence. The file is unchanged. */
export class JournalError extends Error {
  override name = 'JournalError';
  constructor(
    readonly fault: JournalFault,
    readonly path: string,
    message: string,
    /** The number of the faulty line, from 1, if the fault is in one line. */
    readonly line?: number,
  ) {
    super(fileWords().at(path, line, message));
  }
}

/** The rules disagree with a match file. Everything before that point is sound. */
export class ReplayError extends Error {
  override name = 'ReplayError';
  constructor(
    readonly path: string,
    /** The first line that differs. */
    readonly line: number,
    /** The number of sound answers. */
    readonly sound: number,
    message: string,
  ) {
    super(fileWords().at(path, line, fileWords().soundBefore(message, sound)));
  }
}

/** An answer that was not undone, and its line in the file. */
export interface PlacedAnswer {
  readonly answer: Answer;
  readonly line: number;
}

export interface PlacedSnapshot extends SnapshotRecord {
  readonly line: number;
  /** The number of steps that ended before it. */
  readonly stepsBefore: number;
}

/** The contents of a match file, without the answers that were undone. */
export interface Journal {
  readonly path: string;
  readonly header: HeaderRecord;
  readonly answers: readonly PlacedAnswer[];
  /** The finished steps with their digests. */
  readonly steps: readonly (StepRecord & { readonly line: number })[];
  /** Never empty: the first one comes right after the header. */
  readonly snapshots: readonly PlacedSnapshot[];
  /** The result, if the game is over. */
  readonly over: OverRecord | undefined;
  /** The lessons that were given, in their order. */
  readonly lessons: readonly Pick<LessonRecord, 'round' | 'place'>[];
  /** Every record in the order of the file, including the answers that were undone. */
  readonly records: readonly { readonly record: JournalRecord; readonly line: number }[];
  /** The length in bytes of all whole lines. */
  readonly end: number;
  /** The length in bytes of the torn last line that was dropped; 0 if there is none. */
  readonly torn: number;
  /** Whether the last record is complete but lacks its line end. */
  readonly unended: boolean;
}

const NEWLINE = 0x0a;

/**
 * Reads a match file. A torn last line is dropped.
 * @throws JournalError if the file cannot be read, is not a match file, has another format, or is damaged
 */
export function readJournal(path: string): Journal {
  return parseJournal(path, readMatchFile(path));
}

/** The size limit of match files, in bytes: a hundred times the size of a long match. */
const FILE_LIMIT = 16 << 20;

/**
 * Reads the bytes of a match file.
 * @throws JournalError if the file cannot be read or exceeds the size limit
 */
export function readMatchFile(path: string): Buffer {
  try {
    const bytes = readFileWithin(path, FILE_LIMIT);
    refuseUtf16(bytes);
    return bytes;
  } catch (thrown) {
    if (!(thrown instanceof UnreadableFile)) throw thrown;
    throw new JournalError('unreadable', path, fileWords().fileNotRead(thrown.message));
  }
}

/** Like `readJournal`, from bytes. */
export function parseJournal(path: string, bytes: Buffer): Journal {
  const lines = wholeLines(bytes);
  const records = lines.texts.map((text, index) => {
    const record = readRecord(text);
    if (!('fault' in record)) return { record, line: index + 1 };
    throw index === 0
      ? noHeader(path, text)
      : new JournalError('damaged', path, fileWords().damaged(record.fault), index + 1);
  });
  const first = records[0]?.record;
  if (first === undefined) {
    throw new JournalError('foreign', path, bytes.length === 0 ? fileWords().isEmpty : fileWords().noMatch);
  }
  if (first.record !== 'match') throw new JournalError('foreign', path, fileWords().noHeader, 1);
  return { path, header: first, records, ...walk(path, records), ...lines.tail };
}

/** The whole lines, and a description of the rest. */
function wholeLines(bytes: Buffer): { texts: string[]; tail: Pick<Journal, 'end' | 'torn' | 'unended'> } {
  const lastNewline = bytes.lastIndexOf(NEWLINE);
  const texts = bytes
    .subarray(0, lastNewline + 1)
    .toString('utf8')
    .split('\n')
    .slice(0, -1);
  const rest = bytes.subarray(lastNewline + 1);
  if (rest.length === 0) return { texts, tail: { end: bytes.length, torn: 0, unended: false } };
  const text = rest.toString('utf8');
  if ('fault' in readRecord(text))
    return { texts, tail: { end: lastNewline + 1, torn: rest.length, unended: false } };
  return { texts: [...texts, text], tail: { end: bytes.length, torn: 0, unended: true } };
}

function noHeader(path: string, line: string): JournalError {
  const claim = claimedFormat(line);
  if (claim !== undefined && claim.format !== JOURNAL_FORMAT) {
    const message = fileWords().otherFormat(String(claim.format), String(claim.program), JOURNAL_FORMAT);
    return new JournalError('other-format', path, message);
  }
  if (claim === undefined) return new JournalError('foreign', path, fileWords().noMatch);
  const record = readRecord(line);
  return new JournalError(
    'damaged',
    path,
    fileWords().damagedHeader('fault' in record ? record.fault : ''),
    1,
  );
}

function claimedFormat(line: string): { format: unknown; program: unknown } | undefined {
  try {
    const data = JSON.parse(line) as { record?: unknown; format?: unknown; program?: unknown } | null;
    return data?.record === 'match' ? { format: data.format, program: data.program } : undefined;
  } catch {
    return undefined;
  }
}

/** Goes through the records in the order of writing and drops the answers that were undone. */
function walk(
  path: string,
  records: Journal['records'],
): Pick<Journal, 'answers' | 'steps' | 'snapshots' | 'over' | 'lessons'> {
  const answers: PlacedAnswer[] = [];
  const steps: Journal['steps'][number][] = [];
  const snapshots: PlacedSnapshot[] = [];
  const lessons: LessonRecord[] = [];
  let over: OverRecord | undefined;
  for (const { record, line } of records.slice(1)) {
    const damaged = (because: string) =>
      new JournalError('damaged', path, fileWords().damaged(because), line);
    if (snapshots.length === 0 && record.record !== 'snapshot')
      throw damaged(fileWords().firstSnapshotMissing);
    switch (record.record) {
      case 'match':
        throw damaged(fileWords().secondHeader);
      case 'answer':
        answers.push({ answer: recordedAnswer(record), line });
        break;
      case 'back':
        if (record.answers > answers.length) throw damaged(fileWords().tooManyUndone);
        answers.length -= record.answers;
        over = undefined;
        while ((steps.at(-1)?.answers ?? 0) > answers.length) steps.pop();
        while (snapshots.length > 1 && (snapshots.at(-1)?.answers ?? 0) > answers.length) snapshots.pop();
        break;
      case 'step':
        if (record.answers > answers.length) throw damaged(fileWords().stepBeforeAnswers);
        steps.push({ ...record, line });
        break;
      case 'snapshot':
        if (record.answers !== answers.length)
          throw damaged(fileWords().otherCount(answers.length, record.answers));
        snapshots.push({ ...record, line, stepsBefore: steps.length });
        break;
      case 'over':
        over = record;
        break;
      case 'lesson':
        lessons.push(record);
        break;
      case 'stand-in':
        break;
    }
  }
  if (snapshots.length === 0)
    throw new JournalError('damaged', path, fileWords().damaged(fileWords().neverBegun));
  return { answers, steps, snapshots, over, lessons };
}
