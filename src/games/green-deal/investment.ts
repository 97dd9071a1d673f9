import { addTo, elementAt, present } from '../../engine/checked.ts';
import { carryOutAll, firstObstacle, type Obstacle, toldBy } from '../../engine/effects.ts';
import { type Barred, DONE, type Effect, type Seat } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { actionCaution, actionEffects, actionObstacle, takeAction } from './action-cards.ts';
import { choose, momentOf } from './cards/card.ts';
import { CARD_RULES, ruleOf, TURN_CARDS } from './cards/index.ts';
import { dividendEffects, dividendFigures, dividendObstacle, payDividends } from './dividends.ts';
import type { GreenComponents } from './figures.ts';
import { chargePenalty, loanObstacle, repay, repayObstacle, takeLoan } from './loans.ts';
import { barredBy, optionObstacle, SIMPLE_VERSION } from './obstacles.ts';
import { buyChip, chipEffects, chipObstacle, freeChip, freeChipObstacle, takeFreeChip } from './pr.ts';
import { afterInvestmentTurn, discardProjects } from './rounds.ts';
import {
  CATEGORIES,
  CHIP_VALUES,
  companyAt,
  type GreenOccasion,
  type GreenState,
  gainCash,
  usesLeft,
} from './state.ts';
import { payCashCow, projectEffects, projectObstacle, takeProject } from './sustainability-cards.ts';
import { projectTraits } from './traits.ts';

/** The answer that buys a chip, by its value; index 0 is unused. */
const CHIP_OPTIONS = ['', 'pr-1', 'pr-2', 'pr-3'] as const;

/** The answer that plays a hand card. */
const PLAY_PREFIX = 'play-';
const PLAY_OPTIONS: Readonly<Record<string, string>> = Object.fromEntries(
  TURN_CARDS.map((card) => [card, PLAY_PREFIX + card]),
);

/**
 * One seat's turn of phase 3: one of the five options and any number of free actions, in any order, until the seat is
 * done. Then the projects may close, and in the last round unpaid loans cost points (GD-INV-01 to GD-INV-12,
 * GD-LOAN-14).
 */
export function investment(state: GreenState, umpire: Umpire<GreenComponents>): void {
  const seat = elementAt(state.turnOrder, state.turn);
  for (;;) {
    const option = umpire.choose(turnQuestion({ state, components: umpire.components, seat }));
    if (option === DONE) break;
    carryOut(state, umpire, seat, option);
  }
  umpire.log?.({ kind: 'turn-done', seat, rule: 'GD-INV-01' });
  closeProjects(state, umpire);
  if (state.round >= umpire.components.rounds) chargePenalty(state, umpire, seat);
  afterInvestmentTurn(state, umpire.components);
}

/** Discards the remaining projects once n - 1 different seats have taken one (GD-INV-12, R-24). */
function closeProjects(state: GreenState, umpire: Umpire<GreenComponents>): void {
  const { market, companies } = state;
  if (market.closed) return;
  let takers = 0;
  for (const company of companies) if (company.round.projects > 0) takers += 1;
  if (takers < companies.length - 1) return;
  market.closed = true;
  const count = discardProjects(state);
  umpire.log?.({ kind: 'projects-closed', rule: 'GD-INV-12', figures: { takers, count } });
}

function carryOut(state: GreenState, umpire: Umpire<GreenComponents>, seat: Seat, option: string): void {
  switch (option) {
    case 'environment':
    case 'jobs':
    case 'social':
    case 'research':
      takeProject(state, umpire, seat, CATEGORIES.indexOf(option));
      return;
    case 'tax-refund-cash':
    case 'tax-refund-pr':
      applyTaxRefund(state, umpire, seat, option);
      return;
    case 'loan':
      takeLoan(state, umpire, seat);
      return;
    case 'pr-1':
      buyChip(state, umpire, seat, 1);
      return;
    case 'pr-2':
      buyChip(state, umpire, seat, 2);
      return;
    case 'pr-3':
      buyChip(state, umpire, seat, 3);
      return;
    case 'dividends':
      payDividends(state, umpire, seat);
      return;
    case 'repay':
      repay(state, umpire, seat);
      return;
    case 'play-market-screening':
      playMarketScreening(state, umpire, seat);
      return;
    case 'play-resource-transfer':
      playResourceTransfer(state, umpire, seat);
      return;
    default:
      takeAction(state, umpire, seat, option);
  }
}

