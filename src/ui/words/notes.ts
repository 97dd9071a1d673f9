import type { Seat } from '../../engine/question.ts';
import type { Note } from '../../table/notes.ts';
import { noteWords, signs } from '../../words/index.ts';

/**
 * The moment of a note in words, and who wrote it.
 * @param isNumbered whether the answers may be numbered: their number reveals secrets of a running match
 */
export function notePlace(
  { answered, round, seat }: Note,
  isNumbered: boolean,
  nameOf: (seat: Seat) => string,
): string {
  const place = isNumbered ? noteWords().placeAt(answered, round) : noteWords().place(round);
  return seat === null || !isNumbered ? place : `${place}${signs().comma}${noteWords().by(nameOf(seat))}`;
}

/** The text of a note, or the word for a bookmark if it has none. */
export function noteText({ text }: Note): string {
  return text === '' ? noteWords().bookmark : text;
}

/** The notes as numbered sentences, for line mode and reports. */
export function noteTexts(
  notes: readonly Note[],
  isNumbered: boolean,
  nameOf: (seat: Seat) => string,
): string[] {
  return notes.map((note, index) =>
    noteWords().numbered(index + 1, notePlace(note, isNumbered, nameOf), noteText(note)),
  );
}
