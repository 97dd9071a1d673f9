import { availableParallelism } from 'node:os';
import { version } from '../../package.json';
import { glyphsFor } from '../drawing/glyphs.ts';
import { readJournal } from '../engine/journal.ts';
import type { Seat } from '../engine/question.ts';
import { readReplay } from '../replay/showing.ts';
import type { ReviewBudget } from '../review/review.ts';
import { ReviewInProgress } from '../review/review-in-progress.ts';
import { summaryOf } from '../review/review-summary.ts';
import { reviewPath } from '../table/data-folder.ts';
import type { Sitter } from '../table/seat-view.ts';
import { reviewWords } from '../words/index.ts';
import { usage } from './exit.ts';
import { isThere, writeNewFile } from './files.ts';
import { loadGame } from './find-game.ts';
import { leaving, watchSignals } from './leave.ts';
import { notesOf } from './match-notes.ts';
import { print, printJson, printLine, showProgress, tell } from './output.ts';
import { reviewPicture, reviewReport } from './review-report.ts';
import { findMatch } from './saved.ts';
import { outputColumns, wantsLineMode } from './terminal.ts';

interface ReviewOptions {
  /** The seat whose decisions are judged, from 1; default: all people's. */
  readonly seat?: number;
  /** Milliseconds of thinking about each decision. */
  readonly think?: number;
  readonly iterations?: number;
  readonly ascii?: boolean;
  /** Whether tables and plots are told in sentences. */
  readonly plain?: boolean;
  readonly json?: boolean;
  /** Where the curve is written as a picture; `-` is the standard output. */
  readonly svg?: string;
}

/** `review MATCH`: judges the decisions of a finished match. */
export async function review(name: string, options: ReviewOptions): Promise<void> {
  const budget = budgetOf(options);
  if (options.json === true && options.svg === '-') throw usage(reviewWords().twoOutputs);
  const path = isThere(name) ? name : findMatch(name).path;
  const journal = readJournal(path);
  const { showing } = await readReplay(path, loadGame, journal);
  const { walk, sitters } = showing;
  if (!walk.open || journal.over === undefined) throw usage(reviewWords().notOver);
  const seats = seatsOf(sitters, options.seat);
  watchSignals();
  const workers = availableParallelism();
  const made = new ReviewInProgress({ walk, path, journal, program: version, seats, workers }, budget);
  const all = (await made.find()).length;
  const isShown = process.stderr.isTTY === true;
  await made.judge(leaving, (done) => {
    if (isShown) showProgress(reviewWords().progress(done, all));
  });
  if (isShown) showProgress();
  const { decisions } = made;
  if (options.json === true) printJson({ match: name, decisions, ...summaryOf(decisions), all });
  else if (options.svg !== '-') {
    const glyphs = glyphsFor(options.ascii === true, process.env);
    const inSentences = wantsLineMode(options.plain === true);
    const notes = notesOf(path)?.notes ?? [];
    const form = { columns: outputColumns(), glyphs, inSentences, notes };
    for (const line of reviewReport(showing, decisions, all, form)) printLine(line);
  }
  made.keep();
  if (options.svg !== undefined) writePicture(options.svg, reviewPicture(showing, decisions));
  if (options.json !== true && decisions.length > 0) tell(`${reviewWords().kept(reviewPath(path))}\n`);
}

/** Writes the picture of the curve to a new file, or to the standard output. */
function writePicture(file: string, picture: string | undefined): void {
  if (picture === undefined) throw usage(reviewWords().noCurve);
  if (file === '-') print(picture);
  else writeNewFile(file, picture);
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
