import { type Desk, EventError, Refused } from '../../../engine/events.ts';
import { type Barred, type Question, refusal, type Seat } from '../../../engine/question.ts';
import { type AnswerGroup, isExpected, type PlayOutOptions, playOut } from '../../../engine/ready-answers.ts';
import type { LimitComponents } from '../components.ts';
import { allianceOf } from '../help.ts';
import type { AllianceKind, LimitState } from '../state.ts';

export type LimitDesk = Desk<LimitState, LimitComponents>;

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

/** The desk as a scenario sees it: its refusals use the scenarios' words. */
export function inScenarioWords(desk: LimitDesk): LimitDesk {
  return {
    get setting() {
      return desk.setting;
    },
    get state() {
      return desk.state;
    },
    get step() {
      return desk.step;
    },
    get open() {
      return desk.open;
    },
    get log() {
      return desk.log;
    },
    begin: (step, fixedDraws) => desk.begin(step, fixedDraws),
    goOn: () => desk.goOn(),
    drop: () => desk.drop(),
    mark: () => desk.mark(),
    rewind: (mark) => desk.rewind(mark),
    answer(seat, value) {
      const question = desk.open.find((open) => open.seat === seat);
      const barred = question === undefined ? undefined : refusal(question, value);
      if (question !== undefined && barred !== undefined) {
        const because = scenarioWord(question, barred);
        if (because !== barred.because) throw new Refused({ ...barred, because }, seat);
      }
      desk.answer(seat, value);
    },
  };
}

/**
 * Continues as `playOut` does. If a request for help is expected to be refused and the rules do not even offer it, it
 * counts as refused at the seat's next question.
 */
export function settle(
  desk: LimitDesk,
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
    left = playOut(desk, waiting, { ...options, stopAt });
    const question = desk.open[0];
    if (question === undefined || options.stopAt?.(question) === true) break;
    const next = left.find((group) => group.seat === question.seat);
    if (next !== undefined && isRefusedRequest(next)) left = withoutRequest(desk, left, next);
    else beyond = question;
  }
  for (const group of left) if (isRefusedRequest(group)) left = withoutRequest(desk, left, group);
  return left;
}

function isRefusedRequest(group: RequestGroup): boolean {
  return group.request !== undefined && group.refused !== undefined;
}

function withoutRequest(desk: LimitDesk, left: readonly AnswerGroup[], group: RequestGroup): AnswerGroup[] {
  const refused = new Refused(requestBarred(desk.state, group), group.seat);
  if (!isExpected(refused, group.refused ?? true))
    throw new EventError(
      `${group.text}: refused as ${refused.barred.because}, expected ${String(group.refused)}`,
    );
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
