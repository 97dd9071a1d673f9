import {
  EventError,
  type EventNotation,
  type ReadyAnswer,
  Refused,
  type ScenarioEvent,
  type StepRunner,
} from '../../src/engine/events.ts';
import { PlaceError } from '../../src/engine/place.ts';
import { isValue, type Question, type Seat, type Value } from '../../src/engine/question.ts';
import { type AnswerGroup, expectedReasons, playOut } from '../../src/engine/ready-answers.ts';
import type { OrchardComponents } from './components.ts';
import { outcomeOf } from './outcome.ts';
import { position } from './position.ts';
import type { OrchardState } from './state.ts';
import { steps } from './steps.ts';

type OrchardDesk = StepRunner<OrchardState, OrchardComponents>;

const ASKS = ['bid', 'chip', 'swap', 'draw', 'act', 'plant', 'pay', 'keep', 'to', 'amount'];

/** A seat pays for nettles only where its scenario says so. */
const preset = (question: Question): Value | undefined => (question.ask === 'pay' ? false : undefined);

/** What follows `do`: the questions of the act, in their order, and the event's words for them. */
const ACTS: Readonly<Record<string, readonly (readonly [ask: string, word: string])[]>> = {
  plant: [['plant', 'card']],
  look: [['keep', 'keep']],
  gift: [
    ['to', 'to'],
    ['amount', 'amount'],
  ],
  pass: [],
};

export const events: EventNotation<OrchardState, OrchardComponents> = {
  apply(event, runner) {
    if ('step' in event) runWholeStep(event, runner);
    else if ('do' in event) act(event, runner);
    else throw new EventError('an event names a step, or a seat and what it does');
  },

  observe(runner, wanted) {
    const { state, setting } = runner;
    const { scores, winners } = outcomeOf(state, setting);
    const asked = runner.open.map(({ seat, ask }) => `${seat} ${ask}`);
    const log = runner.log.map(({ kind }) => kind);
    const all: Record<string, unknown> = { ...position.print(state, setting), scores, winners, asked, log };
    for (const word of Object.keys(wanted)) {
      if (!(word in all)) throw new PlaceError(['then', word], `${word} is nothing to look at`);
    }
    return all;
  },

  unordered: (path) => ['hand', 'planted', 'discard'].includes(String(path.at(-1))),
  whole: (path) => path.at(-1) === 'chips',
};

function runWholeStep(event: ScenarioEvent, runner: OrchardDesk): void {
  const { step, result, answers = [] } = event;
  if (typeof step !== 'string' || !(step in steps)) throw new EventError(`there is no step ${String(step)}`);
  if (!Array.isArray(answers)) throw new EventError('answers are a list');
  runner.begin(step, typeof result === 'number' ? [result - 1] : []);
  const left = playOut(runner, answers.map(readGroup), { default: preset, single: true });
  if (left.length > 0) throw new EventError(`nobody asks for ${left.map(({ text }) => text).join('; ')}`);
}

function act(event: ScenarioEvent, runner: OrchardDesk): void {
  const seat = event['seat'] as Seat;
  const words = ACTS[String(event['do'])];
  if (words === undefined) throw new EventError(`there is no act ${String(event['do'])}`);
  if (runner.step === null) {
    if (runner.state.turn !== seat) {
      throw new Refused({ option: String(event['do']), because: 'not-your-turn', rule: 'TOY-04' }, seat);
    }
    runner.begin('turn');
  }
  runner.answer(seat, event['do']);
  const ready = words.map(
    ([ask, word]): ReadyAnswer => ({ seat, ask, value: event[word] as Value, optional: ask === 'to' }),
  );
  const others = Array.isArray(event['answers']) ? event['answers'].map(readGroup) : [];
  const groups = [
    { seat, answers: ready.filter(({ value }) => value !== undefined), text: String(event['do']) },
    ...others,
  ];
  const options = { default: preset, single: true, stopAt: (question: Question) => question.ask === 'act' };
  const left = playOut(runner, groups, options);
  if (left.length > 0) throw new EventError(`nobody asks for ${left.map(({ text }) => text).join('; ')}`);
}

function readGroup(entry: unknown): AnswerGroup {
  const { seat, refused, ...asks } = entry as Readonly<Record<string, unknown>>;
  if (typeof seat !== 'number') throw new EventError('an answer names its seat');
  const answers = Object.entries(asks).flatMap(([ask, values]): ReadyAnswer[] => {
    if (!ASKS.includes(ask)) throw new EventError(`nothing ever asks ${ask}`);
    return (Array.isArray(values) ? values : [values]).map((value) => {
      if (!isValue(value)) throw new EventError(`${ask} is a word, a number, true or false`);
      return { seat, ask, value };
    });
  });
  const group = { seat, answers, text: `seat ${seat}: ${JSON.stringify(asks)}` };
  return refused === undefined ? group : { ...group, refused: expectedReasons(refused) };
}
