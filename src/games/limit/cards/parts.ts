import { cutToScale, SILENT } from '../../../engine/effects.ts';
import {
  boardOf,
  nationAt,
  PLANT_FIGURES,
  plantFall,
  plantRoom,
  stepsDown,
  stepsUp,
  unrestMoves,
} from '../board-changes.ts';
import { moneyOfAll, payTogether } from '../contributions.ts';
import { cardsInDecks, drawAndKeep, takeBack } from '../decks.ts';
import { cardFigure } from '../figures.ts';
import { helpInReach, paysWithAllies } from '../help.ts';
import { lowerByChoice, raiseByChoice } from '../living-standard.ts';
import { canMove, canTrade, moveCubes, trade } from '../marketplace.ts';
import { produce, productionOutlook } from '../plant-run.ts';
import { recycle, recycled } from '../recycling.ts';
import { type Plant, STAR } from '../state.ts';
import { type Need, needsAll, needsOne, part, type Term } from './card.ts';
import { type At, type BoundCard, targetOf } from './moment.ts';

/** A part that concerns the target: it tells nothing until a target is chosen. */
export const AT_TARGET = { whose: 'target', choice: 'target', unchosen: () => [] } as const;

/**
 * The player's money goes to the World Bank, out of the game (LIM-POL-31, LIM-POL-32, LIM-POOL-08), or to the target
 * (LR-52); economic allies may add to it (LIM-ALL-19, LR-109).
 */
export const money = (receiver: 'bank' | 'box' | 'target' = 'bank') =>
  part(receiver === 'box' ? 'money-gone' : 'money', ['money'], {
    helpers: 'LIM-ALL-19',
    purse: 'player',
    needs: needsAll(
      'money',
      (nation, { state, seat }) => nation.money + helpInReach(state, 'economic', seat, 'money'),
      'LIM-POL-31',
      'money',
    ),
    tell({ nation: { money: have }, target }, cost) {
      const paid = {
        what: 'money',
        by: -Math.min(cost, have),
        ...(have < cost && { bound: 'up-to' as const }),
      };
      return receiver !== 'target' || target === STAR || target === undefined
        ? [paid]
        : [paid, { what: 'money', by: cost, seat: target }];
    },
    act(at, umpire, cost) {
      if (!paysWithAllies(at.state, umpire, at.seat, cost)) return null;
      if (receiver === 'bank') at.state.bank += cost;
      if (receiver !== 'target') return SILENT;
      boardOf(at.state, targetOf(at)).money += cost;
      return { amount: cost };
    },
  });

/** A payment to the World Bank to which every nation may contribute (LR-58). */
export const sharedMoney = part('shared-money', ['money'], {
  helpers: 'LR-58',
  needs: needsAll('money', (_nation, { state }) => moneyOfAll(state), 'LR-58', 'money'),
  tell: ({ nation }, cost) => [{ what: 'money', by: -Math.min(cost, nation.money) }],
  act: ({ state, seat }, umpire, cost, { id }) =>
    payTogether(state, umpire, seat, id, cost) ? SILENT : null,
});

/**
 * Money of the World Bank goes to the player or leaves the game (LIM-POOL-08). The bank must have all the money that
 * the card takes from it; the box never adds any (LIM-POL-33, LR-32).
 */
export const bankMoney = (receiver: 'player' | 'box') =>
  part(receiver === 'box' ? 'bank-money-gone' : 'bank-gives-money', ['bankCost'], {
    purse: 'bank',
    needs: {
      ...needsAll('money', (_nation, { state }) => state.bank, 'LIM-POL-33', 'bank-short'),
      least: (_n, at, card) => card.taken('bank', at),
    },
    moves(at, n, move) {
      if (receiver === 'player') move(at, 'money', n);
      move(at, 'bank', -n);
    },
  });

/** The player's own resources or fossils go back to the box (LIM-POL-31, LIM-POL-48). */
export const spend = (goods: 'industrial' | 'military' | 'fossil') =>
  part(goods, [goods], {
    needs: needsAll(
      goods,
      (nation) => nation[goods],
      'LIM-POL-31',
      goods === 'fossil' ? 'fossil' : 'resource',
    ),
    moves: (at, n, move) => move(at, goods, -n),
    // Spending industrial resources counts as consumption, so a large amount at once is recycled (LIM-SOC-23, LR-53).
    tell({ components, nation }, n) {
      const fossil = goods === 'industrial' ? recycled(components, nation, n) : 0;
      return fossil === 0 ? [] : [{ what: 'fossil', by: fossil }];
    },
    act({ state, seat }, umpire, n) {
      if (goods === 'industrial') recycle(state, umpire, seat, n);
    },
  });

