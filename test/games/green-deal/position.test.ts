import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../../src/bots/random.ts';
import { digest } from '../../../src/engine/digest.ts';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import { PlaceError, pathText } from '../../../src/engine/place.ts';
import type { Question } from '../../../src/engine/question.ts';
import { greenDeal as game } from '../../../src/games/green-deal/index.ts';
import { cheapRow, faultOf, invest, matchFrom } from './test-match.ts';

/** The place and reason of what is wrong with a position. */
function fault(given: object): string {
  const setting = settingOf(game, 3);
  try {
    game.position.read(given as Record<string, unknown>, setUp(game, setting, 'oak'), setting);
  } catch (thrown) {
    if (thrown instanceof PlaceError) return `${pathText(thrown.path)}: ${thrown.message}`;
    throw thrown;
  }
  return 'nothing';
}

describe('a position', () => {
  it.each([
    [{ rounds: 3 }, 'rounds: rounds is unknown here'],
    [{ round: 11 }, 'round: this must be a whole number from 1 to 10, not 11'],
    [{ round: '3' }, 'round: this must be a whole number from 1 to 10, not "3"'],
    [{ turnOrder: [0, 1, 1] }, 'turnOrder.2: 1 appears here twice'],
    [{ turnOrder: [0, 1, 3] }, 'turnOrder.2: this must be a seat from 0 to 2, not 3'],
    [{ players: { 3: {} } }, 'players.3: this must be a seat from 0 to 2, not 3'],
    [{ players: { x: {} } }, 'players.x: this must be a seat from 0 to 2, not "x"'],
    [{ players: { 0: { cash: 41 } } }, 'players.0.cash: this must be a whole number from 0 to 40, not 41'],
    [{ players: { 0: { cash: -1 } } }, 'players.0.cash: this must be a whole number from 0 to 40, not -1'],
    [{ players: { 0: { cash: 1.5 } } }, 'players.0.cash: this must be a whole number from 0 to 40, not 1.5'],
    [{ players: { 0: { money: 3 } } }, 'players.0.money: money is unknown here'],
    [
      { players: { 0: { income: 23 } } },
      'players.0.income: this must be a whole number from 0 to 22, not 23',
    ],
    [{ players: { 0: { income: 8, incomeStep: 9 } } }, 'players.0.income: step 9 has the value 7'],
    [
      { players: { 0: { levels: { jobs: 13 } } } },
      'players.0.levels.jobs: this must be a whole number from 0 to 12, not 13',
    ],
    [{ players: { 0: { levels: { work: 1 } } } }, 'players.0.levels.work: work is unknown here'],
    [{ players: { 0: { loans: [6, 7, 8, 9] } } }, 'players.0.loans: a company holds at most 3 loans'],
    [
      { players: { 0: { prChips: [4] } } },
      'players.0.prChips.0: this must be a whole number from 1 to 3, not 4',
    ],
    [
      { players: { 0: { prChips: [3, 3] }, 1: { prChips: [3, 3] } } },
      'players: the box has 3 PR chips of 3, not 4',
    ],
    [
      { players: { 0: { prChips: [3] } }, prSupply: { 3: 3 } },
      'prSupply.3: this must be a whole number from 0 to 2, not 3',
    ],
    [
      { players: { 0: { actionCards: ['tax-refund'] } } },
      'players.0.actionCards.0: this must be one of award, bribe,',
    ],
    [
      { players: { 0: { actionCards: ['award'] }, 1: { actionCards: ['award'] } } },
      'players.1.actionCards.0: award already stands at players.0.actionCards.0',
    ],
    [
      { market: { action: ['award'] }, players: { 0: { actionCards: ['award'] } } },
      'players.0.actionCards.0: award already stands at market.action.0',
    ],
    [
      { players: { 0: { usesLeft: { sabotage: 1 } } } },
      'players.0.usesLeft.sabotage: the company does not hold sabotage',
    ],
    [
      { players: { 0: { actionCards: ['sabotage'], usesLeft: { sabotage: 2 } } } },
      'players.0.usesLeft.sabotage: this must be a whole number from 0 to 1, not 2',
    ],
    [
      { players: { 0: { actionCards: ['award'], usesLeft: { award: 1 } } } },
      'players.0.usesLeft.award: award is not played by hand',
    ],
    [
      { players: { 0: { projects: [{ category: 'jobs', size: 6 }] } } },
      'players.0.projects.0.size: this must be a whole number from 1 to 5, not 6',
    ],
    [
      { players: { 0: { dueTiles: [{ category: 'work', size: 1 }] } } },
      'players.0.dueTiles.0.category: this must be one of environment, jobs, social, research, not "work"',
    ],
    [
      { players: { 0: { cashCowPaid: ['jobs'] } } },
      'players.0.cashCowPaid: the company does not hold cash-cow',
    ],
    [
      { players: { 0: { vp: 3, points: { pr: 2 } } } },
      'players.0.vp: the points by source add up to 2, not 3',
    ],
    [
      { market: { sustainability: { jobs: 'E1a' } } },
      'market.sustainability.jobs: E1a is a card of environment',
    ],
    [
      { market: { sustainability: { jobs: 'J9z' } } },
      'market.sustainability.jobs: there is no project card J9z',
    ],
    [
      { market: { sustainability: { jobs: { cost: 1 } } } },
      'market.sustainability.jobs.size: this is missing; it must be a whole number from 1 to 5',
    ],
    [{ market: { closed: 1 } }, 'market.closed: this must be true or false, not 1'],
    [{ preview: { closed: true } }, 'preview.closed: closed is unknown here'],
    [{ mapSize: { rows: 8, cols: 8 } }, 'mapSize: 8 x 8 cells are more than the 49 of the world map'],
    [{ startCells: ['r6c1'] }, 'startCells.0: the map of 5 x 5 has no cell r6c1'],
    [{ startCells: ['r1c1', 'r1c1'] }, 'startCells.1: r1c1 appears here twice'],
    [{ map: { r6c1: { owner: 0, category: 'jobs', size: 1 } } }, 'map.r6c1: r6c1 is unknown here'],
    [
      { map: { r1c1: { owner: 3, category: 'jobs', size: 1 } } },
      'map.r1c1.owner: this must be a seat from 0 to 2, not 3',
    ],
    [{ bids: { 0: 41 } }, 'bids.0: this must be a whole number from 0 to 40, not 41'],
    [{ loanDeck: 6 }, 'loanDeck: this must be a list, not 6'],
    [{ dividends: { 99: { cash: 1, vp: 1 } } }, 'dividends.99: 99 is unknown here'],
    [{ step: 'lunch' }, 'step: this must be one of beforeAuction, auction,'],
    [
      { variant: 'simple', players: { 0: { actionCards: ['award'] } } },
      'players.0.actionCards: the simpler version has no action cards',
    ],
    [
      { variant: 'simple', market: { action: ['award'] } },
      'market.action: the simpler version has no action cards',
    ],
    [{ variant: 'hard' }, 'variant: this must be one of standard, simple, not "hard"'],
  ])('that cannot be is refused with its place: %j', (given, message) => {
    expect(fault(given)).toContain(message);
  });

  it.each([
    [3, {}],
    [4, { incomeScale: 'linear' }],
    [5, {}],
    [4, { variant: 'simple' }],
  ])('read back from its print is the same, all through a game of %i seats', (players, options) => {
    const match = matchFrom({}, players, options);
    const policy = randomPolicy(`print ${players}`);
    let count = 0;
    while (!match.over) {
      const question = match.open[0] as Question;
      match.answer(question.seat, policy(question));
      count += 1;
      if (count % 25 !== 0 && !match.over) continue;
      const printed = JSON.parse(JSON.stringify(game.position.print(match.state, match.setting)));
      const read = game.position.read(printed, setUp(game, match.setting, 'another'), match.setting);
      expect(digest(read.state)).toBe(digest(match.state));
      expect(game.position.print(read.state, read.setting)).toEqual(printed);
    }
  });

  it('with cards, map and dividends of its own is read back unchanged', () => {
    const given = {
      caps: { cash: 30, income: 50 },
      market: { sustainability: cheapRow },
      players: { 0: { projects: [{ category: 'jobs', size: 2 }, 'E5a'], vp: -3 } },
      mapSize: { rows: 6, cols: 6 },
      startCells: [],
      dividends: { 8: { cash: 2, vp: 3 } },
    };
    const { state, setting } = matchFrom(given, 4, {});
    const printed = JSON.parse(JSON.stringify(game.position.print(state, setting)));
    const base = settingOf(game, 4);
    const read = game.position.read(printed, setUp(game, base, 'another'), base);
    expect(digest(read.state)).toBe(digest(state));
    expect(read.setting.components.dividends[8]).toEqual({ cash: 2, points: 3 });
    expect(read.setting.components.dividends[9]).toBeNull();
    expect(read.setting.components.steppedValues[50]).toBe(27);
    expect(game.view(read.state, 0, read.setting, []).map.rows).toBe(6);
  });

  it('keeps every card in one place: named cards leave the decks, pushed-out ones go under them', () => {
    const { state } = matchFrom({
      market: { action: ['award', 'bribe'] },
      players: { 0: { actionCards: ['growth', 'cluster'], projects: ['J1a', 'J5c'] } },
    });
    const actions = [
      ...state.market.actions,
      ...state.preview.actions,
      ...state.decks.actions.flat(),
      ...state.companies[0]!.cards,
    ];
    expect(actions).toHaveLength(29);
    expect(new Set(actions).size).toBe(29);
    const projects = [
      ...state.market.projects,
      ...state.preview.projects,
      ...state.decks.projects.flat(),
      ...state.companies[0]!.projects,
    ];
    expect(new Set(projects).size).toBe(60);
    expect(projects).toHaveLength(60);
  });

  it('lets scenarios act on it: steps and answers that do not exist are errors', () => {
    const broken: [Record<string, unknown>, string][] = [
      [{ step: 'lunch' }, 'no step lunch'],
      [{ step: 'accounting', answers: [] }, 'accounting does not know answers'],
      [{ step: 'constructor', answers: [] }, 'constructor does not know answers'],
      [{ step: 'auction', answers: [{ seat: 7, bid: 1 }] }, 'there is no seat 7'],
      [{ step: 'auction', answers: [{ seat: 0, offer: 1 }] }, 'does not know offer'],
      [invest([0, { takeEverything: true }]), 'there is no action takeEverything'],
      [invest([0, { takeLoan: false }]), 'takeLoan is true or left out'],
    ];
    for (const [event, message] of broken) expect(faultOf({}, [event], {})).toContain(message);
    const given = { market: { sustainability: { jobs: null } } };
    expect(faultOf(given, [invest([0, { takeSustainability: 'jobs' }])], {})).toContain('refused');
  });
});
