import { elementAt } from '../../../engine/checked.ts';
import type { Seat } from '../../../engine/question.ts';
import {
  boardOf,
  landMoves,
  moveFigure,
  nationAt,
  PLANT_FIGURES,
  plantFall,
  stepsUp,
} from '../board-changes.ts';
import { cardFigure } from '../figures.ts';
import { raiseByChoice } from '../living-standard.ts';
import { STAR } from '../state.ts';
import { attackedPlant, LOOT, lootOf, lootTaken, worstPlantFall } from '../war.ts';
import { targetLevel } from './amounts.ts';
import { needsAll, needsOne, part, scaled } from './card.ts';
import { targetOf } from './moment.ts';
import { AT_TARGET } from './parts.ts';

/**
 * The target gives money and must have all of it. The payment is logged at once if the target must decide something
 * afterwards.
 */
const takesMoney = (rule: string, isReported: boolean) =>
  part('takes-money', [], {
    needs: needsAll('money', (_own, at) => boardOf(at.state, targetOf(at)).money, rule),
    whose: 'target',
    moves(at, n, move) {
      move(at, 'money', n);
      move(at, 'money', -n, targetOf(at));
    },
    act(at, umpire, n, card) {
      const figures = { target: targetOf(at), money: n };
      if (isReported) umpire.log?.({ kind: 'interfered', seat: at.seat, rule: card.rule, figures });
      return figures;
    },
  });
export const takesMoneyForPopulation = scaled(takesMoney('LR-57', true), 'for-population');
export const takesMoneyForClass = scaled(takesMoney('LR-56', false), 'for-class', 'perStep');

/** The target raises its classes; there must be room, and the star nation has no classes (LR-57, LR-90). */
export const targetClassesRise = part('target-classes-rise', ['raises'], {
  ...AT_TARGET,
  needs: needsAll(
    'steps-up',
    (_own, { state, target = STAR }) => (target === STAR ? Infinity : stepsUp(nationAt(state, target))),
    'LR-57',
  ),
  tell: ({ target = STAR }, steps) =>
    target === STAR ? [] : [{ what: 'living-standard', by: steps, seat: target }],
  act({ state, target = STAR }, umpire, steps) {
    if (target !== STAR) raiseByChoice(state, umpire, target, steps, 'LR-57');
  },
});

/** The output of the target's industrial plant goes to the player, its pollution to the target (LR-52). */
export const outputOfTarget = scaled(
  part('output', [], {
    moves(at, output, move) {
      const pollution = elementAt(at.components.pollutionReceived, targetLevel(at) - 1);
      move(at, 'industrial', output);
      move(at, 'pollution', pollution, targetOf(at));
    },
  }),
  'of-target',
);

/** The player's disruption tokens go to the target (LR-55). */
export const passesDisruption = part('passes-disruption', ['tokens'], {
  choice: 'tokens',
  needs: needsOne('disruption', ({ disruption }) => disruption, 'LR-55'),
  unchosen(most, { nation }) {
    const by = -Math.min(most, nation.disruption);
    return [{ what: 'disruption', by, ...(by < -1 && { bound: 'up-to' }) }];
  },
  moves(at, _most, move) {
    const { tokens = 0 } = at;
    move(at, 'disruption', -tokens);
    move(at, 'disruption', tokens, targetOf(at));
  },
});

/** The attack costs military resources, whether the target resists or not (LIM-WAR-02, LIM-WAR-06, LIM-POL-48). */
export const strength = part('strength', ['minimum'], {
  choice: 'strength',
  needs: needsAll('military', ({ military }) => military, 'LIM-POL-31', 'resource'),
  unchosen: (least) => [{ what: 'military', by: -least, bound: 'or-more' }],
  moves: (at, least, move) => move(at, 'military', -(at.strength ?? least)),
});

/** The effects of an attack are described as upper bounds, because the target may still resist. */
const UNLESS_RESISTED = { ...AT_TARGET, bound: 'up-to' } as const;

/** Territory of the target goes to the attacker or is destroyed; the target must own it (LR-49). */
export const targetLosesTerritory = (taker: 'attacker' | 'nobody') =>
  part(taker === 'attacker' ? 'takes-territory' : 'destroys-territory', ['territory'], {
    ...UNLESS_RESISTED,
    needs: needsAll('territory', (_own, at) => boardOf(at.state, targetOf(at)).territory, 'LR-49'),
    moves(at, territory, move) {
      if (taker === 'attacker') move(at, 'territory', territory);
      landMoves(at, targetOf(at), territory, move);
    },
    act: (_at, _umpire, territory) => ({ territory }),
  });

/** The target takes pollution. */
export const targetTakesPollution = part('target-takes-pollution', ['pollution'], {
  ...UNLESS_RESISTED,
  moves: (at, n, move) => move(at, 'pollution', n, targetOf(at)),
});

/** The attacker lowers one of the target's plants. The star nation has none (LR-49). */
export const targetPlantFalls = part('target-plant-falls', ['levels'], {
  ...AT_TARGET,
  tell({ state, target = STAR }, levels) {
    const by = target === STAR ? 0 : worstPlantFall(nationAt(state, target), levels);
    return by === 0 ? [] : [{ what: 'attacked-plant', by, seat: target as Seat, bound: 'up-to' }];
  },
  act(at, umpire, levels, { id }) {
    const { state, seat, target = STAR } = at;
    const plant = target === STAR ? undefined : attackedPlant(state, umpire, seat, target, id, levels);
    if (target === STAR || plant === undefined) return undefined;
    moveFigure(at, PLANT_FIGURES[plant], plantFall(nationAt(state, target), plant, levels), target);
    return { plant };
  },
});

/** The attacker takes one resource, up to the card's figure and the target's stock (LR-50). */
export const takesLoot = part('takes-loot', LOOT, {
  ...AT_TARGET,
  act(at, umpire, _n, { id, components }) {
    const target = targetOf(at);
    const most = (type: (typeof LOOT)[number]) =>
      Math.min(cardFigure(components, id, type), lootOf(at.state, target, type));
    const take = lootTaken(at.state, umpire, at.seat, target, most);
    const amount = most(take);
    moveFigure(at, take, amount);
    moveFigure(at, take, -amount, target);
    return { take, amount };
  },
});
