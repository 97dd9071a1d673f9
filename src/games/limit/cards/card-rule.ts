import { type Figures, type Obstacle, toldBy } from '../../../engine/effects.ts';
import type { Effect, Seat, Value } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import type { LimitComponents } from '../components.ts';
import type { CardId, LimitState, Plant, Target } from '../state.ts';
import type { At, BoundCard, CardPart, Check, Choice, Chosen, Declaration, Reckoning } from './card.ts';
import { momentOf, SILENT } from './card.ts';
import { resists, undoPass } from './resistance.ts';

/** The rule of one politics card with the figures of one component table, made of what is declared of it. */
export class CardRule implements BoundCard {
  readonly costs: readonly CardPart[];
  readonly effects: CardPart[] = [];
  /** What taking the card back costs; empty where that is not possible. */
  readonly withdrawal: readonly CardPart[];
  readonly bankMoney: Reckoning[] = [];
  readonly ownMoney: Reckoning[] = [];
  /** Why the card may not be played now: its costs first, then its effects, then its choices (LIM-POL-31, LIM-POL-37). */
  readonly obstacle: Check;
  /** Why the card may not be taken back now (LIM-POL-42). */
  readonly withdrawalObstacle: Check;
  private readonly choices: readonly Choice[];
  /** The costs, first those that others may have to help with. */
  private readonly payments: readonly CardPart[];
  private readonly unpaid: Check;
  /** For each choice, why its value will not do: what the card does with it first, then what it costs. */
  private readonly checksOfChoices: readonly Check[];

  constructor(
    readonly id: CardId,
    private readonly declared: Declaration,
    readonly components: LimitComponents,
  ) {
    this.costs = declared.costs.map((cost) => cost(this));
    this.effects.push(...declared.effects.map((effect) => effect(this)));
    this.withdrawal = (declared.withdrawal ?? []).map((cost) => cost(this));
    this.withdrawalObstacle = firstOf(checksOf(this.withdrawal));
    this.choices = declared.choices ?? [];
    this.payments = [true, false].flatMap((isFirst) =>
      this.costs.filter(({ mayFail }) => mayFail === isFirst),
    );
    this.unpaid = firstOf(checksOf(this.costs));
    const byChoice = this.choices.map(({ name }) => checksOf([...this.effects, ...this.costs], name));
    this.checksOfChoices = byChoice.map(firstOf);
    this.obstacle = firstOf([
      ...checksOf([...this.costs, ...this.effects]),
      ...this.choices.flatMap((choice, place) =>
        byChoice[place]?.length === 0 ? [] : checkOfAll(choice, this.checksOfChoices[place] as Check),
      ),
    ]);
  }

  /** Its effects happen only where its target does not resist (LIM-WAR-01). */
  get isResistible(): boolean {
    return this.declared.isResistible === true;
  }

  /** Why it may not be played with choices named beforehand; undefined where they are not the reason. */
  namedObstacle(state: LimitState, seat: Seat, named: Readonly<Record<string, unknown>>) {
    const at = momentOf(state, this.components, seat);
    const unpaid = this.unpaid(at);
    if (unpaid !== undefined) return unpaid;
    for (const [place, { name, candidates }] of this.choices.entries()) {
      const candidate = candidates?.(at).find((known) => known === named[name]);
      const obstacle =
        candidate === undefined
          ? undefined
          : supposing(at, name, candidate, this.checksOfChoices[place] as Check);
      if (obstacle !== undefined) return obstacle;
    }
    return this.declared.namedObstacle?.(at, named, this);
  }

  /**
   * Asks for the card's choices, takes its whole cost, then carries out its effects (LIM-POL-47). A cost that others
   * have to help with is taken first. A card aimed at a nation undoes its pass.
   * @returns what the log says; null where the card was announced but not paid, and then nothing of it has happened
   */
  play(state: LimitState, umpire: Umpire<LimitComponents>, seat: Seat): Figures | null {
    const at = momentOf(state, this.components, seat);
    for (let place = 0; place < this.choices.length; place += 1) this.ask(place, at, umpire);
    const paid = carryOutAll(this.payments, at, umpire);
    if (paid === null) return null;
    const chosen = umpire.log === undefined ? SILENT : this.chosenAt(at);
    if (this.isResistible) {
      const resisted = resists(at, umpire, this.id);
      const done = resisted ? SILENT : carryOutAll(this.effects, at, umpire);
      return umpire.log === undefined ? SILENT : { ...chosen, resisted, ...done };
    }
    if (at.target !== undefined) undoPass(state, umpire, at.target);
    const done = carryOutAll(this.effects, at, umpire);
    return umpire.log === undefined ? SILENT : { ...chosen, ...paid, ...done };
  }

