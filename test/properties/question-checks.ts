import assert from 'node:assert/strict';
import { digest } from '../../src/engine/digest.ts';
import type { State } from '../../src/engine/game.ts';
import type { Match } from '../../src/engine/match.ts';
import {
  isRange,
  isValue,
  offers,
  optionCount,
  optionList,
  type Question,
  takenAs,
  type Value,
} from '../../src/engine/question.ts';

/** Whatever people and programs send in place of an answer. */
const STRANGE: readonly unknown[] = [
  -1,
  0,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  '٣',
  '0',
  '1',
  'true',
  'done',
  true,
  null,
  {},
  [],
];

/** More options than this are not all tried. */
const MOST_TRIED = 12;

/** The question has an answer, offers none twice, and bars nothing that it offers; asking about it changes nothing. */
export function checkQuestion<S extends State, V, C>(match: Match<S, V, C>, question: Question): void {
  assert.ok(optionCount(question) > 0, 'the question has no option');
  const { options } = question;
  if (!isRange(options)) {
    assert.equal(new Set(options).size, options.length, 'an option is offered twice');
    for (const option of options) assert.ok(isValue(option), `${String(option)} is no value`);
  }
  const before = digest(match.state);
  for (const barred of question.barred?.() ?? []) {
    assert.ok(!offers(question, barred.option), `${String(barred.option)} is offered and barred`);
    assert.ok(
      barred.because !== '' && barred.rule !== '',
      `${String(barred.option)} is barred without reason or rule`,
    );
  }
  for (const option of optionList(question).slice(0, MOST_TRIED)) {
    question.tell?.(option);
    question.caution?.(option);
  }
  assert.equal(digest(match.state), before, 'asking about the question changes the state');
}

/** Values that are not offered are refused with a reason, and nothing has changed then. */
export function checkRefusals<S extends State, V, C>(
  match: Match<S, V, C>,
  question: Question,
  random: (n: number) => number,
): void {
  const before = digest([match.state, match.answers, match.answered]);
  const candidates = [...STRANGE, ...neighbours(question), ...barredOptions(question)];
  for (const value of candidates) {
    // A sample will do: the same questions come again and again.
    if (offers(question, takenAs(question, value)) || random(3) > 0) continue;
    const barred = match.answer(question.seat, value);
    assert.ok(barred !== undefined, `${String(value)} is not offered, and is accepted`);
    assert.notEqual(barred.because, '', `${String(value)} is refused without a reason`);
    assert.ok(isValue(barred.option), `the refusal of ${String(value)} names no value`);
  }
  assert.equal(
    digest([match.state, match.answers, match.answered]),
    before,
    'a refused answer changes something',
  );
  assert.ok(match.open.includes(question), 'a refused answer replaces the question');
}

/** Values next to what is offered, and the same ones as text. */
function neighbours(question: Question): unknown[] {
  const { options } = question;
  if (isRange(options)) return [options.from - 1, options.to + 1, String(options.to), options.from + 0.5];
  return options
    .slice(0, 3)
    .flatMap((option: Value) => [`${String(option)} `, String(option).toUpperCase(), [option]]);
}

function barredOptions(question: Question): Value[] {
  return (question.barred?.() ?? []).map(({ option }) => option);
}

/** Every offered option can be carried out, and taking it back restores the match. */
export function checkEveryOption<S extends State, V, C>(
  match: Match<S, V, C>,
  question: Question,
  random: (n: number) => number,
): void {
  const before = digest([match.state, match.answers, match.cursor]);
  const log = digest(match.stepLog);
  const options = optionList(question);
  while (options.length > MOST_TRIED) options.splice(random(options.length), 1);
  for (const option of options) {
    assert.equal(match.answer(question.seat, option), undefined, `the offered ${String(option)} is refused`);
    const outlook = match.undoOutlook();
    assert.equal(outlook?.answers, 1, 'undo would take back another answer than the last');
    match.undo(1);
    assert.equal(
      digest([match.state, match.answers, match.cursor]),
      before,
      `undo of ${String(option)} leaves a trace`,
    );
    assert.equal(digest(match.stepLog), log, `undo of ${String(option)} leaves a trace in the log`);
  }
}
