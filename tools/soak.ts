import { randomPolicy } from '../src/bots/random.ts';
import { settingOf, setUp } from '../src/engine/match.ts';
import { optionCount } from '../src/engine/question.ts';
import { RolloutUmpire } from '../src/engine/umpires.ts';
import { loadLanguage } from '../src/games/index.ts';
import { type SoakPlan, type SoakVariant, soakPlans } from './soak/plans.ts';
import { soakServe } from './soak/serve.ts';
import { soakSecrets } from './soak/serve-secrets.ts';
import { soakStore } from './soak/serve-store.ts';
import { soakStrangers } from './soak/serve-strangers.ts';

// A long run of random matches: npm run soak [-- GAME [MATCHES]]. The first fault ends it with exit code 1 and the
// seed. The long runs of the server need the built program. It is killed at random moments by npm run soak -- serve
// [MINUTES], gets hostile traffic from npm run soak -- serve-strangers [PACKETS], and is searched for leaked secrets by
// npm run soak -- serve-secrets [MATCHES [FIRST]]; npm run soak -- serve-store [KILLS] runs several servers on one PostgreSQL.

/** No match of any game comes close to this many decisions. */
const ENDLESS = 100_000;

/** The sum and a histogram of a figure over many matches, for its mean, median and range. */
class Tally {
  private count = 0;
  private sum = 0;
  private readonly histogram = new Map<number, number>();

  add(value: number): void {
    this.count += 1;
    this.sum += value;
    this.histogram.set(value, (this.histogram.get(value) ?? 0) + 1);
  }

  toString(): string {
    const values = [...this.histogram.keys()].sort((one, other) => one - other);
    let passed = 0;
    const median = values.find((value) => {
      passed += this.histogram.get(value) ?? 0;
      return passed * 2 >= this.count;
    });
    return `mean ${(this.sum / this.count).toFixed(1)}, median ${median}, from ${values[0]} to ${values.at(-1)}`;
  }
}

function variantText(variant: SoakVariant): string {
  const options = Object.entries(variant.options ?? {}).map(([name, value]) => `, ${name}=${value}`);
  return `${variant.players} players${options.join('')}`;
}

/** One match in this many is checked after every step, the others only at the end, since a lost piece stays lost. */
const CHECKED_AT_EVERY_STEP = 20;

/** Plays one match and checks it at its end, or after every step. */
function playMatch(
  plan: SoakPlan,
  variant: SoakVariant,
  seed: string,
  everyStep: boolean,
  tallies: Record<string, Tally>,
): void {
  const { game } = plan;
  const setting = settingOf(game, variant.players, variant.options);
  const state = setUp(game, setting, seed);
  const policy = randomPolicy(seed);
  const umpire = new RolloutUmpire(state, setting.components, (question) => {
    if (optionCount(question) < 1) throw new Error(`the question ${question.ask} has no option`);
    return policy(question);
  });
  for (let step = game.next(state); step !== null; step = game.next(state)) {
    game.steps[step]?.(state, umpire);
    if (everyStep) plan.check(state, setting);
    if (umpire.decisions > ENDLESS) throw new Error('the match does not end');
  }
  plan.check(state, setting);
  const outcome = game.outcome(state, setting);
  for (const score of outcome.scores) tally(tallies, 'score').add(score);
  tally(tallies, 'rounds').add(game.round(state));
  tally(tallies, 'answers').add(umpire.decisions);
  for (const [name, value] of Object.entries(plan.figures?.(state) ?? {})) tally(tallies, name).add(value);
}

function tally(tallies: Record<string, Tally>, name: string): Tally {
  const known = tallies[name] ?? new Tally();
  tallies[name] = known;
  return known;
}

function soak(id: string, wanted: number | undefined): void {
  const plan = soakPlans[id] as SoakPlan;
  const matches = Math.ceil((wanted ?? plan.matches) / plan.variants.length);
  for (const variant of plan.variants) {
    const tallies: Record<string, Tally> = {};
    for (let index = 0; index < matches; index += 1) {
      const seed = `soak ${index}`;
      try {
        playMatch(plan, variant, seed, index % CHECKED_AT_EVERY_STEP === 0, tallies);
      } catch (thrown) {
        console.error(`${id}, ${variantText(variant)}, seed "${seed}": ${(thrown as Error).message}`);
        process.exit(1);
      }
      if (process.stderr.isTTY && index % 500 === 0)
        process.stderr.write(`\r${id}: ${index} of ${matches}   `);
    }
    console.log(`${id}, ${variantText(variant)}: ${matches} matches`);
    for (const [name, figure] of Object.entries(tallies)) console.log(`  ${name.padEnd(8)} ${figure}`);
  }
}

/** The minutes of a long run of the server, which is killed several hundred times. */
const SERVED_MINUTES = 60;

const [game, count, first] = process.argv.slice(2);
await loadLanguage('en');
/** The long runs of the server with their default lengths: minutes, packets at each moment, matches of each game, kills. */
const served: Readonly<
  Record<string, readonly [run: (count: number, first?: number) => Promise<readonly string[]>, usual: number]>
> = {
  serve: [soakServe, SERVED_MINUTES],
  'serve-strangers': [soakStrangers, 10_000],
  'serve-secrets': [soakSecrets, 100],
  'serve-store': [soakStore, 200],
};
const runOfServer = served[game ?? ''];
if (runOfServer !== undefined) {
  const [run, usual] = runOfServer;
  const faults = await run(
    count === undefined ? usual : Number(count),
    first === undefined ? undefined : Number(first),
  );
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
if (game !== undefined && soakPlans[game] === undefined) {
  console.error(
    `There is no long run of ${game}; the long runs are ${[...Object.keys(soakPlans), ...Object.keys(served)].join(', ')}.`,
  );
  process.exit(2);
}
for (const id of game === undefined ? Object.keys(soakPlans) : [game]) {
  soak(id, count === undefined ? undefined : Number(count));
}
