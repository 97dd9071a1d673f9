import type { Lesson } from '../engine/words.ts';

/** A lesson with its number, from 1 in the order of telling, and the number of lessons. */
export interface NumberedLesson extends Lesson {
  readonly number: number;
  readonly of: number;
  /** Its place among the game's lessons, from 0. */
  readonly place: number;
}

/** The part of a match that lessons need: its round, and a record of the lessons given. */
export interface Taught {
  readonly round: number;
  readonly over: boolean;
  /** Records in the match that the lesson at this place was given in this round. */
  noteLesson(round: number, place: number): void;
}

/** A lesson that was given: its round and, unless the match file is an older one, its place. */
interface Given {
  readonly round: number;
  readonly place?: number;
}

/**
 * The lessons of a teaching match: one before the first decision of each round, in their order, until all are given. A
 * lesson that explains certain questions is given before the first of them, if it was not given yet.
 */
export class Lessons {
  /** The places of the lessons given, in the order of telling. */
  private readonly places: number[] = [];
  /** The rounds in which one was given. */
  private readonly rounds = new Set<number>();

  /**
   * @param all lessons in order
   * @param told the lessons given before the match was resumed
   */
  constructor(
    private readonly all: readonly Lesson[],
    private readonly match: Taught,
    told: readonly Given[] = [],
  ) {
    for (const { round, place } of told) {
      this.rounds.add(round);
      this.places.push(place ?? this.nextPlace());
    }
  }

  /**
   * The lesson to give before a question; undefined if there is none.
   * @param ask the word of the question
   */
  due(ask: string): NumberedLesson | undefined {
    if (this.match.over) return undefined;
    const needed = this.all.findIndex(
      ({ asks = [] }, place) => asks.includes(ask) && !this.places.includes(place),
    );
    if (needed >= 0) return this.numbered(needed, this.places.length + 1);
    return this.rounds.has(this.match.round)
      ? undefined
      : this.numbered(this.nextPlace(), this.places.length + 1);
  }

  /** The last lesson given; undefined before the first. */
  get last(): NumberedLesson | undefined {
    return this.numbered(this.places.at(-1) ?? -1, this.places.length);
  }

  /** Records that a lesson has been read. */
  tell({ place }: NumberedLesson): void {
    const { round } = this.match;
    this.rounds.add(round);
    this.places.push(place);
    this.match.noteLesson(round, place);
  }

  /** The first place whose lesson was not given yet; beyond the last if all were. */
  private nextPlace(): number {
    const place = this.all.findIndex((_, index) => !this.places.includes(index));
    return place < 0 ? this.all.length : place;
  }

  private numbered(place: number, number: number): NumberedLesson | undefined {
    const lesson = this.all[place];
    return lesson === undefined ? undefined : { ...lesson, number, of: this.all.length, place };
  }
}
