import { elementAt, present } from '../../engine/checked.ts';
import { cutToScale } from '../../engine/effects.ts';
import type { Seat } from '../../engine/question.ts';
import type { LimitComponents } from './figures.ts';
import { renewableCap, topPlantLevel } from './figures.ts';
import { type LimitState, type Nation, type Plant, STAR, type Star, type Target } from './state.ts';

/** The highest standard of living; classes stand at 1 to 4 (LIM-LIV-01). */
export const TOP_STANDARD = 4;
/** A class that reaches this for the first time moves its demographic shift tile (LIM-LIV-06). */
export const SHIFT_STANDARD = 3;

/** Whether this class may rise by one: below 4, and A or strictly below the class above it (LIM-LIV-03). */
export function canRaise(nation: Nation, index: number): boolean {
  const own = present(nation.classes[index], 'class');
  return own < TOP_STANDARD && (index === 0 || own < present(nation.classes[index - 1], 'class'));
}

/** Whether this class may fall by one: above 1, and E or strictly above the class below it (LIM-LIV-04). */
export function canLower(nation: Nation, index: number): boolean {
  const own = present(nation.classes[index], 'class');
  return (
    own > 1 && (index === nation.classes.length - 1 || own > present(nation.classes[index + 1], 'class'))
  );
}

/** How many single steps up the classes have left; some order always allows all of them (LIM-LIV-05). */
export function stepsUp(nation: Nation): number {
  let steps = 0;
  for (const standard of nation.classes) steps += TOP_STANDARD - standard;
  return steps;
}

/** How many single steps down the classes have left. */
export function stepsDown(nation: Nation): number {
  let steps = 0;
  for (const standard of nation.classes) steps += standard - 1;
  return steps;
}

/** Raises a class by one; its first arrival at 3 moves the demographic shift tile (LIM-LIV-06, LIM-LIV-07). */
export function raiseClass(nation: Nation, index: number): void {
  const standard = present(nation.classes[index], 'class') + 1;
  nation.classes[index] = standard;
  if (standard === SHIFT_STANDARD && nation.shiftTiles[index] === true) {
    nation.shiftTiles[index] = false;
    nation.shiftZone += 1;
  }
}

/** Lowers a class by one. */
export function lowerClass(nation: Nation, index: number): void {
  nation.classes[index] = present(nation.classes[index], 'class') - 1;
}

/** How far unrest moves by `steps`, limited to positions 1 to the last (LIM-UNR-01, LIM-UNR-02, LR-25). */
export function unrestMove(components: LimitComponents, nation: Nation, steps: number): number {
  return cutToScale(nation.unrest, steps, 1, components.unrest.positions);
}

/** Raises unrest; each step beyond the last position becomes a disruption token (LIM-UNR-01). */
export function addUnrest(
  state: LimitState,
  components: LimitComponents,
  nation: Nation,
  steps: number,
): void {
  const moved = unrestMove(components, nation, steps);
  nation.unrest += moved;
  if (steps > moved) takeDisruption(state, nation, steps - moved);
}

/** Lowers unrest; at position 1 nothing happens (LIM-UNR-02, LR-25). */
export function lowerUnrest(components: LimitComponents, nation: Nation, steps: number): void {
  nation.unrest += unrestMove(components, nation, -steps);
}

/** Gives disruption tokens: from the card until it is empty, then from the box (LIM-POOL-01). */
export function takeDisruption(state: LimitState, holder: Nation | Star, tokens: number): void {
  holder.disruption += tokens;
  state.disruptionReserve = Math.max(0, state.disruptionReserve - tokens);
}

/** Returns up to `tokens` disruption tokens, always to the card (LIM-POOL-02, LR-34). */
export function returnDisruption(state: LimitState, holder: Nation | Star, tokens: number): void {
  const returned = Math.min(tokens, holder.disruption);
  holder.disruption -= returned;
  state.disruptionReserve += returned;
}

/**
 * Returns up to `tokens` pollution tokens. Excess tokens go first, because the reserve is computed from what nations
 * hold (LIM-POOL-04).
 */
export function returnPollution(holder: Nation | Star, tokens: number): void {
  holder.pollution -= Math.min(tokens, holder.pollution);
}

/** Moves population by levels, never off its track (LR-23). */
export function movePopulation(components: LimitComponents, nation: Nation, levels: number): void {
  nation.population = Math.max(1, Math.min(components.population.length, nation.population + levels));
}

/** Whether a plant may rise by `levels`: within its track and, for renewables, its cap (LIM-SOC-34). */
export function canRaisePlant(
  components: LimitComponents,
  nation: Nation,
  plant: Plant,
  levels: number,
): boolean {
  return plantRoom(components, nation, plant) >= levels;
}

/** How many levels a plant can rise (LIM-SOC-34, LR-08); negative if it is above its cap. */
export function plantRoom(components: LimitComponents, nation: Nation, plant: Plant): number {
  const top = plant === 'renewable' ? renewableCap(components, nation.territory) : topPlantLevel(components);
  return top - nation.production[plant];
}

/** Raises a plant by one if it can rise; otherwise does nothing (LIM-SOC-34). */
export function raisePlant(components: LimitComponents, nation: Nation, plant: Plant): void {
  if (canRaisePlant(components, nation, plant, 1)) nation.production[plant] += 1;
}

/** How many levels a plant falls when it loses `levels`: it never falls below the first (LR-23). */
export function plantFall(nation: Nation, plant: Plant, levels: number): number {
  return cutToScale(nation.production[plant], -levels, 1);
}

