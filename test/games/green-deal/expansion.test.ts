import { describe, expect, it } from 'vitest';
import { worldMap } from '../../../src/games/green-deal/map.ts';
import { answer, asked, check, matchFrom, why } from './test-match.ts';

const tile = (owner: number, category: string, size: number) => ({ owner, category, size });
const due = (category: string, size: number) => ({ category, size });
const board = { mapSize: { rows: 5, cols: 5 }, startCells: [] };
const place = (seat: number, cell: string, more: object = {}) => ({
  step: 'expansion',
  answers: [{ seat, place: cell, ...more }],
});

describe('the map', () => {
  it.each([
    [7, 7],
    [5, 7],
    [5, 5],
    [3, 3],
    [2, 2],
    [2, 5],
    [1, 4],
    [1, 1],
  ])(
    'of %i x %i is a torus: neighbours are mutual, and no cell is its own neighbour or another’s twice (R-41, GD-EXP-09)',
    (rows, cols) => {
      const world = worldMap(rows, cols, []);
      for (const kind of [world.around, world.beside, world.across]) {
        kind.forEach((cells, cell) => {
          expect(cells).not.toContain(cell);
          expect(new Set(cells).size).toBe(cells.length);
          expect([...cells].sort((a, b) => a - b)).toEqual(cells);
          for (const other of cells) expect(kind[other]).toContain(cell);
        });
      }
      world.around.forEach((cells, cell) => {
        expect(cells).toHaveLength(world.beside[cell]!.length + world.across[cell]!.length);
      });
    },
  );

  it('gives every cell of the zones in play eight neighbours, four of them across an edge (GD-EXP-10, GD-EXP-11)', () => {
    for (const world of [worldMap(5, 5, []), worldMap(5, 7, []), worldMap(7, 7, [])]) {
      for (const cells of world.around) expect(cells).toHaveLength(8);
      for (const cells of world.beside) expect(cells).toHaveLength(4);
    }
  });
});