/** Tax Refund counts as the turn's action card and gives 4 Cash or the best chip, never both (GD-TAX-01, GD-TAX-03). */
function applyTaxRefund(
  state: GreenState,
  umpire: Umpire<GreenComponents>,
  seat: Seat,
  option: string,
): void {
  const company = companyAt(state, seat);
  company.round.actions += 1;
  company.round.refund = true;
  if (option === 'tax-refund-pr') {
    takeFreeChip(state, umpire, seat);
    return;
  }
  const amount = umpire.components.taxRefundCash;
  gainCash(umpire.components, company, amount);
  umpire.log?.({ kind: 'tax-refund-cash', seat, rule: 'GD-TAX-03', figures: { amount } });
}

const REFUND_TWICE: Obstacle = { because: 'tax-refund-twice', rule: 'GD-CARD-18-04' };

function refundObstacle(state: GreenState, seat: Seat): Obstacle | null {
  const { round } = companyAt(state, seat);
  const full = optionObstacle(round, 'action');
  if (full !== null) return full;
  return round.refund ? REFUND_TWICE : null;
}

/** Market Screening allows one more project or action card in this round (GD-CARD-18-01, R-26). */
function playMarketScreening(state: GreenState, umpire: Umpire<GreenComponents>, seat: Seat): void {
  const rule = ruleOf('market-screening');
  const at = momentOf(state, umpire.components, seat);
  addTo(at.company.uses, rule.id, -1);
  carryOutAll(rule.parts, at, umpire);
  umpire.log?.({ kind: 'card-played', seat, rule: rule.rule, figures: { card: rule.id } });
}

/** One level falls and another rises, which may trigger Cash Cow (GD-CARD-22-01, GD-CARD-3-05). */
function playResourceTransfer(state: GreenState, umpire: Umpire<GreenComponents>, seat: Seat): void {
  const rule = ruleOf('resource-transfer');
  const at = choose(rule, momentOf(state, umpire.components, seat), umpire);
  const { company } = at;
  const before = [...company.levels];
  addTo(company.uses, rule.id, -1);
  const figures = carryOutAll(rule.parts, at, umpire) ?? {};
  umpire.log?.({ kind: 'resource-transfer', seat, rule: rule.rule, figures });
  const raised = CATEGORIES.indexOf(present(at.chosen.raise, 'chosen category'));
  payCashCow(umpire, company, seat, raised, elementAt(before, raised));
}

const SAME_ROUND: Obstacle = { because: 'taken-this-round', rule: 'GD-CARD-18-01' };
const SPENT: Obstacle = { because: 'card-spent', rule: 'GD-INV-32' };
const NOT_HELD: Obstacle = { because: 'not-in-hand', rule: 'GD-INV-30' };
const OTHER_MOMENT: Obstacle = { because: 'other-moment', rule: 'GD-INV-30' };

/** Why a seat cannot play a hand card in its turn now; null if it can. */
function playObstacle(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
  card: string,
): Obstacle | null {
  const company = companyAt(state, seat);
  if (!company.cards.includes(card)) return NOT_HELD;
  if (!Object.hasOwn(PLAY_OPTIONS, card)) return OTHER_MOMENT;
  if (usesLeft(company, card) === 0) return SPENT;
  const rule = ruleOf(card);
  if (rule.window === 'later-round' && company.round.taken.includes(card)) return SAME_ROUND;
  return firstObstacle(rule.parts, momentOf(state, components, seat)) ?? null;
}

