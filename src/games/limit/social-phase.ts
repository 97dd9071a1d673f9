import { elementAt } from '../../engine/checked.ts';
import type { Question, Seat } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import {
  addUnrest,
  canRaisePlant,
  lowerPlant,
  movePopulation,
  nationAt,
  PLANT_FIGURES,
  payFromBank,
  raisePlant,
  turnOrder,
} from './board-changes.ts';
import type { LimitComponents, LimitOccasion } from './figures.ts';
import { populationValue } from './figures.ts';
import { recycle } from './recycling.ts';
import { type Due, settleDues } from './shortages.ts';
import { situationOf } from './situation.ts';
import type { LimitState, Nation, Plant } from './state.ts';
import { withdraw, withdrawWindow } from './withdrawal.ts';

/** A nation's column in the social phase: the standard of its class C when the phase began, 1 to 4 (LIM-SOC-03). */
export function columnOf(state: LimitState, seat: Seat): number {
  return state.columns?.[seat] ?? elementAt(nationAt(state, seat).classes, 2);
}

/** Reads class C of every nation for a social phase or a stress test (LIM-SOC-03, LIM-END-08). */
export function freezeColumns(state: LimitState): void {
  state.columns = state.nations.map((nation) => elementAt(nation.classes, 2));
}

/** A level with its modifier, limited to the range from 0 to one above the track's end (LIM-SOC-08, LR-29). */
function modifiedLevel(components: LimitComponents, nation: Nation, modifier: number): number {
  return Math.max(0, Math.min(components.population.length, nation.population + modifier));
}

const SUPPLY: Due = {
  resource: 'renewable',
  help: 'economic',
  rule: () => 'LIM-SOC-09',
  populationLevels: 1,
  unrest: 0,
  shortageRule: 'LIM-SOC-11',
  paid: 'fed',
  short: 'famine',
};

/** Step 1: every nation feeds its population (LIM-SOC-09 to LIM-SOC-12). */
export function supply(state: LimitState, umpire: Umpire<LimitComponents>): void {
  const { components } = umpire;
  settleDues(state, umpire, { ...SUPPLY, unrest: components.social.famineUnrest }, (seat) => {
    const nation = nationAt(state, seat);
    const vegetarian = nation.permanents.includes('vegetarianism');
    return modifiedLevel(
      components,
      nation,
      vegetarian ? Number(components.cards['vegetarianism']?.['levels']) : 0,
    );
  });
}

/** Step 2: renewable stocks above 10 rot down to 10 (LIM-SOC-13). */
export function conservation(state: LimitState, umpire: Umpire<LimitComponents>): void {
  const { conserve } = umpire.components.social;
  for (const seat of turnOrder(state)) {
    const nation = nationAt(state, seat);
    const spoiled = nation.renewable - conserve;
    if (spoiled <= 0) continue;
    nation.renewable = conserve;
    umpire.log?.({ kind: 'spoiled', seat, rule: 'LIM-SOC-13', figures: { spoiled, keep: conserve } });
  }
}

/** The rule for each column. */
const CONSUMED_BY = ['LIM-SOC-15', 'LIM-SOC-16', 'LIM-SOC-17', 'LIM-SOC-18'];

const CONSUMPTION: Due = {
  resource: 'industrial',
  help: 'economic',
  rule: (state, seat) => elementAt(CONSUMED_BY, columnOf(state, seat) - 1),
  populationLevels: 0,
  unrest: 0,
  shortageRule: 'LIM-SOC-20',
  paid: 'consumed',
  short: 'goods-shortage',
};

/** Step 3: from column 2 on, every nation consumes industrial resources (LIM-SOC-15 to LIM-SOC-22). */
export function consumption(state: LimitState, umpire: Umpire<LimitComponents>): void {
  const { components } = umpire;
  const { consumptionLevels, consumptionUnrest } = components.social;
  settleDues(
    state,
    umpire,
    { ...CONSUMPTION, unrest: consumptionUnrest },
    (seat) => {
      const modifier = consumptionLevels[columnOf(state, seat) - 1] ?? null;
      if (modifier === null) return null;
      const nation = nationAt(state, seat);
      const sustainable = nation.permanents.includes('sustainable-consumption');
      const card = sustainable ? Number(components.cards['sustainable-consumption']?.['levels']) : 0;
      return modifiedLevel(components, nation, modifier + card);
    },
    (seat, amount) => recycle(state, umpire, seat, amount),
  );
}

/** Step 4: population grows in columns 1 and 2 (LIM-SOC-24). */
export function populationGrowth(state: LimitState, umpire: Umpire<LimitComponents>): void {
  for (const seat of turnOrder(state)) {
    if (columnOf(state, seat) <= 2) growPopulation(state, umpire, seat, 'grew', 'LIM-SOC-24');
  }
}

/** Step 5: two or more tiles in the demographic shift zone make population grow once (LIM-SOC-25). */
export function lowerMortality(state: LimitState, umpire: Umpire<LimitComponents>): void {
  for (const seat of turnOrder(state)) {
    if (nationAt(state, seat).shiftZone >= 2)
      growPopulation(state, umpire, seat, 'mortality-fell', 'LIM-SOC-25');
  }
}

function growPopulation(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  seat: Seat,
  kind: string,
  rule: string,
): void {
  movePopulation(umpire.components, nationAt(state, seat), 1);
  const population = populationValue(umpire.components, nationAt(state, seat).population);
  umpire.log?.({ kind, seat, rule, figures: { population } });
}

