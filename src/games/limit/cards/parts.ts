import { cutToScale, SILENT } from '../../../engine/effects.ts';
import type { Effect } from '../../../engine/question.ts';
import { boardOf, nationAt, PLANT_FIGURES, plantFall, unrestMoves } from '../board-changes.ts';
import { payTogether } from '../contributions.ts';
import { drawAndKeep, takeBack } from '../decks.ts';
import { cardFigure } from '../figures.ts';
import { paysWithAllies } from '../help.ts';
import { lowerByChoice, raiseByChoice } from '../living-standard.ts';
import { produce, productionOutlook } from '../plant-run.ts';
import { recycle, recycled } from '../recycling.ts';
import { type Plant, STAR } from '../state.ts';
import type { Amount } from './amounts.ts';
import { part, scaledPart, type Term } from './card.ts';
import { targetOf } from './moment.ts';

/** Whose figure a part moves: the card player's or the target's. */
export type Whose = 'own' | 'target';

/** A part that concerns the target: it tells nothing until a target is chosen. */
export const AT_TARGET = { choice: 'target', unchosen: [] } as const;

/**
 * The player's money goes to the World Bank, out of the game (LIM-POL-31, LIM-POL-32, LIM-POOL-08), or to the target
 * (LR-52); economic allies may add to it (LIM-ALL-19, LR-109).
 */
export const money = (
  names: readonly string[],
  receiver: 'bank' | 'box' | 'target' = 'bank',
  amount: Amount = 'as-printed',
) =>
  scaledPart(receiver === 'box' ? 'money-gone' : 'money', names, amount, ({ n }) => ({
    mayFail: true,
    purse: 'player',
    needs: { counted: 'money', because: 'money', rule: 'LIM-POL-31' },
    tell(at) {
      const cost = n(at);
      const have = at.nation.money;
      const paid: Effect =
        have >= cost ? { what: 'money', by: -cost } : { what: 'money', by: -have, bound: 'up-to' };
      const seat = receiver === 'target' && at.target !== STAR ? at.target : undefined;
      return seat === undefined ? [paid] : [paid, { what: 'money', by: cost, seat }];
    },
    act(at, umpire) {
      const cost = n(at);
      if (!paysWithAllies(at.state, umpire, at.seat, cost)) return null;
      if (receiver === 'bank') at.state.bank += cost;
      if (receiver !== 'target') return SILENT;
      boardOf(at.state, targetOf(at)).money += cost;
      return { amount: cost };
    },
  }));

/** A payment to the World Bank to which every nation may contribute (LR-58). */
export const sharedMoney = (name: string) =>
  part('shared-money', [name], ({ by: cost, card: { id } }) => ({
    mayFail: true,
    needs: { counted: 'money-of-all', because: 'money', rule: 'LR-58', of: 'money' },
    tell: ({ nation }) => [{ what: 'money', by: -Math.min(cost, nation.money) }],
    act: ({ state, seat }, umpire) => (payTogether(state, umpire, seat, id, cost) ? SILENT : null),
  }));

/**
 * Money of the World Bank goes to the player or leaves the game (LIM-POOL-08). The bank must have all the money that
 * the card takes from it; the box never adds any (LIM-POL-33, LR-32).
 */
export const bankMoney = (name: string, receiver: 'player' | 'box' = 'box', amount: Amount = 'as-printed') =>
  scaledPart(receiver === 'box' ? 'bank-money-gone' : 'bank-gives-money', [name], amount, ({ n }) => ({
    purse: 'bank',
    needs: {
      counted: 'bank',
      because: 'bank-short',
      rule: 'LIM-POL-33',
      of: 'money',
      least: 'all-taken',
    },
    moves(at, move) {
      const by = n(at);
      if (receiver === 'player') move(at, 'money', by);
      move(at, 'bank', -by);
    },
  }));

