import { elementAt } from '../../engine/checked.ts';
import type { Outcome, ScorePart } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import type { ReputationComponents } from './components.ts';
import {
  compareScores,
  eliminatedSeats,
  reputationParts,
  totalReputation,
  winningSeats,
} from './final-scoring.ts';
import { knownOf } from './open-standings.ts';
import { allSeats, playerAt, type ReputationState } from './state.ts';

/**
 * The score: each seat's profit, with its reputation in the figures of the first part. Before the end, this counts only
 * what the viewer knows: others' credits and stacked private projects are secret (REP-INFO-01, REP-INFO-03), so there
 * is no ranking yet.
 */
export function outcome(
  state: ReputationState,
  components: ReputationComponents,
  viewer: Seat | null,
): Outcome {
  const over = state.final !== null && state.nextStep === null;
  const seats = allSeats(state);
  const reputation = seats.map((seat) => openReputation(state, components, seat, over));
  const totals = reputation.map(totalReputation);
  const eliminated = eliminatedSeats(totals);
  const parts = seats.map((seat): ScorePart[] => {
    const player = playerAt(state, seat);
    const { hq, agenda, public: ofPublic, private: ofPrivate } = elementAt(reputation, seat);
    const figures = {
      'reputation-hq': hq,
      'reputation-agenda': agenda,
      'reputation-public': ofPublic,
      ...(over ? { 'reputation-private': ofPrivate } : {}),
      reputation: elementAt(totals, seat),
      ...(over ? { eliminated: eliminated.includes(seat) } : {}),
    };
    const earned = { source: 'credits-earned', rule: 'REP-END-16' };
    return [
      {
        source: 'credits-of-hq',
        points: components.creditsOfHq[player.hq] ?? 0,
        rule: 'REP-END-15',
        figures: { hq: player.hq, ...figures },
      },
      over || seat === viewer
        ? { ...earned, points: player.credits }
        : { ...earned, points: 0, secret: true },
    ];
  });
  const scores = parts.map((list) => list.reduce((sum, { points }) => sum + points, 0));
  const base = { over, scores, parts };
  if (!over) return { ...base, winners: [], ranking: [], known: knownOf(state, components, viewer, scores) };
  return {
    ...base,
    winners: winningSeats(totals, scores, eliminated),
    ranking: rankingOf(totals, scores, eliminated),
  };
}

function openReputation(state: ReputationState, components: ReputationComponents, seat: Seat, over: boolean) {
  const parts = reputationParts(state, components, seat);
  return over ? parts : { ...parts, private: 0 };
}

/** The ranking by profit, then reputation; eliminated seats come last (REP-END-20), and tied seats share a place. */
function rankingOf(
  reputation: readonly number[],
  profit: readonly number[],
  eliminated: readonly Seat[],
): Seat[][] {
  const better = (first: Seat, second: Seat) => {
    const out = Number(eliminated.includes(first)) - Number(eliminated.includes(second));
    return out !== 0 ? out : compareScores(reputation, profit, second, first);
  };
  const places: Seat[][] = [];
  for (const seat of profit.map((_, place) => place).sort((a, b) => better(a, b) || a - b)) {
    const place = places.at(-1);
    if (place !== undefined && better(elementAt(place, 0), seat) === 0) place.push(seat);
    else places.push([seat]);
  }
  return places;
}