  /** What it costs and gives, as far as it is known before its choices. */
  tell(state: LimitState, seat: Seat): Effect[] {
    return toldBy([...this.costs, ...this.effects], momentOf(state, this.components, seat));
  }

  /** A caution's code where playing it now would do nothing for its own nation. */
  caution(state: LimitState, seat: Seat): string | undefined {
    const told = toldBy(this.effects, momentOf(state, this.components, seat));
    const own = told.filter((effect) => effect.seat === undefined);
    if (own.length === 0 || own.some(({ by }) => by !== 0)) return undefined;
    return this.costs.some(({ phrase }) => phrase === 'shared-money') ? 'no-own-effect' : 'no-effect';
  }

  private ask(place: number, at: At, umpire: Umpire<LimitComponents>): void {
    const { name, ask } = this.choices[place] as Choice;
    const check = this.checksOfChoices[place] as Check;
    const value = ask(at, umpire, {
      id: this.id,
      obstacle: (candidate) => supposing(at, name, candidate, check),
      tell: (candidate) => this.tellChoice(at, name, candidate),
    });
    choose(at, name, value);
  }

  private chosenAt(at: At): Figures {
    return Object.fromEntries(this.choices.map(({ name }) => [name, at[name] as Value]));
  }

  /** The figures that a choice moves, with whatever else of the card moves them, too. */
  private tellChoice(at: At, name: keyof Chosen, candidate: Value): Effect[] {
    const parts = [...this.costs, ...this.effects];
    const open = parts.map((part) => JSON.stringify(part.tell(at)));
    return supposing(at, name, candidate, () => {
      const differing = parts.filter((part, place) => JSON.stringify(part.tell(at)) !== open[place]);
      const decided = toldBy(differing, at);
      return toldBy(parts, at).filter((effect) =>
        decided.some(({ what, seat }) => what === effect.what && seat === effect.seat),
      );
    });
  }
}

/** The checks of the parts that a choice decides about, or of those that none does. */
function checksOf(parts: readonly CardPart[], name?: keyof Chosen): Check[] {
  return parts.flatMap(({ choice, obstacle }) =>
    obstacle !== undefined && choice === name ? [obstacle] : [],
  );
}

/** The first obstacle of several checks, as one check: it is asked for each card of a hand at every turn of a rollout. */
function firstOf([first, second, ...others]: readonly Check[]): Check {
  if (first === undefined) return () => undefined;
  if (second === undefined) return first;
  const rest = firstOf([second, ...others]);
  return (at) => first(at) ?? rest(at);
}

/** Why no candidate of a choice will do. Each is tried on the same moment, at which nothing is chosen afterwards. */
function checkOfAll({ name, candidates, noneOf }: Choice, check: Check): Check[] {
  if (candidates === undefined || noneOf === undefined) return [];
  const checkAll: Check = (at) => {
    let reason: Obstacle | undefined;
    for (const candidate of candidates(at)) {
      const obstacle = supposing(at, name, candidate, check);
      if (obstacle === undefined) return undefined;
      reason = reason === undefined ? obstacle : noneOf(reason, obstacle);
    }
    return reason;
  };
  return [checkAll];
}

/** Each choice by its name: a field that is named by a variable is slow to write, and every candidate is tried. */
function choose(at: At, name: keyof Chosen, value: Value | undefined): void {
  if (name === 'target') at.target = value as Target | undefined;
  else if (name === 'plant') at.plant = value as Plant | undefined;
  else if (name === 'resource') at.resource = value as Plant | undefined;
  else if (name === 'tokens') at.tokens = value as number | undefined;
  else at.strength = value as number | undefined;
}

/** What holds if this were chosen. */
function supposing<T>(at: At, name: keyof Chosen, candidate: Value, look: (at: At) => T): T {
  choose(at, name, candidate);
  const seen = look(at);
  choose(at, name, undefined);
  return seen;
}

/** Carries out parts in their order. @returns what the log says of them; null where one is not paid */
function carryOutAll(parts: readonly CardPart[], at: At, umpire: Umpire<LimitComponents>): Figures | null {
  let figures: Figures = SILENT;
  for (let place = 0; place < parts.length; place += 1) {
    const done = (parts[place] as CardPart).carryOut(at, umpire);
    if (done === null) return null;
    if (umpire.log !== undefined && done !== SILENT) figures = { ...figures, ...done };
  }
  return figures;
}
