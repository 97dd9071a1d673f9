import { elementAt } from '../../engine/checked.ts';
import type { Seat } from '../../engine/question.ts';
import type { ReputationComponents, ReputationParts } from './components.ts';
import {
  allSeats,
  type FinalScore,
  leftStack,
  playerAt,
  type ReputationState,
  type ReputationUmpire,
  rightStack,
  setNext,
} from './state.ts';

/**
 * The end of the game: measure reputation, eliminate, compute profit, determine the winner, in this order (REP-END-01).
 * Nobody leaves the game earlier (REP-OBJ-02, RR-55).
 */
export function finalScoring(state: ReputationState, umpire: ReputationUmpire): void {
  const { components } = umpire;
  setNext(state, null);
  state.gameOver = true;
  const parts = allSeats(state).map((seat) => reputationParts(state, components, seat));
  const reputation = parts.map(totalReputation);
  const eliminated = eliminatedSeats(reputation);
  const profit = allSeats(state).map((seat) => profitOf(state, components, seat));
  const winners = winningSeats(reputation, profit, eliminated);
  state.final = { reputation, profit, eliminated, winners };
  umpire.reveal('private-projects', allSeats(state));
  if (umpire.log !== undefined) report(state, umpire, parts, state.final);
}

/** The number of players from which on two are eliminated instead of one. */
export const PLAYERS_TO_LOSE_TWO = 5;

/** Reports the four stages one by one; they reveal what was hidden before. */
function report(
  state: ReputationState,
  umpire: ReputationUmpire,
  parts: readonly ReputationParts[],
  { reputation, profit, eliminated, winners }: FinalScore,
): void {
  parts.forEach((part, seat) => {
    const figures = { ...part, total: elementAt(reputation, seat) };
    umpire.log?.({ kind: 'reputation-measured', seat, rule: 'REP-END-08', figures });
  });
  reportElimination(umpire, reputation, eliminated);
  for (const seat of allSeats(state)) {
    const { hq, credits } = playerAt(state, seat);
    const figures = {
      credits,
      hq: umpire.components.creditsOfHq[hq] ?? 0,
      profit: elementAt(profit, seat),
    };
    umpire.log?.({ kind: 'profit-computed', seat, rule: 'REP-END-16', figures });
  }
  const best = profit[elementAt(winners, 0)];
  const tied = profit.filter((each, seat) => each === best && !eliminated.includes(seat)).length;
  for (const seat of winners) {
    const figures = { profit: elementAt(profit, seat), reputation: elementAt(reputation, seat), tied };
    if (winners.length > 1) umpire.log?.({ kind: 'shares-victory', seat, rule: 'REP-END-19', figures });
    else if (tied > 1) umpire.log?.({ kind: 'won-by-reputation', seat, rule: 'REP-END-18', figures });
    else umpire.log?.({ kind: 'won', seat, rule: 'REP-END-17', figures });
  }
}

/** Reports who is eliminated, and which ties save others. */
function reportElimination(
  umpire: ReputationUmpire,
  reputation: readonly number[],
  eliminated: readonly Seat[],
): void {
  const few = reputation.length < PLAYERS_TO_LOSE_TWO;
  const sorted = [...reputation].sort((a, b) => a - b) as [number, number, ...number[]];
  const countOf = (total: number) => reputation.filter((each) => each === total).length;
  if (eliminated.length === 0) {
    const figures = { lowest: sorted[0], tied: countOf(sorted[0]) };
    umpire.log?.({ kind: 'nobody-eliminated', rule: few ? 'REP-END-10' : 'REP-END-12', figures });
  }
  const isTie = sorted[0] === sorted[1];
  for (const seat of eliminated) {
    const ruleOfFive = eliminated.length === 1 ? 'REP-END-13' : isTie ? 'REP-END-14' : 'REP-END-11';
    const figures = { reputation: elementAt(reputation, seat), tied: isTie };
    umpire.log?.({ kind: 'eliminated', seat, rule: few ? 'REP-END-09' : ruleOfFive, figures });
  }
  if (!few && eliminated.length === 1) {
    const figures = { reputation: sorted[1], tied: countOf(sorted[1]) };
    umpire.log?.({ kind: 'second-lowest-tied', rule: 'REP-END-13', figures });
  }
}

