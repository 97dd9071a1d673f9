import { shortage } from '../../../engine/effects.ts';
import type { Effect } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import { plantFall, stepsDown, stepsUp, unrestMove } from '../board-changes.ts';
import type { LimitComponents } from '../components.ts';
import { deckHindrance, drawAndKeep } from '../decks.ts';
import { helpInReach, requestHelp } from '../help.ts';
import { lowerByChoice, raiseByChoice } from '../living-standard.ts';
import { recycle, recycled } from '../recycling.ts';
import type { Nation, Plant } from '../state.ts';
import {
  type Amount,
  type At,
  type BoundCard,
  effectFails,
  figure,
  PER_POPULATION,
  part,
  SILENT,
} from './card.ts';
import { insertCard, isCard, removeCard } from './order.ts';

/** Money of one's own, to which economic allies may add (LIM-POL-31, LIM-ALL-19, LR-109). */
export function moneyMissing({ state, seat, nation }: At, need: number) {
  if (nation.money >= need) return undefined;
  const have = nation.money + helpInReach(state, 'economic', seat, 'money');
  return shortage('money', 'LIM-POL-31', need, have, 'money');
}

/** What a nation pays itself: all that it has at the most, where allies have to add something. */
export const ownMoney = ({ nation: { money: have } }: At, cost: number): Effect[] =>
  have >= cost ? [{ what: 'money', by: -cost }] : [{ what: 'money', by: -have, bound: 'up-to' }];

/**
 * Takes money for a card. A nation that cannot pay alone asks its economic allies first; without their help it does not
 * pay at all (LIM-ALL-19, LR-72).
 * @returns whether the cost is paid
 */
export function payMoney(
  { state, seat, nation }: At,
  umpire: Umpire<LimitComponents>,
  cost: number,
): boolean {
  const missing = cost - nation.money;
  const request = { seat, kind: 'economic', goods: 'money', missing, most: cost, without: [] } as const;
  if (missing > 0) requestHelp(state, umpire, { ...request, rule: 'LIM-ALL-19' });
  if (nation.money < cost) return false;
  nation.money -= cost;
  return true;
}

/** Money for the World Bank, or out of the game (LIM-POL-31, LIM-POL-32, LIM-POOL-08). */
export const money = (name: string, amount?: Amount, receiver: 'bank' | 'box' = 'bank') =>
  part(receiver === 'bank' ? 'money' : 'money-gone', [name], {
    amount,
    mayFail: true,
    isOwnMoney: true,
    obstacle: moneyMissing,
    tells: ownMoney,
    act(at, umpire, cost) {
      if (!payMoney(at, umpire, cost)) return null;
      if (receiver === 'bank') at.state.bank += cost;
      return SILENT;
    },
  });

/** The World Bank has all that the card takes out of it; the box never helps (LIM-POL-33, LR-32). */
function bankMissing(at: At, _n: number, { costs, effects }: BoundCard) {
  let need = 0;
  for (const cost of costs) need += cost.fromBank(at);
  for (const effect of effects) need += effect.fromBank(at);
  return shortage('bank-short', 'LIM-POL-33', need, at.state.bank, 'money');
}

/** Money of the World Bank leaves the game (LIM-POOL-08). */
export const bankMoney = (name: string) =>
  part('bank-money-gone', [name], {
    isFromBank: true,
    obstacle: bankMissing,
    moves: (_at, by) => [{ what: 'bank', by: -by }],
  });

/** Money that a nation takes from the World Bank. */
export const moneyFromBank = (name: string) =>
  part('bank-gives-money', [name], {
    amount: PER_POPULATION,
    isFromBank: true,
    obstacle: bankMissing,
    moves: (_at, by) => [
      { what: 'money', by },
      { what: 'bank', by: -by },
    ],
  });

/** Resources of one's own (LIM-POL-31, LIM-POL-48). */
export function goodsMissing(nation: Nation, goods: 'industrial' | 'military' | 'fossil', need: number) {
  const have = nation[goods];
  return goods === 'fossil'
    ? shortage('fossil', 'LIM-POL-31', need, have, goods)
    : shortage('resource', 'LIM-POL-31', need, have, goods);
}

/** Military resources or fossils go back to the box. */
export const spend = (goods: 'military' | 'fossil', name: string, amount?: Amount) =>
  part(goods, [name], {
    amount,
    obstacle: ({ nation }, need) => goodsMissing(nation, goods, need),
    moves: (_at, by) => [{ what: goods, by: -by }],
  });

/** Industrial resources are consumed, and much of them at once is recycled (LIM-SOC-23, LR-53). */
export const consume = (name: string) =>
  part('industrial', [name], {
    amount: PER_POPULATION,
    obstacle: ({ nation }, need) => goodsMissing(nation, 'industrial', need),
    moves: (_at, by) => [{ what: 'industrial', by: -by }],
    tells({ components, nation }, by) {
      const fossil = recycled(components, nation, by);
      return fossil === 0 ? [] : [{ what: 'fossil', by: fossil }];
    },
    act({ state, seat }, umpire, by) {
      recycle(state, umpire, seat, by);
      return SILENT;
    },
  });

/** Unrest as a cost has to fit on the indicator (LIM-UNR-03, LIM-POL-34, LR-27). */
export const unrestCost = (name: string) =>
  part('unrest-cost', [name], {
    obstacle: ({ components, nation }, need) =>
      shortage('unrest-cost', 'LIM-UNR-03', need, components.unrest.positions - nation.unrest, 'unrest-room'),
    moves: (_at, by) => [{ what: 'unrest', by }],
  });

