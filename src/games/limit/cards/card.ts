import { type Figures, type Obstacle, type Part, shortage } from '../../../engine/effects.ts';
import type { Effect, Seat, Value } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import { type Mover, moveFigure, nationAt } from '../board-changes.ts';
import type { LimitComponents } from '../components.ts';
import { type CardId, type LimitState, type Nation, type Plant, STAR, type Target } from '../state.ts';

/** What a card's player may choose before the costs are paid; each stays undefined until it is chosen. */
export interface Chosen {
  target: Target | undefined;
  plant: Plant | undefined;
  resource: Plant | undefined;
  tokens: number | undefined;
  strength: number | undefined;
}

/** The moment at which a card is looked at or played. */
export interface At extends Chosen {
  readonly state: LimitState;
  readonly components: LimitComponents;
  readonly seat: Seat;
  readonly nation: Nation;
}

/** The moment before anything is chosen. */
export const momentOf = (state: LimitState, components: LimitComponents, seat: Seat): At => ({
  state,
  components,
  seat,
  nation: nationAt(state, seat),
  target: undefined,
  plant: undefined,
  resource: undefined,
  tokens: undefined,
  strength: undefined,
});

/** The target; parts that concern it are looked at only once there is one. */
export const targetOf = (at: At): Target => at.target as Target;

/** An amount at a moment. */
export type Reckoning = (at: At) => number;

export type Check = (at: At) => Obstacle | undefined;

/** A cost or an effect of one card. */
export interface CardPart extends Omit<Part<At, LimitComponents>, 'figures' | 'obstacle'> {
  /** The figures of its phrase, from the table that its card is bound to. */
  readonly figures: Readonly<Record<string, number>>;
  /** Why it is not possible in full now; absent from a part that always is. */
  readonly obstacle: Check | undefined;
  /** The choice that decides about it; without one it concerns the player's nation alone. */
  readonly choice: keyof Chosen | undefined;
  /** A note says what its figures cannot: its key is `card:phrase`. */
  readonly isNoted: boolean;
  /** It may stay unpaid, as others may have to help, and so is paid before all else. */
  readonly mayFail: boolean;
}

/** A card with the figures of one component table; its parts know each other. */
export interface BoundCard {
  readonly id: CardId;
  readonly components: LimitComponents;
  readonly effects: readonly CardPart[];
  /** What its parts take out of the World Bank. */
  readonly bankMoney: Reckoning[];
  /** What its player pays, with the help of allies or without. */
  readonly ownMoney: Reckoning[];
}

/** A part before it belongs to a card: the figures that it names are those of its card. */
export type Term = (card: BoundCard) => CardPart;

/** How much a figure of a card comes to. */
export interface Amount {
  /** Ends the phrase of what is reckoned so. */
  readonly phrase: string;
  readonly choice?: keyof Chosen;
  of(figure: number, components: LimitComponents): Reckoning;
}

const AS_PRINTED: Amount = { phrase: '', of: (figure) => () => figure };

/** What differs between parts. */
interface Declared {
  readonly choice?: keyof Chosen;
  readonly mayFail?: boolean;
  readonly obstacle?: Check;
  /** Names each figure that it moves, cut to its scale: told and carried out as it stands here. */
  moves?(at: At, move: Mover): void;
  /** What is told besides, as later answers decide about it. */
  tells?(at: At): readonly Effect[];
  /** The figure of which a note is told, where no figure says it. */
  readonly notedOn?: string;
  /** What is told as long as nothing is chosen; a note where this is absent. */
  readonly unchosen?: readonly Effect[];
  /** How exact the figures are that are told of its moves. */
  bound?(at: At): Effect['bound'];
  /** What it does besides, with whatever has to be asked for it. */
  act?(at: At, umpire: Umpire<LimitComponents>): Figures | null;
  /** The name by which the log tells its amount. */
  readonly logged?: string;
}

/** What a part is made of: the figure that it names first as printed, and what that comes to. */
interface Printed {
  readonly by: number;
  readonly n: Reckoning;
  readonly card: BoundCard;
}

