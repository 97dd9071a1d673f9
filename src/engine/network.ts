import { elementAt } from './checked.ts';

/** The weights of a small network whose hidden cells use ReLU, as plain numbers. */
export interface Network {
  readonly layers: readonly Layer[];
}

/** One layer: a row of weights for each input, and a bias for each cell. */
export interface Layer {
  readonly weights: readonly number[];
  readonly biases: readonly number[];
}

/** A network's layer, copied to typed arrays, with the room for its results. */
interface Compiled {
  readonly weights: Float64Array;
  readonly biases: Float64Array;
  readonly sums: Float64Array;
}

const compiled = new WeakMap<Network['layers'], readonly Compiled[]>();

function compiledOf({ layers }: Network): readonly Compiled[] {
  const known = compiled.get(layers);
  if (known !== undefined) return known;
  const fresh = layers.map(
    ({ weights, biases }): Compiled => ({
      weights: Float64Array.from(weights),
      biases: Float64Array.from(biases),
      sums: new Float64Array(biases.length),
    }),
  );
  compiled.set(layers, fresh);
  return fresh;
}

/**
 * The first output of the network for these inputs.
 * @throws RangeError if there are more or fewer inputs than the network reads
 */
export function outputOf(network: Network, inputs: readonly number[]): number {
  const layers = compiledOf(network);
  let values: ArrayLike<number> = inputs;
  for (let place = 0; place < layers.length; place += 1) {
    const { weights, biases, sums } = elementAt(layers, place);
    const width = sums.length;
    // Checked once here, since checks at every weight take as long as the sums.
    if (weights.length !== values.length * width)
      throw new RangeError(`${weights.length} weights do not fit ${values.length} inputs of ${width} cells.`);
    sums.set(biases);
    for (let input = 0; input < values.length; input += 1) {
      const value = values[input] ?? 0;
      if (value === 0) continue;
      const row = input * width;
      for (let cell = 0; cell < width; cell += 1)
        sums[cell] = (sums[cell] ?? 0) + value * (weights[row + cell] ?? 0);
    }
    if (place < layers.length - 1)
      for (let cell = 0; cell < width; cell += 1) if ((sums[cell] ?? 0) < 0) sums[cell] = 0;
    values = sums;
  }
  return elementAt(values, 0);
}
