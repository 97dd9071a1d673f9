import { describe, expect, it } from 'vitest';
import { mostBlocks } from '../../../src/games/green-deal/cards/clusters.ts';
import { longestDiagonal, longestStraight } from '../../../src/games/green-deal/cards/lines.ts';
import { worldMap } from '../../../src/games/green-deal/map.ts';
import { rankAwards } from '../../../src/games/green-deal/ranking.ts';
import { answer, asked, check, matchFrom, why } from './test-match.ts';

const points = (values: number[], rewards: number[], least = 0, briber = -1) =>
  rankAwards(values, rewards, least, briber).map((award) => award.points);

describe('rankings', () => {
  const pr = [8, 4, 2];

  it.each([
    ['no tie', [5, 4, 3, 2], [8, 4, 2, 0]],
    ['two tied for second', [5, 4, 4, 2], [8, 3, 3, 0]],
    ['two tied for third', [5, 4, 3, 3], [8, 4, 1, 1]],
    ['three tied for third', [9, 8, 3, 3, 3], [8, 4, 0, 0, 0]],
    ['four tied for first', [3, 3, 3, 3], [3, 3, 3, 3]],
    ['five tied for first', [3, 3, 3, 3, 3], [2, 2, 2, 2, 2]],
    ['two ties', [5, 5, 3, 3], [6, 6, 1, 1]],
    ['all at 0', [0, 0, 0], [0, 0, 0]],
    ['one above 0', [0, 2, 0], [0, 8, 0]],
  ])('share the places of a tie, rounded down: %s (GD-PR-18, GD-PR-20, R-52)', (_, values, expected) => {
    expect(points(values, pr, 1)).toEqual(expected);
  });

  it.each([
    [[4, 4, 4], 1, [3, 8, 3]],
    [[5, 4, 4], 2, [8, 2, 4]],
    [[4, 4, 4, 4], 3, [2, 2, 2, 8]],
    [[4, 3, 3], 0, [8, 3, 3]],
  ])('give the best place of a tie to Bribe alone (R-53, GD-CARD-2-02): %j', (values, briber, expected) => {
    expect(points(values, pr, 1, briber)).toEqual(expected);
  });

  it('count Income 0 in the valuation, and round shares down (R-72, GD-VAL-03, GD-CARD-2-03)', () => {
    expect(points([0, 0, 0], [12, 8, 4])).toEqual([8, 8, 8]);
    expect(points([9, 4, 4, 1], [12, 8, 4])).toEqual([12, 6, 6, 0]);
    expect(points([9, 9, 4, 1], [12, 8, 4], 0, 1)).toEqual([8, 12, 4, 0]);
  });

  it('give no seat an advantage', () => {
    for (const values of [
      [3, 3, 2, 1],
      [1, 2, 3, 3],
      [3, 1, 3, 2],
    ]) {
      const sorted = values.map((value, seat) => [value, points(values, pr, 1)[seat]]);
      expect(sorted.sort().reverse()).toEqual([
        [3, 6],
        [3, 6],
        [2, 2],
        [1, 0],
      ]);
    }
  });
});

