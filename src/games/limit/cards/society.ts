import { lowerUnrest, nationAt, stepsDown, stepsUp } from '../board-changes.ts';
import { deckHindrance, drawAndKeep } from '../decks.ts';
import { lowerByChoice, raiseByChoice } from '../living-standard.ts';
import { recycle } from '../social-phase.ts';
import { type CardRule, figure, PLAYED } from './card.ts';
import {
  bankMissing,
  burnBankMoney,
  effectFails,
  moneyMissing,
  payMoney,
  payUnrest,
  perPopulation,
  population,
  resourceMissing,
  unrestTooHigh,
} from './costs.ts';
import { insertCard, isCard, removeCard } from './order.ts';

/** Money per population that lowers unrest; lowering always counts as complete (LR-25). */
function publicSpending(id: string): CardRule {
  return {
    id,
    hindrance: (state, components, seat) =>
      moneyMissing(state, seat, perPopulation(components, nationAt(state, seat), id, 'moneyPerPopulation')),
    play(state, umpire, seat) {
      const { components } = umpire;
      const nation = nationAt(state, seat);
      const cost = perPopulation(components, nation, id, 'moneyPerPopulation');
      if (!payMoney(state, umpire, seat, cost)) return null;
      lowerUnrest(nation, -figure(components, id, 'unrest'));
      return PLAYED;
    },
    tell: (state, components, seat) => [
      {
        what: 'money',
        by: -perPopulation(components, nationAt(state, seat), id, 'moneyPerPopulation'),
      },
      { what: 'unrest', by: figure(components, id, 'unrest') },
    ],
    caution: (state, _components, seat) => (nationAt(state, seat).unrest === 1 ? 'no-effect' : undefined),
  };
}

/** Money per population that raises classes; there must be room for every step (LR-24). */
function schooling(id: string): CardRule {
  return {
    id,
    hindrance(state, components, seat) {
      const nation = nationAt(state, seat);
      const raises = figure(components, id, 'raises');
      const cost = perPopulation(components, nation, id, 'moneyPerPopulation');
      return moneyMissing(state, seat, cost) ?? roomToRaise(stepsUp(nation), raises);
    },
    play(state, umpire, seat) {
      const { components } = umpire;
      const cost = perPopulation(components, nationAt(state, seat), id, 'moneyPerPopulation');
      if (!payMoney(state, umpire, seat, cost)) return null;
      raiseByChoice(state, umpire, seat, figure(components, id, 'raises'), `LIM-CARD-${id}`);
      return PLAYED;
    },
    tell: (state, components, seat) => [
      {
        what: 'money',
        by: -perPopulation(components, nationAt(state, seat), id, 'moneyPerPopulation'),
      },
      { what: 'living-standard', by: figure(components, id, 'raises') },
    ],
  };
}

/** Classes must have room for so many steps up (LR-24). */
export function roomToRaise(room: number, need: number) {
  return room >= need ? undefined : effectFails('LR-24', need, room, 'steps-up');
}

/** A permanent card whose only cost is unrest (LIM-POL-41). */
export function unrestPolicy(id: string): CardRule {
  return {
    id,
    hindrance: (state, components, seat) =>
      unrestTooHigh(components, nationAt(state, seat), figure(components, id, 'unrestCost')),
    play(state, umpire, seat) {
      payUnrest(nationAt(state, seat), figure(umpire.components, id, 'unrestCost'));
      return PLAYED;
    },
    tell: (_state, components) => [
      { what: 'unrest', by: figure(components, id, 'unrestCost') },
      { what: id, note: id },
    ],
  };
}

const indoctrination: CardRule = {
  id: 'indoctrination',
  hindrance: (state, _components, seat) =>
    stepsDown(nationAt(state, seat)) >= 1
      ? undefined
      : { because: 'class-cost', rule: 'LR-26', need: 1, have: 0, of: 'steps-down' },
  play(state, umpire, seat) {
    lowerByChoice(
      state,
      umpire,
      seat,
      figure(umpire.components, 'indoctrination', 'lowers'),
      'LIM-CARD-indoctrination',
    );
    lowerUnrest(nationAt(state, seat), -figure(umpire.components, 'indoctrination', 'unrest'));
    return PLAYED;
  },
  tell: (_state, components) => [
    { what: 'living-standard', by: -figure(components, 'indoctrination', 'lowers') },
    { what: 'unrest', by: figure(components, 'indoctrination', 'unrest') },
  ],
  caution: (state, _components, seat) => (nationAt(state, seat).unrest === 1 ? 'no-effect' : undefined),
};

const overconsumption: CardRule = {
  id: 'overconsumption',
  hindrance(state, components, seat) {
    const nation = nationAt(state, seat);
    const cost = perPopulation(components, nation, 'overconsumption', 'industrialPerPopulation');
    return resourceMissing(nation, 'industrial', cost);
  },
  play(state, umpire, seat) {
    const { components } = umpire;
    const nation = nationAt(state, seat);
    const cost = perPopulation(components, nation, 'overconsumption', 'industrialPerPopulation');
    nation.industrial -= cost;
    recycle(state, umpire, seat, cost);
    lowerUnrest(nation, -figure(components, 'overconsumption', 'unrest'));
    return PLAYED;
  },
  tell: (state, components, seat) => [
    {
      what: 'industrial',
      by: -perPopulation(components, nationAt(state, seat), 'overconsumption', 'industrialPerPopulation'),
    },
    { what: 'unrest', by: figure(components, 'overconsumption', 'unrest') },
  ],
  caution: (state, _components, seat) => (nationAt(state, seat).unrest === 1 ? 'no-effect' : undefined),
};

