import { elementAt, entryOf } from '../../engine/checked.ts';
import type { Outcome, ScorePart, Setting } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import { ruleOf } from './cards/index.ts';
import type { GreenComponents } from './figures.ts';
import {
  type Company,
  companyAt,
  type GreenState,
  POINT_SOURCES,
  type PointSource,
  pointsOf,
} from './state.ts';

const SOURCE_RULES: Readonly<Record<PointSource, string>> = {
  projects: 'GD-INV-21',
  dividends: 'GD-DIV-02',
  pr: 'GD-PR-15',
  sustainability: 'GD-SUS-03',
  valuation: 'GD-VAL-02',
  loans: 'GD-LOAN-14',
  earlier: 'GD-GEN-10',
};

/** Every source of a seat's points, action cards one by one; sources without points are left out (GD-GEN-16). */
function partsOf(state: GreenState, seat: Seat): ScorePart[] {
  const { points, cardPoints } = companyAt(state, seat);
  const parts: ScorePart[] = [];
  for (const source of POINT_SOURCES) {
    if (points[source] !== 0) parts.push({ source, points: points[source], rule: SOURCE_RULES[source] });
  }
  for (const card of Object.keys(cardPoints).sort()) {
    const rule = ruleOf(card).rule;
    if (cardPoints[card] !== 0) parts.push({ source: card, points: entryOf(cardPoints, card), rule });
  }
  return parts;
}

/**
 * The ranking by victory points, then Income step, then Cash; companies equal in all three share a place (GD-END-01 to
 * GD-END-04).
 */
export function rankingOf(companies: readonly Company[]): Seat[][] {
  const scores = companies.map(pointsOf);
  const compare = (a: Seat, b: Seat) =>
    elementAt(scores, b) - elementAt(scores, a) ||
    elementAt(companies, b).step - elementAt(companies, a).step ||
    elementAt(companies, b).cash - elementAt(companies, a).cash;
  const order = companies.map((_, seat) => seat).sort((a, b) => compare(a, b) || a - b);
  const ranking: Seat[][] = [];
  for (const seat of order) {
    const last = ranking.at(-1);
    if (last !== undefined && compare(elementAt(last, 0), seat) === 0) last.push(seat);
    else ranking.push([seat]);
  }
  return ranking;
}

/**
 * Every seat's points by source, and the ranking with tie-breaks (GD-END-01 to GD-END-04). Before the end these are the
 * points scored so far: endgame cards, valuation and unpaid loans count later (GD-END-05).
 */
export function outcome(state: GreenState, _setting: Setting<GreenComponents>): Outcome {
  const { companies } = state;
  const ranking = rankingOf(companies);
  const over = state.phase === 'over';
  return {
    over,
    ...(over ? {} : { soFar: true }),
    scores: companies.map(pointsOf),
    parts: companies.map((_, seat) => partsOf(state, seat)),
    winners: ranking[0] ?? [],
    ranking,
  };
}
