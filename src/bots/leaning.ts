import type { Advice } from '../engine/game.ts';
import { isRange, optionAt, optionCount, type Question, type Value } from '../engine/question.ts';
import { next, type RandomStream } from '../engine/random.ts';
import type { Policy } from '../engine/umpires.ts';

/** Weights of answers by the word that asks. */
type Weights = ReadonlyMap<string, ReadonlyMap<string, number>>;

const compiled = new WeakMap<Advice['leanings'], Weights>();
const noLeanings: Advice['leanings'] = {};

/** The weights of a game's leanings, made once. */
export function weightsOf(leanings: Advice['leanings'] = noLeanings): Weights {
  const known = compiled.get(leanings);
  if (known !== undefined) return known;
  const weights = new Map<string, Map<string, number>>();
  for (const [key, logarithm] of Object.entries(leanings)) {
    const space = key.indexOf(' ');
    const ask = key.slice(0, space);
    const answers = weights.get(ask) ?? new Map<string, number>();
    answers.set(key.slice(space + 1), Math.exp(logarithm));
    weights.set(ask, answers);
  }
  compiled.set(leanings, weights);
  return weights;
}

/**
 * The word under which an answer stands in the leanings: cells and seats share one, amounts go by their place between
 * the least and the most, everything else stands for itself.
 */
export function leaningKey({ options, shape }: Question, value: Value): string {
  if (isRange(options)) return amountKey(options.from, options.to, value as number);
  if (shape === 'seat' && typeof value === 'number') return '~';
  if (shape === 'cell' && !/^[a-z]+(-[a-z]+)*$/.test(String(value))) return '~';
  return String(value);
}

function amountKey(from: number, to: number, value: number): string {
  if (value === from) return '#first';
  if (value === to) return '#last';
  const place = (value - from) / (to - from);
  if (place < 1 / 3) return '#low';
  return place < 2 / 3 ? '#middle' : '#high';
}

/** How likely each of these answers is among sensible players: the shares add up to 1. */
export function shares(question: Question, values: readonly Value[], weights: Weights): number[] {
  const answers = weights.get(question.ask);
  if (answers === undefined) return values.map(() => 1 / values.length);
  const weighed = values.map((value) => answers.get(leaningKey(question, value)) ?? 1);
  const sum = weighed.reduce((total, weight) => total + weight, 0);
  return weighed.map((weight) => weight / sum);
}

/** Everyone decides as sensible players lean. */
export function leaningPolicy(weights: Weights, stream: RandomStream): Policy {
  return (question) => {
    const count = optionCount(question);
    if (count === 1) return optionAt(question, 0);
    const spot = next(stream) / 4294967296;
    const answers = weights.get(question.ask);
    if (answers === undefined) return optionAt(question, Math.floor(spot * count));
    let sum = 0;
    for (let index = 0; index < count; index += 1) sum += weightAt(question, index, answers);
    let left = spot * sum;
    for (let index = 0; index < count - 1; index += 1) {
      left -= weightAt(question, index, answers);
      if (left < 0) return optionAt(question, index);
    }
    return optionAt(question, count - 1);
  };
}

function weightAt(question: Question, index: number, answers: ReadonlyMap<string, number>): number {
  return answers.get(leaningKey(question, optionAt(question, index))) ?? 1;
}