/** Step 6: one tile leaves the zone, or two where there are two or more (LIM-SOC-26). */
export function lowerBirthRate(state: LimitState, umpire: Umpire<LimitComponents>): void {
  for (const seat of turnOrder(state)) {
    const nation = nationAt(state, seat);
    if (nation.shiftZone === 0) continue;
    const tiles = Math.min(2, nation.shiftZone);
    nation.shiftZone -= tiles;
    umpire.log?.({ kind: 'birth-rate-fell', seat, rule: 'LIM-SOC-26', figures: { tiles } });
  }
}

/** A nation's decisions before its economic growth. */
interface GrowthDecision {
  readonly withdrawn: boolean;
  readonly plant: Plant | null;
}

/**
 * Step 7: plants grow or shrink by the column, after each nation may withdraw Policy Planning (LIM-SOC-30 to
 * LIM-SOC-36).
 */
export function economicGrowth(state: LimitState, umpire: Umpire<LimitComponents>): void {
  const { components } = umpire;
  const order = turnOrder(state);
  const decisions = umpire.together(order, (seat): GrowthDecision => {
    const nation = nationAt(state, seat);
    const planned = nation.permanents.includes('policy-planning');
    const withdrawn = planned && withdrawWindow(state, umpire, seat, 'policy-planning');
    if (planned && !withdrawn) return { withdrawn, plant: null };
    const question = growthQuestion(state, components, seat);
    return { withdrawn, plant: question === null ? null : umpire.choose(question) };
  });
  order.forEach((seat, place) => {
    const { withdrawn, plant } = elementAt(decisions, place);
    const nation = nationAt(state, seat);
    if (withdrawn) withdraw(state, umpire, seat, 'policy-planning');
    if (nation.permanents.includes('policy-planning')) {
      umpire.log?.({ kind: 'growth-skipped', seat, rule: 'LIM-SOC-36' });
      return;
    }
    growPlants(components, nation, columnOf(state, seat), plant);
    const rule = elementAt(GROWTH_RULES, columnOf(state, seat) - 1);
    umpire.log?.({
      kind: 'economy-moved',
      seat,
      rule,
      figures: { column: columnOf(state, seat), plant: plant ?? 'none' },
    });
  });
}

const GROWTH_RULES = ['LIM-SOC-30', 'LIM-SOC-31', 'LIM-SOC-32', 'LIM-SOC-33'];

function growPlants(components: LimitComponents, nation: Nation, column: number, plant: Plant | null): void {
  if (column <= 2) raisePlant(components, nation, 'renewable');
  if (column === 2) raisePlant(components, nation, 'industrial');
  if (column === 3 && plant !== null) raisePlant(components, nation, plant);
  if (column === 4 && plant !== null) lowerPlant(nation, plant, 1);
}

/** The plants that economic growth moves by choice. */
const CHOSEN_PLANTS: readonly Plant[] = ['industrial', 'military'];

interface PlantOccasion extends LimitOccasion {
  readonly nation: Nation;
  readonly column: number;
}

const movesByChoice = ({ components, nation, column }: PlantOccasion, plant: Plant): boolean =>
  column === 3 ? canRaisePlant(components, nation, plant, 1) : nation.production[plant] > 1;

/** In columns 3 and 4 the nation chooses a plant, by default among those that can move (LIM-SOC-35, LR-59). */
const plantQuestion = questionKind<PlantOccasion, Plant>({
  ask: 'plant',
  shape: 'word',
  rule: ({ column }) => elementAt(GROWTH_RULES, column - 1),
  options: () => CHOSEN_PLANTS,
  obstacle: (at, plant) =>
    at.state.options['growthDodge'] === true || movesByChoice(at, plant)
      ? undefined
      : { because: 'plant-end', rule: 'LIM-SOC-35', have: at.nation.production[plant] },
  figures: ({ column }) => ({ direction: column === 3 ? 'rises' : 'falls' }),
  situation: situationOf,
  tell(at, plant) {
    const from = at.nation.production[plant];
    const to = at.column === 3 ? from + 1 : from - 1;
    return movesByChoice(at, plant) ? [{ what: PLANT_FIGURES[plant], from, to }] : [];
  },
});

/** The question which plant moves; null in columns 1 and 2, or if none can move (LIM-SOC-35). */
function growthQuestion(state: LimitState, components: LimitComponents, seat: Seat): Question<Plant> | null {
  const column = columnOf(state, seat);
  const at = { state, components, seat, nation: nationAt(state, seat), column };
  return column > 2 && CHOSEN_PLANTS.some((plant) => movesByChoice(at, plant)) ? plantQuestion(at) : null;
}

/** Step 8: the World Bank pays taxes; if it falls short, there is a financial crisis (LIM-SOC-37 to LIM-SOC-41). */
export function taxation(state: LimitState, umpire: Umpire<LimitComponents>): void {
  const { components } = umpire;
  for (const seat of turnOrder(state)) {
    const nation = nationAt(state, seat);
    const rate = elementAt(components.social.taxPerPopulation, columnOf(state, seat) - 1);
    const money = rate * populationValue(components, nation.population);
    const short = payFromBank(state, nation, money);
    umpire.log?.({ kind: 'taxed', seat, rule: 'LIM-SOC-37', figures: { money, rate } });
    if (short) umpire.log?.({ kind: 'bank-short', seat, rule: 'LIM-SOC-38' });
  }
}

/** Step 11: unrest rises by the gap between class A and class E (LIM-SOC-66, LR-63). */
export function classStruggle(state: LimitState, umpire: Umpire<LimitComponents>): void {
  for (const seat of turnOrder(state)) {
    const nation = nationAt(state, seat);
    const gap = elementAt(nation.classes, 0) - elementAt(nation.classes, 4);
    if (gap === 0) continue;
    addUnrest(state, umpire.components, nation, gap);
    umpire.log?.({ kind: 'class-struggle', seat, rule: 'LIM-SOC-66', figures: { gap } });
  }
}
