import { randomPolicy } from '../../src/bots/random.ts';
import type { Options } from '../../src/engine/game.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { playOutGame } from '../../src/engine/rollout.ts';
import type { AnyGame } from '../../src/games/index.ts';
import { median } from './ratio.ts';

/** How whole random games are measured. */
export interface GamesPlan {
  readonly players: number;
  readonly options?: Options;
  /** Games of one round of measuring. */
  readonly games: number;
  /** Games a second on one core below which the measurement fails. */
  readonly wanted?: number;
}

const ROUNDS = 11;
const WARM_UP_ROUNDS = 4;

/**
 * Plays whole games between random bots and prints the median of the games a second. Processor time is what counts: it
 * is the time of one core, whatever else the machine is doing.
 */
export function measureGames(game: AnyGame, plan: GamesPlan): void {
  const setting = settingOf(game, plan.players, plan.options);
  const rates: number[] = [];
  let begun = 0;
  let answers = 0;
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const before = process.cpuUsage();
    for (const end = begun + plan.games; begun < end; begun += 1) {
      const seed = `game ${begun}`;
      answers += playOutGame(game, setting, setUp(game, setting, seed), randomPolicy(seed)).decisions;
    }
    const { user, system } = process.cpuUsage(before);
    if (round >= WARM_UP_ROUNDS) rates.push((plan.games * 1_000_000) / (user + system));
  }
  const rate = median(rates);
  const options = Object.entries(plan.options ?? {}).map(([name, value]) => `, ${name}=${value}`);
  console.log(
    `${game.id}, ${plan.players} random players${options.join('')}: ${rate.toFixed(0)} games a second on one core, ` +
      `${(answers / begun).toFixed(0)} answers a game`,
  );
  if (plan.wanted === undefined || rate >= plan.wanted) return;
  console.error(`${game.id}: at least ${plan.wanted} games a second are wanted`);
  process.exitCode = 1;
}
