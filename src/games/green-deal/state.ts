import { present } from '../../engine/checked.ts';
import type { State } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import type { Occasion } from '../../engine/question-kind.ts';
import type { RandomStream } from '../../engine/random.ts';
import type { GreenComponents } from './figures.ts';

/** The four categories in their fixed order, left to right (GD-GEN-02). */
export const CATEGORIES = ['environment', 'jobs', 'social', 'research'] as const;
export type Category = (typeof CATEGORIES)[number];

/** A category's index in `CATEGORIES`, also used for levels, rows and decks. */
export type CategoryIndex = number;

/** The letters of tiles, in the order of the categories. */
export const CATEGORY_LETTERS = ['E', 'J', 'S', 'R'] as const;

/** Project sizes are the whole numbers 1 to 5 (GD-GEN-13). */
export const SIZES = 5;

/** PR chips come in the values 1, 2 and 3 (GD-GEN-14). */
export const CHIP_VALUES = [1, 2, 3] as const;

/** The sources of points, except action cards, which are counted one by one (GD-GEN-16). */
export const POINT_SOURCES = [
  'projects',
  'dividends',
  'pr',
  'sustainability',
  'valuation',
  'loans',
  'earlier',
] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

/** What a company has done in the round so far, on which every limit of a round depends (GD-INV-38). */
export interface RoundUse {
  /** Projects taken. */
  projects: number;
  /** Action cards taken, Tax Refund among them. */
  actions: number;
  refund: boolean;
  loan: boolean;
  repaid: boolean;
  /** Whether Market Screening was played, which allows one more project or action card. */
  screening: boolean;
  /** PR chips bought, and their points. */
  chips: number;
  chipPoints: number;
  dividends: boolean;
  /** Action cards taken this round; Market Screening may only be played in a later round (GD-CARD-18-01). */
  taken: string[];
}

/** Everything that one seat owns, all of it public (GD-GEN-15). */
export interface Company {
  cash: number;
  /** The step of the Income marker; the scale gives the value (GD-GEN-08). */
  step: number;
  /** Levels on the sustainability tracks, by category. */
  levels: number[];
  /** Amounts owed, in the order taken. */
  loans: number[];
  /** The amount that partial repayments left unpaid. */
  shortfall: number;
  /** Action cards in the order taken, spent ones too (GD-INV-34). */
  cards: string[];
  /** Uses left of hand cards. */
  uses: Record<string, number>;
  /** PR chips in the order gained. */
  chips: number[];
  /** Project cards in the order taken. */
  projects: string[];
  /** The category of Specialization; -1 without the card. */
  specialization: CategoryIndex;
  /** Categories for which Cash Cow has paid. */
  cashCowPaid: boolean[];
  /** Tiles that must still be placed this round, each `category * 10 + size`. */
  due: number[];
  points: Record<PointSource, number>;
  /** Points gained or lost through action cards, by card. */
  cardPoints: Record<string, number>;
  round: RoundUse;
}

/** A row of cards: one project per category, and the action cards. */
export interface Row {
  projects: (string | null)[];
  actions: string[];
}

/** The steps in the order of a round and of the end of the game (GD-GEN-18 to GD-GEN-21, GD-END-05). */
export const STEP_NAMES = [
  'beforeAuction',
  'auction',
  'accounting',
  'investment',
  'expansion',
  'endgameCards',
  'sustainabilityAssessment',
  'companyValuation',
  'prAssessment',
  'endRound',
  'gameEnd',
] as const;

export type StepName = (typeof STEP_NAMES)[number];

/** A match of Green Deal between two steps, or the draft inside one. */
export interface GreenState extends State {
  random: RandomStream;
  variant: 'standard' | 'simple';
  incomeScale: 'stepped' | 'linear';
  round: number;
  /** The step that comes next; `over` after the last. */
  phase: StepName | 'over';
  /** The index in the turn order of the seat to act in investment and expansion. */
  turn: number;
  /** Seats, first to last, for phases 2 to 4 of one round (GD-AUC-08). */
  turnOrder: Seat[];
  /** The revealed bids; null for a spy who has yet to bid; empty from the clean-up to the next reveal. */
  bids: (number | null)[];
  companies: Company[];
  /** The row of this round; `closed` once n - 1 seats took a project (GD-INV-12). */
  market: Row & { closed: boolean };
  /** The row of the next round; empty in the last round (GD-INV-39). */
  preview: Row;
  /** The cards below the preview, top first; they are the only hidden cards. */
  decks: { projects: string[][]; actions: string[][] };
  /** Cards that nobody took; never shuffled back. */
  discards: { projects: string[]; actions: string[] };
  /** The loan pile, top first (GD-SETUP-11). */
  loanPile: number[];
  /** The number of PR chips in the supply, by value; index 0 is unused. */
  chips: number[];
  /** The tile on each cell in reading order, `owner * 100 + category * 10 + size`; 0 is empty. */
  map: number[];
}

