import { elementAt } from '../../../engine/checked.ts';
import type { Seat } from '../../../engine/question.ts';
import { landMoves, moveFigure, nationAt, PLANT_FIGURES, plantFall } from '../board-changes.ts';
import { cardFigure } from '../figures.ts';
import { raiseByChoice } from '../living-standard.ts';
import { STAR } from '../state.ts';
import { attackedPlant, LOOT, lootOf, lootTaken, worstPlantFall } from '../war.ts';
import { type Amount, amountAt, targetLevel } from './amounts.ts';
import { part, scaledPart } from './card.ts';
import { targetOf } from './moment.ts';
import { AT_TARGET } from './parts.ts';

/**
 * The target gives money and must have all of it. The payment is logged at once if the target must decide something
 * afterwards.
 */
const takesMoney = (names: readonly string[], rule: string, amount: Amount, isReported: boolean) =>
  scaledPart('takes-money', names, amount, ({ n, card: { rule: own } }) => ({
    choice: 'target',
    needs: { counted: 'target-money', because: 'effect', rule, of: 'money' },
    moves(at, move) {
      const by = n(at);
      move(at, 'money', by);
      move(at, 'money', -by, targetOf(at));
    },
    act(at, umpire) {
      const figures = { target: targetOf(at), money: n(at) };
      if (isReported) umpire.log?.({ kind: 'interfered', seat: at.seat, rule: own, figures });
      return figures;
    },
  }));

export const takesMoneyForPopulation = () => takesMoney([], 'LR-57', 'for-population', true);
export const takesMoneyForClass = (name: string) => takesMoney([name], 'LR-56', 'for-class', false);

/** The target raises its classes; there must be room, and the star nation has no classes (LR-57, LR-90). */
export const targetClassesRise = (name: string) =>
  part('target-classes-rise', [name], ({ by: steps }) => ({
    ...AT_TARGET,
    needs: { counted: 'target-steps-up', because: 'effect', rule: 'LR-57', of: 'steps-up' },
    tell: ({ target = STAR }) =>
      target === STAR ? [] : [{ what: 'living-standard', by: steps, seat: target }],
    act({ state, target = STAR }, umpire) {
      if (target !== STAR) raiseByChoice(state, umpire, target, steps, 'LR-57');
    },
  }));

/** The output of the target's industrial plant goes to the player, its pollution to the target (LR-52). */
export const outputOfTarget = () =>
  part('output-of-target', [], () => ({
    choice: 'target',
    moves(at, move) {
      const pollution = elementAt(at.components.pollutionReceived, targetLevel(at) - 1);
      move(at, 'industrial', amountAt(at, 'to-target', 0));
      move(at, 'pollution', pollution, targetOf(at));
    },
  }));

/** The player's disruption tokens go to the target (LR-55). */
export const passesDisruption = (name: string) =>
  part('passes-disruption', [name], ({ by: most }) => ({
    needs: { counted: 'disruption', because: 'effect', rule: 'LR-55', least: 1 },
    bound: ({ tokens, nation }) =>
      tokens === undefined && Math.min(most, nation.disruption) > 1 ? 'up-to' : undefined,
    moves(at, move) {
      const { tokens, nation } = at;
      move(at, 'disruption', -(tokens ?? Math.min(most, nation.disruption)));
      if (tokens !== undefined) move(at, 'disruption', tokens, targetOf(at));
    },
  }));

/** The attack costs military resources, whether the target resists or not (LIM-WAR-02, LIM-WAR-06, LIM-POL-48). */
export const strength = (name: string) =>
  part('strength', [name], ({ by: least }) => ({
    needs: { counted: 'military', because: 'resource', rule: 'LIM-POL-31' },
    bound: (at) => (at.strength === undefined ? 'or-more' : undefined),
    moves: (at, move) => move(at, 'military', -(at.strength ?? least)),
  }));

/** The effects of an attack are described as upper bounds, because the target may still resist. */
const UNLESS_RESISTED = { ...AT_TARGET, bound: () => 'up-to' as const } as const;

/** Territory of the target goes to the attacker or is destroyed; the target must own it (LR-49). */
export const targetLosesTerritory = (name: string, taker: 'attacker' | 'nobody') =>
  part(taker === 'attacker' ? 'takes-territory' : 'destroys-territory', [name], ({ by }) => ({
    ...UNLESS_RESISTED,
    needs: { counted: 'target-territory', because: 'effect', rule: 'LR-49', of: 'territory' },
    moves(at, move) {
      if (taker === 'attacker') move(at, 'territory', by);
      landMoves(at, targetOf(at), by, move);
    },
    act: () => ({ territory: by }),
  }));

/** The target takes pollution. */
export const targetTakesPollution = (name: string) =>
  part('target-takes-pollution', [name], ({ by }) => ({
    ...UNLESS_RESISTED,
    moves: (at, move) => move(at, 'pollution', by, targetOf(at)),
  }));

/** The attacker lowers one of the target's plants. The star nation has none (LR-49). */
export const targetPlantFalls = (name: string) =>
  part('target-plant-falls', [name], ({ by: levels, card: { id } }) => ({
    ...AT_TARGET,
    tell({ state, target = STAR }) {
      const by = target === STAR ? 0 : worstPlantFall(nationAt(state, target), levels);
      return by === 0 ? [] : [{ what: 'attacked-plant', by, seat: target as Seat, bound: 'up-to' }];
    },
    act(at, umpire) {
      const { state, seat, target = STAR } = at;
      const plant = target === STAR ? undefined : attackedPlant(state, umpire, seat, target, id, levels);
      if (target === STAR || plant === undefined) return undefined;
      moveFigure(at, PLANT_FIGURES[plant], plantFall(nationAt(state, target), plant, levels), target);
      return { plant };
    },
  }));

/** The attacker takes one resource, up to the card's figure and the target's stock (LR-50). */
export const takesLoot = () =>
  part('takes-loot', LOOT, ({ card: { id, components } }) => ({
    ...AT_TARGET,
    act(at, umpire) {
      const target = targetOf(at);
      const most = (type: (typeof LOOT)[number]) =>
        Math.min(cardFigure(components, id, type), lootOf(at.state, target, type));
      const take = lootTaken(at.state, umpire, at.seat, target, most);
      const amount = most(take);
      moveFigure(at, take, amount);
      moveFigure(at, take, -amount, target);
      return { take, amount };
    },
  }));
