import {
  type FieldKinds,
  fieldFault,
  isMap,
  kind,
  listOf,
  map,
  number,
  SEATS,
  text,
  upTo,
  whole,
} from '../engine/field-kinds.ts';
import { readIfThere, UnreadableFile, utf8Text } from '../engine/outside-file.ts';
import { writeWhole } from '../engine/whole-file.ts';
import { notesPath } from './data-folder.ts';
import { MOST_NOTES, NOTE_LIMIT, type Note, type NoteKeeper } from './notes.ts';

/** The version of the form of files with notes, raised with every change of their meaning. */
const FORMAT = 1;
/** The size limit of a file with notes, in bytes: far more than they need. */
const MOST_BYTES = 4 << 20;

const noteFields: FieldKinds = {
  answered: whole,
  round: number,
  seat: kind(whole.called, (value) => value === null || upTo(SEATS - 1).fits(value)),
  text: kind(text.called, (value) => typeof value === 'string' && [...value].length <= 8 * NOTE_LIMIT),
};

/** A list of notes, in a file or in another record. */
export const noteList = listOf(
  kind(map.called, (data) => isMap(data) && fieldFault(data, noteFields) === undefined),
  MOST_NOTES,
);

const fileFields: FieldKinds = { format: upTo(FORMAT, FORMAT), notes: noteList };

/** A file with notes cannot be used, and must not be replaced. */
export class NotesError extends Error {
  override name = 'NotesError';
}

/**
 * The notes on a match, in a file beside the match's own. What a person wrote is never replaced by less: a damaged file
 * stays as it is.
 * @throws NotesError if the file is damaged; UnreadableFile if it cannot be read
 */
export function notesBeside(match: string, damaged: (path: string) => string): NoteKeeper {
  const path = notesPath(match);
  return {
    notes: readNotes(path, damaged),
    keep: (notes) => writeWhole(path, `${JSON.stringify({ format: FORMAT, notes })}\n`),
  };
}

function readNotes(path: string, damaged: (path: string) => string): readonly Note[] {
  const bytes = readIfThere(path, MOST_BYTES);
  if (bytes === undefined) return [];
  let data: unknown;
  try {
    data = JSON.parse(utf8Text(bytes));
  } catch (thrown) {
    if (thrown instanceof SyntaxError || thrown instanceof UnreadableFile)
      throw new NotesError(damaged(path));
    throw thrown;
  }
  if (!isMap(data) || fieldFault(data, fileFields) !== undefined) throw new NotesError(damaged(path));
  const { notes } = data as unknown as { readonly notes: readonly Note[] };
  return notes;
}
