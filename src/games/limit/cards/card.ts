import { type Figures, type Obstacle, type Part, shortage } from '../../../engine/effects.ts';
import type { Effect, Seat, Value } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import { type Move, makeMoves, nationAt } from '../board-changes.ts';
import type { LimitComponents } from '../components.ts';
import { outputAt, populationValue } from '../figures.ts';
import { type CardId, type LimitState, type Nation, type Plant, STAR, type Target } from '../state.ts';

/** What a card's player has chosen so far. */
export interface Chosen {
  readonly target: Target | undefined;
  readonly plant: Plant | undefined;
  readonly resource: Plant | undefined;
  readonly tokens: number | undefined;
  readonly strength: number | undefined;
}

/** The moment at which a card is looked at or played. */
export interface At {
  readonly state: LimitState;
  readonly components: LimitComponents;
  readonly seat: Seat;
  readonly nation: Nation;
  readonly chosen: Chosen;
}

/** The moment before anything is chosen. */
export const momentOf = (state: LimitState, components: LimitComponents, seat: Seat): At => ({
  state,
  components,
  seat,
  nation: nationAt(state, seat),
  chosen: NOTHING,
});

const NOTHING: Chosen = {
  target: undefined,
  plant: undefined,
  resource: undefined,
  tokens: undefined,
  strength: undefined,
};

/** A cost or an effect of one card. */
export interface CardPart extends Part<At, LimitComponents> {
  /** The choice that decides about it; without one it concerns the player's nation alone. */
  readonly choice?: keyof Chosen;
  /** A note says what its figures cannot: its key is `card:phrase`. */
  readonly isNoted: boolean;
  /** Whether there can be an obstacle at all. */
  readonly mayObstruct: boolean;
  /** Money that it takes out of the World Bank. */
  fromBank(at: At): number;
  /** Money that its player pays, with the help of allies or without. */
  fromOwnMoney(at: At): number;
  /** It may stay unpaid, as others may have to help, and so is paid before all else. */
  readonly mayFail?: boolean;
}

/** A part before it belongs to a card: the figures that it names are those of its card. */
export type Term = (card: BoundCard) => CardPart;

/** A card whose parts know each other. */
export interface BoundCard {
  readonly id: CardId;
  readonly costs: readonly CardPart[];
  readonly effects: readonly CardPart[];
}

/** How much a figure of a card comes to. */
export interface Amount {
  /** Ends the phrase of what is reckoned so. */
  readonly phrase: string;
  of(figure: number, components: LimitComponents, nation: Nation): number;
}

export const PER_POPULATION: Amount = {
  phrase: '-per-population',
  of: (figure, { population }, nation) => figure * (population[nation.population - 1] as number),
};

/** As much as the population would be so many levels away (LR-22). */
export const BY_POPULATION: Amount = {
  phrase: '-by-population',
  of: (figure, components, nation) => populationValue(components, nation.population + figure),
};

/** As much as the renewable plant makes, whatever the figure. */
export const BY_RENEWABLE_OUTPUT: Amount = {
  phrase: '-by-output',
  of: (_figure, components, nation) => outputAt(components, nation.production.renewable),
};

/** What differs between parts. `n` is the card's first figure, reckoned by the amount. */
interface Declared {
  readonly choice?: keyof Chosen;
  readonly isNoted?: boolean;
  readonly mayFail?: boolean;
  /** Its amount comes out of the World Bank. */
  readonly isFromBank?: boolean;
  /** Its amount comes out of the player's money. */
  readonly isOwnMoney?: boolean;
  readonly amount?: Amount | undefined;
  obstacle?(at: At, n: number, card: BoundCard): Obstacle | undefined;
  /** What it moves: told and carried out as it stands here. */
  moves?(at: At, n: number): readonly Move[];
  /** What is told besides, as later answers decide about it. */
  tells?(at: At, n: number, card: BoundCard): readonly Effect[];
  /** What is told as long as nothing is chosen. */
  tellsUnchosen?(n: number): readonly Effect[];
  /** What it does besides, with whatever has to be asked for it. */
  act?(at: At, umpire: Umpire<LimitComponents>, n: number, card: BoundCard): Figures | null;
}