/** Everything that a seat may do in its turn now, in menu order; `done` ends the turn. */
function turnOptions(state: GreenState, components: GreenComponents, seat: Seat): string[] {
  const company = companyAt(state, seat);
  const options: string[] = [];
  for (let category = 0; category < CATEGORIES.length; category += 1) {
    if (projectObstacle(state, components, seat, category) === null)
      options.push(present(CATEGORIES[category], 'category'));
  }
  for (const card of state.market.actions) {
    if (actionObstacle(state, components, seat, card) === null) options.push(card);
  }
  if (refundObstacle(state, seat) === null) {
    options.push('tax-refund-cash');
    if (freeChipObstacle(state) === null) options.push('tax-refund-pr');
  }
  if (loanObstacle(state, components, seat) === null) options.push('loan');
  for (const value of CHIP_VALUES) {
    if (chipObstacle(state, components, seat, value) === null) options.push(CHIP_OPTIONS[value]);
  }
  if (dividendObstacle(state, components, seat) === null) options.push('dividends');
  if (repayObstacle(state, seat) === null) options.push('repay');
  for (const card of TURN_CARDS) {
    if (company.cards.includes(card) && playObstacle(state, components, seat, card) === null) {
      options.push(present(PLAY_OPTIONS[card], 'option'));
    }
  }
  options.push(DONE);
  return options;
}

const turnQuestion = questionKind<GreenOccasion, string>({
  ask: 'invest',
  shape: 'card',
  rule: 'GD-INV-02 GD-INV-08',
  options: ({ state, components, seat }) => turnOptions(state, components, seat),
  barred: ({ state, components, seat }) => turnBarred(state, components, seat),
  refuse: ({ state, components, seat }, value) =>
    typeof value === 'string' ? refuseTyped(state, components, seat, value) : undefined,
  tell: ({ state, components, seat }, option) => turnEffects(state, components, seat, option),
  traits({ state, components, seat }, option, into) {
    const category = CATEGORIES.indexOf(option as (typeof CATEGORIES)[number]);
    if (category >= 0) projectTraits(state, components, seat, category, into);
  },
  caution: ({ state, components, seat }, option) => turnCaution(state, components, seat, option),
});

/** Why an answer is not allowed in the turn now; null if it is allowed, undefined if there is no such answer. */
function turnObstacle(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
  option: string,
): Obstacle | null | undefined {
  const category = CATEGORIES.indexOf(option as (typeof CATEGORIES)[number]);
  if (category >= 0) return projectObstacle(state, components, seat, category);
  const chip = CHIP_OPTIONS.indexOf(option as (typeof CHIP_OPTIONS)[number]);
  if (chip > 0) return chipObstacle(state, components, seat, chip);
  if (option === 'tax-refund-cash') return refundObstacle(state, seat);
  if (option === 'tax-refund-pr') return refundObstacle(state, seat) ?? freeChipObstacle(state);
  if (option === 'loan') return loanObstacle(state, components, seat);
  if (option === 'dividends') return dividendObstacle(state, components, seat);
  if (option === 'repay') return repayObstacle(state, seat);
  if (Object.hasOwn(CARD_RULES, option)) return actionObstacle(state, components, seat, option);
  const card = option.slice(PLAY_PREFIX.length);
  if (!option.startsWith(PLAY_PREFIX) || !Object.hasOwn(CARD_RULES, card)) return undefined;
  return playObstacle(state, components, seat, card);
}

/** Everything that a player might expect to do with cards on the table or in hand but may not do now. */
function turnBarred(state: GreenState, components: GreenComponents, seat: Seat): Barred[] {
  const held = companyAt(state, seat).cards.filter((card) => ruleOf(card).kind === 'hand');
  const expected = [...CATEGORIES, ...state.market.actions, 'tax-refund-cash', 'tax-refund-pr', 'loan'];
  expected.push(...CHIP_OPTIONS.slice(1), 'dividends', 'repay', ...held.map((card) => PLAY_PREFIX + card));
  const barred: Barred[] = [];
  for (const option of expected) {
    const obstacle = turnObstacle(state, components, seat, option);
    // Actions that the version of the match leaves out are refused when typed, but nobody expects to see them here.
    if (obstacle && obstacle !== SIMPLE_VERSION) barred.push(barredBy(option, obstacle));
  }
  return barred;
}

