import { elementAt, present } from '../engine/checked.ts';
import type { Advice } from '../engine/game.ts';
import { type LeaningTable, leaningsOf } from '../engine/leanings.ts';
import {
  isRange,
  optionAt,
  optionCount,
  type Question,
  settledAnswer,
  type Value,
} from '../engine/question.ts';
import { nextNumber, type RandomStream } from '../engine/random.ts';
import type { Policy } from '../engine/umpires.ts';

/** The leanings of a game, compiled for look-up. */
export interface Weights {
  /** The weights for a question's answers; undefined if there are no leanings for it. */
  of(question: Question): Asking | undefined;
}

/** The parts of a game's advice that define its leanings. */
type Leaning = Pick<Advice, 'leanings' | 'situationWords' | 'traits'>;

const compiled = new WeakMap<Leaning['leanings'], Weights>();
const compiledTables = new WeakMap<LeaningTable, Weights>();
const noAdvice: Leaning = { leanings: {} };

/** The weights of a game's leanings, compiled once. */
export function weightsOf(advice: Leaning = noAdvice): Weights {
  const known = compiled.get(advice.leanings);
  if (known !== undefined) return known;
  const weights = compile(advice);
  compiled.set(advice.leanings, weights);
  return weights;
}

/** The weights by which a tree search plays on, compiled once: those of its own leanings, if the game has some. */
export function searchWeightsOf(advice: Advice | undefined): Weights {
  const table = advice?.searchLeanings;
  if (advice === undefined || table === undefined) return weightsOf(advice);
  const known = compiledTables.get(table);
  if (known !== undefined) return known;
  const weights = compile({ ...advice, leanings: leaningsOf(table) });
  compiledTables.set(table, weights);
  return weights;
}

/**
 * The key of a leaning is `ask answer`, or `ask answer word` if it applies only in situations with this word; all
 * leanings that apply to a situation are added. `ask +trait` is multiplied by the option's trait.
 */
function compile({ leanings, situationWords = () => [], traits = {} }: Leaning): Weights {
  const words = new Map<string, Map<string, Map<string, number>>>();
  for (const [key, logarithm] of Object.entries(leanings)) {
    const [ask = '', answer = '', word = ''] = key.split(' ');
    if (answer.startsWith(TRAIT)) continue;
    const ofAsk = words.get(ask) ?? new Map<string, Map<string, number>>();
    words.set(ask, ofAsk);
    const ofWord = ofAsk.get(word) ?? new Map<string, number>();
    ofAsk.set(word, ofWord.set(answer, logarithm));
  }
  for (const ask of Object.keys(traits)) if (!words.has(ask)) words.set(ask, new Map());
  const asks = new Map(
    [...words].map(([ask, ofAsk]) => {
      const ofTraits = (traits[ask] ?? []).map((trait) => leanings[`${ask} ${TRAIT}${trait}`] ?? 0);
      return [ask, new Asking(ofAsk, situationWords, ofTraits.some((each) => each !== 0) ? ofTraits : [])];
    }),
  );
  return { of: ({ ask }) => asks.get(ask) };
}

/** The mark of a trait in the key of a leaning. */
export const TRAIT = '+';
/** The maximum sum of an option's traits, in either direction, which keeps its weight finite and above zero. */
const MOST_SUM = 200;
/** The situation of a question that states none. */
const NONE = -1;
/** The most situations whose weights are kept, which takes a few megabytes per ask. */
const MOST_SITUATIONS = 16_384;
/** The number of situations for which there is room at first. */
const FEW_SITUATIONS = 16;

/**
 * The weights of the answers to one ask. The weights of a situation are computed when it first occurs. They are stored
 * side by side, so a look-up touches little memory, however many there are.
 */
export class Asking {
  /** The index of each answer among the weights of a situation; one further index stands for all unknown answers. */
  private readonly places: ReadonlyMap<string, number>;
  private readonly amountPlaces: readonly number[];
  private readonly starts = new Map<number, number>();
  private weights: Float64Array;
  /** The latest situation, which often recurs, and the index at which its weights begin. */
  private last = Number.NaN;
  private lastStart = 0;
  /** Whether a weight depends on the situation; if none does, it is not worked out. */
  private readonly isSituated: boolean;
  /** The traits of the latest option. */
  private readonly traits: Float64Array;

  /**
   * @param words logarithms of weights by word of the situation and by answer; the empty word belongs to every
   * situation
   * @param situationWords the words of a situation
   * @param ofTraits logarithms of weights by trait
   */
  constructor(
    private readonly words: ReadonlyMap<string, ReadonlyMap<string, number>>,
    private readonly situationWords: (situation: number) => readonly string[],
    private readonly ofTraits: readonly number[] = [],
  ) {
    this.isSituated = [...words.keys()].some((word) => word !== '');
    this.traits = new Float64Array(ofTraits.length);
    const answers = new Set([...words.values()].flatMap((ofWord) => [...ofWord.keys()]));
    this.places = new Map([...answers].map((answer, place) => [answer, place]));
    this.amountPlaces = AMOUNT_KEYS.map((key) => this.places.get(key) ?? answers.size);
    this.weights = new Float64Array(FEW_SITUATIONS * (answers.size + 1));
  }

