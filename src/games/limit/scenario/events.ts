import { elementAt } from '../../../engine/checked.ts';
import { EventError, type EventNotation, Refused, type ScenarioEvent } from '../../../engine/events.ts';
import { ownOf } from '../../../engine/own.ts';
import type { Path } from '../../../engine/place.ts';
import { DONE, offers, optionCount, type Question, type Value } from '../../../engine/question.ts';
import type { AnswerGroup } from '../../../engine/ready-answers.ts';
import { beginAlliance } from '../alliance-step.ts';
import { nationAt } from '../board-changes.ts';
import { insertCard, isCard } from '../card-order.ts';
import { cardRule } from '../cards/card-rule.ts';
import type { LimitComponents } from '../figures.ts';
import { cardFigure } from '../figures.ts';
import { allianceOf } from '../help.ts';
import { freezeColumns } from '../social-phase.ts';
import type { LimitState } from '../state.ts';
import { CRISIS_STEPS, SOCIAL_STEPS, STRESS_STEPS, steps } from '../steps.ts';
import { WITHDRAWABLE } from '../withdrawal.ts';
import { notation } from '../words/notation.ts';
import { answerGroups, COUNT, chooseGroups, PICKS, picksMiscounted } from './event-answers.ts';
import { inScenarioWords, type LimitRunner, settle } from './event-runner.ts';
import { namedObstacle } from './named-obstacle.ts';
import { observe } from './observation.ts';

const COMPOSITE: Readonly<Record<string, readonly string[]>> = {
  socialPhase: SOCIAL_STEPS,
  globalCrises: CRISIS_STEPS,
};

function apply(event: ScenarioEvent, kernelDesk: LimitRunner): void {
  const runner = inScenarioWords(kernelDesk);
  if (typeof event['step'] === 'string') runSteps(event, event['step'], runner);
  else if (event['do'] === 'play') play(event, runner);
  else if (event['do'] === 'pass') turn(event, runner, [], () => runner.answer(seatOf(event), 'pass'));
  else if (event['do'] === 'withdraw') withdrawCard(event, runner);
  else throw new EventError(notation().noEvent(JSON.stringify(event)));
}

/** Runs a step to its end for every nation, or all steps that the name stands for. */
function runSteps(event: ScenarioEvent, name: string, runner: LimitRunner): void {
  onlyWords(event, ['step', 'answers']);
  const named = stepsNamed(name, runner.state);
  if (named.some((step) => !Object.hasOwn(steps, step))) throw new EventError(notation().noStep(name));
  if (name === 'event' && runner.state.star === null) throw new EventError(notation().eventsInSolo);
  let groups = answerGroups(event['answers'], runner);
  // A whole phase starts afresh, whatever came before.
  if (name === 'socialPhase') {
    runner.drop();
    freezeColumns(runner.state);
  }
  for (const step of named) groups = runStep(step, runner, groups);
  if (groups.length > 0) throw new EventError(notation().nobodyAsks(groups[0]?.text ?? ''));
}

/** The steps that a name stands for; the stress test is repeated as often as the option says (LIM-VAR-07). */
function stepsNamed(name: string, state: LimitState): readonly string[] {
  if (name === 'stressTest') {
    const wanted = Number(state.options['stressTests']);
    const times = wanted === 1 ? 1 : Math.max(0, wanted - state.stressTests);
    return Array.from({ length: times }, () => STRESS_STEPS).flat();
  }
  // Without the option, and in solo mode, there is no alliance step (LIM-ALL-16, LIM-SOLO-17).
  if (name === 'alliance' && state.options['alliances'] !== true) return [];
  return ownOf(COMPOSITE, name) ?? [name];
}

/** @returns the answers that the step did not ask for */
function runStep(step: string, runner: LimitRunner, groups: readonly AnswerGroup[]): AnswerGroup[] {
  runner.drop();
  if (isSocial(step) && !inSocialPhase(runner.state)) freezeColumns(runner.state);
  if (step === 'stressSupply') freezeColumns(runner.state);
  if (step === 'alliance') return runAlliance(runner, groups);
  if (step === 'endOfGeneration') closeDecidePolicy(runner.state);
  return goOn(runner, step, groups);
}

