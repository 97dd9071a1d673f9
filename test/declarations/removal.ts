/** Everything that follows from a declaration, as digests. */
export interface Outcome {
  /** Its obstacles in many positions. */
  readonly legality: string;
  /** The state after it is carried out. */
  readonly effect: string;
  /** Its effects as a prompt describes them. */
  readonly told: string;
  /** How it reads. */
  readonly text: string;
}

/** One cost, effect or condition of a declaration that can be left out in one place. */
export interface Removal {
  /** The card, power or agenda. */
  readonly of: string;
  readonly side: string;
  readonly place: number;
  readonly phrase: string;
  whole(): Outcome;
  /** What follows from the declaration without it. */
  less(): Outcome;
  /** What stays as it is without it, by the nature of the part. */
  readonly same: readonly (keyof Outcome)[];
}
