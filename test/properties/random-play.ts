import assert from 'node:assert/strict';
import { randomPolicy } from '../../src/bots/random.ts';
import type { Answer } from '../../src/engine/answer.ts';
import { digest } from '../../src/engine/digest.ts';
import type { Game, Setting, State } from '../../src/engine/game.ts';
import { Match, setUp } from '../../src/engine/match.ts';
import { optionAt, optionCount, type Question, type Seat } from '../../src/engine/question.ts';
import { drawNumber, randomStream } from '../../src/engine/random.ts';
import { playOutGame } from '../../src/engine/rollout.ts';
import { checkEveryOption, checkQuestion, checkRefusals } from './question-checks.ts';
import { checkPosition, checkState } from './state-checks.ts';
import { checkRedeal, checkSecrets, checkThinking, checkViews } from './view-checks.ts';

/** One game of random answers, and what must hold in it besides what holds in every game. */
export interface RandomPlay<S extends State, V, C> {
  readonly game: Game<S, V, C>;
  readonly setting: Setting<C>;
  readonly seed: string;
  /** Throws where the state is not sound: a piece lost, money made, a limit passed. */
  invariants?(state: S, setting: Setting<C>): void;
  /** Texts, such as quoted card ids, that only this seat's view and log may contain. */
  secrets?(state: S, seat: Seat): readonly string[];
  /** The costly checks run at every n-th answer; default: 7. */
  readonly thoroughEvery?: number;
  /** A game with more answers counts as endless; default: 20,000. */
  readonly mostAnswers?: number;
  /** The most answers that one step may take; default: 60. */
  readonly mostAnswersOfStep?: number;
}

/** What was seen on the way. */
export interface RandomPlayReport {
  readonly answers: number;
  readonly forced: number;
  readonly steps: number;
  /** The most answers that any step took, and its name. */
  readonly longestStep: { readonly step: string; readonly answers: number };
  /** How often each question was asked. */
  readonly asks: Readonly<Record<string, number>>;
  readonly scores: readonly number[];
}

/**
 * Plays a whole game with random answers, in a random order of seats where several are asked, and checks on the way
 * whatever must hold in every game.
 * @throws Error naming seed, answer, step and question where something does not hold
 */
export function checkRandomPlay<S extends State, V, C>(play: RandomPlay<S, V, C>): RandomPlayReport {
  const { game, setting, seed } = play;
  const chance = randomStream(`play/${seed}`);
  const random = (n: number) => drawNumber(chance, n);
  const start = setUp(game, setting, seed);
  const startDigest = digest(start);
  let context = 'set-up';
  try {
    const match = new Match(game, setting, start, { verify: true });
    const asks: Record<string, number> = {};
    let round = game.round(start);
    let checkedSteps = 0;
    while (!match.over) {
      const question = match.open[random(match.open.length)] as Question;
      context = `answer ${match.answered}, step ${match.cursor}, ${question.ask} to seat ${question.seat}`;
      asks[question.ask] = (asks[question.ask] ?? 0) + 1;
      assert.ok(match.answered < (play.mostAnswers ?? 20_000), 'the game does not end');
      assert.ok(game.round(match.state) >= round, 'the round goes back');
      round = game.round(match.state);
      checkState(match, play);
      checkQuestion(match, question);
      checkRefusals(match, question, random);
      checkViews(match);
      checkSecrets(match, play);
      if (match.history.length > checkedSteps) {
        checkedSteps = match.history.length;
        checkPosition(play, match.base, seed);
      }
      if (match.answered % (play.thoroughEvery ?? 7) === 0) {
        checkEveryOption(match, question, random);
        checkRedeal(match, question.seat, play, random);
        checkThinking(match, question.seat, play, `${seed}/${match.answered}`);
      }
      answerAtRandom(match, question, random);
    }
    context = 'the end';
    checkState(match, play);
    checkViews(match);
    checkUndoAndRedo(match, startDigest);
    context = 'rollout and match';
    checkRolloutAgrees(play);
    return { ...report(match, play), asks };
  } catch (thrown) {
    throw new Error(
      `${game.id}, ${setting.players} seats, seed ${seed}, ${context}: ${(thrown as Error).message}`,
      {
        cause: thrown,
      },
    );
  }
}

