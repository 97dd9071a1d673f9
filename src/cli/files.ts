import { closeSync, lstatSync, openSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { reasonOf } from '../engine/disk-error.ts';
import {
  readDescriptorWithin,
  readFileWithin,
  readLinesUntil,
  UnreadableFile,
  utf8Text,
} from '../engine/outside-file.ts';
import { type Path, PlaceError } from '../engine/place.ts';
import { replaceAtomically } from '../engine/replaced-file.ts';
import { faultText, type TextDocument } from '../engine/text-document.ts';
import { ScriptSyntaxError } from '../scripts/script.ts';
import { commandWords, fileWords, signs } from '../words/index.ts';
import { Exit, exitCodes, usage } from './exit.ts';
import { endsBlock, pastedText } from './pasted-text.ts';

/** The size limit of text files, in bytes: far more than a person writes. */
const TEXT_LIMIT = 16 << 20;

/** The same for YAML, whose parser needs about a hundred bytes of memory for each byte it reads. */
export const YAML_LIMIT = 1 << 20;

/**
 * Reads a text file named on the command line; `-` is the standard input.
 * @param most the size limit in bytes
 * @throws Exit if it cannot be read, is larger, or is not UTF-8
 */
export function readText(path: string, most = TEXT_LIMIT): string {
  try {
    return utf8Text(readBytes(path, most));
  } catch (thrown) {
    if (thrown instanceof UnreadableFile) throw usage(commandWords().unreadableFile(path, thrown.message));
    throw thrown;
  }
}

/**
 * Reads a text that may have been copied from a message. Of a fenced block, only the content counts. The standard
 * input, `-`, is read up to the closing fence, so that answers may follow.
 * @throws Exit if it cannot be read, is too large, or is not UTF-8
 */
export function readPasted(path: string): string {
  if (path !== '-') return pastedText(readText(path, YAML_LIMIT));
  try {
    return pastedText(readLinesUntil(0, YAML_LIMIT, endsBlock));
  } catch (thrown) {
    if (thrown instanceof UnreadableFile) throw usage(commandWords().unreadablePaste(thrown.message));
    throw thrown;
  }
}

/** The names of pipes that a shell opens for a command. Such a pipe certainly has a writer. */
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
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') throw usage(commandWords().fileExists(path));
    throw new Exit(
      isBegun ? exitCodes.failed : exitCodes.usage,
      commandWords().notWritten(path, reasonOf(thrown)),
    );
  }
}

/**
 * Replaces a file's content, or creates the file, atomically: at any moment either the old text or the new one is
 * complete. A link to the file remains a link.
 * @throws the system's error; the file is then unchanged
 */
export function replaceFile(path: string, text: string): void {
  const file = isThere(path) ? realpathSync(path) : path;
  replaceAtomically(file, `${file}.${process.pid}`, (beside) => writeFileSync(beside, text, { mode: 0o600 }));
}

/** Whether a path exists, even as a broken link. */
export function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false; // not a usable path, for example too long
  }
}

/**
 * Reads a YAML or JSON file.
 * @param text its content, if it has been read already
 * @throws Exit with the line of the first syntax error
 */
export async function readYaml(path: string, text = readText(path, YAML_LIMIT)): Promise<TextDocument> {
  // The parser is large, and most matches begin without a file, so it is loaded here.
  const { readDocument } = await import('../engine/document.ts');
  return placed(path, undefined, [], () => readDocument(text));
}

/**
 * Runs `act` and turns an error with a path into a message with file and line.
 * @param named the path as people call it
 */
export function placed<T>(
  file: string,
  document: TextDocument | undefined,
  outer: Path,
  act: () => T,
  named?: (path: Path) => Path,
): T {
  try {
    return act();
  } catch (thrown) {
    if (thrown instanceof PlaceError)
      throw new Exit(exitCodes.usage, fileWords().of(file, faultText(thrown, document, outer, named)));
    throw thrown;
  }
}

/** Runs `act` and turns a syntax error of a script into a message with the file and its own exit code. */
export function inScript<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (thrown) {
    if (thrown instanceof ScriptSyntaxError)
      throw new Exit(exitCodes.illegalAnswer, `${file}${signs().comma}${thrown.message}`);
    throw thrown;
  }
}
