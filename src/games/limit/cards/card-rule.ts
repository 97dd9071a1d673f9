import { type Figures, firstObstacle, type Obstacle, toldBy } from '../../../engine/effects.ts';
import type { Effect, Seat, Value } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import type { LimitComponents } from '../components.ts';
import type { CardId, LimitState, Plant, Target } from '../state.ts';
import {
  type At,
  type CardPart,
  type Choice,
  type Chosen,
  type Declaration,
  momentOf,
  SILENT,
} from './card.ts';
import { undoPass } from './target-parts.ts';

/** The rule of one politics card, made of what is declared of it. */
export class CardRule {
  readonly id: CardId;
  readonly costs: readonly CardPart[];
  readonly effects: readonly CardPart[];
  /** What taking the card back costs; empty where that is not possible. */
  readonly withdrawal: readonly CardPart[];
  /** Its effects happen only where its target does not resist (LIM-WAR-01). */
  readonly isResistible: boolean;
  private readonly parts: readonly CardPart[];
  private readonly choices: readonly Choice[];
  /** The costs, first those that others may have to help with. */
  private readonly payments: readonly CardPart[];
  /** The parts that can be in the way before anything is chosen. */
  private readonly checked: readonly CardPart[];
  /** For each choice, the parts that can be in the way of a candidate: what the card does with it, then what it costs. */
  private readonly checkedWith: readonly (readonly CardPart[])[];

  constructor(private readonly declared: Declaration) {
    const card = { id: declared.id, costs: [] as CardPart[], effects: [] as CardPart[] };
    for (const cost of declared.costs) card.costs.push(cost(card));
    for (const effect of declared.effects) card.effects.push(effect(card));
    this.id = card.id;
    this.costs = card.costs;
    this.effects = card.effects;
    this.parts = [...card.costs, ...card.effects];
    this.withdrawal = (declared.withdrawal ?? []).map((cost) => cost(card));
    this.choices = declared.choices ?? [];
    this.payments = [true, false].flatMap((isFirst) =>
      card.costs.filter(({ mayFail }) => mayFail === isFirst),
    );
    this.isResistible = declared.beforeEffects !== undefined;
    const checked = [...card.effects, ...card.costs].filter(({ mayObstruct }) => mayObstruct);
    this.checked = this.parts.filter((part) => part.mayObstruct && part.choice === undefined);
    this.checkedWith = this.choices.map(({ name }) => checked.filter(({ choice }) => choice === name));
  }

  /** Why the card may not be played now: its costs first, then its effects, then its choices (LIM-POL-31, LIM-POL-37). */
  obstacle(at: At): Obstacle | undefined {
    const { checked, choices } = this;
    for (let place = 0; place < checked.length; place += 1) {
      const obstacle = (checked[place] as CardPart).obstacle(at);
      if (obstacle !== undefined) return obstacle;
    }
    for (let place = 0; place < choices.length; place += 1) {
      const obstacle = this.choiceObstacle(place, at);
      if (obstacle !== undefined) return obstacle;
    }
    return undefined;
  }

  /** Why it may not be played with choices named beforehand; undefined where they are not the reason. */
  namedObstacle(
    state: LimitState,
    components: LimitComponents,
    seat: Seat,
    named: Readonly<Record<string, unknown>>,
  ): Obstacle | undefined {
    const at = momentOf(state, components, seat);
    const unpaid = firstObstacle(
      this.checked.filter((part) => this.costs.includes(part)),
      at,
    );
    if (unpaid !== undefined) return unpaid;
    for (const [place, { name, candidates }] of this.choices.entries()) {
      const candidate = candidates?.(at).find((known) => known === named[name]);
      const obstacle =
        candidate === undefined
          ? undefined
          : firstObstacle(this.checkedWith[place] as readonly CardPart[], choosing(at, name, candidate));
      if (obstacle !== undefined) return obstacle;
    }
    return this.declared.namedObstacle?.(at, named, this);
  }

