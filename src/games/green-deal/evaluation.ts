import { elementAt } from '../../engine/checked.ts';
import type { Seat } from '../../engine/question.ts';
import { type Company, pointsOf, type State } from './state.ts';
import type { CompanyView, GreenDealView } from './view.ts';

/** What a unit of Cash is worth in points while there is something left to buy with it. */
const CASH_WORTH = 0.65;
/** Cash that a seat can put to use in one more turn. */
const CASH_A_TURN = 16;
/** A chip's point in a PR assessment to come. */
const CHIP_WORTH = 1.2;
/** A use of a hand card still to come. */
const USE_WORTH = 1.5;

/**
 * How well the viewer stands: the points it may expect in the end, less what the best of the others may expect. A
 * spectator's view has no side and is worth 0.
 */
export function evaluate(view: GreenDealView): number {
  if (view.seat === null) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const company of view.companies) {
    if (company.seat !== view.seat) best = Math.max(best, expectedPoints(view, company.seat));
  }
  return expectedPoints(view, view.seat) - best;
}

/** The same once the game is over, when nothing but the score is left; undefined before. */
export function finalStanding({ phase, companies }: State, seat: Seat): number | undefined {
  if (phase !== 'over') return undefined;
  const worth = (company: Company) => finalWorth(pointsOf(company), company.step, company.cash);
  let best = Number.NEGATIVE_INFINITY;
  companies.forEach((company, other) => {
    if (other !== seat) best = Math.max(best, worth(company));
  });
  return worth(elementAt(companies, seat)) - best;
}

/** Points, and what decides between equals. */
function finalWorth(points: number, incomeStep: number, cash: number): number {
  return points + incomeStep / 1000 + cash / 100_000;
}

/** Points now, and a guess at those to come: from Cash and Income, levels, ranks, cards and debts. */
function expectedPoints(view: GreenDealView, seat: Seat): number {
  const company = elementAt(view.companies, seat);
  if (view.phase === 'over') return finalWorth(company.points, company.incomeStep, company.cash);
  const turns = turnsLeft(view);
  const done = (view.round - 1) / view.rounds;
  return (
    company.points +
    cashWorth(view, company, turns) +
    assessments(view, view.sustainabilityRounds) * weakestTrack(company, turns) +
    assessments(view, view.prRounds) * (company.outlook.pr * 0.8) +
    (view.prRounds.length === 0 ? 0 : company.chips.reduce((sum, value) => sum + value, 0) * CHIP_WORTH) +
    (view.variant === 'simple'
      ? 0
      : company.outlook.valuation * (0.3 + 0.7 * done) + company.incomeStep * 0.15) +
    cardWorth(company, turns) -
    debtWorth(company, turns)
  );
}

/** Investment turns that a seat has still to take, the running one too. */
function turnsLeft(view: GreenDealView): number {
  const before = ['beforeAuction', 'auction', 'accounting', 'investment'].includes(view.phase) ? 1 : 0;
  return view.rounds - view.round + before;
}

function cashWorth(view: GreenDealView, company: CompanyView, turns: number): number {
  if (turns === 0) return 0;
  const payday = view.phase === 'beforeAuction' || view.phase === 'auction' || view.phase === 'accounting';
  const incomes = payday ? turns : turns - 1;
  const bid = view.phase === 'accounting' ? (company.bid ?? 0) : 0;
  return Math.min(company.cash - bid + incomes * company.income, turns * CASH_A_TURN) * CASH_WORTH;
}

/** How many assessments of a kind are still to come. */
function assessments(view: GreenDealView, rounds: readonly number[]): number {
  const past = view.phase === 'endRound' || view.phase === 'over';
  return rounds.filter((round) => round > view.round || (round === view.round && !past)).length;
}

/** What the lowest track may bring, with an eye on the tracks that come next. */
function weakestTrack(company: CompanyView, turns: number): number {
  const levels = Object.values(company.levels).sort((a, b) => a - b);
  const growth = Math.min(turns, 6) * 0.5;
  const lowest = Math.min(
    6,
    elementAt(levels, 0) * 0.7 + elementAt(levels, 1) * 0.2 + elementAt(levels, 2) * 0.1 + growth,
  );
  return lowest * (lowest + 3) * 0.8;
}

function cardWorth(company: CompanyView, turns: number): number {
  let worth = 0;
  for (const card of company.cards) {
    worth += card.worth + card.worthSteps * 0.4;
    if (card.kind === 'endgame') worth += turns * 0.4;
    if (card.kind === 'permanent') worth += turns * 0.6;
    if (card.usesLeft !== null && turns > 0) worth += Math.min(card.usesLeft, turns) * USE_WORTH;
  }
  return worth;
}

/** Debts can be repaid while there are turns left; after that they cost their penalty. */
function debtWorth(company: CompanyView, turns: number): number {
  const owed = company.loans.reduce((sum, amount) => sum + amount, 0);
  const settled = company.pointsBySource.loans < 0;
  if (settled) return 0;
  const unpaid = owed + company.shortfall;
  if (unpaid === 0) return 0;
  const each = company.loanPenalty / unpaid;
  return company.shortfall * each + owed * (turns > 0 ? Math.min(0.9, each) : each);
}
