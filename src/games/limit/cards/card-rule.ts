import { entryOf, present } from '../../../engine/checked.ts';
import { choiceQuestion } from '../../../engine/choices.ts';
import {
  carryOutAll,
  type Figures,
  firstObstacle,
  type Obstacle,
  SILENT,
  toldBy,
} from '../../../engine/effects.ts';
import { oncePerComponents } from '../../../engine/once-per-components.ts';
import type { Effect, RuleId, Seat, Value } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import type { LimitComponents } from '../figures.ts';
import type { CardId, LimitState, Plant, Target } from '../state.ts';
import { cancelPass, resists } from '../war.ts';
import { type CardChoice, CardPart, type Declaration, type Term } from './card.ts';
import { declarations } from './declarations.ts';
import { At, type BoundCard, type ChoiceName, type Purse } from './moment.ts';

/** A choice with the parts that limit its candidates: first the effects, then the costs. */
interface LimitedChoice extends CardChoice {
  readonly limits: readonly CardPart[];
}

/** The rule of one politics card with the figures of one component table, built from the card's declaration. */
export class CardRule implements BoundCard {
  readonly costs: readonly CardPart[];
  readonly effects: readonly CardPart[];
  /** The costs of taking the card back; empty if it cannot be taken back. */
  readonly withdrawal: readonly CardPart[];
  readonly choices: readonly LimitedChoice[];
  /** Its effects happen only if its target does not resist (LIM-WAR-01). */
  readonly isResistible: boolean;
  readonly rule: RuleId;
  /** The rule under which others may add to its price: all nations, or only allies. */
  readonly payersRule: RuleId;
  private readonly parts: readonly CardPart[];
  /** The parts that limit when the card can be played, whatever is chosen. */
  private readonly limits: readonly CardPart[];
  /** The costs; those that may need others' help come first. */
  private readonly payments: readonly CardPart[];

  constructor(
    readonly id: CardId,
    { costs, effects, choices = [], withdrawal = [], isResistible = false }: Declaration,
    readonly components: LimitComponents,
  ) {
    const bind = (terms: readonly Term[]): CardPart[] => terms.map((term) => new CardPart(term, this));
    this.rule = `LIM-CARD-${id}`;
    this.costs = bind(costs);
    this.effects = bind(effects);
    this.withdrawal = bind(withdrawal);
    this.isResistible = isResistible;
    this.parts = [...this.costs, ...this.effects];
    const helped = this.costs.filter(({ term }) => term.helpers !== undefined);
    this.payments = [...new Set([...helped, ...this.costs])];
    this.payersRule = helped[0]?.term.helpers ?? 'LIM-ALL-19';
    const tried = choices.filter(({ candidates }) => candidates !== undefined).map(({ name }) => name);
    const limiting = (parts: readonly CardPart[]) => parts.filter(({ term }) => term.needs !== undefined);
    this.limits = limiting(this.parts).filter(
      ({ choice }) => choice === undefined || !tried.includes(choice),
    );
    this.choices = choices.map((choice) => ({
      ...choice,
      limits: limiting([...this.effects, ...this.costs]).filter((part) => part.choice === choice.name),
    }));
  }

  /** Why the card may not be played now (LIM-POL-31, LIM-POL-37). */
  obstacle(at: At): Obstacle | undefined {
    const obstacle = firstObstacle(this.limits, at);
    if (obstacle !== undefined) return obstacle;
    for (const choice of this.choices) {
      const reason = noCandidate(choice, at);
      if (reason !== undefined) return reason;
    }
    return undefined;
  }

  taken(purse: Purse, at: At): number {
    let money = 0;
    for (const part of this.parts) if (part.term.purse === purse) money += part.amount(at);
    return money;
  }

  /**
   * Asks for the card's choices, takes its whole cost, then carries out its effects (LIM-POL-47). A cost that may need
   * others' help is taken first. A card aimed at a nation cancels that nation's pass.
   * @returns the figures for the log; null if the card was announced but not paid, in which case nothing has changed
   */
  play(at: At, umpire: Umpire<LimitComponents>): Figures | null {
    for (const choice of this.choices) this.ask(choice, at, umpire);
    const paid = carryOutAll(this.payments, at, umpire);
    if (paid === null) return null;
    const resisted = this.isResistible && resists(at, umpire, this.id);
    if (!this.isResistible && at.target !== undefined) cancelPass(at.state, at.target);
    const done = resisted ? SILENT : carryOutAll(this.effects, at, umpire);
    if (umpire.log === undefined) return SILENT;
    const chosen = Object.fromEntries(this.choices.map(({ name }) => [name, entryOf(at, name)]));
    return { ...chosen, ...paid, ...(this.isResistible && { resisted }), ...done };
  }

  /** Its costs and effects that are known before its choices. */
  tell(state: LimitState, seat: Seat): Effect[] {
    return toldBy(this.parts, new At(state, this.components, seat));
  }

  /** The code of a caution if playing the card now would do nothing for its own nation. */
  caution(state: LimitState, seat: Seat): string | undefined {
    const told = toldBy(this.effects, new At(state, this.components, seat));
    const own = told.filter((effect) => effect.seat === undefined);
    if (own.length === 0 || own.some(({ by }) => by !== 0)) return undefined;
    return this.payersRule === 'LR-58' ? 'no-own-effect' : 'no-effect';
  }

  private ask(choice: LimitedChoice, at: At, umpire: Umpire<LimitComponents>): void {
    const question = choiceQuestion(choice, at, {
      id: this.id,
      rule: this.rule,
      obstacle: (candidate) => obstacleTo(at, choice, candidate),
      tell: (candidate) => this.tellChoice(at, choice, candidate),
    });
    choose(at, choice.name, umpire.choose(question));
  }

  /** The moves of a choice, together with the card's other moves of the same figures. */
  private tellChoice(at: At, { name }: LimitedChoice, candidate: Value): Effect[] {
    const decided = this.parts.filter(({ choice }) => choice === name);
    choose(at, name, candidate);
    const told = toldBy(decided, at);
    const all = toldBy(this.parts, at);
    choose(at, name, undefined);
    return all.filter(({ what, seat }) => told.some((one) => one.what === what && one.seat === seat));
  }
}

/** The reason that is reported for a choice if none of its candidates is possible; an amount always is. */
function noCandidate(choice: LimitedChoice, at: At): Obstacle | undefined {
  const { candidates, limits, noneOf } = choice;
  if (candidates === undefined || noneOf === undefined || limits.length === 0) return undefined;
  let reason: Obstacle | undefined;
  for (const candidate of candidates(at)) {
    const obstacle = obstacleTo(at, choice, candidate);
    if (obstacle === undefined) return undefined;
    reason = reason === undefined ? obstacle : noneOf(reason, obstacle);
  }
  return reason;
}

/** Why this candidate of a choice is not possible; undefined if it is possible. */
export function obstacleTo(at: At, { name, limits }: LimitedChoice, candidate: Value): Obstacle | undefined {
  choose(at, name, candidate);
  const obstacle = firstObstacle(limits, at);
  choose(at, name, undefined);
  return obstacle;
}

/** Sets a choice by its name. Writing a field through a variable is slow, and every candidate is tried. */
function choose(at: At, name: ChoiceName, value: Value | undefined): void {
  if (name === 'target') at.target = value as Target | undefined;
  else if (name === 'plant') at.plant = value as Plant | undefined;
  else if (name === 'resource') at.resource = value as Plant | undefined;
  else if (name === 'tokens') at.tokens = value as number | undefined;
  else at.strength = value as number | undefined;
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
