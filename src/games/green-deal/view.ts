import type { Answer } from '../../engine/answer.ts';
import { elementAt } from '../../engine/checked.ts';
import type { Setting } from '../../engine/game.ts';
import type { Seat, Value } from '../../engine/question.ts';
import { sustainabilityPoints } from './assessments.ts';
import { momentOf } from './cards/card.ts';
import { ruleOf } from './cards/index.ts';
import { dividendOf } from './dividends.ts';
import type { CardKind, GreenComponents, Way } from './figures.ts';
import { actionOf, figureOf, projectOf } from './figures.ts';
import { loanPenalty } from './loans.ts';
import { categoryName, categoryOf, ownerOf, sizeOf, worldOf } from './map.ts';
import { legalCells } from './placement.ts';
import { chipPrice, freeChip } from './pr.ts';
import { rankAwards } from './ranking.ts';
import {
  CATEGORIES,
  type Category,
  CHIP_VALUES,
  type Company,
  companyAt,
  type GreenState,
  holderOf,
  incomeValueAt,
  lastStep,
  type PointSource,
  pointsOf,
  type Row,
} from './state.ts';
import { projectPrice } from './sustainability-cards.ts';

/** A project card on the table. */
export interface ProjectView {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly size: number;
  readonly cost: number;
  /** The cost for the viewer, with Specialization; the printed cost for a spectator. */
  readonly price: number;
  readonly points: number;
  readonly steps: number;
}

/** An action card on the table. */
export interface ActionView {
  readonly id: string;
  readonly name: string;
  readonly kind: CardKind;
  readonly figures: Readonly<Record<string, number>>;
}

/** An action card in front of its owner. */
export interface HeldCardView extends ActionView {
  /** Uses left of a hand card; null for the other kinds. */
  readonly usesLeft: number | null;
  /** The step in which its owner may play it or it applies; null if it has no such step. */
  readonly moment: string | null;
  /**
   * `now` or `later`: a hand card; `spent`; `works`: to the end of the game; `done`: applied at once; `end`: scores at
   * the end.
   */
  readonly status: 'now' | 'later' | 'spent' | 'works' | 'done' | 'end';
  /** The points that an endgame card would bring now. */
  readonly worth: number;
  /** The Income steps that it would bring at the end. */
  readonly worthSteps: number;
}

/** Everything that a company has; nothing is hidden (GD-GEN-15). */
export interface CompanyView {
  readonly seat: Seat;
  readonly cash: number;
  readonly income: number;
  readonly incomeStep: number;
  readonly points: number;
  readonly pointsBySource: Readonly<Record<PointSource, number>>;
  readonly pointsByCard: Readonly<Record<string, number>>;
  readonly levels: Readonly<Record<Category, number>>;
  readonly loans: readonly number[];
  readonly shortfall: number;
  /** The points that unpaid loans would cost now. */
  readonly loanPenalty: number;
  readonly chips: readonly number[];
  readonly cards: readonly HeldCardView[];
  readonly projects: readonly ProjectView[];
  readonly specialization: Category | null;
  readonly cashCowPaid: readonly Category[];
  readonly dueTiles: readonly { readonly category: Category; readonly size: number }[];
  /** The cells on which its next due tile may go; empty if no tile is due. */
  readonly cells: readonly string[];
  readonly dividend: { readonly cash: number; readonly points: number; readonly paid: boolean } | null;
  /** Price of each chip for this company, by value. */
  readonly chipPrices: Readonly<Record<number, number>>;
  /** What it has done this round. */
  readonly round: Company['round'];
  /** The revealed bid; null before the reveal. */
  readonly bid: number | null;
  /** The points that the assessments would give if they were held now. */
  readonly outlook: {
    readonly sustainability: number;
    /** The same if the lowest level were one higher. */
    readonly sustainabilityOneHigher: number;
    readonly valuation: number;
    readonly pr: number;
  };
}

/** A cell of the map in play. */
export interface CellView {
  readonly cell: string;
  readonly start: boolean;
  /** The next cell in each direction, also across the edges of the map. */
  readonly ways: Readonly<Record<Way, string>>;
  /** The cells that touch it only at a corner. */
  readonly corners: readonly string[];
  /** Null if the cell is empty. */
  readonly tile: { readonly owner: Seat; readonly category: Category; readonly size: number } | null;
}

/** A row of cards: the projects by category, and the action cards. */
export interface RowView {
  readonly projects: readonly (ProjectView | null)[];
  readonly actions: readonly ActionView[];
}