/** A cost or effect. The figures of the card that it names go into its phrase, the first of them as `by`. */
export function part(
  phrase: string,
  names: readonly string[],
  declare: (printed: Printed) => Declared,
  amount: Amount = AS_PRINTED,
): Term {
  return (card) => {
    const { id, components } = card;
    const figures = Object.fromEntries(
      names.map((name, place) => [place === 0 ? 'by' : name, figure(components, id, name)]),
    );
    const by = figures['by'] ?? 0;
    const n = amount.of(by, components);
    const declared = declare({ by, n, card });
    const { choice = amount.choice, unchosen, notedOn } = declared;
    const whole = phrase + amount.phrase;
    const noteOn = (what: string): Effect[] => [{ what, note: `${id}:${whole}` }];
    return {
      phrase: whole,
      figures,
      choice,
      isNoted: notedOn !== undefined || (choice !== undefined && unchosen === undefined),
      mayFail: declared.mayFail === true,
      obstacle: declared.obstacle,
      tell(at) {
        if (choice !== undefined && at[choice] === undefined) return unchosen ?? noteOn(id);
        return notedOn === undefined ? toldOf(declared, at) : noteOn(notedOn);
      },
      carryOut: carryingOut(declared, n),
    };
  };
}

/** What the asked seat is told of moves: nothing of the reserve's and the star nation's, which have no seat. */
function toldOf({ moves, tells, bound }: Declared, at: At): Effect[] {
  const told: Effect[] = [];
  const exactness = bound?.(at);
  moves?.(at, (_at, what, by, of) => {
    if (of === STAR || of === 'reserve') return;
    const seat = of === undefined ? {} : { seat: of };
    told.push({ what, by, ...seat, ...(exactness === undefined ? {} : { bound: exactness }) });
  });
  return [...told, ...(tells?.(at) ?? [])];
}

/** The act of a part with its moves. Rollouts play many cards, so what only the log says is not put together there. */
function carryingOut({ moves, act, logged }: Declared, n: Reckoning): CardPart['carryOut'] {
  if (moves === undefined) return act ?? (() => SILENT);
  return (at, umpire) => {
    const figures = logged === undefined || umpire.log === undefined ? SILENT : { [logged]: n(at) };
    moves(at, moveFigure);
    return act === undefined ? figures : act(at, umpire);
  };
}

/** Nothing to say beyond the card's name. */
export const SILENT: Readonly<Figures> = {};

/** A figure of a card in the component table. */
export function figure(components: LimitComponents, card: CardId, name: string): number {
  return components.cards[card]?.[name] as number;
}

/** An effect that cannot be carried out in full (LIM-POL-37, LR-24). */
export function effectFails(rule: string, need: number, have: number, of: string, target?: Target) {
  const obstacle = shortage('effect', rule, need, have, of);
  return obstacle === undefined || target === undefined || target === STAR
    ? obstacle
    : { ...obstacle, seat: target };
}

/** A card in whose play something is chosen. */
export interface Choosing {
  readonly id: CardId;
  /** Why a candidate will not do. */
  obstacle(candidate: Value): Obstacle | undefined;
  /** What the card does with a candidate. */
  tell(candidate: Value): Effect[];
}

/** A choice that is made before the costs are paid. */
export interface Choice {
  readonly name: keyof Chosen;
  /** What could be named; absent where any amount within a range will do. */
  candidates?(at: At): readonly Value[];
  /** Which of two candidates' reasons is told where no candidate will do. */
  noneOf?(one: Obstacle, other: Obstacle): Obstacle;
  ask(at: At, umpire: Umpire<LimitComponents>, card: Choosing): Value;
}

/** Everything that is declared of a politics card; its figures stand in the component table. */
export interface Declaration {
  readonly costs: readonly Term[];
  readonly effects: readonly Term[];
  readonly choices?: readonly Choice[];
  /** What taking a permanent card back costs (LIM-POL-42). */
  readonly withdrawal?: readonly Term[];
  /** Its effects happen only where its target does not resist (LIM-WAR-01). */
  readonly isResistible?: boolean;
  /** Why it may not be played with what is named beforehand, where that is none of its choices. */
  namedObstacle?(at: At, named: Readonly<Record<string, unknown>>, card: BoundCard): Obstacle | undefined;
}
