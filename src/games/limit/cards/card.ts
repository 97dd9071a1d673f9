import type { Choice } from '../../../engine/choices.ts';
import { type Figures, type Obstacle, type Part, SILENT } from '../../../engine/effects.ts';
import type { Effect, RuleId } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import { type Mover, moveFigure } from '../board-changes.ts';
import { cardFigure, type LimitComponents } from '../figures.ts';
import { type Nation, STAR } from '../state.ts';
import { type FigureScale, SCALES } from './amounts.ts';
import type { At, BoundCard, ChoiceName, Purse } from './moment.ts';

/** What must be available for a part to be possible in full. */
export interface Need {
  /** What is counted: the word that the reason names. */
  readonly of: string;
  have(nation: Nation, at: At, card: BoundCard): number;
  readonly rule: RuleId | ((at: At) => RuleId);
  /** The refusal's code. */
  readonly because: string;
  /** The amount needed; default: the part's amount. */
  least?(n: number, at: At, card: BoundCard): number;
}

/** The whole amount must be available. */
export const needsAll = (
  of: string,
  have: Need['have'],
  rule: Need['rule'],
  because: Need['because'] = 'effect',
): Need => ({ of, have, rule, because });

/** At least one must be available. */
export const needsOne = (of: string, have: Need['have'], rule: RuleId): Need => ({
  ...needsAll(of, have, rule),
  least: () => 1,
});

/**
 * What a part costs or does. `n` is its amount at the moment: its first figure, scaled. `tell` and `act` come on top of
 * its moves.
 */
interface CardDeclared {
  /** The choice that decides it; default: the one that its scale requires. */
  readonly choice?: ChoiceName;
  /** The effects described before that choice is made; default: a note. */
  unchosen?(n: number, at: At): readonly Effect[];
  readonly needs?: Need | undefined;
  /** Who must have what it needs; default: the card's player, or nobody in particular. */
  readonly whose?: 'target';
  /** Whose money it takes. */
  readonly purse?: Purse;
  /**
   * The rule under which others may help to pay. The part may therefore remain unpaid, and is paid before the other
   * costs.
   */
  readonly helpers?: RuleId;
  /**
   * Names each figure that it moves, limited to its scale; the same list is used to describe the moves and to carry
   * them out.
   */
  moves?(at: At, n: number, move: Mover, card: BoundCard): void;
  /** How exact the described figures are; default: exact. */
  readonly bound?: Effect['bound'];
  /** The figure that its note is about, if no figure describes the part. */
  readonly notedOn?: string;
  /** Whether it has effect while the card is on the table. Its note and the end of its phrase are those of the card. */
  readonly isLasting?: true;
  tell?(at: At, n: number, card: BoundCard): readonly Effect[];
  /** @returns figures for the log, if any; null if it was not paid */
  act?(at: At, umpire: Umpire<LimitComponents>, n: number, card: BoundCard): Figures | null | undefined;
}

/** A part not yet bound to a card; the figures that it names are those of the card it is bound to. */
export interface Term extends CardDeclared {
  readonly phrase: string;
  readonly names: readonly string[];
  /** How its first figure is turned into an amount; default: as printed. */
  readonly scale?: keyof typeof SCALES;
}

/** A cost or effect. The figures of the card that it names go into its phrase, the first of them as `by`. */
export const part = (phrase: string, names: readonly string[], declared: CardDeclared): Term => ({
  ...declared,
  phrase,
  names,
});

/** The same part with a scale, for the card's figure of this name, if the scale needs one. */
export const scaled = (term: Term, scale: keyof typeof SCALES, ...names: readonly string[]): Term => ({
  ...term,
  phrase: `${term.phrase}-${scale}`,
  names,
  scale,
});

/** A cost or an effect of one card. */
export class CardPart implements Part<At, LimitComponents> {
  readonly phrase: string;
  readonly names: readonly string[];
  readonly choice: ChoiceName | undefined;
  /** A note says what its figures cannot: its key is `card:phrase`. */
  readonly isNoted: boolean;
  private readonly needs: Need | undefined;
  private readonly notedOn: string | undefined;
  private readonly scale: FigureScale | undefined;
  private readonly figure: number;

  constructor(
    readonly term: Term,
    private readonly card: BoundCard,
  ) {
    const { phrase, names, scale, unchosen, isLasting, notedOn = isLasting && card.id } = term;
    const [first] = names;
    this.phrase = isLasting ? `${phrase}-${card.id}` : phrase;
    this.notedOn = notedOn;
    this.names = names;
    this.needs = term.needs;
    this.scale = scale === undefined ? undefined : SCALES[scale];
    this.choice = term.choice ?? this.scale?.choice;
    this.isNoted = notedOn !== undefined || (this.choice !== undefined && unchosen === undefined);
    this.figure = first === undefined ? 0 : cardFigure(card.components, card.id, first);
  }

  /** The amount that its first figure stands for. */
  amount(at: At): number {
    return this.scale === undefined ? this.figure : this.scale.amount(at, this.figure);
  }

  obstacle(at: At): Obstacle | undefined {
    const { needs, card } = this;
    if (needs === undefined) return undefined;
    const n = this.amount(at);
    const need = needs.least === undefined ? n : needs.least(n, at, card);
    const have = needs.have(at.nation, at, card);
    // A rollout asks this about every card in a hand, so nothing is built for those that are possible.
    if (have >= need) return undefined;
    const { of, because, rule } = needs;
    const cited = typeof rule === 'string' ? rule : rule(at);
    const seat = this.term.whose === 'target' && at.target !== STAR ? at.target : undefined;
    return { because, rule: cited, need, have, of, ...(seat !== undefined && { seat }) };
  }

  /**
   * Its moves as described to the asked seat; moves of the reserve and the star nation are left out, because they have
   * no seat.
   */
  tell(at: At): readonly Effect[] {
    const { term, choice, card } = this;
    if (choice !== undefined && at[choice] === undefined)
      return term.unchosen?.(this.figure, at) ?? [this.note(card.id)];
    if (this.notedOn !== undefined) return [this.note(this.notedOn)];
    const n = this.amount(at);
    const told: Effect[] = [];
    const describe: Mover = (_at, what, by, of) => {
      if (of === STAR || of === 'reserve') return;
      told.push({
        what,
        by,
        ...(of !== undefined && { seat: of }),
        ...(term.bound && { bound: term.bound }),
      });
    };
    term.moves?.(at, n, describe, card);
    return [...told, ...(term.tell?.(at, n, card) ?? [])];
  }

  carryOut(at: At, umpire: Umpire<LimitComponents>): Figures | null {
    const { term, card } = this;
    const n = this.amount(at);
    term.moves?.(at, n, moveFigure, card);
    const done = term.act?.(at, umpire, n, card);
    return done === undefined ? SILENT : done;
  }

  private note(what: string): Effect {
    return { what, note: `${this.card.id}:${this.phrase}` };
  }
}

/** A choice that is made before the costs are paid. */
export type CardChoice = Choice<At, ChoiceName>;

/** The declaration of a politics card; its figures are in the component table. */
export interface Declaration {
  readonly costs: readonly Term[];
  readonly effects: readonly Term[];
  readonly choices?: readonly CardChoice[];
  /** The costs of taking a permanent card back (LIM-POL-42). */
  readonly withdrawal?: readonly Term[];
  /** Its effects happen only if its target does not resist (LIM-WAR-01). */
  readonly isResistible?: boolean;
}
