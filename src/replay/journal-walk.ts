import { elementAt } from '../engine/checked.ts';
import { digest } from '../engine/digest.ts';
import type { State } from '../engine/game.ts';
import { type Journal, JournalError, ReplayError } from '../engine/journal.ts';
import { isOfToday, type Keeping } from '../engine/kept-match.ts';
import { Match } from '../engine/match.ts';
import { Divergence } from '../engine/stop.ts';
import type { AnyGame } from '../games/index.ts';
import { HintMaker } from '../table/hint-maker.ts';
import type { ThinkingPool } from '../table/thinking-pool.ts';
import { tableWords } from '../words/index.ts';
import { Walk } from './walk.ts';

/** A match file as a walk: the whole match, or its valid beginning and the difference that ends it. */
export interface JournalWalk {
  readonly walk: Walk;
  readonly failure?: ReplayError;
  /** The number of answers given under other rules or figures, which can no longer be shown. */
  readonly unseen: number;
}

/**
 * Walks through a match file, comparing every digest on the way.
 * @param pool the workers that think about hints; default: this thread computes hints itself
 * @throws JournalError if no part of the match was played under today's rules and figures
 */
export function walkOf(
  keeping: Keeping<State, unknown, unknown>,
  journal: Journal,
  pool?: ThinkingPool,
): JournalWalk {
  const { game, setting } = keeping;
  const start = journal.snapshots.find((snapshot) => isOfToday(keeping, snapshot));
  if (start === undefined || digest(start.state) !== start.digest) {
    const because =
      start === undefined
        ? tableWords().otherEditionShows(journal.header.edition, journal.header.program)
        : tableWords().snapshotChanged;
    throw new JournalError(
      start === undefined ? 'other-edition' : 'damaged',
      journal.path,
      because,
      start?.line,
    );
  }
  const expected = journal.steps.slice(start.stepsBefore);
  const ended: { readonly step: string; readonly digest: string }[] = [];
  const match: Match<State, unknown, unknown> = new Match(
    game,
    setting,
    start.state as unknown as State,
    { onStepEnd: ({ step }, after) => void ended.push({ step, digest: digest(after) }) },
    start.step,
  );
  let failure: ReplayError | undefined;
  let compared = 0;
  for (let index = start.answers; index < journal.answers.length && failure === undefined; index += 1) {
    const { answer, line } = elementAt(journal.answers, index);
    try {
      match.replay(answer);
    } catch (thrown) {
      if (!(thrown instanceof Divergence)) throw thrown;
      failure = new ReplayError(journal.path, line, index, thrown.message);
    }
    for (; compared < ended.length && failure === undefined; compared += 1) {
      const [known, got] = [expected[compared], ended[compared]];
      if (known === undefined || (known.step === got?.step && known.digest === got.digest)) continue;
      const message = tableWords().stepDiffers(
        known.step,
        known.digest,
        String(got?.step),
        String(got?.digest),
      );
      failure = new ReplayError(journal.path, known.line, index, message);
      match.undo(1);
    }
  }
  const course = {
    stages: match.history,
    end: { base: match.base, step: match.cursor, answers: match.answers },
  };
  const { header } = journal;
  // If a match began from a given position, only this thread knows its cards.
  const isForWorkers = pool !== undefined && header.given === undefined;
  const adviser = isForWorkers ? new HintMaker(game.id, header.table, pool) : undefined;
  const walk = new Walk(game as AnyGame, setting, course, journal.over !== undefined, adviser);
  return { walk, unseen: start.answers, ...(failure === undefined ? {} : { failure }) };
}

/** A match that is no longer being played, as a walk. */
export function walkOfMatch(match: Match<State, unknown, unknown>): Walk {
  const { game, setting, history, base, cursor, answers } = match;
  const course = { stages: [...history], end: { base, step: cursor, answers: [...answers] } };
  return new Walk(game as AnyGame, setting, course, true);
}
