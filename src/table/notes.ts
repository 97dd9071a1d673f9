import { DiskError } from '../engine/disk-error.ts';
import type { Seat } from '../engine/question.ts';
import { shownText } from './seats.ts';
import { StoreAway } from './shared-records.ts';

/** The longest note, in characters. */
export const NOTE_LIMIT = 200;
/** The most notes of a match. */
export const MOST_NOTES = 500;

/** A line that a person wrote at a moment of a match, or a bookmark there. It belongs to no match, and nobody else sees it. */
export interface Note {
  /** The number of answers before it. */
  readonly answered: number;
  readonly round: number;
  /** The seat whose person wrote it; null if it was written while the match was read. */
  readonly seat: Seat | null;
  /** Empty for a bookmark. */
  readonly text: string;
}

/** Keeps the notes on a match. */
export interface NoteKeeper {
  /** The notes kept so far. */
  readonly notes: readonly Note[];
  /**
   * Replaces the notes.
   * @throws DiskError, StoreAway if they cannot be kept
   */
  keep(notes: readonly Note[]): void | Promise<void>;
}

/** Whether an error says that notes cannot be kept at the moment; its message is a sentence for the person. */
export function isKeepingFault(error: unknown): error is Error {
  return error instanceof DiskError || error instanceof StoreAway;
}

/** A moment of a match. */
export type NoteMoment = Pick<Note, 'answered' | 'round'>;

/** A person's notes at the moments of a match. */
export class Notebook {
  private notes: readonly Note[];
  private readonly keeper: NoteKeeper;

  /** @param here the moment at which a new note is written */
  constructor(
    keeper: NoteKeeper,
    private readonly here: () => NoteMoment,
  ) {
    this.keeper = keeper;
    this.notes = inOrder(keeper.notes);
  }

  /**
   * The notes of a seat's person, and those written while the match was read, in the order of the match.
   * @param seat `all` for those of everybody who played here
   */
  of(seat: Seat | null | 'all'): readonly Note[] {
    return this.notes.filter((note) => seat === 'all' || note.seat === null || note.seat === seat);
  }

  /** The notes at a moment. */
  at(answered: number, seat: Seat | null | 'all'): readonly Note[] {
    return this.of(seat).filter((note) => note.answered === answered);
  }

  /**
   * Writes a note at the current moment; does nothing if there is no text, or no room for more notes.
   * @returns whether it was written
   * @throws DiskError if it cannot be kept; it is then not written
   */
  async write(seat: Seat | null, typed: string): Promise<boolean> {
    const text = shownText([...typed.trim()].slice(0, NOTE_LIMIT).join(''));
    return text !== '' && (await this.add({ ...this.here(), seat, text }));
  }

  /**
   * Sets a bookmark at the current moment, or removes it.
   * @returns whether there is one now
   * @throws DiskError
   */
  async mark(seat: Seat | null): Promise<boolean> {
    const { answered } = this.here();
    const isMark = (note: Note): boolean =>
      note.answered === answered && note.text === '' && note.seat === seat;
    if (!this.notes.some(isMark)) return await this.add({ ...this.here(), seat, text: '' });
    await this.change(this.notes.filter((note) => !isMark(note)));
    return false;
  }

  /** Removes a note. @throws DiskError */
  async remove(note: Note): Promise<void> {
    await this.change(this.notes.filter((each) => each !== note));
  }

  private async add(note: Note): Promise<boolean> {
    if (this.notes.length >= MOST_NOTES) return false;
    await this.change(inOrder([...this.notes, note]));
    return true;
  }

  private async change(notes: readonly Note[]): Promise<void> {
    await this.keeper.keep(notes);
    this.notes = notes;
  }
}

function inOrder(notes: readonly Note[]): Note[] {
  return [...notes].sort((one, other) => one.answered - other.answered);
}
