import { EventError, Refused, type StepRunner } from '../../../engine/events.ts';
import { type Barred, type Question, refusal, type Seat } from '../../../engine/question.ts';
import { type AnswerGroup, isExpected, type PlayOutOptions, playOut } from '../../../engine/ready-answers.ts';
import type { LimitComponents } from '../figures.ts';
import { allianceOf } from '../help.ts';
import type { AllianceKind, LimitState } from '../state.ts';
import { notation } from '../words/notation.ts';

export type LimitRunner = StepRunner<LimitState, LimitComponents>;

/** An entry of `answers` that asks allies for help. */
export interface RequestGroup extends AnswerGroup {
  readonly request?: { readonly kind: AllianceKind; readonly goods: string };
}

/** Refusals for which scenarios use a more general word than players see. */
const WIDER: Readonly<Record<string, string>> = {
  'plant-end': 'effect',
  'deck-empty': 'effect',
  'help-is-spent': 'effect',
  'not-paid': 'money',
  'same-alliance': 'no-target',
};

/** The scenarios' word for a refusal. */
export function widerWord(because: string): string {
  return WIDER[because] ?? because;
}

/** The refusal of a choice that does not exist at all, by the question's name. */
const NOTHING_SUCH = new Map([
  ['card', 'effect'],
  ['resource', 'effect'],
  ['plant', 'effect'],
  ['take', 'effect'],
  ['to', 'no-target'],
  ['member', 'no-alliance'],
]);

/** A refusal in the scenarios' words. */
function scenarioWord(question: Question, { because, option }: Barred): string {
  if (because === 'maximum' && question.ask === 'tokens') return Number(option) > 2 ? 'count' : 'effect';
  if (because !== 'not-offered') return widerWord(because);
  if (question.ask === 'member' && option === question.seat) return 'no-target';
  return NOTHING_SUCH.get(question.ask) ?? because;
}

/** The runner as a scenario sees it: its refusals use the scenarios' words. */
export function inScenarioWords(runner: LimitRunner): LimitRunner {
  return {
    get setting() {
      return runner.setting;
    },
    get state() {
      return runner.state;
    },
    get step() {
      return runner.step;
    },
    get open() {
      return runner.open;
    },
    get log() {
      return runner.log;
    },
    begin: (step, fixedDraws) => runner.begin(step, fixedDraws),
    goOn: () => runner.goOn(),
    drop: () => runner.drop(),
    mark: () => runner.mark(),
    rewind: (mark) => runner.rewind(mark),
    answer(seat, value) {
      const question = runner.open.find((open) => open.seat === seat);
      const barred = question === undefined ? undefined : refusal(question, value);
      if (question !== undefined && barred !== undefined) {
        const because = scenarioWord(question, barred);
        if (because !== barred.because) throw new Refused({ ...barred, because }, seat);
      }
      runner.answer(seat, value);
    },
  };
}

/**
 * Continues as `playOut` does. If a request for help is expected to be refused and the rules do not even offer it, it
 * counts as refused at the seat's next question.
 */
export function settle(
  runner: LimitRunner,
  groups: readonly AnswerGroup[],
  options: PlayOutOptions,
): AnswerGroup[] {
  let left = [...groups];
  let beyond: Question | undefined;
  for (;;) {
    const waiting = left;
    const stopAt = (question: Question) =>
      options.stopAt?.(question) === true ||
      (question !== beyond &&
        question.ask !== 'ask' &&
        waiting.some((group) => group.seat === question.seat && isRefusedRequest(group)));
    left = playOut(runner, waiting, { ...options, stopAt });
    const question = runner.open[0];
    if (question === undefined || options.stopAt?.(question) === true) break;
    const next = left.find((group) => group.seat === question.seat);
    if (next !== undefined && isRefusedRequest(next)) left = withoutRequest(runner, left, next);
    else beyond = question;
  }
  for (const group of left) if (isRefusedRequest(group)) left = withoutRequest(runner, left, group);
  return left;
}

function isRefusedRequest(group: RequestGroup): boolean {
  return group.request !== undefined && group.refused !== undefined;
}

function withoutRequest(
  runner: LimitRunner,
  left: readonly AnswerGroup[],
  group: RequestGroup,
): AnswerGroup[] {
  const refused = new Refused(requestBarred(runner.state, group), group.seat);
  if (!isExpected(refused, group.refused ?? true))
    throw new EventError(notation().refusedAs(group.text, refused.barred.because, String(group.refused)));
  return left.filter((other) => other !== group);
}

/**
 * Why the rules offer no request: the seat has no allies of that kind, or they do not have enough (LIM-ALL-22, LR-73).
 */
function requestBarred(state: LimitState, { seat, request, text }: RequestGroup): Barred {
  const { kind, goods } = request as { kind: AllianceKind; goods: string };
  if (allianceOf(state, kind, seat as Seat) === undefined)
    return { option: text, because: 'no-alliance', rule: 'LIM-ALL-15' };
  const because = goods === 'money' || goods === 'fossil' ? goods : 'resource';
  return { option: text, because, rule: 'LR-73' };
}
