import type { Lesson } from '../engine/words.ts';

/** A lesson with its number, from 1, and how many there are. */
export interface NumberedLesson extends Lesson {
  readonly number: number;
  readonly of: number;
}

/** What a match that teaches is asked for its round, and told of the lessons that were read. */
export interface Taught {
  readonly round: number;
  readonly over: boolean;
  /** Remembers in the match that a lesson was told in this round. */
  noteLesson(round: number): void;
}

/** The lessons of a match that teaches: one before the first decision of each round, as long as there are any. */
export class Lessons {
  private readonly told: Set<number>;

  /**
   * @param all the lessons in their order
   * @param told the rounds in which one was told before the match was resumed
   */
  constructor(
    private readonly all: readonly Lesson[],
    private readonly match: Taught,
    told: readonly number[] = [],
  ) {
    this.told = new Set(told);
  }

  /** The lesson that is to be told now; undefined where this round has had one, or none is left. */
  get due(): NumberedLesson | undefined {
    return this.match.over || this.told.has(this.match.round) ? undefined : this.numbered(this.told.size);
  }

  /** The lesson that was told last; undefined before the first. */
  get last(): NumberedLesson | undefined {
    return this.numbered(Math.min(this.told.size, this.all.length) - 1);
  }

  /** The lesson that is due has been read. */
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
