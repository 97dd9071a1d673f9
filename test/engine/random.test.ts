import { describe, expect, it } from 'vitest';
import {
  derivedNumber,
  derivedStream,
  drawNumber,
  nextNumber,
  randomStream,
  shuffle,
  splitStream,
} from '../../src/engine/random.ts';
import * as fc from '../properties/fast-check.ts';

const take = (stream: ReturnType<typeof randomStream>, count: number, n: number) =>
  Array.from({ length: count }, () => drawNumber(stream, n));

/** Pearson's measure of how far counts are from even; with k values its mean is k − 1. */
function unevenness(numbers: readonly number[], n: number): number {
  const counts = new Array<number>(n).fill(0);
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  const even = numbers.length / n;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

describe('a random stream', () => {
  it('gives these numbers on every machine', () => {
    expect(take(randomStream('green'), 12, 100)).toEqual([27, 27, 84, 63, 81, 86, 30, 57, 88, 83, 37, 35]);
    expect(nextNumber(randomStream(''))).toBe(524794831);
  });

  it('gives equal numbers for equal seeds and different ones for different seeds', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const numbers = take(randomStream(one), 8, 1_000_000);
        expect(take(randomStream(one), 8, 1_000_000)).toEqual(numbers);
        fc.pre(one !== other);
        expect(take(randomStream(other), 8, 1_000_000)).not.toEqual(numbers);
      }),
    );
  });

  it('continues the same way after a round trip through JSON at any point', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(200), (seed, drawn) => {
        const stream = randomStream(seed);
        take(stream, drawn, 7);
        const copy = JSON.parse(JSON.stringify(stream));
        expect(take(copy, 20, 1000)).toEqual(take(stream, 20, 1000));
        expect(copy).toEqual(stream);
      }),
    );
  });

  it('consists of whole numbers that JSON and other languages can represent', () => {
    const stream = randomStream('whole');
    for (let round = 0; round < 1000; round += 1) {
      nextNumber(stream);
      for (const part of stream) expect(Number.isInteger(part) && Math.abs(part) <= 2 ** 32).toBe(true);
    }
  });

  it.each([2, 3, 6, 7, 10, 52, 100])('spreads draws among %i evenly', (n) => {
    expect(unevenness(take(randomStream(`even ${n}`), 20_000, n), n)).toBeLessThan(
      n - 1 + 5 * Math.sqrt(2 * n),
    );
  });

  it('spreads the first draw of neighbouring seeds evenly', () => {
    const first = Array.from({ length: 6000 }, (_, seed) => drawNumber(randomStream(`${seed}`), 6));
    expect(unevenness(first, 6)).toBeLessThan(25);
  });

  it('stays within its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const number = drawNumber(randomStream(seed), n);
        expect(Number.isInteger(number) && number >= 0 && number < n).toBe(true);
      }),
    );
  });

  it('favours no value if the range does not divide evenly', () => {
    // With three quarters of the range the last third would come up twice as rarely if blocks were cut off wrongly.
    const n = 3 * 2 ** 30;
    const thirds = take(randomStream('thirds'), 9000, n).map((number) => Math.floor(number / 2 ** 30));
    expect(unevenness(thirds, 3)).toBeLessThan(20);
  });

  it('draws nothing for a choice of one', () => {
    const stream = randomStream('one');
    expect(drawNumber(stream, 1)).toBe(0);
    expect(stream).toEqual(randomStream('one'));
  });
});

describe('a stream split off', () => {
  it('differs from its source and from the next one', () => {
    const stream = randomStream('split');
    const numbers = [splitStream(stream), splitStream(stream), stream].map((each) =>
      take(each, 8, 1000).join(),
    );
    expect(new Set(numbers).size).toBe(3);
  });
});

describe('shuffling', () => {
  it('keeps every item, and moves each to every place equally often', () => {
    const stream = randomStream('shuffle');
    const places = Array.from({ length: 6000 }, () => {
      const list = shuffle([0, 1, 2, 3, 4], (n) => drawNumber(stream, n));
      expect([...list].sort()).toEqual([0, 1, 2, 3, 4]);
      return list.indexOf(0);
    });
    expect(unevenness(places, 5)).toBeLessThan(22);
  });
});

describe('random numbers for a bot', () => {
  it('depend only on seed, seat and number of answers', () => {
    expect(derivedNumber(1, 2, 3, 1000)).toBe(derivedNumber(1, 2, 3, 1000));
    expect(derivedStream('seed', 1, 5)).toEqual(derivedStream('seed', 1, 5));
    const others = [derivedStream('seed', 1, 6), derivedStream('seed', 2, 5), derivedStream('seeds', 1, 5)];
    for (const other of others) expect(other).not.toEqual(derivedStream('seed', 1, 5));
  });

  it('are evenly spread over answers and seats', () => {
    const numbers = Array.from({ length: 12_000 }, (_, index) =>
      derivedNumber(77, index % 4, Math.floor(index / 4), 6),
    );
    expect(unevenness(numbers, 6)).toBeLessThan(25);
  });
});
