import type { Answer } from './answer.ts';
import type { Setting, State } from './game.ts';

/** A position to continue from: a step with its answers. */
interface BranchPoint {
  readonly setting: Setting;
  readonly base: State;
  readonly step: string | null;
  readonly answers: readonly Answer[];
}

/**
 * A point of a match from which a rule-checking session can continue. The owner of the match passes it to the opener of
 * the session; no code in between can read its contents.
 */
export class Branch {
  readonly #point: BranchPoint;

  constructor(point: BranchPoint) {
    this.#point = point;
  }

  /** Only for the opener of a session, because the point contains everything hidden. */
  static pointOf(branch: Branch): BranchPoint {
    return branch.#point;
  }
}
