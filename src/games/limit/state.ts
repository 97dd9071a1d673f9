import type { Options, State } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';

/** The three plants of a nation, in the order of production (LIM-SOC-42). */
export const PLANTS = ['renewable', 'industrial', 'military'] as const;
export type Plant = (typeof PLANTS)[number];

/** A nation's tokens and stocks, in the order of boards and positions. */
export const NATION_TOKENS = [
  'money',
  'renewable',
  'industrial',
  'military',
  'fossil',
  'territory',
  'disruption',
  'pollution',
] as const;

/** The resources that the marketplace trades (LIM-TRA-02). */
export const RESOURCES = ['renewable', 'industrial', 'military', 'fossil'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The social classes, highest first (LIM-LIV-01). Their index here is their index in `Nation.classes`. */
export const CLASSES = ['A', 'B', 'C', 'D', 'E'] as const;
export type SocialClass = (typeof CLASSES)[number];

export const DECKS = ['society', 'militaryEconomy', 'production'] as const;
export type DeckName = (typeof DECKS)[number];

/** The crises in the order in which they are checked (LIM-INT-03). */
export const CRISES = ['financial', 'environmental', 'military'] as const;
export type Crisis = (typeof CRISES)[number];

export const ALLIANCES = ['military', 'economic'] as const;
export type AllianceKind = (typeof ALLIANCES)[number];

export type CardId = string;

/** The word for the star nation as the target of a card in solo mode. */
export const STAR = 'star';
export type Target = Seat | typeof STAR;

/** One nation board with its cards. Levels count from 1; stocks have no ceiling (LR-21). */
export interface Nation {
  money: number;
  renewable: number;
  industrial: number;
  military: number;
  fossil: number;
  territory: number;
  disruption: number;
  /** Excess pollution included (LR-33). */
  pollution: number;
  /** Level on the population track. */
  population: number;
  /** Levels on the production tracks. */
  production: Record<Plant, number>;
  /** Standard of living of A to E, each 1 to 4. */
  classes: number[];
  /** Whether the line of A to E still carries its demographic shift tile. */
  shiftTiles: boolean[];
  shiftZone: number;
  unrest: number;
  /** In canonical order. */
  hand: CardId[];
  /** The cards in the hand that the whole table knows. */
  shown: CardId[];
  /** Unlockable cards beside the board. */
  aside: CardId[];
  /** Instant cards played this generation, in the order of playing. */
  played: CardId[];
  permanents: CardId[];
  /** Top card first. */
  decks: Record<DeckName, CardId[]>;
  /** The number of cards at the bottom of each deck that the owner put there and knows. */
  buried: Record<DeckName, number>;
  passed: boolean;
}

/** The star nation of solo mode: its tokens. Its table values follow from the generation (LIM-SOLO-07). */
export interface Star {
  money: number;
  fossil: number;
  territory: number;
  pollution: number;
  disruption: number;
}

export interface LimitState extends State {
  options: Options;
  /** The current step, or the next one. */
  step: string | null;
  generation: number;
  leader: Seat;
  /** Who acts in Decide Policy; null outside it. */
  turn: Seat | null;
  /**
   * The standard of class C of every nation at the start of the social phase or stress test (LIM-SOC-03); null before
   * the first.
   */
  columns: number[] | null;
  /** The number of stress tests carried out (LIM-VAR-07). */
  stressTests: number;
  ended: boolean;
  /** Filled by scoring; empty before. */
  scores: number[];
  winners: Seat[];
  bank: number;
  /** A separate counter, because returned tokens always go to the card (LR-34). */
  disruptionReserve: number;
  market: { stock: Record<Resource, number>; price: Record<Resource, number> };
  colonization: { territory: number; fossil: number };
  /** The crisis tiles on each generation tile, first generation first. */
  crises: Crisis[][];
  nations: Nation[];
  /** Groups of seats, each ascending. */
  alliances: Record<AllianceKind, Seat[][]>;
  /** Whether the token lies agreement side up, by kind and seat (LIM-COMP-08). */
  agreed: Record<AllianceKind, boolean[]>;
  /** Whose turn it is in the alliance step; null outside it. */
  allianceTurn: Seat | null;
  /** How many seats have acted in the alliance step; it is over when all have. */
  allianceActed: number;
  demilitarized: boolean;
  star: Star | null;
  /** Solo mode's event cards: those to come, top first, and those drawn. */
  events: { pile: string[]; discards: string[] };
}
