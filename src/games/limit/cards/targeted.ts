import type { Question, Seat, Value } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import { addUnrest, lowerUnrest, nationAt, stepsUp, takeDisruption } from '../board-changes.ts';
import type { LimitComponents } from '../components.ts';
import { outputAt, starValue } from '../figures.ts';
import { raiseByChoice } from '../living-standard.ts';
import { type LimitState, type Nation, STAR, type Star, type Target } from '../state.ts';
import { type CardRule, figure, type Hindrance } from './card.ts';
import {
  bankMissing,
  burnBankMoney,
  effectFails,
  fossilMissing,
  moneyMissing,
  payMoney,
  population,
  resourceMissing,
} from './costs.ts';

/** Every other nation, in seat order; in solo mode the star nation (LIM-POL-45, LR-35). */
function otherNations(state: LimitState, seat: Seat): Target[] {
  if (state.star !== null) return [STAR];
  const targets: Target[] = [];
  for (let other = 0; other < state.nations.length; other += 1) if (other !== seat) targets.push(other);
  return targets;
}

/** The tokens of a target: a nation's board or the star nation card. */
export function holderOf(state: LimitState, target: Target): Nation | Star {
  return target === STAR ? (state.star as Star) : nationAt(state, target);
}

/** Why this target may not be named; undefined where it may. */
export type TargetCheck = (
  state: LimitState,
  components: LimitComponents,
  target: Target,
) => Hindrance | undefined;

/** Where no target is left: the reason of the only one, or that there is none. */
function noTarget(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  check: TargetCheck,
): Hindrance | undefined {
  let reason: Hindrance | undefined;
  let alike = true;
  for (const target of otherNations(state, seat)) {
    const hindrance = check(state, components, target);
    if (hindrance === undefined) return undefined;
    if (reason !== undefined && reason.because !== hindrance.because) alike = false;
    reason ??= hindrance;
  }
  return alike && reason !== undefined
    ? reason
    : { because: 'no-target', rule: 'LIM-POL-45', need: 1, have: 0, of: 'targets' };
}

/** What keeps a card that is aimed at a nation from being played: its own costs first, then its targets. */
export function aimed(
  costs: CardRule['hindrance'],
  checkFor: (seat: Seat) => TargetCheck,
): Pick<CardRule, 'hindrance' | 'choiceHindrance'> {
  return {
    hindrance: (state, components, seat) =>
      costs(state, components, seat) ?? noTarget(state, components, seat, checkFor(seat)),
    choiceHindrance(state, components, seat, { target }) {
      const named = otherNations(state, seat).find((other) => other === target);
      if (named === undefined) return undefined;
      return costs(state, components, seat) ?? checkFor(seat)(state, components, named);
    },
  };
}

/**
 * Whom the card is aimed at. A passed target becomes active again at once (LIM-POL-26, LR-36).
 */
export function chooseTarget(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  seat: Seat,
  card: string,
  check: TargetCheck,
): Target {
  return umpire.choose(targetQuestion(state, umpire.components, seat, card, check));
}

/** A card aimed at a nation undoes its pass, whatever comes of it (LIM-POL-26, LR-36, LR-37). */
export function undoPass(state: LimitState, umpire: Umpire<LimitComponents>, target: Target): void {
  if (target === STAR) return;
  const nation = nationAt(state, target);
  if (!nation.passed) return;
  nation.passed = false;
  umpire.log?.({ kind: 'active-again', seat: target, rule: 'LIM-POL-26' });
}

function targetQuestion(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  card: string,
  check: TargetCheck,
): Question<Target> {
  const options: Target[] = [];
  const others = otherNations(state, seat);
  for (const target of others) if (check(state, components, target) === undefined) options.push(target);
  return {
    seat,
    ask: 'target',
    shape: 'seat',
    rule: `LIM-CARD-${card}`,
    options,
    figures: { card },
    barred: () =>
      others.flatMap((option) => {
        const hindrance = check(state, components, option);
        return hindrance === undefined ? [] : [{ option, ...hindrance }];
      }),
    refuse: (value) =>
      others.includes(value as Target)
        ? undefined
        : {
            option: value as Value,
            because: 'no-target',
            rule: 'LIM-POL-45',
            need: 1,
            have: 0,
            of: 'targets',
          },
  };
}

