import { randomPolicy } from '../src/bots/random.ts';
import { clonePlain } from '../src/engine/clone.ts';
import type { State } from '../src/engine/game.ts';
import { settingOf, setUp } from '../src/engine/match.ts';
import { optionCount } from '../src/engine/question.ts';
import { RolloutUmpire } from '../src/engine/umpires.ts';
import type { SoakPlan, SoakVariant } from './soak/soak-plan.ts';

// A long run of random matches: npm run soak [-- GAME [MATCHES]]. Ends with 1 and the seed at the first fault.

/** No match of any game comes near so many decisions. */
const ENDLESS = 100_000;

const PLANS: Readonly<Record<string, () => Promise<SoakPlan<State, unknown>>>> = {
  limit: () =>
    import('./soak/limit.ts').then((plan) => plan.limitSoak as unknown as SoakPlan<State, unknown>),
};

/** Sum, least and greatest of a figure over many matches, and a histogram for the median. */
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

/** Plays one match and checks it after every step. */
function playMatch(
  plan: SoakPlan<State, unknown>,
  variant: SoakVariant,
  seed: string,
  tallies: Record<string, Tally>,
): void {
  const { game } = plan;
  const setting = settingOf(game, variant.players, variant.options);
  const state = setUp(game, setting, seed);
  const start = clonePlain(state);
  const policy = randomPolicy(seed);
  const umpire = new RolloutUmpire(state, setting.components, (question) => {
    if (optionCount(question) < 1) throw new Error(`the question ${question.ask} has no option`);
    return policy(question);
  });
  for (let step = game.next(state); step !== null; step = game.next(state)) {
    game.steps[step]?.(state, umpire);
    plan.check(state, start, setting);
    if (umpire.decisions > ENDLESS) throw new Error('the match does not end');
  }
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

async function soak(id: string, wanted: number | undefined): Promise<void> {
  const plan = await (PLANS[id] as (typeof PLANS)[string])();
  const matches = Math.ceil((wanted ?? plan.matches) / plan.variants.length);
  for (const variant of plan.variants) {
    const tallies: Record<string, Tally> = {};
    for (let index = 0; index < matches; index += 1) {
      const seed = `soak ${index}`;
      try {
        playMatch(plan, variant, seed, tallies);
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

const [game, count] = process.argv.slice(2);
if (game !== undefined && PLANS[game] === undefined) {
  console.error(`There is no long run of ${game}; there is ${Object.keys(PLANS).join(', ')}.`);
  process.exit(2);
}
for (const id of game === undefined ? Object.keys(PLANS) : [game]) {
  await soak(id, count === undefined ? undefined : Number(count));
}
