// Trains Reputation's bots by play: a small network learns the value of positions between two rounds, and the leanings
// imitate the thinking bots. `npm run prospects -- [--minutes M] [--iterations N] [--seed S] [--fresh]` plays games
// between normal, hard and scripts, learns from them, and repeats this with the result. It starts from the existing
// network; with --fresh it starts from nothing, with games in which everybody plays by leanings.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setUp } from '../src/engine/match.ts';
import { randomStream } from '../src/engine/random.ts';
import { advice } from '../src/games/reputation/advice.ts';
import { reputation } from '../src/games/reputation/index.ts';
import prospects from '../src/games/reputation/prospects.json' with { type: 'json' };
import { inputsOf, standsOfState } from '../src/games/reputation/prospects.ts';
import { type Decided, LeaningLearner } from './learning/leaning-learner.ts';
import { LearningNetwork, type Sample } from './learning/network.ts';
import { leaningGame, tableOf, thoughtGame } from './learning/reputation-games.ts';

const { values: given } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    iterations: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'prospects' },
    leaning: { type: 'string', default: '20000' },
    fresh: { type: 'boolean', default: false },
  },
});
const fileOf = (name: string) =>
  fileURLToPath(new URL(`../src/games/reputation/${name}.json`, import.meta.url));
/** The number of samples needed before training, and the most that are kept. */
const LEAST_SAMPLES = 8_000;
const MOST_SAMPLES = 200_000;
/** The most decisions kept. */
const MOST_DECISIONS = 200_000;

const end = performance.now() + Number(given.minutes) * 60_000;
const stream = randomStream(given.seed);
const say = (text: string): void =>
  void process.stdout.write(`${Math.round(performance.now() / 1000)} s: ${text}\n`);
const begin = standsOfState(setUp(reputation, tableOf(0), given.seed), tableOf(0).components);
const inputs = inputsOf(begin, 0).length;
const network = new LearningNetwork(inputs, stream, given.fresh ? undefined : prospects);
const leanings = new LeaningLearner(advice.leanings);
const iterations = Number(given.iterations);

let samples: Sample[] = [];
let decisions: Decided[] = [];
if (given.fresh) {
  for (let number = 0; number < Number(given.leaning); number += 1)
    samples.push(...leaningGame(number, given.seed, stream).samples);
  const held = samples.splice(0, samples.length / 20);
  network.train(samples, 6, 0.002);
  say(`games of leaning: ${explained(held)}`);
  save();
  samples = samples.slice(0, MOST_SAMPLES / 4);
}
let fresh: Sample[] = [];
for (let number = 0; performance.now() < end; number += 1) {
  const lesson = thoughtGame(number, given.seed, stream, iterations);
  fresh.push(...lesson.samples);
  decisions.push(...lesson.decisions);
  if (fresh.length < LEAST_SAMPLES && performance.now() < end) continue;
  say(`${number + 1} games, before: ${explained(fresh)}`);
  samples = [...samples, ...fresh].slice(-MOST_SAMPLES);
  decisions = decisions.slice(-MOST_DECISIONS);
  network.train(samples, 5, 0.0007);
  say(`after: ${explained(fresh)}; leanings: ${leanings.learn(decisions, 3).toFixed(3)}`);
  fresh = [];
  save();
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

/** Saves the learned weights and plays on with them. */
function save(): void {
  const plain = network.plain();
  Object.assign(prospects, plain);
  writeFileSync(fileOf('prospects'), `${JSON.stringify(plain)}\n`);
  const known = leanings.plain();
  Object.assign(advice, { leanings: known });
  writeFileSync(fileOf('leanings'), `${JSON.stringify(known, null, 2)}\n`);
}
