import { elementAt } from '../../engine/checked.ts';
import type { Known } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import type { ReputationComponents } from './components.ts';
import { PLAYERS_TO_LOSE_TWO, reputationParts } from './final-scoring.ts';
import { allSeats, playerAt, type ReputationState } from './state.ts';

/** The bounds of an unknown figure. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/**
 * What a viewer knows about each seat's profit, reputation and elimination while credits and private stacks are secret
 * (REP-INFO-01, REP-INFO-03, REP-END-09 to REP-END-14).
 * @param scores the part of each profit that is certain
 */
export function knownOf(
  state: ReputationState,
  components: ReputationComponents,
  viewer: Seat | null,
  scores: readonly number[],
): Known[][] {
  const seats = allSeats(state);
  const most = creditsAmong(state, components, viewer);
  const reputation = seats.map((seat) => reputationBounds(state, components, seat));
  return seats.map((seat): Known[] => {
    const least = elementAt(scores, seat);
    return [
      { what: 'profit', least, most: seat === viewer ? least : least + most },
      { what: 'reputation', ...elementAt(reputation, seat), verdict: verdictOf(reputation, seat) },
    ];
  });
}

/**
 * The most credits that another seat can have: all credits from the public projects revealed so far and from
 * corporations' powers, minus those beside the projects and the viewer's own. The credits of a project without bids
 * went to the bank (REP-BID-23). Only a position can give out more.
 */
function creditsAmong(state: ReputationState, components: ReputationComponents, viewer: Seat | null): number {
  const revealed = state.sharedStacks.flatMap(({ cards }) => cards);
  if (state.pendingPublic !== null) revealed.push(state.pendingPublic.card);
  if (state.publicCard !== null) revealed.push(state.publicCard);
  let came = 0;
  for (const card of revealed) came += components.publicProjects[card]?.credits ?? 0;
  for (const { corporation, powerUsed } of state.players) {
    const rule = corporation === null ? undefined : components.corporations[corporation]?.rule;
    if (rule?.kind === 'outbidCredit') came += powerUsed * rule.credits;
  }
  const held = state.players.reduce((sum, { credits }) => sum + credits, 0);
  const own = viewer === null ? 0 : playerAt(state, viewer).credits;
  return Math.max(came - state.creditsOnPrivate - state.creditsOnPublic, held) - own;
}

/** A seat's reputation with the cards of its private stack at their best and at their worst. */
function reputationBounds(state: ReputationState, components: ReputationComponents, seat: Seat): Bounds {
  const { hq, agenda, public: ofPublic } = reputationParts(state, components, seat);
  const open = hq + agenda + ofPublic;
  const { privateCards } = playerAt(state, seat);
  const losses = hiddenLosses(state, components);
  const sum = (list: readonly number[]) => list.reduce((total, loss) => total + loss, 0);
  const count = privateCards.length;
  return { least: open - sum(losses.slice(losses.length - count)), most: open - sum(losses.slice(0, count)) };
}

/** The losses of all hidden private projects, ascending, including those left in the box. */
function hiddenLosses(state: ReputationState, components: ReputationComponents): number[] {
  const open = new Set([...state.box, state.privateCard]);
  return Object.values(components.privateProjects)
    .filter(({ id }) => !open.has(id))
    .map(({ loss }) => loss)
    .sort((a, b) => a - b);
}

/** The words for a seat's outlook. */
export const VERDICTS = { out: 'is-lowest', open: 'may-be-lowest', safe: 'not-lowest' } as const;

/**
 * Whether a seat is eliminated whatever the stacks hold, possibly, or not at all. With three or four players it is
 * eliminated if all others have more reputation, with five if all but one do (REP-END-09 to REP-END-14).
 */
function verdictOf(reputation: readonly Bounds[], seat: Seat): string {
  const { least, most } = elementAt(reputation, seat);
  const spared = reputation.length < PLAYERS_TO_LOSE_TWO ? 1 : 2;
  const others = reputation.filter((_, other) => other !== seat);
  if (others.filter((other) => other.most <= least).length >= spared) return VERDICTS.safe;
  return others.filter((other) => other.least <= most).length < spared ? VERDICTS.out : VERDICTS.open;
}
