import { shortage } from '../../engine/effects.ts';
import { optionCount, type Seat } from '../../engine/question.ts';
import { NO_YES, questionKind } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { boardOf, nationAt, PLANT_FIGURES, plantFall } from './board-changes.ts';
import { type At, targetOf } from './cards/moment.ts';
import type { LimitComponents } from './figures.ts';
import { starValue } from './figures.ts';
import { helpInReach, requestHelp } from './help.ts';
import { effectFails } from './obstacles.ts';
import { type CardId, type LimitState, type Nation, STAR, type Target } from './state.ts';

/**
 * A card aimed at a nation cancels its pass, whatever the outcome (LIM-POL-26, LR-36, LR-37).
 * @returns whether it had passed
 */
export function cancelPass(state: LimitState, target: Target): boolean {
  if (target === STAR) return false;
  const nation = nationAt(state, target);
  const hadPassed = nation.passed;
  nation.passed = false;
  return hadPassed;
}

/** Reports that a nation is active again. */
export function reportActive(umpire: Umpire<LimitComponents>, seat: Seat): void {
  umpire.log?.({ kind: 'active-again', seat, rule: 'LIM-POL-26' });
}

function undoPass(state: LimitState, umpire: Umpire<LimitComponents>, target: Target): void {
  if (cancelPass(state, target)) reportActive(umpire, target as Seat);
}

/**
 * Resolves a paid attack: the target spends exactly the attack's strength or nothing; if it resists, none of the card's
 * effects happens (LIM-WAR-01 to LIM-WAR-08, LIM-WAR-11). The attacker makes the choices of the effects (LIM-WAR-09,
 * LR-48).
 * @returns whether the target resists
 */
export function resists(at: At, umpire: Umpire<LimitComponents>, card: CardId): boolean {
  const { state, seat } = at;
  const target = targetOf(at);
  const strength = at.strength as number;
  umpire.log?.({ kind: 'attacked', seat, rule: 'LIM-WAR-02', figures: { card, target, strength } });
  undoPass(state, umpire, target);
  if (target === STAR) {
    // The star nation resists if and only if its table value is high enough, and loses nothing (LIM-SOLO-12, LR-89).
    const resisted = starValue(state, umpire.components, 'military') >= strength;
    umpire.log?.({
      kind: resisted ? 'star-resisted' : 'star-yielded',
      rule: 'LIM-SOLO-12',
      figures: { strength },
    });
    return resisted;
  }
  const nation = nationAt(state, target);
  const helped = askAllies(state, umpire, seat, target, strength);
  const resisted = umpire.choose(resistQuestion({ seat: target, nation, attacker: seat, strength, helped }));
  if (resisted) nation.military -= strength;
  umpire.log?.({
    kind: resisted ? 'resisted' : 'yielded',
    seat: target,
    rule: resisted ? 'LIM-WAR-04' : 'LIM-WAR-05',
    figures: { strength },
  });
  return resisted;
}

