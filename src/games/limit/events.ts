import {
  type Desk,
  EventError,
  type EventNotation,
  Refused,
  type ScenarioEvent,
} from '../../engine/events.ts';
import type { Path } from '../../engine/place.ts';
import type { Question, Value } from '../../engine/question.ts';
import { type AnswerGroup, playOut } from '../../engine/ready-answers.ts';
import { beginAlliance } from './alliance-step.ts';
import { figure } from './cards/card.ts';
import { isCard } from './cards/order.ts';
import type { LimitComponents } from './components.ts';
import { answerGroups, chooseGroups } from './event-answers.ts';
import { limitPosition } from './position.ts';
import { CRISIS_STEPS, limitSteps, SOCIAL_STEPS, STRESS_STEPS } from './sequence.ts';
import { freezeColumns } from './social-phase.ts';
import type { LimitState } from './state.ts';

type LimitDesk = Desk<LimitState, LimitComponents>;

const COMPOSITE: Readonly<Record<string, readonly string[]>> = {
  socialPhase: SOCIAL_STEPS,
  globalCrises: CRISIS_STEPS,
  stressTest: STRESS_STEPS,
};

function apply(event: ScenarioEvent, desk: LimitDesk): void {
  if (typeof event['step'] === 'string') runSteps(event, event['step'], desk);
  else if (event['do'] === 'play') play(event, desk);
  else if (event['do'] === 'pass') turn(event, desk, () => desk.answer(seatOf(event), 'pass'));
  else if (event['do'] === 'withdraw') withdrawCard(event, desk);
  else throw new EventError(`an event is a step or what a seat does, not ${JSON.stringify(event)}`);
}

/** Runs a step, or all that its name stands for, to its end for every nation. */
function runSteps(event: ScenarioEvent, name: string, desk: LimitDesk): void {
  onlyWords(event, ['step', 'answers']);
  const steps = COMPOSITE[name] ?? [name];
  if (steps.some((step) => limitSteps[step] === undefined)) throw new EventError(`there is no step ${name}`);
  let groups = answerGroups(event['answers'], desk);
  for (const step of steps) groups = runStep(step, desk, groups);
  if (groups.length > 0) throw new EventError(`nobody asks for ${groups[0]?.text}`);
}

/** @returns the answers that the step did not ask for */
function runStep(step: string, desk: LimitDesk, groups: readonly AnswerGroup[]): AnswerGroup[] {
  desk.drop();
  if (isSocial(step) && !inSocialPhase(desk.state)) freezeColumns(desk.state);
  if (step === 'stressSupply') freezeColumns(desk.state);
  if (step === 'alliance') return runAlliance(desk, groups);
  return goOn(desk, step, groups);
}

/** Everyone's turn in the alliance step, one after the other. */
function runAlliance(desk: LimitDesk, groups: readonly AnswerGroup[]): AnswerGroup[] {
  beginAlliance(desk.state);
  let left = [...groups];
  do {
    left = goOn(desk, 'alliance', left);
  } while (desk.state.allianceTurn !== null);
  return left;
}

function goOn(desk: LimitDesk, step: string, groups: readonly AnswerGroup[]): AnswerGroup[] {
  const here = groups.filter((group) => group.at === undefined || group.at === step);
  const elsewhere = groups.filter((group) => !here.includes(group));
  desk.begin(step);
  const left = playOut(desk, here, { single: true, default: (question) => standard(question, here) });
  return [...left, ...elsewhere];
}

function isSocial(step: string): boolean {
  return (SOCIAL_STEPS as readonly string[]).includes(step);
}

/** Consecutive social steps belong to one phase, for which class C is read once (LIM-SOC-03). */
function inSocialPhase(state: LimitState): boolean {
  return (
    state.columns !== null &&
    state.step !== 'supply' &&
    (isSocial(state.step ?? '') || state.step === 'coldWar')
  );
}

/** Answers that a seat gives unless the scenario says otherwise. */
function standard(question: Question, groups: readonly AnswerGroup[]): Value | undefined {
  const { ask, figures } = question;
  if (ask === 'withdraw') return 'keep';
  if (ask === 'give' || ask === 'contribute') return 0;
  if (ask === 'confirm') return true;
  if (ask === 'break-alliance') return false;
  if (ask === 'bottom') return 'done';
  if (ask === 'transaction' && figures?.['done'] !== 0) return 'done';
  if (ask === 'ask') {
    // Contributions to a card need no request of their own.
    const contributed = groups.some((group) => group.answers.some((answer) => answer.ask === 'contribute'));
    return contributed && figures?.['goods'] === 'money' ? (figures['missing'] as number) : 0;
  }
  return undefined;
}

