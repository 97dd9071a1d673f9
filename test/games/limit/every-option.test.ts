import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { clonePlain } from '../../../src/engine/clone.ts';
import { digest } from '../../../src/engine/digest.ts';
import type { Options, Setting } from '../../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import {
  isRange,
  offers,
  optionAt,
  optionCount,
  optionList,
  type Question,
  refusal,
  type Value,
} from '../../../src/engine/question.ts';
import { drawNumber, randomStream } from '../../../src/engine/random.ts';
import { RolloutUmpire } from '../../../src/engine/umpires.ts';
import { inOrder } from '../../../src/games/limit/card-order.ts';
import type { LimitComponents } from '../../../src/games/limit/figures.ts';
import { limit } from '../../../src/games/limit/index.ts';
import { DECKS, type LimitState, type Nation } from '../../../src/games/limit/state.ts';
import { limitInvariants } from './invariants.ts';

type Random = (n: number) => number;

const STRANGE: unknown[] = [
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  '٣',
  '0',
  'star',
  true,
  99,
  'nonsense',
  null,
];

/** A nation in mid-game, its boards as full or as empty as they may be, its cards in hand and on the table. */
function scramble(nation: Nation, { components }: Setting<LimitComponents>, random: Random): void {
  const pick = <T>(...values: T[]): T => values[random(values.length)] as T;
  nation.money = pick(0, 4, 15, 60, 200);
  for (const stock of ['renewable', 'industrial', 'military'] as const) nation[stock] = pick(0, 2, 11, 40);
  nation.fossil = pick(0, 1, 3, 12);
  nation.territory = pick(0, 1, 5, 8);
  nation.population = 1 + random(9);
  nation.production.renewable = 1 + random(Math.max(1, nation.territory));
  nation.production.industrial = pick(1, 4, 7, 8);
  nation.production.military = pick(1, 3, 5, 8);
  let standard = 4;
  nation.classes = nation.classes.map(() => {
    standard = Math.max(1, standard - pick(0, 0, 1, 3));
    return standard;
  });
  nation.shiftTiles = nation.classes.map((own) => own < 3 && random(3) > 0);
  nation.shiftZone = random(6 - nation.shiftTiles.filter(Boolean).length);
  nation.unrest = 1 + random(11);
  const pool = [...nation.hand, ...nation.aside, ...DECKS.flatMap((deck) => nation.decks[deck])];
  Object.assign(nation, {
    hand: [],
    aside: [],
    shown: [],
    decks: { society: [], militaryEconomy: [], production: [] },
  });
  for (const card of pool) {
    const { deck, kind } = components.cards[card] as LimitComponents['cards'][string];
    const place = random(8);
    if (place === 0) nation.decks[deck].push(card);
    else if (place === 1) (kind === 'permanent' ? nation.permanents : nation.played).push(card);
    else nation.hand.push(card);
  }
  nation.hand = inOrder(nation.hand);
}

/** Any position: all nations scrambled, pools full or empty, a generation and a step of the round. */
function anyPosition(
  players: number,
  options: Options,
  seed: string,
): { state: LimitState; setting: Setting<LimitComponents> } {
  const setting = settingOf(limit, players, options) as Setting<LimitComponents>;
  const state = setUp(limit, setting, seed);
  const stream = randomStream(`any/${seed}`);
  const random: Random = (n) => drawNumber(stream, n);
  for (const nation of state.nations) scramble(nation, setting, random);
  state.generation = 1 + random(7);
  state.bank = [0, 4, 30, 400][random(4)] as number;
  for (const resource of ['renewable', 'industrial', 'military', 'fossil'] as const) {
    state.market.stock[resource] = random(5);
    state.market.price[resource] = 1 + random(7);
  }
  const size = state.disruptionReserve;
  state.nations.forEach((nation, seat) => {
    nation.disruption = random(2) * (seat + 3);
    nation.pollution = random(3) * 4;
    nation.passed = random(4) === 0;
  });
  const held = state.nations.reduce((sum, nation) => sum + nation.disruption, 0);
  state.disruptionReserve = Math.max(0, size - held);
  if (options['alliances'] === true) {
    state.alliances = {
      military: [[0, 1, 2].slice(random(2))],
      economic: [state.nations.map((_, seat) => seat)],
    };
  }
  const steps = Object.keys(limit.steps).filter(
    (step) => step !== (state.star === null ? 'event' : 'alliance'),
  );
  // Every other position is in Decide Policy, which has most of the questions.
  state.step = random(2) === 0 ? 'decidePolicy' : (steps[random(steps.length)] as string);
  if (state.step === 'decidePolicy') state.turn = state.leader;
  if (state.step === 'alliance') state.allianceTurn = state.leader;
  return { state, setting };
}

