import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../../src/bots/random.ts';
import type { Ledger, Options, Setting } from '../../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import type { Question } from '../../../src/engine/question.ts';
import type { LogEntry } from '../../../src/engine/umpire.ts';
import { RolloutUmpire } from '../../../src/engine/umpires.ts';
import type { LimitComponents } from '../../../src/games/limit/figures.ts';
import { limit } from '../../../src/games/limit/index.ts';
import type { LimitState } from '../../../src/games/limit/state.ts';
import { playGolden, storedGolden } from '../../properties/golden.ts';
import { checkRandomPlay } from '../../properties/random-play.ts';
import { limitInvariants } from './invariants.ts';
import { shortGame } from './short-game.ts';

const looked: [number, Options, number][] = [
  [1, {}, 3],
  [2, { alliances: true, growthDodge: true }, 2],
  [3, { alliances: true, allianceLock: 'all', stressTests: 2 }, 1],
];

const whole: [number, Options][] = [
  [1, {}],
  [1, { teaching: true, interferenceAmount: 'index', starColdWar: false }],
  [2, {}],
  [2, { teaching: true }],
  [3, { alliances: true, stressTests: 0 }],
  [4, { alliances: true, growthDodge: true, stressTests: 2 }],
  [5, {}],
  [6, { alliances: true, allianceLock: 'all', stressHelp: false }],
  [4, { alliances: true, allianceHelp: 'part' }],
];

/** Plays a match with the random bot at every seat. */
function played(players: number, options: Options, seed: string): Match<LimitState> {
  const setting = settingOf(limit, players, options);
  const match = new Match(limit, setting, setUp(limit, setting, seed));
  const policy = randomPolicy(seed);
  while (!match.over) {
    const question = match.open[0] as Question;
    match.answer(question.seat, policy(question));
  }
  return match as unknown as Match<LimitState>;
}

/** Money and territories that all holders have together. */
function inPlay(ledger: Ledger, what: 'money' | 'territory'): number {
  return Object.entries(ledger).reduce((sum, [path, value]) => {
    const counts = path === 'bank' ? what === 'money' : path.endsWith(`.${what}`);
    return counts ? sum + Number(value) : sum;
  }, 0);
}

/** The entries in which money may leave the economy or enter it (LIM-POOL-08, LIM-POOL-09). */
const BURNING = new Set([
  'surcharge',
  'speculation',
  'stock-exchange',
  'political-interference',
  'development-of-tourism',
  'offshore-production',
]);

function mayMoveMoney({ kind, figures }: LogEntry, card: string | undefined, gained: number): boolean {
  if (gained > 0) return kind === 'taxed' || kind === 'boom-money';
  if (kind === 'uprising-money') return true;
  if (kind === 'event-done') return figures?.['event'] === 'speculative-bubble' && gained >= -20;
  return BURNING.has(card ?? '') && gained >= -10;
}

describe('random play of Limit', () => {
  it.each(looked)(
    'keeps all invariants at every answer: %i nations, %o (LR-16, LR-33, LR-34)',
    (players, options, generations) => {
      const report = checkRandomPlay({
        game: limit,
        setting: shortGame(players, options, generations),
        seed: 'climate',
        invariants: limitInvariants,
        thoroughEvery: 24,
      });
      expect(report.answers).toBeGreaterThan(25);
    },
    60_000,
  );

  it.each(whole)(
    'ends and keeps every piece: %i nations, %o (LIM-OBJ-02, LIM-OBJ-03, LIM-POL-40)',
    (players, options) => {
      const setting = settingOf(limit, players, options) as Setting<LimitComponents>;
      for (let number = 0; number < 3; number += 1) {
        const state = setUp(limit, setting, `whole ${number}`);
        const umpire = new RolloutUmpire(state, setting.components, randomPolicy(`whole ${number}`), 20_000);
        for (let step = limit.next(state); step !== null; step = limit.next(state)) {
          limit.steps[step]?.(state, umpire);
          limitInvariants(state, setting);
        }
        expect(state.ended).toBe(true);
        const crises = state.crises.flat().length;
        expect(state.generation === 7 || crises >= 4).toBe(true);
        expect(state.scores).toEqual(limit.outcome(state, setting).scores);
      }
    },
  );

  it.each([
    [1, {}],
    [3, { alliances: true }],
    [6, {}],
  ])(
    'reports every change, and money goes nowhere unsaid: %i nations, %o (LIM-POOL-07 to LIM-POOL-09, LR-110)',
    (players, options) => {
      for (const seed of ['log a']) {
        const match = played(players, options, seed);
        for (const stage of match.history) {
          const ledger = limit.ledger(stage.base, match.setting as Setting<LimitComponents>);
          let card: string | undefined;
          const entries = stage.log;
          entries.forEach((entry, index) => {
            expect(entry.kind).not.toBe('changed');
            // The log reports a card's changes no later than the entry that it was played.
            card = entries.slice(index).find(({ kind }) => kind === 'played')?.figures?.['card'] as
              | string
              | undefined;
            const before = inPlay(ledger, 'money');
            const land = inPlay(ledger, 'territory');
            for (const { path, from, to } of entry.changes) {
              expect(ledger[path] ?? null).toBe(from);
              if (to === null) delete ledger[path];
              else ledger[path] = to;
            }
            const gained = inPlay(ledger, 'money') - before;
            expect(gained === 0 || mayMoveMoney(entry, card, gained), `${entry.kind} ${gained}`).toBe(true);
            expect(inPlay(ledger, 'territory')).toBeLessThanOrEqual(land);
          });
          const place = match.history.indexOf(stage);
          const after = match.history[place + 1]?.base ?? match.base;
          expect(ledger).toEqual(limit.ledger(after, match.setting as Setting<LimitComponents>));
        }
      }
    },
  );

  it('shows cards of a hand, a draw or a discard only to their owner (LR-16, LIM-SETUP-31)', () => {
    const open = new Set(['played', 'unlocked', 'withdrew', 'attacked', 'pledged', 'not-paid']);
    const log = played(4, { alliances: true }, 'secret').log();
    const own = log.filter(({ seenBy }) => seenBy !== undefined);
    expect([...new Set(own.map(({ kind }) => kind))].sort()).toEqual(['discarded-own', 'kept']);
    for (const { seat, seenBy } of own) expect(seenBy).toEqual([seat]);
    const shared = log.filter(({ seenBy }) => seenBy === undefined);
    for (const { figures } of shared) expect(figures?.['cards']).not.toBeTypeOf('string');
    for (const { kind } of shared.filter(({ figures }) => figures?.['card'] !== undefined))
      expect(open).toContain(kind);
  });

  it.each([
    ['limit', 3, { alliances: true }],
    ['limit-solo', 1, {}],
  ] as const)('plays the stored match %s again', (name, players, options) => {
    const golden = playGolden(limit, settingOf(limit, players, options), 'golden');
    expect(golden).toEqual(storedGolden(name, golden));
  });
});
