import type { Advice } from '../engine/game.ts';
import { isRange, optionAt, optionCount, type Question, type Value } from '../engine/question.ts';
import { next, type RandomStream } from '../engine/random.ts';
import type { Policy } from '../engine/umpires.ts';

/** What answers to one asking weigh, in one situation. */
type Weighing = (question: Question, value: Value) => number;

/** The leanings of a game, ready to be looked up. */
export interface Weights {
  /** How the answers to a question weigh as it stands; undefined where nothing is known of it. */
  of(question: Question): Weighing | undefined;
}

const compiled = new WeakMap<Advice['leanings'], Weights>();
const noLeanings: Advice['leanings'] = {};

/** The weights of a game's leanings, made once. */
export function weightsOf(leanings: Advice['leanings'] = noLeanings): Weights {
  const known = compiled.get(leanings);
  if (known !== undefined) return known;
  const weights = compile(leanings);
  compiled.set(leanings, weights);
  return weights;
}

/**
 * A leaning stands under `ask answer`, or under `ask answer word` where it holds only in situations that have this word;
 * those of a situation add up. What a situation makes of the answers is worked out when it first comes up.
 */
function compile(leanings: Advice['leanings']): Weights {
  const logarithms = new Map(Object.entries(leanings));
  const asks = new Set(Object.keys(leanings).map((key) => key.slice(0, key.indexOf(' '))));
  const situated = new Map<string, Map<string, Weighing>>();
  const weighingFor = (ask: string, words: readonly string[]): Weighing => {
    const weights = new Map<string, number>();
    return (question, value) => {
      const key = leaningKey(question, value);
      let weight = weights.get(key);
      if (weight === undefined) {
        const name = `${ask} ${key}`;
        const sum = words.reduce(
          (total, word) => total + (logarithms.get(`${name} ${word}`) ?? 0),
          logarithms.get(name) ?? 0,
        );
        weight = Math.exp(sum);
        weights.set(key, weight);
      }
      return weight;
    };
  };
  return {
    of(question) {
      const { ask } = question;
      if (!asks.has(ask)) return undefined;
      const situation = question.situation?.() ?? '';
      let ofAsk = situated.get(ask);
      if (ofAsk === undefined) {
        ofAsk = new Map();
        situated.set(ask, ofAsk);
      }
      let weighing = ofAsk.get(situation);
      if (weighing === undefined) {
        weighing = weighingFor(ask, situation === '' ? [] : situation.split(' '));
        ofAsk.set(situation, weighing);
      }
      return weighing;
    },
  };
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
  const weightOf = weights.of(question);
  if (weightOf === undefined) return values.map(() => 1 / values.length);
  const weighed = values.map((value) => weightOf(question, value));
  const sum = weighed.reduce((total, weight) => total + weight, 0);
  return weighed.map((weight) => weight / sum);
}

/** Everyone decides as sensible players lean. */
export function leaningPolicy(weights: Weights, stream: RandomStream): Policy {
  const found: number[] = [];
  return (question) => {
    const count = optionCount(question);
    if (count === 1) return optionAt(question, 0);
    const spot = next(stream) / 4294967296;
    const weightOf = weights.of(question);
    if (weightOf === undefined) return optionAt(question, Math.floor(spot * count));
    let sum = 0;
    for (let index = 0; index < count; index += 1) {
      const weight = weightOf(question, optionAt(question, index));
      found[index] = weight;
      sum += weight;
    }
    let left = spot * sum;
    for (let index = 0; index < count - 1; index += 1) {
      left -= found[index] as number;
      if (left < 0) return optionAt(question, index);
    }
    return optionAt(question, count - 1);
  };
}
