import type { Obstacle } from '../../../engine/effects.ts';
import type { Value } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import { holderOf, type Move, nationAt, stepsUp, unrestMoves } from '../board-changes.ts';
import type { LimitComponents } from '../components.ts';
import { outputAt, populationValue, starValue } from '../figures.ts';
import { raiseByChoice } from '../living-standard.ts';
import { type LimitState, STAR, type Target } from '../state.ts';
import { type At, type Choice, effectFails, figure, part, SILENT } from './card.ts';
import { goodsMissing, moneyMissing, ownMoney, payMoney } from './parts.ts';

/** Every other nation, in seat order; in solo mode the star nation (LIM-POL-45, LR-35). */
function otherNations({ state, seat }: Pick<At, 'state' | 'seat'>): Target[] {
  if (state.star !== null) return [STAR];
  const targets: Target[] = [];
  for (let other = 0; other < state.nations.length; other += 1) if (other !== seat) targets.push(other);
  return targets;
}

const NO_TARGET: Obstacle = { because: 'no-target', rule: 'LIM-POL-45', need: 1, have: 0, of: 'targets' };

/** Whom a card is aimed at: any nation to which the card can do what it says (LIM-POL-45). */
export const TARGET: Choice = {
  name: 'target',
  candidates: otherNations,
  noneOf: (one, other) => (one.because === other.because ? one : NO_TARGET),
  ask(at, umpire, { id, obstacle, tell }) {
    const others = otherNations(at);
    return umpire.choose<Target>({
      seat: at.seat,
      ask: 'target',
      shape: 'seat',
      rule: `LIM-CARD-${id}`,
      options: others.filter((target) => obstacle(target) === undefined),
      figures: { card: id },
      barred: () => barredAmong(others, obstacle),
      refuse: (value) =>
        others.includes(value as Target) ? undefined : { option: value as Value, ...NO_TARGET },
      tell,
    });
  },
};

/** The candidates that will not do, each with its reason. */
export const barredAmong = (candidates: readonly Value[], obstacle: (of: Value) => Obstacle | undefined) =>
  candidates.flatMap((option) => {
    const reason = obstacle(option);
    return reason === undefined ? [] : [{ option, ...reason }];
  });

/** A card aimed at a nation undoes its pass, whatever comes of it (LIM-POL-26, LR-36, LR-37). */
export function undoPass(state: LimitState, umpire: Umpire<LimitComponents>, target: Target): void {
  if (target === STAR) return;
  const nation = nationAt(state, target);
  if (!nation.passed) return;
  nation.passed = false;
  umpire.log?.({ kind: 'active-again', seat: target, rule: 'LIM-POL-26' });
}

/** The target; parts that concern it are looked at only once there is one. */
export const targetOf = ({ chosen }: At): Target => chosen.target as Target;

/** As much money as the target's population, or the level it stands at by option (LR-13, LR-57). */
function populationToll({ state, components, chosen }: At): number {
  const target = chosen.target as Target;
  const value =
    target === STAR
      ? starValue(state, components, 'population')
      : populationValue(components, nationAt(state, target).population);
  return state.options['interferenceAmount'] === 'index' ? components.population.indexOf(value) + 1 : value;
}

/** So much money for every standard of living above 1 of the target's median class (LR-56). */
function medianClassToll({ state, components, chosen }: At, perStep: number): number {
  const target = chosen.target as Target;
  const standard =
    target === STAR
      ? starValue(state, components, 'livingStandard')
      : (nationAt(state, target).classes[2] as number);
  return (standard - 1) * perStep;
}

type Toll = (at: At, n: number) => number;

/** The target gives money; it has to have all of it. A report tells of it where the target then decides something. */
function takesMoney(phrase: string, names: readonly string[], rule: string, toll: Toll, isReported = false) {
  return part(phrase, names, {
    choice: 'target',
    obstacle: (at, n) =>
      effectFails(rule, toll(at, n), holderOf(at.state, targetOf(at)).money, 'money', targetOf(at)),
    moves: (at, n) => [
      { what: 'money', by: toll(at, n) },
      { what: 'money', by: -toll(at, n), of: targetOf(at) },
    ],
    act(at, umpire, n, { id }) {
      const figures = { target: targetOf(at), money: toll(at, n) };
      if (isReported) umpire.log?.({ kind: 'interfered', seat: at.seat, rule: `LIM-CARD-${id}`, figures });
      return figures;
    },
  });
}

export const takesMoneyForPopulation = () =>
  takesMoney('takes-money-for-population', [], 'LR-57', populationToll, true);
export const takesMoneyForClass = (name: string) =>
  takesMoney('takes-money-for-class', [name], 'LR-56', medianClassToll);