/** The player's own resources or fossils go back to the box (LIM-POL-31, LIM-POL-48). */
export const spend = (
  goods: 'industrial' | 'military' | 'fossil',
  names: readonly string[],
  amount: Amount = 'as-printed',
) =>
  scaledPart(goods, names, amount, ({ n }) => ({
    needs:
      goods === 'fossil'
        ? { counted: goods, because: 'fossil', rule: 'LIM-POL-31' }
        : { counted: goods, because: 'resource', rule: 'LIM-POL-31' },
    moves: (at, move) => move(at, goods, -n(at)),
    // Spending industrial resources counts as consumption, so a large amount at once is recycled (LIM-SOC-23, LR-53).
    tell(at) {
      const fossil = goods === 'industrial' ? recycled(at.components, at.nation, n(at)) : 0;
      return fossil === 0 ? [] : [{ what: 'fossil', by: fossil }];
    },
    act(at, umpire) {
      if (goods === 'industrial') recycle(at.state, umpire, at.seat, n(at));
    },
  }));

/** Unrest taken as a cost must fit on the indicator (LIM-UNR-03, LIM-POL-34, LR-27). */
export const unrestCost = (name: string) =>
  part('unrest-cost', [name], ({ by }) => ({
    needs: { counted: 'unrest-room', because: 'unrest-cost', rule: 'LIM-UNR-03' },
    moves: (at, move) => move(at, 'unrest', by),
  }));

/**
 * Unrest falls as far as it can, which always counts as complete, or rises into disruption (LIM-UNR-01, LIM-UNR-02,
 * LR-25). The star nation has none (LR-90).
 */
export const unrest = (name: string, whose: Whose = 'own') =>
  part(whose === 'own' ? 'unrest-falls' : 'target-unrest', [name], ({ by }) => ({
    ...(whose === 'target' && AT_TARGET),
    moves(at, move) {
      const of = whose === 'own' ? undefined : targetOf(at);
      if (of === STAR) return;
      const nation = of === undefined ? at.nation : nationAt(at.state, of);
      unrestMoves(at.components, nation, by, (what, steps) => move(at, what, steps, of));
    },
  }));

/** A cost that lowers a plant must be possible in full (LIM-POL-36, LR-26). */
export const plantCost = (name: string) =>
  part('industrial-plant', [name], ({ by: levels }) => ({
    needs: {
      counted: 'industrial-plant',
      because: 'plant-cost',
      rule: 'LR-26',
      least: levels + 1,
    },
    moves: (at, move) => move(at, 'industrial-plant', -levels),
  }));

/** The renewable plant falls as far as it can (LR-23). */
export const renewablePlantFalls = (name: string) =>
  part('renewable-plant', [name], ({ by: levels }) => ({
    moves: (at, move) => move(at, 'renewable-plant', plantFall(at.nation, 'renewable', levels)),
  }));

/** A cost that lowers classes must be possible in full (LR-26). */
export const classCost = (name: string) =>
  part('classes-fall', [name], ({ by: steps, card }) => ({
    needs: { counted: 'steps-down', because: 'class-cost', rule: 'LR-26' },
    tell: () => [{ what: 'living-standard', by: -steps }],
    act({ state, seat }, umpire) {
      lowerByChoice(state, umpire, seat, steps, card.rule);
    },
  }));

/** Classes rise by single steps; there must be room for every one (LR-24). */
export const classesRise = (name: string) =>
  part('classes-rise', [name], ({ by: steps, card }) => ({
    needs: { counted: 'steps-up', because: 'effect', rule: 'LR-24' },
    tell: () => [{ what: 'living-standard', by: steps }],
    act({ state, seat }, umpire) {
      raiseByChoice(state, umpire, seat, steps, card.rule);
    },
  }));

/**
 * The player gains goods or tokens from the box, which is never empty (LR-21); disruption can always be received
 * (LIM-POL-35).
 */
export const gain = (
  what: 'military' | 'fossil' | 'pollution' | 'disruption',
  name: string,
  amount: Amount = 'as-printed',
) => scaledPart(`takes-${what}`, [name], amount, ({ n }) => ({ moves: (at, move) => move(at, what, n(at)) }));

