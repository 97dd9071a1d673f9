import type { Decided } from '../../engine/game.ts';
import { ownOf } from '../../engine/own.ts';
import type { Consequence } from '../../engine/question.ts';
import type { GreenComponents } from './figures.ts';
import { CATEGORIES, type Category } from './state.ts';
import type { CompanyView, GreenView, ProjectView } from './view.ts';

/** A decision of a company, and the company. */
type Situation = Decided<GreenView, GreenComponents> & { readonly company: CompanyView };

type Figures = Consequence['figures'];
type Reasoning = (situation: Situation) => Consequence | undefined;

const because = (code: string, figures: Figures = {}): Consequence => ({ code, figures });

/** Why an answer is good: the purpose of a project, a card, a cell or a chip in this position. */
export function reason(decided: Decided<GreenView, GreenComponents>): Consequence | undefined {
  const company = decided.view.companies[decided.seat];
  return company === undefined ? undefined : ownOf(REASONS, decided.ask)?.({ ...decided, company });
}

/** The rounds that still follow this one. */
const roundsAfter = ({ view }: Situation): number => view.rounds - view.round;

const lowestLevel = ({ levels }: CompanyView): number =>
  Math.min(...CATEGORIES.map((category) => levels[category]));

const assessmentAhead = ({ view }: Situation): boolean =>
  view.sustainabilityRounds.some((round) => round >= view.round);

const isCategory = (value: unknown): value is Category => (CATEGORIES as readonly unknown[]).includes(value);

/** A project: for the lowest level, for Income, or for its points; if known, for what it gained in rollouts. */
const projectReason: Reasoning = (situation) => {
  const { value, view, company, gains } = situation;
  const category = CATEGORIES.indexOf(value as Category);
  const project = view.market.projects[category];
  if (project === undefined || project === null) return undefined;
  const lowest = lowestLevel(company);
  const level = company.levels[project.category];
  const isLowest = level === lowest && assessmentAhead(situation);
  const rest = roundsAfter(situation);
  const known = gains.find((source) => ['sustainability', 'valuation', 'projects'].includes(source));
  if (
    isLowest &&
    (known === 'sustainability' || (known === undefined && project.steps * rest < 2 * project.size))
  )
    return lowestReason(project, level);
  if (
    known !== 'projects' &&
    project.steps > 0 &&
    rest > 0 &&
    (known === 'valuation' || !isLowest || rest > 4)
  )
    return because('project-income', { steps: project.steps, rounds: rest });
  return isLowest
    ? lowestReason(project, level)
    : because('project-points', { points: project.points, price: project.price });
};

const lowestReason = ({ category, size }: ProjectView, level: number): Consequence =>
  because('project-lowest', { category, level, size });

const chipReason: Reasoning = ({ view }) => {
  const next = view.prRounds.find((round) => round >= view.round);
  return next === undefined ? because('chip-late') : because('chip', { round: next });
};

const dividendsReason: Reasoning = ({ company }) => {
  const { dividend } = company;
  return dividend === null
    ? undefined
    : because('dividends', { cash: dividend.cash, points: dividend.points });
};

/** The end of a turn: the purpose of the remaining Cash. */
const doneReason: Reasoning = (situation) =>
  because(roundsAfter(situation) === 0 ? 'done-last' : 'done', { cash: situation.company.cash });

const loanReason: Reasoning = ({ view }) => because('loan', { amount: view.loanPile[0] ?? 0 });

/** The purpose of each answer of the turn that is neither a project nor a card on offer. */
const TURN: Readonly<Record<string, Reasoning>> = {
  'tax-refund-cash': ({ view }) =>
    because(view.variant === 'simple' ? 'refund-cash-simple' : 'refund-cash', { cash: view.taxRefund.cash }),
  'tax-refund-pr': ({ view }) => because('refund-chip', { chip: view.taxRefund.chip }),
  loan: loanReason,
  'pr-1': chipReason,
  'pr-2': chipReason,
  'pr-3': chipReason,
  dividends: dividendsReason,
  repay: ({ setting }) => because('repay', { each: setting.components.loanPenalty }),
  'play-market-screening': () => because('play-market-screening'),
  'play-resource-transfer': () => because('play-resource-transfer'),
  done: doneReason,
};

