import type { Lesson } from '../engine/words.ts';

/** A lesson with its number, from 1, and the number of lessons. */
export interface NumberedLesson extends Lesson {
  readonly number: number;
  readonly of: number;
}

/** The part of a match that lessons need: its round, and a record of the lessons given. */
export interface Taught {
  readonly round: number;
  readonly over: boolean;
  /** Records in the match that a lesson was given in this round. */
  noteLesson(round: number): void;
}

/** The lessons of a teaching match: one before the first decision of each round, until all are given. */
export class Lessons {
  private readonly told: Set<number>;

  /**
   * @param all lessons in order
   * @param told the rounds in which one was given before the match was resumed
   */
  constructor(
    private readonly all: readonly Lesson[],
    private readonly match: Taught,
    told: readonly number[] = [],
  ) {
    this.told = new Set(told);
  }

  /** The lesson to give now; undefined if this round has had one or none is left. */
  get due(): NumberedLesson | undefined {
    return this.match.over || this.told.has(this.match.round) ? undefined : this.numbered(this.told.size);
  }

  /** The last lesson given; undefined before the first. */
  get last(): NumberedLesson | undefined {
    return this.numbered(Math.min(this.told.size, this.all.length) - 1);
  }

  /** Records that the current lesson has been read. */
  tell(): void {
    if (this.due === undefined) return;
    const { round } = this.match;
    this.told.add(round);
    this.match.noteLesson(round);
  }

  private numbered(index: number): NumberedLesson | undefined {
    const lesson = this.all[index];
    return lesson === undefined ? undefined : { ...lesson, number: index + 1, of: this.all.length };
  }
}
