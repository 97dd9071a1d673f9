import { clonePlain } from '../../../src/engine/clone.ts';
import type { Options } from '../../../src/engine/game.ts';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import { greenDeal } from '../../../src/games/green-deal/index.ts';
import type { AnyGame } from '../../../src/games/index.ts';
import type { Sitter } from '../../../src/table/seat-view.ts';
import { sessionFor, type TestSession } from '../test-session.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A table at which Green Deal goes on from a position. */
export function greenSession(
  given: Fields,
  sitters: readonly Sitter[],
  options: Options = {},
): Promise<TestSession> {
  const setting = settingOf(greenDeal, sitters.length, options);
  const placed = greenDeal.position.read(given, setUp(greenDeal, setting, 'oak'), setting);
  const game = { ...greenDeal, setup: () => clonePlain(placed.state) } as unknown as AnyGame;
  return sessionFor(game, sitters, { options, bots: 'first' });
}

const tile = (owner: number, category: string, size: number) => ({ owner, category, size });

const companies: readonly Fields[] = [
  {
    cash: 14,
    incomeStep: 13,
    vp: 12,
    levels: { environment: 2, jobs: 1, social: 0, research: 3 },
    loans: [10],
    prChips: [3, 1],
    actionCards: ['market-screening', 'sabotage', 'bribe', 'growth', 'tax-evasion'],
  },
  {
    cash: 6,
    incomeStep: 11,
    vp: 15,
    levels: { environment: 0, jobs: 3, social: 2, research: 0 },
    prChips: [2],
  },
  { cash: 20, incomeStep: 9, vp: 9, levels: { environment: 2, jobs: 0, social: 1, research: 4 } },
  {
    cash: 3,
    incomeStep: 2,
    vp: -4,
    levels: { environment: 12, jobs: 0, social: 0, research: 0 },
    loans: [6, 14],
  },
  { cash: 40, incomeStep: 40, vp: 121, levels: { environment: 0, jobs: 0, social: 0, research: 0 } },
];

const rows: Fields = {
  market: {
    sustainability: { environment: 'E3a', jobs: 'J2a', social: null, research: 'R4a' },
    action: ['cash-cow', 'latitude'],
  },
  preview: {
    sustainability: { environment: 'E5b', jobs: 'J1a', social: 'S2a', research: 'R1a' },
    action: ['hire-lawyer', 'internationalization'],
  },
};

const map: Fields = {
  r1c4: tile(0, 'environment', 2),
  r1c3: tile(0, 'research', 3),
  r2c1: tile(1, 'jobs', 3),
  r3c3: tile(2, 'social', 1),
  r5c3: tile(2, 'research', 4),
};

/** Round 4 with this many companies, at a step. */
export function round4(step: string, players: number, more: Fields = {}, own: Fields = {}): Fields {
  const seats = companies
    .slice(0, players)
    .map((company, seat) => (seat === 0 ? { ...company, ...own } : company));
  return {
    round: 4,
    step,
    turn: 0,
    turnOrder: [...Array(players).keys()],
    players: Object.fromEntries(seats.map((company, seat) => [seat, company])),
    ...rows,
    map,
    ...more,
  };
}