/** Checks every question: something is offered, and nothing else is accepted. */
function checkQuestion(question: Question): void {
  assert.ok(optionCount(question) > 0, `${question.ask} offers nothing`);
  if (!isRange(question.options)) assert.equal(new Set(question.options).size, question.options.length);
  for (const barred of question.barred?.() ?? []) {
    assert.ok(!offers(question, barred.option), `${question.ask}: ${barred.option} is offered and barred`);
    assert.ok(barred.because !== '' && barred.rule !== '');
  }
  for (const value of STRANGE) {
    if (offers(question, value)) continue;
    const barred = refusal(question, value);
    assert.ok(
      barred !== undefined && barred.because !== '',
      `${question.ask}: ${String(value)} has no reason`,
    );
  }
  for (const option of optionList(question).slice(0, 6)) {
    question.tell?.(option);
    question.caution?.(option);
  }
}

/** Runs the step with these answers first and random ones after them. @returns the questions on the way */
function run(
  position: LimitState,
  setting: Setting<LimitComponents>,
  first: readonly Value[],
  random: Random,
) {
  const state = clonePlain(position);
  const questions: Question[] = [];
  const umpire = new RolloutUmpire(state, setting.components, (question) => {
    checkQuestion(question);
    questions.push(question);
    const given = first[questions.length - 1];
    return given ?? optionAt(question, random(optionCount(question)));
  });
  limit.steps[state.step as string]?.(state, umpire);
  limitInvariants(state, setting);
  return { state, questions };
}

const tables: [number, Options][] = [
  [1, {}],
  [2, {}],
  [3, { alliances: true }],
  [4, { alliances: true, allianceLock: 'all', growthDodge: true }],
  [6, {}],
];

describe('from any position of Limit', () => {
  it.each(tables)(
    'every offered option can be carried out to the end of its step: %i nations, %o (LR-24, LIM-POL-37)',
    (players, options) => {
      const asked = new Set<string>();
      for (let number = 0; number < 10; number += 1) {
        const seed = `${players}/${number}`;
        const { state, setting } = anyPosition(players, options, seed);
        const stream = randomStream(seed);
        const random: Random = (n) => drawNumber(stream, n);
        const { questions } = run(state, setting, [], random);
        if (questions[0] === undefined) continue;
        for (const option of optionList(questions[0]).slice(0, 25)) {
          const { questions: on } = run(state, setting, [option], random);
          for (const { ask } of on) asked.add(ask);
        }
      }
      expect(asked.size).toBeGreaterThan(12);
    },
  );

  it.each(tables)(
    'a printed position is read back unchanged, and a refused answer changes nothing: %i nations, %o',
    (players, options) => {
      for (let number = 0; number < 8; number += 1) {
        const { state, setting } = anyPosition(players, options, `print ${players}/${number}`);
        const printed = JSON.parse(JSON.stringify(limit.position.print(state, setting)));
        const read = limit.position.read(printed, setUp(limit, setting, 'another seed'), setting);
        expect(digest(read.state)).toBe(digest(state));
        const match = new Match(limit, setting, state, { verify: true });
        const question = match.open[0];
        if (question === undefined) continue;
        const before = digest([match.state, match.answers]);
        for (const value of STRANGE.filter((each) => !offers(question, each)))
          expect(match.answer(question.seat, value)).toBeDefined();
        expect(digest([match.state, match.answers])).toBe(before);
      }
    },
  );
});