/** Cards that pay only in later rounds. */
const LASTING: readonly string[] = ['dumping-wages', 'pr-consultant', 'specialization', 'super-dividends'];

/** An action card on offer: its own reason, with the number of rounds in which it can still be used. */
const cardReason: Reasoning = (situation) => {
  const { value, view, company } = situation;
  const card = view.market.actions.find(({ id }) => id === value);
  if (card === undefined) return undefined;
  const rounds = roundsAfter(situation);
  const isLate = rounds === 0 && LASTING.includes(card.id);
  return because(isLate ? 'card-late' : `card-${card.id}`, {
    rounds,
    lowest: lowestLevel(company),
    projects: company.projects.length,
    cards: company.cards.length,
    ...card.figures,
  });
};

const investReason: Reasoning = (situation) =>
  isCategory(situation.value)
    ? projectReason(situation)
    : (ownOf(TURN, String(situation.value))?.(situation) ?? cardReason(situation));

/** A bid: nothing, little, or enough to choose first. */
const bidReason: Reasoning = ({ value, view, company }) => {
  const bid = Number(value);
  const projects = view.companies.length - 1;
  if (bid === 0) return because('bid-nothing', { cash: company.cash });
  return because(bid * 4 >= company.cash ? 'bid-high' : 'bid', { bid, projects });
};

const level =
  (code: string): Reasoning =>
  ({ value, company }) =>
    isCategory(value) ? because(code, { category: value, level: company.levels[value] }) : undefined;

/** A cell: the owner of the neighbouring tile of the same category. */
const placeReason: Reasoning = ({ value, figures, seat, view }) => {
  const tile = String(figures?.['tile'] ?? '');
  const cells = new Map(view.map.cells.map((cell) => [cell.cell, cell]));
  const here = cells.get(String(value));
  if (here === undefined) return undefined;
  const category = view.companies[seat]?.dueTiles[0]?.category;
  const besides = Object.values(here.ways).flatMap((way) => cells.get(way)?.tile ?? []);
  const met = besides.filter((other) => other.category === category);
  if (met.length === 0) return because(besides.length === 0 ? 'cell-alone' : 'cell-free', { tile });
  const other = met.find(({ owner }) => owner !== seat);
  return other === undefined
    ? because('cell-own', { tile })
    : because('cell-beside', { tile, owner: other.owner });
};

const contactReason: Reasoning = ({ value, figures }) =>
  because(`contact-${String(value)}`, { owner: figures?.['owner'] ?? 0 });

const chipSpent: Reasoning = ({ value, company }) =>
  isCategory(value)
    ? because('chip-on', { category: value, level: company.levels[value] })
    : because(value === 'save' ? 'chip-save' : 'chip-give-up');

const yesNo =
  (code: string): Reasoning =>
  ({ value }) =>
    because(value === true ? `${code}-yes` : `${code}-no`);

/** The reasons for the answers to each question. */
const REASONS: Readonly<Record<string, Reasoning>> = {
  hyperinflation: yesNo('hyperinflation'),
  lawsuit: yesNo('lawsuit'),
  spy: yesNo('spy'),
  sabotage: yesNo('sabotage'),
  bid: bidReason,
  insider: ({ value }) => because(Number(value) === 0 ? 'insider-no' : 'insider-yes'),
  invest: investReason,
  specialize: level('specialize'),
  repay: () => because('repay-this'),
  pay: ({ setting }) => because('repay', { each: setting.components.loanPenalty }),
  lower: level('lower'),
  raise: level('raise'),
  tile: () => because('tile-first'),
  internationalization: yesNo('internationalization'),
  place: placeReason,
  'next-contact': () => because('next-contact'),
  contact: contactReason,
  chip: chipSpent,
};