function seatOf(event: ScenarioEvent): number {
  if (typeof event['seat'] !== 'number')
    throw new EventError(`the seat is missing in ${JSON.stringify(event)}`);
  return event['seat'];
}

/** Stands in front of the seat's choice in Decide Policy, then acts. @throws Refused where it is not its turn */
function turn(event: ScenarioEvent, desk: LimitDesk, act: () => void): void {
  onlyWords(event, ['seat', 'do', 'card', 'choose', 'answers']);
  const seat = seatOf(event);
  const nation = desk.state.nations[seat];
  if (nation === undefined) throw new EventError(`there is no seat ${seat}`);
  openDecidePolicy(desk);
  const question = desk.open[0];
  if (question === undefined || question.seat !== seat) {
    const because = nation.passed ? 'passed' : 'not-your-turn';
    throw new Refused({ option: String(event['do']), because, rule: 'LIM-POL-20' }, seat);
  }
  act();
}

/** Opens the turn of the next nation; the step begins with the leader and is over once all have passed. */
function openDecidePolicy(desk: LimitDesk): void {
  if (desk.step === 'decidePolicy') return;
  desk.drop();
  const { state } = desk;
  if (state.turn === null) {
    const count = state.nations.length;
    const order = state.nations.map((_, place) => (state.leader + place) % count);
    const first = order.find((seat) => state.nations[seat]?.passed === false);
    if (first === undefined) return;
    state.turn = first;
  }
  desk.begin('decidePolicy');
}

function play(event: ScenarioEvent, desk: LimitDesk): void {
  const seat = seatOf(event);
  const card = event['card'];
  if (!isCard(card)) throw new EventError(`there is no card ${String(card)}`);
  turn(event, desk, () => {
    desk.answer(seat, card);
    const groups = [...chooseGroups(seat, event['choose']), ...answerGroups(event['answers'], desk)];
    const left = playOut(desk, groups, {
      single: true,
      default: (question) => standard(question, groups),
      stopAt: (question) => question.ask === 'play',
    });
    const { played, permanents, money } = desk.state.nations[seat] as LimitState['nations'][number];
    if (!played.includes(card) && !permanents.includes(card) && !endedTheStep(desk)) {
      const need = figure(desk.setting.components, card, 'money');
      throw new Refused(
        { option: card, because: 'money', rule: 'LR-58', need: need ?? 0, have: money },
        seat,
      );
    }
    const transaction = left.find((group) => group.answers[0]?.ask === 'transaction');
    if (transaction !== undefined)
      throw new Refused({ option: transaction.text, because: 'transactions', rule: 'LR-47' }, seat);
    if (left.length > 0) throw new EventError(`nobody asks for ${left[0]?.text}`);
  });
}

/** The instant cards are back in the hands already. */
function endedTheStep(desk: LimitDesk): boolean {
  return desk.step === null && desk.state.turn === null;
}

function withdrawCard(event: ScenarioEvent, desk: LimitDesk): void {
  const seat = seatOf(event);
  turn(event, desk, () => {
    desk.answer(seat, 'withdraw');
    const question = desk.open[0];
    if (question?.ask === 'withdraw') desk.answer(seat, event['card']);
  });
}

function onlyWords(event: ScenarioEvent, words: readonly string[]): void {
  for (const word of Object.keys(event)) {
    if (!words.includes(word))
      throw new EventError(`${word} is no part of this event; known are ${words.join(', ')}`);
  }
}

const UNORDERED = new Set(['hand', 'aside', 'played', 'permanents', 'shiftTiles', 'shown', 'winners']);

/** How Limit's scenarios are played and compared. */
export const limitEvents: EventNotation<LimitState, LimitComponents> = {
  apply,
  observe: (desk) => limitPosition.print(desk.state, desk.setting),
  unordered: (path: Path) =>
    UNORDERED.has(String(path.at(-1))) || path[0] === 'crises' || path[0] === 'alliances',
  whole: (path: Path) => path.length === 1 && path[0] === 'crises',
};
