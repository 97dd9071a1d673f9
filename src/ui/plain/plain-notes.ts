import type { Seat } from '../../engine/question.ts';
import { isKeepingFault, type Notebook } from '../../table/notes.ts';
import { noteWords } from '../../words/index.ts';

/** Writes a note, and returns a sentence about the result. */
export async function writtenNote(notebook: Notebook, seat: Seat | null, text: string): Promise<string> {
  return await told(async () =>
    (await notebook.write(seat, text)) ? noteWords().written : noteWords().full,
  );
}

/** Sets a bookmark or removes it, and returns a sentence that says which. */
export async function toggledBookmark(notebook: Notebook, seat: Seat | null): Promise<string> {
  return await told(async () => ((await notebook.mark(seat)) ? noteWords().marked : noteWords().unmarked));
}

async function told(act: () => Promise<string>): Promise<string> {
  try {
    return await act();
  } catch (error) {
    if (isKeepingFault(error)) return error.message;
    throw error;
  }
}
