import { notationWords } from '../words/index.ts';
import { EventError, Refused, type ScenarioEvent, type StepRunner } from './events.ts';
import { isMap } from './field-kinds.ts';
import { isValue, type Question, type Seat, type Value } from './question.ts';
import type { FixedDraw } from './umpires.ts';

/*
 * Kinds of events that every game's scenarios have in addition to the game's own: a step begins, and a seat answers a
 * question. They can express everything that happens at a table, in the words of scripts.
 */

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
      throw new EventError(notationWords().noStep(String(begin), Object.keys(steps).join(', ')));
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
  if (typeof seat !== 'number' || typeof ask !== 'string') throw new EventError(notationWords().answerParts);
  for (const value of Array.isArray(answer) ? answer : [answer]) {
    if (!isValue(value)) throw new EventError(notationWords().answerForm);
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
    if (!words.includes(word))
      throw new EventError(notationWords().unknownWord(word, undefined, words.join(', ')));
  }
}

function drawsOf(draws: unknown): FixedDraw[] {
  if (Array.isArray(draws)) {
    const read = draws.map(drawOf);
    if (read.every((draw) => draw !== undefined)) return read;
  }
  throw new EventError(notationWords().drawsForm);
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
