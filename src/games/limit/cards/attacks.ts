import type { Question, Seat } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import { loseTerritory, lowerPlant, nationAt } from '../board-changes.ts';
import type { LimitComponents } from '../components.ts';
import { starValue } from '../figures.ts';
import { helpInReach, requestHelp } from '../help.ts';
import { type LimitState, type Nation, STAR, type Target } from '../state.ts';
import { type CardRule, figure, type Hindrance, type Played } from './card.ts';
import { effectFails, resourceMissing } from './costs.ts';
import { aimed, chooseTarget, holderOf, type TargetCheck, takeOwnDisruption, undoPass } from './targeted.ts';

/** A target of Annexation or Mass Destruction owns a territory (LR-49). */
const hasTerritory: TargetCheck = (state, _components, target) => {
  const have = holderOf(state, target).territory;
  return have >= 1
    ? undefined
    : effectFails('LR-49', 1, have, 'territory', target === STAR ? undefined : target);
};

const anyTarget: TargetCheck = () => undefined;

/** What an unresisted attack does; the attacker makes its choices (LIM-WAR-09, LR-48). */
type Effect = (state: LimitState, umpire: Umpire<LimitComponents>, seat: Seat, target: Target) => Played;

/** A resistible card: target and strength, the cost, then the target's decision, then the effect (LIM-WAR-01 to 09). */
function attack(id: string, check: TargetCheck, effect: Effect): CardRule {
  return {
    id,
    ...aimed(
      (state, components, seat) =>
        resourceMissing(nationAt(state, seat), 'military', figure(components, id, 'minimum')),
      () => check,
    ),
    play(state, umpire, seat) {
      const { components } = umpire;
      const target = chooseTarget(state, umpire, seat, id, check);
      const strength = umpire.choose(strengthQuestion(state, components, seat, id));
      nationAt(state, seat).military -= strength;
      takeOwnDisruption(state, components, seat, id);
      umpire.log?.({ kind: 'attacked', seat, rule: 'LIM-WAR-02', figures: { card: id, target, strength } });
      undoPass(state, umpire, target);
      if (resists(state, umpire, seat, target, strength)) return { target, strength, resisted: true };
      return { target, strength, resisted: false, ...effect(state, umpire, seat, target) };
    },
    tell: (_state, components) => [
      { what: 'military', by: -figure(components, id, 'minimum'), note: 'at-least' },
      { what: 'disruption', by: figure(components, id, 'disruption') },
    ],
  };
}

/** The minimum of the card or more, out of the attacker's own stock (LIM-WAR-02, LIM-WAR-10, LIM-POL-48). */
function strengthQuestion(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  id: string,
): Question<number> {
  const have = nationAt(state, seat).military;
  return {
    seat,
    ask: 'spend',
    shape: 'amount',
    rule: 'LIM-WAR-02',
    options: { from: figure(components, id, 'minimum'), to: have },
    figures: { card: id },
    refuse: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value > have
        ? { option: value, because: 'resource', rule: 'LIM-WAR-02', need: value, have, of: 'military' }
        : undefined,
    tell: (option) => [{ what: 'military', by: -option }],
  };
}

/** The target decides; it spends exactly the attack's strength or nothing (LIM-WAR-03 to LIM-WAR-08). */
function resists(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  attacker: Seat,
  target: Target,
  strength: number,
): boolean {
  if (target === STAR) {
    // The star nation resists exactly when its table value suffices, and loses nothing (LIM-SOLO-12, LR-89).
    const resisted = starValue(state, umpire.components, 'military') >= strength;
    umpire.log?.({
      kind: resisted ? 'star-resisted' : 'star-yielded',
      rule: 'LIM-SOLO-12',
      figures: { strength },
    });
    return resisted;
  }
  const nation = nationAt(state, target);
  const helped = askAllies(state, umpire, attacker, target, strength);
  const resisted = umpire.choose(resistQuestion(nation, target, attacker, strength, helped));
  if (resisted) nation.military -= strength;
  umpire.log?.({
    kind: resisted ? 'resisted' : 'yielded',
    seat: target,
    rule: 'LIM-WAR-04',
    figures: { strength },
  });
  return resisted;
}

/** Military allies of the target, never the attacker, may make up what it lacks (LIM-ALL-17, LR-72, LR-79). */
function askAllies(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  attacker: Seat,
  target: Seat,
  strength: number,
): boolean {
  if (helpInReach(state, 'military', target, 'military', [attacker]) === 0) return false;
  // A nation strong enough alone still may ask for at least 1 (LR-72).
  const missing = Math.max(1, strength - nationAt(state, target).military);
  const answer = requestHelp(state, umpire, {
    seat: target,
    kind: 'military',
    goods: 'military',
    missing,
    most: strength,
    without: [attacker],
    rule: 'LIM-ALL-17',
  });
  return answer.outcome === 'given';
}