const anyTarget: TargetCheck = () => undefined;

/** The industrial level at which a target's plant stands: by output for the star nation (LIM-SOLO-08). */
function industrialLevel(state: LimitState, components: LimitComponents, target: Target): number {
  if (target !== STAR) return nationAt(state, target).production.industrial;
  return components.production.indexOf(starValue(state, components, 'industrial')) + 1;
}

/** Own fossils and own money for the target's output (LR-52). */
function offshoreCheck(seat: Seat): TargetCheck {
  return (state, components, target) => {
    const level = industrialLevel(state, components, target);
    const fossils = components.fossilSpent[level - 1] as number;
    return (
      fossilMissing(nationAt(state, seat), fossils) ?? moneyMissing(state, seat, outputAt(components, level))
    );
  };
}

export const offshoreProduction: CardRule = {
  id: 'offshore-production',
  ...aimed(
    (state, components) => bankMissing(state, figure(components, 'offshore-production', 'bankCost')),
    offshoreCheck,
  ),
  play(state, umpire, seat) {
    const { components } = umpire;
    const target = chooseTarget(state, umpire, seat, 'offshore-production', offshoreCheck(seat));
    const level = industrialLevel(state, components, target);
    const amount = outputAt(components, level);
    const host = holderOf(state, target);
    if (!payMoney(state, umpire, seat, amount, host)) return null;
    burnBankMoney(state, figure(components, 'offshore-production', 'bankCost'));
    undoPass(state, umpire, target);
    const nation = nationAt(state, seat);
    nation.fossil -= components.fossilSpent[level - 1] as number;
    nation.industrial += amount;
    host.pollution += components.pollutionReceived[level - 1] as number;
    return { target, amount };
  },
  tell: (_state, components) => [
    { what: 'money', note: 'target-output' },
    { what: 'bank', by: -figure(components, 'offshore-production', 'bankCost') },
    { what: 'industrial', note: 'same-amount' },
  ],
};

export const softPower: CardRule = {
  id: 'soft-power',
  ...aimed(
    (state, components, seat) => {
      const { disruption } = nationAt(state, seat);
      return (
        moneyMissing(state, seat, figure(components, 'soft-power', 'money')) ??
        (disruption >= 1 ? undefined : effectFails('LR-55', 1, disruption, 'disruption'))
      );
    },
    () => anyTarget,
  ),
  play(state, umpire, seat) {
    const { components } = umpire;
    const nation = nationAt(state, seat);
    const target = chooseTarget(state, umpire, seat, 'soft-power', anyTarget);
    const tokens = umpire.choose<number>({
      seat,
      ask: 'tokens',
      shape: 'amount',
      rule: 'LR-55',
      options: { from: 1, to: Math.min(figure(components, 'soft-power', 'tokens'), nation.disruption) },
      tell: (option) => [{ what: 'disruption', by: -option }],
    });
    if (!payMoney(state, umpire, seat, figure(components, 'soft-power', 'money'))) return null;
    undoPass(state, umpire, target);
    nation.disruption -= tokens;
    holderOf(state, target).disruption += tokens;
    return { target, tokens };
  },
  tell: (state, components, seat) => [
    { what: 'money', by: -figure(components, 'soft-power', 'money') },
    {
      what: 'disruption',
      by: -Math.min(figure(components, 'soft-power', 'tokens'), nationAt(state, seat).disruption),
    },
  ],
};

/** What Political Interference takes: the population value, or its level by option (LR-13). */
function interferenceAmount(state: LimitState, components: LimitComponents, target: Target): number {
  const value =
    target === STAR
      ? starValue(state, components, 'population')
      : population(components, nationAt(state, target));
  return state.options['interferenceAmount'] === 'index' ? components.population.indexOf(value) + 1 : value;
}

/** The target has the money and a class that can rise (LR-57); of the star nation only the money counts (LR-90). */
const interferenceCheck: TargetCheck = (state, components, target) => {
  const need = interferenceAmount(state, components, target);
  const have = holderOf(state, target).money;
  const seat = target === STAR ? undefined : target;
  if (have < need) return effectFails('LR-57', need, have, 'money', seat);
  if (target === STAR || stepsUp(nationAt(state, target)) >= 1) return undefined;
  return effectFails('LR-57', 1, 0, 'steps-up', seat);
};