/** The reputation on the cards between the seat and each neighbour counts in full for both (REP-END-05, REP-END-06, RR-29). */
export function reputationFromPublic(
  state: ReputationState,
  components: ReputationComponents,
  seat: Seat,
): number {
  let sum = 0;
  for (const { cards } of [leftStack(state, seat), rightStack(state, seat)]) {
    for (const card of cards) sum += components.publicProjects[card]?.reputation ?? 0;
  }
  return sum;
}

/** The losses on the private cards in front of the seat (REP-END-07): 0 or less. */
function reputationFromPrivate(state: ReputationState, components: ReputationComponents, seat: Seat): number {
  let sum = 0;
  for (const card of playerAt(state, seat).privateCards) sum -= components.privateProjects[card]?.loss ?? 0;
  return sum;
}

/**
 * The parts of the seat's reputation: workers in HQ by the table (REP-END-03), and only there (REP-END-02, RR-43);
 * tokens of the agenda, 1 each (REP-END-04, RR-34); public projects on both sides; private projects.
 */
export function reputationParts(
  state: ReputationState,
  components: ReputationComponents,
  seat: Seat,
): ReputationParts {
  const stated = components.stated?.reputationParts?.[seat];
  if (stated !== undefined) return stated;
  const player = playerAt(state, seat);
  return {
    hq: components.reputationOfHq[player.hq] ?? 0,
    agenda: player.repTokens,
    public: reputationFromPublic(state, components, seat),
    private: reputationFromPrivate(state, components, seat),
  };
}

/** The sum of the parts; it may be negative (REP-END-08, RR-41). */
export function totalReputation(parts: ReputationParts): number {
  return parts.hq + parts.agenda + parts.public + parts.private;
}

/**
 * The seat's profit: credits held, plus the credits for workers in HQ by a separate table (REP-END-15, REP-END-16,
 * RR-36, RR-46).
 */
export function profitOf(state: ReputationState, components: ReputationComponents, seat: Seat): number {
  const { hq, credits } = playerAt(state, seat);
  return credits + (components.creditsOfHq[hq] ?? 0);
}

/**
 * The eliminated seats, ascending. With three or four players: the lowest, unless others tie with it (REP-END-09,
 * REP-END-10). With five: the two lowest (REP-END-11, REP-END-14); nobody if three or more tie for lowest (REP-END-12);
 * only the lowest if two or more tie for second lowest (REP-END-13, RR-40).
 */
export function eliminatedSeats(reputation: readonly number[]): Seat[] {
  const sorted = [...reputation].sort((a, b) => a - b);
  const [first, second, third] = sorted as [number, number, number];
  const seatsUpTo = (most: number) => {
    const seats: Seat[] = [];
    reputation.forEach((each, seat) => {
      if (each <= most) seats.push(seat);
    });
    return seats;
  };
  if (reputation.length < PLAYERS_TO_LOSE_TWO) return first === second ? [] : seatsUpTo(first);
  if (second < third) return seatsUpTo(second);
  return first < second ? seatsUpTo(first) : [];
}

/**
 * The winning seats, ascending: the highest profit among the seats that remain (REP-END-17, REP-END-20), then the
 * highest reputation among those (REP-END-18); seats still tied all win (REP-END-19).
 */
export function winningSeats(
  reputation: readonly number[],
  profit: readonly number[],
  eliminated: readonly Seat[],
): Seat[] {
  let winners: Seat[] = [];
  profit.forEach((_, seat) => {
    if (eliminated.includes(seat)) return;
    const best = winners[0];
    const order = best === undefined ? 1 : compareScores(reputation, profit, seat, best);
    if (order > 0) winners = [seat];
    else if (order === 0) winners.push(seat);
  });
  return winners;
}

/** Positive if the first seat is better, by profit and then by reputation (REP-END-18, RR-65). */
export function compareScores(
  reputation: readonly number[],
  profit: readonly number[],
  first: Seat,
  second: Seat,
): number {
  const byProfit = elementAt(profit, first) - elementAt(profit, second);
  return byProfit !== 0 ? byProfit : elementAt(reputation, first) - elementAt(reputation, second);
}