const surcharge: CardRule = {
  id: 'surcharge',
  hindrance(state, components, seat) {
    const nation = nationAt(state, seat);
    const gain = perPopulation(components, nation, 'surcharge', 'bankPerPopulation');
    return (
      unrestTooHigh(components, nation, figure(components, 'surcharge', 'unrestCost')) ??
      bankMissing(state, figure(components, 'surcharge', 'bankCost') + gain)
    );
  },
  play(state, umpire, seat) {
    const { components } = umpire;
    const nation = nationAt(state, seat);
    payUnrest(nation, figure(components, 'surcharge', 'unrestCost'));
    burnBankMoney(state, figure(components, 'surcharge', 'bankCost'));
    const gain = perPopulation(components, nation, 'surcharge', 'bankPerPopulation');
    state.bank -= gain;
    nation.money += gain;
    return PLAYED;
  },
  tell: (state, components, seat) => [
    { what: 'unrest', by: figure(components, 'surcharge', 'unrestCost') },
    { what: 'bank', by: -figure(components, 'surcharge', 'bankCost') },
    {
      what: 'money',
      by: perPopulation(components, nationAt(state, seat), 'surcharge', 'bankPerPopulation'),
    },
  ],
};

const politicalReform: CardRule = {
  id: 'political-reform',
  hindrance: (state, components, seat) =>
    moneyMissing(state, seat, figure(components, 'political-reform', 'money')) ??
    deckHindrance(nationAt(state, seat)),
  play(state, umpire, seat) {
    const { components } = umpire;
    if (!payMoney(state, umpire, seat, figure(components, 'political-reform', 'money'))) return null;
    const draw = figure(components, 'political-reform', 'draw');
    const keep = figure(components, 'political-reform', 'keep');
    drawAndKeep(state, umpire, seat, { draw, keep, rule: 'LIM-CARD-political-reform' });
    return PLAYED;
  },
  tell: (_state, components) => [
    { what: 'money', by: -figure(components, 'political-reform', 'money') },
    { what: 'hand', by: figure(components, 'political-reform', 'keep') },
  ],
};

const conscription: CardRule = {
  id: 'conscription',
  hindrance: (state, components, seat) =>
    unrestTooHigh(components, nationAt(state, seat), figure(components, 'conscription', 'unrestCost')),
  play(state, umpire, seat) {
    const { components } = umpire;
    const nation = nationAt(state, seat);
    payUnrest(nation, figure(components, 'conscription', 'unrestCost'));
    nation.military += population(components, nation, figure(components, 'conscription', 'levels'));
    return PLAYED;
  },
  tell: (state, components, seat) => [
    { what: 'unrest', by: figure(components, 'conscription', 'unrestCost') },
    {
      what: 'military',
      by: population(components, nationAt(state, seat), figure(components, 'conscription', 'levels')),
    },
  ],
  caution: (state, components, seat) =>
    population(components, nationAt(state, seat), figure(components, 'conscription', 'levels')) === 0
      ? 'no-effect'
      : undefined,
};

const artificialIntelligence: CardRule = {
  id: 'artificial-intelligence',
  hindrance: (state, components, seat) =>
    moneyMissing(state, seat, figure(components, 'artificial-intelligence', 'money')) ??
    (nationAt(state, seat).played.some((card) => card !== 'artificial-intelligence')
      ? undefined
      : effectFails('LR-44', 1, 0, 'played-cards')),
  play(state, umpire, seat) {
    const nation = nationAt(state, seat);
    if (!payMoney(state, umpire, seat, figure(umpire.components, 'artificial-intelligence', 'money')))
      return null;
    const card = umpire.choose({
      seat,
      ask: 'card',
      shape: 'card',
      rule: 'LIM-CARD-artificial-intelligence',
      options: nation.played.filter((played) => played !== 'artificial-intelligence'),
      // Every other card is no instant card played in this generation, or this card itself (LR-44).
      refuse: (value) =>
        isCard(value) && (value === 'artificial-intelligence' || !nation.played.includes(value))
          ? { option: value, because: 'effect', rule: 'LR-44', need: 1, have: 0, of: 'played-cards' }
          : undefined,
    });
    removeCard(nation.played, card);
    insertCard(nation.hand, card);
    insertCard(nation.shown, card);
    return { fetched: card };
  },
  tell: (_state, components) => [
    { what: 'money', by: -figure(components, 'artificial-intelligence', 'money') },
    { what: 'hand', by: 1 },
  ],
};

export const societyCards: readonly CardRule[] = [
  publicSpending('public-expenditure'),
  schooling('education'),
  publicSpending('investment-policy'),
  schooling('graduate-studies'),
  indoctrination,
  unrestPolicy('vegetarianism'),
  overconsumption,
  unrestPolicy('sustainable-consumption'),
  surcharge,
  politicalReform,
  conscription,
  artificialIntelligence,
];
