import type { Seat } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import { nationAt } from '../board-changes.ts';
import type { LimitComponents } from '../components.ts';
import { populationValue } from '../figures.ts';
import { helpInReach, requestHelp } from '../help.ts';
import type { CardId, LimitState, Nation, Plant, Star } from '../state.ts';
import { figure, type Hindrance } from './card.ts';

/** The population value of a nation, some levels away from its own. */
export function population(components: LimitComponents, nation: Nation, levels = 0): number {
  return populationValue(components, nation.population + levels);
}

/** What a card costs or gives for each population of a nation, in all. */
export function perPopulation(
  components: LimitComponents,
  nation: Nation,
  card: CardId,
  name: string,
): number {
  return figure(components, card, name) * population(components, nation);
}

/** Money of one's own, to which economic allies may add (LIM-POL-31, LIM-ALL-19, LR-109). */
export function moneyMissing(state: LimitState, seat: Seat, need: number): Hindrance | undefined {
  const own = nationAt(state, seat).money;
  if (own >= need) return undefined;
  const have = own + helpInReach(state, 'economic', seat, 'money');
  return have >= need ? undefined : { because: 'money', rule: 'LIM-POL-31', need, have, of: 'money' };
}

/** Money that a cost or effect takes from the World Bank; the box never helps (LIM-POL-33, LR-32). */
export function bankMissing(state: LimitState, need: number): Hindrance | undefined {
  return state.bank >= need
    ? undefined
    : { because: 'bank-short', rule: 'LIM-POL-33', need, have: state.bank, of: 'money' };
}

/** Resources of one's own (LIM-POL-31, LIM-POL-48). */
export function resourceMissing(nation: Nation, resource: Plant, need: number): Hindrance | undefined {
  const have = nation[resource];
  return have >= need ? undefined : { because: 'resource', rule: 'LIM-POL-31', need, have, of: resource };
}

/** Fossils of one's own. */
export function fossilMissing(nation: Nation, need: number): Hindrance | undefined {
  return nation.fossil >= need
    ? undefined
    : { because: 'fossil', rule: 'LIM-POL-31', need, have: nation.fossil, of: 'fossil' };
}

/** An unrest cost has to fit on the indicator (LIM-UNR-03, LIM-POL-34, LR-27). */
export function unrestTooHigh(
  components: LimitComponents,
  nation: Nation,
  cost: number,
): Hindrance | undefined {
  const room = components.unrest.positions - nation.unrest;
  return room >= cost
    ? undefined
    : { because: 'unrest-cost', rule: 'LIM-UNR-03', need: cost, have: room, of: 'unrest-room' };
}

/** A cost that lowers the industrial plant must be possible in full (LIM-POL-36, LR-26). */
export function plantTooLow(nation: Nation, levels: number): Hindrance | undefined {
  const have = nation.production.industrial;
  return have > levels
    ? undefined
    : { because: 'plant-cost', rule: 'LR-26', need: levels + 1, have, of: 'industrial-plant' };
}

/** An effect that cannot be carried out in full (LIM-POL-37, LR-24). */
export function effectFails(rule: string, need: number, have: number, of: string, seat?: Seat): Hindrance {
  const hindrance = { because: 'effect', rule, need, have, of };
  return seat === undefined ? hindrance : { ...hindrance, seat };
}

/** Unrest as a cost: it fits, so nothing overflows. */
export function payUnrest(nation: Nation, steps: number): void {
  nation.unrest += steps;
}

/** Money of the World Bank leaves the game (LIM-POOL-08). */
export function burnBankMoney(state: LimitState, money: number): void {
  state.bank -= money;
}

/** Who gets the money of a cost: the World Bank, nobody (it leaves the game), or the nation that the card names. */
export type Receiver = 'bank' | 'box' | Nation | Star;

/**
 * Pays money for a card. A nation that cannot pay alone asks its economic allies first; without their help it does not
 * pay at all (LIM-ALL-19, LR-72).
 * @returns whether the cost is paid
 */
export function payMoney(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  seat: Seat,
  cost: number,
  receiver: Receiver = 'bank',
): boolean {
  const nation = nationAt(state, seat);
  const missing = cost - nation.money;
  if (missing > 0) {
    requestHelp(state, umpire, {
      seat,
      kind: 'economic',
      goods: 'money',
      missing,
      most: cost,
      without: [],
      rule: 'LIM-ALL-19',
    });
    if (nation.money < cost) return false;
  }
  nation.money -= cost;
  if (receiver === 'bank') state.bank += cost;
  else if (receiver !== 'box') receiver.money += cost;
  return true;
}