/** A cost or effect. The figures of the card that it names go into its phrase, the first of them as `by`. */
export function part(phrase: string, names: readonly string[], declared: Declared): Term {
  const {
    choice,
    mayFail = false,
    isFromBank = false,
    isOwnMoney = false,
    amount,
    obstacle,
    moves,
    tells,
    tellsUnchosen,
    act,
  } = declared;
  const isNoted = declared.isNoted ?? (choice !== undefined && tellsUnchosen === undefined);
  const [first] = names;
  return (card) => {
    // A table's figure is looked up once: obstacles are asked for at every question of a rollout.
    let table: LimitComponents | undefined;
    let value = 0;
    const look = (components: LimitComponents): number => {
      table = components;
      value = first === undefined ? 0 : figure(components, card.id, first);
      return value;
    };
    const n = ({ components, nation }: At): number => {
      const by = components === table ? value : look(components);
      return amount === undefined ? by : amount.of(by, components, nation);
    };
    const isOpen = ({ chosen }: At) => choice !== undefined && chosen[choice] === undefined;
    return {
      phrase: phrase + (amount?.phrase ?? ''),
      ...(choice === undefined ? {} : { choice }),
      isNoted,
      mayFail,
      mayObstruct: obstacle !== undefined,
      fromBank: (at) => (isFromBank ? n(at) : 0),
      fromOwnMoney: (at) => (isOwnMoney ? n(at) : 0),
      figures: (components) =>
        Object.fromEntries(
          names.map((name) => [name === first ? 'by' : name, figure(components, card.id, name)]),
        ),
      obstacle: obstacle === undefined ? () => undefined : (at) => obstacle(at, n(at), card),
      tell: (at) =>
        isOpen(at)
          ? (tellsUnchosen?.(n(at)) ?? [{ what: card.id, note: `${card.id}:${phrase}` }])
          : [...(moves?.(at, n(at)) ?? []).flatMap(told), ...(tells?.(at, n(at), card) ?? [])],
      carryOut(at, umpire) {
        if (moves === undefined) return act === undefined ? SILENT : act(at, umpire, n(at), card);
        const by = n(at);
        makeMoves(at.state, at.nation, moves(at, by));
        return act === undefined ? SILENT : act(at, umpire, by, card);
      },
    };
  };
}

/** What the asked seat is told of a move: nothing of the reserve's and the star nation's, which have no seat. */
function told({ what, by, of }: Move): Effect[] {
  if (of === STAR || of === 'reserve') return [];
  return [of === undefined ? { what, by } : { what, by, seat: of }];
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

/** A choice that is made before the costs are paid. */
export interface Choice {
  readonly name: keyof Chosen;
  /** What could be named; absent where any amount within a range will do. */
  candidates?(at: At): readonly Value[];
  /** Which of two candidates' reasons is told where no candidate will do. */
  noneOf?(one: Obstacle, other: Obstacle): Obstacle;
  /** Asks for it; `obstacle` says why a candidate will not do, `tell` what the card does with it. */
  ask(
    at: At,
    umpire: Umpire<LimitComponents>,
    card: {
      readonly id: CardId;
      obstacle(candidate: Value): Obstacle | undefined;
      tell(candidate: Value): Effect[];
    },
  ): Value;
}

/** Everything that is declared of a politics card; its figures stand in the component table. */
export interface Declaration {
  readonly id: CardId;
  readonly costs: readonly Term[];
  readonly effects: readonly Term[];
  readonly choices?: readonly Choice[];
  /** What taking a permanent card back costs (LIM-POL-42). */
  readonly withdrawal?: readonly Term[];
  /** Comes between costs and effects, and decides whether the effects happen. */
  beforeEffects?(
    at: At,
    umpire: Umpire<LimitComponents>,
    card: BoundCard,
  ): { readonly figures: Figures; readonly happens: boolean };
  /** Why it may not be played with what is named beforehand, where that is none of its choices. */
  namedObstacle?(at: At, named: Readonly<Record<string, unknown>>, card: BoundCard): Obstacle | undefined;
}
