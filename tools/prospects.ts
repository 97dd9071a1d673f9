// Trains Reputation's bots by play: a small network learns the value of positions between two rounds, and the leanings
// imitate the thinking bots. `npm run prospects -- [--minutes M] [--iterations N] [--seed S] [--fresh]` plays games
// between hard bots and a few scripts, learns from them, and repeats this with the result. It starts from the existing
// network; with --fresh it starts from nothing, with --leaning N games in which everybody plays by leanings.
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
import { type Course, leaningGame, samplesOf, tableOf, thoughtGame } from './learning/reputation-games.ts';

const { values: given } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    iterations: { type: 'string', default: '50' },
    seed: { type: 'string', default: 'prospects' },
    leaning: { type: 'string', default: '60000' },
    fresh: { type: 'boolean', default: false },
  },
});
const fileOf = (name: string) =>
  fileURLToPath(new URL(`../src/games/reputation/${name}.json`, import.meta.url));
/** The number of games after which the network learns from them. */
const GAMES_A_LESSON = 100;
/** The most courses and decisions that are kept. */
const MOST_COURSES = 20_000;
const MOST_DECISIONS = 200_000;
/** How much the end of a game counts against what the network expects in between. */
const TRUST = 0.8;
/** One in this many games is held back to see how far the network foresees results that it has not seen. */
const HELD_BACK = 12;

const end = performance.now() + Number(given.minutes) * 60_000;
const stream = randomStream(given.seed);
const say = (text: string): void =>
  void process.stdout.write(`${Math.round(performance.now() / 1000)} s: ${text}\n`);
const begin = standsOfState(setUp(reputation, tableOf(0), given.seed), tableOf(0).components);
const inputs = inputsOf(begin, 0).length;
const network = new LearningNetwork(inputs, stream, given.fresh ? undefined : prospects);
const leanings = new LeaningLearner(advice.leanings);
const iterations = Number(given.iterations);

const held: Sample[] = [];
if (given.fresh) {
  const samples: Sample[] = [];
  for (let number = 0; number < Number(given.leaning); number += 1) {
    const list = number % HELD_BACK === 0 ? held : samples;
    for (const course of leaningGame(number, given.seed, stream).courses)
      list.push(...samplesOf(course, network, 1));
  }
  network.train(samples, 4, 0.002);
  say(`${given.leaning} games of leanings: ${explained(held)}`);
  save();
}
let courses: Course[] = [];
let decisions: Decided[] = [];
held.length = 0;
for (let number = 0; performance.now() < end; number += 1) {
  const lesson = thoughtGame(number, given.seed, stream, iterations);
  if (number % HELD_BACK === 0)
    held.push(...lesson.courses.flatMap((course) => samplesOf(course, network, 1)));
  else {
    courses.push(...lesson.courses);
    decisions.push(...lesson.decisions);
  }
  if (number % GAMES_A_LESSON !== GAMES_A_LESSON - 1 && performance.now() < end) continue;
  courses = courses.slice(-MOST_COURSES);
  decisions = decisions.slice(-MOST_DECISIONS);
  say(`${number + 1} games, before: ${explained(held)}`);
  network.train(
    courses.flatMap((course) => samplesOf(course, network, TRUST)),
    4,
    0.0005,
  );
  say(`after: ${explained(held)}; leanings: ${leanings.learn(decisions, 3).toFixed(3)}`);
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
