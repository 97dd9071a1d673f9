/** The texts about a person's notes on a match. */
export const noteWords = {
  title: 'Notes',
  hint: 'Enter writes the note, Up Down choose one, Ctrl-D removes it',
  hintGo: 'Enter writes the note or goes to the chosen one, Up Down choose, Ctrl-D removes',
  prompt: 'note',
  none: 'There are no notes on this match yet.',
  place: (round: number): string => `round ${round}`,
  placeAt: (answered: number, round: number): string => `answer ${answered}, round ${round}`,
  by: (name: string): string => `by ${name}`,
  bookmark: 'bookmark',
  written: 'The note is kept; nobody else sees it.',
  removed: 'The note is removed.',
  marked: 'A bookmark is set here.',
  unmarked: 'The bookmark here is removed.',
  full: 'There is no room for another note.',
  unsaved: 'No notes can be kept on this match.',
  empty: 'note, then the text, as in: note Bo has two crises.',
  numbered: (number: number, place: string, text: string): string => `${number}. ${place}: ${text}`,
  noSuch: (count: number): string =>
    count === 0 ? 'There are no notes on this match yet.' : `The notes are numbered from 1 to ${count}.`,
  damaged: (path: string): string =>
    `${path} is damaged, so no notes are shown or kept. Move that file away to begin new ones.`,
  inReview: 'Notes:',
} as const;