/** The target's military allies, except the attacker, may add what it lacks (LIM-ALL-17, LR-72, LR-79). */
function askAllies(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  attacker: Seat,
  target: Seat,
  strength: number,
): boolean {
  if (helpInReach(state, 'military', target, 'military', [attacker]) === 0) return false;
  // A nation that is strong enough alone may still ask for 1 or more (LR-72).
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

interface ResistOccasion {
  readonly seat: Seat;
  readonly nation: Nation;
  readonly attacker: Seat;
  readonly strength: number;
  /** Whether allies gave what was missing. */
  readonly helped: boolean;
}

/**
 * Whether the target resists. What allies gave must be spent on resistance, so after their help it cannot decline
 * (LR-72).
 */
const resistQuestion = questionKind<ResistOccasion, boolean>({
  ask: 'resist',
  shape: 'yes-no',
  rule: 'LIM-WAR-03',
  options: () => NO_YES,
  obstacle({ nation: { military: have }, strength, helped }, resists) {
    if (resists) return shortage('resource', 'LIM-WAR-07', strength, have, 'military');
    return helped ? { because: 'help-is-spent', rule: 'LR-72' } : undefined;
  },
  figures: ({ attacker, strength }) => ({ attacker, strength }),
  tell: ({ strength }, resists) => (resists ? [{ what: 'military', by: -strength }] : []),
});

/**
 * The usual strength: the smallest that the target cannot match from its own stock (LIM-WAR-07). Undefined if the
 * attacker has too little, or if the target is the star nation, which follows its table.
 */
export function beyondResistance({ state, target = STAR, nation }: At, least: number): number | undefined {
  if (target === STAR) return undefined;
  const enough = Math.max(least, nationAt(state, target).military + 1);
  return enough <= nation.military ? enough : undefined;
}

/** The plants that an attack can lower (LR-49). */
const ATTACKED_PLANTS = ['industrial', 'military'] as const;

/** The largest fall of a plant that an attack can cause, as a negative number of levels. */
export const worstPlantFall = (nation: Nation, levels: number): number =>
  Math.min(...ATTACKED_PLANTS.map((plant) => plantFall(nation, plant, levels)));

interface AttackedPlantOccasion {
  readonly seat: Seat;
  readonly nation: Nation;
  readonly target: Seat;
  readonly card: CardId;
  readonly levels: number;
}

const attackedPlantQuestion = questionKind<AttackedPlantOccasion, (typeof ATTACKED_PLANTS)[number]>({
  ask: 'plant',
  shape: 'word',
  rule: 'LR-49',
  options: () => ATTACKED_PLANTS,
  obstacle: ({ nation }, plant) =>
    nation.production[plant] > 1 ? undefined : { because: 'plant-end', rule: 'LR-49', have: 1 },
  figures: ({ card, target, levels }) => ({ card, target, by: levels }),
  tell: ({ nation, target, levels }, plant) => [
    { what: PLANT_FIGURES[plant], by: plantFall(nation, plant, levels), seat: target },
  ],
});

/**
 * The plant of the target that an attack lowers. The attacker chooses, but must take one that can fall if there is any
 * (LIM-WAR-09, LR-49).
 * @returns undefined if none can fall
 */
export function attackedPlant(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  attacker: Seat,
  target: Seat,
  card: CardId,
  levels: number,
): (typeof ATTACKED_PLANTS)[number] | undefined {
  const question = attackedPlantQuestion({
    seat: attacker,
    nation: nationAt(state, target),
    target,
    card,
    levels,
  });
  return optionCount(question) === 0 ? undefined : umpire.choose(question);
}

/** The kinds of resources that an attack can take; it takes one of them (LR-50). */
export const LOOT = ['fossil', 'industrial', 'renewable'] as const;
type Loot = (typeof LOOT)[number];

/** How much of a kind a target has. The star nation has only fossils (LIM-SOLO-18). */
export const lootOf = (state: LimitState, target: Target, kind: Loot): number =>
  target === STAR && kind !== 'fossil' ? 0 : (boardOf(state, target) as Nation)[kind];

/**
 * The kind that the attacker takes. It must take a kind that the target has, if there is any (LIM-WAR-09, LR-50).
 * @param amountOf how much of a kind the attacker would take
 */
export function lootTaken(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  attacker: Seat,
  target: Target,
  amountOf: (kind: Loot) => number,
): Loot {
  return umpire.choose(lootQuestion({ state, seat: attacker, target, amountOf }));
}

interface LootOccasion {
  readonly state: LimitState;
  readonly seat: Seat;
  readonly target: Target;
  amountOf(kind: Loot): number;
}

const lootQuestion = questionKind<LootOccasion, Loot>({
  ask: 'take',
  shape: 'word',
  rule: 'LR-50',
  options: () => LOOT,
  obstacle: ({ state, target }, kind) =>
    lootOf(state, target, kind) > 0 || (isBare(state, target) && (target !== STAR || kind === 'fossil'))
      ? undefined
      : effectFails('LR-50', 1, 0, kind, target),
  // If the target has nothing of any kind, it does not matter which is taken.
  dominant: ({ state, target }) => (isBare(state, target) && target !== STAR ? LOOT[0] : undefined),
  figures: ({ target }) => ({ target }),
  tell: ({ target, amountOf }, kind) => [
    { what: kind, by: amountOf(kind) },
    ...(target === STAR ? [] : [{ what: kind, by: -amountOf(kind), seat: target }]),
  ],
});

/** Whether the target has nothing that can be taken. */
const isBare = (state: LimitState, target: Target): boolean =>
  LOOT.every((kind) => lootOf(state, target, kind) === 0);
