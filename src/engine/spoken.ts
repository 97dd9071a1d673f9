import type { Seat } from './question.ts';
import type { Say } from './words.ts';

/** Names things in sentences about a table. */
export interface SpokenVoice extends Say {
  /** What a card or an option does; undefined if the game has no note on it. */
  note(id: string): string | undefined;
}

/** A pattern of written text and the words that a listener should hear in its place. */
export type SpokenSign = readonly [
  written: RegExp,
  said: string | ((written: string, ...parts: string[]) => string),
];

/** A part of the board that a listener can ask for by its word. */
export interface SpokenTopic {
  readonly word: string;
  /** Complete sentences, each understandable by itself. */
  lines(): readonly string[];
}

/**
 * The board of a game for people who listen: a seat's view in sentences. It reads only that view, so it tells nothing
 * that the seat may not know. The reader is "you".
 */
export interface Spoken<V = unknown> {
  /** The state of the match and of the reader, and who is ahead, in one line. */
  status(view: V, voice: SpokenVoice): string;
  /** What else a listener should hear before the first question, in at most two sentences. */
  situation(view: V, voice: SpokenVoice): readonly string[];
  /** The parts of the board, in the order offered. */
  topics(view: V, voice: SpokenVoice): readonly SpokenTopic[];
  /** What is face up in front of a seat, and, at the reader's own seat, what only the reader knows. */
  seat(view: V, seat: Seat, voice: SpokenVoice): readonly string[];
  /** A single space of the board, by name, with its neighbours; undefined if there is no such space. */
  place?(view: V, word: string, voice: SpokenVoice): readonly string[] | undefined;
  /** The reader's hand, with what the cards do. */
  hand(view: V, voice: SpokenVoice): readonly string[];
  /** The notation of this game that speech synthesisers misread, such as the code of a cell. */
  readonly signs?: readonly SpokenSign[];
  /** Kinds of routine log entries, which are told on request instead of as they happen: other seats' entries or all. */
  readonly routine: Readonly<Record<string, 'others' | 'all'>>;
}
