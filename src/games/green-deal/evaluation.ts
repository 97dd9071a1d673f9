import { elementAt } from '../../engine/checked.ts';
import type { Seat } from '../../engine/question.ts';
import { type Company, type GreenState, pointsOf } from './state.ts';
import type { CompanyView, GreenView } from './view.ts';

/** The value in points of a unit of Cash while there is still something to buy. */
const CASH_WORTH = 0.65;
/** The Cash that a seat can use in one further turn. */
const CASH_A_TURN = 16;
/** The value of a chip's point if a PR assessment is still to come. */
const CHIP_WORTH = 1.2;
/** The value of an unspent use of a hand card. */
const USE_WORTH = 1.5;

/** The viewer's expected final points minus those of the best other company; 0 for a spectator. */
export function evaluate(view: GreenView): number {
  if (view.seat === null) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const company of view.companies) {
    if (company.seat !== view.seat) best = Math.max(best, expectedPoints(view, company.seat));
  }
  return expectedPoints(view, view.seat) - best;
}

/** The final lead in points once the game is over; undefined before. */
export function finalStanding({ phase, companies }: GreenState, seat: Seat): number | undefined {
  if (phase !== 'over') return undefined;
  const worth = (company: Company) => finalWorth(pointsOf(company), company.step, company.cash);
  let best = Number.NEGATIVE_INFINITY;
  companies.forEach((company, other) => {
    if (other !== seat) best = Math.max(best, worth(company));
  });
  return worth(elementAt(companies, seat)) - best;
}

/** Points, with the tie-breaks as small fractions. */
function finalWorth(points: number, incomeStep: number, cash: number): number {
  return points + incomeStep / 1000 + cash / 100_000;
}

/** The current points plus an estimate of those to come from Cash and Income, levels, ranks, cards and debts. */
function expectedPoints(view: GreenView, seat: Seat): number {
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

/** A seat's remaining investment turns, including the current one. */
function turnsLeft(view: GreenView): number {
  const before = ['beforeAuction', 'auction', 'accounting', 'investment'].includes(view.phase) ? 1 : 0;
  return view.rounds - view.round + before;
}

function cashWorth(view: GreenView, company: CompanyView, turns: number): number {
  if (turns === 0) return 0;
  const payday = view.phase === 'beforeAuction' || view.phase === 'auction' || view.phase === 'accounting';
  const incomes = payday ? turns : turns - 1;
  const bid = view.phase === 'accounting' ? (company.bid ?? 0) : 0;
  return Math.min(company.cash - bid + incomes * company.income, turns * CASH_A_TURN) * CASH_WORTH;
}

/** How many assessments of a kind are still to come. */
function assessments(view: GreenView, rounds: readonly number[]): number {
  const past = view.phase === 'endRound' || view.phase === 'over';
  return rounds.filter((round) => round > view.round || (round === view.round && !past)).length;
}

/** The expected points of the lowest track, with some weight on the next-lowest tracks. */
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

/** The value of debts: they can be repaid while turns are left, and cost their penalty afterwards. */
function debtWorth(company: CompanyView, turns: number): number {
  const owed = company.loans.reduce((sum, amount) => sum + amount, 0);
  const settled = company.pointsBySource.loans < 0;
  if (settled) return 0;
  const unpaid = owed + company.shortfall;
  if (unpaid === 0) return 0;
  const each = company.loanPenalty / unpaid;
  return company.shortfall * each + owed * (turns > 0 ? Math.min(0.9, each) : each);
}
