import { closeSync, lstatSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { reasonOf } from '../engine/disk-error.ts';
import { readDescriptorWithin, readFileWithin, UnreadableFile, utf8Text } from '../engine/outside-file.ts';
import { type Path, PlaceError } from '../engine/place.ts';
import { faultText, type TextDocument } from '../engine/text-document.ts';
import { ScriptSyntaxError } from '../scripts/script.ts';
import { Exit, exitCodes, usage } from './exit.ts';

/** The most that a text file may hold, in bytes: far more than anybody writes. */
const TEXT_LIMIT = 16 << 20;

/**
 * The same for YAML: its parser takes some forty bytes for each that it reads.
 */
export const YAML_LIMIT = 4 << 20;

/**
 * The text of a file that somebody named; `-` is the standard input.
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

/** What a shell calls a pipe that it has made for a command: somebody writes to it for certain. */
const PIPE = /^\/dev\/(?:fd\/(\d{1,4})|(stdin))$/;

function readBytes(path: string, most: number): Buffer {
  const pipe = PIPE.exec(path);
  if (path === '-' || pipe !== null) return readDescriptorWithin(Number(pipe?.[1] ?? 0), most);
  return readFileWithin(path, most);
}

/**
 * Writes a file that is not there yet.
 * @throws Exit where there is something already, or it cannot be written; half a file is not left behind
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
      throw usage(`${path} cannot be written: there is such a file already.`);
    throw new Exit(
      isBegun ? exitCodes.failed : exitCodes.usage,
      `${path} cannot be written: ${reasonOf(thrown)}.`,
    );
  }
}

/** Whether something lies at a path, if only a link that leads nowhere. */
export function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false; // no path at all, such as one that is too long
  }
}

/**
 * A YAML or JSON file.
 * @throws Exit with the line where it is not well-formed
 */
export async function readYaml(path: string): Promise<TextDocument> {
  const text = readText(path, YAML_LIMIT);
  // The parser is large, and most matches begin without a file.
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

/** Runs `act`; a line of a script that is no answer becomes a sentence with the file, and the exit code of wrong lines. */
export function inScript<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (thrown) {
    if (thrown instanceof ScriptSyntaxError)
      throw new Exit(exitCodes.illegalAnswer, `${file}, ${thrown.message}`);
    throw thrown;
  }
}