/** What allies gave is spent in the resistance, so after their help there is no way back (LR-72). */
function resistQuestion(
  nation: Nation,
  seat: Seat,
  attacker: Seat,
  strength: number,
  helped: boolean,
): Question<boolean> {
  const can = nation.military >= strength;
  const lacking: Hindrance = {
    because: 'resource',
    rule: 'LIM-WAR-07',
    need: strength,
    have: nation.military,
    of: 'military',
  };
  return {
    seat,
    ask: 'resist',
    shape: 'yes-no',
    rule: 'LIM-WAR-03',
    options: helped ? [true] : can ? [false, true] : [false],
    figures: { attacker, strength },
    barred: () => {
      if (helped) return [{ option: false, because: 'help-is-spent', rule: 'LR-72' }];
      return can ? [] : [{ option: true, ...lacking }];
    },
    tell: (option) => (option ? [{ what: 'military', by: -strength }] : []),
  };
}

/** The attacker lowers one of the target's plants; one that can fall goes first (LR-49). */
function lowerTargetPlant(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  seat: Seat,
  target: Seat,
  id: string,
): Played {
  const nation = nationAt(state, target);
  const both = ['industrial', 'military'] as const;
  const falling = both.filter((plant) => nation.production[plant] > 1);
  if (falling.length === 0) return {};
  const plant = umpire.choose({
    seat,
    ask: 'plant',
    shape: 'word',
    rule: 'LR-49',
    options: falling,
    figures: { card: id, target },
    barred: () =>
      both
        .filter((other) => !falling.includes(other))
        .map((other) => ({ option: other, because: 'plant-end', rule: 'LR-49', have: 1 })),
    tell: (option) => [
      {
        what: `${option}-plant`,
        from: nation.production[option],
        to: nation.production[option] - 1,
        seat: target,
      },
    ],
  });
  lowerPlant(nation, plant, figure(umpire.components, id, 'levels'));
  return { plant };
}

export const massDestruction = attack('mass-destruction', hasTerritory, (state, umpire, seat, target) => {
  const { components } = umpire;
  const territories = figure(components, 'mass-destruction', 'territory');
  holderOf(state, target).pollution += figure(components, 'mass-destruction', 'pollution');
  if (target === STAR) {
    holderOf(state, target).territory -= territories;
    return {};
  }
  loseTerritory(components, nationAt(state, target), territories);
  return lowerTargetPlant(state, umpire, seat, target, 'mass-destruction');
});

export const annexation = attack('annexation-of-territory', hasTerritory, (state, umpire, seat, target) => {
  const { components } = umpire;
  const territories = figure(components, 'annexation-of-territory', 'territory');
  nationAt(state, seat).territory += territories;
  if (target === STAR) {
    holderOf(state, target).territory -= territories;
    return {};
  }
  loseTerritory(components, nationAt(state, target), territories);
  return lowerTargetPlant(state, umpire, seat, target, 'annexation-of-territory');
});

const LOOT = ['fossil', 'industrial', 'renewable'] as const;
type Loot = (typeof LOOT)[number];

/** One type, at most so many, limited by the target's stock; a stock that is not empty goes first (LR-50). */
export const militaryOperation = attack('military-operation', anyTarget, (state, umpire, seat, target) => {
  const { components } = umpire;
  const nation = nationAt(state, seat);
  const victim = holderOf(state, target);
  const stockOf = (type: Loot) => (target === STAR && type !== 'fossil' ? 0 : (victim as Nation)[type]);
  const amountOf = (type: Loot) => Math.min(figure(components, 'military-operation', type), stockOf(type));
  const filled = LOOT.filter((type) => stockOf(type) > 0);
  // The star nation has fossils and no other stock (LIM-SOLO-18).
  const options: readonly Loot[] = filled.length > 0 ? filled : target === STAR ? ['fossil'] : LOOT;
  const take = umpire.choose({
    seat,
    ask: 'take',
    shape: 'word',
    rule: 'LR-50',
    options,
    figures: { target },
    barred: () =>
      LOOT.filter((type) => !options.includes(type)).map((option) => ({
        option,
        ...effectFails('LR-50', 1, 0, option, target === STAR ? undefined : target),
      })),
    tell: (type) => [{ what: type, by: amountOf(type) }],
  });
  const amount = amountOf(take);
  (victim as Nation)[take] -= amount;
  nation[take] += amount;
  return { take, amount };
});
