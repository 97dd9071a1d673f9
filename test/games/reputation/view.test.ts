import { describe, expect, it } from 'vitest';
import type { Question } from '../../../src/engine/question.ts';
import { drawNumber, randomStream } from '../../../src/engine/random.ts';
import { evaluate } from '../../../src/games/reputation/evaluation.ts';
import { reputation } from '../../../src/games/reputation/index.ts';
import { creditsInAll } from '../../../src/games/reputation/state.ts';
import { readableLog } from '../../../src/table/readable-log.ts';
import { viewLines } from '../../../src/ui/plain/view-lines.ts';
import { playMatch, runnerOn } from './test-match.ts';

const given = {
  round: 6,
  credits: { 0: 17, 1: 9, 2: 4 },
  privateStacks: { 0: { cards: ['Drone arms', 'Short-stay flats'] }, 1: { cards: ['Gig couriers'] } },
};

describe('a view', () => {
  it('shows a player only their own credits, and a spectator none (REP-INFO-01, RR-33)', () => {
    const { state, setting } = runnerOn(3, given);
    const credits = (seat: number | null) =>
      reputation.view(state, seat, setting, []).players.map((player) => player.credits);
    expect(credits(1)).toEqual([null, 9, null]);
    expect(credits(null)).toEqual([null, null, null]);
  });

  it('is the same for every deal of what it does not show (REP-INFO-03, REP-INFO-06, RR-32, RR-53)', () => {
    const { state, setting } = runnerOn(3, given);
    const before = reputation.view(state, 1, setting, []);
    const total = creditsInAll(state);
    const faces = JSON.stringify([state.privateDeck, state.players.map(({ privateCards }) => privateCards)]);
    const chance = randomStream('deal');
    reputation.redeal(state, 1, (n) => drawNumber(chance, n), setting);
    expect(reputation.view(state, 1, setting, [])).toEqual(before);
    expect(creditsInAll(state)).toBe(total);
    expect(state.players[1]?.credits).toBe(9);
    expect(
      JSON.stringify([state.privateDeck, state.players.map(({ privateCards }) => privateCards)]),
    ).not.toBe(faces);
    expect(JSON.stringify(before)).not.toContain('drone-arms');
  });

  it('remembers for a player what was open before it was taken, without a name; a spectator is told nothing (RR-32, RR-33)', () => {
    const { state, setting } = runnerOn(3, given);
    const view = (seat: number | null) => reputation.view(state, seat, setting, []);
    expect(view(1).remembered).toEqual({ credits: [17, 9, 4], losses: [6, 3, 0] });
    expect(view(2).remembered).toEqual(view(1).remembered);
    expect(view(null).remembered).toBeNull();
    const chance = randomStream('deal');
    reputation.redeal(state, 2, (n) => drawNumber(chance, n), setting);
    expect(view(1).remembered).toEqual({ credits: [17, 9, 4], losses: [6, 3, 0] });
  });

  it('shows, prints and exports no running total of others: what is remembered is for bots alone (RR-32, RR-33)', () => {
    const { state, setting } = runnerOn(3, given);
    const view = reputation.view(state, 1, setting, []);
    expect(view.remembered?.credits).toEqual([17, 9, 4]);
    expect(Object.keys(view)).not.toContain('remembered');
    expect(JSON.stringify(view)).not.toContain('remembered');
    const printed = viewLines(view, { seat: String, name: String }).join('\n');
    expect(printed).toContain('9');
    expect(printed).not.toMatch(/remembered|17/);
  });

  it('is rated higher with more credits, and lower in danger of elimination', () => {
    const worth = (position: Record<string, unknown>) => {
      const { state, setting } = runnerOn(3, position);
      return evaluate(reputation.view(state, 1, setting, []), setting);
    };
    const safe = {
      ...given,
      sharedStacks: [{ pair: [1, 2], cards: [{ reputation: 5 }, { reputation: 5 }] }],
    };
    expect(worth({ ...given, credits: { 1: 12 } })).toBeGreaterThan(worth(given));
    expect(worth(safe)).toBeGreaterThan(worth(given));
  });
});

describe('the log', () => {
  const match = playMatch(4, 'none', 'memory', ({ options, ask, figures }: Question) => {
    if (!Array.isArray(options)) return (options as { from: number }).from;
    return ask === 'act' && figures === undefined ? options[0] : options.at(-1);
  });

  it('shows a private card while it is open, and no longer once it is stacked (RR-32)', () => {
    const stages = match.history;
    const stacking = stages.findIndex(({ log }) => log.some(({ kind }) => kind === 'private-won'));
    const revealed = (count: number, over: boolean) =>
      readableLog(stages.slice(0, count), 0, 0, over).filter(({ kind }) => kind === 'private-revealed');
    const round = stages.slice(0, stacking).filter(({ step }) => step === 'reveal').length;
    expect(revealed(stacking, false)).toHaveLength(1);
    expect(revealed(stacking + 1, false)).toHaveLength(0);
    expect(revealed(stages.length, true).length).toBeGreaterThanOrEqual(round);
  });

  it('shows the credits that a player takes until everybody has had a turn (RR-33, REP-WIN-09)', () => {
    const stages = match.history;
    const first = stages.findIndex(({ step }) => step === 'determineWinners');
    const second = stages.findIndex(({ step }, index) => index > first && step === 'determineWinners');
    const taken = (count: number) =>
      readableLog(stages.slice(0, count), 0, 0, false).filter(({ kind }) => kind === 'credits-taken').length;
    expect(taken(second)).toBeGreaterThan(0);
    expect(taken(second + 2)).toBeLessThanOrEqual(2);
  });
});
