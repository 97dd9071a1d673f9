import type { Decided } from '../../engine/game.ts';
import { ownOf } from '../../engine/own.ts';
import type { Consequence, Seat } from '../../engine/question.ts';
import type { ReputationComponents } from './components.ts';
import type { PlayerView, ReputationView } from './view.ts';

/** A decision of a CEO, and the CEO. */
type Situation = Decided<ReputationView, ReputationComponents> & { readonly player: PlayerView };

type Figures = Consequence['figures'];
type Reasoning = (situation: Situation) => Consequence | undefined;

const because = (code: string, figures: Figures = {}): Consequence => ({ code, figures });

/** Why an answer is good: the purpose of a bid, its amount or a power in this position. */
export function reason(decided: Decided<ReputationView, ReputationComponents>): Consequence | undefined {
  const player = decided.view.players[decided.seat];
  return player === undefined ? undefined : ownOf(REASONS, decided.ask)?.({ ...decided, player });
}

/** With this many workers in HQ or fewer, any bid leaves a seat unable to bid again. */
const FEW_WORKERS = 3;

/** The reputation of a player that everybody can see. */
const openReputation = ({ reputationOfHq, repTokens, reputationFromPublic }: PlayerView): number =>
  reputationOfHq + repTokens + reputationFromPublic;

/** Whether nobody has less open reputation, and not everybody has the same. */
function isLowest({ view, player }: Situation): boolean {
  const all = view.players.map(openReputation);
  return openReputation(player) === Math.min(...all) && openReputation(player) < Math.max(...all);
}

const privateBid: Reasoning = ({ view }) => {
  const project = view.privateProject;
  if (project === null) return undefined;
  const { credits, card } = project;
  return because(credits === 0 ? 'private-early' : 'private-credits', { credits, loss: card.loss });
};

const publicBid: Reasoning = (situation) => {
  const { publicProject: project } = situation.view;
  if (project === null) return undefined;
  const figures = { reputation: project.card.reputation, credits: Math.max(0, project.credits - 1) };
  if (isLowest(situation)) return because('public-for-the-lowest', figures);
  return because(project.credits > 1 ? 'public-credits' : 'public-reputation', figures);
};

const passing: Reasoning = ({ view, player, seat }) => {
  const leader = view.publicProject?.bid?.player;
  if (player.hq <= FEW_WORKERS) return because('passes-with-few', { workers: player.hq });
  if (leader !== undefined && leader !== seat && [player.left, player.right].includes(leader))
    return because('waits-to-co-sponsor', { seat: leader });
  return because('not-worth-it', { workers: player.hq });
};

const ACTS: Readonly<Record<string, Reasoning>> = {
  'bid-private': privateBid,
  'bid-match': privateBid,
  'bid-public': publicBid,
  automation: publicBid,
  'parallel-desk': () => because('leads-both'),
  recall: () => because('recalls'),
  speculate: passing,
};

const amount: Reasoning = ({ value, view }) => {
  const leading = view.privateProject?.bid?.workers ?? 0;
  if (Number(value) <= leading + 1) return because(leading === 0 ? 'smallest-bid' : 'one-more', { leading });
  return because('hard-to-outbid', { workers: Number(value) });
};

const moved: Reasoning = ({ value, view }) => {
  const left = (view.publicProject?.credits ?? 0) - Number(value);
  if (left <= 0) return because('nobody-can-outbid');
  return Number(value) === 1
    ? because('keeps-credits', { credits: left })
    : because('less-worth-outbidding', { credits: left });
};

const coBid: Reasoning = ({ value, view }) => {
  const reputation = view.pendingPublic?.card.reputation ?? 0;
  return Number(value) === 0
    ? because('bids-none', { reputation })
    : because('bids-for-reputation', { reputation, workers: Number(value) });
};

/**
 * The hand: the neighbour with less open reputation is less dangerous, unless that neighbour should stay the lowest.
 */
const hand: Reasoning = ({ value, view, player }) => {
  const [chosen, other]: [Seat, Seat] =
    value === 'left' ? [player.left, player.right] : [player.right, player.left];
  const [own, others] = [chosen, other].map((seat) => {
    const found = view.players[seat];
    return found === undefined ? 0 : openReputation(found);
  });
  return because(Number(own) <= Number(others) ? 'helps-the-weaker' : 'helps-neighbour', { seat: chosen });
};

const usesPower =
  (code: string): Reasoning =>
  ({ value }) =>
    because(value === 'decline' || value === false ? 'saves-power' : code);

/** The reasons for the answers to each question. */
const REASONS: Readonly<Record<string, Reasoning>> = {
  act: (situation) => ownOf(ACTS, String(situation.value))?.(situation),
  workers: amount,
  credits: moved,
  'co-bid': coBid,
  hand,
  decline: ({ value }) => because(value === 'done' ? 'all-come-back' : 'one-stays'),
  recall: () => because('recalls'),
  whitewash: usesPower('loses-nothing'),
  'chosen-partner': usesPower('names-partner'),
  'casting-vote': usesPower('wins-the-tie'),
};