/** Everything that a seat may know; only the decks below the preview and others' sealed answers are hidden (R-80). */
export interface GreenView {
  readonly seat: Seat | null;
  readonly variant: GreenState['variant'];
  readonly incomeScale: GreenState['incomeScale'];
  readonly round: number;
  readonly rounds: number;
  readonly phase: string;
  readonly turnOrder: readonly Seat[];
  /** The seat to act in investment and expansion. */
  readonly inTurn: Seat | null;
  readonly caps: { readonly cash: number; readonly income: number; readonly level: number };
  /** Income value by step, for the scale. */
  readonly incomeValues: readonly number[];
  /** Dividends by Income value. */
  readonly dividends: readonly ({ readonly cash: number; readonly points: number } | null)[];
  readonly prRounds: readonly number[];
  readonly sustainabilityRounds: readonly number[];
  readonly companies: readonly CompanyView[];
  readonly market: RowView & { readonly closed: boolean };
  readonly preview: RowView;
  readonly cardsLeft: { readonly projects: readonly number[]; readonly actions: readonly number[] };
  readonly discards: { readonly projects: readonly string[]; readonly actions: readonly string[] };
  /** The loan pile, top first. */
  readonly loanPile: readonly number[];
  readonly chipSupply: Readonly<Record<number, number>>;
  readonly chipPrices: Readonly<Record<number, number>>;
  readonly taxRefund: { readonly cash: number; readonly chip: number };
  readonly map: {
    readonly rows: number;
    readonly cols: number;
    /** In reading order. */
    readonly cells: readonly CellView[];
  };
  /** The viewer's own answers in a decision that is still sealed. */
  readonly sealed: readonly { readonly ask: string; readonly value: Value }[];
}

/** The view of a seat or a spectator; it shares no objects with the state. */
export function view(
  state: GreenState,
  seat: Seat | null,
  setting: Setting<GreenComponents>,
  open: readonly Answer[],
): GreenView {
  const { components } = setting;
  const world = worldOf(state, components);
  const viewer = seat === null ? null : companyAt(state, seat);
  const cap = lastStep(state, components);
  const inTurns = state.phase === 'investment' || state.phase === 'expansion';
  return {
    seat,
    variant: state.variant,
    incomeScale: state.incomeScale,
    round: state.round,
    rounds: components.rounds,
    phase: state.phase,
    turnOrder: [...state.turnOrder],
    inTurn: inTurns ? (state.turnOrder[state.turn] ?? null) : null,
    caps: { cash: components.caps.cash, income: cap, level: components.caps.level },
    incomeValues: Array.from({ length: cap + 1 }, (_, step) => incomeValueAt(state, components, step)),
    dividends:
      state.variant === 'simple' ? [] : components.dividends.map((dividend) => dividend && { ...dividend }),
    prRounds: state.variant === 'simple' ? [] : [...components.prRounds],
    sustainabilityRounds: [...components.sustainabilityRounds],
    companies: state.companies.map((_, other) => companyView(state, components, other)),
    market: { ...rowView(components, state.market, viewer), closed: state.market.closed },
    preview: rowView(components, state.preview, viewer),
    cardsLeft: {
      projects: state.decks.projects.map((deck) => deck.length),
      actions: state.decks.actions.map((deck) => deck.length),
    },
    discards: { projects: [...state.discards.projects], actions: [...state.discards.actions] },
    loanPile: [...state.loanPile],
    chipSupply: byValue((value) => elementAt(state.chips, value)),
    chipPrices: byValue((value) => elementAt(components.prPrices, value)),
    taxRefund: { cash: components.taxRefundCash, chip: freeChip(state) },
    map: {
      rows: world.rows,
      cols: world.cols,
      cells: world.names.map((cell, index) => ({
        cell,
        start: elementAt(world.isStart, index),
        ways: { ...elementAt(world.ways, index) },
        corners: elementAt(world.across, index).map((other) => elementAt(world.names, other)),
        tile: tileView(elementAt(state.map, index)),
      })),
    },
    sealed: open.map(({ ask, value }) => ({ ask, value })),
  };
}

function byValue(of: (value: number) => number): Record<number, number> {
  return Object.fromEntries(CHIP_VALUES.map((value) => [value, of(value)]));
}

function tileView(code: number): CellView['tile'] {
  if (code === 0) return null;
  return { owner: ownerOf(code), category: categoryName(categoryOf(code)), size: sizeOf(code) };
}

function projectView(components: GreenComponents, id: string, viewer: Company | null): ProjectView {
  const card = projectOf(components, id);
  const price = viewer === null ? card.cost : projectPrice(components, viewer, card);
  return { ...card, category: categoryName(card.category), price };
}

function actionView(components: GreenComponents, id: string): ActionView {
  const { name, kind, figures } = actionOf(components, id);
  return { id, name, kind, figures: { ...figures } };
}

function rowView(components: GreenComponents, row: Row, viewer: Company | null): RowView {
  return {
    projects: row.projects.map((id) => (id === null ? null : projectView(components, id, viewer))),
    actions: row.actions.map((id) => actionView(components, id)),
  };
}

