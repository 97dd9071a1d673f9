import { toldBy } from '../../engine/effects.ts';
import type { Range } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
import { leadsPrivate, leadsPublic, printedWorkers, smallestPrivateBid } from './bid-conditions.ts';
import { movedEffects, privateEffects, publicEffects } from './bid-effects.ts';
import { ACTS, type Act, actObstacle, knownActs, legalActs, powerOfAct } from './bidding-options.ts';
import { situationOf } from './situation.ts';
import { leftOf, playerAt, type ReputationOccasion } from './state.ts';

/**
 * A turn of bidding. Its situation does not change until the bid is made, so it is computed once for both of its
 * decisions.
 */
export interface Turn extends ReputationOccasion {
  situation: number | undefined;
}

function situationOfTurn(turn: Turn): number {
  turn.situation ??= situationOf(turn.state, turn.components, turn.seat);
  return turn.situation;
}

/** The choice of the turn's act (REP-BID-02). */
export const actQuestion = questionKind<Turn, Act>({
  ask: 'act',
  shape: 'word',
  rule: 'REP-BID-02',
  options: ({ state, components, seat }) => legalActs(state, components, seat),
  barred: ({ state, components, seat }) =>
    knownActs(state, components, seat).flatMap((act) => {
      const obstacle = actObstacle(state, components, seat, act);
      return obstacle === undefined ? [] : [{ option: act, ...obstacle }];
    }),
  // Covers powers that the seat does not have, too.
  refuse({ state, components, seat }, value) {
    const act = ACTS.find((known) => known === value);
    const obstacle = act === undefined ? undefined : actObstacle(state, components, seat, act);
    return act === undefined || obstacle === undefined ? undefined : { option: act, ...obstacle };
  },
  tell(turn, act) {
    const { state, components, seat } = turn;
    switch (act) {
      case 'bid-private':
        return privateEffects(turn, smallestPrivateBid(state), playerAt(state, seat).hq);
      case 'bid-public':
        return publicEffects(turn, printedWorkers(state, components));
      case 'speculate':
        return [{ what: 'speculation-run', from: state.speculationRun, to: state.speculationRun + 1 }];
      default:
        return toldBy(powerOfAct(act)?.effects ?? [], { state, components, seat, change: {} });
    }
  },
  situation: situationOfTurn,
  // Speculating is final if no later seat is free to bid: bidding then ends without another turn for the seat (RR-15).
  caution({ state, seat }, act, options) {
    if (act !== 'speculate' || (options as readonly Act[]).length === 1) return undefined;
    let after = leftOf(state, seat);
    for (let run = state.speculationRun + 1; run < state.players.length; run += 1) {
      if (!leadsPrivate(state, after) && !leadsPublic(state, after)) return undefined;
      after = leftOf(state, after);
    }
    return 'last-turn';
  },
});

interface WorkersOccasion extends ReputationOccasion {
  readonly turn: Turn;
  /** The smallest bid that takes the lead, and the largest; Bid match allows only one amount. */
  readonly range: Range;
}

const bidRule = ({ state }: ReputationOccasion): string =>
  state.privateBid === null ? 'REP-BID-08' : 'REP-BID-09';

/** The number of workers to bid on the private project. */
export const workersQuestion = questionKind<WorkersOccasion, number>({
  ask: 'workers',
  shape: 'amount',
  rule: bidRule,
  options: ({ range }) => range,
  usual: ({ range }) => range.from,
  figures: ({ state }) => ({ leading: state.privateBid?.workers ?? 0, credits: state.creditsOnPrivate }),
  refuse(at, value) {
    if (typeof value !== 'number' || !Number.isInteger(value)) return undefined;
    const { from, to } = at.range;
    if (value < from)
      return {
        option: value,
        because: 'bid-too-small',
        rule: bidRule(at),
        need: from,
        have: value,
        of: 'workers',
      };
    const { hq } = playerAt(at.state, at.seat);
    if (value > hq) {
      return {
        option: value,
        because: 'too-few-workers',
        rule: 'REP-BID-12',
        need: value,
        have: hq,
        of: 'hq',
      };
    }
    return { option: value, because: 'bid-match-only', rule: 'RR-66', need: to, have: value, of: 'workers' };
  },
  // The loss of reputation does not depend on the amount; it was told with the act.
  tell: ({ turn }, workers) => privateEffects(turn, workers).filter(({ what }) => what !== 'reputation'),
  situation: ({ turn }) => situationOfTurn(turn),
  caution: ({ state, seat }, workers) => (workers === playerAt(state, seat).hq ? 'empty-hq' : undefined),
});

/** The number of credits that a public bid moves: at least one, at most all (REP-BID-16, REP-BID-17). */
export const creditsQuestion = questionKind<Turn, number>({
  ask: 'credits',
  shape: 'amount',
  rule: 'REP-BID-16',
  options: ({ state }) => ({ from: 1, to: state.creditsOnPublic }),
  // The minimum, because the credits that stay beside the public project go to its sponsor.
  usual: () => 1,
  refuse({ state }, value) {
    if (typeof value !== 'number' || !Number.isInteger(value)) return undefined;
    if (value < 1) {
      return {
        option: value,
        because: 'must-move-credit',
        rule: 'REP-BID-16',
        need: 1,
        have: value,
        of: 'credits',
      };
    }
    return {
      option: value,
      because: 'too-few-credits',
      rule: 'REP-BID-17',
      need: value,
      have: state.creditsOnPublic,
      of: 'credits-on-public',
    };
  },
  tell: (turn, credits) => movedEffects(turn, credits),
  situation: situationOfTurn,
  // Moving all credits is allowed (RR-14), but the project then pays nothing, and nobody else can bid on it.
  caution: ({ state }, credits) => (credits === state.creditsOnPublic ? 'last-credits' : undefined),
});
