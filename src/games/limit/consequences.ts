import { elementAt } from '../../engine/checked.ts';
import { fromPresent } from '../../engine/effects.ts';
import type { Explained } from '../../engine/game.ts';
import type { Consequence, Effect } from '../../engine/question.ts';
import { SHIFT_STANDARD } from './board-changes.ts';
import type { LimitComponents } from './figures.ts';
import { outputAt, payableLevel, populationValue } from './figures.ts';
import { zoneOf } from './public-order.ts';
import { CLASSES, PLANTS, type Plant, type SocialClass } from './state.ts';
import type { LimitView, NationView } from './view.ts';

/** The figures of a nation that effects name as the nation's fields do. */
const FIGURES = [
  'money',
  'renewable',
  'industrial',
  'military',
  'fossil',
  'territory',
  'pollution',
  'disruption',
  'unrest',
] as const;

/** Explains an effect: figures before and after, plant levels as output, and the consequence by the rules. */
export function explain(
  effects: readonly Effect[],
  { question, view, setting: { components } }: Explained<LimitView, LimitComponents>,
): readonly Effect[] {
  return effects.map((effect) => {
    const nation = view.nations[effect.seat ?? question.seat];
    return nation === undefined ? effect : explained(effect, nation, view, components);
  });
}

function explained(effect: Effect, nation: NationView, view: LimitView, components: LimitComponents): Effect {
  const { what } = effect;
  if (what === 'bank') return fromPresent(effect, view.bank);
  const plant = PLANTS.find((name) => what === `${name}-plant`);
  if (plant !== undefined) return asOutput(fromPresent(effect, nation.production[plant]), plant, components);
  const name = FIGURES.find((figure) => figure === what);
  const told = name === undefined ? effect : fromPresent(effect, nation[name]);
  // An effect that only may happen has no consequence yet.
  const then = told.bound === undefined ? consequenceOf(told, nation, view, components) : undefined;
  if (then === undefined) return told;
  return isClass(what) ? { ...told, what: `class-${what}`, then } : { ...told, then };
}

/** Shows a plant's levels as its output; for renewables also the population they feed (LIM-SETUP-21, LIM-SOC-06). */
function asOutput(effect: Effect, plant: Plant, components: LimitComponents): Effect {
  const { from, to, by: _, ...rest } = effect;
  if (typeof from !== 'number' || typeof to !== 'number') return effect;
  const made = outputAt(components, to);
  return {
    ...rest,
    what: `${plant}-output`,
    from: outputAt(components, from),
    to: made,
    ...(plant === 'renewable' &&
      rest.bound === undefined && {
        then: { code: 'feeds', figures: { population: fedBy(made, components) } },
      }),
  };
}

/** The largest population that this many renewables feed. */
function fedBy(renewables: number, components: LimitComponents): number {
  return populationValue(components, payableLevel(components, components.population.length, renewables));
}

const isClass = (what: string): what is SocialClass => (CLASSES as readonly string[]).includes(what);

function consequenceOf(
  { what, from, to }: Effect,
  nation: NationView,
  view: LimitView,
  components: LimitComponents,
): Consequence | undefined {
  if (typeof from !== 'number' || typeof to !== 'number') return undefined;
  if (what === 'unrest') {
    const zone = zoneOf(components, to);
    return { code: zone === zoneOf(components, from) ? 'still' : 'then', figures: { zone } };
  }
  if (what === 'renewable') return { code: 'feeds', figures: { population: fedBy(to, components) } };
  return isClass(what) ? classConsequence(CLASSES.indexOf(what), to, nation, view, components) : undefined;
}

/**
 * The consequence of a class's new standard: for cards, for the social phase, or for how far the next class may rise.
 */
function classConsequence(
  place: number,
  standard: number,
  nation: NationView,
  { seat, own }: LimitView,
  { politics, social, cards }: LimitComponents,
): Consequence {
  const moves = standard === SHIFT_STANDARD && nation.shiftTiles.includes(elementAt(CLASSES, place));
  if (place === 0) {
    const unlocked =
      nation.seat === seat && own !== null
        ? nation.aside.filter((card) => Number(cards[card]?.unlockedAt) <= standard)
        : [];
    return {
      code: 'class-a',
      figures: {
        cards: unlocked.join(' '),
        hand: elementAt(politics.handLimit, standard - 1),
        draw: elementAt(politics.draw, standard - 1),
        keep: elementAt(politics.keep, standard - 1),
        shift: moves,
      },
    };
  }
  if (place === 2)
    return {
      code: 'class-c',
      figures: { tax: elementAt(social.taxPerPopulation, standard - 1), shift: moves },
    };
  const next = CLASSES[place + 1];
  return next === undefined
    ? { code: 'class-e', figures: { shift: moves } }
    : { code: 'class-gate', figures: { next, standard, shift: moves } };
}
