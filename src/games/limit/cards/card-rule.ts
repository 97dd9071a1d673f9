import { entryOf, present } from '../../../engine/checked.ts';
import { carryOutAll, type Figures, type Obstacle, SILENT, toldBy } from '../../../engine/effects.ts';
import { oncePerComponents } from '../../../engine/once-per-components.ts';
import type { Effect, RuleId, Seat, Value } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import type { LimitComponents } from '../figures.ts';
import type { CardId, LimitState, Plant, Target } from '../state.ts';
import { cancelPass, resists } from '../war.ts';
import { amountAt } from './amounts.ts';
import type { BoundCard, Purse } from './bound-card.ts';
import type { CardChoice, CardPart, Declaration } from './card.ts';
import { declarations } from './declarations.ts';
import { type At, type Chosen, momentOf } from './moment.ts';
import { allHold, type Condition, firstFailing } from './needs.ts';

/** A choice with the conditions on its candidates: first those of the card's effects, then those of its costs. */
interface CheckedChoice extends CardChoice {
  readonly conditions: readonly Condition[];
}

/** The rule of one politics card with the figures of one component table, built from the card's declaration. */
export class CardRule implements BoundCard {
  readonly costs: readonly CardPart[];
  readonly effects: readonly CardPart[];
  /** The costs of taking the card back; empty if it cannot be taken back. */
  readonly withdrawal: readonly CardPart[];
  readonly choices: readonly CheckedChoice[];
  /** Its effects happen only if its target does not resist (LIM-WAR-01). */
  readonly isResistible: boolean;
  readonly rule: RuleId;
  private readonly parts: readonly CardPart[];
  /** The conditions that depend on no choice: first those of the costs, then those of the effects. */
  private readonly conditions: readonly Condition[];
  /** The parts that take money. */
  private readonly takers: Readonly<Record<Purse, readonly CardPart[]>>;
  /** The costs; those that may need others' help come first. */
  private readonly payments: readonly CardPart[];

  constructor(
    readonly id: CardId,
    { costs, effects, choices = [], withdrawal = [], isResistible = false }: Declaration,
    readonly components: LimitComponents,
  ) {
    this.rule = `LIM-CARD-${id}`;
    this.costs = costs.map((cost) => cost(this));
    this.effects = effects.map((effect) => effect(this));
    this.withdrawal = withdrawal.map((cost) => cost(this));
    this.isResistible = isResistible;
    this.parts = [...this.costs, ...this.effects];
    const takersOf = (purse: Purse) => this.parts.filter((part) => part.purse === purse);
    this.takers = { player: takersOf('player'), bank: takersOf('bank') };
    this.payments = [...this.costs].sort((one, other) => Number(other.mayFail) - Number(one.mayFail));
    this.choices = choices.map((choice) => ({
      ...choice,
      conditions: conditionsOf([...this.effects, ...this.costs], choice.name),
    }));
    this.conditions = conditionsOf(this.parts);
  }

  /** Why the card may not be played now (LIM-POL-31, LIM-POL-37). */
  obstacle(at: At): Obstacle | undefined {
    const failing = firstFailing(this.conditions, at);
    if (failing !== undefined) return failing;
    for (const choice of this.choices) {
      const reason = noCandidate(choice, at);
      if (reason !== undefined) return reason;
    }
    return undefined;
  }

  /** Whether the card may be played now: the same as `obstacle`, but faster, because it builds no reason. */
  isPossible(at: At): boolean {
    if (!allHold(this.conditions, at)) return false;
    for (const choice of this.choices) if (!hasCandidate(choice, at)) return false;
    return true;
  }

  /** The rule under which others may add to its price: all nations, or only allies. */
  get payersRule(): 'LR-58' | 'LIM-ALL-19' {
    return this.costs.some(({ phrase }) => phrase === 'shared-money') ? 'LR-58' : 'LIM-ALL-19';
  }

  taken(purse: Purse, at: At): number {
    let money = 0;
    for (const { amount, figure } of this.takers[purse]) money += amountAt(at, amount, figure);
    return money;
  }

  /**
   * Asks for the card's choices, takes its whole cost, then carries out its effects (LIM-POL-47). A cost that may need
   * others' help is taken first. A card aimed at a nation cancels that nation's pass.
   * @returns the figures for the log; null if the card was announced but not paid, in which case nothing has changed
   */
  play(state: LimitState, umpire: Umpire<LimitComponents>, seat: Seat): Figures | null {
    const at = momentOf(state, this.components, seat);
    for (let place = 0; place < this.choices.length; place += 1)
      this.ask(present(this.choices[place], 'choice'), at, umpire);
    const paid = carryOutAll(this.payments, at, umpire);
    if (paid === null) return null;
    const resisted = this.isResistible && resists(at, umpire, this.id);
    if (!this.isResistible && at.target !== undefined) cancelPass(state, at.target);
    const done = resisted ? SILENT : carryOutAll(this.effects, at, umpire);
    if (umpire.log === undefined) return SILENT;
    const chosen = Object.fromEntries(this.choices.map(({ name }) => [name, entryOf(at, name)]));
    return { ...chosen, ...paid, ...(this.isResistible && { resisted }), ...done };
  }