/** Closes a turn that the scenario left open, so that it does not continue in the next generation. */
function closeDecidePolicy(state: LimitState): void {
  state.turn = null;
  for (const nation of state.nations) {
    for (const card of nation.played) insertCard(nation.hand, card);
    nation.played = [];
  }
}

/** Runs every nation's turn in the alliance step, one after another. */
function runAlliance(runner: LimitRunner, groups: readonly AnswerGroup[]): AnswerGroup[] {
  beginAlliance(runner.state);
  let left = [...groups];
  do {
    left = goOn(runner, 'alliance', left);
  } while (runner.state.allianceTurn !== null);
  return left;
}

function goOn(runner: LimitRunner, step: string, groups: readonly AnswerGroup[]): AnswerGroup[] {
  const here = groups.filter(({ at }) => at === undefined || at === step || STRESS_NAMES[step] === at);
  const elsewhere = groups.filter((group) => !here.includes(group));
  runner.begin(step);
  const left = settle(runner, here, { single: true, default: (question) => standard(question, here) });
  return [...left, ...elsewhere];
}

/** The steps of a stress test, keyed by the social steps that they repeat. */
const STRESS_NAMES: Readonly<Record<string, string>> = {
  stressSupply: 'supply',
  stressConsumption: 'consumption',
  stressProduction: 'production',
};

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

/** The default answers of a seat. */
function standard(question: Question, groups: readonly AnswerGroup[]): Value | undefined {
  const { ask, figures } = question;
  if (ask === 'withdraw') return 'keep';
  if (ask === 'give' || ask === 'contribute') return 0;
  if (ask === 'confirm') return true;
  if (ask === 'break-alliance') return false;
  if (ask === 'bottom') return DONE;
  if (ask === 'transaction' && figures?.['done'] !== 0) return DONE;
  if (ask === 'ask') {
    // Contributions to a card need no request in the scenario: the request asks for their sum, or for what is missing.
    const pledges = groups.flatMap(({ answers }) => answers).filter((answer) => answer.ask === 'contribute');
    if (pledges.length === 0 || figures?.['goods'] !== 'money') return 0;
    const sum = pledges.reduce((total, { value }) => total + (typeof value === 'number' ? value : 0), 0);
    return offers(question, sum) && sum > 0 ? sum : Number(figures['missing']);
  }
  return undefined;
}

function seatOf(event: ScenarioEvent): number {
  if (typeof event['seat'] !== 'number') throw new EventError(notation().seatMissing(JSON.stringify(event)));
  return event['seat'];
}

/** Goes to the seat's choice in Decide Policy, then acts. @throws Refused if it is not the seat's turn */
function turn(event: ScenarioEvent, runner: LimitRunner, words: readonly string[], act: () => void): void {
  onlyWords(event, ['seat', 'do', ...words]);
  const seat = seatOf(event);
  const nation = runner.state.nations[seat];
  if (nation === undefined) throw new EventError(notation().noSeat(seat));
  openDecidePolicy(runner);
  const question = runner.open[0];
  if (question === undefined || question.seat !== seat) {
    const because = nation.passed ? 'passed' : 'not-your-turn';
    throw new Refused({ option: String(event['do']), because, rule: 'LIM-POL-20' }, seat);
  }
  act();
}

/** Opens the turn of the next nation; the step begins with the leader and is over once all have passed. */
function openDecidePolicy(runner: LimitRunner): void {
  if (runner.step === 'decidePolicy') return;
  runner.drop();
  const { state } = runner;
  if (state.turn === null) {
    const count = state.nations.length;
    const order = state.nations.map((_, place) => (state.leader + place) % count);
    const first = order.find((seat) => state.nations[seat]?.passed === false);
    if (first === undefined) return;
    state.turn = first;
  }
  runner.begin('decidePolicy');
}

