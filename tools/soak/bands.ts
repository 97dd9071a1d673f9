import { randomPolicy } from '../../src/bots/random.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import type { Question, Value } from '../../src/engine/question.ts';
import { playOutGame } from '../../src/engine/rollout.ts';
import { crisisCount } from '../../src/games/limit/figures.ts';
import { limit } from '../../src/games/limit/index.ts';

// Compares the results of Limit with the expected bands: npm run soak:bands [-- MATCHES]. It prints two tables: in one,
// all pass at every turn and make forced choices at random; in the other, all play at random. For each number of
// nations they show the 10th, 50th and 90th percentile of the scores, the generations, the crises, and the first
// financial crisis.

type Policy = (question: Question) => Value;

/** Plays no cards and makes no alliances; forced choices are random. */
function passing(seed: string): Policy {
  const chance = randomPolicy(seed);
  return (question) => {
    const { options } = question;
    if (!Array.isArray(options)) return chance(question);
    return (
      (options as readonly Value[]).find((value) => value === 'pass' || value === 'nothing') ??
      chance(question)
    );
  };
}

interface Band {
  readonly from: number;
  readonly to: number;
}

const matches = Number(process.argv[2] ?? 300);
const tables: readonly [name: string, policy: (seed: string) => Policy, band: Band][] = [
  ['all pass', passing, { from: 35, to: 80 }],
  ['all at random', randomPolicy, { from: 20, to: 45 }],
];

for (const [name, policyOf, band] of tables) {
  console.log(`${name}: the median is expected from ${band.from} to ${band.to}`);
  for (const players of [1, 2, 3, 4, 5, 6]) console.log(`  ${lineOf(players, policyOf, band)}`);
}

function lineOf(players: number, policyOf: (seed: string) => Policy, band: Band): string {
  const setting = settingOf(limit, players);
  const scores: number[] = [];
  const rounds: number[] = [];
  const crises: number[] = [];
  const financial: number[] = [];
  for (let index = 0; index < matches; index += 1) {
    const seed = `bands ${index}`;
    const state = setUp(limit, setting, seed);
    playOutGame(limit, setting, state, policyOf(seed));
    scores.push(...state.scores);
    rounds.push(state.generation);
    crises.push(crisisCount(state));
    const first = state.crises.findIndex((tiles) => tiles.includes('financial'));
    if (first >= 0) financial.push(first + 1);
  }
  const middle = quantile(scores, 0.5);
  // The bands apply to several nations; a single nation shares the disruption of passing with nobody.
  const verdict = players === 1 ? 'no band' : middle >= band.from && middle <= band.to ? 'within' : 'OUTSIDE';
  const odd = scores.filter((score) => score > 200 || score < -60).length;
  return [
    `${players} nations: score ${[0.1, 0.5, 0.9].map((share) => quantile(scores, share)).join(' / ')}, ${verdict}`,
    `generations ${quantile(rounds, 0.5)}`,
    `crises ${quantile(crises, 0.5)}`,
    `first financial crisis in generation ${quantile(financial, 0.5)} (${financial.length} of ${matches})`,
    `beyond -60 and 200: ${odd}`,
  ].join('; ');
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