  /** Its costs and effects, as far as they are known before its choices. */
  tell(state: LimitState, seat: Seat): Effect[] {
    return toldBy(this.parts, momentOf(state, this.components, seat));
  }

  /** The code of a caution if playing the card now would do nothing for its own nation. */
  caution(state: LimitState, seat: Seat): string | undefined {
    const told = toldBy(this.effects, momentOf(state, this.components, seat));
    const own = told.filter((effect) => effect.seat === undefined);
    if (own.length === 0 || own.some(({ by }) => by !== 0)) return undefined;
    return this.payersRule === 'LR-58' ? 'no-own-effect' : 'no-effect';
  }

  private ask({ name, conditions, ask }: CheckedChoice, at: At, umpire: Umpire<LimitComponents>): void {
    const value = ask(at, umpire, {
      id: this.id,
      rule: this.rule,
      obstacle: (candidate) => obstacleTo(at, name, candidate, conditions),
      tell: (candidate) => this.tellChoice(at, name, candidate),
    });
    choose(at, name, value);
  }

  /** The moves of a choice, together with the card's other moves of the same figures. */
  private tellChoice(at: At, name: keyof Chosen, candidate: Value): Effect[] {
    const open = this.parts.map((part) => JSON.stringify(part.tell(at)));
    return supposing(at, name, candidate, () => {
      const differing = this.parts.filter((part, place) => JSON.stringify(part.tell(at)) !== open[place]);
      const decided = toldBy(differing, at);
      return toldBy(this.parts, at).filter((effect) =>
        decided.some(({ what, seat }) => what === effect.what && seat === effect.seat),
      );
    });
  }
}

/**
 * The conditions of the parts that depend on the choice `name`; without a name, of the parts that depend on no choice.
 */
function conditionsOf(parts: readonly CardPart[], name?: keyof Chosen): Condition[] {
  return parts.flatMap(({ choice, condition }) =>
    condition !== undefined && choice === name ? [condition] : [],
  );
}

/**
 * Why no candidate of a choice is possible. Each candidate is tried on `at` itself, and the choice is cleared at the
 * end.
 */
function noCandidate({ name, candidates, noneOf, conditions }: CheckedChoice, at: At): Obstacle | undefined {
  if (candidates === undefined || noneOf === undefined || conditions.length === 0) return undefined;
  let reason: Obstacle | undefined;
  for (const candidate of candidates(at)) {
    const obstacle = obstacleTo(at, name, candidate, conditions);
    if (obstacle === undefined) return undefined;
    reason = reason === undefined ? obstacle : noneOf(reason, obstacle);
  }
  return reason;
}

/**
 * Whether any candidate of a choice is possible: the same as `noCandidate`, but faster, because it builds no reason.
 */
function hasCandidate({ name, candidates, noneOf, conditions }: CheckedChoice, at: At): boolean {
  if (candidates === undefined || noneOf === undefined || conditions.length === 0) return true;
  const all = candidates(at);
  for (const candidate of all) {
    choose(at, name, candidate);
    const isPossible = allHold(conditions, at);
    choose(at, name, undefined);
    if (isPossible) return true;
  }
  return all.length === 0;
}

/** Sets a choice by its name. Writing a field through a variable is slow, and every candidate is tried. */
function choose(at: At, name: keyof Chosen, value: Value | undefined): void {
  if (name === 'target') at.target = value as Target | undefined;
  else if (name === 'plant') at.plant = value as Plant | undefined;
  else if (name === 'resource') at.resource = value as Plant | undefined;
  else if (name === 'tokens') at.tokens = value as number | undefined;
  else at.strength = value as number | undefined;
}

/** Why this candidate of a choice is not possible; undefined if it is possible. */
export function obstacleTo(
  at: At,
  name: keyof Chosen,
  candidate: Value,
  conditions: readonly Condition[],
): Obstacle | undefined {
  choose(at, name, candidate);
  const found = firstFailing(conditions, at);
  choose(at, name, undefined);
  return found;
}

/** The result of `look` with this candidate chosen for the time of the call. */
function supposing<T>(at: At, name: keyof Chosen, candidate: Value, look: (at: At) => T): T {
  choose(at, name, candidate);
  const seen = look(at);
  choose(at, name, undefined);
  return seen;
}

/** The rules of all cards with the figures of a component table. */
export const cardRules = oncePerComponents(
  (components: LimitComponents): ReadonlyMap<CardId, CardRule> =>
    new Map(
      Object.entries(declarations).map(([id, declared]) => [id, new CardRule(id, declared, components)]),
    ),
);

/** The rule of a card with the figures of a component table. */
export function cardRule(card: CardId, components: LimitComponents): CardRule {
  return present(cardRules(components).get(card), 'card rule');
}
