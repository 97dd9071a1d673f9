import { EventError, Refused, type ScenarioEvent, type StepRunner } from './events.ts';
import { isMap } from './field-kinds.ts';
import { isValue, type Question, type Seat, type Value } from './question.ts';
import type { FixedDraw } from './umpires.ts';

/**
 * Kinds of events that every game's scenarios have besides the game's own: a step begins, and a seat answers a
 * question. They can express everything that happens at a table, in the words of scripts.
 */
export const plainEventVocabulary = `Events of every game
  {begin: STEP}                                begins a step on the current position, up to its first question
  {begin: STEP, draws: [{die: 3}]}             the same, with the face that the die shows; a number from 0 fixes the draw itself
  {seat: 0, ask: play, answer: VALUE}          the seat answers its question of this name; if nobody is asked,
                                               is asked, the steps that follow by the rules run before
  {seat: 0, answers: {act: VALUE, workers: 3}} one answer after another, each to the question of its name
  {seat: 0, ask: raise, answer: [VALUE, …]}    several answers to the same question in a row
Any of them with refused: REASON must be refused and change nothing.
`;

/**
 * Plays an event if it is one that all games share.
 * @returns whether it is one
 * @throws Refused if the rules refuse it; EventError if it makes no sense
 */
export function applyPlainEvent(
  event: ScenarioEvent,
  runner: StepRunner<never, never>,
  steps: Readonly<Record<string, unknown>>,
): boolean {
  if ('begin' in event) {
    allow(event, ['begin', 'draws']);
    const { begin } = event;
    if (typeof begin !== 'string' || !Object.hasOwn(steps, begin))
      throw new EventError(`there is no step ${String(begin)}; there is ${Object.keys(steps).join(', ')}`);
    runner.begin(begin, drawsOf(event['draws'] ?? []));
    return true;
  }
  if (isInARow(event)) {
    allow(event, ['seat', 'answers']);
    for (const [ask, answer] of Object.entries(event.answers))
      applyPlainEvent({ seat: event['seat'], ask, answer }, runner, steps);
    return true;
  }
  if (!('ask' in event && 'answer' in event)) return false;
  allow(event, ['seat', 'ask', 'answer']);
  if (runner.open.length === 0) runner.goOn();
  const { seat, ask, answer } = event;
  if (typeof seat !== 'number' || typeof ask !== 'string')
    throw new EventError('an answer must have a seat and an ask');
  for (const value of Array.isArray(answer) ? answer : [answer]) {
    if (!isValue(value))
      throw new EventError('an answer must be a word, a number, true or false, or a list of them');
    runner.answer(seat, answerable(runner.open, seat, ask, value));
  }
  return true;
}

/** Whether an event gives a seat's answers to several questions by their names. */
function isInARow(
  event: ScenarioEvent,
): event is ScenarioEvent & { readonly answers: Readonly<Record<string, unknown>> } {
  return 'seat' in event && !('do' in event) && !('step' in event) && isMap(event['answers']);
}

function allow(event: ScenarioEvent, words: readonly string[]): void {
  for (const word of Object.keys(event)) {
    if (!words.includes(word)) throw new EventError(`${word} is unknown here; known are ${words.join(', ')}`);
  }
}

function drawsOf(draws: unknown): FixedDraw[] {
  if (Array.isArray(draws)) {
    const read = draws.map(drawOf);
    if (read.every((draw) => draw !== undefined)) return read;
  }
  throw new EventError('draws must be a list of faces, such as {die: 3}, or of whole numbers from 0');
}

function drawOf(draw: unknown): FixedDraw | undefined {
  if (typeof draw === 'number') return Number.isInteger(draw) && draw >= 0 ? draw : undefined;
  if (!isMap(draw)) return undefined;
  const [[what, face] = [], ...rest] = Object.entries(draw);
  return what !== undefined && isValue(face) && rest.length === 0 ? { what, face } : undefined;
}

/** The value, checked to answer a question that the seat is being asked. */
function answerable(open: readonly Question[], seat: Seat, ask: string, value: Value): Value {
  const question = open.find((known) => known.seat === seat);
  if (question?.ask === ask) return value;
  throw new Refused({ option: value, because: 'not-your-turn', rule: question?.rule ?? '' }, seat);
}
