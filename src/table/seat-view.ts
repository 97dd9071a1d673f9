import type { Foreseen } from '../engine/forecast.ts';
import type { Outcome, Setting } from '../engine/game.ts';
import type { Chapter, UndoOutlook } from '../engine/match.ts';
import type { Inquiry, Posed } from '../engine/posed.ts';
import type { Barred, Seat, Value } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { AnyGame } from '../games/index.ts';
import type { HintInMaking, HintListener } from './adviser-desk.ts';
import type { Reason } from './reasons.ts';

/** Who sits at a seat. */
export interface Sitter {
  readonly seat: Seat;
  readonly name: string;
  /** The bot that plays; absent for a person. */
  readonly bot?: string;
}

/** A bot that is thinking now. */
export interface Thought {
  readonly seat: Seat;
  /** The share that is done, 0 to 1. */
  readonly done: number;
  readonly hurried: boolean;
}

/** A seat that the table waits for. */
export interface Waiting {
  readonly seat: Seat;
  /** Since when, in milliseconds since 1970; for a whole sealed decision the time at which it began. */
  readonly since: number;
}

/** A request to take something back. It stands until all whom it concerns have agreed, or play goes on. */
export interface UndoRequest extends Pick<UndoOutlook, 'answers' | 'revealed'> {
  /** Who asks. */
  readonly seat: Seat;
  /** Whose consent it needs, ascending. */
  readonly asks: readonly Seat[];
  /** Who has agreed so far. */
  readonly agreed: readonly Seat[];
  /** Who has declined it: it then comes to nothing. Absent while it waits. */
  readonly declined?: Seat;
}

/** What was taken back last. */
export interface Undone {
  /** Who took it back. */
  readonly seat: Seat;
  readonly answers: number;
}

/** What everybody at a table may know, spectators included. */
export interface TableFacts {
  readonly game: AnyGame;
  readonly setting: Setting;
  /** The sourced component table, where it is not the shipped one. */
  readonly sourced?: unknown;
  readonly sitters: readonly Sitter[];
  /** The seed, once it may be shown; undefined while it would give away what is hidden. */
  readonly seed: string | undefined;
  readonly over: boolean;
  /** Whether people may ask for hints. */
  readonly givesHints: boolean;
  readonly round: number;
  /** The name of the step under way; null when the game is over. */
  readonly step: string | null;
  /** How many log entries there are since number 0, those that a seat may not read included: the next entry's number. */
  readonly logged: number;
  /** Who is to decide now, bots included; empty when the game is over. */
  readonly waitingFor: readonly Waiting[];
  /** The bot that thinks now; null where none does. Listeners hear of its progress, too. */
  readonly thought: Thought | null;
  /** The last request to take something back, where nobody has decided anything since. */
  readonly undoRequest: UndoRequest | null;
  /**
   * What was taken back last since the table was opened, another object each time; null where nothing was. A sealed
   * answer that its seat reconsiders alone is not told.
   */
  readonly undone: Undone | null;
  /** The open figures and scores at the beginning, at the end of each round, and now. */
  chronicle(): readonly Chapter[];
}

/** What taking back one's last decision would do. */
export interface SeatOutlook extends UndoOutlook {
  /** The other people who must agree first; empty where it is done at once. */
  readonly asks: readonly Seat[];
}

/** Several answers of which one is refused. */
export interface RefusedAnswers {
  readonly index: number;
  readonly barred: Barred;
  /** What was asked where the refused one would have gone. */
  readonly posed: Posed | null;
}

/**
 * What a seat may read, at a table as in a replay or a rule-checking session. Everything that it returns is plain data of
 * what this seat may know. Seat null is a spectator's: it is asked nothing.
 */
export interface Reading<V = unknown> extends Inquiry {
  readonly seat: Seat | null;
  /**
   * This seat's own open question; null where it has none, or is not asked as there is only one answer. In sealed and
   * simultaneous decisions every seat has one at the same time. It is the same object for as long as it stands.
   */
  readonly posed: Posed | null;
  /** All that the seat may know now. */
  view(): V;
  /** Standings in mid-game on what the seat may know, the final score at the end: the same routine. */
  outcome(): Outcome;
  /**
   * What the rules will do by themselves up to the end of the round, on what the seat may know, if nobody changes
   * anything first. A spectator is told what concerns the table as a whole.
   */
  forecast(): readonly Foreseen[];
  /**
   * Asks what a hard bot would answer to the seat's open question, on what the seat may know. The thinking changes nothing.
   * @returns null where nothing is asked, or where no hints are given
   */
  hint(listener: HintListener): HintInMaking | null;
  /**
   * What the seat may read of the log, oldest first, from entry number `from` on (default 0). Number 0 is where
   * the match was taken up; a negative number calls up what came before, which takes a replay the first time.
   */
  log(from?: number): readonly LogEntry[];
}

/** A seat at a table, and all that a client of it gets: a screen, line mode, a script, a bot, a connection. */
export interface SeatView<V = unknown> extends Reading<V> {
  readonly table: TableFacts;
  /**
   * Answers the open question; it is on disk before this returns.
   * @param to the question as it was read: where it no longer stands, nothing is answered by mistake
   * @returns why it is refused, and then nothing has changed
   */
  answer(value: unknown, to?: Posed): Barred | undefined;
  /**
   * Answers that belong together, such as several picks: all of them or none.
   * @param ask the word of the question that each of them answers
   * @param done adds `done` where the same question is then still open and offers it
   * @returns which one is refused and why, and then nothing has changed
   */
  answerAll(ask: string, values: readonly Value[], done?: boolean): RefusedAnswers | undefined;
  /** What undo would take back: the seat's last own decision and all after it; null where there is nothing. */
  undoOutlook(): SeatOutlook | null;
  /** Takes it back where it concerns nobody else; otherwise asks those whom it does. Does nothing without an outlook. */
  askUndo(): void;
  /** Agrees to the request that waits for this seat; with the last consent it is carried out. */
  agree(): void;
  /** Declines the request that waits for this seat, or withdraws the seat's own. */
  decline(): void;
  /**
   * Why the bots answered as they did, oldest first, without what this seat may not know: nothing while a decision is
   * sealed, no answer that stays with its seat, no option of which only the asked seat knows. Once the game is over,
   * nothing is left out.
   */
  reasons(): readonly Reason[];
  /**
   * What the seat knew when the step of a log entry had ended; before that step, where others of its entries follow
   * that the seat may read; what it knows now, where the step is under way or the entry is from before the table opened.
   */
  viewAfter(entry: LogEntry): V;
  /** The bot that thinks now answers with what it has. */
  hurry(): void;
  /** Called after every change of the table. Returns how to stop it. */
  subscribe(listener: () => void): () => void;
}
