import { describe, expect, it } from 'vitest';
import { leaningPolicy, weightsOf } from '../../src/bots/leaning.ts';
import { clonePlain } from '../../src/engine/clone.ts';
import { Match, setUp } from '../../src/engine/match.ts';
import type { Question, Value } from '../../src/engine/question.ts';
import { randomStream } from '../../src/engine/random.ts';
import { standingIn } from '../../src/games/reputation/evaluation.ts';
import { reputation as game } from '../../src/games/reputation/index.ts';
import type { ReputationState } from '../../src/games/reputation/state.ts';
import { isThrownAway } from '../../tools/bot-follies.ts';
import { LastRound } from '../../tools/reputation-last-round.ts';
import { type ReputationMatch, settingFor } from '../games/reputation/test-match.ts';

/** A match played by habit, without identities, up to the n-th question of this kind in the last round. */
function lastRound(players: number, seed: string, ask: string, nth = 0): ReputationMatch | undefined {
  const setting = settingFor(players);
  const match: ReputationMatch = new Match(game, setting, setUp(game, setting, seed));
  const policy = leaningPolicy(weightsOf(game.advice), randomStream(seed));
  let seen = 0;
  while (!match.over) {
    const question = match.open.find((each) => each.ask === ask) ?? (match.open[0] as Question);
    if (match.state.round === setting.components.rounds && question.ask === ask) {
      if (seen === nth) return match;
      seen += 1;
    }
    match.answer(question.seat, policy(question));
  }
  return undefined;
}

/** A match that goes on from the same question. */
function branch(match: ReputationMatch): ReputationMatch {
  const other: ReputationMatch = new Match(
    game,
    match.setting,
    clonePlain(match.base),
    {},
    match.cursor as string,
  );
  for (const answer of match.answers) other.replay(answer);
  return other;
}

/** The seat's mean standing at the end over both hands of the marker, if all other questions are answered by `answers`. */
function standingAfter(
  match: ReputationMatch,
  first: readonly Value[],
  answers: (question: Question) => Value | undefined = () => undefined,
): number {
  const seat = match.open[0]?.seat as number;
  const ends = ['left', 'right'].map((hand) => {
    const branched = branch(match);
    for (const value of first) expect(branched.answer(seat, value)).toBeUndefined();
    while (!branched.over) {
      const question = branched.open[0] as Question;
      const value =
        answers(question) ??
        { act: 'speculate', hand, 'co-bid': 0 }[question.ask] ??
        (question.options as readonly Value[])[0];
      expect(branched.answer(question.seat, value)).toBeUndefined();
    }
    return standingIn(branched.state.final as NonNullable<ReputationState['final']>, seat);
  });
  return ((ends[0] as number) + (ends[1] as number)) / 2;
}

/** The calculation of a seat, by default the one that is asked. */
function calculated(match: ReputationMatch, seat = match.open[0]?.seat as number): LastRound {
  return new LastRound(match.view(seat), match.setting.components);
}

const positions = (ask: string): ReputationMatch[] =>
  [3, 4, 5].flatMap((players) =>
    Array.from({ length: 16 }, (_, number) =>
      lastRound(players, `last round ${number}`, ask, number % 4),
    ).filter((match) => match !== undefined),
  );

