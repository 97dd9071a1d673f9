import type { Seat } from '../../engine/question.ts';
import type { ReputationComponents } from './components.ts';
import { reputationParts } from './final-scoring.ts';
import { allSeats, playerAt, type ReputationState } from './state.ts';

/** From so many players on two are eliminated, before only one. */
const PLAYERS_TO_LOSE_TWO = 5;

/**
 * What sways a bid: the credits beside both projects, the workers left in HQ, how far the seat is from elimination, the
 * time that is left, and who leads in credits. All of it lies open or is remembered (RR-32, RR-33).
 */
export function situationOf(state: ReputationState, components: ReputationComponents, seat: Seat): string {
  const { hq } = playerAt(state, seat);
  const left = components.rounds - state.round;
  const danger = dangerOf(state, components, seat);
  return (
    `public-${amount(state.creditsOnPublic)} private-${amount(state.creditsOnPrivate)} ` +
    `${hq <= 2 ? 'few' : hq <= 5 ? 'some' : 'many'} ${danger} ` +
    `${left === 0 ? 'last' : left <= 2 ? 'late' : left <= 5 ? 'middle' : 'early'} ` +
    `${danger}-${left <= 2 ? 'soon' : 'later'} ${rank(state, seat)} ${leading(state)}`
  );
}

function amount(credits: number): string {
  if (credits === 0) return 'none';
  if (credits <= 2) return 'low';
  if (credits <= 4) return 'fair';
  return credits <= 7 ? 'good' : 'high';
}

/** How many workers lead the private project. */
function leading({ privateBid }: ReputationState): string {
  if (privateBid === null) return 'free';
  const { workers } = privateBid;
  return `led-by-${workers <= 1 ? 'one' : workers === 2 ? 'two' : 'more'}`;
}

/** How far the seat stands above those who would be eliminated. */
function dangerOf(state: ReputationState, components: ReputationComponents, seat: Seat): string {
  const totals = allSeats(state).map((other) => standing(state, components, other));
  const own = totals[seat] as number;
  const others = totals.filter((_, place) => place !== seat).sort((a, b) => a - b);
  const threshold = others[totals.length < PLAYERS_TO_LOSE_TWO ? 0 : 1] as number;
  const above = own - threshold;
  if (above > 6) return 'safe';
  if (above > 2) return 'above';
  if (above >= 0) return 'near';
  return above >= -4 ? 'below' : 'lost';
}

/** Reputation without the workers, who come and go; a project just won counts for its sponsor. */
function standing(state: ReputationState, components: ReputationComponents, seat: Seat): number {
  const parts = reputationParts(state, components, seat);
  const { pendingPublic } = state;
  const won = pendingPublic?.player === seat ? components.publicProjects[pendingPublic.card]?.reputation : 0;
  return parts.agenda + parts.public + parts.private + (won ?? 0);
}

/** Whether the seat holds the most credits. */
function rank(state: ReputationState, seat: Seat): string {
  const { credits } = playerAt(state, seat);
  return state.players.every((other) => other.credits <= credits) ? 'richest' : 'poorer';
}