describe('placing', () => {
  it('is due for every project and for nothing else (GD-EXP-03, GD-EXP-04)', () => {
    const match = matchFrom({ step: 'expansion', turn: 1, players: { 1: { dueTiles: [due('jobs', 3)] } } });
    const question = asked(match, 'place');
    expect(question.seat).toBe(1);
    expect(question.options).toEqual(['r2c1', 'r3c4', 'r5c5']);
    answer(match, 'r3c4');
    expect(match.cursor).toBe('auction');
    expect(match.state.round).toBe(2);
  });

  it('says what each cell would bring (GD-EXP-15, GD-EXP-16)', () => {
    const match = matchFrom({
      ...board,
      step: 'expansion',
      players: { 0: { dueTiles: [due('jobs', 4)] } },
      map: {
        r1c1: tile(0, 'jobs', 2),
        r1c3: tile(1, 'jobs', 1),
        r2c2: tile(2, 'social', 5),
        r3c1: tile(2, 'jobs', 4),
      },
    });
    const question = asked(match, 'place');
    // 3 by the own tile, and 3 more where the smaller tile is competed with.
    expect(question.tell?.('r1c2')).toEqual([
      { what: 'steps', by: 6, bound: 'up-to' },
      { what: 'steps', seat: 1, note: 'stronger-contact' },
    ]);
    // 3 by the own tile and 4 by the other of the same size, which leaves no choice.
    expect(question.tell?.('r2c1')).toEqual([
      { what: 'steps', by: 7 },
      { what: 'steps', by: 4, seat: 2, note: 'contact' },
    ]);
    expect(question.tell?.('r5c5')).toEqual([{ what: 'contact', note: 'no-contact' }]);
  });

  it('of the first tile is on a free start cell, and of later ones beside one’s own tile (GD-EXP-05, GD-EXP-08, R-42)', () => {
    const match = matchFrom({
      ...board,
      step: 'expansion',
      startCells: ['r1c1', 'r3c3', 'r5c5'],
      map: { r1c1: tile(1, 'jobs', 1) },
      players: { 0: { dueTiles: [due('jobs', 3)] } },
    });
    expect(['r1c1', 'r2c2', 'r9c9', 7].map((cell) => why(match, cell))).toEqual([
      'cell-taken',
      'not-a-start-cell',
      'no-such-cell',
      'not-offered',
    ]);
    const barred = asked(match, 'place').barred?.() ?? [];
    expect(barred).toHaveLength(23);
    const later = matchFrom({
      ...board,
      step: 'expansion',
      startCells: ['r1c1', 'r2c2', 'r5c5'],
      map: { r1c1: tile(0, 'jobs', 1) },
      players: { 0: { dueTiles: [due('jobs', 3)] } },
    });
    expect(['r2c2', 'r3c3'].map((cell) => why(later, cell))).toEqual(['start-cell-kept', 'not-beside-own']);
    const kept = (asked(later, 'place').barred?.() ?? []).find(({ option }) => option === 'r2c2');
    expect(kept).toMatchObject({ need: 2, have: 1, rule: 'GD-EXP-06' });
  });

  it('on a spare start cell is allowed as soon as enough are left (GD-EXP-06, R-42)', () => {
    const given = {
      ...board,
      startCells: ['r1c1', 'r2c2', 'r5c5', 'r5c4'],
      map: { r1c1: tile(0, 'jobs', 1), r5c5: tile(1, 'jobs', 1) },
      players: { 0: { dueTiles: [due('social', 3)] } },
    };
    check(given, [place(0, 'r2c2')], { map: { r2c2: tile(0, 'social', 3) } });
  });

  it('spares the start cells with the fallback and with Internationalization, first tile or not (R-43, R-63)', () => {
    const given = {
      ...board,
      step: 'expansion',
      round: 3,
      startCells: ['r1c1', 'r3c3', 'r5c5'],
      players: { 0: { actionCards: ['internationalization'], dueTiles: [due('jobs', 1)] } },
    };
    const match = matchFrom(given);
    answer(match, true);
    expect(asked(match, 'place').options).toHaveLength(25);
    answer(match, 'r2c4');
    expect(match.state.companies[0]?.uses).toEqual({ internationalization: 1 });
  });

  it('never moves or removes a tile (GD-EXP-14)', () => {
    const map = { r1c1: tile(0, 'jobs', 1), r1c2: tile(1, 'social', 5) };
    check({ ...board, map, players: { 0: { dueTiles: [due('research', 2)] } } }, [place(0, 'r2c1')], { map });
  });

  it('without a legal cell is skipped, and play goes on', () => {
    const map = {
      r1c1: tile(0, 'jobs', 1),
      r1c2: tile(1, 'jobs', 1),
      r2c1: tile(2, 'jobs', 1),
      r2c2: tile(1, 'jobs', 1),
    };
    const given = {
      mapSize: { rows: 2, cols: 2 },
      startCells: [],
      map,
      players: { 0: { dueTiles: [due('research', 2)] } },
    };
    const match = matchFrom({ ...given, step: 'expansion' });
    expect(match.log().map(({ kind }) => kind)).toContain('no-room');
    expect(match.state.companies[0]?.due).toEqual([]);
    expect(asked(match, 'bid')).toBeDefined();
  });

  it('of two tiles is in the order of the owner’s choice, and the second may adjoin the first (R-50, GD-CARD-18-08)', () => {
    const given = {
      ...board,
      round: 5,
      map: { r1c1: tile(0, 'social', 1) },
      players: { 0: { income: 5, dueTiles: [due('jobs', 2), due('jobs', 3)] } },
    };
    const answers = [
      { seat: 0, place: 'r2c2', tile: due('jobs', 3) },
      { seat: 0, place: 'r3c2', tile: due('jobs', 2) },
    ];
    check(given, [{ step: 'expansion', answers }], { players: { 0: { income: 7, dueTiles: [] } } });
    const match = matchFrom({ ...given, step: 'expansion' });
    expect(asked(match, 'tile').options).toEqual(['J2', 'J3']);
  });
});

describe('cooperation', () => {
  it('with several of one’s own tiles counts each of them (GD-COOP-04, R-49, GD-COMP-07)', () => {
    const map = { r2c3: tile(0, 'jobs', 1), r3c2: tile(0, 'jobs', 2), r4c3: tile(0, 'jobs', 5) };
    check({ ...board, map, players: { 0: { income: 1, dueTiles: [due('jobs', 3)] } } }, [place(0, 'r3c3')], {
      players: { 0: { income: 1 + 2 + 2 + 4 } },
    });
  });

  it('is limited at the top for each side separately (GD-COOP-07, R-46)', () => {
    const map = { r3c3: tile(1, 'jobs', 4), r2c2: tile(0, 'social', 1) };
    const players = { 0: { income: 9, dueTiles: [due('jobs', 4)] }, 1: { income: 3 } };
    check({ ...board, caps: { income: 10 }, map, players }, [place(0, 'r2c3')], {
      players: { 0: { income: 10 }, 1: { income: 7 } },
    });
  });
});

