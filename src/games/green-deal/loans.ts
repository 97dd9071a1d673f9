import { elementAt, present } from '../../engine/checked.ts';
import type { Obstacle } from '../../engine/effects.ts';
import type { Seat } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import type { GreenComponents } from './figures.ts';
import { optionObstacle, tooLittle } from './obstacles.ts';
import { type Company, companyAt, type GreenState, gainCash } from './state.ts';

const REPAID: Obstacle = { because: 'repaid-this-round', rule: 'GD-LOAN-09' };
const TAKEN: Obstacle = { because: 'loan-this-round', rule: 'GD-LOAN-09' };
const NO_PILE: Obstacle = { because: 'no-loans-left', rule: 'GD-LOAN-16' };
const NO_DEBT: Obstacle = { because: 'no-debt', rule: 'GD-LOAN-11' };

/** Why a seat cannot take the top loan now (GD-LOAN-01, GD-LOAN-03, GD-LOAN-09, GD-LOAN-16); null if it can. */
export function loanObstacle(state: GreenState, components: GreenComponents, seat: Seat): Obstacle | null {
  const { round, loans } = companyAt(state, seat);
  const full = optionObstacle(round, 'loan');
  if (full !== null) return full;
  if (round.repaid) return REPAID;
  if (loans.length >= components.mostLoans) {
    return {
      because: 'most-loans',
      rule: 'GD-LOAN-03',
      need: components.mostLoans,
      have: loans.length,
      of: 'loans',
    };
  }
  return state.loanPile.length === 0 ? NO_PILE : null;
}

/** The seat takes the top loan and adds its amount to its Cash (GD-LOAN-02). */
export function takeLoan(state: GreenState, umpire: Umpire<GreenComponents>, seat: Seat): void {
  const company = companyAt(state, seat);
  const amount = present(state.loanPile.shift(), 'top loan');
  company.loans.push(amount);
  company.round.loan = true;
  const own = gainCash(umpire.components, company, amount);
  const figures = { amount, ...(own < amount ? { own } : {}) };
  umpire.log?.({ kind: 'loan-taken', seat, rule: 'GD-LOAN-02', figures });
}

/** Why a seat cannot repay a loan now (GD-LOAN-09, GD-LOAN-11); null if it can. */
export function repayObstacle(state: GreenState, seat: Seat): Obstacle | null {
  const { round, loans, cash } = companyAt(state, seat);
  if (loans.length === 0) return NO_DEBT;
  if (round.loan) return TAKEN;
  return cash < 1 ? tooLittle('cash', 1, cash, 'GD-LOAN-11') : null;
}

/**
 * A seat repays one loan, in full or in part; a partial repayment is final. The card goes under the pile at once
 * (GD-LOAN-06, GD-LOAN-07, GD-LOAN-11 to GD-LOAN-13, R-36).
 */
export function repay(state: GreenState, umpire: Umpire<GreenComponents>, seat: Seat): void {
  const company = companyAt(state, seat);
  const { components } = umpire;
  const owed = umpire.choose(loanQuestion({ seat, company }));
  const paid = umpire.choose(repaymentQuestion({ seat, company, components, owed }));
  company.loans.splice(company.loans.indexOf(owed), 1);
  company.cash -= paid;
  company.shortfall += owed - paid;
  company.round.repaid = true;
  state.loanPile.push(owed);
  umpire.log?.({
    kind: 'loan-repaid',
    seat,
    rule: 'GD-LOAN-12',
    figures: { owed, paid, short: owed - paid },
  });
}

interface LoanOccasion {
  readonly seat: Seat;
  readonly company: Company;
}

const loanQuestion = questionKind<LoanOccasion, number>({
  ask: 'repay',
  shape: 'amount',
  rule: 'GD-LOAN-06',
  options: ({ company }) => [...new Set(company.loans)].sort((a, b) => a - b),
  usual({ company }, options) {
    const owed = options as readonly number[];
    return owed.findLast((loan) => loan <= company.cash) ?? elementAt(owed, 0);
  },
  tell: ({ company }, owed) => [{ what: 'cash', by: -Math.min(owed, company.cash), bound: 'up-to' }],
});

interface RepaymentOccasion extends LoanOccasion {
  readonly components: GreenComponents;
  readonly owed: number;
}

const repaymentQuestion = questionKind<RepaymentOccasion, number>({
  ask: 'pay',
  shape: 'amount',
  rule: 'GD-LOAN-11',
  options: ({ company, owed }) => ({ from: 1, to: Math.min(owed, company.cash) }),
  usual: ({ company, owed }) => Math.min(owed, company.cash),
  figures: ({ owed }) => ({ owed }),
  refuse: ({ company: { cash }, owed }, value) =>
    typeof value === 'number' && Number.isInteger(value) && value > cash && value <= owed
      ? { option: value, because: 'money', rule: 'GD-LOAN-11', need: value, have: cash, of: 'cash' }
      : undefined,
  tell({ components, owed }, paid) {
    const short = owed - paid;
    if (short === 0) return [{ what: 'cash', by: -paid }];
    return [
      { what: 'cash', by: -paid },
      { what: 'shortfall', by: short },
      { what: 'points-at-end', by: -short * components.loanPenalty },
    ];
  },
  caution: ({ owed }, paid) => (paid < owed ? 'part-repayment' : undefined),
});

/** The points that a seat would lose for its loans if it repaid nothing more (GD-LOAN-14). */
export function loanPenalty(components: GreenComponents, company: Company): number {
  let unpaid = company.shortfall;
  for (const owed of company.loans) unpaid += owed;
  return unpaid * components.loanPenalty;
}

/** At the end of its turn in the last round a seat loses 2 points for each unit not paid back (GD-LOAN-14, R-37). */
export function chargePenalty(state: GreenState, umpire: Umpire<GreenComponents>, seat: Seat): void {
  const company = companyAt(state, seat);
  const points = loanPenalty(umpire.components, company);
  if (points === 0) return;
  company.points.loans -= points;
  umpire.log?.({
    kind: 'loan-penalty',
    seat,
    rule: 'GD-LOAN-14',
    figures: { unpaid: points / umpire.components.loanPenalty, points },
  });
}
