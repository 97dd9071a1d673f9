import type { Seat } from '../../engine/question.ts';
import type { LimitComponents } from './components.ts';
import { renewableCap, topPlantLevel } from './figures.ts';
import type { LimitState, Nation, Plant, Star } from './state.ts';

/** Classes stand at 1 to 4 (LIM-LIV-01). */
export const TOP_STANDARD = 4;
/** A class that reaches this for the first time moves its demographic shift tile (LIM-LIV-06). */
export const SHIFT_STANDARD = 3;

/** Whether this class may rise by one: below 4, and A or strictly below the class above it (LIM-LIV-03). */
export function canRaise(nation: Nation, index: number): boolean {
  const own = nation.classes[index] as number;
  return own < TOP_STANDARD && (index === 0 || own < (nation.classes[index - 1] as number));
}

/** Whether this class may fall by one: above 1, and E or strictly above the class below it (LIM-LIV-04). */
export function canLower(nation: Nation, index: number): boolean {
  const own = nation.classes[index] as number;
  return own > 1 && (index === nation.classes.length - 1 || own > (nation.classes[index + 1] as number));
}

/** How many single steps up the classes have left; each can always be taken in some order (LIM-LIV-05). */
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
  const standard = (nation.classes[index] as number) + 1;
  nation.classes[index] = standard;
  if (standard === SHIFT_STANDARD && nation.shiftTiles[index] === true) {
    nation.shiftTiles[index] = false;
    nation.shiftZone += 1;
  }
}

/** Lowers a class by one. */
export function lowerClass(nation: Nation, index: number): void {
  nation.classes[index] = (nation.classes[index] as number) - 1;
}

/** Raises unrest; every step beyond the last position is a disruption token instead (LIM-UNR-01). */
export function addUnrest(
  state: LimitState,
  components: LimitComponents,
  nation: Nation,
  steps: number,
): void {
  const position = nation.unrest + steps;
  const last = components.unrest.positions;
  nation.unrest = Math.min(position, last);
  if (position > last) takeDisruption(state, nation, position - last);
}

/** Lowers unrest; at position 1 nothing happens (LIM-UNR-02, LR-25). */
export function lowerUnrest(nation: Nation, steps: number): void {
  nation.unrest = Math.max(1, nation.unrest - steps);
}

/** Gives disruption tokens: from the card while it lasts, then from the box (LIM-POOL-01). */
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

/** Returns up to `tokens` pollution tokens; excess leaves first, which the reserve's reckoning sees to (LIM-POOL-04). */
export function returnPollution(holder: Nation | Star, tokens: number): void {
  holder.pollution -= Math.min(tokens, holder.pollution);
}

/** Moves population by levels, never off its track (LR-23). */
export function movePopulation(components: LimitComponents, nation: Nation, levels: number): void {
  nation.population = Math.max(1, Math.min(components.population.length, nation.population + levels));
}

/** Whether a plant may rise by so many levels: within its track and, for renewables, its cap (LIM-SOC-34). */
export function canRaisePlant(
  components: LimitComponents,
  nation: Nation,
  plant: Plant,
  levels: number,
): boolean {
  const top = plant === 'renewable' ? renewableCap(components, nation.territory) : topPlantLevel(components);
  return nation.production[plant] + levels <= top;
}

/** Raises a plant by one where it can rise; else nothing happens (LIM-SOC-34). */
export function raisePlant(components: LimitComponents, nation: Nation, plant: Plant): void {
  if (canRaisePlant(components, nation, plant, 1)) nation.production[plant] += 1;
}

/** Lowers a plant by levels, not below the first (LR-23). */
export function lowerPlant(nation: Nation, plant: Plant, levels: number): void {
  nation.production[plant] = Math.max(1, nation.production[plant] - levels);
}

/** Takes territories away; a renewable cube above the new cap drops to it at once (LIM-SETUP-24). */
export function loseTerritory(components: LimitComponents, nation: Nation, territories: number): void {
  nation.territory = Math.max(0, nation.territory - territories);
  nation.production.renewable = Math.min(
    nation.production.renewable,
    renewableCap(components, nation.territory),
  );
}

/** Pays the World Bank (LIM-POL-32). */
export function payBank(state: LimitState, nation: Nation, money: number): void {
  nation.money -= money;
  state.bank += money;
}

/**
 * Pays a nation what the social phase owes it. Where the bank falls short the box adds the rest and the generation gets
 * its financial crisis tile, one at most (LIM-SOC-38 to LIM-SOC-40, LIM-SOC-64, LR-31).
 * @returns whether the bank fell short
 */
export function payFromBank(state: LimitState, nation: Nation, money: number): boolean {
  const short = money > state.bank;
  nation.money += money;
  state.bank = Math.max(0, state.bank - money);
  if (short) placeCrisis(state, 'financial');
  return short;
}

/** Places a crisis tile on the current generation tile, unless one of its type lies there (LIM-INT-05). */
export function placeCrisis(state: LimitState, crisis: LimitState['crises'][number][number]): void {
  const tiles = state.crises[state.generation - 1] as LimitState['crises'][number];
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
  return state.nations[seat] as Nation;
}
