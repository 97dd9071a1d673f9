import type { Answer } from './answer.ts';
import type { Setting, State } from './game.ts';

/** What a match goes on from: a step with its answers. */
interface BranchPoint {
  readonly setting: Setting;
  readonly base: State;
  readonly step: string | null;
  readonly answers: readonly Answer[];
}

/**
 * A point of a match from which a rule-checking session can go on. It is handed from the one who keeps the match to the
 * one who opens the session; nobody in between can read what it holds.
 */
export class Branch {
  readonly #point: BranchPoint;

  constructor(point: BranchPoint) {
    this.#point = point;
  }

  /** For the one who opens a session alone: everything hidden is in it. */
  static pointOf(branch: Branch): BranchPoint {
    return branch.#point;
  }
}