/** Unrest falls as far as it can, which always counts as complete (LIM-UNR-02, LR-25). */
export const unrestFalls = (name: string) =>
  part('unrest-falls', [name], {
    moves: ({ components, nation }, by) => [{ what: 'unrest', by: unrestMove(components, nation, by) }],
  });

/** A cost that lowers a plant must be possible in full (LIM-POL-36, LR-26). */
export const plantCost = (name: string) =>
  part('industrial-plant', [name], {
    obstacle: ({ nation }, levels) =>
      shortage('plant-cost', 'LR-26', levels + 1, nation.production.industrial, 'industrial-plant'),
    moves: (_at, levels) => [{ what: 'industrial-plant', by: -levels }],
  });

/** A plant falls as far as it can (LR-23). */
export const plantFalls = (plant: Plant, name: string) =>
  part(`${plant}-plant`, [name], {
    moves: ({ nation }, levels) => [{ what: `${plant}-plant`, by: plantFall(nation, plant, levels) }],
  });

/** A cost that lowers classes must be possible in full (LR-26). */
export const classCost = (name: string) =>
  part('classes-fall', [name], {
    obstacle: ({ nation }, need) => shortage('class-cost', 'LR-26', need, stepsDown(nation), 'steps-down'),
    tells: (_at, steps) => [{ what: 'living-standard', by: -steps }],
    act({ state, seat }, umpire, steps, { id }) {
      lowerByChoice(state, umpire, seat, steps, `LIM-CARD-${id}`);
      return SILENT;
    },
  });

/** Classes rise by single steps; there must be room for every one (LR-24). */
export const classesRise = (name: string) =>
  part('classes-rise', [name], {
    obstacle: ({ nation }, need) => effectFails('LR-24', need, stepsUp(nation), 'steps-up'),
    tells: (_at, steps) => [{ what: 'living-standard', by: steps }],
    act({ state, seat }, umpire, steps, { id }) {
      raiseByChoice(state, umpire, seat, steps, `LIM-CARD-${id}`);
      return SILENT;
    },
  });

/** Goods or tokens out of the box, which is never empty (LR-21); disruption can always be received (LIM-POL-35). */
export const gain = (
  what: 'military' | 'fossil' | 'pollution' | 'disruption',
  name: string,
  amount?: Amount,
) => part(`takes-${what}`, [name], { amount, moves: (_at, by) => [{ what, by }] });

/** Territories out of the colonization reserve must all be there (LR-51). */
export const territoryFromReserve = (name: string) =>
  part('reserve-territory', [name], {
    obstacle: ({ state }, need) =>
      effectFails('LR-51', need, state.colonization.territory, 'colonization-reserve'),
    moves: (_at, by) => [
      { what: 'territory', by },
      { what: 'territory', by: -by, of: 'reserve' },
    ],
  });

/** Fossils out of the colonization reserve, as many as there are. */
export const fossilFromReserve = (name: string) =>
  part('reserve-fossil', [name], {
    moves({ state }, most) {
      const by = Math.min(most, state.colonization.fossil);
      return [
        { what: 'fossil', by },
        { what: 'fossil', by: -by, of: 'reserve' },
      ];
    },
  });

/** What a permanent card does as long as it lies on the table: the rules of the steps look for it there (LIM-POL-41). */
export const lasts = (card: string, ...names: readonly string[]) =>
  part(`lasts-${card}`, names, {
    isNoted: true,
    tells: () => [{ what: card, note: `${card}:lasts-${card}` }],
  });

/** Cards of one deck are drawn, and some of them kept; not all decks may be empty (LR-39). */
export const drawing = (draw: string, keep: string) =>
  part('draws', [draw, keep], {
    obstacle: ({ nation }) => deckHindrance(nation),
    isNoted: true,
    tells: (_at, _n, { id }) => [{ what: 'hand', note: `${id}:draws` }],
    act({ state, components, seat }, umpire, cards, { id }) {
      const rule = `LIM-CARD-${id}`;
      drawAndKeep(state, umpire, seat, { draw: cards, keep: figure(components, id, keep), rule });
      return SILENT;
    },
  });

/** An instant card of this generation comes back into the hand, but never the card itself (LR-44). */
export const fetching = (own: string) =>
  part('fetches', [], {
    obstacle: ({ nation: { played } }) => (played.some((card) => card !== own) ? undefined : NOTHING_PLAYED),
    isNoted: true,
    tells: () => [{ what: 'hand', note: `${own}:fetches` }],
    act({ seat, nation }, umpire) {
      const fetched = umpire.choose({
        seat,
        ask: 'card',
        shape: 'card',
        rule: `LIM-CARD-${own}`,
        options: nation.played.filter((card) => card !== own),
        // Every other card is no instant card played in this generation, or this card itself.
        refuse: (value) =>
          isCard(value) && (value === own || !nation.played.includes(value))
            ? { option: value, ...NOTHING_PLAYED }
            : undefined,
      });
      removeCard(nation.played, fetched);
      insertCard(nation.hand, fetched);
      insertCard(nation.shown, fetched);
      return { fetched };
    },
  });

const NOTHING_PLAYED = { because: 'effect', rule: 'LR-44', need: 1, have: 0, of: 'played-cards' };