/** Answers; while the decision is still sealed, no other seat sees any difference. */
function answerAtRandom<S extends State, V, C>(
  match: Match<S, V, C>,
  question: Question,
  random: (n: number) => number,
): void {
  const { seat } = question;
  const others = [null, ...(match.setting.players === 1 ? [] : seatsOf(match.setting))].filter(
    (other) => other !== seat,
  );
  const before = others.map((other) => digest(match.view(other)));
  const count = optionCount(question);
  const stepsBefore = match.history.length;
  const value = optionAt(question, random(count));
  const barred = match.answer(seat, value, count === 1);
  assert.equal(barred, undefined, `the offered ${String(value)} is refused as ${barred?.because}`);
  const isSealed = match.history.length === stepsBefore && match.sealedOf(seat).length > 0;
  if (!isSealed) return;
  const after = others.map((other) => digest(match.view(other)));
  assert.deepEqual(after, before, `others see that seat ${seat} answered ${String(value)}, which is sealed`);
}

function seatsOf(setting: Setting): Seat[] {
  return Array.from({ length: setting.players }, (_, seat) => seat);
}

/** Undo to the start gives the start; the same answers again give the same steps, log and end. */
function checkUndoAndRedo<S extends State, V, C>(match: Match<S, V, C>, startDigest: string): void {
  const bases = match.history.map((stage) => digest(stage.base));
  const end = digest(match.state);
  const log = digest(match.log());
  const answers: Answer[] = match.history.flatMap((stage) => [...stage.answers]);
  assert.equal(match.answered, answers.length, 'the count of answers is wrong');
  match.undo(match.answered);
  const first = match.history[0];
  assert.equal(digest(first === undefined ? match.base : first.base), startDigest, 'undo misses the start');
  assert.equal(match.answered, 0, 'answers are left after undo');
  assert.equal(match.undoOutlook(), null, 'undo promises more than there is');
  for (const answer of answers) match.replay(answer);
  assert.deepEqual(
    match.history.map((stage) => digest(stage.base)),
    bases,
    'redo gives other steps',
  );
  assert.equal(digest(match.state), end, 'redo gives another end');
  assert.equal(digest(match.log()), log, 'redo gives another log');
}

/** A policy in a rollout and the same policy's answers in a match come to the same end. */
function checkRolloutAgrees<S extends State, V, C>({ game, setting, seed }: RandomPlay<S, V, C>): void {
  const match = new Match(game, setting, setUp(game, setting, seed));
  const policy = randomPolicy(seed);
  while (!match.over) {
    const question = match.open[0] as Question;
    assert.equal(match.answer(question.seat, policy(question)), undefined, 'the random bot is refused');
  }
  const state = setUp(game, setting, seed);
  const playout = playOutGame(game, setting, state, randomPolicy(seed));
  assert.equal(playout.decisions, match.answered, 'a rollout decides more or less often than a match');
  assert.equal(digest(state), digest(match.state), 'a rollout ends differently from a match');
}

function report<S extends State, V, C>(
  match: Match<S, V, C>,
  { game, setting, mostAnswersOfStep = 60 }: RandomPlay<S, V, C>,
): Omit<RandomPlayReport, 'asks'> {
  let longestStep = { step: '', answers: 0 };
  let forced = 0;
  for (const { step, answers } of match.history) {
    forced += answers.filter((answer) => answer.forced === true).length;
    if (answers.length > longestStep.answers) longestStep = { step, answers: answers.length };
  }
  assert.ok(
    longestStep.answers <= mostAnswersOfStep,
    `the step ${longestStep.step} takes ${longestStep.answers} answers, more than ${mostAnswersOfStep}`,
  );
  const { scores } = game.outcome(match.state, setting);
  return { answers: match.answered, forced, steps: match.history.length, longestStep, scores };
}