describe('the calculation of the last round', () => {
  const all = positions('act');

  it('tells the end of the game if nobody bids any more (REP-BID-05, REP-END-01 to REP-END-20)', () => {
    expect(all.length).toBeGreaterThan(30);
    for (const match of all)
      expect(calculated(match).speculating()).toBeCloseTo(standingAfter(match, ['speculate']));
  });

  it('tells the end after a private bid that nobody can outbid (REP-BID-09, REP-WIN-02, REP-END-07)', () => {
    let checked = 0;
    for (const match of all) {
      const { seat, options } = match.open[0] as Question;
      const { players } = match.state;
      const own = players[seat]?.hq ?? 0;
      const rivals = players.filter((_, other) => other !== seat).map(({ hq }) => hq);
      if (!(options as readonly Value[]).includes('bid-private') || own < Math.max(...rivals)) continue;
      checked += 1;
      expect(calculated(match).biddingPrivate(own)).toBeCloseTo(standingAfter(match, ['bid-private', own]));
    }
    expect(checked).toBeGreaterThan(3);
  });

  it('tells the end after a public bid that moves all credits, so that it holds (REP-BID-17, REP-BID-21)', () => {
    let checked = 0;
    for (const match of all) {
      const { options } = match.open[0] as Question;
      if (!(options as readonly Value[]).includes('bid-public')) continue;
      checked += 1;
      const { creditsOnPublic } = match.state;
      expect(calculated(match).biddingPublic(creditsOnPublic)).toBeCloseTo(
        standingAfter(match, ['bid-public', creditsOnPublic]),
      );
    }
    expect(checked).toBeGreaterThan(10);
  });

  it('takes a bid that a rival can outbid for less certain than one that holds (REP-BID-09)', () => {
    let differ = 0;
    for (const match of all) {
      const { seat, options } = match.open[0] as Question;
      if (!(options as readonly Value[]).includes('bid-private')) continue;
      const least = (match.state.privateBid?.workers ?? 0) + 1;
      const before = calculated(match).speculating();
      const [low, high] = [least, match.state.players[seat]?.hq ?? 0].map((bid) =>
        calculated(match).biddingPrivate(bid),
      );
      if (low !== high) differ += 1;
      // Suppositions leave no trace.
      expect(calculated(match).speculating()).toBe(before);
    }
    expect(differ).toBeGreaterThan(5);
  });

  it('tells the end after a bid for co-sponsorship larger than the rival can make (REP-COS-07, REP-COS-12)', () => {
    let checked = 0;
    for (const match of positions('co-bid')) {
      const question = match.open.find(({ ask }) => ask === 'co-bid') as Question;
      const { seat, figures = {} } = question;
      const primary = figures.sponsor as number;
      const { players } = match.state;
      const rival = [primary + 1, primary - 1]
        .map((each) => (each + players.length) % players.length)
        .find((each) => each !== seat) as number;
      const most = players[rival]?.hq ?? 0;
      if ((players[seat]?.hq ?? 0) <= most) continue;
      checked += 1;
      const ends = branch(match);
      while (!ends.over) {
        const open = ends.open[0] as Question;
        const value =
          open.ask === 'co-bid' ? (open.seat === seat ? most + 1 : 0) : (open.options as readonly Value[])[0];
        expect(ends.answer(open.seat, value)).toBeUndefined();
      }
      expect(calculated(match, seat).biddingForCoSponsorship(most + 1)).toBeCloseTo(
        standingIn(ends.state.final as NonNullable<ReputationState['final']>, seat),
      );
    }
    expect(checked).toBeGreaterThan(3);
  });

  it('tells an answer that costs two places from the best one, and says nothing before the last round', () => {
    const setting = settingFor(4);
    const first: ReputationMatch = new Match(game, setting, setUp(game, setting, 'first round'));
    const opening = first.open[0] as Question;
    expect(isThrownAway(opening, 'speculate', first.view(opening.seat), setting.components)).toBeUndefined();
    expect(() => calculated(first)).toThrow(RangeError);
    let thrown = 0;
    for (const match of all) {
      const question = match.open[0] as Question;
      const { seat } = question;
      const found = (question.options as readonly Value[]).map((value) => ({
        standing: calculated(match).after(question, value) as number,
        isThrown: isThrownAway(question, value, match.view(seat), match.setting.components),
      }));
      const best = Math.max(...found.map(({ standing }) => standing));
      const isWide = best - Math.min(...found.map(({ standing }) => standing)) >= 30;
      for (const { standing, isThrown } of found)
        expect(isThrown).toBe(isWide ? best - standing >= 30 : undefined);
      if (isWide) thrown += 1;
    }
    expect(thrown).toBeGreaterThan(5);
  });
});
