import { elementAt } from './checked.ts';
import type { Game, Ledger, ScorePart, Setting, State } from './game.ts';

/** The public figures at the end of a round. */
export interface Chapter {
  /** The round's number; 0 for the beginning if the first round is 1. */
  readonly round: number;
  readonly ledger: Ledger;
  readonly scores: readonly number[];
  /** Each seat's points by source, which add up to its score; absent while the match runs, since they may be secret. */
  readonly parts?: readonly (readonly ScorePart[])[];
}

/**
 * The public figures at the beginning, at the end of each finished round, and now.
 * @param bases the states in which steps began, oldest first; at least one
 * @param now the present state
 * @param isOver whether the match is over
 */
export function chronicleOf<S extends State, C>(
  game: Pick<Game<S, unknown, C>, 'round' | 'ledger' | 'outcome'>,
  setting: Setting<C>,
  bases: readonly S[],
  now: S,
  isOver: boolean,
): Chapter[] {
  const chapter = (round: number, state: S): Chapter => {
    const { scores, parts } = game.outcome(state, setting);
    return { round, ledger: game.ledger(state, setting), scores, ...(isOver ? { parts } : {}) };
  };
  const first = elementAt(bases, 0);
  const chapters = [chapter(game.round(first) - 1, first)];
  let round = game.round(first);
  for (const base of bases.slice(1)) {
    if (game.round(base) > round) chapters.push(chapter(round, base));
    round = game.round(base);
  }
  chapters.push(chapter(round, now));
  return chapters;
}
