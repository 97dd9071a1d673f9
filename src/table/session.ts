import type { Outcome, Setting } from '../engine/game.ts';
import type { Chapter, UndoOutlook } from '../engine/match.ts';
import type { Barred, Question, Seat } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { Say, Words } from '../engine/words.ts';
import type { AnyGame } from '../games/index.ts';
import type { Preferences } from './preferences.ts';
import type { Reason } from './reasons.ts';

/** Who sits at a seat. */
export interface Sitter {
  readonly seat: Seat;
  readonly name: string;
  /** The bot that plays; absent for a person at this terminal. */
  readonly bot?: string;
}

/** A bot that is thinking now. */
export interface Thought {
  readonly seat: Seat;
  /** The share that is done, 0 to 1. */
  readonly done: number;
  readonly hurried: boolean;
}

/** A match at a table with people and bots, as screens and line mode drive it. */
export interface Session<V = unknown> {
  readonly game: AnyGame;
  readonly setting: Setting;
  readonly words: Words;
  /** The sourced component table, where it is not the shipped one. */
  readonly table?: unknown;
  /** How sentences name seats and words: people by their names, never "you". */
  readonly say: Say;
  readonly sitters: readonly Sitter[];
  /** The seed, once it may be shown; undefined while it would give away what is hidden. */
  readonly seed: string | undefined;
  /** Where the match is saved, and how to go on with it; null where it is not kept. */
  readonly saved: { readonly name: string; readonly path: string } | null;
  /** What there is to tell about how the match was taken up (a torn line dropped, another rules edition), in sentences. */
  readonly notes: readonly string[];
  /**
   * The question that a person at this terminal is to answer now; null while bots decide or the game is over.
   * In a simultaneous decision it is the first person who has not answered yet.
   */
  readonly asked: Question | null;
  readonly over: boolean;
  readonly round: number;
  /** The name of the step under way; null when the game is over. */
  readonly step: string | null;
  /** What a seat may know; null is a spectator. */
  view(seat: Seat | null): V;
  /**
   * What a seat may read of the log, oldest first, from entry number `from` on. Number 0 is where this session took
   * the match up; a negative number calls up what came before, which takes a replay the first time.
   */
  log(seat: Seat | null, from?: number): readonly LogEntry[];
  /** How many entries there are since number 0, those that a seat may not read included: the next entry's number. */
  readonly logged: number;
  /** Standings in mid-game, the final score at the end: the same routine. */
  outcome(): Outcome;
  /** The open figures and scores at the beginning, at the end of each round, and now. */
  chronicle(): readonly Chapter[];
  /**
   * Answers the asked question; it is saved before this returns.
   * @returns why it is refused, and then nothing has changed
   */
  answer(value: unknown): Barred | undefined;
  /** What undo would take back for the asked person: their last own decision and all after it; null where nothing. */
  undoOutlook(): UndoOutlook | null;
  /** Takes it back. At a table of several people the screen has asked all of them where something was revealed. */
  undo(): void;
  /**
   * Lets bots and forced answers run until a person is asked or the game is over. Yields to the event loop between
   * decisions so that a screen stays alive; `signal` stops it between two decisions.
   */
  advance(signal?: AbortSignal): Promise<void>;
  /** The bot that thinks now, while `advance` runs; null where none does. Listeners hear of its progress, too. */
  readonly thought: Thought | null;
  /** The bot that thinks now answers with what it has. */
  hurry(): void;
  /**
   * Why the bots answered as they did, oldest first, without what the reader may not know: nothing while a decision is
   * sealed, no answer that stays with its seat, no option of which only the asked seat knows. Once the game is over,
   * nothing is left out.
   */
  reasons(reader: Seat | null): readonly Reason[];
  /** Called after every change. Returns how to stop it. */
  subscribe(listener: () => void): () => void;
  /** Saves and lets go of the match's lock. */
  close(): void;
}

/** What a screen is told besides the match. */
export interface ScreenOptions {
  /** Nothing but ASCII. */
  readonly ascii: boolean;
  readonly theme: string;
  /** Whether people may take back what they did. */
  readonly undo: boolean;
  /** Whether whoever plays has never played this game here, and is offered its walk-through. */
  readonly isFirst?: boolean;
  /** What somebody set once for all their matches. */
  readonly preferences?: Preferences;
  /** Aborted when the program is to end (a signal, the terminal gone): the screen closes, restores the terminal, resolves. */
  readonly signal: AbortSignal;
}

/** How a screen ends: the game over, the people gone, or to come back once the walk-through has been watched. */
export type Ending = 'over' | 'left' | 'walk-through';

/** Plays a session until it is over or the people leave. The caller closes the session and says where it is saved. */
export type Play = (session: Session, options: ScreenOptions) => Promise<Ending>;