function refuseTyped(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
  option: string,
): Barred | undefined {
  const obstacle = turnObstacle(state, components, seat, option);
  return obstacle ? barredBy(option, obstacle) : undefined;
}

/** The costs and effects of an answer of the turn. */
function turnEffects(state: GreenState, components: GreenComponents, seat: Seat, option: string): Effect[] {
  const { cash } = companyAt(state, seat);
  const gain = (amount: number): Effect[] => {
    const to = Math.min(components.caps.cash, cash + amount);
    return [{ what: 'cash', by: to - cash, from: cash, to }];
  };
  const category = CATEGORIES.indexOf(option as (typeof CATEGORIES)[number]);
  if (category >= 0) return projectEffects(state, components, seat, category);
  const chip = CHIP_OPTIONS.indexOf(option as (typeof CHIP_OPTIONS)[number]);
  if (chip > 0) return chipEffects(state, components, seat, chip);
  switch (option) {
    case 'tax-refund-cash':
      return gain(components.taxRefundCash);
    case 'tax-refund-pr':
      return [{ what: 'pr-points', by: freeChip(state) }];
    case 'loan':
      return [...gain(elementAt(state.loanPile, 0)), { what: 'debt', by: elementAt(state.loanPile, 0) }];
    case 'dividends':
      return dividendEffects(state, components, seat);
    case 'repay':
      return [{ what: 'debt', note: 'repay' }];
    case DONE:
      // Dividends are far down a long list, so a seat that can still pay them is told before its turn ends.
      return dividendObstacle(state, components, seat) === null
        ? [
            {
              what: 'dividends',
              note: 'dividends-unpaid',
              then: { code: 'dividend-offer', figures: dividendFigures(state, components, seat) },
            },
          ]
        : [];
    default:
      if (option.startsWith(PLAY_PREFIX))
        return toldBy(ruleOf(option.slice(PLAY_PREFIX.length)).parts, momentOf(state, components, seat));
      return actionEffects(state, components, seat, option);
  }
}

/** The caution for an answer that gains nothing or cannot be corrected later. */
function turnCaution(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
  option: string,
): string | undefined {
  const company = companyAt(state, seat);
  switch (option) {
    case 'tax-refund-cash':
      return company.cash >= components.caps.cash ? 'cash-at-top' : undefined;
    case 'loan':
      if (state.round >= components.rounds) return 'loan-in-last-round';
      return company.cash + elementAt(state.loanPile, 0) > components.caps.cash ? 'cash-at-top' : undefined;
    case 'play-market-screening':
      return canTakeMore(state, components, seat) ? undefined : 'nothing-to-take';
    case DONE:
      return state.round >= components.rounds &&
        company.loans.length > 0 &&
        repayObstacle(state, seat) === null
        ? 'loans-unpaid'
        : undefined;
    default:
      return Object.hasOwn(CARD_RULES, option) ? actionCaution(state, components, seat, option) : undefined;
  }
}

/** Whether there would be anything to take if Market Screening were played now. */
function canTakeMore(state: GreenState, components: GreenComponents, seat: Seat): boolean {
  const company = companyAt(state, seat);
  const screened: GreenState = { ...state, companies: [...state.companies] };
  screened.companies[seat] = { ...company, round: { ...company.round, screening: true } };
  const free = (obstacle: Obstacle | null) => obstacle === null;
  return (
    free(refundObstacle(screened, seat)) ||
    CATEGORIES.some((_, category) => free(projectObstacle(screened, components, seat, category))) ||
    state.market.actions.some((card) => free(actionObstacle(screened, components, seat, card)))
  );
}
