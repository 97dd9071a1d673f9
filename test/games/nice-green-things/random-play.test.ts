import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../../src/bots/random.ts';
import type { Setting } from '../../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import type { Question } from '../../../src/engine/question.ts';
import { playOutGame } from '../../../src/engine/rollout.ts';
import type { NiceComponents } from '../../../src/games/nice-green-things/components.ts';
import { isWithinLimit } from '../../../src/games/nice-green-things/eco-systems.ts';
import { niceGreenThings as game } from '../../../src/games/nice-green-things/index.ts';
import type { NiceState } from '../../../src/games/nice-green-things/state.ts';
import { playGolden, storedGolden } from '../../properties/golden.ts';
import { checkRandomPlay } from '../../properties/random-play.ts';
import { niceInvariants } from './invariants.ts';

const settings = [
  settingOf(game, 2),
  settingOf(game, 2, { crowd: 'tie-break' }),
  settingOf(game, 2, { maxCardsPerRow: 1 }),
  settingOf(game, 2, { maxCardsPerRow: 2, crowd: 'tie-break' }),
];

describe('random play of Nice Green Things', () => {
  it.each(settings)(
    'keeps all invariants: $options',
    (setting) => {
      const secrets = (state: NiceState, seat: number) => {
        if (state.phase === 'scoring' || state.phase === 'over') return [];
        const target = state.players[seat]?.target ?? '';
        return [JSON.stringify(setting.components.targets.get(target)), `"${target}"`];
      };
      const report = checkRandomPlay({
        game,
        setting,
        seed: 'oak',
        invariants: niceInvariants,
        secrets,
        mostAnswersOfStep: 30,
      });
      expect(report.asks['buy']).toBeGreaterThan(10);
    },
    60_000,
  );

  it.each(settings)(
    'lasts no more turns than the deck has cards (NGT-END-03, NGT-END-04): $options',
    (setting) => {
      for (let number = 0; number < 100; number += 1) {
        const state = setUp(game, setting, `length ${number}`);
        expect(playOutGame(game, setting, state, randomPolicy(`length ${number}`)).endless).toBe(false);
        expect(state.round).toBeLessThanOrEqual(60);
        expect(state.phase).toBe('over');
        niceInvariants(state, setting);
        for (const eco of state.players.flatMap(({ ecosystems }) => ecosystems)) {
          expect(isWithinLimit(eco, state.maxCardsPerRow)).toBe(true);
        }
      }
    },
  );

  it('reports every change of a public figure, and no stock card or target before its time (NR-39)', () => {
    const [setting] = settings as [Setting<NiceComponents>];
    for (const seed of ['log 1', 'log 2', 'log 3']) {
      const match = new Match(game, setting, setUp(game, setting, seed));
      const policy = randomPolicy(seed);
      let read = 0;
      while (!match.over) {
        const question = match.open[0] as Question;
        match.answer(question.seat, policy(question));
        const log = match.log();
        const seen = JSON.stringify([match.view(0), match.view(1), match.view(null)]);
        for (const id of match.state.stock) expect(seen).not.toContain(`"${id}"`);
        for (const entry of log.slice(read)) {
          expect(entry.kind).not.toBe('changed');
          const text = JSON.stringify(entry);
          for (const id of match.state.stock) expect(text).not.toContain(`"${id}"`);
        }
        read = log.length;
      }
    }
  });

  it('draws the starting player at random (NGT-SETUP-07, NR-03)', () => {
    const [setting] = settings as [Setting<NiceComponents>];
    const starters = Array.from(
      { length: 40 },
      (_, number) => setUp(game, setting, `starter ${number}`).turn,
    );
    expect(starters.filter((seat) => seat === 0).length).toBeGreaterThan(8);
    expect(starters.filter((seat) => seat === 1).length).toBeGreaterThan(8);
  });

  it('two target cards differ, and both are hidden from a spectator (NGT-SETUP-05, NR-44)', () => {
    const [setting] = settings as [Setting<NiceComponents>];
    for (let number = 0; number < 20; number += 1) {
      const state = setUp(game, setting, `targets ${number}`);
      expect(state.players[0]?.target).not.toBe(state.players[1]?.target);
      expect(game.view(state, null, setting, []).players.map(({ target }) => target)).toEqual([null, null]);
    }
  });

  it.each([
    ['nice-green-things', 0],
    ['nice-green-things-one-card-a-row', 2],
  ])('replays the stored match %s', (name, index) => {
    const setting = settings[index] as Setting<NiceComponents>;
    const played = playGolden(game, setting, 'golden');
    expect(played).toEqual(storedGolden(name, played));
  });
});
