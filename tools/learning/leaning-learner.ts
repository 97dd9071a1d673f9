import { leaningKey } from '../../src/bots/leaning.ts';
import type { Advice } from '../../src/engine/game.ts';
import { optionAt, optionCount, type Question, type Value } from '../../src/engine/question.ts';

/** A decision in terms of leanings: the words of each option, and the probability of its choice. */
export interface Decided {
  readonly options: readonly { readonly words: readonly string[]; readonly share: number }[];
}

const RATE = 0.03;
const MOST = 4;
/** The number of decisions per update of the weights. */
const BATCH = 256;
/** The weight decay: words that were seldom seen say little. */
const DECAY = 0.0003;

/**
 * The probability of each option. @param shares by value: its share of a search's visits, or 1 for a script's answer
 */
export function decidedOf(question: Question, advice: Advice, shares: ReadonlyMap<Value, number>): Decided {
  const situation = question.situation?.();
  const words = situation === undefined ? [] : (advice.situationWords?.(situation) ?? []);
  return {
    options: Array.from({ length: optionCount(question) }, (_, index) => {
      const value = optionAt(question, index);
      const own = `${question.ask} ${leaningKey(question, value)}`;
      return { words: [own, ...words.map((word) => `${own} ${word}`)], share: shares.get(value) ?? 0 };
    }),
  };
}

interface Weight {
  value: number;
  gradient: number;
  /** Adam's two moving averages. */
  first: number;
  second: number;
}

/** Learns leanings from decisions by softmax regression with Adam. */
export class LeaningLearner {
  private readonly weights = new Map<string, Weight>();
  private steps = 0;

  constructor(leanings: Advice['leanings']) {
    for (const [word, value] of Object.entries(leanings)) this.weightOf(word).value = value;
  }

  /** Trains for this many epochs. @returns the mean logarithmic loss of the last one */
  learn(decisions: readonly Decided[], epochs: number): number {
    let loss = 0;
    for (let epoch = 0; epoch < epochs; epoch += 1) {
      loss = 0;
      decisions.forEach((decided, place) => {
        loss += this.push(decided);
        if (place % BATCH === BATCH - 1) this.step(RATE / (1 + epoch));
      });
      this.step(RATE / (1 + epoch));
    }
    return loss / decisions.length;
  }

  /** The leanings as shipped: plain, rounded numbers without zeros. */
  plain(): Record<string, number> {
    const leanings: Record<string, number> = {};
    for (const word of [...this.weights.keys()].sort()) {
      const value = Math.round((this.weights.get(word) as Weight).value * 100) / 100;
      if (value !== 0) leanings[word] = value;
    }
    return leanings;
  }

  private weightOf(word: string): Weight {
    let weight = this.weights.get(word);
    if (weight === undefined) {
      weight = { value: 0, gradient: 0, first: 0, second: 0 };
      this.weights.set(word, weight);
    }
    return weight;
  }

  private push({ options }: Decided): number {
    const weighed = options.map(({ words }) => words.map((word) => this.weightOf(word)));
    const powers = weighed.map((own) => Math.exp(own.reduce((sum, { value }) => sum + value, 0)));
    const sum = powers.reduce((total, power) => total + power, 0);
    let loss = 0;
    options.forEach(({ share }, place) => {
      const likely = (powers[place] as number) / sum;
      if (share > 0) loss -= share * Math.log(likely + 1e-9);
      for (const weight of weighed[place] as Weight[]) weight.gradient += share - likely;
    });
    return loss;
  }

  private step(rate: number): void {
    this.steps += 1;
    for (const weight of this.weights.values()) {
      const raw = weight.gradient / BATCH - DECAY * weight.value;
      weight.first = 0.9 * weight.first + 0.1 * raw;
      weight.second = 0.99 * weight.second + 0.01 * raw * raw;
      const by = weight.first / (1 - 0.9 ** this.steps);
      const size = Math.sqrt(weight.second / (1 - 0.99 ** this.steps));
      weight.value = Math.max(-MOST, Math.min(MOST, weight.value + (rate * by) / (size + 1e-3)));
      weight.gradient = 0;
    }
  }
}
