import { shortage } from '../../../engine/effects.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import {
  canRaisePlant,
  holderOf,
  type Mover,
  nationAt,
  plantFall,
  stepsDown,
  stepsUp,
  unrestMove,
} from '../board-changes.ts';
import type { LimitComponents } from '../components.ts';
import { deckHindrance, drawAndKeep } from '../decks.ts';
import { outputAt, populationValue, renewableCap, starValue, topPlantLevel } from '../figures.ts';
import { helpInReach, requestHelp } from '../help.ts';
import { lowerByChoice, raiseByChoice } from '../living-standard.ts';
import { produce, productionOutlook } from '../plant-run.ts';
import { recycle, recycled } from '../recycling.ts';
import { type Plant, STAR } from '../state.ts';
import { type Amount, type At, effectFails, figure, part, SILENT, type Term, targetOf } from './card.ts';
import { insertCard, isCard, removeCard } from './order.ts';

export const PER_POPULATION: Amount = {
  phrase: '-per-population',
  of:
    (each, { population }) =>
    ({ nation }) =>
      each * (population[nation.population - 1] as number),
};

/** As much as the population would be so many levels away (LR-22). */
export const BY_POPULATION: Amount = {
  phrase: '-by-population',
  of: (levels, components) => (at) => populationValue(components, at.nation.population + levels),
};

/** As much as the renewable plant makes. */
export const BY_RENEWABLE_OUTPUT: Amount = {
  phrase: '-by-output',
  of: (_, components) => (at) => outputAt(components, at.nation.production.renewable),
};

const plantOf = (at: At): Plant => at.plant as Plant;

/** As much as the chosen plant makes before it rises (LR-97). */
export const FOR_PLANT: Amount = {
  phrase: '-for-plant',
  choice: 'plant',
  of: (_, components) => (at) => outputAt(components, at.nation.production[plantOf(at)]),
};

/** The industrial level at which the target's plant stands: by output for the star nation (LIM-SOLO-08). */
export function targetLevel({ state, components, target = STAR }: At): number {
  if (target !== STAR) return nationAt(state, target).production.industrial;
  return components.production.indexOf(starValue(state, components, 'industrial')) + 1;
}

/** As much as the target's industrial plant makes; it is the target that receives it (LR-52). */
export const TO_TARGET: Amount = {
  phrase: '-to-target',
  choice: 'target',
  of: (_, components) => (at) => outputAt(components, targetLevel(at)),
};

/** As much as the target's industrial plant burns (LR-52). */
export const FOR_TARGET: Amount = {
  phrase: '-for-target',
  choice: 'target',
  of:
    (_, { fossilSpent }) =>
    (at) =>
      fossilSpent[targetLevel(at) - 1] as number,
};

/**
 * Takes money for a card. A nation that cannot pay alone asks its economic allies first; without their help it does not
 * pay at all (LIM-ALL-19, LR-72).
 * @returns whether the cost is paid
 */
function payMoney({ state, seat, nation }: At, umpire: Umpire<LimitComponents>, cost: number): boolean {
  const missing = cost - nation.money;
  const request = { seat, kind: 'economic', goods: 'money', missing, most: cost, without: [] } as const;
  if (missing > 0) requestHelp(state, umpire, { ...request, rule: 'LIM-ALL-19' });
  if (nation.money < cost) return false;
  nation.money -= cost;
  return true;
}

/**
 * Money for the World Bank, or out of the game (LIM-POL-31, LIM-POL-32, LIM-POOL-08), or for the target (LR-52):
 * one's own, to which economic allies may add (LIM-ALL-19, LR-109).
 */
export const money = (names: readonly string[], amount?: Amount, receiver: 'bank' | 'box' = 'bank') =>
  part(
    receiver === 'bank' ? 'money' : 'money-gone',
    names,
    ({ n, card }) => {
      const isForTarget = amount === TO_TARGET;
      card.ownMoney.push(n);
      return {
        mayFail: true,
        obstacle(at) {
          const need = n(at);
          const { state, seat, nation } = at;
          if (nation.money >= need) return undefined;
          const have = nation.money + helpInReach(state, 'economic', seat, 'money');
          return shortage('money', 'LIM-POL-31', need, have, 'money');
        },
        tells(at) {
          const have = at.nation.money;
          const cost = n(at);
          return [
            have >= cost ? { what: 'money', by: -cost } : { what: 'money', by: -have, bound: 'up-to' },
            ...(isForTarget && at.target !== STAR
              ? [{ what: 'money', by: cost, seat: at.target as number }]
              : []),
          ];
        },
        act(at, umpire) {
          const cost = n(at);
          if (!payMoney(at, umpire, cost)) return null;
          if (isForTarget) holderOf(at.state, targetOf(at)).money += cost;
          else if (receiver === 'bank') at.state.bank += cost;
          return isForTarget ? { amount: cost } : SILENT;
        },
      };
    },
    amount,
  );

