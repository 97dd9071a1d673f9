import type { Seat } from '../engine/question.ts';
import { printedName, type Say, type Words } from '../engine/words.ts';
import type { Language } from '../words/languages.ts';
import { asOwnReader, changeReader, readerLanguage } from '../words/reader.ts';
import type { Lessons } from './lessons.ts';
import type { Notebook } from './notes.ts';
import { OtherNames } from './other-names.ts';
import type { Preferences } from './preferences.ts';
import type { SeatView, Sitter, TableFacts } from './seat-view.ts';
import { shownWord } from './seats.ts';
import type { Table } from './table.ts';
import type { TableAnswers } from './table-answers.ts';
import type { ForcedAnswer } from './table-parts.ts';

/**
 * One client of a table: the seats played from here, and the words used for them. Several people at one keyboard are
 * one client with several seats; a spectator has none.
 */
export interface Session {
  /** What everyone at the table may know. */
  readonly table: TableFacts;
  readonly words: Words;
  /** How sentences name seats and words. People are called by their names, never "you". */
  readonly say: Say;
  /** The seats played from here, ascending. */
  readonly seats: readonly SeatView[];
  /** The first of them that must answer now; null while others decide or when the game is over. */
  readonly asked: SeatView | null;
  /** The path of the saved match and the name to resume it by; null if it is not saved. */
  readonly saved: { readonly name: string; readonly path: string } | null;
  /** Sentences about how the match was resumed, such as a dropped torn line or another edition of the rules. */
  readonly notes: readonly string[];
  /** The number of log entries that the people here know from the match from which this one branched off; default: 0. */
  readonly known?: number;
  /** The notes of the people here; absent if none can be kept. */
  notebook?: Notebook;
  /** Forced answers of people here since one of them last decided something; lines of a script may repeat them. */
  readonly forced: ForcedAnswer[];
  /** The lessons of a teaching match; absent in other matches. */
  readonly lessons?: Lessons;
  /**
   * One of the seats played from here; null for a spectator's.
   * @throws RangeError for a seat of another client
   */
  seatAt(seat: Seat | null): SeatView;
  /**
   * Undoes the last decision of a seat here. The people here have agreed; people elsewhere whom it concerns are asked.
   * @param seat default: the seat being asked
   * @returns whether it is undone; false while it waits for somebody's consent
   */
  undo(seat?: SeatView | null): boolean;
  /** Runs bots and forced answers until a seat here is asked, the game is over, or the signal arrives. */
  advance(signal?: AbortSignal): Promise<void>;
  /** Makes the thinking bot answer with its results so far. */
  hurry(): void;
  /**
   * Passes the keyboard to a seat, whose language is spoken from now on, or to everybody at once. Absent where one
   * person has the terminal.
   */
  attend?(seat: Seat | null): void;
  /** Loads the names of words in other languages, once somebody begins to type. */
  loadOtherNames?(): Promise<void>;
  /** Calls the listener after every change of the table. Returns a function that stops this. */
  subscribe(listener: () => void): () => void;
  /** Releases the resources of this client. */
  close(): void;
}

/** Lets a script play ahead of the questions; only the owner of the table has it. */
export type PlayAhead = Pick<TableAnswers, 'goOn' | 'inBulk'>;

/** How sentences of a match name its seats and words. */
export function sayOf(words: Words, sitters: readonly Sitter[]): Say {
  return {
    seat: (seat) => sitters[seat]?.name ?? `Seat ${seat + 1}`,
    name: (word) => printedName(words, word) ?? shownWord(word),
  };
}

/** The parts of a client besides its seats. */
export interface SessionParts extends Pick<Session, 'words' | 'saved' | 'notes' | 'lessons' | 'known'> {
  readonly forced?: ForcedAnswer[];
}

/** A client of a table that another process or client owns, such as one person at another terminal. */
export class Client implements Session {
  readonly say: Say;
  readonly saved: Session['saved'];
  readonly notes: readonly string[];
  readonly forced: ForcedAnswer[];
  readonly known?: number;
  notebook?: Notebook;
  readonly lessons?: Lessons;
  private readonly otherNames: OtherNames;

  /**
   * @param spectator the spectator's seat, for what everyone may see
   * @param seats the seats played from here, ascending
   */
  constructor(
    private readonly spectator: SeatView,
    readonly seats: readonly SeatView[],
    private readonly parts: SessionParts,
  ) {
    const { game, setting, sitters } = spectator.table;
    this.otherNames = new OtherNames(game, setting.components);
    this.say = {
      ...sayOf(parts.words, sitters),
      name: (word) => printedName(this.words, word) ?? shownWord(word),
      otherNames: (word) => this.otherNames.of(word),
    };
    this.saved = parts.saved;
    this.notes = parts.notes;
    this.forced = parts.forced ?? [];
    if (parts.known !== undefined) this.known = parts.known;
    if (parts.lessons !== undefined) this.lessons = parts.lessons;
  }

  get words(): Words {
    return this.parts.words;
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
    return this.spectator.subscribe(asOwnReader(listener));
  }

  loadOtherNames(): Promise<void> {
    return this.otherNames.load();
  }

  close(): void {}
}

/** A language of a seat, and what the game says in it. The program's own texts in it must be loaded, too. */
export interface SeatLanguage {
  readonly language: Language;
  readonly words: Words;
}

/** The client of the table's owner, with all people at one keyboard. */
export class HotSeat extends Client {
  /** The languages of seats that have one of their own. */
  private languages: ReadonlyMap<Seat, SeatLanguage> = new Map();
  /** The language of the other seats, and of everybody at once. */
  private readonly usual = readerLanguage();

  constructor(
    readonly host: Table,
    parts: Omit<SessionParts, 'forced'>,
  ) {
    const people = host.sitters.filter(({ bot }) => bot === undefined);
    const seats = people.map(({ seat }) => host.seatAt(seat));
    super(host.seatAt(null), seats, { ...parts, forced: host.answers.forced });
  }

  /** The keyboard is passed on in the order in which the rules ask. */
  override get asked(): SeatView | null {
    return this.firstOf(this.host.askedSeats);
  }

  override advance(signal?: AbortSignal): Promise<void> {
    return this.host.advance(signal);
  }

  /** Speaks to seats in languages of their own when the keyboard is theirs. */
  speakTo(languages: ReadonlyMap<Seat, SeatLanguage>): void {
    this.languages = languages;
  }

  attend(seat: Seat | null): void {
    const own = seat === null ? undefined : this.languages.get(seat);
    changeReader({ language: own?.language ?? this.usual });
  }

  override get words(): Words {
    const now = readerLanguage();
    if (now === this.usual) return super.words;
    return [...this.languages.values()].find(({ language }) => language === now)?.words ?? super.words;
  }

  /** Writes everything to disk and releases the match's lock. */
  override close(): void {
    this.host.close();
  }
}

/** The options of a screen. */
export interface ScreenOptions {
  /** Whether to use ASCII only. */
  readonly ascii: boolean;
  readonly theme: string;
  /** Whether people may undo. */
  readonly undo: boolean;
  /** Whether this game is played here for the first time, so that its demo is offered. */
  readonly isFirst?: boolean;
  /** The settings that a person keeps for all matches. */
  readonly preferences?: Preferences;
  /**
   * Aborted when the program must end (a signal, a lost terminal): the screen closes, restores the terminal and
   * resolves.
   */
  readonly signal: AbortSignal;
}

/** Why a screen closed: the game is over, the people left, or they will return after the walk-through. */
export type Ending = 'over' | 'left' | 'walk-through';
