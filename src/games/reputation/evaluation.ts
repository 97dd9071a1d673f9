import { elementAt } from '../../engine/checked.ts';
import type { Setting } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import type { ReputationComponents } from './components.ts';
import { eliminatedSeats } from './final-scoring.ts';
import { prospectOf, standsOfState, standsOfView } from './prospects.ts';
import type { ReputationState } from './state.ts';
import type { PlayerView, ReputationView } from './view.ts';

/** The value of a worker outside HQ relative to one inside, for each round left to bring it home. */
const HOMECOMING = 0.12;
/** The weight of the danger of elimination against credits, for each point short of safety. */
const DANGER = 2.5;
/**
 * The lead in reputation, over the seats that would be eliminated, that makes a seat safe: at the end, and in addition
 * for each round to come.
 */
const CUSHION = 3;
const CUSHION_A_ROUND = 0.75;

/** The viewer's expected profit, minus the danger of elimination by the known reputation; 0 for a spectator. */
export function evaluate(view: ReputationView, { components }: Setting<ReputationComponents>): number {
  const { viewer, final } = view;
  if (viewer === null) return 0;
  const own = elementAt(view.players, viewer);
  if (final !== null) return standingIn(final, viewer);
  const stands = isBetweenRounds(view) ? standsOfView(view, components) : undefined;
  if (stands !== undefined) return prospectOf(stands, viewer);
  const roundsLeft = Math.max(0, view.rounds - view.round);
  const reputation = view.players.map((player) => expectedReputation(view, player, roundsLeft));
  const credits = (own.credits ?? 0) + pendingCredits(view) + expectedHq(view, own, roundsLeft) * 0.7;
  return credits - danger(reputation, viewer, roundsLeft) / (1 + roundsLeft / 4);
}

/** The same for a state, between two rounds, where searches end, and after final scoring; undefined elsewhere. */
export function finalStanding(
  state: ReputationState,
  seat: Seat,
  { components }: Setting<ReputationComponents>,
): number | undefined {
  if (isBetweenRounds(state)) return prospectOf(standsOfState(state, components), seat);
  return state.final === null || state.nextStep !== null ? undefined : standingIn(state.final, seat);
}

/** Whether a round is over and the next one has not begun, so that there are no projects on the table. */
function isBetweenRounds({ nextStep, round }: Pick<ReputationState, 'nextStep' | 'round'>): boolean {
  return nextStep === 'returnWorkers' && round > 1;
}

/** The greatest weight of the difference in profit at the end, in either direction. */
const MOST_MARGIN = 15;

/**
 * The final evaluation: winning counts most, then the place, then the profit compared with the best other seat that is
 * not eliminated. The profit of an eliminated seat counts for nothing.
 */
export function standingIn(
  { winners, eliminated, profit, reputation }: Omit<NonNullable<ReputationView['final']>, 'parts'>,
  viewer: number,
): number {
  const isOut = eliminated.includes(viewer);
  const own = elementAt(profit, viewer);
  let best = Number.NEGATIVE_INFINITY;
  let ahead = isOut ? profit.length - eliminated.length : 0;
  profit.forEach((each, seat) => {
    if (seat === viewer || eliminated.includes(seat)) return;
    best = Math.max(best, each);
    if (
      !isOut &&
      (each > own || (each === own && elementAt(reputation, seat) > elementAt(reputation, viewer)))
    )
      ahead += 1;
  });
  const most = Number.isFinite(best) ? Math.max(-MOST_MARGIN, Math.min(MOST_MARGIN, own - best)) : 0;
  const margin = isOut ? -MOST_MARGIN : most;
  const won = winners.includes(viewer) ? 45 / winners.length : 0;
  return won - 15 * ahead + margin;
}

/** The expected number of workers in HQ at the end. */
function expectedHq(view: ReputationView, player: PlayerView, roundsLeft: number): number {
  const { left, middle, right } = player.breakRoom;
  const away = outsideHq(view, player);
  return player.hq + left + middle + right + away * Math.min(1, roundsLeft * HOMECOMING);
}

function outsideHq(view: ReputationView, player: PlayerView): number {
  const leftStack = view.sharedStacks[player.seat]?.workers[0] ?? 0;
  const rightStack = view.sharedStacks[player.right]?.workers[1] ?? 0;
  return player.privateStack.workers + leftStack + rightStack;
}

/** Credits beside projects that the viewer leads; they are not won yet. */
function pendingCredits(view: ReputationView): number {
  let sum = 0;
  for (const project of [view.privateProject, view.publicProject]) {
    if (project?.bid?.player === view.viewer) sum += project.credits * (view.biddingOver ? 1 : 0.6);
  }
  return sum;
}

function expectedReputation(view: ReputationView, player: PlayerView, roundsLeft: number): number {
  const leads = (bid: { readonly player: number } | null | undefined) => bid?.player === player.seat;
  const ofPending = view.pendingPublic?.player === player.seat ? view.pendingPublic.card.reputation : 0;
  const ofBid = leads(view.publicProject?.bid) ? (view.publicProject?.card.reputation ?? 0) * 0.6 : 0;
  const ofPrivateBid = leads(view.privateProject?.bid) ? (view.privateProject?.card.loss ?? 0) * 0.6 : 0;
  return (
    expectedHq(view, player, roundsLeft) * 0.7 +
    player.repTokens +
    player.reputationFromPublic +
    ofPending +
    ofBid -
    ofPrivateBid -
    (view.remembered?.losses[player.seat] ?? 0)
  );
}

/** The penalty for a seat that is among, or close to, those who would be eliminated. */
function danger(reputation: readonly number[], seat: number, roundsLeft: number): number {
  const others = reputation.filter((_, place) => place !== seat).sort((a, b) => a - b);
  // A seat above the lowest of the others (with five players: the second lowest) is not eliminated.
  const threshold = elementAt(others, reputation.length < 5 ? 0 : 1);
  const cushion = CUSHION + CUSHION_A_ROUND * roundsLeft;
  const short = Math.max(0, threshold + cushion - elementAt(reputation, seat));
  const out = eliminatedSeats(reputation).includes(seat) ? 4 : 0;
  return Math.min(40, short * DANGER + out);
}