describe('the PR assessment', () => {
  const given = {
    step: 'prAssessment',
    round: 4,
    players: { 0: { levels: { jobs: 1 }, prChips: [3, 1] }, 1: { prChips: [2] } },
  };

  it('asks all at once about each chip, and nobody sees an answer before the reveal (GD-PR-09, GD-PR-12)', () => {
    const match = matchFrom(given);
    expect(match.open.map(({ seat, ask }) => [seat, ask])).toEqual([
      [0, 'chip'],
      [1, 'chip'],
    ]);
    match.answer(0, 'jobs');
    expect(match.stepLog).toEqual([]);
    expect(JSON.stringify(match.view(1))).toEqual(JSON.stringify(matchFrom(given).view(1)));
    match.answer(0, 'save');
    match.answer(1, 'social');
    expect(match.state.companies.map(({ chips }) => chips)).toEqual([[1], [], []]);
    expect(match.view(null).companies.map((company) => company.points)).toEqual([8, 8, 0]);
  });

  it('lets a seat save one chip, and gives up the others, placed or not (GD-PR-11, R-51)', () => {
    const match = matchFrom(given);
    answer(match, 'save');
    expect(why(match, 'save')).toBe('one-chip-saved');
    expect(asked(match, 'chip', 0).caution?.('give-up')).toBe('chip-given-up');
    answer(match, 'give-up', 'give-up');
    expect(match.state.chips).toEqual([0, 3, 3, 2]);
  });

  it('is held after rounds 4, 7 and 10, sustainability after 6 and 10, valuation after 10 (GD-GEN-19, GD-GEN-20, GD-GEN-21, GD-PR-08, GD-SUS-01, GD-VAL-01, R-54)', () => {
    const held: string[] = [];
    for (let round = 1; round <= 10; round += 1) {
      const match = matchFrom({ round, step: 'investment', turn: 2 });
      answer(match, 'done');
      const steps = match.history
        .map(({ step }) => step)
        .filter((step) => step !== 'investment' && step !== 'endRound');
      if (steps.length > 0) held.push(`${round}: ${steps.join(' ')}`);
    }
    expect(held).toEqual([
      '4: prAssessment',
      '6: sustainabilityAssessment',
      '7: prAssessment',
      '10: endgameCards sustainabilityAssessment companyValuation prAssessment gameEnd',
    ]);
  });

  it('scores category by category, and PR lifts a level of 0 into the ranking (GD-PR-14, GD-PR-17)', () => {
    const answers = [{ seat: 1, place: { research: [2] } }];
    check(
      { round: 4, players: { 0: { levels: { research: 1 } }, 1: { prChips: [2] } } },
      [{ step: 'prAssessment', answers }],
      {
        images: { research: { 0: 1, 1: 2, 2: 0 } },
        prAwards: { research: { 0: 4, 1: 8, 2: 0 }, jobs: { 0: 0, 1: 0, 2: 0 } },
        players: { 0: { vp: 4 }, 1: { vp: 8, levels: { research: 0 } }, 2: { vp: 0 } },
      },
    );
  });

  it('PR Machine and Bribe do not lift an image of 0 (GD-CARD-2-05, GD-CARD-21-01, R-65)', () => {
    const players = { 0: { actionCards: ['bribe', 'pr-machine'] }, 1: { levels: { jobs: 1 } } };
    check({ round: 4, players }, [{ step: 'prAssessment' }], { prAwards: { jobs: { 0: 0, 1: 8, 2: 0 } } });
  });

  it('is seen first by PR Analysis at every assessment, saved chips too (GD-CARD-19-02, GD-CARD-19-03, R-64)', () => {
    const match = matchFrom({
      ...given,
      players: { ...given.players, 2: { prChips: [1], actionCards: ['pr-analysis'] } },
    });
    expect(match.open.map(({ seat }) => seat)).toEqual([0, 1]);
    answer(match, 'jobs', 'save', 'social');
    expect(asked(match, 'chip').seat).toBe(2);
    expect(match.stepLog.filter(({ kind }) => kind === 'chips-placed').map(({ figures }) => figures)).toEqual(
      [{ jobs: '3', save: '1' }, { social: '2' }],
    );
  });

  it('refuses chips that a seat does not have, and accepts the next answer', () => {
    const answers = [
      { seat: 0, place: { jobs: [2] } },
      { seat: 0, place: { jobs: [1] }, save: 3 },
      { seat: 2, place: { jobs: [1] } },
    ];
    const players = { 0: { prChips: [3, 1] } };
    check({ round: 4, players }, [{ step: 'prAssessment', answers }], {
      players: { 0: { prChips: [3] } },
      refused: [
        { seat: 0, place: { jobs: [2] } },
        { seat: 2, place: { jobs: [1] } },
      ],
    });
  });
});

