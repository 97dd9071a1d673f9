import { cutToScale, shortage } from '../../../engine/effects.ts';
import {
  holderOf,
  landMoves,
  moveFigure,
  nationAt,
  plantFall,
  stepsUp,
  unrestMoves,
} from '../board-changes.ts';
import { populationValue, starValue } from '../figures.ts';
import { raiseByChoice } from '../living-standard.ts';
import { type Nation, STAR } from '../state.ts';
import { type Amount, effectFails, figure, part, SILENT, targetOf } from './card.ts';
import { PLANT_FIGURES, TO_TARGET, targetLevel } from './parts.ts';

/** As much money as the target's population, or the level it stands at by option (LR-13, LR-57). */
const FOR_POPULATION: Amount = {
  phrase: '-for-population',
  of:
    (_, components) =>
    ({ state, target = STAR }) => {
      const value =
        target === STAR
          ? starValue(state, components, 'population')
          : populationValue(components, nationAt(state, target).population);
      const isByLevel = state.options['interferenceAmount'] === 'index';
      return isByLevel ? components.population.indexOf(value) + 1 : value;
    },
};

/** So much money for every standard of living above 1 of the target's median class (LR-56). */
const FOR_MEDIAN_CLASS: Amount = {
  phrase: '-for-class',
  of:
    (perStep, components) =>
    ({ state, target = STAR }) => {
      const standard =
        target === STAR
          ? starValue(state, components, 'livingStandard')
          : (nationAt(state, target).classes[2] as number);
      return (standard - 1) * perStep;
    },
};

/** The target gives money; it has to have all of it. A report tells of it where the target then decides something. */
const takesMoney = (names: readonly string[], rule: string, amount: Amount, isReported: boolean) =>
  part(
    'takes-money',
    names,
    ({ n, card: { id } }) => ({
      choice: 'target',
      obstacle(at) {
        const target = targetOf(at);
        return effectFails(rule, n(at), holderOf(at.state, target).money, 'money', target);
      },
      moves(at, move) {
        const by = n(at);
        move(at, 'money', by);
        move(at, 'money', -by, targetOf(at));
      },
      act(at, umpire) {
        const money = n(at);
        const figures = { target: targetOf(at), money };
        if (isReported) umpire.log?.({ kind: 'interfered', seat: at.seat, rule: `LIM-CARD-${id}`, figures });
        return figures;
      },
    }),
    amount,
  );

export const takesMoneyForPopulation = () => takesMoney([], 'LR-57', FOR_POPULATION, true);
export const takesMoneyForClass = (name: string) => takesMoney([name], 'LR-56', FOR_MEDIAN_CLASS, false);

/** The target raises its classes; there has to be room, and the star nation has no classes (LR-57, LR-90). */
export const targetClassesRise = (name: string) =>
  part('target-classes-rise', [name], ({ by: steps }) => ({
    choice: 'target',
    obstacle: ({ state, target = STAR }) =>
      target === STAR
        ? undefined
        : effectFails('LR-57', steps, stepsUp(nationAt(state, target)), 'steps-up', target),
    unchosen: [],
    tells: ({ target = STAR }) =>
      target === STAR ? [] : [{ what: 'living-standard', by: steps, seat: target }],
    act({ state, target = STAR }, umpire) {
      if (target !== STAR) raiseByChoice(state, umpire, target, steps, 'LR-57');
      return SILENT;
    },
  }));

/** The target's unrest moves. The star nation has none (LIM-UNR-01, LIM-UNR-02, LR-90). */
export const targetUnrest = (name: string) =>
  part('target-unrest', [name], ({ by: steps, card: { components } }) => ({
    choice: 'target',
    unchosen: [],
    moves(at, move) {
      const { state, target = STAR } = at;
      if (target === STAR) return;
      unrestMoves(components, nationAt(state, target), steps, (what, by) => move(at, what, by, target));
    },
  }));

/** What the target's industrial plant makes goes to the player, its pollution to the target (LR-52). */
export const outputOfTarget = () =>
  part('output-of-target', [], ({ card: { components } }) => {
    const output = TO_TARGET.of(0, components);
    return {
      choice: 'target',
      moves(at, move) {
        move(at, 'industrial', output(at));
        move(at, 'pollution', components.pollutionReceived[targetLevel(at) - 1] as number, targetOf(at));
      },
    };
  });

/** The player's disruption tokens go to the target (LR-55). */
export const passesDisruption = (name: string) =>
  part('passes-disruption', [name], ({ by: most }) => ({
    obstacle: ({ nation }) => effectFails('LR-55', 1, nation.disruption, 'disruption'),
    bound: ({ tokens, nation }) =>
      tokens === undefined && Math.min(most, nation.disruption) > 1 ? 'up-to' : undefined,
    moves(at, move) {
      const { tokens, nation } = at;
      move(at, 'disruption', -(tokens ?? Math.min(most, nation.disruption)));
      if (tokens !== undefined) move(at, 'disruption', tokens, targetOf(at));
    },
  }));