/** The target raises its classes; there has to be room, and the star nation has no classes (LR-57, LR-90). */
export const targetClassesRise = (name: string) =>
  part('target-classes-rise', [name], {
    choice: 'target',
    obstacle({ state, chosen: { target = STAR } }, need) {
      return target === STAR
        ? undefined
        : effectFails('LR-57', need, stepsUp(nationAt(state, target)), 'steps-up', target);
    },
    tellsUnchosen: () => [],
    tells: ({ chosen: { target = STAR } }, by) =>
      target === STAR ? [] : [{ what: 'living-standard', by, seat: target }],
    act({ state, chosen: { target = STAR } }, umpire, steps) {
      if (target !== STAR) raiseByChoice(state, umpire, target, steps, 'LR-57');
      return SILENT;
    },
  });

/** The target's unrest moves. The star nation has none (LIM-UNR-01, LIM-UNR-02, LR-90). */
export const targetUnrest = (name: string) =>
  part('target-unrest', [name], {
    choice: 'target',
    tellsUnchosen: () => [],
    moves: ({ state, components, chosen: { target = STAR } }, steps) =>
      target === STAR ? [] : unrestMoves(components, nationAt(state, target), steps, target),
    act: (at) => ({ target: targetOf(at) }),
  });

/** The industrial level at which the target's plant stands: by output for the star nation (LIM-SOLO-08). */
function targetLevel({ state, components, chosen }: At): number {
  const target = chosen.target as Target;
  if (target !== STAR) return nationAt(state, target).production.industrial;
  return components.production.indexOf(starValue(state, components, 'industrial')) + 1;
}

const targetOutput = (at: At): number => outputAt(at.components, targetLevel(at));
const targetFossil = (at: At): number => at.components.fossilSpent[targetLevel(at) - 1] as number;

/** Own fossils for the target's industrial plant (LR-52). */
export const fossilForTarget = () =>
  part('fossil-for-target', [], {
    choice: 'target',
    obstacle: (at) => goodsMissing(at.nation, 'fossil', targetFossil(at)),
    moves: (at) => [{ what: 'fossil', by: -targetFossil(at) }],
  });

/** Own money for the target's industrial output, which the target receives (LR-52). */
export const moneyToTarget = () =>
  part('money-to-target', [], {
    choice: 'target',
    mayFail: true,
    obstacle: (at) => moneyMissing(at, targetOutput(at)),
    tells(at) {
      const received = { what: 'money', by: targetOutput(at) };
      const target = targetOf(at);
      return [...ownMoney(at, received.by), ...(target === STAR ? [] : [{ ...received, seat: target }])];
    },
    act(at, umpire) {
      const amount = targetOutput(at);
      if (!payMoney(at, umpire, amount)) return null;
      holderOf(at.state, targetOf(at)).money += amount;
      return { target: targetOf(at), amount };
    },
  });

/** What the target's industrial plant makes goes to the player, its pollution to the target (LR-52). */
export const outputOfTarget = () =>
  part('output-of-target', [], {
    choice: 'target',
    moves(at) {
      const pollution = at.components.pollutionReceived[targetLevel(at) - 1] as number;
      return [
        { what: 'industrial', by: targetOutput(at) },
        { what: 'pollution', by: pollution, of: targetOf(at) },
      ];
    },
  });

/** How many disruption tokens are passed on: one at least (LR-55). */
export const TOKENS: Choice = {
  name: 'tokens',
  ask: ({ components, seat, nation }, umpire, { id, tell }) =>
    umpire.choose<number>({
      seat,
      ask: 'tokens',
      shape: 'amount',
      rule: 'LR-55',
      options: { from: 1, to: Math.min(figure(components, id, 'tokens'), nation.disruption) },
      // Who plays the card wants to be rid of disruption.
      usual: Math.min(figure(components, id, 'tokens'), nation.disruption),
      tell,
    }),
};

/** The player's disruption tokens go to the target (LR-55). */
export const passesDisruption = (name: string) =>
  part('passes-disruption', [name], {
    obstacle: ({ nation }) => effectFails('LR-55', 1, nation.disruption, 'disruption'),
    tells({ nation, chosen: { tokens } }, most) {
      if (tokens !== undefined) return [];
      const by = -Math.min(most, nation.disruption);
      return [by === -1 ? { what: 'disruption', by } : { what: 'disruption', by, bound: 'up-to' }];
    },
    moves: (at): Move[] =>
      at.chosen.tokens === undefined
        ? []
        : [
            { what: 'disruption', by: -at.chosen.tokens },
            { what: 'disruption', by: at.chosen.tokens, of: targetOf(at) },
          ],
    act: (at) => ({ target: targetOf(at), tokens: at.chosen.tokens as number }),
  });
