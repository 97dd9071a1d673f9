import type { OutsideFault } from '../bots/bot.ts';
import type { Chapter } from '../engine/chronicle.ts';
import type { Foreseen } from '../engine/forecast.ts';
import type { Outcome, Setting } from '../engine/game.ts';
import type { Inquiry, Posed } from '../engine/posed.ts';
import type { Barred, Seat, Value } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { UndoOutlook } from '../engine/undo-outlook.ts';
import type { AnyGame } from '../games/index.ts';
import type { HintInMaking, HintListener } from './hint-maker.ts';
import type { Reason } from './reasons.ts';

/** The person or bot at a seat. */
export interface Sitter {
  readonly seat: Seat;
  readonly name: string;
  /** The level of the bot; absent for a person. */
  readonly bot?: string;
}

/** A bot's thinking in progress. */
export interface Thought {
  readonly seat: Seat;
  /** The progress, from 0 to 1. */
  readonly done: number;
  readonly hurried: boolean;
}

/** A seat that the table waits for. */
export interface Waiting {
  readonly seat: Seat;
  /** Waiting since then, in milliseconds since 1970; during a sealed decision, the time at which it began. */
  readonly since: number;
}

/** A request to undo. It stays open until everyone concerned has agreed or play continues. */
export interface UndoRequest extends Pick<UndoOutlook, 'answers' | 'revealed'> {
  /** The seat that asks. */
  readonly seat: Seat;
  /** The seats whose consent it needs, ascending. */
  readonly asks: readonly Seat[];
  /** The seats that have agreed so far. */
  readonly agreed: readonly Seat[];
  /** The seat that declined it, which ends the request; absent while it is open. */
  readonly declined?: Seat;
}

/** The last undo. */
export interface Undone {
  /** The seat whose decision was undone. */
  readonly seat: Seat;
  readonly answers: number;
}

/** A bot that was given up, and the one that decides in its place. */
export interface StandIn {
  readonly seat: Seat;
  /** The name of the bot that was given up. */
  readonly of: string;
  readonly bot: string;
  readonly because: OutsideFault;
  /** The file with what it has reported. */
  readonly log: string;
}

/** What everyone at a table may know, spectators included. */
export interface TableFacts {
  readonly game: AnyGame;
  readonly setting: Setting;
  /** The sourced component table; default: the shipped one. */
  readonly sourced?: unknown;
  readonly sitters: readonly Sitter[];
  /** The seed, once it may be shown; undefined while it would reveal hidden information. */
  readonly seed: string | undefined;
  readonly over: boolean;
  /** Whether people may ask for hints. */
  readonly givesHints: boolean;
  readonly round: number;
  /** The name of the step under way; null when the game is over. */
  readonly step: string | null;
  /** The number of log entries since number 0, unreadable ones included; also the next entry's number. */
  readonly logged: number;
  /** The seats that must decide now, bots included; empty when the game is over. */
  readonly waitingFor: readonly Waiting[];
  /** The bot that is thinking now; null if none is. Listeners are notified of its progress, too. */
  readonly thought: Thought | null;
  /** The bots that were given up since the table was opened, oldest first. */
  readonly standIns?: readonly StandIn[];
  /** The last request to undo; null once somebody has decided something since. */
  readonly undoRequest: UndoRequest | null;
  /**
   * The last undo since the table was opened, a new object each time; null if there was none. It does not report a seat
   * that reconsiders its own sealed answer.
   */
  readonly undone: Undone | null;
  /** The public figures and scores at the beginning, at the end of each round, and now. */
  chronicle(): readonly Chapter[];
}

/** What undoing the seat's last decision would do. */
export interface SeatOutlook extends UndoOutlook {
  /** The other people who must agree first; empty if the undo needs nobody's consent. */
  readonly asks: readonly Seat[];
}

/** A refusal of several answers because of one of them. */
export interface RefusedAnswers {
  readonly index: number;
  readonly barred: Barred;
  /** The question that the refused answer would have answered. */
  readonly posed: Posed | null;
}

/**
 * What a seat may read at a table, in a replay or in a rule-checking session. It returns plain data only, limited to
 * what this seat may know. A spectator's seat is null and is never asked.
 */
export interface Reading<V = unknown> extends Inquiry {
  readonly seat: Seat | null;
  /**
   * This seat's own open question; null if it has none, or is not asked because there is only one answer. In sealed and
   * simultaneous decisions several seats have one at the same time. The object stays the same while the question is
   * open.
   */
  readonly posed: Posed | null;
  /** All that the seat may know now. */
  view(): V;
  /**
   * The standings in mid-game, from what the seat may know, or the final score at the end. Both use the same routine.
   */
  outcome(): Outcome;
  /**
   * What the rules will do by the end of the round if nobody acts first, from what the seat may know. A spectator is
   * told what concerns the table as a whole.
   */
  forecast(): readonly Foreseen[];
  /**
   * Asks what a hard bot would answer to the seat's open question, knowing only what the seat may know. Thinking
   * changes nothing.
   * @returns null if there is no question, or hints are switched off
   */
  hint(listener: HintListener): HintInMaking | null;
  /**
   * The log entries that the seat may read, oldest first, from entry number `from` on (default 0). Number 0 is the
   * first entry since the match was resumed; a negative number fetches earlier entries, which takes a replay the first
   * time.
   */
  log(from?: number): readonly LogEntry[];
}

/** A seat at a table, which is all that a client gets: a screen, line mode, a script, a bot, a connection. */
export interface SeatView<V = unknown> extends Reading<V> {
  readonly table: TableFacts;
  /**
   * Answers the open question; the answer is on disk before this returns.
   * @param to the question as it was read; if it is no longer open, nothing is answered by mistake
   * @returns the reason if it is refused, with nothing changed
   */
  answer(value: unknown, to?: Posed): Barred | undefined;
  /**
   * Gives answers that belong together, such as several picks: all of them or none.
   * @param ask the word of the question that they all answer
   * @param done adds `done` if the same question is then still open and offers it
   * @returns which one is refused and why, with nothing changed
   */
  answerAll(ask: string, values: readonly Value[], done?: boolean): RefusedAnswers | undefined;
  /** What undo would take back: the seat's own last decision and all after it; null if there is nothing. */
  undoOutlook(): SeatOutlook | null;
  /**
   * Undoes it at once if it concerns nobody else; otherwise asks the others concerned. Does nothing without an outlook.
   */
  askUndo(): void;
  /** Agrees to the undo request that waits for this seat; the last consent carries it out. */
  agree(): void;
  /** Declines the undo request that waits for this seat, or withdraws the seat's own. */
  decline(): void;
  /**
   * Why the bots answered as they did, oldest first. What this seat may not know is omitted: everything while a
   * decision is sealed, answers that only their seat may know, and options known only to the asked seat. Once the game
   * is over, nothing is omitted.
   */
  reasons(): readonly Reason[];
  /**
   * What the seat knew after the step of a log entry; if other readable entries of that step follow, what it knew
   * before the step; if the step is under way or the entry is older than the table, what it knows now.
   */
  viewAfter(entry: LogEntry): V;
  /** Makes the thinking bot answer with its results so far. */
  hurry(): void;
  /** Calls the listener after every change of the table. Returns a function that stops this. */
  subscribe(listener: () => void): () => void;
}
