// Trains a game's leanings by play. Learners share the same leanings, some seats follow a script of advice, and the
// choices of learners who finish ahead are strengthened a little (a policy gradient). `npm run leanings -- GAME
// [MINUTES] [SEED] [--search] [--option NAME=VALUE]... [--ask ASK]...` continues from the existing leanings. With --search
// it trains the leanings of the tree search, which are kept in a table without those that hardly matter. --option plays
// with an option of the game. --ask trains the answers to some questions only, such as those of a variant.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { leaningKey, leaningPolicy, TRAIT, weightsOf } from '../src/bots/leaning.ts';
import { readOptions } from '../src/cli/settings.ts';
import type { Outcome } from '../src/engine/game.ts';
import { type LeaningTable, leaningsOf, leaningTableOf } from '../src/engine/leanings.ts';
import { settingOf, setUp } from '../src/engine/match.ts';
import { optionAt, optionCount, type Question } from '../src/engine/question.ts';
import { nextNumber, randomStream, splitStream } from '../src/engine/random.ts';
import { playOutGame } from '../src/engine/rollout.ts';
import { type AnyGame, games } from '../src/games/index.ts';
import { scripts } from './scripted-players/index.ts';
import { type Script, scriptedAnswer } from './scripted-players/script.ts';

const GAMES_A_BATCH = 60;
const RATE = 0.04;
const MOST = 4;
/** Questions with more options than this teach little, since each option is about as likely as the next. */
const MOST_OPTIONS = 40;

/** A leaning for one word of the situation counts only from this size on in the table of the search. */
const LEAST_OF_WORD = 0.2;

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    search: { type: 'boolean', default: false },
    option: { type: 'string', multiple: true, default: [] },
    ask: { type: 'string', multiple: true, default: [] },
  },
});
const [id, minutes = '3', seed = 'leanings'] = positionals;
/**
 * The share of seats that do not learn but follow a script or, where the search learns, the usual leanings, so that the
 * result holds against opponents other than itself; and the share of these that follow the usual leanings.
 */
const [SETTLED, USUAL] = given.search ? [0.55, 0.75] : [0.4, 0];
const entry = games.find((game) => game.id === id);
if (entry === undefined) throw new Error(`There is no game ${id}.`);
const game: AnyGame = await entry.load();
const pathOf = (name: string) => fileURLToPath(new URL(`../src/games/${id}/${name}.json`, import.meta.url));
const options = readOptions(game, given.option);
const file = pathOf(given.search ? 'search-leanings' : 'leanings');

interface Weight {
  value: number;
  /** Adam's two moving averages. */
  first: number;
  second: number;
  seen: number;
}
const weights = new Map<string, Weight>();
const weightOf = (word: string): Weight => {
  const known = weights.get(word);
  if (known !== undefined) return known;
  const fresh: Weight = { value: 0, first: 0, second: 0, seen: 0 };
  weights.set(word, fresh);
  return fresh;
};
for (const [word, value] of Object.entries(existing())) weightOf(word).value = value;

const stream = randomStream(seed);
const chance = (): number => nextNumber(stream) / 4294967296;

const known = new Map<string, Map<string, readonly Weight[]>>();

/** The weights of a question's answers in a situation: their own, and one for each word of the situation. */
function weightsIn(question: Question): (key: string) => readonly Weight[] {
  const { ask } = question;
  const situation = question.situation?.();
  const asking = `${ask} ${situation}`;
  const ofAnswers = known.get(asking) ?? new Map<string, readonly Weight[]>();
  known.set(asking, ofAnswers);
  const words = situation === undefined ? [] : (game.advice?.situationWords?.(situation) ?? []);
  return (key) => {
    let own = ofAnswers.get(key);
    if (own === undefined) {
      own = [weightOf(`${ask} ${key}`), ...words.map((word) => weightOf(`${ask} ${key} ${word}`))];
      ofAnswers.set(key, own);
    }
    return own;
  };
}

