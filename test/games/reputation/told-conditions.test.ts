import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../../src/bots/random.ts';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import type { Effect, Question, Value } from '../../../src/engine/question.ts';
import { reputation } from '../../../src/games/reputation/index.ts';

const seeds = ['alder', 'birch', 'cedar', 'elder'];
const setting = settingOf(reputation, 4);

function begun(seed: string) {
  return new Match(reputation, setting, setUp(reputation, setting, seed));
}

const byOf = (effects: readonly Effect[], what: string) => effects.find((effect) => effect.what === what)?.by;

/** The tokens that the seat's agenda was paid in the last step of this name. */
function tokensPaid({ history }: ReturnType<typeof begun>, name: string, seat: number): number {
  const log = history.findLast(({ step }) => step === name)?.log ?? [];
  const met = log.filter((entry) => entry.kind === 'agenda-met' && entry.seat === seat);
  return met.reduce((sum, { figures }) => sum + Number(figures?.['tokens']), 0);
}

describe('an effect told under a condition happens if the condition is met', () => {
  it('a bid that nobody outbids brings the credits beside the private project and costs its reputation (REP-WIN-02)', () => {
    let won = 0;
    let paid = 0;
    const compared: { told: unknown; came: unknown }[] = [];
    for (const seed of seeds) {
      const match = begun(seed);
      const policy = randomPolicy(seed);
      while (!match.over) {
        const question = match.open[0] as Question;
        if (question.ask === 'act' && question.options.toString().includes('bid-private')) {
          const { seat } = question;
          const { credits, privateCards } = match.state.players[seat]!;
          const effects = question.tell?.('bid-private') ?? [];
          const before = match.answered;
          let value: Value = 'bid-private';
          while (match.cursor === 'biddingTurn') {
            const open = match.open[0] as Question;
            match.answer(open.seat, value);
            const next = match.open[0];
            value = next?.ask === 'workers' ? (next.usual as Value) : 'speculate';
          }
          const after = match.state.players[seat]!;
          // Whitewash asks first.
          if (match.open[0]?.ask !== 'whitewash' && match.state.publicBid === null) {
            won += 1;
            const card = after.privateCards.at(-1) as string;
            const loss = setting.components.privateProjects[card]?.loss ?? 0;
            compared.push({
              told: [byOf(effects, 'credits'), byOf(effects, 'reputation'), byOf(effects, 'repTokens') ?? 0],
              came: [
                after.credits - credits,
                after.privateCards.length > privateCards.length ? 0 - loss : 0,
                tokensPaid(match, 'determineWinners', seat),
              ],
            });
            paid += tokensPaid(match, 'determineWinners', seat);
          }
          match.undo(match.answered - before);
        }
        const open = match.open[0] as Question;
        match.answer(open.seat, policy(open));
      }
    }
    expect(compared.map(({ came }) => came)).toEqual(compared.map(({ told }) => told));
    expect(won).toBeGreaterThan(10);
    expect(paid).toBeGreaterThan(0);
  });

  it('a public bid that nobody outbids brings the credits that it leaves, and its agenda (REP-WIN-05, REP-COMP-08)', () => {
    const compared: { told: unknown; came: unknown }[] = [];
    let paid = 0;
    for (const seed of seeds) {
      const match = begun(seed);
      const policy = randomPolicy(seed);
      let bid: Question | undefined;
      while (!match.over) {
        const question = match.open[0] as Question;
        const value = policy(question);
        if (question.ask === 'act') bid = question;
        if (question.ask === 'credits') {
          const { seat } = question;
          const { credits } = match.state.players[seat]!;
          const effects = question.tell?.(value) ?? [];
          const ofBid = bid?.tell?.('bid-public') ?? [];
          const before = match.answered;
          match.answer(seat, value);
          while (match.cursor === 'biddingTurn') {
            const open = match.open[0] as Question;
            match.answer(open.seat, 'speculate');
          }
          // A private project that the seat leads too brings more.
          if (match.state.privateSponsor !== seat && match.state.pendingPublic?.player === seat) {
            const tokens = tokensPaid(match, 'determineWinners', seat);
            paid += tokens;
            compared.push({
              told: [byOf(effects, 'credits'), byOf(ofBid, 'repTokens') ?? 0],
              came: [match.state.players[seat]!.credits - credits, tokens],
            });
          }
          match.undo(match.answered - before);
        }
        match.answer(question.seat, value);
      }
    }
    expect(compared.map(({ came }) => came)).toEqual(compared.map(({ told }) => told));
    expect(compared.length).toBeGreaterThan(10);
    expect(paid).toBeGreaterThan(0);
  });

  it('a bid for co-sponsorship is paid by the co-sponsor in full and by nobody else (REP-COS-10, REP-COS-13)', () => {
    const seen = { paid: 0, kept: 0, tokens: 0 };
    for (const seed of seeds) {
      const match = begun(seed);
      const policy = randomPolicy(seed);
      let bids: { seat: number; hq: number; told: number; tokens: number }[] = [];
      while (!match.over) {
        const question = match.open[0] as Question;
        const value = policy(question);
        if (question.ask === 'co-bid') {
          const effects = question.tell?.(value) ?? [];
          const told = byOf(effects, 'hq') ?? 0;
          const tokens = byOf(effects, 'repTokens') ?? 0;
          bids.push({ seat: question.seat, hq: match.state.players[question.seat]!.hq, told, tokens });
        }
        match.answer(question.seat, value);
        if (match.cursor === 'resolveCoSponsorship') continue;
        for (const { seat, hq, told, tokens } of bids) {
          const entry = match.history.findLast(({ step }) => step === 'resolveCoSponsorship')?.log;
          const chosen = entry?.find(({ kind }) => kind === 'co-sponsored')?.seat === seat;
          const change = entry
            ?.flatMap(({ changes }) => changes)
            .filter(({ path }) => path === `players.${seat}.hq`)
            .reduce((sum, { from, to }) => sum + Number(to) - Number(from), 0);
          const paid = chosen ? tokensPaid(match, 'resolveCoSponsorship', seat) : 0;
          expect([hq, change, paid]).toEqual([hq, chosen ? told : 0, chosen ? tokens : 0]);
          seen[chosen ? 'paid' : 'kept'] += 1;
          if (chosen && tokens > 0) seen.tokens += 1;
        }
        bids = [];
      }
    }
    expect(Math.min(seen.paid, seen.kept)).toBeGreaterThan(20);
    expect(seen.tokens).toBeGreaterThan(0);
  });
});
