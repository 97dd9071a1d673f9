import { describe, expect, it } from 'vitest';
import { isRange, optionList, type Question, refusal } from '../../../src/engine/question.ts';
import { drawNumber, randomStream } from '../../../src/engine/random.ts';
import type { PublicProject } from '../../../src/games/reputation/components.ts';
import { openQuestion, playMatch, runnerOn, settingFor } from './test-match.ts';

const clinics = { name: 'Night Clinics', credits: 8, workers: 3, reputation: 4 };

describe('the question of a bidding turn', () => {
  it('offers what can be carried out, in canonical order (REP-BID-02, RR-66)', () => {
    const given = { toMove: 0, hq: { 0: 5 }, publicCard: clinics, privateStacks: { 0: { workers: 2 } } };
    const withPower = (name: string) => ({ ...given, powers: { 0: { name } } });
    const options = (given_: Record<string, unknown>) => optionList(openQuestion(3, 'biddingTurn', given_));
    expect(options(given)).toEqual(['bid-private', 'bid-public', 'speculate']);
    expect(options(withPower('Automation'))).toEqual([
      'bid-private',
      'bid-public',
      'automation',
      'speculate',
    ]);
    expect(options(withPower('Recall'))).toEqual(['bid-private', 'bid-public', 'recall', 'speculate']);
    expect(options(withPower('Bid match'))).toEqual(['bid-private', 'bid-public', 'speculate']);
    expect(options(withPower('Parallel desk'))).toEqual(['bid-private', 'bid-public', 'speculate']);
  });

  it('says why not, with need, have and rule (REP-BID-03, REP-BID-15, REP-BID-12)', () => {
    const poor = openQuestion(3, 'biddingTurn', {
      toMove: 0,
      hq: { 0: 2, 1: 4 },
      publicCard: clinics,
      privateBid: { player: 1, workers: 2 },
    });
    expect(optionList(poor)).toEqual(['speculate']);
    expect(poor.barred?.()).toMatchObject([
      { option: 'bid-private', because: 'too-few-workers', need: 3, have: 2 },
      { option: 'bid-public', because: 'too-few-workers', need: 3, have: 2, rule: 'REP-BID-15' },
    ]);
    const leader = openQuestion(3, 'biddingTurn', { toMove: 1, privateBid: { player: 1, workers: 2 } });
    expect(leader.barred?.().map(({ because }) => because)).toEqual(['leading', 'leading']);
    expect(refusal(leader, 'recall')).toMatchObject({ because: 'not-your-power' });
    expect(refusal(leader, 'sing')).toMatchObject({ because: 'not-offered' });
  });

  it('warns of a speculation after which nobody free to bid has a turn (RR-15)', () => {
    const last = openQuestion(3, 'biddingTurn', {
      toMove: 0,
      speculationRun: 1,
      publicCard: clinics,
      privateBid: { player: 1, workers: 2 },
    });
    expect(last.caution?.('speculate')).toBe('last-turn');
    const first = openQuestion(3, 'biddingTurn', { toMove: 0, publicCard: clinics });
    expect(first.caution?.('speculate')).toBeUndefined();
  });
});

describe('the amounts of a bid', () => {
  const amountOf = (act: string) => {
    const runner = runnerOn(3, {
      toMove: 0,
      hq: { 0: 5 },
      publicCard: clinics,
      privateBid: { player: 1, workers: 2 },
    });
    runner.begin('biddingTurn');
    runner.answer(0, act);
    return runner.open[0] as Question;
  };

  it('reach from one more than the leader to all of HQ (REP-BID-09, REP-BID-12)', () => {
    const question = amountOf('bid-private');
    expect(question.options).toEqual({ from: 3, to: 5 });
    expect(refusal(question, 2)).toMatchObject({ because: 'bid-too-small', need: 3, have: 2 });
    expect(refusal(question, 6)).toMatchObject({ because: 'too-few-workers', need: 6, have: 5 });
    expect(question.tell?.(4)).toEqual([
      { what: 'hq', by: -4 },
      { what: 'credits', by: 0, bound: 'or-more', note: 'if-it-wins' },
    ]);
    expect(question.caution?.(5)).toBe('empty-hq');
  });

  it('move one credit to all of them (REP-BID-16, REP-BID-17, RR-14)', () => {
    const question = amountOf('bid-public');
    expect(question.options).toEqual({ from: 1, to: 8 });
    expect(refusal(question, 0)).toMatchObject({ because: 'must-move-credit', need: 1, have: 0 });
    expect(refusal(question, 9)).toMatchObject({ because: 'too-few-credits', need: 9, have: 8 });
    expect(question.caution?.(8)).toBe('last-credits');
    expect(question.caution?.(7)).toBeUndefined();
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '', '٣', '3', null, true])('refuse %s', (value) => {
    for (const act of ['bid-private', 'bid-public']) {
      expect(refusal(amountOf(act), value)?.because).toBeTruthy();
    }
  });
});

describe('bidding ends within its limit', () => {
  it.each(['none', 'matched'])('with identities %s (REP-BID-30, RR-60)', (identities) => {
    for (const players of [3, 4, 5]) {
      const chance = randomStream(`${players} ${identities}`);
      const { components } = settingFor(players);
      // Bids as often as it can, and as little as it can: the longest bidding there is.
      const match = playMatch(players, identities, `long ${players}`, ({ options, ask }) => {
        if (isRange(options)) return ask === 'co-bid' ? 0 : options.from;
        const bids = options.filter((option) => option !== 'speculate' && option !== 'recall');
        return bids[drawNumber(chance, bids.length)] ?? options[0];
      });
      const rounds: { turns: number; credits: number }[] = [];
      for (const { step, base } of match.history) {
        if (step === 'reveal') rounds.push({ turns: 0, credits: 0 });
        const round = rounds.at(-1);
        if (step !== 'biddingTurn' || round === undefined) continue;
        round.turns += 1;
        round.credits = (components.publicProjects[base.publicCard ?? ''] as PublicProject).credits;
      }
      const workers = components.workers[players] as number;
      expect(rounds.filter(({ turns, credits }) => turns > (workers + credits + 2) * players)).toEqual([]);
    }
  });
});