  /**
   * Asks for the card's choices, takes its whole cost, then carries out its effects (LIM-POL-47). A cost that others
   * have to help with is taken first.
   * @returns what the log says; null where the card was announced but not paid, and then nothing of it has happened
   */
  play(state: LimitState, umpire: Umpire<LimitComponents>, seat: Seat): Figures | null {
    const before = momentOf(state, umpire.components, seat);
    const at = this.choices.length === 0 ? before : choosing(before);
    for (let place = 0; place < this.choices.length; place += 1) {
      const { name, ask } = this.choices[place] as Choice;
      const checked = this.checkedWith[place] as readonly CardPart[];
      const value = ask(at, umpire, {
        id: this.id,
        obstacle: (candidate) => candidateObstacle(checked, at, name, candidate),
        tell: (candidate) => this.tellChoice(name, choosing(at, name, candidate)),
      });
      setChosen(at, name, value);
    }
    let figures: Figures | null = carryOutAll(this.payments, at, umpire);
    if (figures === null) return null;
    if (this.declared.beforeEffects !== undefined) {
      const before = this.declared.beforeEffects(at, umpire, this);
      if (!before.happens) return before.figures;
      figures = before.figures;
    } else if (at.chosen.target !== undefined) undoPass(state, umpire, at.chosen.target);
    const done = carryOutAll(this.effects, at, umpire);
    if (figures === SILENT) return done;
    return done === SILENT ? figures : { ...figures, ...done };
  }

  /** What it costs and gives, as far as it is known before its choices. */
  tell(state: LimitState, components: LimitComponents, seat: Seat): Effect[] {
    return toldBy(this.parts, momentOf(state, components, seat));
  }

  /** A caution's code where playing it now would do nothing for its own nation. */
  caution(state: LimitState, components: LimitComponents, seat: Seat): string | undefined {
    const told = toldBy(this.effects, momentOf(state, components, seat));
    const own = told.filter((effect) => effect.seat === undefined);
    if (own.length === 0 || own.some(({ by }) => by !== 0)) return undefined;
    return this.costs.some(({ phrase }) => phrase === 'shared-money') ? 'no-own-effect' : 'no-effect';
  }

  /** Why no candidate of a choice will do. */
  private choiceObstacle(place: number, at: At): Obstacle | undefined {
    const { name, candidates, noneOf } = this.choices[place] as Choice;
    if (candidates === undefined || noneOf === undefined) return undefined;
    const checked = this.checkedWith[place] as readonly CardPart[];
    if (checked.length === 0) return undefined;
    const looked = choosing(at);
    let reason: Obstacle | undefined;
    for (const candidate of candidates(at)) {
      const obstacle = candidateObstacle(checked, looked, name, candidate);
      if (obstacle === undefined) return undefined;
      reason = reason === undefined ? obstacle : noneOf(reason, obstacle);
    }
    return reason;
  }

  /** The figures that a choice moves, with whatever else of the card moves them, too. */
  private tellChoice(name: keyof Chosen, at: At): Effect[] {
    const open = { ...at, chosen: { ...at.chosen, [name]: undefined } };
    const differs = (part: CardPart) => JSON.stringify(part.tell(open)) !== JSON.stringify(part.tell(at));
    const decided = toldBy(this.parts.filter(differs), at);
    return toldBy(this.parts, at).filter((effect) =>
      decided.some(({ what, seat }) => what === effect.what && seat === effect.seat),
    );
  }
}

/** Carries out parts in their order. @returns what the log says of them; null where one is not paid */
function carryOutAll(parts: readonly CardPart[], at: At, umpire: Umpire<LimitComponents>): Figures | null {
  let figures: Figures = SILENT;
  for (let place = 0; place < parts.length; place += 1) {
    const done = (parts[place] as CardPart).carryOut(at, umpire);
    if (done === null) return null;
    if (done !== SILENT) figures = figures === SILENT ? done : { ...figures, ...done };
  }
  return figures;
}

/** A moment of its own, at which one thing more is chosen. */
function choosing(at: At, name?: keyof Chosen, value?: Value): At {
  const { state, components, seat, nation } = at;
  const { target, plant, resource, tokens, strength } = at.chosen;
  const looked = { state, components, seat, nation, chosen: { target, plant, resource, tokens, strength } };
  if (name !== undefined && value !== undefined) setChosen(looked, name, value);
  return looked;
}

/** Why a candidate will not do; `looked` is a moment of its own, so that many candidates need no more than one. */
function candidateObstacle(
  checked: readonly CardPart[],
  looked: At,
  name: keyof Chosen,
  candidate: Value,
): Obstacle | undefined {
  if (checked.length === 0) return undefined;
  setChosen(looked, name, candidate);
  return firstObstacle(checked, looked);
}

/** Each choice by its name: a field that is named by a variable is slow to write, and every candidate is tried. */
function setChosen({ chosen }: At, name: keyof Chosen, value: Value): void {
  const writable = chosen as { -readonly [Name in keyof Chosen]: Chosen[Name] };
  if (name === 'target') writable.target = value as Target;
  else if (name === 'plant') writable.plant = value as Plant;
  else if (name === 'resource') writable.resource = value as Plant;
  else if (name === 'tokens') writable.tokens = Number(value);
  else writable.strength = Number(value);
}
