import type { Layer, Network } from '../../src/engine/network.ts';
import { drawNumber, nextNumber, type RandomStream } from '../../src/engine/random.ts';

/** The usual sizes of the hidden layers. */
const HIDDEN: readonly number[] = [32, 16];
/** The number of samples per update of the weights. */
const BATCH = 128;

/** A position as the network reads it, and its result. */
export interface Sample {
  readonly inputs: readonly number[];
  readonly target: number;
}

/** An approximately normal random number with standard deviation 1. */
function bell(stream: RandomStream): number {
  let sum = 0;
  for (let term = 0; term < 3; term += 1) sum += nextNumber(stream) / 4294967296 - 0.5;
  return 2 * sum;
}

/** A layer trained with Adam. */
class Learner {
  readonly weights: Float64Array;
  readonly gradient: Float64Array;
  private readonly first: Float64Array;
  private readonly second: Float64Array;

  constructor(
    readonly inputs: number,
    readonly cells: number,
    known: Layer | undefined,
    stream: RandomStream,
  ) {
    const size = (inputs + 1) * cells;
    this.weights =
      known === undefined
        ? Float64Array.from({ length: size }, (_, place) =>
            place < inputs * cells ? bell(stream) * Math.sqrt(2 / (inputs + 1)) : 0,
          )
        : Float64Array.from([...known.weights, ...known.biases]);
    this.gradient = new Float64Array(size);
    this.first = new Float64Array(size);
    this.second = new Float64Array(size);
  }

  step(rate: number, count: number, size: number): void {
    const { weights, gradient, first, second } = this;
    const unbiasedFirst = 1 - 0.9 ** count;
    const unbiasedSecond = 1 - 0.999 ** count;
    for (let place = 0; place < weights.length; place += 1) {
      const raw = (gradient[place] as number) / size + 1e-5 * (weights[place] as number);
      first[place] = 0.9 * (first[place] as number) + 0.1 * raw;
      second[place] = 0.999 * (second[place] as number) + 0.001 * raw * raw;
      weights[place] =
        (weights[place] as number) -
        (rate * ((first[place] as number) / unbiasedFirst)) /
          (Math.sqrt((second[place] as number) / unbiasedSecond) + 1e-8);
      gradient[place] = 0;
    }
  }
}

/** A network trained from samples. */
export class LearningNetwork {
  private readonly layers: Learner[];
  private count = 0;

  /** @param known the network to continue from; default: a new one */
  constructor(
    inputs: number,
    private readonly stream: RandomStream,
    known?: Network,
    hidden: readonly number[] = HIDDEN,
  ) {
    const sizes = [inputs, ...hidden, 1];
    this.layers = sizes
      .slice(1)
      .map((cells, place) => new Learner(sizes[place] as number, cells, known?.layers[place], stream));
  }

  /** The activations of every layer. */
  private forward(inputs: readonly number[]): (readonly number[] | Float64Array)[] {
    const all: (readonly number[] | Float64Array)[] = [inputs];
    this.layers.forEach(({ weights, inputs: count, cells }, place) => {
      const values = all.at(-1) as readonly number[];
      const sums = new Float64Array(cells);
      for (let cell = 0; cell < cells; cell += 1) sums[cell] = weights[count * cells + cell] as number;
      for (let input = 0; input < count; input += 1) {
        const value = values[input] as number;
        if (value === 0) continue;
        for (let cell = 0; cell < cells; cell += 1)
          sums[cell] = (sums[cell] as number) + value * (weights[input * cells + cell] as number);
      }
      if (place < this.layers.length - 1)
        for (let cell = 0; cell < cells; cell += 1) if ((sums[cell] as number) < 0) sums[cell] = 0;
      all.push(sums);
    });
    return all;
  }

  output(inputs: readonly number[]): number {
    return this.forward(inputs).at(-1)?.[0] as number;
  }

  private learn({ inputs, target }: Sample): void {
    const all = this.forward(inputs);
    let errors = Float64Array.of(((all.at(-1) as Float64Array)[0] as number) - target);
    for (let place = this.layers.length - 1; place >= 0; place -= 1) {
      const { weights, gradient, inputs: count, cells } = this.layers[place] as Learner;
      const values = all[place] as readonly number[];
      const before = new Float64Array(count);
      for (let cell = 0; cell < cells; cell += 1)
        gradient[count * cells + cell] =
          (gradient[count * cells + cell] as number) + (errors[cell] as number);
      for (let input = 0; input < count; input += 1) {
        const value = values[input] as number;
        if (value === 0) continue;
        let sum = 0;
        for (let cell = 0; cell < cells; cell += 1) {
          const error = errors[cell] as number;
          gradient[input * cells + cell] = (gradient[input * cells + cell] as number) + error * value;
          sum += error * (weights[input * cells + cell] as number);
        }
        before[input] = sum;
      }
      errors = before;
    }
  }

  /** Trains on all samples for this many epochs, while the rate falls to a tenth. */
  train(samples: readonly Sample[], epochs: number, rate: number): void {
    const order = samples.map((_, place) => place);
    for (let epoch = 0; epoch < epochs; epoch += 1) {
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = drawNumber(this.stream, last + 1);
        const kept = order[last] as number;
        order[last] = order[other] as number;
        order[other] = kept;
      }
      for (let begin = 0; begin < order.length; begin += BATCH) {
        const batch = order.slice(begin, begin + BATCH);
        for (const place of batch) this.learn(samples[place] as Sample);
        this.count += 1;
        const now = rate * (1 - 0.9 * ((epoch + begin / order.length) / epochs));
        for (const layer of this.layers) layer.step(now, this.count, batch.length);
      }
    }
  }

  /** The network as shipped: plain, rounded numbers. */
  plain(): Network {
    const rounded = (values: Float64Array) => [...values].map((value) => Math.round(value * 1000) / 1000);
    return {
      layers: this.layers.map(({ weights, inputs, cells }) => ({
        weights: rounded(weights.subarray(0, inputs * cells)),
        biases: rounded(weights.subarray(inputs * cells)),
      })),
    };
  }
}