describe('competition', () => {
  const given = {
    ...board,
    round: 5,
    map: { r3c3: tile(1, 'jobs', 1), r4c2: tile(0, 'social', 1) },
    players: { 0: { income: 9, dueTiles: [due('jobs', 4)] }, 1: { income: 2 } },
  };
  const compete = place(0, 'r3c2', { contacts: [{ cell: 'r3c3', choice: 'compete' }] });

  it('costs the loser all steps even if the winner is at the top (GD-COMP-06, R-45)', () => {
    check({ ...given, caps: { income: 10 }, players: { ...given.players, 1: { income: 8 } } }, [compete], {
      players: { 0: { income: 10 }, 1: { income: 5 } },
    });
  });

  it('is limited by the loser’s steps, with Tough Competition too (R-48, GD-CARD-28-02)', () => {
    const players = { 0: { ...given.players[0], actionCards: ['tough-competition'] }, 1: { income: 2 } };
    check({ ...given, players }, [compete], { players: { 0: { income: 11 }, 1: { income: 0 } } });
  });

  it('is the choice of a strictly larger placed tile (R-47, GD-EXP-15)', () => {
    const match = matchFrom({ ...given, step: 'expansion' });
    answer(match, 'r3c2');
    const question = asked(match, 'contact');
    expect(question.options).toEqual(['cooperate', 'compete']);
    expect(question.tell?.('compete')).toEqual([
      { what: 'steps', by: 2 },
      { what: 'steps', by: -2, seat: 1 },
    ]);
    expect(question.tell?.('cooperate')).toEqual([
      { what: 'steps', by: 2 },
      { what: 'steps', by: 2, seat: 1 },
    ]);
  });

  it('on the diagonal needs Competitive Analysis, works across corners and with Tough Competition, but not against a lawyer (GD-CARD-5-03, GD-CARD-5-04, GD-CARD-5-05, GD-CARD-10-02, GD-CARD-28-03, GD-CARD-28-05, R-62)', () => {
    const players = {
      0: {
        income: 5,
        actionCards: ['competitive-analysis', 'tough-competition'],
        dueTiles: [due('jobs', 3)],
      },
      1: { income: 9 },
      2: { income: 9, actionCards: ['hire-lawyer'] },
    };
    const map = { r1c1: tile(1, 'jobs', 2), r1c4: tile(2, 'jobs', 1), r4c4: tile(0, 'social', 1) };
    const both = (owner: string) => place(0, 'r5c5', { contacts: [{ cell: owner, choice: 'compete' }] });
    check({ ...board, round: 5, map, players }, [both('r1c1')], {
      players: { 0: { income: 8 }, 1: { income: 6 }, 2: { income: 9 } },
    });
    const match = matchFrom({ ...board, round: 5, step: 'expansion', map, players });
    answer(match, 'r5c5');
    expect(asked(match, 'contact').options).toEqual(['compete', 'leave']);
    answer(match, 'leave');
    expect(match.state.companies.map(({ step }) => step)).toEqual([5, 9, 9]);
  });
});

describe('several contacts', () => {
  const map = { r2c3: tile(1, 'jobs', 1), r4c3: tile(1, 'jobs', 5), r3c2: tile(0, 'social', 1) };
  const placed = (income: number) =>
    matchFrom({
      ...board,
      step: 'expansion',
      map,
      players: { 0: { income: 3, dueTiles: [due('jobs', 4)] }, 1: { income } },
    });

  it('are ordered by the placer if the order matters (GD-EXP-18, R-44)', () => {
    const match = placed(0);
    answer(match, 'r3c3');
    expect(asked(match, 'next-contact').options).toEqual(['r2c3', 'r4c3']);
    answer(match, 'r4c3', 'compete');
    expect(
      match
        .log()
        .map(({ kind }) => kind)
        .filter((kind) => kind.startsWith('co')),
    ).toEqual(['cooperation', 'competition']);
    expect(match.state.companies.map(({ step }) => step).slice(0, 2)).toEqual([3 + 4 + 3, 4 - 3]);
  });

  it('are not asked about if every order gives the same result (GD-EXP-18, R-44)', () => {
    const match = placed(9);
    answer(match, 'r3c3');
    expect(asked(match, 'contact').figures?.['cell']).toBe('r2c3');
    answer(match, 'compete');
    expect(match.state.companies.map(({ step }) => step).slice(0, 2)).toEqual([3 + 3 + 4, 9 - 3 + 4]);
  });
});
