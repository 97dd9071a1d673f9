import assert from 'node:assert/strict';
import { randomPolicy } from '../../src/bots/random.ts';
import { clonePlain } from '../../src/engine/clone.ts';
import { digest } from '../../src/engine/digest.ts';
import type { State } from '../../src/engine/game.ts';
import type { Match } from '../../src/engine/match.ts';
import type { Seat } from '../../src/engine/question.ts';
import { randomStream } from '../../src/engine/random.ts';
import { stateAfterRollout, thinkingOf } from '../../src/engine/thinking.ts';
import type { RandomPlay } from './random-play.ts';

function viewers(players: number): (Seat | null)[] {
  return [null, ...Array.from({ length: players }, (_, seat) => seat)];
}

/** A view is a separate copy of plain data: writing to it changes no state. */
export function checkViews<S extends State, V, C>(match: Match<S, V, C>): void {
  const parts = partsOf(match.state);
  for (const viewer of viewers(match.setting.players)) {
    const view = match.view(viewer);
    assert.deepEqual(JSON.parse(JSON.stringify(view)), view, `the view of ${viewer} does not survive JSON`);
    for (const part of partsOf(view))
      assert.ok(!parts.has(part), `the view of ${viewer} shares a part with the state`);
    if (viewer === null) continue;
    const worth = match.game.evaluate(view, match.setting);
    assert.ok(Number.isFinite(worth), `seat ${viewer} stands at ${worth}`);
    const standing = match.game.standing?.(match.state, viewer, match.setting);
    assert.equal(standing ?? worth, worth, `seat ${viewer} stands otherwise without its view`);
  }
}

/** No view and no log entry of another seat contains what only one may know. */
export function checkSecrets<S extends State, V, C>(match: Match<S, V, C>, play: RandomPlay<S, V, C>): void {
  if (play.secrets === undefined) return;
  const { players } = match.setting;
  const texts = viewers(players).map((viewer) => {
    const log = match.stepLog.filter(
      ({ seenBy }) => seenBy === undefined || seenBy.some((seat) => seat === viewer),
    );
    return { viewer, view: JSON.stringify(match.view(viewer)), log: JSON.stringify(log) };
  });
  for (let seat = 0; seat < players; seat += 1) {
    for (const secret of play.secrets(match.state, seat)) {
      for (const { viewer, view, log } of texts) {
        if (viewer === seat) continue;
        assert.ok(
          !view.includes(secret),
          `the view of ${viewer} contains ${secret}, which only seat ${seat} knows`,
        );
        assert.ok(
          !log.includes(secret),
          `the log for ${viewer} contains ${secret}, which only seat ${seat} knows`,
        );
      }
    }
  }
}

/** Dealing again changes nothing that the seat sees, loses no piece, and keeps the lists that a step may hold. */
export function checkRedeal<S extends State, V, C>(
  match: Match<S, V, C>,
  seat: Seat,
  play: RandomPlay<S, V, C>,
  random: (n: number) => number,
): void {
  const { game, setting } = match;
  const state = clonePlain(match.state);
  const parts = [...partsOf(state)];
  game.redeal(state, seat, random, setting);
  assert.deepEqual(
    game.view(state, seat, setting, match.sealedOf(seat)),
    match.view(seat),
    `dealing anew changes what seat ${seat} sees`,
  );
  play.invariants?.(state, setting);
  const kept = partsOf(state);
  assert.ok(
    parts.every((part) => kept.has(part)),
    'dealing anew replaces a list or object of the state instead of filling it',
  );
}

/** A bot can play on from any question it is asked; the match does not notice, and no piece is lost on the way. */
export function checkThinking<S extends State, V, C>(
  match: Match<S, V, C>,
  seat: Seat,
  play: RandomPlay<S, V, C>,
  seed: string,
): void {
  const before = digest([match.state, match.answers, match.base]);
  const end = stateAfterRollout(match, seat, randomPolicy(seed), randomStream(seed));
  play.invariants?.(end, match.setting);
  const { evaluation, outcome, endless } = thinkingOf(match, seat).rollout(
    randomPolicy(seed),
    randomStream(seed),
  );
  assert.ok(Number.isFinite(evaluation), `a rollout of seat ${seat} comes to ${evaluation}`);
  assert.ok(outcome.over && !endless, 'a rollout does not end');
  assert.deepEqual(outcome, match.game.outcome(end, match.setting), 'equal rollouts end differently');
  assert.equal(digest([match.state, match.answers, match.base]), before, 'thinking changes the match');
}

/** All objects and lists that a value is made of. */
function partsOf(value: unknown, parts = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null) return parts;
  parts.add(value);
  for (const item of Object.values(value)) partsOf(item, parts);
  return parts;
}
