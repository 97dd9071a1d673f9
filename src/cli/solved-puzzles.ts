import { join } from 'node:path';
import { reasonOf } from '../engine/disk-error.ts';
import { type FieldKinds, fieldFault, isMap, listOf, text, upTo } from '../engine/field-kinds.ts';
import { makeFolder } from '../table/data-folder.ts';
import { commandWords, puzzleWords } from '../words/index.ts';
import { Exit, exitCodes } from './exit.ts';
import { isThere, readText, replaceFile } from './files.ts';
import { tell } from './output.ts';
import { ownFolder } from './own-folder.ts';

/** The version of the form of the file. */
const FORMAT = 1;
/** The size limit of the file, in bytes: room for thousands of puzzles. */
const MOST_BYTES = 1 << 20;

const fields: FieldKinds = { format: upTo(FORMAT, FORMAT), solved: listOf(text) };

/** What the file holds. */
interface SolvedRecord {
  readonly format: number;
  /** The ids of the solved puzzles. */
  readonly solved: readonly string[];
}

/** The file that remembers which puzzles were solved. */
function solvedPath(): string {
  return join(ownFolder(), 'puzzles.json');
}

/**
 * The ids of the puzzles that were solved here.
 * @throws Exit if the file cannot be read or is damaged
 */
export function solvedPuzzles(): ReadonlySet<string> {
  const path = solvedPath();
  if (!isThere(path)) return new Set();
  let data: unknown;
  try {
    data = JSON.parse(readText(path, MOST_BYTES));
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError)) throw thrown;
  }
  if (!isMap(data) || fieldFault(data, fields) !== undefined)
    throw new Exit(exitCodes.failed, puzzleWords().damagedRecord(path));
  const { solved } = data as unknown as SolvedRecord;
  return new Set(solved);
}

/** Remembers that a puzzle was solved. If it cannot be saved, a message says so. */
export function keepSolved(id: string): void {
  const path = solvedPath();
  const solved = [...new Set([...solvedPuzzles(), id])].sort();
  try {
    makeFolder(ownFolder());
    replaceFile(path, `${JSON.stringify({ format: FORMAT, solved })}\n`);
  } catch (thrown) {
    tell(`${commandWords().notWritten(path, reasonOf(thrown))}\n`);
  }
}
