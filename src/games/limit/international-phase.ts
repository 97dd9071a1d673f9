import { elementAt } from '../../engine/checked.ts';
import type { Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import {
  addUnrest,
  canLower,
  loseTerritory,
  lowerClass,
  lowerPlant,
  movePopulation,
  nationAt,
  placeCrisis,
  returnDisruption,
  stepsDown,
  takeDisruption,
  turnOrder,
} from './board-changes.ts';
import type { LimitComponents } from './figures.ts';
import { crisisTiles, pollutionReserve, populationValue, starValue } from './figures.ts';
import { classQuestion } from './living-standard.ts';
import { MILITARY_DUE } from './public-order.ts';
import { settleDues } from './shortages.ts';
import { CLASSES, type LimitState, type Nation, type Star } from './state.ts';

/** More than 15 military resources bring one disruption (LIM-INT-02); the star nation counts by its table (LR-88). */
export function coldWar(state: LimitState, umpire: Umpire<LimitComponents>): void {
  const { coldWarOver } = umpire.components.international;
  for (const seat of turnOrder(state)) {
    const nation = nationAt(state, seat);
    if (nation.military <= coldWarOver) continue;
    takeDisruption(state, nation, 1);
    umpire.log?.({
      kind: 'cold-war',
      seat,
      rule: 'LIM-INT-02',
      figures: { military: nation.military, over: coldWarOver },
    });
  }
  if (state.star === null || state.options['starColdWar'] === false) return;
  const military = starValue(state, umpire.components, 'military');
  if (military <= coldWarOver) return;
  takeDisruption(state, state.star, 1);
  umpire.log?.({ kind: 'star-cold-war', rule: 'LIM-SOLO-15', figures: { military, over: coldWarOver } });
}

/** A holder of money and tokens: a nation, or the star nation, whose seat is null. */
interface Holder {
  readonly seat: Seat | null;
  readonly board: Nation | Star;
}

function holders(state: LimitState): Holder[] {
  const all: Holder[] = state.nations.map((board, seat) => ({ seat, board }));
  if (state.star !== null) all.push({ seat: null, board: state.star });
  return all;
}

/** Resolves the financial crisis tile on the current generation tile (LIM-INT-08 to LIM-INT-11). */
export function financialCrisis(state: LimitState, umpire: Umpire<LimitComponents>): void {
  if (!(state.crises[state.generation - 1] ?? []).includes('financial')) return;
  const { components } = umpire;
  const tiles = crisisTiles(state, 'financial');
  umpire.log?.({ kind: 'crisis', rule: 'LIM-INT-08', figures: { crisis: 'financial', tiles } });
  for (const { seat, board } of holders(state)) {
    const population =
      seat === null
        ? starValue(state, components, 'population')
        : populationValue(components, (board as Nation).population);
    const money = Math.min(board.money, tiles * population);
    board.money -= money;
    state.bank += money;
    const figures = { money, due: tiles * population };
    if (seat === null) umpire.log?.({ kind: 'star-financial-loss', rule: 'LIM-SOLO-13', figures });
    else umpire.log?.({ kind: 'financial-loss', seat, rule: 'LIM-INT-09', figures });
  }
  lowerOneEach(state, umpire);
  chargeRichest(state, umpire);
}

/** Every nation lowers one class of its choice, all at once (LIM-INT-10). */
function lowerOneEach(state: LimitState, umpire: Umpire<LimitComponents>): void {
  const falling = turnOrder(state).filter((seat) => stepsDown(nationAt(state, seat)) > 0);
  const chosen = umpire.together(falling, (seat) =>
    umpire.choose(
      classQuestion({
        state,
        components: umpire.components,
        seat,
        nation: nationAt(state, seat),
        direction: 'lower',
        rule: 'LIM-INT-10',
        left: 1,
      }),
    ),
  );
  falling.forEach((seat, place) => {
    const name = elementAt(chosen, place);
    lowerClass(nationAt(state, seat), CLASSES.indexOf(name));
    umpire.log?.({ kind: 'class-fell', seat, rule: 'LIM-INT-10', figures: { class: name } });
  });
}

/** The richest nation takes two disruption; nations tied for richest take one each (LIM-INT-11, LR-65). */
function chargeRichest(state: LimitState, umpire: Umpire<LimitComponents>): void {
  const { richestDisruption, richestTiedDisruption } = umpire.components.international;
  const all = holders(state);
  const most = Math.max(...all.map(({ board }) => board.money));
  const richest = all.filter(({ board }) => board.money === most);
  const tokens = richest.length === 1 ? richestDisruption : richestTiedDisruption;
  for (const { seat, board } of richest) {
    takeDisruption(state, board, tokens);
    const figures = { money: most, tokens, tied: richest.length > 1 };
    if (seat === null) umpire.log?.({ kind: 'star-richest', rule: 'LIM-SOLO-14', figures });
    else umpire.log?.({ kind: 'richest', seat, rule: 'LIM-INT-11', figures });
  }
}

/** An empty pollution reserve brings the environmental crisis (LIM-INT-12 to LIM-INT-19). */
export function environmentalCrisis(state: LimitState, umpire: Umpire<LimitComponents>): void {
  const { components } = umpire;
  if (pollutionReserve(state, components) > 0) return;
  placeCrisis(state, 'environmental');
  const tiles = crisisTiles(state, 'environmental');
  umpire.log?.({ kind: 'crisis', rule: 'LIM-INT-12', figures: { crisis: 'environmental', tiles } });
  for (const seat of turnOrder(state)) {
    const nation = nationAt(state, seat);
    lowerPlant(nation, 'renewable', tiles);
    loseTerritory(components, nation, 1);
    umpire.log?.({ kind: 'land-lost', seat, rule: 'LIM-INT-13', figures: { tiles } });
  }
  if (state.star !== null && state.star.territory > 0) {
    state.star.territory -= 1;
    umpire.log?.({ kind: 'star-land-lost', rule: 'LIM-SOLO-13' });
  }
  migrate(state, umpire, punishPolluters(state, umpire));
}

/**
 * The nations with the most pollution, ties included, lose population, gain unrest and lower their highest class
 * (LIM-INT-15, LIM-INT-16).
 * @returns the population levels to which nations fell
 */
function punishPolluters(state: LimitState, umpire: Umpire<LimitComponents>): number[] {
  const { components } = umpire;
  const most = Math.max(...holders(state).map(({ board }) => board.pollution));
  const polluters = turnOrder(state).filter((seat) => nationAt(state, seat).pollution === most);
  const tied = holders(state).filter(({ board }) => board.pollution === most).length > 1;
  const lowered: number[] = [];
  for (const seat of polluters) {
    const nation = nationAt(state, seat);
    const before = nation.population;
    movePopulation(components, nation, -1);
    if (nation.population < before) lowered.push(nation.population);
    addUnrest(state, components, nation, components.international.environmentalUnrest);
    lowerHighestClass(nation);
    umpire.log?.({ kind: 'polluter', seat, rule: 'LIM-INT-15', figures: { pollution: most, tied } });
  }
  return lowered;
}

/** Lowers the lowest-ranked of the classes that stand as high as A (LIM-INT-16, LR-67). */
function lowerHighestClass(nation: Nation): void {
  const highest = elementAt(nation.classes, 0);
  const index = nation.classes.lastIndexOf(highest);
  if (canLower(nation, index)) lowerClass(nation, index);
}

/**
 * Nations two or more levels below a nation that lost a level gain one; all are compared before any moves (LIM-INT-17,
 * LR-68).
 */
function migrate(state: LimitState, umpire: Umpire<LimitComponents>, lowered: readonly number[]): void {
  if (lowered.length === 0) return;
  const { components } = umpire;
  const reference = Math.max(...lowered) - components.international.migrationLevels;
  const gaining = turnOrder(state).filter((seat) => nationAt(state, seat).population <= reference);
  for (const seat of gaining) {
    movePopulation(components, nationAt(state, seat), 1);
    umpire.log?.({ kind: 'migration', seat, rule: 'LIM-INT-17' });
  }
}

/** An empty disruption reserve brings the military crisis (LIM-INT-20 to LIM-INT-24). */
export function militaryCrisis(state: LimitState, umpire: Umpire<LimitComponents>): void {
  if (state.disruptionReserve > 0) return;
  placeCrisis(state, 'military');
  const tiles = crisisTiles(state, 'military');
  umpire.log?.({ kind: 'crisis', rule: 'LIM-INT-20', figures: { crisis: 'military', tiles } });
  const order = turnOrder(state);
  for (const seat of order) {
    const nation = nationAt(state, seat);
    const lowest = elementAt(nation.classes, 4);
    if (lowest === 1) continue;
    nation.classes[4] = Math.max(1, lowest - tiles);
    umpire.log?.({ kind: 'lowest-class-fell', seat, rule: 'LIM-INT-21', figures: { tiles } });
  }
  settleDues(
    state,
    umpire,
    { ...MILITARY_DUE, rule: () => 'LIM-INT-22', paid: 'crisis-paid', short: 'crisis-short' },
    (seat) => Math.max(0, nationAt(state, seat).population - 1),
  );
  for (const { seat, board } of holders(state)) {
    if (board.disruption === 0) continue;
    returnDisruption(state, board, 1);
    if (seat === null) umpire.log?.({ kind: 'star-calmed', rule: 'LIM-SOLO-13' });
    else umpire.log?.({ kind: 'calmed', seat, rule: 'LIM-INT-23' });
  }
  shrinkLargest(state, umpire);
}

/**
 * The nations with the largest population, ties included, lose a level; the star nation counts by its table
 * (LIM-INT-24).
 */
function shrinkLargest(state: LimitState, umpire: Umpire<LimitComponents>): void {
  const { components } = umpire;
  const values = state.nations.map((nation) => populationValue(components, nation.population));
  if (state.star !== null) values.push(starValue(state, components, 'population'));
  const most = Math.max(...values);
  const tied = values.filter((value) => value === most).length > 1;
  for (const seat of turnOrder(state)) {
    if (values[seat] !== most) continue;
    movePopulation(components, nationAt(state, seat), -1);
    umpire.log?.({ kind: 'largest-shrank', seat, rule: 'LIM-INT-24', figures: { population: most, tied } });
  }
}
