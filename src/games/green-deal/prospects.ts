import { elementAt } from '../../engine/checked.ts';
import type { Setting } from '../../engine/game.ts';
import { outputOf } from '../../engine/network.ts';
import type { Seat } from '../../engine/question.ts';
import { sustainabilityPoints } from './assessments.ts';
import { CARD_IDS } from './cards/index.ts';
import { actionOf, type GreenComponents } from './figures.ts';
import learned from './prospects.json' with { type: 'json' };
import { rankAwards } from './ranking.ts';
import { CATEGORIES, type Company, type GreenState, holderOf, incomeValueAt, pointsOf } from './state.ts';

/** The factor for the network's output: about the spread of final leads in points. */
export const OUTPUT_UNIT = 20;
/** Figures are divided by this, so that all inputs have a similar size. */
const UNIT = 10;

/** Whether the game is between two rounds, before the auction, in the version with all cards. */
export function isBetweenRounds({ phase, round, variant, incomeScale, bids }: GreenState): boolean {
  return (
    (phase === 'auction' || phase === 'beforeAuction') &&
    round > 1 &&
    bids.length === 0 &&
    variant === 'standard' &&
    incomeScale === 'stepped'
  );
}

/** The figures by which the table ranks or compares seats. */
interface Ranked {
  readonly points: readonly number[];
  readonly valuation: readonly number[];
  readonly pr: readonly number[];
}

function rankedOf(state: GreenState, components: GreenComponents): Ranked {
  const { companies } = state;
  const briber = holderOf(state, 'bribe');
  const awarded = (values: readonly number[], rewards: readonly number[], least: number) =>
    rankAwards(values, rewards, least, briber).map(({ points }) => points);
  const pr = companies.map(() => 0);
  for (let category = 0; category < CATEGORIES.length; category += 1) {
    const levels = companies.map((company) => elementAt(company.levels, category));
    awarded(levels, components.prRewards, 1).forEach((points, seat) => {
      pr[seat] = elementAt(pr, seat) + points;
    });
  }
  return {
    points: companies.map(pointsOf),
    valuation: awarded(
      companies.map(({ step }) => step),
      components.valuationRewards,
      0,
    ),
    pr,
  };
}

/** The figures of a company; the same for the own one and for rivals. */
function figuresOf(state: GreenState, components: GreenComponents, seat: Seat, ranked: Ranked): number[] {
  const company = elementAt(state.companies, seat);
  const levels = [...company.levels].sort((a, b) => a - b);
  const lowest = elementAt(levels, 0);
  const now = sustainabilityPoints(components, lowest);
  return [
    elementAt(ranked.points, seat) / UNIT / 4,
    company.cash / UNIT,
    company.step / UNIT,
    incomeValueAt(state, components, company.step) / UNIT,
    lowest / UNIT,
    elementAt(levels, 1) / UNIT,
    elementAt(levels, 2) / UNIT,
    elementAt(levels, 3) / UNIT,
    now / UNIT / 2,
    (sustainabilityPoints(components, lowest + 1) - now) / UNIT,
    elementAt(ranked.valuation, seat) / UNIT,
    elementAt(ranked.pr, seat) / UNIT,
    company.loans.reduce((sum, amount) => sum + amount, 0) / UNIT,
    company.shortfall / UNIT,
    company.chips.reduce((sum, value) => sum + value, 0) / UNIT,
    company.projects.length / UNIT,
  ];
}

/** The cards of a company, each with its remaining uses. */
function cardsOf(company: Company, components: GreenComponents): number[] {
  return CARD_IDS.map((card) => {
    if (!company.cards.includes(card)) return 0;
    const { uses } = actionOf(components, card);
    return uses === 0 ? 1 : (company.uses[card] ?? 0) / uses;
  });
}

/**
 * The network's inputs for a seat between two rounds: the time left, the own company and its cards, its best rival, and
 * the mean of all rivals. All of it is public.
 */
export function inputsOf(state: GreenState, components: GreenComponents, seat: Seat): number[] {
  const { round, companies, turnOrder } = state;
  const players = companies.length;
  const left = components.rounds - round + 1;
  const remaining = (rounds: readonly number[]) => rounds.filter((each) => each >= round).length;
  const ranked = rankedOf(state, components);
  const own = figuresOf(state, components, seat, ranked);
  const inputs = [
    left / UNIT,
    1 / left,
    remaining(components.sustainabilityRounds) / 2,
    remaining(components.prRounds) / 3,
    players === 3 ? 1 : 0,
    players === 5 ? 1 : 0,
    turnOrder.indexOf(seat) / players,
    ...own,
  ];
  // The weight of every figure depends on the rounds left.
  for (const figure of own) inputs.push((figure * left) / UNIT);
  const rivals = companies.flatMap((_, other) =>
    other === seat ? [] : [figuresOf(state, components, other, ranked)],
  );
  const promise = (figures: readonly number[]) =>
    4 * elementAt(figures, 0) + (elementAt(figures, 3) * left) / UNIT + 2 * elementAt(figures, 8);
  rivals.sort((a, b) => promise(b) - promise(a));
  const best = elementAt(rivals, 0);
  inputs.push(...best);
  for (let figure = 0; figure < best.length; figure += 1)
    inputs.push(rivals.reduce((sum, each) => sum + elementAt(each, figure), 0) / rivals.length);
  inputs.push(...cardsOf(elementAt(companies, seat), components));
  return inputs;
}

/** A seat's expected final lead in points between two rounds; undefined elsewhere. */
export function prospect(
  state: GreenState,
  seat: Seat,
  { components }: Setting<GreenComponents>,
): number | undefined {
  if (!isBetweenRounds(state)) return undefined;
  return OUTPUT_UNIT * outputOf(learned, inputsOf(state, components, seat));
}
