import { readFileSync } from 'node:fs';
import { type Path, PlaceError } from '../engine/place.ts';
import { faultText, type TextDocument } from '../engine/text-document.ts';
import { ScriptSyntaxError } from '../scripts/script.ts';
import { Exit, exitCodes, usage } from './exit.ts';

/**
 * The text of a file that somebody named; `-` is the standard input.
 * @throws Exit where it cannot be read
 */
export function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (thrown) {
    const code = (thrown as NodeJS.ErrnoException).code;
    throw usage(`${path} cannot be read: ${REASONS[code ?? ''] ?? code}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
};

/**
 * A YAML or JSON file.
 * @throws Exit with the line where it is not well-formed
 */
export async function readYaml(path: string): Promise<TextDocument> {
  const text = readText(path);
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
