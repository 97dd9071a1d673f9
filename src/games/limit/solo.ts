import { entryOf, present } from '../../engine/checked.ts';
import { shortage } from '../../engine/effects.ts';
import type { Seat } from '../../engine/question.ts';
import { questionKind, YES_NO } from '../../engine/question-kind.ts';
import { shuffle } from '../../engine/random.ts';
import type { Umpire } from '../../engine/umpire.ts';
import {
  addUnrest,
  movePopulation,
  nationAt,
  payBank,
  returnPollution,
  takeDisruption,
} from './board-changes.ts';
import type { LimitComponents } from './figures.ts';
import { populationValue, starValue } from './figures.ts';
import { canTrade, trade } from './marketplace.ts';
import type { LimitState, Resource, Star } from './state.ts';

/** The human's seat: solo mode has no other (LIM-SOLO-01). */
const HUMAN = 0;

type Effect = (state: LimitState, umpire: Umpire<LimitComponents>, star: Star) => void;

/** A figure of an event in the component table. */
function figure(components: LimitComponents, event: string, name: string): number {
  return entryOf(entryOf(components.events, event), name);
}

/** Moves a price cube by steps, stopping at either end. */
function movePrice(state: LimitState, components: LimitComponents, resource: Resource, steps: number): void {
  const last = components.marketplace.buy.length;
  state.market.price[resource] = Math.max(1, Math.min(last, state.market.price[resource] + steps));
}

interface PaymentOccasion {
  readonly seat: Seat;
  readonly components: LimitComponents;
  readonly event: string;
  readonly cost: number;
  readonly have: number;
  readonly of: 'money' | 'military';
}

/** Asks whether the player pays for an event; with too little, refusing is the only option. */
const paymentQuestion = questionKind<PaymentOccasion, boolean>({
  ask: 'pay-event',
  shape: 'yes-no',
  rule: 'LIM-SOLO-06',
  options: () => YES_NO,
  obstacle: ({ cost, have, of }, pays) =>
    pays ? shortage(of === 'money' ? 'money' : 'resource', 'LIM-SOLO-06', cost, have, of) : undefined,
  figures: ({ components, event, cost }) => ({ ...components.events[event], event, cost }),
  tell: ({ cost, of }, pays) => (pays ? [{ what: of, by: -cost }] : []),
});

const treatyQuestion = questionKind<{ readonly seat: Seat; readonly components: LimitComponents }, boolean>({
  ask: 'trade',
  shape: 'yes-no',
  rule: 'LIM-SOLO-06',
  options: () => YES_NO,
  figures: ({ components }) => ({
    event: 'trade-treaty',
    transactions: figure(components, 'trade-treaty', 'transactions'),
  }),
});

/** The eight events of our own design; the printed cards are not known (LIM-SOLO-06, LR-91). */
const EFFECTS: Readonly<Record<string, Effect>> = {
  'oil-shock': (state, { components }, star) => {
    movePrice(state, components, 'fossil', figure(components, 'oil-shock', 'fossilPriceSteps'));
    const lost = Math.min(figure(components, 'oil-shock', 'fossilLost'), state.market.stock.fossil);
    state.market.stock.fossil -= lost;
    star.pollution += figure(components, 'oil-shock', 'starPollution');
  },
  'foreign-boom': (state, { components }, star) => {
    star.pollution += figure(components, 'foreign-boom', 'starPollution');
    movePrice(state, components, 'industrial', figure(components, 'foreign-boom', 'industrialPriceSteps'));
  },
  'arms-race': (state, { components }, star) => {
    takeDisruption(state, star, figure(components, 'arms-race', 'starDisruption'));
    movePrice(state, components, 'military', figure(components, 'arms-race', 'militaryPriceSteps'));
    const nation = nationAt(state, HUMAN);
    if (nation.military >= starValue(state, components, 'military')) return;
    addUnrest(state, components, nation, figure(components, 'arms-race', 'unrest'));
  },
  epidemic: (state, umpire) => {
    const { components } = umpire;
    const nation = nationAt(state, HUMAN);
    const cost =
      figure(components, 'epidemic', 'moneyPerPopulation') * populationValue(components, nation.population);
    const paid = umpire.choose(
      paymentQuestion({ seat: HUMAN, components, event: 'epidemic', cost, have: nation.money, of: 'money' }),
    );
    if (paid) {
      payBank(state, nation, cost);
      return;
    }
    movePopulation(components, nation, -figure(components, 'epidemic', 'populationLevels'));
    addUnrest(state, components, nation, figure(components, 'epidemic', 'unrest'));
  },
  'trade-treaty': (state, umpire, star) => {
    const { components } = umpire;
    const wanted =
      canTrade(state, components, HUMAN) && umpire.choose(treatyQuestion({ seat: HUMAN, components }));
    if (wanted) {
      const traded = trade(state, umpire, HUMAN, figure(components, 'trade-treaty', 'transactions'));
      umpire.log?.({ kind: 'treaty-traded', seat: HUMAN, rule: 'LIM-SOLO-06', figures: { traded } });
    }
    const taken = Math.min(figure(components, 'trade-treaty', 'starMoney'), state.bank);
    star.money += taken;
    state.bank -= taken;
  },
  'climate-summit': (state, { components }, star) => {
    returnPollution(nationAt(state, HUMAN), figure(components, 'climate-summit', 'pollution'));
    returnPollution(star, figure(components, 'climate-summit', 'pollution'));
  },
  'speculative-bubble': (state, { components }) => {
    state.bank = Math.max(0, state.bank - figure(components, 'speculative-bubble', 'bankMoney'));
  },
  'border-incident': (state, umpire, star) => {
    const { components } = umpire;
    const nation = nationAt(state, HUMAN);
    const divisor = figure(components, 'border-incident', 'militaryDivisor');
    const cost = Math.ceil(starValue(state, components, 'military') / divisor);
    const paid = umpire.choose(
      paymentQuestion({
        seat: HUMAN,
        components,
        event: 'border-incident',
        cost,
        have: nation.military,
        of: 'military',
      }),
    );
    if (paid) nation.military -= cost;
    else if (nation.fossil > 0)
      nation.fossil -= Math.min(nation.fossil, figure(components, 'border-incident', 'fossil'));
    else addUnrest(state, components, nation, figure(components, 'border-incident', 'unrest'));
    takeDisruption(state, star, figure(components, 'border-incident', 'starDisruption'));
  },
};

/** The names of the events, in the component table's order. */
export const EVENT_IDS: readonly string[] = Object.keys(EFFECTS);

/**
 * Draws an event in place of the alliance step; the discards become the new pile when it is empty (LIM-SOLO-05, LR-91).
 */
export function drawEvent(state: LimitState, umpire: Umpire<LimitComponents>): void {
  if (state.events.pile.length === 0) {
    state.events.pile = shuffle(state.events.discards, (n) => umpire.random(n));
    state.events.discards = [];
  }
  const event = present(state.events.pile.shift(), 'event');
  state.events.discards.push(event);
  umpire.reveal('event', [HUMAN]);
  umpire.log?.({ kind: 'event', rule: 'LIM-SOLO-05', figures: { event } });
  entryOf(EFFECTS, event)(state, umpire, state.star as Star);
  umpire.log?.({ kind: 'event-done', rule: 'LIM-SOLO-05', figures: { event } });
}
