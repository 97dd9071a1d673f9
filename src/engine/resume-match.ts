import { fileWords, signs } from '../words/index.ts';
import type { Answer } from './answer.ts';
import { elementAt, lastOf } from './checked.ts';
import { digest } from './digest.ts';
import type { State } from './game.ts';
import { type Journal, JournalError, type PlacedSnapshot, ReplayError } from './journal.ts';
import type { JournalRecord, OverRecord } from './journal-records.ts';
import { isOfToday, type Keeping, KeptMatch } from './kept-match.ts';
import { Match, setUp } from './match.ts';
import type { Stage } from './stage.ts';
import { Divergence } from './stop.ts';

/** The result of resuming a match. */
export interface Resumption {
  /** The edition of the rules so far, if it differs. */
  readonly otherEdition?: number;
  /** Whether the component figures have changed. */
  readonly otherComponents: boolean;
  /** The number of answers since the snapshot that were dropped because today's rules do not allow them. */
  readonly dropped: number;
}

/**
 * Resumes a match from its last snapshot. Later answers are replayed and checked against the digests. A match of
 * another rules edition continues from the snapshot with as many of its answers as still fit.
 * @param onRecall called once, with the number of log entries before the snapshot, when something reaches back beyond
 * it
 * @throws ReplayError if the same edition gives another result; JournalError if the snapshot cannot be used
 */
export function resumeMatch<S extends State, V, C>(
  keeping: Keeping<S, V, C>,
  journal: Journal,
  onRecall: (logEntries: number) => void = () => {},
): { kept: KeptMatch<S, V, C>; resumption: Resumption } {
  const from = lastOf(journal.snapshots);
  if (digest(from.state) !== from.digest) {
    throw new JournalError(
      'damaged',
      journal.path,
      fileWords().damaged(fileWords().snapshotChanged),
      from.line,
    );
  }
  return isOfToday(keeping, from)
    ? resumeExactly(keeping, journal, from, onRecall)
    : resumeFromSnapshot(keeping, journal, from);
}

function resumeExactly<S extends State, V, C>(
  keeping: Keeping<S, V, C>,
  journal: Journal,
  from: PlacedSnapshot,
  onRecall: (logEntries: number) => void,
): { kept: KeptMatch<S, V, C>; resumption: Resumption } {
  const kept = KeptMatch.at(keeping, {
    state: from.state as unknown as S,
    step: from.step,
    answers: from.answers,
    expected: journal.steps.slice(from.stepsBefore),
    path: journal.path,
    earlier: () => {
      const stages = stagesBefore(keeping, journal, from);
      onRecall(stages.reduce((sum, stage) => sum + stage.log.length, 0));
      return stages;
    },
  });
  for (let index = from.answers; index < journal.answers.length; index += 1) replayAt(kept, journal, index);
  checkEnd(keeping, journal, kept.match);
  return { kept, resumption: { otherComponents: false, dropped: 0 } };
}

/** Checks that the recorded result is the one that the answers lead to. */
function checkEnd<S extends State, V, C>(
  keeping: Keeping<S, V, C>,
  journal: Journal,
  match: Match<S, V, C>,
): void {
  const { over } = journal;
  if (over === undefined) return;
  const line = journal.records.findLast(({ record }) => record === over)?.line;
  const fault = outcomeFault(keeping, match, over);
  if (fault !== undefined) throw new JournalError('damaged', journal.path, `damaged: ${fault}`, line);
}

/** How the recorded result differs from the match's; undefined if it does not. */
export function outcomeFault<S extends State, V, C>(
  { game, setting }: Keeping<S, V, C>,
  match: Match<S, V, C>,
  { scores, winners }: OverRecord,
): string | undefined {
  if (!match.over) return fileWords().endMissing(scores.join(signs().list));
  const outcome = game.outcome(match.state, setting);
  if (outcome.scores.join() === scores.join() && outcome.winners.join() === winners.join()) return undefined;
  return fileWords().otherEnd(scores.join(signs().list), outcome.scores.join(signs().list));
}

/** Replays the answer at an index; if it does not fit, the error names its line. */
function replayAt(match: { replay(answer: Answer): void }, journal: Journal, index: number): void {
  const { answer, line } = elementAt(journal.answers, index);
  try {
    match.replay(answer);
  } catch (thrown) {
    if (thrown instanceof Divergence) throw new ReplayError(journal.path, line, index, thrown.message);
    throw thrown;
  }
}

/** The stages from the first snapshot of the same rules to the one from which the match was resumed. */
function stagesBefore<S extends State, V, C>(
  keeping: Keeping<S, V, C>,
  journal: Journal,
  from: PlacedSnapshot,
): Stage<S>[] {
  let first = from;
  for (const snapshot of [...journal.snapshots].reverse()) {
    if (!isOfToday(keeping, snapshot)) break;
    first = snapshot;
  }
  if (first === from) return [];
  const match = new Match<S, V, C>(
    keeping.game,
    keeping.setting,
    first.state as unknown as S,
    {},
    first.step,
  );
  for (let index = first.answers; index < from.answers; index += 1) replayAt(match, journal, index);
  return match.history.slice(0, from.stepsBefore - first.stepsBefore);
}

function resumeFromSnapshot<S extends State, V, C>(
  keeping: Keeping<S, V, C>,
  journal: Journal,
  from: PlacedSnapshot,
): { kept: KeptMatch<S, V, C>; resumption: Resumption } {
  const tail = journal.answers.slice(from.answers);
  let fitting = 0;
  try {
    const state = stateOfToday(keeping, from);
    const kept = KeptMatch.at(keeping, {
      state,
      step: from.step,
      answers: from.answers,
      expected: [],
      path: journal.path,
    });
    const first: JournalRecord[] = [kept.snapshot(state, from.step, from.answers)];
    if (tail.length > 0) first.unshift({ record: 'back', answers: tail.length });
    kept.prepend(first);
    for (const { answer } of tail) {
      if (!fits(kept, answer)) break;
      fitting += 1;
    }
    const resumption = {
      otherComponents: from.components !== keeping.components,
      dropped: tail.length - fitting,
    };
    if (from.edition === keeping.game.edition) return { kept, resumption };
    return { kept, resumption: { ...resumption, otherEdition: from.edition } };
  } catch (thrown) {
    const message = fileWords().editionCannotContinue(
      keeping.game.edition,
      from.edition,
      (thrown as Error).message,
      journal.header.program,
    );
    throw new JournalError('other-edition', journal.path, message);
  }
}

/**
 * Converts the state of a snapshot to today's form: it is printed as a position, for which older editions had the same
 * words, and read again over the start of the match.
 */
function stateOfToday<S extends State, V, C>(
  { game, setting }: Keeping<S, V, C>,
  { edition, state }: PlacedSnapshot,
): S {
  const found = state as unknown as S;
  if (edition === game.edition) return found;
  const given = game.position.print(found, setting);
  const start = setUp(game, setting, '');
  return game.position.read(given, start, setting).state;
}

function fits(kept: { replay(answer: Answer, again: boolean): void }, answer: Answer): boolean {
  try {
    kept.replay(answer, true);
    return true;
  } catch (thrown) {
    if (thrown instanceof Divergence) return false;
    throw thrown;
  }
}
