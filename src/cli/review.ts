import { availableParallelism } from 'node:os';
import { version } from '../../package.json';
import { glyphsFor } from '../drawing/glyphs.ts';
import { readJournal } from '../engine/journal.ts';
import type { Seat } from '../engine/question.ts';
import { readReplay } from '../replay/showing.ts';
import { decisionsOf, type ReviewBudget, reviewMatch } from '../review/review.ts';
import { keepReview, readReview } from '../review/review-file.ts';
import { summaryOf } from '../review/review-summary.ts';
import { reviewPath } from '../table/data-folder.ts';
import type { Sitter } from '../table/seat-view.ts';
import { canThinkInWorkers, ThinkingPool } from '../table/thinking-pool.ts';
import { reviewWords } from '../words/index.ts';
import { usage } from './exit.ts';
import { isThere } from './files.ts';
import { loadGame } from './find-game.ts';
import { leaving, watchSignals } from './leave.ts';
import { printJson, printLine, showProgress, tell } from './output.ts';
import { reviewReport } from './review-report.ts';
import { findMatch } from './saved.ts';
import { outputColumns } from './terminal.ts';

interface ReviewOptions {
  /** The seat whose decisions are judged, from 1; default: all people's. */
  readonly seat?: number;
  /** Milliseconds of thinking about each decision. */
  readonly think?: number;
  readonly iterations?: number;
  readonly ascii?: boolean;
  readonly json?: boolean;
}

/** Milliseconds between two writings of the judgements made so far. */
const KEEP_EVERY_MS = 5000;

/** `review MATCH`: judges the decisions of a finished match. */
export async function review(name: string, options: ReviewOptions): Promise<void> {
  const budget = budgetOf(options);
  const path = isThere(name) ? name : findMatch(name).path;
  const journal = readJournal(path);
  const { showing } = await readReplay(path, loadGame, journal);
  const { walk, sitters } = showing;
  if (!walk.open || journal.over === undefined) throw usage(reviewWords().notOver);
  const seats = seatsOf(sitters, options.seat);
  const subject = { path, journal, program: version, budget };
  const known = readReview(subject);
  const places = decisionsOf(walk, seats);
  watchSignals();
  const isThreaded = canThinkInWorkers() && journal.header.given === undefined;
  const pool = isThreaded ? new ThinkingPool(availableParallelism()) : null;
  const isShown = process.stderr.isTTY === true;
  let keptAt = performance.now();
  try {
    const decisions = await reviewMatch({
      walk,
      places,
      budget,
      pool,
      table: journal.header.table,
      known,
      signal: leaving,
      judged: (decision, done) => {
        known.set(decision.answered, decision);
        if (isShown) showProgress(reviewWords().progress(done, places.length));
        if (performance.now() - keptAt < KEEP_EVERY_MS) return;
        keptAt = performance.now();
        keepReview(subject, [...known.values()]);
      },
    });
    if (isShown) showProgress();
    const summary = summaryOf(decisions);
    if (options.json === true) printJson({ match: name, decisions, ...summary, all: places.length });
    else {
      const columns = outputColumns();
      const glyphs = glyphsFor(options.ascii === true, process.env);
      for (const line of reviewReport(showing, decisions, places.length, columns, glyphs)) printLine(line);
    }
    if (known.size === 0) return;
    keepReview(subject, [...known.values()]);
    if (options.json !== true) tell(`${reviewWords().kept(reviewPath(path))}\n`);
  } finally {
    pool?.close();
  }
}

function budgetOf({ think, iterations }: ReviewOptions): ReviewBudget {
  if (think !== undefined && iterations !== undefined) throw usage(reviewWords().twoBudgets);
  if (iterations !== undefined) return { iterations };
  return think === undefined ? undefined : { milliseconds: think };
}

function seatsOf(sitters: readonly Sitter[], chosen: number | undefined): readonly Seat[] {
  if (chosen !== undefined) {
    if (chosen > sitters.length) throw usage(reviewWords().noSeat(chosen, sitters.length));
    return [chosen - 1];
  }
  const people = sitters.flatMap(({ seat, bot }) => (bot === undefined ? [seat] : []));
  if (people.length === 0) throw usage(reviewWords().nobody);
  return people;
}
