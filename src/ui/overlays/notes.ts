import { bold, dim, type Line, painted, typing } from '../../drawing/lines.ts';
import { characters, wrap } from '../../drawing/text.ts';
import type { Seat } from '../../engine/question.ts';
import { isKeepingFault, type Note, type Notebook } from '../../table/notes.ts';
import { noteWords, signs } from '../../words/index.ts';
import { typedInto } from '../keys.ts';
import { windowAround } from '../prompts/list.ts';
import type { ShownScreen } from '../shown-screen.ts';
import { notePlace, noteText } from '../words/notes.ts';
import type { Overlay } from './overlay.ts';

/** A screen on which notes are written. */
export interface NoteScreen extends ShownScreen {
  /** The notes on the match; undefined if it is not saved. */
  readonly notebook: Notebook | undefined;
  /** Whose notes are shown. */
  readonly noteReader: Seat | null | 'all';
  /** Whose notes are written. */
  readonly noteWriter: Seat | null;
  /** Whether the moments of the match are numbered, so that the reader can go to a note. */
  readonly goesToNotes: boolean;
  goToNote(note: Note): void;
  remark(text: string): void;
}

/** Carries out a change of the notes, and reports the result. */
export function tellChange(screen: NoteScreen, change: Promise<string>): void {
  change.then(
    (said) => screen.remark(said),
    (error: unknown) => {
      if (isKeepingFault(error)) screen.remark(error.message);
      else screen.fail(error);
    },
  );
}

/** Sets or removes a bookmark at the moment that the screen shows. */
export function toggleBookmark(screen: NoteScreen): void {
  const { notebook } = screen;
  if (notebook === undefined) screen.remark(noteWords().unsaved);
  else
    tellChange(
      screen,
      notebook.mark(screen.noteWriter).then((isSet) => (isSet ? noteWords().marked : noteWords().unmarked)),
    );
}

/** A line in which a note on this moment is typed, and the notes so far. */
export function notesOverlay(notebook: Notebook, goes: boolean): Overlay<NoteScreen> {
  let typed = '';
  /** The index of the chosen note; -1: the line that is being typed. */
  let cursor = -1;
  const chosen = (screen: NoteScreen): Note | undefined => notebook.of(screen.noteReader)[cursor];
  return {
    id: 'note',
    title: noteWords().title,
    hint: goes ? noteWords().hintGo : noteWords().hint,
    isTyping: () => true,
    lines: (screen, { columns, rows }) => {
      const notes = notebook.of(screen.noteReader);
      cursor = Math.min(cursor, notes.length - 1);
      const label = `${noteWords().prompt}${signs().colon}`;
      const entry: Line = [
        ' ',
        painted(label, 'key', true),
        typing(typed, Math.max(8, columns - 4 - label.length)),
      ];
      if (notes.length === 0) return [entry, [], [' ', dim(noteWords().none)]];
      const listed = notes.map((note, place) => noteLines(note, place === cursor, screen, columns));
      const before = listed.slice(0, Math.max(0, cursor)).flat().length;
      const { from, to } = windowAround(listed.flat().length, before, rows - 2);
      return [entry, [], ...listed.flat().slice(from, to)];
    },
    press: (key, screen) => {
      const notes = notebook.of(screen.noteReader);
      if (key === 'up') cursor = Math.max(-1, cursor - 1);
      else if (key === 'down') cursor = Math.min(notes.length - 1, cursor + 1);
      else if (key === 'backspace') typed = characters(typed).slice(0, -1).join('');
      else if (key === 'ctrl-d') {
        const note = chosen(screen);
        if (note !== undefined)
          tellChange(
            screen,
            notebook.remove(note).then(() => noteWords().removed),
          );
      } else if (key === 'enter') {
        const note = chosen(screen);
        if (typed.trim() !== '') {
          tellChange(
            screen,
            notebook
              .write(screen.noteWriter, typed)
              .then((isWritten) => (isWritten ? noteWords().written : noteWords().full)),
          );
          screen.close();
        } else if (note !== undefined && goes) {
          screen.close();
          screen.goToNote(note);
        } else return false;
      } else {
        const longer = typedInto(typed, key);
        if (longer === undefined) return false;
        typed = longer;
      }
      return true;
    },
  };
}

function noteLines(note: Note, isChosen: boolean, screen: NoteScreen, columns: number): Line[] {
  const { voice, glyphs, goesToNotes } = screen;
  const place = notePlace(note, goesToNotes, (seat) => voice.seat(seat));
  const rows = wrap(voice.text(`${place}${signs().colon}${noteText(note)}`), columns - 5);
  return rows.map(
    (row, index): Line => [` ${index === 0 && isChosen ? glyphs.cursor : ' '} `, isChosen ? bold(row) : row],
  );
}
