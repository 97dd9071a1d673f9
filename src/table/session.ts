import type { Posed } from '../engine/posed.ts';
import type { Seat } from '../engine/question.ts';
import { printedName, type Say, type Words } from '../engine/words.ts';
import type { Lessons } from './lessons.ts';
import type { Preferences } from './preferences.ts';
import type { SeatView, Sitter, TableFacts } from './seat-view.ts';
import { shownWord } from './seats.ts';
import type { ForcedAnswer, SeatForesight, Table } from './table.ts';

/**
 * One client of a table: the seats that are played from here, and the language in which it is told of them. Several
 * people at one keyboard are one client that holds several seats; a spectator holds none.
 */
export interface Session {
  /** What everybody at the table may know. */
  readonly table: TableFacts;
  readonly words: Words;
  /** How sentences name seats and words: people by their names, never "you". */
  readonly say: Say;
  /** The seats that are played from here, ascending. */
  readonly seats: readonly SeatView[];
  /** The first of them that is to answer now; null while others decide or the game is over. */
  readonly asked: SeatView | null;
  /** Where the match is saved, and the name to resume it by; null if it is not saved. */
  readonly saved: { readonly name: string; readonly path: string } | null;
  /** Sentences about how the match was resumed, such as a torn line that was dropped, or another edition of the rules. */
  readonly notes: readonly string[];
  /** Forced answers of people here since one of them last decided something: lines of a script may name them. */
  readonly forced: ForcedAnswer[];
  /** What a match teaches whoever plays it for the first time; absent where it teaches nothing. */
  readonly lessons?: Lessons;
  /**
   * One of the seats that are played from here; null is a spectator's.
   * @throws RangeError for a seat of another client
   */
  seatAt(seat: Seat | null): SeatView;
  /**
   * Takes back what a seat here last decided. The people here have agreed; those elsewhere whom it concerns are asked.
   * @param seat default: the asked one
   * @returns whether it is undone; false while it waits for somebody's consent
   */
  undo(seat?: SeatView | null): boolean;
  /** Waits until a seat here is asked, or the game is over, or the signal comes; what runs by itself runs meanwhile. */
  advance(signal?: AbortSignal): Promise<void>;
  /** The bot that thinks now answers with what it has. */
  hurry(): void;
  /** Called after every change of the table. Returns how to stop it. */
  subscribe(listener: () => void): () => void;
  /** Lets go of what this client holds. */
  close(): void;
}

/** What lets a script go ahead of the questions; only the one who keeps the table has it. */
export interface PlayAhead {
  goOn(
    foresight: SeatForesight,
    isWhole: (open: readonly Posed[]) => boolean,
    forced: () => readonly ForcedAnswer[],
  ): boolean;
  inBulk<T>(act: () => Promise<T>): Promise<T>;
}

/** How sentences of a match name its seats and words. */
export function sayOf(words: Words, sitters: readonly Sitter[]): Say {
  return {
    seat: (seat) => sitters[seat]?.name ?? `Seat ${seat + 1}`,
    name: (word) => printedName(words, word) ?? shownWord(word),
  };
}

/** What a client is made of besides its seats. */
export interface SessionParts extends Pick<Session, 'words' | 'saved' | 'notes' | 'lessons'> {
  readonly forced?: ForcedAnswer[];
}

/** A client with seats of a table that is kept elsewhere, such as one person at another terminal. */
export class Client implements Session {
  readonly words: Words;
  readonly say: Say;
  readonly saved: Session['saved'];
  readonly notes: readonly string[];
  readonly forced: ForcedAnswer[];
  readonly lessons?: Lessons;

  /**
   * @param spectator the spectator's seat, for what everybody may see
   * @param seats those that are played from here, ascending
   */
  constructor(
    private readonly spectator: SeatView,
    readonly seats: readonly SeatView[],
    parts: SessionParts,
  ) {
    this.words = parts.words;
    this.say = sayOf(parts.words, spectator.table.sitters);
    this.saved = parts.saved;
    this.notes = parts.notes;
    this.forced = parts.forced ?? [];
    if (parts.lessons !== undefined) this.lessons = parts.lessons;
  }

  get table(): TableFacts {
    return this.spectator.table;
  }

  get asked(): SeatView | null {
    return this.firstOf(this.table.waitingFor.map(({ seat }) => seat));
  }

  protected firstOf(seats: readonly Seat[]): SeatView | null {
    for (const seat of seats) {
      const asked = this.seats.find((own) => own.seat === seat && own.posed !== null);
      if (asked !== undefined) return asked;
    }
    return null;
  }

  seatAt(seat: Seat | null): SeatView {
    const found = seat === null ? this.spectator : this.seats.find((own) => own.seat === seat);
    if (found === undefined) throw new RangeError(`Seat ${seat} is not played from here.`);
    return found;
  }

  undo(seat: SeatView | null = this.asked): boolean {
    if (seat === null) return false;
    const { table } = this;
    seat.askUndo();
    const { undoRequest } = table;
    if (undoRequest === null) return true;
    for (const own of this.seats) own.agree();
    return table.undoRequest === null;
  }

  advance(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.asked === null && !this.table.over && signal?.aborted !== true) return;
        stop();
        signal?.removeEventListener('abort', look);
        resolve();
      };
      const stop = this.spectator.subscribe(look);
      signal?.addEventListener('abort', look);
      look();
    });
  }

  hurry(): void {
    (this.seats[0] ?? this.spectator).hurry();
  }

  subscribe(listener: () => void): () => void {
    return this.spectator.subscribe(listener);
  }

  close(): void {}
}

/** The client of the one who keeps the table, with all its people at one keyboard. */
export class HotSeat extends Client {
  constructor(
    readonly host: Table,
    parts: Omit<SessionParts, 'forced'>,
  ) {
    const people = host.sitters.filter(({ bot }) => bot === undefined);
    const seats = people.map(({ seat }) => host.seatAt(seat));
    super(host.seatAt(null), seats, { ...parts, forced: host.forced });
  }

  /** The keyboard goes round in the order in which the rules ask. */
  override get asked(): SeatView | null {
    return this.firstOf(this.host.askedSeats);
  }

  override advance(signal?: AbortSignal): Promise<void> {
    return this.host.advance(signal);
  }

  /** Puts everything on disk and lets go of the match's lock. */
  override close(): void {
    this.host.close();
  }
}

/** What a screen is told besides the match. */
export interface ScreenOptions {
  /** Nothing but ASCII. */
  readonly ascii: boolean;
  readonly theme: string;
  /** Whether people may take back what they did. */
  readonly undo: boolean;
  /** Whether this game has never been played here before, so that its demo is offered. */
  readonly isFirst?: boolean;
  /** The settings that a person keeps for all matches. */
  readonly preferences?: Preferences;
  /** Aborted when the program is to end (a signal, the terminal gone): the screen closes, restores the terminal, resolves. */
  readonly signal: AbortSignal;
}

/** How a screen ends: the game over, the people gone, or to come back once the walk-through has been watched. */
export type Ending = 'over' | 'left' | 'walk-through';
