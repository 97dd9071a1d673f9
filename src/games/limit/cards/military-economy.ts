import type { Seat } from '../../../engine/question.ts';
import { lowerUnrest, nationAt } from '../board-changes.ts';
import type { LimitComponents } from '../components.ts';
import {
  canMove,
  canTrade,
  moveCube,
  moveQuestion,
  namedTradeBarred,
  type Supposed,
  trade,
} from '../marketplace.ts';
import type { LimitState, Nation } from '../state.ts';
import { annexation, massDestruction, militaryOperation } from './attacks.ts';
import { type CardRule, figure, PLAYED } from './card.ts';
import { contributionCard } from './contributions.ts';
import {
  bankMissing,
  burnBankMoney,
  effectFails,
  moneyMissing,
  payMoney,
  population,
  resourceMissing,
} from './costs.ts';
import { developmentOfTourism, politicalInterference, takeOwnDisruption, terrorism } from './targeted.ts';

/** One transaction, or two on different resources with Stock Exchange (LR-47). */
function transactionsOf(components: LimitComponents, nation: Nation, card: string): number {
  const own = figure(components, card, 'transactions');
  return nation.permanents.includes('stock-exchange')
    ? figure(components, 'stock-exchange', 'transactions')
    : own;
}

const marketAccess: CardRule = {
  id: 'market-access',
  hindrance: (state, components, seat) =>
    canTrade(state, components, seat) ? undefined : effectFails('LR-45', 1, 0, 'transactions'),
  choiceHindrance: (state, components, seat, chosen) => namedTradeBarred(state, components, seat, chosen),
  play(state, umpire, seat) {
    const most = transactionsOf(umpire.components, nationAt(state, seat), 'market-access');
    return { traded: trade(state, umpire, seat, most) };
  },
  tell: (state, components, seat) => [
    { what: 'transactions', by: transactionsOf(components, nationAt(state, seat), 'market-access') },
  ],
};

/** What the cost of Speculation lacks. */
function speculationCost(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
): ReturnType<typeof bankMissing> {
  return (
    bankMissing(state, figure(components, 'speculation', 'bankCost')) ??
    moneyMissing(state, seat, figure(components, 'speculation', 'money'))
  );
}

/** Money of the bank and of the nation once Speculation is paid. */
function afterSpeculationCost(state: LimitState, components: LimitComponents, seat: Seat): Supposed {
  const money = nationAt(state, seat).money - figure(components, 'speculation', 'money');
  return { bank: state.bank - figure(components, 'speculation', 'bankCost'), money: Math.max(0, money) };
}

const speculation: CardRule = {
  id: 'speculation',
  hindrance: (state, components, seat) =>
    speculationCost(state, components, seat) ??
    (canMove(state, components, seat, afterSpeculationCost(state, components, seat))
      ? undefined
      : effectFails('LR-45', 1, 0, 'transactions')),
  choiceHindrance: (state, components, seat, chosen) =>
    speculationCost(state, components, seat) ??
    namedTradeBarred(state, components, seat, chosen, afterSpeculationCost(state, components, seat)),
  play(state, umpire, seat) {
    const { components } = umpire;
    if (!payMoney(state, umpire, seat, figure(components, 'speculation', 'money'), 'box')) return null;
    burnBankMoney(state, figure(components, 'speculation', 'bankCost'));
    const move = umpire.choose(moveQuestion(state, components, seat));
    moveCube(state, move);
    return {
      move,
      traded: trade(state, umpire, seat, transactionsOf(components, nationAt(state, seat), 'speculation')),
    };
  },
  tell: (state, components, seat) => [
    { what: 'money', by: -figure(components, 'speculation', 'money') },
    { what: 'bank', by: -figure(components, 'speculation', 'bankCost') },
    { what: 'price-steps', by: figure(components, 'speculation', 'moves') },
    { what: 'transactions', by: transactionsOf(components, nationAt(state, seat), 'speculation') },
  ],
};

const stockExchange: CardRule = {
  id: 'stock-exchange',
  hindrance: (state, components, seat) =>
    moneyMissing(state, seat, figure(components, 'stock-exchange', 'money')),
  play: (state, umpire, seat) =>
    payMoney(state, umpire, seat, figure(umpire.components, 'stock-exchange', 'money'), 'box')
      ? PLAYED
      : null,
  tell: (_state, components) => [
    { what: 'money', by: -figure(components, 'stock-exchange', 'money') },
    { what: 'stock-exchange', note: 'stock-exchange' },
  ],
};

const colonization: CardRule = {
  id: 'colonization',
  hindrance(state, components, seat) {
    const territories = figure(components, 'colonization', 'territory');
    return (
      resourceMissing(nationAt(state, seat), 'military', figure(components, 'colonization', 'military')) ??
      (state.colonization.territory >= territories
        ? undefined
        : effectFails('LR-51', territories, state.colonization.territory, 'colonization-reserve'))
    );
  },
  play(state, umpire, seat) {
    const { components } = umpire;
    const nation = nationAt(state, seat);
    nation.military -= figure(components, 'colonization', 'military');
    takeOwnDisruption(state, components, seat, 'colonization');
    const territories = figure(components, 'colonization', 'territory');
    const fossils = Math.min(figure(components, 'colonization', 'fossil'), state.colonization.fossil);
    state.colonization.territory -= territories;
    state.colonization.fossil -= fossils;
    nation.territory += territories;
    nation.fossil += fossils;
    return PLAYED;
  },
  tell: (_state, components) => [
    { what: 'military', by: -figure(components, 'colonization', 'military') },
    { what: 'disruption', by: figure(components, 'colonization', 'disruption') },
    { what: 'territory', by: figure(components, 'colonization', 'territory') },
    { what: 'fossil', by: figure(components, 'colonization', 'fossil') },
  ],
};

const policeRepression: CardRule = {
  id: 'police-repression',
  hindrance(state, components, seat) {
    const nation = nationAt(state, seat);
    return resourceMissing(
      nation,
      'military',
      population(components, nation, figure(components, 'police-repression', 'levels')),
    );
  },
  play(state, umpire, seat) {
    const { components } = umpire;
    const nation = nationAt(state, seat);
    nation.military -= population(components, nation, figure(components, 'police-repression', 'levels'));
    takeOwnDisruption(state, components, seat, 'police-repression');
    lowerUnrest(nation, -figure(components, 'police-repression', 'unrest'));
    return PLAYED;
  },
  tell: (state, components, seat) => [
    {
      what: 'military',
      by: -population(components, nationAt(state, seat), figure(components, 'police-repression', 'levels')),
    },
    { what: 'disruption', by: figure(components, 'police-repression', 'disruption') },
    { what: 'unrest', by: figure(components, 'police-repression', 'unrest') },
  ],
  caution: (state, _components, seat) => (nationAt(state, seat).unrest === 1 ? 'no-effect' : undefined),
};

export const militaryEconomyCards: readonly CardRule[] = [
  marketAccess,
  speculation,
  stockExchange,
  contributionCard('humanitarian-aid'),
  politicalInterference,
  developmentOfTourism,
  massDestruction,
  annexation,
  militaryOperation,
  colonization,
  terrorism,
  policeRepression,
];
