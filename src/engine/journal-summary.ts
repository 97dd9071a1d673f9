import { readJournal } from './journal.ts';
import { type HeaderRecord, type JournalRecord, readRecord } from './journal-records.ts';
import { type FileEnds, readEnds, UnreadableFile } from './outside-file.ts';

/** The summary of a match file for lists. */
export interface JournalSummary {
  readonly header: HeaderRecord;
  /** The number of answers, without undone ones. */
  readonly answers: number;
  /** The round of the last snapshot. */
  readonly round: number;
  readonly over: boolean;
}

/** The bytes read at the beginning; most headers are shorter. */
const HEAD_BYTES = 4096;
/** The bytes read at the end; from its snapshot on, most rounds are shorter. */
const TAIL_BYTES = 16_384;

const snapshotStart = /^\{"record":"snapshot","round":(-?\d+),"answers":(\d+),/;
/** The beginning of records that are only counted. Parsing each of them would take half the time of a list. */
const answerStart = '{"record":"answer",';
const stepStart = '{"record":"step",';

/**
 * Reads the beginning and the end of a match file, and the whole file only if these do not suffice. A fault between the
 * two, or in an answer before the last record, goes unnoticed here; opening the match reports it.
 * @throws JournalError if the part that is read is invalid
 */
export function journalSummary(path: string): JournalSummary {
  const known = fromEnds(path);
  if (known !== undefined) return known;
  const { header, answers, snapshots, over } = readJournal(path);
  return {
    header,
    answers: answers.length,
    round: snapshots.at(-1)?.round ?? 0,
    over: over !== undefined,
  };
}

function fromEnds(path: string): JournalSummary | undefined {
  const ends = endsOf(path);
  if (ends === undefined) return undefined;
  const header = recordOf(ends.first);
  if (header?.record !== 'match') return undefined;
  const begin = ends.last.findLastIndex((line) => snapshotStart.test(line));
  const [, round, before] = snapshotStart.exec(ends.last[begin] ?? '') ?? [];
  if (round === undefined) return undefined;
  const least = Number(before);
  let answers = least;
  let over = false;
  const lines = ends.last.slice(begin + 1);
  for (const [index, line] of lines.entries()) {
    if (index < lines.length - 1 && line.endsWith('}')) {
      if (line.startsWith(stepStart)) continue;
      if (line.startsWith(answerStart)) {
        answers += 1;
        continue;
      }
    }
    const record = recordOf(line);
    if (record === undefined) return undefined;
    if (record.record === 'answer') answers += 1;
    else if (record.record === 'over') over = true;
    else if (record.record === 'back') {
      answers -= record.answers;
      over = false;
      // An undo has removed the snapshot itself.
      if (answers < least) return undefined;
    } else if (!(record.record === 'step' || record.record === 'lesson' || record.record === 'stand-in'))
      return undefined;
  }
  return { header, answers, round: Number(round), over };
}

function recordOf(line: string): JournalRecord | undefined {
  const record = readRecord(line);
  return 'fault' in record ? undefined : record;
}

/**
 * The first line of a file and whole lines at its end; undefined if the file is unreadable or its first line too long.
 */
function endsOf(path: string): { readonly first: string; readonly last: readonly string[] } | undefined {
  let ends: FileEnds;
  try {
    ends = readEnds(path, HEAD_BYTES, TAIL_BYTES);
  } catch (thrown) {
    if (thrown instanceof UnreadableFile) return undefined; // reading the whole file reports the reason
    throw thrown;
  }
  const headEnd = ends.first.indexOf('\n');
  if (headEnd < 0) return undefined;
  const begin = headEnd + 1 - ends.from;
  const lines = ends.last.toString('utf8', Math.max(0, begin)).split('\n');
  // An unended line may be torn, and the first piece may begin in the middle of a line.
  if (lines.pop() !== '') return undefined;
  return { first: ends.first.toString('utf8', 0, headEnd), last: begin < 0 ? lines.slice(1) : lines };
}
