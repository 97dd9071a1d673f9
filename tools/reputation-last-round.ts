import { elementAt } from '../src/engine/checked.ts';
import type { Question, Seat, Value } from '../src/engine/question.ts';
import type { ReputationComponents } from '../src/games/reputation/components.ts';
import { standingIn } from '../src/games/reputation/evaluation.ts';
import { eliminatedSeats, winningSeats } from '../src/games/reputation/final-scoring.ts';
import { standsOfView } from '../src/games/reputation/prospects.ts';
import type { Bid } from '../src/games/reputation/state.ts';
import type { ReputationView } from '../src/games/reputation/view.ts';

/** How likely a bid holds that some rival can outbid. */
const HOLDS = 0.4;

/** The bids with which the bidding is supposed to end, and the credits moved beside those that lie there. */
interface Bids {
  readonly ofPrivate: Bid | null;
  readonly ofPublic: Bid | null;
  readonly moved: number;
}

/** The sponsors of the public project, and the co-sponsor's bid. */
interface Sponsors {
  readonly primary: Seat;
  readonly coSponsor: Seat;
  readonly coBid: number;
}

/**
 * The last round as a strong player calculates it. All that the final scoring counts is public or remembered then
 * (RR-32, RR-33), so the seat knows how the game ends if the bidding ends with these bids. Agendas and powers are left
 * out of account. All results are final evaluations of the seat, see `standingIn`.
 */
export class LastRound {
  private readonly stands;
  private readonly bids: Bids;

  /** @param view the view of a seat that is asked in the last round; a spectator does not know enough */
  constructor(
    private readonly view: ReputationView,
    private readonly components: ReputationComponents,
  ) {
    const stands = standsOfView(view, components);
    if (stands === undefined || view.round < view.rounds)
      throw new RangeError('Only a seat can calculate the last round.');
    this.stands = stands.seats;
    const { privateProject, publicProject } = view;
    this.bids = { ofPrivate: privateProject?.bid ?? null, ofPublic: publicProject?.bid ?? null, moved: 0 };
  }

  private get seat(): Seat {
    return this.view.viewer as Seat;
  }

  /** The seat's standing if nobody bids any more (REP-BID-05). */
  speculating(): number {
    return this.standing(this.bids);
  }

  /** The same after a private bid of so many workers, which a rival may outbid by one (REP-BID-09). */
  biddingPrivate(workers: number): number {
    const by = (player: Seat): Bids => ({
      ...this.bids,
      ofPrivate: { player, workers: player === this.seat ? workers : workers + 1 },
    });
    return this.weighed(by, workers + 1, this.bids.ofPublic);
  }

  /** The same after a public bid that moves so many credits; a rival who outbids it moves one more (REP-BID-16). */
  biddingPublic(credits: number): number {
    const { publicProject } = this.view;
    const workers = publicProject?.card.workers ?? 0;
    const by = (player: Seat): Bids => ({
      ...this.bids,
      ofPublic: { player, workers },
      moved: player === this.seat ? credits : credits + 1,
    });
    const isLast = credits === publicProject?.credits;
    return this.weighed(by, isLast ? Number.POSITIVE_INFINITY : workers, this.bids.ofPrivate);
  }

  /** The same after a bid for co-sponsorship, against a rival who may bid any number of workers (REP-COS-07). */
  biddingForCoSponsorship(coBid: number): number {
    const pending = this.view.pendingPublic;
    if (pending === null) throw new RangeError('Nobody has won the public project.');
    const { player: primary, left, right } = pending;
    const rival = left === this.seat ? right : left;
    const wins = Math.min(1, (coBid + 0.5) / (elementAt(this.view.players, rival).hq + 1));
    const won = this.atEnd(this.bids, { primary, coSponsor: this.seat, coBid });
    return wins * won + (1 - wins) * this.atEnd(this.bids, { primary, coSponsor: rival, coBid: 0 });
  }

  /** The standing after an answer; undefined if the calculation says nothing about it. */
  after({ ask }: Pick<Question, 'ask'>, value: Value): number | undefined {
    const { privateProject } = this.view;
    switch (ask) {
      case 'act':
        if (value === 'speculate') return this.speculating();
        if (value === 'bid-private') return this.biddingPrivate((privateProject?.bid?.workers ?? 0) + 1);
        return value === 'bid-public' ? this.biddingPublic(1) : undefined;
      case 'workers':
        return this.biddingPrivate(Number(value));
      case 'credits':
        return this.biddingPublic(Number(value));
      case 'co-bid':
        return this.biddingForCoSponsorship(Number(value));
      default:
        return undefined;
    }
  }

  /**
   * The standing after a bid that either holds or is outbid by the next rival who can.
   * @param by the bids if this player leads
   * @param workers the workers that a rival needs in HQ
   * @param other the bid on the other project, whose leader may not bid
   */
  private weighed(by: (player: Seat) => Bids, workers: number, other: Bid | null): number {
    const { players } = this.view;
    const held = this.standing(by(this.seat));
    for (let step = 1; step < players.length; step += 1) {
      const { seat, hq } = elementAt(players, (this.seat + step) % players.length);
      if (seat === other?.player || hq < workers) continue;
      return HOLDS * held + (1 - HOLDS) * this.standing(by(seat));
    }
    return held;
  }

  /** The mean over both neighbours of the public sponsor, either of whom becomes co-sponsor (REP-COS-14). */
  private standing(bids: Bids): number {
    const primary = bids.ofPublic?.player;
    if (primary === undefined) return this.atEnd(bids, null);
    const { left, right } = elementAt(this.view.players, primary);
    const [first, second] = [left, right].map((coSponsor) =>
      this.atEnd(bids, { primary, coSponsor, coBid: 0 }),
    ) as [number, number];
    return (first + second) / 2;
  }

  private atEnd({ ofPrivate, ofPublic, moved }: Bids, sponsors: Sponsors | null): number {
    const { privateProject, publicProject, pendingPublic } = this.view;
    const { reputationOfHq, creditsOfHq } = this.components;
    const gain = (publicProject?.card ?? pendingPublic?.card)?.reputation ?? 0;
    const reputation: number[] = [];
    const profit: number[] = [];
    this.stands.forEach((stand, seat) => {
      let workers = stand.hq + stand.resting;
      for (const bid of [this.bids.ofPrivate, this.bids.ofPublic])
        if (bid?.player === seat) workers += bid.workers;
      let { credits, reputation: total } = stand;
      if (ofPrivate?.player === seat) {
        workers -= ofPrivate.workers;
        credits += (privateProject?.credits ?? 0) + moved;
        total -= privateProject?.card.loss ?? 0;
      }
      if (ofPublic?.player === seat) {
        workers -= ofPublic.workers;
        credits += (publicProject?.credits ?? 0) - moved;
      }
      if (seat === sponsors?.primary || seat === sponsors?.coSponsor) total += gain;
      if (seat === sponsors?.coSponsor) workers -= sponsors.coBid;
      reputation.push(total + (reputationOfHq[workers] ?? 0));
      profit.push(credits + (creditsOfHq[workers] ?? 0));
    });
    const eliminated = eliminatedSeats(reputation);
    const winners = winningSeats(reputation, profit, eliminated);
    return standingIn({ reputation, profit, eliminated, winners }, this.seat);
  }
}