const ofTraits = new Map(
  Object.entries(game.advice?.traits ?? {}).map(([ask, names]) => [
    ask,
    names.map((name) => weightOf(`${ask} ${TRAIT}${name}`)),
  ]),
);

/** An option as the learner sees it: the weights that count for it, and its traits with theirs. */
interface Seen {
  readonly own: readonly Weight[];
  readonly traits: Float64Array;
}

/** An answer as the learner remembers it: how far it pushed each weight. */
type Push = readonly (readonly [Weight, number])[];

function answer(question: Question, pushes: Push[][], learns: boolean): number {
  const count = optionCount(question);
  if (count === 1 || count > MOST_OPTIONS) return Math.floor(chance() * count);
  const weightsFor = weightsIn(question);
  const traitWeights = question.traits === undefined ? [] : (ofTraits.get(question.ask) ?? []);
  const seen = Array.from({ length: count }, (_, index): Seen => {
    const value = optionAt(question, index);
    const traits = new Float64Array(traitWeights.length);
    if (traits.length > 0) question.traits?.(value, traits);
    return { own: weightsFor(leaningKey(question, value)), traits };
  });
  const sums = seen.map(({ own, traits }) => {
    let sum = 0;
    for (const { value } of own) sum += value;
    for (let trait = 0; trait < traits.length; trait += 1)
      sum += (traits[trait] as number) * (traitWeights[trait] as Weight).value;
    return sum;
  });
  const top = Math.max(...sums);
  const powers = sums.map((each) => Math.exp(each - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  let left = chance() * sum;
  let chosen = 0;
  while (chosen < count - 1 && left >= (powers[chosen] as number)) {
    left -= powers[chosen] as number;
    chosen += 1;
  }
  if (learns && (given.ask.length === 0 || given.ask.includes(question.ask))) {
    const push: (readonly [Weight, number])[] = [];
    const byTrait = new Float64Array(traitWeights.length);
    seen.forEach(({ own, traits }, index) => {
      const by = (index === chosen ? 1 : 0) - (powers[index] as number) / sum;
      for (const weight of own) push.push([weight, by]);
      for (let trait = 0; trait < traits.length; trait += 1)
        byTrait[trait] = (byTrait[trait] as number) + by * (traits[trait] as number);
    });
    traitWeights.forEach((weight, trait) => {
      if (byTrait[trait] !== 0) push.push([weight, byTrait[trait] as number]);
    });
    pushes[question.seat]?.push(push);
  }
  return chosen;
}

/** How a seat decides that does not learn: by a script, or by the usual leanings. */
type Settled = Script<unknown> | 'leanings';

/** A random way for a seat to decide; undefined if the seat learns. */
function drawnWay(): Settled | undefined {
  if (chance() >= SETTLED) return undefined;
  if (chance() < USUAL) return 'leanings';
  const own = scripts.filter((script) => script.game === id);
  return own[Math.floor(chance() * own.length)];
}

/**
 * How far ahead of the others each seat finished: by winning, in places and in points. Points that did not help, such
 * as those of an eliminated seat, count no more than the points of the seats placed before it.
 */
function aheadOf({ scores, ranking, winners }: Outcome): number[] {
  const players = scores.length;
  const places = scores.map(() => (players - 1) / 2);
  const points = [...scores];
  let before = 0;
  let most = Number.POSITIVE_INFINITY;
  for (const group of ranking) {
    for (const seat of group) {
      places[seat] = before + (group.length - 1) / 2;
      points[seat] = Math.min(points[seat] as number, most);
    }
    most = Math.min(most, ...group.map((seat) => points[seat] as number));
    before += group.length;
  }
  const mean = points.reduce((sum, each) => sum + each, 0) / players;
  const spread = Math.sqrt(points.reduce((sum, each) => sum + (each - mean) ** 2, 0) / players) || 1;
  return points.map((each, seat) => {
    const place = ((players - 1) / 2 - (places[seat] as number)) / Math.max(1, (players - 1) / 2);
    const won = (winners.includes(seat) ? 1 / winners.length : 0) - 1 / players;
    return won + place + 0.5 * ((each - mean) / spread);
  });
}

const { from, to } = entry.seats;
const sizes = [2, 3, 4, 5].filter((players) => players >= from && players <= to);
const end = performance.now() + Number(minutes) * 60_000;
let played = 0;
let batches = 0;
let sum = 0;
while (performance.now() < end) {
  const gradient = new Map<Weight, number>();
  for (let number = 0; number < GAMES_A_BATCH; number += 1) {
    const players = sizes[played % sizes.length] as number;
    const setting = settingOf(game, players, options);
    const state = setUp(game, setting, `${seed}/${played}`);
    const pushes: Push[][] = Array.from({ length: players }, () => []);
    const seated = Array.from({ length: players }, () => drawnWay());
    const usual = leaningPolicy(weightsOf(game.advice), splitStream(stream));
    // At least one seat learns in every game.
    seated[played % players] = undefined;
    playOutGame(game, setting, state, (question) => {
      const script = seated[question.seat];
      if (script === undefined) return optionAt(question, answer(question, pushes, true));
      if (script === 'leanings') return usual(question);
      const view: unknown = game.view(state, question.seat, setting, []);
      return scriptedAnswer(script, question, view);
    });
    const outcome = game.outcome(state, setting);
    const { scores } = outcome;
    const ahead = aheadOf(outcome);
    sum += scores.reduce((total, score) => total + score, 0) / players;
    for (const [seat, list] of pushes.entries()) {
      for (const push of list) {
        for (const [weight, by] of push) {
          gradient.set(weight, (gradient.get(weight) ?? 0) + by * (ahead[seat] as number));
          weight.seen += 1;
        }
      }
    }
    played += 1;
  }
  batches += 1;
  for (const [weight, raw] of gradient) {
    const step = raw / GAMES_A_BATCH - 0.002 * weight.value;
    weight.first = 0.9 * weight.first + 0.1 * step;
    weight.second = 0.99 * weight.second + 0.01 * step * step;
    const unbiasedFirst = weight.first / (1 - 0.9 ** batches);
    const unbiasedSecond = weight.second / (1 - 0.99 ** batches);
    weight.value += (RATE * unbiasedFirst) / (Math.sqrt(unbiasedSecond) + 1e-4);
    weight.value = Math.max(-MOST, Math.min(MOST, weight.value));
  }
  if (batches % 40 === 0) {
    process.stdout.write(`${id}: ${played} games, mean score ${(sum / (40 * GAMES_A_BATCH)).toFixed(2)}\n`);
    sum = 0;
    save();
  }
}
save();
process.stdout.write(`${id}: ${played} games, ${weights.size} weights\n`);

/** The leanings to continue from; those of the search begin as the others. */
function existing(): Readonly<Record<string, number>> {
  if (given.search && existsSync(file))
    return leaningsOf(JSON.parse(readFileSync(file, 'utf8')) as LeaningTable);
  return JSON.parse(readFileSync(pathOf('leanings'), 'utf8')) as Record<string, number>;
}

function save(): void {
  const leanings: Record<string, number> = {};
  const parts = given.search ? 10 : 100;
  for (const word of [...weights.keys()].sort()) {
    const exact = (weights.get(word) as Weight).value;
    const value = Math.round(exact * parts) / parts;
    const isOfWord = word.split(' ').length > 2;
    if (value !== 0 && !(given.search && isOfWord && Math.abs(exact) < LEAST_OF_WORD)) leanings[word] = value;
  }
  const text = given.search ? JSON.stringify(leaningTableOf(leanings)) : JSON.stringify(leanings, null, 2);
  writeFileSync(file, `${text}\n`);
}