/** Unrest taken as a cost must fit on the indicator (LIM-UNR-03, LIM-POL-34, LR-27). */
export const unrestCost = (name: 'unrestCost' | 'withdrawUnrest') =>
  part('unrest-cost', [name], {
    needs: needsAll(
      'unrest-room',
      (nation, { components }) => components.unrest.positions - nation.unrest,
      'LIM-UNR-03',
      'unrest-cost',
    ),
    moves: (at, n, move) => move(at, 'unrest', n),
  });

/**
 * Unrest falls to its lower end at most, which always counts as complete, or rises into disruption (LIM-UNR-01,
 * LIM-UNR-02, LR-25). The star nation has none (LR-90).
 */
export const unrest = (whose?: 'target') =>
  part(whose === 'target' ? 'target-unrest' : 'unrest-falls', ['unrest'], {
    ...(whose && AT_TARGET),
    moves(at, n, move) {
      const of = whose && targetOf(at);
      if (of === STAR) return;
      const nation = of === undefined ? at.nation : nationAt(at.state, of);
      unrestMoves(at.components, nation, n, (what, steps) => move(at, what, steps, of));
    },
  });

/** A cost that lowers a plant must be possible in full (LIM-POL-36, LR-26). */
export const plantCost = part('industrial-plant', ['plantCost'], {
  needs: {
    ...needsAll('industrial-plant', ({ production }) => production.industrial, 'LR-26', 'plant-cost'),
    least: (levels) => levels + 1,
  },
  moves: (at, levels, move) => move(at, 'industrial-plant', -levels),
});

/** The renewable plant falls, to its first level at most (LR-23). */
export const renewablePlantFalls = part('renewable-plant', ['withdrawLevels'], {
  moves: (at, levels, move) => move(at, 'renewable-plant', plantFall(at.nation, 'renewable', levels)),
});

/** A cost that lowers classes must be possible in full (LR-26). */
export const classCost = part('classes-fall', ['lowers'], {
  needs: needsAll('steps-down', stepsDown, 'LR-26', 'class-cost'),
  tell: (_at, steps) => [{ what: 'living-standard', by: -steps }],
  act({ state, seat }, umpire, steps, { rule }) {
    lowerByChoice(state, umpire, seat, steps, rule);
  },
});

/** Classes rise by single steps; there must be room for every one (LR-24). */
export const classesRise = part('classes-rise', ['raises'], {
  needs: needsAll('steps-up', stepsUp, 'LR-24'),
  tell: (_at, steps) => [{ what: 'living-standard', by: steps }],
  act({ state, seat }, umpire, steps, { rule }) {
    raiseByChoice(state, umpire, seat, steps, rule);
  },
});

/**
 * The player gains goods or tokens from the box, which is never empty (LR-21); disruption can always be received
 * (LIM-POL-35).
 */
export const gain = (what: 'military' | 'fossil' | 'pollution' | 'disruption') =>
  part(`takes-${what}`, [what], { moves: (at, n, move) => move(at, what, n) });

/** Every nation and the star nation give tokens back, and the card's player gives back more (LR-11, LR-58). */
export const allGiveBack = (what: 'pollution' | 'disruption') =>
  part(`all-give-back-${what}`, ['each', 'own'], {
    moves(at, tokens, move, { id, components }) {
      const { state, seat, nation } = at;
      const given = (have: number, most: number) => cutToScale(have, -most, 0);
      move(at, what, given(nation[what], tokens + cardFigure(components, id, 'own')));
      for (const [other, { [what]: have }] of state.nations.entries())
        if (other !== seat && have > 0) move(at, what, given(have, tokens), other);
      if (state.star !== null) move(at, what, given(state.star[what], tokens), STAR);
    },
  });

/**
 * The player takes territories from the colonization reserve, which must hold all of them (LR-51), or as many of the
 * fossils as it holds.
 */
export const fromReserve = (what: 'territory' | 'fossil') =>
  part(`reserve-${what}`, [what], {
    needs:
      what === 'territory'
        ? needsAll('colonization-reserve', (_nation, { state }) => state.colonization.territory, 'LR-51')
        : undefined,
    moves(at, most, move) {
      const by = Math.min(most, at.state.colonization[what]);
      move(at, what, by);
      move(at, what, -by, 'reserve');
    },
  });

