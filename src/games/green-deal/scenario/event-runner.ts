import { EventError, type ScenarioEvent, type StepRunner } from '../../../engine/events.ts';
import { refusal, type Seat, takenAs } from '../../../engine/question.ts';
import type { GreenComponents } from '../figures.ts';
import type { GreenState } from '../state.ts';
import { notation } from '../words/notation.ts';

/** The runner on which scenarios of Green Deal are played. */
export type GreenRunner = StepRunner<GreenState, GreenComponents>;

/** One seat's entry in an answer list; its words are checked. */
export type Entry = Readonly<Record<string, unknown>> & { readonly seat: Seat };

/** An answer that the rules refused: the seat, and the answer's word with its value. */
export type RefusedAnswer = Readonly<Record<string, unknown>>;

const REFUSED: unique symbol = Symbol('refused');

type NotingRunner = GreenRunner & { [REFUSED]?: RefusedAnswer[] };

/** Records a refused answer on the runner; `then.refused` lists the refused answers of all steps. */
export function noteRefused(runner: GreenRunner, seat: Seat, form: string, value: unknown): void {
  const noting = runner as NotingRunner;
  noting[REFUSED] ??= [];
  noting[REFUSED].push({ seat, [form]: value });
}

/** All answers refused so far, in order. */
export function refusedOn(runner: GreenRunner): readonly RefusedAnswer[] {
  return (runner as NotingRunner)[REFUSED] ?? [];
}

/** Gives an answer if the seat is asked this now and the answer is allowed. Returns whether it was given. */
export function accepted(runner: GreenRunner, seat: Seat, ask: string, value: unknown): boolean {
  const question = runner.open.find((open) => open.seat === seat);
  if (
    question === undefined ||
    question.ask !== ask ||
    refusal(question, takenAs(question, value)) !== undefined
  )
    return false;
  runner.answer(seat, value);
  return true;
}

/** Checks that an event or answer contains only these words. */
export function only(
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  where: string,
): void {
  for (const word of Object.keys(value)) {
    if (!known.includes(word)) throw new EventError(notation().unknownWord(where, word, known.join(', ')));
  }
}

/** The answers of a step, each for a seat of the table and with known words. */
export function answersOf(event: ScenarioEvent, runner: GreenRunner, words: readonly string[]): Entry[] {
  const answers = event['answers'] ?? [];
  const step = String(event['step']);
  if (!Array.isArray(answers)) throw new EventError(notation().answersNoList(step));
  return answers.map((answer: unknown) => {
    if (!isRecord(answer)) throw new EventError(notation().answerNoMap(step));
    only(answer, ['seat', ...words], notation().answerOf(step));
    const { seat } = answer;
    if (typeof seat !== 'number' || runner.state.companies[seat] === undefined) {
      throw new EventError(notation().noSeat(step, String(seat)));
    }
    return { ...answer, seat };
  });
}

/** Whether something read from a scenario is a map of words to values. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
