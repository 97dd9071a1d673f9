import { present } from './checked.ts';
import type { Seat } from './question.ts';

/** Random streams as plain data: four unsigned 32-bit integers (sfc32), the same on every machine. */
export type RandomStream = [number, number, number, number];

const WARM_UP_ROUNDS = 12;

/** A stream from a seed of any length; equal seeds give equal streams. */
export function randomStream(seed: string): RandomStream {
  const stream: RandomStream = [hash(seed, 0x9e3779b9), hash(seed, 0x85ebca6b), hash(seed, 0xc2b2ae35), 1];
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) nextNumber(stream);
  return stream;
}

/** FNV-1a over UTF-16 code units with a final avalanche. */
export function hash(text: string, basis: number): number {
  let h = basis | 0;
  for (let index = 0; index < text.length; index += 1) h = Math.imul(h ^ text.charCodeAt(index), 0x01000193);
  return mix(h);
}

/** Spreads every bit of a 32-bit integer over all of them. */
export function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The next unsigned 32-bit integer; advances the stream. */
export function nextNumber(stream: RandomStream): number {
  const sum = (((stream[0] + stream[1]) | 0) + stream[3]) | 0;
  stream[3] = (stream[3] + 1) >>> 0;
  stream[0] = (stream[1] ^ (stream[1] >>> 9)) >>> 0;
  stream[1] = (stream[2] + (stream[2] << 3)) >>> 0;
  stream[2] = (((stream[2] << 21) | (stream[2] >>> 11)) + sum) >>> 0;
  return sum >>> 0;
}

/**
 * A uniformly distributed whole number from 0 to n − 1, 1 ≤ n ≤ 2³²; advances the stream. Values in the last,
 * incomplete block of n are rejected and drawn again, so no value is favoured.
 */
export function drawNumber(stream: RandomStream, n: number): number {
  if (n <= 1) return 0;
  for (;;) {
    const value = nextNumber(stream);
    const place = value % n;
    if (value - place <= 4294967296 - n) return place;
  }
}

/** Shuffles a list in place (Fisher–Yates); `random` returns numbers 0…n − 1. */
export function shuffle<T>(list: T[], random: (n: number) => number): T[] {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    const kept = present(list[last], 'element');
    list[last] = present(list[other], 'element');
    list[other] = kept;
  }
  return list;
}

/** A new stream seeded from another one, which advances. */
export function splitStream(stream: RandomStream): RandomStream {
  const split: RandomStream = [nextNumber(stream), nextNumber(stream), nextNumber(stream), 1];
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) nextNumber(split);
  return split;
}

/**
 * A bot's random number, 0…n − 1, for the decision of `seat` after `answers` answers. Nothing is stored, so thinking
 * never changes a match, and a resumed match continues in the same way.
 */
export function derivedNumber(seed: number, seat: Seat, answers: number, n: number): number {
  const spread = mix(seed ^ Math.imul(seat + 1, 0x9e3779b1) ^ Math.imul(answers + 1, 0x85ebca77));
  return Math.floor((spread / 4294967296) * n);
}

/** A stream for a bot's decision, derived like `derivedNumber`. */
export function derivedStream(seed: string, seat: Seat, answers: number): RandomStream {
  return randomStream(`${seed}/${seat}/${answers}`);
}