/** The effect of a permanent card while it is on the table; the rules of the steps check for it there (LIM-POL-41). */
export const lasts = (...names: readonly string[]) => part('lasts', names, { isLasting: true });

/** The player draws cards from one deck and keeps some of them; at least one deck must hold a card (LR-39). */
export const drawing = part('draws', ['draw', 'keep'], {
  needs: needsOne('cards-in-decks', cardsInDecks, 'LR-39'),
  notedOn: 'hand',
  act({ state, components, seat }, umpire, draw, { id, rule }) {
    drawAndKeep(state, umpire, seat, { draw, keep: cardFigure(components, id, 'keep'), rule });
  },
});

/** An instant card played this generation, other than this card itself, returns to the hand (LR-44). */
export const fetching = part('fetches', [], {
  needs: needsOne(
    'played-cards',
    ({ played }, _at, { id }) => played.length - Number(played.includes(id)),
    'LR-44',
  ),
  notedOn: 'hand',
  act: ({ state, seat }, umpire, _n, { id }) => ({ fetched: takeBack(state, umpire, seat, id) }),
});

/** The chosen plant rises; there must be room for all levels (LR-08, LR-24). */
export const plantRises = part('plant-rises', ['levels'], {
  choice: 'plant',
  needs: needsAll(
    'levels-up',
    (nation, { components, plant }) => Math.max(0, plantRoom(components, nation, plant as Plant)),
    ({ plant }) => (plant === 'renewable' ? 'LR-08' : 'LR-24'),
  ),
  unchosen: (by) => [{ what: 'plant', by }],
  moves: (at, levels, move) => move(at, PLANT_FIGURES[at.plant as Plant], levels),
  act: (_at, _umpire, levels) => ({ levels }),
});

/** The player takes the chosen resource. */
export const takesResource = part('takes-resource', ['gain'], {
  choice: 'resource',
  unchosen: (by) => [{ what: 'resource', by }],
  moves: (at, gained, move) => move(at, at.resource as Plant, gained),
  act: (_at, _umpire, gained) => ({ gain: gained }),
});

/** The chosen plant produces at once, as in Production but without Green Production (LR-03, LR-10). */
export const plantProduces = part('plant-produces', [], {
  choice: 'plant',
  tell: ({ state, components, seat, plant }) => productionOutlook(state, components, seat, plant as Plant),
  act({ state, seat, plant }, umpire) {
    produce(state, umpire, seat, plant as Plant, { greenProduction: false });
  },
});

/** How many transactions: as printed, or two on different resources with Stock Exchange (LR-47). */
const mostTransactions = ({ components, nation }: At, printed: number): number =>
  nation.permanents.includes('stock-exchange')
    ? cardFigure(components, 'stock-exchange', 'transactions')
    : printed;

const trades = (needs?: Need) =>
  part('transactions', ['transactions'], {
    needs,
    tell: (at, n) => [{ what: 'transactions', by: mostTransactions(at, n) }],
    act: (at, umpire, n) => ({ traded: trade(at.state, umpire, at.seat, mostTransactions(at, n)) }),
  });

/** Transactions on the marketplace. The first must be possible (LR-45). */
export const transactions = trades(
  needsOne('transactions', (_nation, at) => Number(canTrade(at.state, at.components, at.seat)), 'LR-45'),
);

/** The money of the nation and of the World Bank once a card is paid. */
export const afterCosts = (at: At, card: BoundCard) => ({
  money: Math.max(0, at.nation.money - card.taken('player', at)),
  bank: at.state.bank - card.taken('bank', at),
});

/**
 * Price cubes move by one step each, then transactions follow; one must be possible after the moves (LR-45, LR-46).
 */
export const movesAndTransactions: readonly Term[] = [
  part('price-moves', ['moves'], {
    needs: needsOne(
      'transactions',
      (_nation, at, card) => Number(canMove(at.state, at.components, at.seat, afterCosts(at, card))),
      'LR-45',
    ),
    tell: (_at, steps) => [{ what: 'price-steps', by: steps }],
    act({ state, seat }, umpire, steps) {
      const moved = moveCubes(state, umpire, seat, steps);
      return moved.length === 0 ? SILENT : { move: moved.join(' ') };
    },
  }),
  trades(),
];