/** Lowers a plant by `levels`, never below the first (LR-23). */
export function lowerPlant(nation: Nation, plant: Plant, levels: number): void {
  nation.production[plant] += plantFall(nation, plant, levels);
}

/** Takes territories away; a renewable cube above the new cap drops to it at once (LIM-SETUP-24). */
export function loseTerritory(components: LimitComponents, nation: Nation, territories: number): void {
  nation.territory = Math.max(0, nation.territory - territories);
  nation.production.renewable = Math.min(
    nation.production.renewable,
    renewableCap(components, nation.territory),
  );
}

/** The acting nation in its state: its own figures move by default. */
interface Mine {
  readonly state: LimitState;
  readonly nation: Nation;
}

/**
 * Moves a figure of the nation itself, a target or the colonization reserve, limited to its scale; or only describes
 * the move.
 */
export type Mover = (mine: Mine, what: string, by: number, of?: Target | 'reserve') => void;

/** The names of the plants' figures, as constants: strings built during a rollout would be slow to compare. */
export const PLANT_FIGURES: Readonly<Record<Plant, string>> = {
  renewable: 'renewable-plant',
  industrial: 'industrial-plant',
  military: 'military-plant',
};

/** Carries out a move. */
export const moveFigure: Mover = ({ state, nation }, what, by, of) => {
  // A loss of nothing may be −0. V8 does not store −0 as a small integer, so adding it to a nation would slow down
  // every access.
  if (by === 0) return;
  if (what === 'bank') state.bank += by;
  else if (of === 'reserve') state.colonization[what as 'territory' | 'fossil'] += by;
  else moveOfHolder(state, of === undefined ? nation : boardOf(state, of), what, by);
};

/** Writes each figure by its literal name: writing a field through a variable is slow, and rollouts write many. */
function moveOfHolder(state: LimitState, holder: Nation | Star, what: string, by: number): void {
  switch (what) {
    case 'money':
      holder.money += by;
      break;
    case 'fossil':
      holder.fossil += by;
      break;
    case 'territory':
      holder.territory += by;
      break;
    case 'pollution':
      holder.pollution += by;
      break;
    case 'disruption':
      if (by < 0) returnDisruption(state, holder, -by);
      else takeDisruption(state, holder, by);
      break;
    default:
      moveOfNation(holder as Nation, what, by);
  }
}

/** Moves a figure that only nations have, not the star nation. */
function moveOfNation(nation: Nation, what: string, by: number): void {
  switch (what) {
    case 'unrest':
      nation.unrest += by;
      break;
    case 'renewable':
      nation.renewable += by;
      break;
    case 'industrial':
      nation.industrial += by;
      break;
    case 'military':
      nation.military += by;
      break;
    case 'renewable-plant':
      nation.production.renewable += by;
      break;
    case 'industrial-plant':
      nation.production.industrial += by;
      break;
    case 'military-plant':
      nation.production.military += by;
      break;
    default:
      throw new Error(`A nation has no figure called ${what}.`);
  }
}

/** The board of a nation or the card of the star nation. */
export function boardOf(state: LimitState, target: Target): Nation | Star {
  return target === STAR ? (state.star as Star) : nationAt(state, target);
}

/** Moves unrest by `steps`; each step beyond the last position becomes a disruption token (LIM-UNR-01). */
export function unrestMoves(
  components: LimitComponents,
  nation: Nation,
  steps: number,
  move: (what: string, by: number) => void,
): void {
  const by = unrestMove(components, nation, steps);
  move('unrest', by);
  if (steps > by && steps > 0) move('disruption', steps - by);
}

/**
 * The territories that a holder loses, and the renewable levels lost with them, exactly as `loseTerritory` removes
 * them.
 */
export function landMoves(
  mine: Mine & { readonly components: LimitComponents },
  of: Target,
  lost: number,
  move: Mover,
): void {
  const holder = boardOf(mine.state, of);
  const by = cutToScale(holder.territory, -lost, 0);
  const fall =
    'production' in holder
      ? renewableCap(mine.components, holder.territory + by) - holder.production.renewable
      : 0;
  move(mine, 'territory', by, of);
  if (fall < 0) move(mine, 'renewable-plant', fall, of);
}

/** Pays the World Bank (LIM-POL-32). */
export function payBank(state: LimitState, nation: Nation, money: number): void {
  nation.money -= money;
  state.bank += money;
}

/**
 * Pays a nation what the social phase owes it. If the bank falls short, the box adds the rest and the generation gets a
 * financial crisis tile, at most one (LIM-SOC-38 to LIM-SOC-40, LIM-SOC-64, LR-31).
 * @returns whether the bank fell short
 */
export function payFromBank(state: LimitState, nation: Nation, money: number): boolean {
  const short = money > state.bank;
  nation.money += money;
  state.bank = Math.max(0, state.bank - money);
  if (short) placeCrisis(state, 'financial');
  return short;
}

/** Places a crisis tile on the current generation tile, unless one of its type is already there (LIM-INT-05). */
export function placeCrisis(state: LimitState, crisis: LimitState['crises'][number][number]): void {
  const tiles = elementAt(state.crises, state.generation - 1);
  if (!tiles.includes(crisis)) tiles.push(crisis);
}

/** The seats in turn order: from the leader to the left (LIM-OBJ-07, LR-15). */
export function turnOrder(state: LimitState): Seat[] {
  const count = state.nations.length;
  const seats: Seat[] = [];
  for (let place = 0; place < count; place += 1) seats.push((state.leader + place) % count);
  return seats;
}

/** The nation at a seat. */
export function nationAt(state: LimitState, seat: Seat): Nation {
  return present(state.nations[seat], 'nation');
}