describe('endgame cards', () => {
  const world = worldMap(5, 7, []);
  const mapOf = (rows: readonly string[]) =>
    rows
      .join('')
      .split('')
      .map((cell) => (cell === 'a' ? 11 : cell === 'b' ? 111 : 0));

  it('Growth counts the longest line over the edges, once (GD-CARD-9-02, GD-CARD-9-03, GD-CARD-9-05, R-61)', () => {
    expect(longestStraight(mapOf(['aa....a', '.......', '...b...', '..ab...', '...a...']), world, 0)).toBe(3);
    expect(longestStraight(mapOf(['aaaaaaa', '.......', '.......', '.......', '.......']), world, 0)).toBe(7);
    expect(longestStraight(mapOf(['a......', 'a......', '.......', '.......', 'a......']), world, 0)).toBe(3);
    expect(longestStraight(mapOf(['a......', '.a.....', '.......', '.......', '.......']), world, 0)).toBe(0);
  });

  it('Latitude follows both diagonals over edges and corners until they meet themselves (GD-CARD-16-01, GD-CARD-16-02, R-61)', () => {
    expect(longestDiagonal(mapOf(['a......', '.a.....', '.......', '.......', '......a']), world, 0)).toBe(3);
    expect(longestDiagonal(mapOf(['.a.....', 'a......', '.......', '.......', '..a....']), world, 0)).toBe(3);
    expect(longestDiagonal(mapOf(Array(5).fill('aaaaaaa')), world, 0)).toBe(35);
    expect(longestDiagonal(mapOf(['aaaaaaa', '.......', '.......', '.......', '.......']), world, 0)).toBe(0);
  });

  it('Cluster takes the best packing, over edges and corners (GD-CARD-4-02, GD-CARD-4-03, R-60)', () => {
    expect(mostBlocks(mapOf(['a.....a', '.......', '.......', '.......', 'a.....a']), world, 0)).toBe(1);
    expect(mostBlocks(mapOf(['.aaa...', '.aaa...', '.aaa...', '.......', '.......']), world, 0)).toBe(1);
    expect(mostBlocks(mapOf(['aaaa...', 'aaaa...', '.......', '.......', '.......']), world, 0)).toBe(2);
    expect(mostBlocks(mapOf(['aa.....', 'aaa....', 'aaaa...', '..aa...', '.......']), world, 0)).toBe(2);
    expect(mostBlocks(mapOf(['bb.....', 'bb.....', '.......', '.......', '.......']), world, 0)).toBe(0);
    const all = worldMap(7, 7, []);
    expect(mostBlocks(Array(49).fill(11), all, 0)).toBe(10);
    expect(mostBlocks(Array(4).fill(11), worldMap(2, 2, []), 0)).toBe(1);
  });

  it('Award counts projects, Frontrunner levels, Report the level itself (GD-CARD-1-02, R-69, R-58, GD-CARD-26-01)', () => {
    const players = {
      0: {
        actionCards: ['award', 'sustainability-report'],
        loans: [6],
        levels: { environment: 8, jobs: 8, social: 8, research: 8 },
      },
    };
    check({ round: 10, players }, [{ step: 'endgameCards' }], {
      cardAwards: { 0: { award: 0, 'sustainability-report': 24 } },
    });
  });

  it('Tricky Accounting moves 8 steps before the valuation, cut at the top, for good (GD-CARD-29-01, GD-CARD-29-02, R-71, GD-VAL-06, GD-END-09)', () => {
    const players = { 0: { income: 6, actionCards: ['tricky-accounting'] }, 1: { income: 9 } };
    check(
      { round: 10, caps: { income: 12 }, players },
      [{ step: 'endgameCards' }, { step: 'companyValuation' }],
      {
        players: { 0: { income: 12 } },
        valuationAwards: { 0: 12, 1: 8, 2: 4 },
      },
    );
  });
});

describe('the end of the game', () => {
  it('names all who share the victory, by points, then Income steps, then Cash (GD-END-01, GD-END-04, GD-END-08, R-55, R-20)', () => {
    const match = matchFrom({
      round: 10,
      step: 'gameEnd',
      players: { 0: { vp: 9, income: 5 }, 1: { vp: 9, income: 5 }, 2: { vp: 9, income: 4, cash: 40 } },
    });
    expect(match.over).toBe(true);
    const outcome = match.game.outcome(match.state, match.setting);
    expect([outcome.over, outcome.winners, outcome.ranking]).toEqual([true, [0, 1], [[0, 1], [2]]]);
  });

  it('adds up the points of every source (GD-GEN-16)', () => {
    const given = {
      round: 10,
      step: 'investment',
      turn: 2,
      players: {
        2: {
          vp: 5,
          levels: { environment: 2, jobs: 2, social: 2, research: 2 },
          loans: [6],
          cash: 3,
          actionCards: ['award', 'hyperactive'],
        },
      },
    };
    const match = matchFrom(given);
    answer(match, 'dividends', 'done');
    const { parts, scores } = match.game.outcome(match.state, match.setting);
    expect(parts[2]?.map(({ source, points: got }) => [source, got])).toEqual([
      ['dividends', 4],
      ['pr', 32],
      ['sustainability', 10],
      ['valuation', 8],
      ['loans', -12],
      ['earlier', 5],
      ['hyperactive', 8],
    ]);
    expect(scores[2]).toBe(55);
  });

  it('comes after the assessments; unused hand cards are void and still count (GD-END-06, R-70)', () => {
    const players = {
      0: {
        actionCards: ['hyperactive', 'hyperinflation', 'market-screening'],
        usesLeft: { 'market-screening': 0 },
      },
    };
    check({ round: 10, players }, [{ step: 'finalAssessments' }, { step: 'gameEnd' }], {
      cardAwards: { 0: { hyperactive: 12 } },
    });
  });
});
