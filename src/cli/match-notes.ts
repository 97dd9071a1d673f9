import { UnreadableFile } from '../engine/outside-file.ts';
import type { NoteKeeper } from '../table/notes.ts';
import { NotesError, notesBeside } from '../table/notes-file.ts';
import { noteWords } from '../words/index.ts';
import { tell } from './output.ts';

/** The notes beside a match file; undefined, with a message, if they cannot be used. */
export function notesOf(path: string): NoteKeeper | undefined {
  try {
    return notesBeside(path, (file) => noteWords().damaged(file));
  } catch (thrown) {
    if (!(thrown instanceof NotesError || thrown instanceof UnreadableFile)) throw thrown;
    tell(`${thrown.message}\n`);
    return undefined;
  }
}
