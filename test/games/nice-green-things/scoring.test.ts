import { describe, expect, it } from 'vitest';
import { runnerFor } from '../../../src/engine/scenario.ts';
import { niceGreenThings } from '../../../src/games/nice-green-things/index.ts';
import { answer, check, matchFrom } from './test-match.ts';

const eco = (id: string, suit: string, pops: object, more = {}) => ({
  id,
  suit,
  habitat: [{ name: `${id} land`, suit, habitat: 9, ...more }],
  science: [{ name: `${id} lab`, suit, science: 9 }],
  pops: [{ name: `${id} life`, suit, pops }],
});

describe('scoring', () => {
  it('compares supported pops, not symbols (NR-73, NGT-SCORE-02, NGT-OVER-02)', () => {
    const poor = { id: 'E1', suit: 'red', pops: [{ name: 'Many', suit: 'red', pops: { bird: 9 } }] };
    const area = { 0: { ecosystems: [poor] }, 1: { ecosystems: [eco('F1', 'red', { bird: 1 })] } };
    check({ area }, [{ step: 'finalScoring' }], { points: { 0: 0, 1: 1 }, winner: 1 });
  });

  it('gives a player’s own number, whatever the other has (NR-41, NGT-SCORE-05)', () => {
    const countsDirect = { 0: { bird: 5 }, 1: { bird: 4 } };
    check({ countsDirect }, [], { points: { 0: 5, 1: 0 }, pointsByType: { bird: { 0: 5 }, bat: {} } });
  });

  it('gives nothing for a tie, tripled or not (NR-42), and nothing but points for pops (NR-56, NGT-SCORE-09)', () => {
    const countsDirect = { 0: { bird: 5 }, 1: { bird: 5 } };
    const targets = { 0: ['bird'], 1: ['bat'] };
    check({ countsDirect, targets, qp: { 0: 4 }, cash: { 0: 9 } }, [], {
      points: { 0: 0, 1: 0 },
      winner: 'draw',
    });
  });

  it('is the same for either seat (NR-43, NGT-SCORE-06)', () => {
    const counts = [
      { bird: 3, tree: 1 },
      { bird: 2, bat: 4 },
    ];
    const targets = [
      ['bird', 'bat'],
      ['bird', 'tree'],
    ];
    const play = (first: number, second: number) => ({
      countsDirect: { 0: counts[first], 1: counts[second] },
      targets: { 0: targets[first], 1: targets[second] },
    });
    check(play(0, 1), [], { points: { 0: 10, 1: 4 }, winner: 0 });
    check(play(1, 0), [], { points: { 0: 4, 1: 10 }, winner: 1 });
  });

  it('scores all twelve types (NR-04, NR-05, NGT-AID-03)', () => {
    const all = Object.fromEntries(
      [
        'plant',
        'fungus',
        'fish',
        'amphibian',
        'reptile',
        'bird',
        'mammal',
        'octopus',
        'insect',
        'worm',
        'tree',
        'bat',
      ].map((pop) => [pop, 1]),
    );
    check({ countsDirect: { 1: all } }, [], { points: { 0: 0, 1: 12 } });
  });

  it('names every source of points, which add up, and calls a draw shared (NR-45, NGT-SCORE-10, NGT-SCORE-11)', () => {
    const given = { countsDirect: { 0: { bird: 3, bat: 2, fish: 1 }, 1: { bird: 1, bat: 2, fish: 3 } } };
    const { state, setting } = runnerFor(niceGreenThings, { players: 2, options: {}, given });
    const outcome = niceGreenThings.outcome(state, setting);
    expect(outcome).toMatchObject({ scores: [3, 3], winners: [0, 1], ranking: [[0, 1]] });
    expect(outcome.parts[0]?.map(({ source, points, rule }) => [source, points, rule])).toEqual([
      ['fish', 0, 'NGT-SCORE-03'],
      ['bird', 3, 'NGT-SCORE-05'],
      ['bat', 0, 'NGT-SCORE-04'],
    ]);
  });

  it('keeps the targets out of the standings until the end (NR-44)', () => {
    const area = { 0: { ecosystems: [eco('E1', 'red', { bird: 2 })] } };
    const targets = { 0: ['bird'], 1: ['bat'] };
    const match = matchFrom({ queue: [{ name: 'Q1' }], area, targets });
    const standing = () => niceGreenThings.outcome(match.state, match.setting);
    expect(standing()).toMatchObject({ over: false, scores: [2, 0] });
    expect(match.view(0).players[0]).toMatchObject({ target: ['bird'], points: 6 });
    expect(match.view(1).players[0]).toMatchObject({ target: null, points: 2 });
    answer(match, 'pass');
    expect(match.over).toBe(true);
    expect(standing()).toMatchObject({ over: true, scores: [6, 0], winners: [0] });
    expect(match.view(1).players[0]).toMatchObject({ target: ['bird'], points: 6 });
    const kinds = match.log().map(({ kind }) => kind);
    expect(kinds.slice(-4)).toEqual(['target-shown', 'target-shown', 'type-scored-as-target', 'won']);
  });
});

