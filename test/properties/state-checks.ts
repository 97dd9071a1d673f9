import assert from 'node:assert/strict';
import { digest } from '../../src/engine/digest.ts';
import type { Outcome, State } from '../../src/engine/game.ts';
import { type Match, setUp } from '../../src/engine/match.ts';
import type { RandomPlay } from './random-play.ts';

/** The state is plain, sound by the game's own measure, and its score adds up. */
export function checkState<S extends State, V, C>(match: Match<S, V, C>, play: RandomPlay<S, V, C>): void {
  const { state } = match;
  checkPlain(state, 'state');
  assert.equal(digest(JSON.parse(JSON.stringify(state))), digest(state), 'the state does not survive JSON');
  play.invariants?.(state, match.setting);
  const outcome = play.game.outcome(state, match.setting);
  assert.equal(outcome.over, match.over, `the outcome says over: ${outcome.over}`);
  checkOutcome(outcome, match.setting.players);
}

/** The parts add up to the scores, and every seat has one place in the ranking. */
export function checkOutcome(
  { over, scores, parts, winners, ranking, known }: Outcome,
  players: number,
): void {
  assert.equal(scores.length, players, 'not every seat has a score');
  scores.forEach((score, seat) => {
    const sum = (parts[seat] ?? []).reduce((total, part) => total + part.points, 0);
    assert.equal(sum, score, `the parts of seat ${seat} do not add up to its score`);
  });
  checkKnown(over, scores, known);
  const ranked = ranking.flat().sort((a, b) => a - b);
  assert.deepEqual(
    ranked,
    known === undefined ? scores.map((_, seat) => seat) : [],
    'the ranking does not hold every seat once',
  );
  assert.deepEqual(
    [...winners].sort((a, b) => a - b),
    [...winners],
    'the winners are not in order',
  );
}

/** Nothing is secret at the end; before it the total is known to lie between two bounds, the lower one the score. */
function checkKnown(over: boolean, scores: readonly number[], known: Outcome['known']): void {
  if (known === undefined) return;
  assert.ok(!over, 'part of the final score is secret');
  assert.equal(known.length, scores.length, 'not of every seat something is known');
  known.forEach((list, seat) => {
    assert.equal(list[0]?.least, scores[seat], `the least of seat ${seat} is not its score`);
    for (const { what, least, most } of list)
      assert.ok(least <= most, `the bounds of ${what} are the wrong way round`);
  });
}

/** Reading a printed position back gives the same state. */
export function checkPosition<S extends State, V, C>(
  play: RandomPlay<S, V, C>,
  state: S,
  seed: string,
): void {
  const { game, setting } = play;
  const printed = JSON.parse(JSON.stringify(game.position.print(state, setting)));
  const read = game.position.read(printed, setUp(game, setting, `another ${seed}`), setting);
  assert.deepEqual(read.state, state, 'the position read back is another one');
  assert.equal(digest(read.state), digest(state), 'the position read back has another digest');
}

function checkPlain(value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    assert.ok(
      Number.isSafeInteger(value) && !Object.is(value, -0),
      `${path} is ${String(value)}, no whole number`,
    );
    return;
  }
  assert.ok(typeof value === 'object', `${path} is ${typeof value}, which JSON does not know`);
  if (Array.isArray(value)) {
    value.forEach((item, index) => checkPlain(item, `${path}.${index}`));
    return;
  }
  assert.equal(Object.getPrototypeOf(value), Object.prototype, `${path} is of a class`);
  for (const [key, item] of Object.entries(value)) checkPlain(item, `${path}.${key}`);
}