  /** The index at which the weights for the question's situation begin. */
  startOf(question: Question): number {
    const situation = (this.isSituated ? question.situation?.() : undefined) ?? NONE;
    if (situation === this.last) return this.lastStart;
    this.lastStart = this.starts.get(situation) ?? this.workOut(situation);
    this.last = situation;
    return this.lastStart;
  }

  /** The weight of an answer; 1 if it is unknown. */
  weightAt(start: number, question: Question, value: Value): number {
    const { options } = question;
    const place = isRange(options)
      ? present(this.amountPlaces[amountPlace(options.from, options.to, value as number)], 'place')
      : (this.places.get(leaningKey(question, value)) ?? this.places.size);
    const weight = present(this.weights[start + place], 'weight');
    return this.ofTraits.length === 0 || question.traits === undefined
      ? weight
      : weight * Math.exp(this.traitSum(question, value));
  }

  private traitSum(question: Question, value: Value): number {
    const { traits, ofTraits } = this;
    traits.fill(0);
    question.traits?.(value, traits);
    let sum = 0;
    for (let trait = 0; trait < traits.length; trait += 1)
      sum += elementAt(traits, trait) * elementAt(ofTraits, trait);
    return Math.max(-MOST_SUM, Math.min(MOST_SUM, sum));
  }

  private workOut(situation: number): number {
    const { places, starts } = this;
    const stride = places.size + 1;
    // A game may know more situations than there is memory for: then they are worked out again when they recur.
    if (starts.size === MOST_SITUATIONS) starts.clear();
    const start = starts.size * stride;
    if (start === this.weights.length) {
      const larger = new Float64Array(2 * start);
      larger.set(this.weights);
      this.weights = larger;
    }
    const logarithms = this.weights.subarray(start, start + stride).fill(0);
    for (const word of ['', ...(situation === NONE ? [] : this.situationWords(situation))]) {
      for (const [answer, logarithm] of this.words.get(word) ?? []) {
        const place = present(places.get(answer), 'place');
        logarithms[place] = present(logarithms[place], 'logarithm') + logarithm;
      }
    }
    for (let place = 0; place < stride; place += 1)
      logarithms[place] = Math.exp(present(logarithms[place], 'logarithm'));
    starts.set(situation, start);
    return start;
  }
}

/**
 * The word for an answer in the leanings: all cells share one word, as do all seats; an amount's word is its position
 * between the least and the most; any other answer is its own word.
 */
export function leaningKey({ options, shape }: Question, value: Value): string {
  if ((shape === 'word' || shape === 'card') && typeof value === 'string') return value;
  if (isRange(options))
    return present(AMOUNT_KEYS[amountPlace(options.from, options.to, value as number)], 'key');
  if (shape === 'seat' && typeof value === 'number') return '~';
  if (shape === 'cell' && !/^[a-z]+(-[a-z]+)*$/.test(String(value))) return '~';
  return String(value);
}

/** The words for an amount's position between the least and the most. */
const AMOUNT_KEYS: readonly string[] = ['#first', '#low', '#middle', '#high', '#last'];

function amountPlace(from: number, to: number, value: number): number {
  if (value === from) return 0;
  if (value === to) return 4;
  const share = (value - from) / (to - from);
  if (share < 1 / 3) return 1;
  return share < 2 / 3 ? 2 : 3;
}

/** An answer with a smaller share is one that no sensible player gives: it gets no part of what is shared out evenly. */
const UNTHINKABLE = 1e-6;

/**
 * How likely sensible players are to give each of these answers; the shares add up to 1.
 * @param even 0 to 1: the part that is shared out evenly, because an answer that nobody gives may still be right
 */
export function shares(question: Question, values: readonly Value[], weights: Weights, even = 0): number[] {
  const asking = weights.of(question);
  const count = values.length;
  if (asking === undefined) return values.map(() => 1 / count);
  const start = asking.startOf(question);
  const found: number[] = [];
  let sum = 0;
  for (const value of values) {
    const weight = asking.weightAt(start, question, value);
    found.push(weight);
    sum += weight;
  }
  let thinkable = 0;
  for (const weight of found) if (weight >= UNTHINKABLE * sum) thinkable += 1;
  const least = even / thinkable;
  const factor = (1 - even) / sum;
  return found.map((weight) => factor * weight + (weight >= UNTHINKABLE * sum ? least : 0));
}

/** A policy by which every seat decides by the leanings, and takes a dominant option if there is one. */
export function leaningPolicy(weights: Weights, stream: RandomStream): Policy {
  const found: number[] = [];
  return (question) => {
    const settled = settledAnswer(question);
    if (settled !== undefined) return settled;
    const count = optionCount(question);
    const spot = nextNumber(stream) / 4294967296;
    const asking = weights.of(question);
    if (asking === undefined) return optionAt(question, Math.floor(spot * count));
    const start = asking.startOf(question);
    let sum = 0;
    for (let index = 0; index < count; index += 1) {
      const weight = asking.weightAt(start, question, optionAt(question, index));
      found[index] = weight;
      sum += weight;
    }
    let left = spot * sum;
    for (let index = 0; index < count - 1; index += 1) {
      left -= present(found[index], 'share');
      if (left < 0) return optionAt(question, index);
    }
    return optionAt(question, count - 1);
  };
}