/** Money that the World Bank loses: it has all that the card takes out of it; the box never helps (LIM-POL-33, LR-32). */
const outOfBank = (
  phrase: string,
  name: string,
  moves: (at: At, by: number, move: Mover) => void,
  amount?: Amount,
) =>
  part(
    phrase,
    [name],
    ({ n, card: { bankMoney } }) => {
      bankMoney.push(n);
      return {
        obstacle(at) {
          let need = 0;
          for (const taken of bankMoney) need += taken(at);
          return shortage('bank-short', 'LIM-POL-33', need, at.state.bank, 'money');
        },
        moves(at, move) {
          const by = n(at);
          moves(at, by, move);
          move(at, 'bank', -by);
        },
      };
    },
    amount,
  );

/** Money of the World Bank leaves the game (LIM-POOL-08). */
export const bankMoney = (name: string) => outOfBank('bank-money-gone', name, () => {});

/** Money that a nation takes from the World Bank. */
export const moneyFromBank = (name: string) =>
  outOfBank('bank-gives-money', name, (at, by, move) => move(at, 'money', by), PER_POPULATION);

/** Resources of one's own or fossils go back to the box (LIM-POL-31, LIM-POL-48). */
export const spend = (
  goods: 'industrial' | 'military' | 'fossil',
  names: readonly string[],
  amount?: Amount,
) =>
  part(
    goods,
    names,
    ({ n }) => {
      return {
        obstacle: (at) =>
          goods === 'fossil'
            ? shortage('fossil', 'LIM-POL-31', n(at), at.nation.fossil, goods)
            : shortage('resource', 'LIM-POL-31', n(at), at.nation[goods], goods),
        moves: (at, move) => move(at, goods, -n(at)),
        ...(goods === 'industrial' && {
          // Industrial resources are consumed, and much of them at once is recycled (LIM-SOC-23, LR-53).
          tells(at: At) {
            const fossil = recycled(at.components, at.nation, n(at));
            return fossil === 0 ? [] : [{ what: 'fossil', by: fossil }];
          },
          act(at: At, umpire: Umpire<LimitComponents>) {
            recycle(at.state, umpire, at.seat, n(at));
            return SILENT;
          },
        }),
      };
    },
    amount,
  );

/** Unrest as a cost has to fit on the indicator (LIM-UNR-03, LIM-POL-34, LR-27). */
export const unrestCost = (name: string) =>
  part('unrest-cost', [name], ({ by, card: { components } }) => ({
    obstacle: ({ nation }) =>
      shortage('unrest-cost', 'LIM-UNR-03', by, components.unrest.positions - nation.unrest, 'unrest-room'),
    moves: (at, move) => move(at, 'unrest', by),
  }));

/** Unrest falls as far as it can, which always counts as complete (LIM-UNR-02, LR-25). */
export const unrestFalls = (name: string) =>
  part('unrest-falls', [name], ({ by, card: { components } }) => ({
    moves: (at, move) => move(at, 'unrest', unrestMove(components, at.nation, by)),
  }));

/** A cost that lowers a plant must be possible in full (LIM-POL-36, LR-26). */
export const plantCost = (name: string) =>
  part('industrial-plant', [name], ({ by: levels }) => ({
    obstacle: ({ nation }) =>
      shortage('plant-cost', 'LR-26', levels + 1, nation.production.industrial, 'industrial-plant'),
    moves: (at, move) => move(at, 'industrial-plant', -levels),
  }));

/** The renewable plant falls as far as it can (LR-23). */
export const renewablePlantFalls = (name: string) =>
  part('renewable-plant', [name], ({ by: levels }) => ({
    moves: (at, move) => move(at, 'renewable-plant', plantFall(at.nation, 'renewable', levels)),
  }));

/** A cost that lowers classes must be possible in full (LR-26). */
export const classCost = (name: string) =>
  part('classes-fall', [name], ({ by: steps, card: { id } }) => ({
    obstacle: ({ nation }) => shortage('class-cost', 'LR-26', steps, stepsDown(nation), 'steps-down'),
    tells: () => [{ what: 'living-standard', by: -steps }],
    act({ state, seat }, umpire) {
      lowerByChoice(state, umpire, seat, steps, `LIM-CARD-${id}`);
      return SILENT;
    },
  }));