export const politicalInterference: CardRule = {
  id: 'political-interference',
  ...aimed(
    (state, components) => bankMissing(state, figure(components, 'political-interference', 'bankCost')),
    () => interferenceCheck,
  ),
  play(state, umpire, seat) {
    const { components } = umpire;
    const target = chooseTarget(state, umpire, seat, 'political-interference', interferenceCheck);
    burnBankMoney(state, figure(components, 'political-interference', 'bankCost'));
    undoPass(state, umpire, target);
    const money = interferenceAmount(state, components, target);
    holderOf(state, target).money -= money;
    nationAt(state, seat).money += money;
    umpire.log?.({
      kind: 'interfered',
      seat,
      rule: 'LIM-CARD-political-interference',
      figures: { target, money },
    });
    if (target !== STAR) {
      raiseByChoice(state, umpire, target, figure(components, 'political-interference', 'raises'), 'LR-57');
    }
    return { target, money };
  },
  tell: (_state, components) => [
    { what: 'bank', by: -figure(components, 'political-interference', 'bankCost') },
    { what: 'money', note: 'target-population' },
  ],
};

/** What tourism takes: ten for every standard of living above 1 of the target's median class (LR-56). */
function tourismAmount(state: LimitState, components: LimitComponents, target: Target): number {
  const standard =
    target === STAR
      ? starValue(state, components, 'livingStandard')
      : (nationAt(state, target).classes[2] as number);
  return (standard - 1) * figure(components, 'development-of-tourism', 'perStep');
}

const tourismCheck: TargetCheck = (state, components, target) => {
  const need = tourismAmount(state, components, target);
  const have = holderOf(state, target).money;
  return have >= need
    ? undefined
    : effectFails('LR-56', need, have, 'money', target === STAR ? undefined : target);
};

export const developmentOfTourism: CardRule = {
  id: 'development-of-tourism',
  ...aimed(
    (state, components) => bankMissing(state, figure(components, 'development-of-tourism', 'bankCost')),
    () => tourismCheck,
  ),
  play(state, umpire, seat) {
    const { components } = umpire;
    const target = chooseTarget(state, umpire, seat, 'development-of-tourism', tourismCheck);
    burnBankMoney(state, figure(components, 'development-of-tourism', 'bankCost'));
    undoPass(state, umpire, target);
    const money = tourismAmount(state, components, target);
    holderOf(state, target).money -= money;
    nationAt(state, seat).money += money;
    if (target !== STAR)
      lowerUnrest(nationAt(state, target), -figure(components, 'development-of-tourism', 'unrest'));
    return { target, money };
  },
  tell: (_state, components) => [
    { what: 'bank', by: -figure(components, 'development-of-tourism', 'bankCost') },
    { what: 'money', note: 'target-median-class' },
  ],
};

export const terrorism: CardRule = {
  id: 'terrorism',
  ...aimed(
    (state, components, seat) =>
      resourceMissing(nationAt(state, seat), 'military', figure(components, 'terrorism', 'military')),
    () => anyTarget,
  ),
  play(state, umpire, seat) {
    const { components } = umpire;
    const nation = nationAt(state, seat);
    const target = chooseTarget(state, umpire, seat, 'terrorism', anyTarget);
    nation.military -= figure(components, 'terrorism', 'military');
    takeOwnDisruption(state, components, seat, 'terrorism');
    undoPass(state, umpire, target);
    // The star nation has no unrest (LR-90).
    if (target !== STAR)
      addUnrest(state, components, nationAt(state, target), figure(components, 'terrorism', 'unrest'));
    return { target };
  },
  tell: (_state, components) => [
    { what: 'military', by: -figure(components, 'terrorism', 'military') },
    { what: 'disruption', by: figure(components, 'terrorism', 'disruption') },
  ],
};

/** Disruption as a cost of a card: it can always be received (LIM-POL-35). */
export function takeOwnDisruption(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  card: string,
): void {
  takeDisruption(state, nationAt(state, seat), figure(components, card, 'disruption'));
}
