import { elementAt } from '../../engine/checked.ts';
import type { Setting } from '../../engine/game.ts';
import { outputOf } from '../../engine/network.ts';
import type { Seat } from '../../engine/question.ts';
import { CARD_ORDER } from './card-order.ts';
import { crisisCount, type LimitComponents, outputAt, populationValue } from './figures.ts';
import learned from './prospects.json' with { type: 'json' };
import type { LimitState, Nation } from './state.ts';

/** The factor for the network's output: about the spread of final leads in points. */
export const OUTPUT_UNIT = 15;
/** Figures are divided by this, so that all inputs have a similar size. */
const UNIT = 10;
/** Stocks above this count as this. */
const MUCH = 60;
/** The levels of population and the standards of a class that have an input each. */
const LEVELS = 9;
const STANDARDS = 4;
/** The permanent cards that change what a nation produces, needs or trades. */
const PERMANENTS = [
  'vegetarianism',
  'sustainable-consumption',
  'stock-exchange',
  'recycling',
  'green-production',
  'policy-planning',
  'intensive-farming',
] as const;
/** The inputs of one nation. */
const OF_NATION = 27 + LEVELS + STANDARDS + PERMANENTS.length;

/** The options of the games with which the network was trained; others change what scores, or how long a game lasts. */
const USUAL: Readonly<Record<string, unknown>> = {
  livingScore: 'sum',
  moneyScore: 'crises',
  stressTests: 1,
  teaching: false,
  alliances: false,
};

/** Whether the table is between two generations, before New Policy. In solo mode searches that play on to the end do better. */
export function isBetweenGenerations({ step, generation, ended, options, nations }: LimitState): boolean {
  if (step !== 'technologicalAdvancement' || generation < 2 || ended || nations.length < 2) return false;
  for (const name in USUAL) if (options[name] !== undefined && options[name] !== USUAL[name]) return false;
  return true;
}

/** The points that a nation's figures score now, without those that variants count differently. */
function pointsOf(nation: Nation, { score }: LimitComponents, crises: number): number {
  const [highest = 1, , median = 1, , lowest = 1] = nation.classes;
  const index = elementAt(score.demographicIndex, nation.population - 1);
  return (
    (highest + median + lowest) * index +
    Math.floor(nation.money / score.moneyBlock) * Math.max(0, score.moneyPointsBase - crises) +
    nation.territory * score.territory +
    Math.floor(nation.military / score.militaryBlock) -
    nation.pollution * score.pollution -
    nation.disruption * score.disruption
  );
}

function pushNation(inputs: number[], nation: Nation, components: LimitComponents, crises: number): void {
  const { classes, production, population } = nation;
  const [highest = 1, high = 1, median = 1, low = 1, lowest = 1] = classes;
  const stock = (figure: number) => Math.min(MUCH, figure) / UNIT;
  const people = populationValue(components, population);
  let tiles = 0;
  for (const isLeft of nation.shiftTiles) if (isLeft) tiles += 1;
  inputs.push(
    pointsOf(nation, components, crises) / UNIT / 2,
    stock(nation.money),
    stock(nation.renewable),
    stock(nation.industrial),
    stock(nation.military),
    stock(nation.fossil),
    nation.territory / UNIT,
    nation.disruption / UNIT,
    nation.pollution / UNIT,
    people / UNIT / 3,
    production.renewable / UNIT,
    production.industrial / UNIT,
    production.military / UNIT,
    stock(outputAt(components, production.renewable)),
    stock(outputAt(components, production.industrial)),
    highest / STANDARDS,
    high / STANDARDS,
    low / STANDARDS,
    lowest / STANDARDS,
    ((highest + median + lowest) * elementAt(components.score.demographicIndex, population - 1)) / UNIT / 3,
    nation.unrest / UNIT,
    nation.unrest >= components.unrest.uprisingFrom ? 1 : 0,
    nation.unrest <= components.unrest.boomUpTo ? 1 : 0,
    nation.shiftZone / 2,
    tiles / UNIT,
    nation.hand.length / UNIT,
    Math.max(
      -3,
      Math.min(3, (nation.renewable + outputAt(components, production.renewable) - people) / UNIT),
    ),
  );
  for (let level = 1; level <= LEVELS; level += 1) inputs.push(population === level ? 1 : 0);
  for (let standard = 1; standard <= STANDARDS; standard += 1) inputs.push(median === standard ? 1 : 0);
  for (const card of PERMANENTS) inputs.push(nation.permanents.includes(card) ? 1 : 0);
}

/**
 * The network's inputs for a seat between two generations: the time left, the table's figures, the own nation and its hand, the rival
 * with most points, and the mean of all rivals. All of it is public, except the own hand.
 */
export function inputsOf(state: LimitState, components: LimitComponents, seat: Seat): number[] {
  const { nations, generation, crises: tiles, bank } = state;
  const crises = crisisCount(state);
  const count = components.generations.count;
  const inputs = [
    generation / count,
    generation === count ? 1 : 0,
    generation === count - 1 ? 1 : 0,
    crises / 4,
    crises === 3 ? 1 : 0,
    tiles.length === 0 ? 0 : bank / nations.length / (10 * UNIT),
    nations.length === 1 ? 1 : 0,
    nations.length === 2 ? 1 : 0,
    nations.length / UNIT,
    state.options['alliances'] === true ? 1 : 0,
    state.leader === seat ? 1 : 0,
  ];
  const own = elementAt(nations, seat);
  pushNation(inputs, own, components, crises);
  for (const card of CARD_ORDER) inputs.push(own.hand.includes(card) ? 1 : 0);
  let strongest: Nation | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let people = 0;
  let military = 0;
  nations.forEach((nation, other) => {
    if (other === seat) return;
    const points = pointsOf(nation, components, crises) + 2 * nation.population;
    sum += points;
    people += nation.population;
    military += Math.min(MUCH, nation.military);
    if (points <= most) return;
    most = points;
    strongest = nation;
  });
  const rivals = nations.length - 1;
  if (strongest === undefined) for (let input = 0; input < OF_NATION + 3; input += 1) inputs.push(0);
  else {
    pushNation(inputs, strongest, components, crises);
    inputs.push(sum / rivals / UNIT / 2, people / rivals / UNIT, military / rivals / UNIT);
  }
  return inputs;
}

/** A seat's expected final lead in points between two generations; undefined elsewhere, and in solo mode. */
export function prospect(
  state: LimitState,
  seat: Seat,
  { components }: Setting<LimitComponents>,
): number | undefined {
  if (!isBetweenGenerations(state)) return undefined;
  return OUTPUT_UNIT * outputOf(learned, inputsOf(state, components, seat));
}
