import type { Seat } from './question.ts';
import type { Say } from './words.ts';

/** How sentences about a table name things. */
export interface SpokenVoice extends Say {
  /** What a card or an option does; undefined where the game says nothing of it. */
  note(id: string): string | undefined;
}

/** Something written, in a pattern that finds all of its kind, and the words for it. */
export type SpokenSign = readonly [
  written: RegExp,
  said: string | ((written: string, ...parts: string[]) => string),
];

/** A part of the board that can be asked for by its word. */
export interface SpokenTopic {
  readonly word: string;
  /** Whole sentences, each of which is understood by itself. */
  lines(): readonly string[];
}

/**
 * The board of a game for people who listen: a seat's view in sentences. Nothing but that view is read, so nothing is
 * told that the seat may not know. The reader is "you".
 */
export interface Spoken<V = unknown> {
  /** Where the match and the reader stand, and who is ahead, in one line. */
  status(view: V, voice: SpokenVoice): string;
  /** What somebody should hear besides that before the first question: at most two sentences. */
  situation(view: V, voice: SpokenVoice): readonly string[];
  /** The parts of the board, in the order in which they are offered. */
  topics(view: V, voice: SpokenVoice): readonly SpokenTopic[];
  /** What lies open in front of a seat, and what the reader alone knows where it is the reader's own. */
  seat(view: V, seat: Seat, voice: SpokenVoice): readonly string[];
  /** A single place of the board by its name, with its neighbours; undefined where there is none of that name. */
  place?(view: V, word: string, voice: SpokenVoice): readonly string[] | undefined;
  /** What the reader holds, with what it does. */
  hand(view: V, voice: SpokenVoice): readonly string[];
  /** What this game's texts have that no voice reads as it is meant, such as the code of a cell, and what is said for it. */
  readonly signs?: readonly SpokenSign[];
  /** Kinds of log entries that follow by rule: told on request and not as they happen, those of others or all. */
  readonly routine: Readonly<Record<string, 'others' | 'all'>>;
}
