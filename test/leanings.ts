// Fits the leanings of a game to what a level of bot decides in games against itself: `npm run leanings -- GAME …`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadBot } from '../src/bots/index.ts';
import { leaningKey } from '../src/bots/leaning.ts';
import { settingOf, setUp } from '../src/engine/match.ts';
import { optionCount, optionList } from '../src/engine/question.ts';
import { games } from '../src/games/index.ts';
import { playBotGame } from '../src/table/bot-game.ts';

const [id, level = 'normal', minutes = '3', seed = 'leanings'] = process.argv.slice(2);
const entry = games.find((game) => game.id === id);
if (entry === undefined) throw new Error(`There is no game ${id}.`);

/** A decision as the fit sees it: the words of all answers, and which one was given. */
interface Sample {
  readonly words: readonly string[];
  readonly chosen: number;
}

const game = await entry.load();
const bot = await loadBot(level);
const samples: Sample[] = [];
const end = performance.now() + Number(minutes) * 60_000;
const sizes: number[] = [];
for (let players = Math.max(2, entry.seats.from); players <= Math.min(5, entry.seats.to); players += 1) {
  sizes.push(players);
}
let played = 0;
while (performance.now() < end) {
  const players = sizes[played % sizes.length] as number;
  const setting = settingOf(game, players);
  const own = `${seed}/${played}`;
  const bots = Array.from({ length: players }, () => bot);
  playBotGame(game, setting, setUp(game, setting, own), bots, own, (question, { value }) => {
    if (optionCount(question) > 60) return;
    const options = optionList(question);
    const words = options.map((option) => `${question.ask} ${leaningKey(question, option)}`);
    samples.push({ words, chosen: options.indexOf(value) });
  });
  played += 1;
}

const weights = new Map<string, number>();
const seen = new Map<string, number>();
for (const { words } of samples) for (const word of words) seen.set(word, (seen.get(word) ?? 0) + 1);

// The likelihood of what was chosen, climbed by small steps; a weight that nothing supports shrinks towards 0.
const PASSES = 30;
for (let pass = 0; pass < PASSES; pass += 1) {
  const rate = 0.15 / (1 + pass / 6);
  for (const { words, chosen } of samples) {
    const exponents = words.map((word) => Math.exp(weights.get(word) ?? 0));
    const sum = exponents.reduce((total, value) => total + value, 0);
    for (const [index, word] of words.entries()) {
      const before = weights.get(word) ?? 0;
      const error = (index === chosen ? 1 : 0) - (exponents[index] as number) / sum;
      const shrink = (0.02 * before) / Math.sqrt(seen.get(word) ?? 1);
      weights.set(word, before + rate * (error - shrink));
    }
  }
}

const leanings: Record<string, number> = {};
for (const word of [...weights.keys()].sort()) {
  if ((seen.get(word) ?? 0) < 8) continue;
  const weight = Math.round(Math.max(-4, Math.min(4, weights.get(word) as number)) * 100) / 100;
  if (weight !== 0) leanings[word] = weight;
}
const file = fileURLToPath(new URL(`../src/games/${id}/leanings.json`, import.meta.url));
writeFileSync(file, `${JSON.stringify(leanings, null, 2)}\n`);
process.stdout.write(
  `${id}: ${played} games, ${samples.length} decisions, ${Object.keys(leanings).length} weights\n`,
);
