import { type Choice, type Declared, type Part, SILENT } from '../../../engine/effects.ts';
import type { Effect } from '../../../engine/question.ts';
import { type Mover, moveFigure } from '../board-changes.ts';
import type { LimitComponents } from '../figures.ts';
import { cardFigure } from '../figures.ts';
import { STAR } from '../state.ts';
import { type Amount, amountAt, CHOICE_OF } from './amounts.ts';
import type { BoundCard, Purse } from './bound-card.ts';
import type { At, Chosen } from './moment.ts';
import { Condition, type Need } from './needs.ts';

/** A cost or an effect of one card. */
export interface CardPart extends Part<At, LimitComponents> {
  readonly choice: keyof Chosen | undefined;
  /** The condition under which it is possible in full; undefined if it always is. */
  readonly condition: Condition | undefined;
  /** A note says what its figures cannot: its key is `card:phrase`. */
  readonly isNoted: boolean;
  /** It may remain unpaid because it may need others' help; it is therefore paid before the other costs. */
  readonly mayFail: boolean;
  /** Whose money it takes; undefined if it takes none. */
  readonly purse: Purse | undefined;
  /** The amount that its first figure stands for, as data. */
  readonly amount: Amount;
  readonly figure: number;
}

/** A part not yet bound to a card; the figures that it names are those of the card it is bound to. */
export type Term = (card: BoundCard) => CardPart;

/** The declaration of a part. `tell` and `act` come on top of its moves. */
interface CardDeclared extends Omit<Declared<At, LimitComponents>, 'obstacle'> {
  readonly choice?: keyof Chosen;
  readonly mayFail?: boolean;
  readonly purse?: Purse;
  /** What must be available for it to be possible in full. */
  readonly needs?: Need | undefined;
  /**
   * Names each figure that it moves, limited to its scale; the same list is used to describe the moves and to carry
   * them out.
   */
  moves?(at: At, move: Mover): void;
  /** How exact the described figures are. */
  bound?(at: At): Effect['bound'];
  /** The figure that its note is about, if no figure describes the part. */
  readonly notedOn?: string;
  /** The effects described before anything is chosen; default: a note. */
  readonly unchosen?: readonly Effect[];
}

/** What a part is built from: its first figure as printed (`by`), the amount it stands for (`n`), and its card. */
interface Printed {
  readonly by: number;
  n(at: At): number;
  readonly card: BoundCard;
}

/** A cost or effect. The figures of the card that it names go into its phrase, the first of them as `by`. */
export const part = (phrase: string, names: readonly string[], declare: (printed: Printed) => CardDeclared) =>
  scaledPart(phrase, names, 'as-printed', declare);

/** A cost or effect whose first figure is scaled, for example by population. */
export function scaledPart(
  phrase: string,
  names: readonly string[],
  amount: Amount,
  declare: (printed: Printed) => CardDeclared,
): Term {
  return (card) => {
    const [first] = names;
    const by = first === undefined ? 0 : cardFigure(card.components, card.id, first);
    const n = (at: At): number => amountAt(at, amount, by);
    const declared = declare({ by, n, card });
    const { act, moves, needs, notedOn, purse, unchosen } = declared;
    const condition = needs === undefined ? undefined : new Condition(needs, card, amount, by);
    const choice = declared.choice ?? CHOICE_OF[amount];
    const mayFail = declared.mayFail === true;
    const whole = amount === 'as-printed' ? phrase : `${phrase}-${amount}`;
    const noteOn = (what: string): Effect[] => [{ what, note: `${card.id}:${whole}` }];
    const tell = (at: At): readonly Effect[] => {
      if (choice !== undefined && at[choice] === undefined) return unchosen ?? noteOn(card.id);
      return notedOn === undefined ? toldOf(declared, at) : noteOn(notedOn);
    };
    const carryOut: CardPart['carryOut'] = (at, umpire) => {
      moves?.(at, moveFigure);
      const done = act?.(at, umpire);
      return done === undefined ? SILENT : done;
    };
    const isNoted = notedOn !== undefined || (choice !== undefined && unchosen === undefined);
    return {
      phrase: whole,
      names,
      choice,
      condition,
      obstacle: condition === undefined ? undefined : (at) => condition.obstacle(at),
      tell,
      carryOut,
      isNoted,
      mayFail,
      purse,
      amount,
      figure: by,
    };
  };
}

/**
 * The moves as described to the asked seat; moves of the reserve and the star nation are left out, because they have no
 * seat.
 */
function toldOf({ moves, tell, bound }: CardDeclared, at: At): readonly Effect[] {
  const told: Effect[] = [];
  const exactness = bound?.(at);
  moves?.(at, (_at, what, by, of) => {
    if (of === STAR || of === 'reserve') return;
    const seat = of === undefined ? {} : { seat: of };
    told.push({ what, by, ...seat, ...(exactness === undefined ? {} : { bound: exactness }) });
  });
  return [...told, ...(tell?.(at) ?? [])];
}

/** A choice that is made before the costs are paid. */
export type CardChoice = Choice<At, LimitComponents, keyof Chosen>;

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