describe('crowd', () => {
  const area = {
    0: { ecosystems: [eco('E1', 'green', { bird: 2 }, { crowd: 2 })] },
    1: {
      ecosystems: [eco('F1', 'red', { bird: 2 }, { crowdLoss: 1 })],
      aside: [{ name: 'Fans', suit: 'blue', crowd: 1 }],
    },
  };
  const targets = { 0: ['bat'], 1: ['bird'] };

  it('has no effect in the base game (NR-07, NR-08)', () => {
    check({ area, targets }, [], { points: { 0: 0, 1: 0 } });
  });

  it('breaks a tie above 0 under the option, tripled by one’s own target; equal net crowd leaves the tie (NR-07)', () => {
    // Net crowd: 2 − 1 against 1 − 0.
    check({ area, targets }, [], { points: { 0: 0, 1: 0 } }, { crowd: 'tie-break' });
    const more = { ...area, 1: { ...area[1], aside: [{ name: 'Fans', suit: 'blue', crowd: 2 }] } };
    check({ area: more, targets }, [], { points: { 0: 0, 1: 6 } }, { crowd: 'tie-break' });
    const fewer = { ...area, 1: { ecosystems: area[1].ecosystems } };
    check({ area: fewer, targets }, [], { points: { 0: 2, 1: 0 } }, { crowd: 'tie-break' });
  });

  it('never makes a majority out of nothing', () => {
    const none = { 0: { aside: [{ name: 'Fans', suit: 'blue', crowd: 3 }] } };
    check({ area: none }, [], { points: { 0: 0, 1: 0 } }, { crowd: 'tie-break' });
  });
});

describe('the end of the game', () => {
  it('comes at once with the last project, bought, not bought or rolled (NR-27, NR-51, NGT-END-01, NGT-OVER-04)', () => {
    const trash = [{ name: 'T1' }];
    check({ queue: [{ name: 'Q1' }], trash }, [{ seat: 0, do: 'pass' }], {
      gameOver: true,
      trash: ['Q1', 'T1'],
    });
    const match = matchFrom({ queue: [{ name: 'Q1' }], trash });
    answer(match, 'Q1');
    expect(match.over).toBe(true);
    expect(match.log().some(({ kind }) => kind.startsWith('rolled'))).toBe(false);
  });

  it('allows no exchange after it (NR-28)', () => {
    const position = { queue: [{ name: 'Q1' }], area: { 0: { aside: [{ name: 'R1', rescue: true }] } } };
    const when = [
      { seat: 0, do: 'pass' },
      { seat: 0, do: 'exchange', rescue: 'R1', refused: 'game-over' },
      { seat: 0, do: 'endTurn', refused: 'game-over' },
      { seat: 1, do: 'pass', refused: 'game-over' },
    ];
    check(position, when, { gameOver: true, aside: { 0: ['R1'] } });
  });
});
