import { closeSync, lstatSync, openSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { reasonOf } from '../engine/disk-error.ts';
import {
  readDescriptorWithin,
  readFileWithin,
  readLinesUntil,
  UnreadableFile,
  utf8Text,
} from '../engine/outside-file.ts';
import { type Path, PlaceError } from '../engine/place.ts';
import { faultText, type TextDocument } from '../engine/text-document.ts';
import { ScriptSyntaxError } from '../scripts/script.ts';
import { Exit, exitCodes, usage } from './exit.ts';
import { endsBlock, pastedText } from './pasted-text.ts';

/** The largest text file that is read, in bytes: far more than a person writes. */
const TEXT_LIMIT = 16 << 20;

/** The same for YAML, whose parser takes some hundred bytes for each byte that it reads. */
export const YAML_LIMIT = 1 << 20;

/**
 * The text of a file named on the command line; `-` is the standard input.
 * @param most the bound in bytes
 * @throws Exit where it cannot be read, is larger, or is no UTF-8 text
 */
export function readText(path: string, most = TEXT_LIMIT): string {
  try {
    return utf8Text(readBytes(path, most));
  } catch (thrown) {
    if (thrown instanceof UnreadableFile) throw usage(`${path} cannot be read: ${thrown.message}.`);
    throw thrown;
  }
}

/**
 * A text that may have been copied from a message: of a block between fences what stands in it. From the standard input,
 * `-`, it is read up to the fence that closes the block, so that answers may follow.
 * @throws Exit where it cannot be read, is too large, or is no UTF-8 text
 */
export function readPasted(path: string): string {
  if (path !== '-') return pastedText(readText(path, YAML_LIMIT));
  try {
    return pastedText(readLinesUntil(0, YAML_LIMIT, endsBlock));
  } catch (thrown) {
    if (thrown instanceof UnreadableFile) throw usage(`What is pasted cannot be read: ${thrown.message}.`);
    throw thrown;
  }
}

/** How a shell names a pipe that it has opened for a command, which certainly has a writer. */
const PIPE = /^\/dev\/(?:fd\/(\d{1,4})|(stdin))$/;

function readBytes(path: string, most: number): Buffer {
  const pipe = PIPE.exec(path);
  if (path === '-' || pipe !== null) return readDescriptorWithin(Number(pipe?.[1] ?? 0), most);
  return readFileWithin(path, most);
}

/**
 * Writes a new file.
 * @throws Exit if the path exists already or cannot be written; no partial file is left behind
 */
export function writeNewFile(path: string, text: string): void {
  let isBegun = false;
  try {
    const descriptor = openSync(path, 'wx');
    isBegun = true;
    try {
      writeFileSync(descriptor, text);
    } finally {
      closeSync(descriptor);
    }
  } catch (thrown) {
    if (isBegun) rmSync(path, { force: true });
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST')
      throw usage(`${path} cannot be written: the file exists already.`);
    throw new Exit(
      isBegun ? exitCodes.failed : exitCodes.usage,
      `${path} cannot be written: ${reasonOf(thrown)}.`,
    );
  }
}

/**
 * Puts a text in the place of a file's content, or makes the file: at any moment the whole old text or the whole new one
 * is there. A link to the file stays one.
 * @throws what the system reports; the file is then as it was
 */
export function replaceFile(path: string, text: string): void {
  const file = isThere(path) ? realpathSync(path) : path;
  const beside = `${file}.${process.pid}`;
  try {
    writeFileSync(beside, text, { mode: 0o600 });
    renameSync(beside, file);
  } catch (thrown) {
    rmSync(beside, { force: true });
    throw thrown;
  }
}

/** Whether a path exists, if only as a link to nothing. */
export function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false; // not a usable path, such as one that is too long
  }
}

/**
 * A YAML or JSON file.
 * @param text what stands in it, where it has been read already
 * @throws Exit with the line where it is not well-formed
 */
export async function readYaml(path: string, text = readText(path, YAML_LIMIT)): Promise<TextDocument> {
  // The parser is large, and most matches begin without a file, so it is loaded here.
  const { readDocument } = await import('../engine/document.ts');
  return placed(path, undefined, [], () => readDocument(text));
}

/** Runs `act`; a fault with a place becomes a sentence with file and line. */
export function placed<T>(file: string, document: TextDocument | undefined, outer: Path, act: () => T): T {
  try {
    return act();
  } catch (thrown) {
    if (thrown instanceof PlaceError)
      throw new Exit(exitCodes.usage, `${file}: ${faultText(thrown, document, outer)}`);
    throw thrown;
  }
}

/** Runs `act`; a line of a script that is no answer becomes a sentence with the file, and its own exit code. */
export function inScript<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (thrown) {
    if (thrown instanceof ScriptSyntaxError)
      throw new Exit(exitCodes.illegalAnswer, `${file}, ${thrown.message}`);
    throw thrown;
  }
}
