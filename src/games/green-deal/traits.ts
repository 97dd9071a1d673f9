import { elementAt } from '../../engine/checked.ts';
import type { Seat } from '../../engine/question.ts';
import { sustainabilityPoints } from './assessments.ts';
import { type GreenComponents, projectOf } from './figures.ts';
import { CATEGORIES, companyAt, type GreenState, incomeValueAt, lastStep } from './state.ts';
import { projectPrice } from './sustainability-cards.ts';

/** The traits of a project: its costs and gains, and the worth of its levels. */
const OF_PROJECT = ['price', 'points', 'income', 'size', 'weakest', 'behind', 'image', 'poor'];
/** The traits of putting a chip on a track. */
const OF_CHIP = ['image'];

/** The names of the traits of options, by ask (see `Question.traits`). */
export const traits: Readonly<Record<string, readonly string[]>> = { invest: OF_PROJECT, chip: OF_CHIP };

/** A company with less Cash than this after paying cannot do much else. */
const LITTLE_CASH = 3;

/** How many of these assessment rounds are still to come, including the current round. */
function remaining(state: GreenState, rounds: readonly number[]): number {
  let count = 0;
  for (const round of rounds) if (round >= state.round) count += 1;
  return count;
}

/** What a seat would gain in one PR assessment if its image in a category rose, by the present levels. */
function imageGain(
  state: GreenState,
  { prRewards }: GreenComponents,
  seat: Seat,
  category: number,
  from: number,
  to: number,
): number {
  let above = 0;
  let aboveAfter = 0;
  state.companies.forEach(({ levels }, other) => {
    if (other === seat) return;
    const level = elementAt(levels, category);
    // A tie counts as half a place, because the tied companies share their places' rewards.
    above += level > from ? 1 : level === from ? 0.5 : 0;
    aboveAfter += level > to ? 1 : level === to ? 0.5 : 0;
  });
  return (to === 0 ? 0 : rewardAt(prRewards, aboveAfter)) - (from === 0 ? 0 : rewardAt(prRewards, above));
}

/** The reward of a place that may lie between two places. */
function rewardAt(rewards: readonly number[], above: number): number {
  const place = Math.floor(above);
  const share = above - place;
  return (rewards[place] ?? 0) * (1 - share) + (rewards[place + 1] ?? 0) * share;
}

/** The traits of taking the project of a category. */
export function projectTraits(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
  category: number,
  into: Float64Array,
): void {
  const id = state.market.projects[category];
  if (id == null) return;
  const company = companyAt(state, seat);
  const card = projectOf(components, id);
  const price = projectPrice(components, company, card);
  const left = components.rounds - state.round;
  const step = Math.max(0, Math.min(lastStep(state, components), company.step + card.steps));
  const income = incomeValueAt(state, components, step) - incomeValueAt(state, components, company.step);
  const level = elementAt(company.levels, category);
  const after = Math.min(components.caps.level, level + card.size);
  let others = Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < CATEGORIES.length; other += 1) {
    if (other === category) continue;
    others = Math.min(others, elementAt(company.levels, other));
    sum += elementAt(company.levels, other);
  }
  const assessments = remaining(state, components.sustainabilityRounds);
  const weakest =
    sustainabilityPoints(components, Math.min(others, after)) -
    sustainabilityPoints(components, Math.min(others, level));
  into[0] = price;
  into[1] = card.points;
  into[2] = income * left;
  into[3] = after - level;
  into[4] = weakest * assessments;
  into[5] = Math.max(0, Math.min(card.size, sum / (CATEGORIES.length - 1) - level)) * assessments;
  into[6] =
    imageGain(state, components, seat, category, level, after) * remaining(state, components.prRounds);
  into[7] = Math.max(0, LITTLE_CASH - company.cash + price);
}

/**
 * The traits of putting a chip on the track of a category.
 * @param placed the points of chips that already lie there
 */
export function chipTraits(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
  category: number,
  placed: number,
  value: number,
  into: Float64Array,
): void {
  const level = elementAt(companyAt(state, seat).levels, category) + placed;
  into[0] = imageGain(state, components, seat, category, level, level + value);
}
