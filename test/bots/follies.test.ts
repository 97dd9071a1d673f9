import { describe, expect, it } from 'vitest';
import { type Bot, type Decision, decide } from '../../src/bots/bot.ts';
import { loadBot } from '../../src/bots/index.ts';
import { settingOf } from '../../src/engine/match.ts';
import { offers, optionAt, optionCount, type Range } from '../../src/engine/question.ts';
import { reputation } from '../../src/games/reputation/index.ts';
import type { ReputationView } from '../../src/games/reputation/view.ts';
import { type Folly, folliesOf, isThrownAway } from '../../tools/bot-follies.ts';

/** How often a folly was done, of how often it could have been. */
function shareOf(follies: readonly Folly[], name: string, fewest: number): number {
  const folly = follies.find((each) => each.name.includes(name));
  expect(folly?.chances ?? 0, name).toBeGreaterThanOrEqual(fewest);
  return (folly?.done ?? 0) / (folly?.chances ?? 1);
}

describe('moves that strong players would laugh at', () => {
  it('a bot that makes one is detected', async () => {
    const normal = await loadBot('normal');
    let decisions = 0;
    /** Normal, but for every second purchase, for credits moved and for private bids. */
    const foolish: Bot = {
      name: 'foolish',
      *think(decision: Decision) {
        yield 1;
        const { ask, options } = decision.question;
        decisions += 1;
        const value =
          ask === 'credits' && !Array.isArray(options)
            ? (options as Range).to
            : ask === 'buy' && decisions % 2 === 0
              ? 'pass'
              : ask === 'act' && offers(decision.question, 'bid-private')
                ? 'bid-private'
                : decide(normal, { ...decision, budget: { iterations: 1 } }).value;
        return { value, alternatives: [] };
      },
    };
    const nice = await folliesOf('nice-green-things', foolish, 4);
    expect(shareOf(nice, 'for queue points to spare', 10)).toBeGreaterThan(0.2);
    expect(shareOf(nice, 'something can be bought', 40)).toBeGreaterThan(0.2);
    const opening = await folliesOf('reputation', foolish, 4);
    expect(shareOf(opening, 'six credits', 1)).toBe(1);
    expect(shareOf(opening, 'no credit lies', 20)).toBeGreaterThan(0.3);
  });

  it('a bot that throws away the last round of Reputation is detected', async () => {
    const normal = await loadBot('normal');
    const { components } = settingOf(reputation, 4);
    const spoiler: Bot = {
      name: 'spoiler',
      *think(decision: Decision) {
        yield 1;
        const { question } = decision;
        const view = decision.view() as ReputationView;
        const usual = decide(normal, { ...decision, budget: { iterations: 1 } });
        if (view.round < view.rounds) return usual;
        const worst = Array.from({ length: optionCount(question) }, (_, index) =>
          optionAt(question, index),
        ).find((value) => isThrownAway(question, value, view, components) === true);
        return worst === undefined ? usual : { value: worst, alternatives: [] };
      },
    };
    const follies = await folliesOf('reputation', spoiler, 3);
    expect(shareOf(follies, 'two places lower', 5)).toBe(1);
    expect(shareOf(follies, 'after giving such an answer', 1)).toBeGreaterThan(0.5);
  });

  it('Nice Green Things: normal buys what adds a pop and costs it nothing (NGT-QUEUE-09, NGT-QUEUE-11)', async () => {
    const follies = await folliesOf('nice-green-things', await loadBot('normal'), 3);
    expect(shareOf(follies, 'is free', 2)).toBe(0);
    expect(shareOf(follies, 'for queue points to spare', 30)).toBeLessThan(0.05);
    expect(shareOf(follies, 'something can be bought', 100)).toBeLessThan(0.05);
  });
});

describe('hard in Reputation', async () => {
  const follies = await folliesOf('reputation', await loadBot('hard'), 3, 40);

  it('keeps most credits of a public bid in round one (REP-BID-16, REP-WIN-05)', () => {
    expect(shareOf(follies, 'six credits', 3)).toBe(0);
    expect(shareOf(follies, 'no credit lies', 40)).toBeLessThan(0.05);
  });

  it('seldom throws away the last round, in which all figures are known (REP-END-09, REP-END-17)', () => {
    expect(shareOf(follies, 'two places lower', 10)).toBeLessThan(0.35);
  });
});