/** What most questions of Green Deal depend on. */
export type GreenOccasion = Occasion<GreenState, GreenComponents>;

/** A company's use of a round at its beginning. */
export function freshRound(): RoundUse {
  return {
    projects: 0,
    actions: 0,
    refund: false,
    loan: false,
    repaid: false,
    screening: false,
    chips: 0,
    chipPoints: 0,
    dividends: false,
    taken: [],
  };
}

/** Whether a company has this action card in front of it, spent or not. */
export function holds(company: Company, card: string): boolean {
  return company.cards.includes(card);
}

/** What a seat owns. */
export function companyAt({ companies }: GreenState, seat: Seat): Company {
  return present(companies[seat], 'company');
}

/** The seat that has this action card, or -1; every card exists once (GD-INV-35). */
export function holderOf(state: GreenState, card: string): Seat {
  const { companies } = state;
  for (let seat = 0; seat < companies.length; seat += 1) {
    if (present(companies[seat], 'company').cards.includes(card)) return seat;
  }
  return -1;
}

/** How many times a company may still play this hand card. */
export function usesLeft(company: Company, card: string): number {
  return company.uses[card] ?? 0;
}

/** The Income value at a step, which accounting pays and dividends depend on (GD-GEN-08). */
export function incomeValueAt(state: GreenState, components: GreenComponents, step: number): number {
  return state.incomeScale === 'linear' ? step : present(components.steppedValues[step], 'Income value');
}

/** The last step of the Income scale in use (GD-GEN-07). */
export function lastStep(state: GreenState, components: GreenComponents): number {
  return components.caps.income[state.incomeScale];
}

/**
 * Moves an Income marker up or down; steps beyond either end are lost (GD-GEN-07, GD-CARD-0-03).
 * @returns the steps actually moved
 */
export function moveIncome(
  state: GreenState,
  components: GreenComponents,
  company: Company,
  steps: number,
): number {
  const before = company.step;
  company.step = Math.max(0, Math.min(lastStep(state, components), before + steps));
  return company.step - before;
}

/**
 * Adds Cash; any excess over the top of the scale is lost (GD-GEN-06).
 * @returns the amount actually gained
 */
export function gainCash(components: GreenComponents, company: Company, amount: number): number {
  const before = company.cash;
  company.cash = Math.min(components.caps.cash, before + amount);
  return company.cash - before;
}

/** Records points gained or lost through an action card. */
export function scoreCard(company: Company, card: string, points: number): void {
  company.cardPoints[card] = (company.cardPoints[card] ?? 0) + points;
}

/** A company's victory points: the sum over all sources; they may be negative (GD-GEN-10). */
export function pointsOf(company: Company): number {
  const { points, cardPoints } = company;
  let total =
    points.projects +
    points.dividends +
    points.pr +
    points.sustainability +
    points.valuation +
    points.loans +
    points.earlier;
  for (const card in cardPoints) total += present(cardPoints[card], 'points of a card');
  return total;
}

/** The lowest of a company's four levels (GD-SUS-02). */
export function lowestLevel(company: Company): number {
  return Math.min(...company.levels);
}

/** Says which step comes next; null ends the game. */
export function setNext(state: GreenState, step: StepName | null): void {
  state.phase = step ?? 'over';
}

/** Whether an answer of a turn is a free action or ends the turn: it takes nothing from the offer (GD-INV-04 to GD-INV-07). */
export function isFreeAction(option: unknown): boolean {
  return /^(?:done|dividends|repay|pr-\d|play-.+)$/u.test(String(option));
}
