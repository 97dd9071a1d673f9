import { present } from '../../engine/checked.ts';
import type { Seat } from '../../engine/question.ts';
import type { Occasion } from '../../engine/question-kind.ts';
import type { RandomStream } from '../../engine/random.ts';
import type { Umpire } from '../../engine/umpire.ts';
import type { ReputationComponents } from './components.ts';

/** A space of a break room, from its owner's point of view (REP-COMP-10). */
export type Space = 'left' | 'middle' | 'right';

/** The spaces in canonical order. */
export const SPACES: readonly Space[] = ['left', 'middle', 'right'];

/** The steps of a round in the order of the rulebook (REP-ROUND-02), and the scoring at the end. */
export const STEP_NAMES = [
  'returnWorkers',
  'reveal',
  'biddingTurn',
  'determineWinners',
  'resolveCoSponsorship',
  'workersToHQ',
  'prepareNextRound',
  'finalScoring',
] as const;

export type StepName = (typeof STEP_NAMES)[number];

/** One player's board, stack, tokens and identity. */
export interface PlayerState {
  /** Workers in HQ, which may be bid (REP-COMP-12). */
  hq: number;
  /** Workers in each space of the break room, 0 or 1 (REP-RET-08). */
  breakRoom: Record<Space, number>;
  /** Secret (REP-INFO-01). */
  credits: number;
  repTokens: number;
  /** The private stack, top first; secret from everyone until the end (REP-INFO-03). */
  privateCards: string[];
  /** Workers on the private stack, as one pool (RR-11). */
  privateWorkers: number;
  corporation: string | null;
  /** How many times the corporation's power was used; public (RR-56). */
  powerUsed: number;
  ceo: string | null;
  /** How many times the CEO's agenda was met. */
  agendaMet: number;
  /** Whether somebody outbid this player in this round's bidding. */
  outbid: boolean;
}

/** The stack between a seat and its left neighbour (REP-COS-12). */
export interface SharedStack {
  /** Top first, face up. */
  cards: string[];
  /** Workers of the seat itself and of its left neighbour. */
  workers: [number, number];
}

/** A bid: the leader and the workers beside the project. */
export interface Bid {
  player: Seat;
  workers: number;
}

/** The final score of every seat, or the scores that a position assumes. */
export interface FinalScore {
  reputation: number[];
  profit: number[];
  eliminated: Seat[];
  winners: Seat[];
}

export interface ReputationState {
  random: RandomStream;
  round: number;
  /** The next step; null when the game is over. */
  nextStep: StepName | null;
  startPlayer: Seat;
  /** Whose bidding turn it is; null outside step 3. */
  turn: Seat | null;
  /** Speculations in a row (REP-BID-05). */
  speculationRun: number;
  /** Whether this round's bidding has ended. */
  biddingOver: boolean;
  players: PlayerState[];
  /** Stack i lies between seat i and its left neighbour, seat i + 1. */
  sharedStacks: SharedStack[];
  /** Face down, top first. */
  privateDeck: string[];
  publicDeck: string[];
  /** Cards that were not dealt; nobody sees them (REP-SETUP-12). */
  unusedPrivate: string[];
  unusedPublic: string[];
  /** The current projects between steps 2 and 4. */
  privateCard: string | null;
  publicCard: string | null;
  creditsOnPrivate: number;
  creditsOnPublic: number;
  privateBid: Bid | null;
  publicBid: Bid | null;
  /** The won public project between step 4 and the end of step 5 (REP-WIN-06, RR-30). */
  pendingPublic: { player: Seat; card: string; workers: number } | null;
  /** The place of the public-project marker: beside the deck, beside the card, or with a seat. */
  marker: 'publicDeck' | 'publicCard' | Seat;
  /** The sponsor of this round's private project. */
  privateSponsor: Seat | null;
  /** The latest co-sponsor. */
  coSponsor: Seat | null;
  /** Whether this round has no step 5; known from step 4 on (REP-BID-24). */
  coSponsorshipSkipped: boolean;
  /** Cards in the box that were face up before: projects without bids, and whitewashed ones. */
  box: string[];
  /** Credits in the bank; the number may be negative (RR-44). */
  bank: number;
  gameOver: boolean;
  final: FinalScore | null;
}

export type ReputationUmpire = Umpire<ReputationComponents>;

/** What most questions of Reputation depend on. */
export type ReputationOccasion = Occasion<ReputationState, ReputationComponents>;

/** The left neighbour sits at the next seat clockwise (RR-01). */
export function leftOf(state: ReputationState, seat: Seat): Seat {
  return seat + 1 === state.players.length ? 0 : seat + 1;
}

/** The right neighbour sits at the seat before (RR-01). */
export function rightOf(state: ReputationState, seat: Seat): Seat {
  return seat === 0 ? state.players.length - 1 : seat - 1;
}

/** The player of an existing seat. */
export function playerAt(state: ReputationState, seat: Seat): PlayerState {
  return present(state.players[seat], 'player');
}

/** The stack that a seat shares with its left neighbour. */
export function leftStack(state: ReputationState, seat: Seat): SharedStack {
  return present(state.sharedStacks[seat], 'shared stack');
}

/** The stack that a seat shares with its right neighbour. */
export function rightStack(state: ReputationState, seat: Seat): SharedStack {
  return present(state.sharedStacks[rightOf(state, seat)], 'shared stack');
}

/**
 * A seat's own workers in the source of a space: the left shared stack, the private stack or the right shared stack
 * (REP-RET-04 to REP-RET-06).
 */
export function workersAt(state: ReputationState, seat: Seat, space: Space): number {
  if (space === 'middle') return playerAt(state, seat).privateWorkers;
  return space === 'left' ? leftStack(state, seat).workers[0] : rightStack(state, seat).workers[1];
}

/** Adds workers of a seat to the source of a space; a negative number removes them. */
export function addWorkersAt(state: ReputationState, seat: Seat, space: Space, workers: number): void {
  if (space === 'middle') playerAt(state, seat).privateWorkers += workers;
  else if (space === 'left') leftStack(state, seat).workers[0] += workers;
  else rightStack(state, seat).workers[1] += workers;
}

/** The total workers of a seat, wherever they are; it never changes during a game (REP-ROUND-04). */
export function workersInAll(state: ReputationState, seat: Seat): number {
  const { hq, breakRoom } = playerAt(state, seat);
  let sum = hq + breakRoom.left + breakRoom.middle + breakRoom.right;
  for (const space of SPACES) sum += workersAt(state, seat, space);
  for (const bid of [state.privateBid, state.publicBid, state.pendingPublic]) {
    if (bid?.player === seat) sum += bid.workers;
  }
  return sum;
}

/** The total credits in the game: in the bank, beside the projects and with the players. */
export function creditsInAll(state: ReputationState): number {
  const held = state.players.reduce((sum, { credits }) => sum + credits, 0);
  return state.bank + state.creditsOnPrivate + state.creditsOnPublic + held;
}

const SEATS_OF: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4]];

/** Every seat, ascending. */
export function allSeats(state: ReputationState): readonly Seat[] {
  return present(SEATS_OF[state.players.length], 'list of seats');
}

/** Says which step comes next; null ends the game. */
export function setNext(state: ReputationState, step: StepName | null): void {
  state.nextStep = step;
}