/** Classes rise by single steps; there must be room for every one (LR-24). */
export const classesRise = (name: string) =>
  part('classes-rise', [name], ({ by: steps, card: { id } }) => ({
    obstacle: ({ nation }) => effectFails('LR-24', steps, stepsUp(nation), 'steps-up'),
    tells: () => [{ what: 'living-standard', by: steps }],
    act({ state, seat }, umpire) {
      raiseByChoice(state, umpire, seat, steps, `LIM-CARD-${id}`);
      return SILENT;
    },
  }));

/** Goods or tokens out of the box, which is never empty (LR-21); disruption can always be received (LIM-POL-35). */
export const gain = (
  what: 'military' | 'fossil' | 'pollution' | 'disruption',
  name: string,
  amount?: Amount,
) => part(`takes-${what}`, [name], ({ n }) => ({ moves: (at, move) => move(at, what, n(at)) }), amount);

/** Territories out of the colonization reserve must all be there (LR-51). */
export const territoryFromReserve = (name: string) =>
  part('reserve-territory', [name], ({ by }) => ({
    obstacle: ({ state }) => effectFails('LR-51', by, state.colonization.territory, 'colonization-reserve'),
    moves(at, move) {
      move(at, 'territory', by);
      move(at, 'territory', -by, 'reserve');
    },
  }));

/** Fossils out of the colonization reserve, as many as there are. */
export const fossilFromReserve = (name: string) =>
  part('reserve-fossil', [name], ({ by: most }) => ({
    moves(at, move) {
      const by = Math.min(most, at.state.colonization.fossil);
      move(at, 'fossil', by);
      move(at, 'fossil', -by, 'reserve');
    },
  }));

/** What a permanent card does as long as it lies on the table: the rules of the steps look for it there (LIM-POL-41). */
export const lasts =
  (...names: readonly string[]): Term =>
  (card) =>
    part(`lasts-${card.id}`, names, () => ({ notedOn: card.id }))(card);

/** Cards of one deck are drawn, and some of them kept; not all decks may be empty (LR-39). */
export const drawing = (draw: string, keep: string) =>
  part('draws', [draw, keep], ({ by: cards, card: { id, components } }) => ({
    obstacle: ({ nation }) => deckHindrance(nation),
    notedOn: 'hand',
    act({ state, seat }, umpire) {
      const drawn = { draw: cards, keep: figure(components, id, keep), rule: `LIM-CARD-${id}` };
      drawAndKeep(state, umpire, seat, drawn);
      return SILENT;
    },
  }));

const NOTHING_PLAYED = { because: 'effect', rule: 'LR-44', need: 1, have: 0, of: 'played-cards' };

/** An instant card of this generation comes back into the hand, but never the card itself (LR-44). */
export const fetching = () =>
  part('fetches', [], ({ card: { id: own } }) => ({
    obstacle: ({ nation: { played } }) => (played.some((card) => card !== own) ? undefined : NOTHING_PLAYED),
    notedOn: 'hand',
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
  }));

/** The names of plants as figures that move: names put together in a rollout would be slow to compare. */
export const PLANT_FIGURES: Readonly<Record<Plant, string>> = {
  renewable: 'renewable-plant',
  industrial: 'industrial-plant',
  military: 'military-plant',
};

/** The chosen plant rises; there must be room for all levels (LR-08, LR-24). */
export const plantRises = (name: string) =>
  part('plant-rises', [name], ({ by: need, card: { components } }) => ({
    choice: 'plant',
    obstacle(at) {
      const { nation } = at;
      const plant = plantOf(at);
      if (canRaisePlant(components, nation, plant, need)) return undefined;
      const isRenewable = plant === 'renewable';
      const top = isRenewable ? renewableCap(components, nation.territory) : topPlantLevel(components);
      const have = Math.max(0, top - nation.production[plant]);
      return shortage('effect', isRenewable ? 'LR-08' : 'LR-24', need, have, 'levels-up');
    },
    unchosen: [{ what: 'plant', by: need }],
    moves: (at, move) => move(at, PLANT_FIGURES[plantOf(at)], need),
    logged: 'levels',
  }));

/** So many of the chosen resource. */
export const takesResource = (name: string) =>
  part('takes-resource', [name], ({ by }) => ({
    choice: 'resource',
    unchosen: [{ what: 'resource', by }],
    moves: (at, move) => move(at, at.resource as Plant, by),
    logged: 'gain',
  }));

/** The chosen plant produces at once, by the rules of production but for Green Production (LR-03, LR-10). */
export const plantProduces = () =>
  part('plant-produces', [], () => ({
    choice: 'plant',
    tells: (at) => productionOutlook(at.state, at.components, at.seat, plantOf(at)),
    act(at, umpire) {
      produce(at.state, umpire, at.seat, plantOf(at), { greenProduction: false });
      return SILENT;
    },
  }));
