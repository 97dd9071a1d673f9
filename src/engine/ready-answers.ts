import { notationWords } from '../words/index.ts';
import { present } from './checked.ts';
import { EventError, type ReadyAnswer, Refused, type StepRunner } from './events.ts';
import type { State } from './game.ts';
import { optionAt, optionCount, type Question, type Seat, type Value } from './question.ts';

/** Answers that belong together: one entry of an `answers` list. */
export interface AnswerGroup {
  readonly seat: Seat;
  readonly answers: readonly ReadyAnswer[];
  /** The group must be refused, for any reason (`true`) or one of these; then the seat is asked again. */
  readonly refused?: true | readonly string[];
  /** The step that the entry is for, to distinguish several in a run. */
  readonly at?: string;
  /** The text of the entry, for messages. */
  readonly text: string;
}

export interface PlayOutOptions {
  /** The game's default for a question that no ready answer fits. */
  default?(question: Question): Value | undefined;
  /** Whether a question with a single option answers itself. */
  readonly single: boolean;
  /** Whether to stop before this question and leave it open. */
  stopAt?(question: Question): boolean;
}

/** The reasons that `refused` in a scenario allows: `true` for any. */
export function expectedReasons(refused: unknown): true | readonly string[] {
  if (refused === true) return true;
  return Array.isArray(refused) ? refused.map(String) : [String(refused)];
}

export function isExpected(refused: Refused, expected: true | readonly string[]): boolean {
  return expected === true || expected.includes(refused.barred.because);
}

/**
 * Plays the step under way to its end. Each question takes the seat's next ready answer if it fits, otherwise the
 * game's default, otherwise, if allowed, the single option.
 * @returns the groups of answers that no question asked for
 * @throws Refused if the rules unexpectedly refuse a ready answer
 * @throws EventError if a question has no answer, or an answer that must be refused is accepted
 */
export function playOut<S extends State, C>(
  runner: StepRunner<S, C>,
  groups: readonly AnswerGroup[],
  options: PlayOutOptions,
): AnswerGroup[] {
  const waiting: WaitingGroup[] = groups.map((group) => ({ group, answers: [...group.answers] }));
  for (;;) {
    const question = runner.open[0];
    if (question === undefined) break;
    if (options.stopAt?.(question) === true) break;
    dropUnasked(waiting, question);
    const place = waiting.findIndex(({ group }) => group.seat === question.seat);
    const own = waiting[place];
    if (own !== undefined && own.answers[0]?.ask === question.ask) {
      if (own.group.refused === undefined) {
        const answer = present(own.answers.shift(), 'answer');
        if (own.answers.length === 0) waiting.splice(place, 1);
        runner.answer(question.seat, valueFor(answer, question));
      } else {
        expectRefusal(runner, own.group, own.group.refused);
        waiting.splice(place, 1);
      }
      continue;
    }
    const preset = options.default?.(question);
    if (preset !== undefined) runner.answer(question.seat, preset);
    else if (options.single && optionCount(question) === 1)
      runner.answer(question.seat, optionAt(question, 0));
    else throw new EventError(unanswered(question, own?.group));
  }
  return waiting
    .filter(({ answers }) => answers.some((answer) => answer.optional !== true))
    .map(({ group, answers }) => ({ ...group, answers }));
}

interface WaitingGroup {
  readonly group: AnswerGroup;
  readonly answers: ReadyAnswer[];
}

/** Drops the seat's optional answers before the one that the question asks for; if there is none, they stay. */
function dropUnasked(waiting: WaitingGroup[], question: Question): void {
  const passedOver: WaitingGroup[] = [];
  for (const own of waiting.filter(({ group }) => group.seat === question.seat)) {
    const wanted = own.answers.findIndex((answer) => answer.ask === question.ask || answer.optional !== true);
    if (wanted < 0) {
      passedOver.push(own);
      continue;
    }
    if (own.answers[wanted]?.ask !== question.ask) return;
    own.answers.splice(0, wanted);
    for (const group of passedOver) waiting.splice(waiting.indexOf(group), 1);
    return;
  }
}

function valueFor(answer: ReadyAnswer, question: Question): Value {
  return typeof answer.value === 'function' ? answer.value(question) : answer.value;
}

function expectRefusal<S extends State, C>(
  runner: StepRunner<S, C>,
  group: AnswerGroup,
  expected: true | readonly string[],
): void {
  const mark = runner.mark();
  try {
    for (const answer of group.answers) {
      const question = runner.open.find((open) => open.seat === group.seat);
      runner.answer(group.seat, question === undefined ? '' : valueFor(answer, question));
    }
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown;
    if (!isExpected(thrown, expected)) {
      throw new EventError(
        notationWords().groupRefusedAs(group.text, thrown.barred.because, String(expected)),
      );
    }
    runner.rewind(mark);
    return;
  }
  throw new EventError(notationWords().groupAccepted(group.text, String(expected)));
}

function unanswered(question: Question, next: AnswerGroup | undefined): string {
  return notationWords().unanswered(question.seat, question.ask, question.rule, next?.text);
}