/** Every nation and the star nation give tokens back, and the card's player gives back more (LR-11, LR-58). */
export const allGiveBack = (what: 'pollution' | 'disruption', each: string, own: string) =>
  part(`all-give-back-${what}`, [each, own], ({ by: tokens, card: { id, components } }) => ({
    moves(at, move) {
      const { state, seat, nation } = at;
      const given = (have: number, most: number) => cutToScale(have, -most, 0);
      move(at, what, given(nation[what], tokens + cardFigure(components, id, own)));
      for (const [other, { [what]: have }] of state.nations.entries())
        if (other !== seat && have > 0) move(at, what, given(have, tokens), other);
      if (state.star !== null) move(at, what, given(state.star[what], tokens), STAR);
    },
  }));

/**
 * The player takes territories from the colonization reserve, which must hold all of them (LR-51), or as many of the
 * fossils as it holds.
 */
export const fromReserve = (what: 'territory' | 'fossil', name: string) =>
  part(`reserve-${what}`, [name], ({ by: most }) => ({
    needs:
      what === 'territory'
        ? { counted: 'colonization-reserve', because: 'effect', rule: 'LR-51' }
        : undefined,
    moves(at, move) {
      const by = Math.min(most, at.state.colonization[what]);
      move(at, what, by);
      move(at, what, -by, 'reserve');
    },
  }));

/** The effect of a permanent card while it is on the table; the rules of the steps check for it there (LIM-POL-41). */
export const lasts =
  (...names: readonly string[]): Term =>
  (card) =>
    part(`lasts-${card.id}`, names, () => ({ notedOn: card.id }))(card);

/** The player draws cards from one deck and keeps some of them; at least one deck must hold a card (LR-39). */
export const drawing = (draw: string, keep: string) =>
  part('draws', [draw, keep], ({ by: cards, card }) => ({
    needs: { counted: 'cards-in-decks', because: 'effect', rule: 'LR-39', least: 1 },
    notedOn: 'hand',
    act({ state, seat }, umpire) {
      const kept = cardFigure(card.components, card.id, keep);
      drawAndKeep(state, umpire, seat, { draw: cards, keep: kept, rule: card.rule });
    },
  }));

/** An instant card played this generation, other than this card itself, returns to the hand (LR-44). */
export const fetching = () =>
  part('fetches', [], ({ card: { id: own } }) => ({
    needs: { counted: 'played-cards', because: 'effect', rule: 'LR-44', least: 1 },
    notedOn: 'hand',
    act: ({ state, seat }, umpire) => ({ fetched: takeBack(state, umpire, seat, own) }),
  }));

/** The chosen plant rises; there must be room for all levels (LR-08, LR-24). */
export const plantRises = (name: string) =>
  part('plant-rises', [name], ({ by: need }) => ({
    choice: 'plant',
    needs: {
      counted: 'levels-up',
      because: 'effect',
      rule: ({ plant }) => (plant === 'renewable' ? 'LR-08' : 'LR-24'),
    },
    unchosen: [{ what: 'plant', by: need }],
    moves: (at, move) => move(at, PLANT_FIGURES[at.plant as Plant], need),
    act: () => ({ levels: need }),
  }));

/** The player takes the chosen resource. */
export const takesResource = (name: string) =>
  part('takes-resource', [name], ({ by }) => ({
    choice: 'resource',
    unchosen: [{ what: 'resource', by }],
    moves: (at, move) => move(at, at.resource as Plant, by),
    act: () => ({ gain: by }),
  }));

/** The chosen plant produces at once, as in Production but without Green Production (LR-03, LR-10). */
export const plantProduces = () =>
  part('plant-produces', [], () => ({
    choice: 'plant',
    tell: ({ state, components, seat, plant }) => productionOutlook(state, components, seat, plant as Plant),
    act({ state, seat, plant }, umpire) {
      produce(state, umpire, seat, plant as Plant, { greenProduction: false });
    },
  }));
