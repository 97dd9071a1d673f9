import { describe, expect, it } from 'vitest';
import { digest } from '../../src/engine/digest.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import { optionList, type Seat, type Value } from '../../src/engine/question.ts';
import type { OrchardComponents } from '../toy/components.ts';
import { orchard } from '../toy/index.ts';
import type { OrchardState } from '../toy/state.ts';
import type { OrchardView } from '../toy/view.ts';
import { ask, matchOf } from './small-game.ts';

type Orchard = Match<OrchardState, OrchardView, OrchardComponents>;

const orders: Seat[][] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

function orchardMatch(): Orchard {
  const setting = settingOf(orchard, 3);
  return new Match(orchard, setting, setUp(orchard, setting, 'sealed'), { verify: true });
}

/** Lets each seat give all of its answers, one seat after the other. */
function answerInOrder(
  match: Orchard,
  order: readonly Seat[],
  answersOf: (seat: Seat) => readonly Value[],
): void {
  const step = match.cursor;
  for (const seat of order) {
    for (const value of answersOf(seat)) {
      expect(match.cursor).toBe(step);
      expect(match.answer(seat, value)).toBeUndefined();
    }
  }
  expect(match.cursor).not.toBe(step);
}

const bids = (seat: Seat): Value[] => [seat, seat === 1 ? 'rain' : 'sun'];

/** Seat 0 swaps two cards and draws one, seat 1 none, seat 2 one. */
function swaps(match: Orchard): (seat: Seat) => readonly Value[] {
  const hands = match.state.seats.map(({ hand }) => hand);
  const [first, second] = hands[0] as [string, string];
  const last = hands[2]?.at(-1) as string;
  return (seat) => [[first, second, 1], ['done'], [last, 'done', 1]][seat] as Value[];
}

describe('sealed answers', () => {
  it('lead to the same state and log, whichever seat answers first', () => {
    const ends = orders.map((order) => {
      const match = orchardMatch();
      answerInOrder(match, order, bids);
      return digest([match.state, match.log()]);
    });
    expect(new Set(ends).size).toBe(1);
  });

  it('lead to the same when the two questions of each seat are answered in turns', () => {
    const match = orchardMatch();
    answerInOrder(match, [0, 1, 2], bids);
    const inTurns = orchardMatch();
    for (const place of [0, 1]) for (const seat of [2, 0, 1]) inTurns.answer(seat, bids(seat)[place]);
    expect(digest([inTurns.state, inTurns.log()])).toBe(digest([match.state, match.log()]));
  });

  it('put the second question to a seat only after its first', () => {
    const match = orchardMatch();
    expect(match.open.map(({ seat, ask: word }) => `${seat} ${word}`)).toEqual(['0 bid', '1 bid', '2 bid']);
    match.answer(1, 1);
    expect(match.open.map(({ seat, ask: word }) => `${seat} ${word}`)).toEqual(['0 bid', '2 bid', '1 chip']);
    match.answer(1, 'sun');
    expect(match.questionOf(1)).toBeUndefined();
    expect(match.answer(1, 'sun')?.because).toBe('not-your-turn');
  });

  it('are visible only in their own seat’s view until all are in', () => {
    const match = orchardMatch();
    const others = [null, 0, 2];
    const before = others.map((seat) => match.view(seat));
    match.answer(1, 2);
    match.answer(1, 'rain');
    expect(others.map((seat) => match.view(seat))).toEqual(before);
    expect(match.view(1).decided).toEqual([2, 'rain']);
    expect(JSON.stringify(match.state)).not.toContain('"rain":1');
    match.answer(0, 0);
    match.answer(0, 'sun');
    match.answer(2, 0);
    match.answer(2, 'sun');
    expect(match.view(null).seats[1]?.chips).toEqual({ sun: 0, rain: 1 });
    expect(match.view(1).decided).toEqual([]);
  });

  it('do not change what the others are asked', () => {
    const match = orchardMatch();
    const options = () =>
      [0, 2].map((seat) => optionList(match.questionOf(seat) ?? ask(seat, 'nothing', ['none'])));
    const before = options();
    match.answer(1, 2);
    match.answer(1, 'rain');
    expect(options()).toEqual(before);
  });

  it('can be followed by a question to the same seat after the decision', () => {
    const match = matchOf({
      both: (state, umpire) => {
        const sealed = umpire.chooseAll([ask<number>(0, 'bid', [1, 2]), ask<number>(1, 'bid', [1, 2])]);
        state.notes.push(...sealed, umpire.choose(ask<number>(0, 'bid', [1, 2])));
      },
    });
    match.answer(1, 2);
    match.answer(0, 1);
    expect(match.open.map(({ seat }) => seat)).toEqual([0]);
    match.answer(0, 2);
    expect(match.state.notes).toEqual([1, 2, 2]);
  });
});

describe('simultaneous dialogues', () => {
  function atExchange(): Orchard {
    const match = orchardMatch();
    answerInOrder(match, [0, 1, 2], bids);
    expect(match.cursor).toBe('exchange');
    return match;
  }

  it('lead to the same state and log, whichever seat answers first', () => {
    const ends = orders.map((order) => {
      const match = atExchange();
      answerInOrder(match, order, swaps(match));
      return digest([match.state, match.log()]);
    });
    expect(new Set(ends).size).toBe(1);
  });

  it('lead to the same when the seats take turns at answering', () => {
    const match = atExchange();
    answerInOrder(match, [0, 1, 2], swaps(match));
    const inTurns = atExchange();
    const left = [0, 1, 2].map((seat) => [...swaps(inTurns)(seat)]);
    while (left.some((values) => values.length > 0)) {
      for (const seat of [2, 1, 0]) {
        const value = left[seat]?.shift();
        expect(value === undefined || inTurns.answer(seat, value) === undefined).toBe(true);
      }
    }
    expect(digest([inTurns.state, inTurns.log()])).toBe(digest([match.state, match.log()]));
  });

  it('are visible in no other view until all are done', () => {
    const match = atExchange();
    const before = [null, 1, 2].map((seat) => match.view(seat));
    for (const value of swaps(match)(0)) match.answer(0, value);
    expect([null, 1, 2].map((seat) => match.view(seat))).toEqual(before);
    expect(match.view(0).decided).toHaveLength(3);
  });

  it('keep what each seat drew visible only to itself', () => {
    const match = atExchange();
    answerInOrder(match, [0, 1, 2], swaps(match));
    const drew = match.log().filter(({ kind }) => kind === 'drew');
    expect(drew.map(({ seat, seenBy }) => [seat, seenBy])).toEqual([
      [0, [0]],
      [2, [2]],
    ]);
  });
});