function play(event: ScenarioEvent, runner: LimitRunner): void {
  const seat = seatOf(event);
  const card = event['card'];
  if (!isCard(card)) throw new EventError(notation().noCard(String(card)));
  turn(event, runner, ['card', 'choose', 'answers'], () => {
    const groups = [
      ...chooseGroups(seat, event['choose']),
      // Allies help to pay for cards; only Overproduction can run short of fossils instead.
      ...answerGroups(event['answers'], runner, card !== 'overproduction'),
    ];
    const chosen = (event['choose'] ?? {}) as Readonly<Record<string, unknown>>;
    const question = elementAt(runner.open, 0);
    if (!offers(question, card)) narrowRefusal(runner, seat, card, chosen);
    const allied = allianceOf(runner.state, 'economic', seat) !== undefined;
    runner.answer(seat, card);
    const left = settle(runner, groups, {
      single: true,
      default: (open) => {
        const isMiscounted =
          open.seat === seat && PICKS.has(open.ask) && open.ask in chosen && optionCount(open) > 1;
        if (isMiscounted) throw picksMiscounted(open, 0);
        return standard(open, groups);
      },
      stopAt: (open) => open.ask === 'play',
    });
    const { played, permanents, money } = nationAt(runner.state, seat);
    if (!played.includes(card) && !permanents.includes(card) && !endedTheStep(runner)) {
      // An alliance that broke over the price stays broken, so the event has happened.
      if (allied && allianceOf(runner.state, 'economic', seat) === undefined) return;
      const need = cardFigure(runner.setting.components, card, 'money');
      throw new Refused(
        { option: card, because: 'money', rule: 'LR-58', need: need ?? 0, have: money },
        seat,
      );
    }
    refuseLeftOver(runner, seat, groups, left);
  });
}

/**
 * If the card is barred because none of its choices is possible, the refusal explains the choice that the event names.
 */
function narrowRefusal(
  runner: LimitRunner,
  seat: number,
  card: string,
  chosen: Readonly<Record<string, unknown>>,
): void {
  const { state, setting } = runner;
  if (state.nations[seat]?.hand.includes(card) !== true) return;
  const obstacle = namedObstacle(cardRule(card, setting.components), state, seat, chosen);
  if (obstacle !== undefined) throw new Refused({ option: card, ...obstacle }, seat);
}

/**
 * Refuses answers that the card did not ask for: one transaction or pick too many, or money from a nation that is not
 * an ally.
 */
function refuseLeftOver(
  runner: LimitRunner,
  seat: number,
  groups: readonly AnswerGroup[],
  left: readonly AnswerGroup[],
): void {
  for (const group of left) {
    const ask = group.answers[0]?.ask as string;
    const option = group.text;
    if (ask === 'transaction') throw new Refused({ option, because: 'transactions', rule: 'LR-47' }, seat);
    const whole = groups.find(({ text, seat: other }) => text === group.text && other === group.seat);
    if (PICKS.has(ask) && (whole?.answers.length ?? 0) > group.answers.length)
      throw new Refused({ option, because: COUNT, rule: 'LIM-LIV-05' }, seat);
    if (ask === 'contribute' && !(allianceOf(runner.state, 'economic', seat) ?? []).includes(group.seat))
      throw new Refused({ option, because: 'no-alliance', rule: 'LIM-ALL-19' }, seat);
    throw new EventError(notation().nobodyAsks(group.text));
  }
}

/** The instant cards are back in the hands already. */
function endedTheStep(runner: LimitRunner): boolean {
  return runner.step === null && runner.state.turn === null;
}

function withdrawCard(event: ScenarioEvent, runner: LimitRunner): void {
  const seat = seatOf(event);
  const { card } = event;
  if (!isCard(card)) throw new EventError(notation().noCard(String(card)));
  turn(event, runner, ['card'], () => {
    if (runner.state.nations[seat]?.permanents.includes(card) !== true)
      throw new Refused({ option: card, because: 'not-in-hand', rule: 'LIM-POL-42' }, seat);
    if (!WITHDRAWABLE.includes(card))
      throw new Refused({ option: card, because: 'effect', rule: 'LIM-POL-42' }, seat);
    runner.answer(seat, 'withdraw');
    runner.answer(seat, card);
  });
}

function onlyWords(event: ScenarioEvent, words: readonly string[]): void {
  for (const word of Object.keys(event)) {
    if (!words.includes(word)) throw new EventError(notation().noEventWord(word, words.join(', ')));
  }
}

const UNORDERED = new Set(['hand', 'aside', 'played', 'permanents', 'shiftTiles', 'shown', 'winners']);

/** How Limit's scenarios are played and compared. */
export const events: EventNotation<LimitState, LimitComponents> = {
  apply,
  observe,
  unordered: (path: Path) =>
    UNORDERED.has(String(path.at(-1))) || path[0] === 'crises' || path[0] === 'alliances',
  whole: (path: Path) => path.length === 1 && path[0] === 'crises',
};
