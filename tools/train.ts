// Trains the prospects of a game: a small network learns from whole games how a position between two rounds ends.
// `npm run train -- GAME [--games N] [--thought N] [--iterations N] [--seed S] [--fresh] [--print]`
//
// Most games are played by leanings, which is quick. With --thought, that many further games are played by the hard bot
// with this number of iterations, which is slow; their samples count several times. It continues from the existing
// network; with --fresh it starts from nothing. With --print the result is only reported.
//
// The shipped networks were learned with --fresh and the usual seed: Green Deal's with --games 8000 --kept 0.3 --epochs 5,
// Limit's with --games 60000 --kept 0.22 --epochs 5.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { randomStream } from '../src/engine/random.ts';
import { leaningSamples, thoughtSamples } from './learning/games.ts';
import { LearningNetwork, type Sample } from './learning/network.ts';
import { subjects } from './learning/subjects.ts';

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20000' },
    thought: { type: 'string', default: '0' },
    iterations: { type: 'string', default: '60' },
    kept: { type: 'string', default: '0.15' },
    epochs: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'prospects' },
    fresh: { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
  },
});
/** How often a sample from a thought game counts. */
const THOUGHT_WEIGHT = 4;
/** One in this many samples is held back to measure how well the network predicts results that it has not seen. */
const HELD_BACK = 12;

const [id = ''] = positionals;
const subject = subjects[id];
if (subject === undefined)
  throw new Error(`There are prospects to train for ${Object.keys(subjects).join(', ')}.`);
const stream = randomStream(given.seed);
const say = (text: string): void =>
  void process.stdout.write(`${Math.round(performance.now() / 1000)} s: ${text}\n`);

const samples: Sample[] = [];
const held: Sample[] = [];
/** Holds back whole games, since the samples of one game have the same result. */
const keep = (fresh: readonly Sample[], number: number, weight: number): void => {
  const list = number % HELD_BACK === 0 ? held : samples;
  for (let time = 0; time < (list === held ? 1 : weight); time += 1) list.push(...fresh);
};
for (let number = 0; number < Number(given.games); number += 1)
  keep(leaningSamples(subject, number, given.seed, stream, Number(given.kept)), number, 1);
say(`${samples.length} samples from games of leanings`);
for (let number = 0; number < Number(given.thought); number += 1)
  keep(thoughtSamples(subject, number, given.seed, stream, Number(given.iterations)), number, THOUGHT_WEIGHT);
say(`${samples.length} samples in all`);
const first = samples[0];
if (first === undefined) throw new Error('No game, no sample.');
const known = given.fresh || subject.network.layers.length === 0 ? undefined : subject.network;
const network = new LearningNetwork(first.inputs.length, stream, known, subject.hidden);
if (known !== undefined) say(`before: ${explained(held)}`);
network.train(samples, Number(given.epochs), 0.002);
say(`after: ${explained(held)}; of the samples learnt: ${explained(samples.slice(0, held.length))}`);
if (!given.print) {
  const file = fileURLToPath(new URL(`../src/games/${id}/prospects.json`, import.meta.url));
  writeFileSync(file, `${JSON.stringify(network.plain())}\n`);
}

/** The share of the results' variance that the network explains. */
function explained(of: readonly Sample[]): string {
  const mean = of.reduce((sum, { target }) => sum + target, 0) / of.length;
  let squares = 0;
  let spread = 0;
  for (const sample of of) {
    squares += (network.output(sample.inputs) - sample.target) ** 2;
    spread += (sample.target - mean) ** 2;
  }
  return `foresees ${((1 - squares / spread) * 100).toFixed(1)} % of ${of.length} samples`;
}