/** Military resources that an attack costs, whether it is resisted or not (LIM-WAR-02, LIM-WAR-06, LIM-POL-48). */
export const strength = (name: string) =>
  part('strength', [name], ({ by: least }) => ({
    obstacle: ({ nation }) => shortage('resource', 'LIM-POL-31', least, nation.military, 'military'),
    bound: (at) => (at.strength === undefined ? 'or-more' : undefined),
    moves: (at, move) => move(at, 'military', -(at.strength ?? least)),
  }));

/** What an attack does is told as what happens at the most, as it is not known yet whether the target resists. */
const UNLESS_RESISTED = { choice: 'target', unchosen: [], bound: () => 'up-to' as const } as const;

/** Territory of the target goes to the attacker, or is destroyed; the target has to own it (LR-49). */
export const targetLosesTerritory = (name: string, taker: 'attacker' | 'nobody') =>
  part(taker === 'attacker' ? 'takes-territory' : 'destroys-territory', [name], ({ by }) => ({
    ...UNLESS_RESISTED,
    obstacle(at) {
      const target = targetOf(at);
      return effectFails('LR-49', by, holderOf(at.state, target).territory, 'territory', target);
    },
    moves(at, move) {
      if (taker === 'attacker') move(at, 'territory', by);
      landMoves(at, targetOf(at), by, move);
    },
    logged: 'territory',
  }));

/** The target takes pollution. */
export const targetTakesPollution = (name: string) =>
  part('target-takes-pollution', [name], ({ by }) => ({
    ...UNLESS_RESISTED,
    moves: (at, move) => move(at, 'pollution', by, targetOf(at)),
  }));

const ATTACKED_PLANTS = ['industrial', 'military'] as const;

/** The attacker lowers one of the target's plants; one that can fall goes first. The star nation has none (LR-49). */
export const targetPlantFalls = (name: string) =>
  part('target-plant-falls', [name], ({ by: levels, card: { id } }) => ({
    choice: 'target',
    unchosen: [],
    tells({ state, target = STAR }) {
      if (target === STAR) return [];
      const { industrial, military } = nationAt(state, target).production;
      const by = cutToScale(Math.max(industrial, military), -levels, 1);
      return by === 0 ? [] : [{ what: 'attacked-plant', by, seat: target, bound: 'up-to' }];
    },
    act(at, umpire) {
      const { state, seat, target = STAR } = at;
      if (target === STAR) return SILENT;
      const nation = nationAt(state, target);
      const falling = ATTACKED_PLANTS.filter((plant) => nation.production[plant] > 1);
      if (falling.length === 0) return SILENT;
      const plant = umpire.choose({
        seat,
        ask: 'plant',
        shape: 'word',
        rule: 'LR-49',
        options: falling,
        figures: { card: id, target, by: levels },
        barred: () =>
          ATTACKED_PLANTS.filter((other) => !falling.includes(other)).map((other) => ({
            option: other,
            because: 'plant-end',
            rule: 'LR-49',
            have: 1,
          })),
        tell: (of) => [{ what: PLANT_FIGURES[of], by: plantFall(nation, of, levels), seat: target }],
      });
      moveFigure(at, PLANT_FIGURES[plant], plantFall(nation, plant, levels), target);
      return { plant };
    },
  }));

const LOOT = ['fossil', 'industrial', 'renewable'] as const;
type Loot = (typeof LOOT)[number];

/** One type, at most so many, limited by the target's stock; a stock that is not empty goes first (LR-50). */
export const takesLoot = () =>
  part('takes-loot', LOOT, ({ card: { id, components } }) => ({
    choice: 'target',
    unchosen: [],
    act(at, umpire) {
      const target = targetOf(at);
      const victim = holderOf(at.state, target);
      const stockOf = (type: Loot) => (target === STAR && type !== 'fossil' ? 0 : (victim as Nation)[type]);
      const amountOf = (type: Loot) => Math.min(figure(components, id, type), stockOf(type));
      const filled = LOOT.filter((type) => stockOf(type) > 0);
      // The star nation has fossils and no other stock (LIM-SOLO-18).
      const options: readonly Loot[] = filled.length > 0 ? filled : target === STAR ? ['fossil'] : LOOT;
      const take = umpire.choose({
        seat: at.seat,
        ask: 'take',
        shape: 'word',
        rule: 'LR-50',
        options,
        // Where there is nothing of any type, it does not matter which is taken.
        dominant: filled.length === 0 && target !== STAR ? options[0] : undefined,
        figures: { target },
        barred: () =>
          LOOT.filter((type) => !options.includes(type)).flatMap((option) => {
            const nothing = effectFails('LR-50', 1, 0, option, target);
            return nothing === undefined ? [] : [{ option, ...nothing }];
          }),
        tell: (type) => [
          { what: type, by: amountOf(type) },
          ...(target === STAR ? [] : [{ what: type, by: -amountOf(type), seat: target }]),
        ],
      });
      const amount = amountOf(take);
      moveFigure(at, take, amount);
      moveFigure(at, take, -amount, target);
      return { take, amount };
    },
  }));