function companyView(state: GreenState, components: GreenComponents, seat: Seat): CompanyView {
  const company = companyAt(state, seat);
  const dividend = state.variant === 'simple' ? null : dividendOf(state, components, company);
  const { names } = worldOf(state, components);
  const category = (index: number) => elementAt(CATEGORIES, index);
  return {
    seat,
    cash: company.cash,
    income: incomeValueAt(state, components, company.step),
    incomeStep: company.step,
    points: pointsOf(company),
    pointsBySource: { ...company.points },
    pointsByCard: { ...company.cardPoints },
    levels: Object.fromEntries(
      CATEGORIES.map((name, index) => [name, elementAt(company.levels, index)]),
    ) as Record<Category, number>,
    loans: [...company.loans],
    shortfall: company.shortfall,
    loanPenalty: loanPenalty(components, company),
    chips: [...company.chips],
    cards: company.cards.map((card) => heldCard(state, components, seat, card)),
    projects: company.projects.map((id) => projectView(components, id, company)),
    specialization: company.specialization < 0 ? null : category(company.specialization),
    cashCowPaid: CATEGORIES.filter((_, index) => company.cashCowPaid[index]),
    dueTiles: company.due.map((tile) => ({ category: category(Math.floor(tile / 10)), size: tile % 10 })),
    cells:
      company.due.length === 0
        ? []
        : legalCells(state, components, seat, false).map((cell) => elementAt(names, cell)),
    dividend: dividend && { ...dividend, paid: company.round.dividends },
    chipPrices: byValue((value) => chipPrice(components, company, value)),
    round: { ...company.round, taken: [...company.round.taken] },
    bid: state.bids[seat] ?? null,
    outlook: outlookOf(state, components, seat),
  };
}

/** The step of the round in which a hand card may be played. */
const MOMENTS: Readonly<Record<string, string>> = {
  hyperinflation: 'beforeAuction',
  lawsuit: 'beforeAuction',
  'industrial-spying': 'auction',
  'insider-trading': 'auction',
  sabotage: 'auction',
  'market-screening': 'investment',
  'resource-transfer': 'investment',
  internationalization: 'expansion',
  'competitive-analysis': 'expansion',
  'hire-lawyer': 'expansion',
  'tough-competition': 'expansion',
  'pr-analysis': 'prAssessment',
  'pr-machine': 'prAssessment',
  'pr-consultant': 'investment',
  specialization: 'investment',
  'super-dividends': 'investment',
};

function heldCard(state: GreenState, components: GreenComponents, seat: Seat, card: string): HeldCardView {
  const company = companyAt(state, seat);
  const { kind } = actionOf(components, card);
  const usesLeft = kind === 'hand' ? (company.uses[card] ?? 0) : null;
  const moment = MOMENTS[card] ?? null;
  return {
    ...actionView(components, card),
    usesLeft,
    moment,
    status: statusOf(state, company, card, kind, moment, seat),
    ...worthOf(state, components, seat, card),
  };
}

/** The points, and the Income steps before limits, that an endgame card would bring now; nothing for other cards. */
function worthOf(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
  card: string,
): Pick<HeldCardView, 'worth' | 'worthSteps'> {
  const { kind, parts } = ruleOf(card);
  if (kind !== 'endgame') return { worth: 0, worthSteps: 0 };
  const at = momentOf(state, components, seat);
  const points = parts.flatMap((part) => part.tell(at)).filter(({ what }) => what === 'points');
  const steps = parts.filter(({ phrase }) => phrase.startsWith('income'));
  return {
    worth: points.reduce((sum, { by = 0 }) => sum + Number(by), 0),
    worthSteps: steps.reduce((sum, { names: [steps = ''] }) => sum + figureOf(components, card, steps), 0),
  };
}

function statusOf(
  state: GreenState,
  company: Company,
  card: string,
  kind: CardKind,
  moment: string | null,
  seat: Seat,
): HeldCardView['status'] {
  if (kind === 'instant') return 'done';
  if (kind === 'permanent') return 'works';
  if (kind === 'endgame') return 'end';
  if ((company.uses[card] ?? 0) === 0) return 'spent';
  if (state.phase !== moment) return 'later';
  if (card === 'market-screening' && company.round.taken.includes(card)) return 'later';
  const inTurns = state.phase === 'investment' || state.phase === 'expansion';
  return !inTurns || state.turnOrder[state.turn] === seat ? 'now' : 'later';
}

/** The points that the assessments would give a seat if they were held now, without PR chips. */
function outlookOf(state: GreenState, components: GreenComponents, seat: Seat): CompanyView['outlook'] {
  const { companies } = state;
  const lowest = Math.min(...elementAt(companies, seat).levels);
  const sustainability = sustainabilityPoints(components, lowest);
  const sustainabilityOneHigher = sustainabilityPoints(components, lowest + 1);
  if (state.variant === 'simple') return { sustainability, sustainabilityOneHigher, valuation: 0, pr: 0 };
  const briber = holderOf(state, 'bribe');
  const steps = companies.map(({ step }) => step);
  const valuation = elementAt(rankAwards(steps, components.valuationRewards, 0, briber), seat).points;
  let pr = 0;
  for (let category = 0; category < CATEGORIES.length; category += 1) {
    const levels = companies.map((company) => elementAt(company.levels, category));
    pr += elementAt(rankAwards(levels, components.prRewards, 1, briber), seat).points;
  }
  return { sustainability, sustainabilityOneHigher, valuation, pr };
}
