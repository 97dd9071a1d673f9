import { describe, expect, it } from 'vitest';
import { optionList, type Question } from '../../../src/engine/question.ts';
import { greenDeal } from '../../../src/games/green-deal/index.ts';
import { words } from '../../../src/games/green-deal/words/en/words.ts';
import { logText, outcomeText } from '../../../src/ui/words/sentences.ts';
import { answer, matchFrom } from './test-match.ts';

const say = {
  seat: (seat: number) => `company ${seat}`,
  name: (word: unknown) => words.names[String(word)] ?? String(word),
};

/** The end of a game in which the seats have so much. */
function endOf(holdings: readonly (readonly [vp: number, income: number, cash: number])[]) {
  const players = Object.fromEntries(
    holdings.map(([vp, income, cash], seat) => [seat, { vp, income, cash }]),
  );
  const match = matchFrom({ step: 'gameEnd', round: 10, players }, holdings.length);
  const log = match.log().map((entry) => [entry.kind, entry.seat, logText(entry, { words, say })] as const);
  return { match, log, outcome: greenDeal.outcome(match.state, match.setting) };
}

describe('the end of a game of Green Deal', () => {
  it.each([
    [
      'points',
      [
        [5, 1, 1],
        [4, 9, 9],
        [4, 9, 9],
      ],
      [0],
      'won',
      'company 0 wins with 5 points.',
    ],
    [
      'Income',
      [
        [5, 1, 9],
        [5, 3, 1],
        [4, 9, 9],
      ],
      [1],
      'won-by-income',
      '2 are tied at 5 points: company 1 wins',
    ],
    [
      'Cash',
      [
        [5, 3, 1],
        [5, 3, 2],
        [5, 2, 9],
      ],
      [1],
      'won-by-cash',
      '3 are tied at 5 points: company 1 wins',
    ],
    [
      'nothing',
      [
        [5, 3, 2],
        [4, 9, 9],
        [5, 3, 2],
      ],
      [0, 2],
      'shares-victory',
      'shares the victory, tied at 5 points',
    ],
    [
      'nothing at all',
      [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      [0, 1, 2],
      'shares-victory',
      'tied at 0 points',
    ],
    [
      'nothing of four',
      [
        [-2, 1, 0],
        [-2, 1, 0],
        [-2, 1, 0],
        [-2, 1, 0],
      ],
      [0, 1, 2, 3],
      'shares-victory',
      'tied at -2 points',
    ],
    [
      'Cash of five',
      [
        [7, 2, 2],
        [7, 2, 2],
        [7, 2, 1],
        [7, 1, 9],
        [0, 0, 0],
      ],
      [0, 1],
      'shares-victory',
      'tied at 7 points',
    ],
  ] as const)(
    'is decided by %s: every winner is named, and what broke the tie (GD-END-01 to GD-END-04, GD-END-08)',
    (_, holdings, winners, kind, text) => {
      const { match, log, outcome } = endOf(holdings);
      expect(match.over).toBe(true);
      expect(outcome.winners).toEqual(winners);
      expect(outcome.ranking[0]).toEqual(winners);
      expect(log.map(([logged, seat]) => [logged, seat])).toEqual([
        ['game-over', undefined],
        ...winners.map((seat) => [kind, seat]),
      ]);
      for (const [, , told] of log.slice(1)) expect(told).toContain(text);
      const [result] = outcomeText(outcome, { words, say });
      for (const seat of winners) expect(result).toContain(`company ${seat}`);
    },
  );

  it('holds all four assessments of round 10 once and in order, and nothing after them (GD-END-05, GD-END-06)', () => {
    const match = matchFrom({ step: 'expansion', round: 10 });
    expect(match.over).toBe(true);
    expect(match.history.map(({ step }) => step).slice(-5)).toEqual([
      'endgameCards',
      'sustainabilityAssessment',
      'companyValuation',
      'prAssessment',
      'gameEnd',
    ]);
  });
});

describe('shares in Green Deal', () => {
  it('say that they are rounded down, and only if they are (GD-PR-18, GD-VAL-03)', () => {
    const level = { jobs: 2 };
    const match = matchFrom({
      step: 'prAssessment',
      round: 4,
      players: { 0: { levels: level }, 1: { levels: level }, 2: { levels: level } },
    });
    const images = match
      .log()
      .filter(({ kind, figures }) => kind === 'image' && figures?.['category'] === 'jobs');
    for (const entry of images) {
      expect(logText(entry, { words, say })).toContain(
        'tied for first: 14 shared by 3, rounded down, is 4 points',
      );
    }
    expect(images).toHaveLength(3);
    expect(match.state.companies.map(({ points }) => points.pr)).toEqual([4, 4, 4]);
    const two = matchFrom({
      step: 'prAssessment',
      round: 4,
      players: { 0: { levels: level }, 1: { levels: level } },
    });
    const [first] = two
      .log()
      .filter(({ kind, figures }) => kind === 'image' && figures?.['category'] === 'jobs');
    expect(logText(first!, { words, say })).toContain('12 shared by 2 is 6 points');
  });

  it('of a tie that Bribe decides say so (GD-CARD-2-02, GD-CARD-2-03)', () => {
    const level = { jobs: 2 };
    const match = matchFrom({
      step: 'prAssessment',
      round: 4,
      players: { 0: { levels: level }, 1: { levels: level, actionCards: ['bribe'] } },
    });
    const images = match
      .log()
      .filter(({ kind, figures }) => kind === 'image' && figures?.['category'] === 'jobs');
    expect(logText(images[1]!, { words, say })).toContain('tied, but first by Bribe: 8 points');
    expect(logText(images[0]!, { words, say })).toContain('second: 4 points');
  });
});

describe('at the end of a scale', () => {
  it('the log says how much of a loan was received (GD-LOAN-02, GD-GEN-06)', () => {
    const match = matchFrom({ step: 'investment', players: { 0: { cash: 38 } } });
    const { cash } = match.state.companies[0]!;
    const [owed] = match.state.loanPile;
    answer(match, 'loan');
    const entry = match.log().find(({ kind }) => kind === 'loan-taken');
    const came = match.state.companies[0]!.cash - cash;
    expect(came).toBeLessThan(owed as number);
    expect(logText(entry!, { words, say })).toContain(
      `takes a loan of ${owed}; as far as the scale goes, ${came} for company 0.`,
    );
  });
});

describe('cooperation', () => {
  const sizes = [1, 2, 3, 4, 5];

  it.each(sizes.flatMap((own) => sizes.map((other) => [own, other] as const)))(
    'of sizes %i and %i gives both owners the mean, rounded down, and says so (GD-COOP-02)',
    (own, other) => {
      const match = matchFrom({
        step: 'expansion',
        round: 2,
        mapSize: { rows: 5, cols: 7 },
        startCells: [],
        map: {
          r2c2: { owner: 1, category: 'jobs', size: other },
          r3c3: { owner: 0, category: 'social', size: 1 },
        },
        players: { 0: { income: 4, dueTiles: [{ category: 'jobs', size: own }] }, 1: { income: 3 } },
      });
      answer(match, 'r2c3');
      if (match.open[0]?.ask === 'contact') answer(match, 'cooperate');
      const entry = match.log().find(({ kind }) => kind === 'cooperation');
      const mean = Math.floor((own + other) / 2);
      expect(entry?.figures).toMatchObject({ steps: mean });
      expect(logText(entry!, { words, say }).includes('rounded down')).toBe((own + other) % 2 === 1);
      expect(match.state.companies.slice(0, 2).map(({ step }) => step)).toEqual([4 + mean, 3 + mean]);
    },
  );
});

describe('equal bids', () => {
  /** What the log says of ties between bids of 5, and of one bid that is alone. */
  function told(players: object, bids: readonly number[], count = bids.length) {
    const match = matchFrom({ players }, count);
    for (const bid of bids) answer(match, bid);
    const log = match.log().filter(({ kind }) => kind === 'bids-tied' || kind === 'tie-drawn');
    return log.map((entry) => logText(entry, { words, say }));
  }

  it.each([
    ['one alone', {}, [5, 4, 3], []],
    [
      'less Cash',
      { 0: { cash: 9 }, 1: { cash: 8 } },
      [5, 5, 4],
      ['Tied at a bid of 5; by less Cash, then lower Income: company 1, company 0. (GD-AUC-04 GD-AUC-05)'],
    ],
    [
      'lower Income, at second place',
      { 1: { income: 5 }, 2: { income: 4 } },
      [6, 5, 5, 1],
      ['Tied at a bid of 5; by less Cash, then lower Income: company 2, company 1. (GD-AUC-04 GD-AUC-05)'],
    ],
    [
      'Bribe, of zeros',
      { 2: { actionCards: ['bribe'], cash: 30 }, 0: { cash: 9 }, 1: { cash: 8 } },
      [0, 0, 0],
      [
        'Tied at a bid of 0; by Bribe, then less Cash, then lower Income: company 2, company 1, company 0. (GD-CARD-2-01)',
      ],
    ],
  ] as const)(
    'are told with what decides: %s (GD-AUC-04, GD-AUC-05, GD-CARD-2-01)',
    (_, players, bids, texts) => {
      expect(told(players, bids)).toEqual(texts);
    },
  );

  it('that are equal in everything are decided by a draw, and reported once (GD-AUC-06)', () => {
    for (const count of [3, 4, 5]) {
      const [text, ...more] = told(
        {},
        Array.from({ length: count }, () => 0),
        count,
      );
      expect(text).toMatch(/^Tied in bid, Cash and Income; drawn by lot: /);
      expect(more).toEqual([]);
    }
  });
});

describe('empty rows in Green Deal', () => {
  it('leave only free actions, a loan and Tax Refund, and the turn goes on (GD-INV-16)', () => {
    const none = { environment: null, jobs: null, social: null, research: null };
    const match = matchFrom({
      step: 'investment',
      round: 3,
      market: { action: [], sustainability: none },
      prSupply: { 1: 0, 2: 0, 3: 0 },
      loanDeck: [],
      players: { 0: { cash: 0, income: 0 } },
    });
    const question = match.open[0] as Question;
    expect(optionList(question)).toEqual(['tax-refund-cash', 'done']);
    const barred = Object.fromEntries(
      (question.barred?.() ?? []).map(({ option, because }) => [option, because]),
    );
    expect(barred).toMatchObject({ loan: 'no-loans-left', 'tax-refund-pr': 'no-chip', 'pr-1': 'chip-gone' });
    expect(match.answer(question.seat, 'done')).toBeUndefined();
    expect(match.over).toBe(false);
  });
});
