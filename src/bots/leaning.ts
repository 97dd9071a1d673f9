import type { Advice } from '../engine/game.ts';
import { isRange, optionAt, optionCount, type Question, type Value } from '../engine/question.ts';
import { next, type RandomStream } from '../engine/random.ts';
import type { Policy } from '../engine/umpires.ts';

/** Weights of answers by their key; answers that are not there weigh 1. */
type Weighing = ReadonlyMap<string, number>;

/** The leanings of a game, ready to be looked up. */
export interface Weights {
  /** How the answers to a question weigh as it stands; undefined where nothing is known of it. */
  of(question: Question): Weighing | undefined;
}

/** What leanings are made of. */
type Leaning = Pick<Advice, 'leanings' | 'situationWords'>;

const compiled = new WeakMap<Leaning['leanings'], Weights>();
const noAdvice: Leaning = { leanings: {} };

/** The weights of a game's leanings, made once. */
export function weightsOf(advice: Leaning = noAdvice): Weights {
  const known = compiled.get(advice.leanings);
  if (known !== undefined) return known;
  const weights = compile(advice);
  compiled.set(advice.leanings, weights);
  return weights;
}

/**
 * A leaning stands under `ask answer`, or under `ask answer word` where it holds only in situations that have this word;
 * those of a situation add up. What a situation makes of the answers is worked out when it first comes up.
 */
function compile({ leanings, situationWords = () => [] }: Leaning): Weights {
  const asks = new Map<string, Asking>();
  for (const [key, logarithm] of Object.entries(leanings)) {
    const [ask = '', answer = '', word = ''] = key.split(' ');
    const asking = asks.get(ask) ?? { words: new Map<string, Map<string, number>>(), situations: new Map() };
    asks.set(ask, asking);
    const ofWord = asking.words.get(word) ?? new Map<string, number>();
    asking.words.set(word, ofWord.set(answer, logarithm));
  }
  return {
    of(question) {
      const asking = asks.get(question.ask);
      if (asking === undefined) return undefined;
      const situation = question.situation === undefined ? NONE : question.situation();
      let weighing = asking.situations.get(situation);
      if (weighing === undefined) {
        weighing = weighingOf(asking, situation === NONE ? [] : situationWords(situation));
        asking.situations.set(situation, weighing);
      }
      return weighing;
    },
  };
}

/** What is known of the answers to one ask. */
interface Asking {
  /** Logarithms by word of the situation, and by answer; the empty word is every situation's. */
  readonly words: Map<string, Map<string, number>>;
  readonly situations: Map<number, Weighing>;
}

/** The situation of a question that tells none. */
const NONE = -1;

function weighingOf({ words }: Asking, situation: readonly string[]): Weighing {
  const logarithms = new Map<string, number>(words.get(''));
  for (const word of situation) {
    for (const [answer, logarithm] of words.get(word) ?? [])
      logarithms.set(answer, (logarithms.get(answer) ?? 0) + logarithm);
  }
  return new Map([...logarithms].map(([answer, logarithm]) => [answer, Math.exp(logarithm)]));
}

/**
 * The word under which an answer stands in the leanings: cells and seats share one, amounts go by their place between
 * the least and the most, everything else stands for itself.
 */
export function leaningKey({ options, shape }: Question, value: Value): string {
  if ((shape === 'word' || shape === 'card') && typeof value === 'string') return value;
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
  const answers = weights.of(question);
  if (answers === undefined) return values.map(() => 1 / values.length);
  const weighed = values.map((value) => answers.get(leaningKey(question, value)) ?? 1);
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
    const answers = weights.of(question);
    if (answers === undefined) return optionAt(question, Math.floor(spot * count));
    let sum = 0;
    for (let index = 0; index < count; index += 1) {
      const weight = answers.get(leaningKey(question, optionAt(question, index))) ?? 1;
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
