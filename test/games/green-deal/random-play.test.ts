import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../../src/bots/random.ts';
import type { Setting } from '../../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import type { Question } from '../../../src/engine/question.ts';
import { playOutGame } from '../../../src/engine/rollout.ts';
import type { GreenComponents } from '../../../src/games/green-deal/figures.ts';
import { greenDeal as game } from '../../../src/games/green-deal/index.ts';
import { type GreenState, pointsOf } from '../../../src/games/green-deal/state.ts';
import { playGolden, storedGolden } from '../../properties/golden.ts';
import { checkRandomPlay } from '../../properties/random-play.ts';
import { greenDealInvariants } from './invariants.ts';

const settings = [3, 4, 5].flatMap((players) => [
  settingOf(game, players),
  settingOf(game, players, { variant: 'simple' }),
  settingOf(game, players, { incomeScale: 'linear' }),
]);

/** Every number of seats, and each option at one of them: a game with all its checks takes long. */
const checked = [0, 3, 6, 4, 8].map((index) => settings[index] as Setting<GreenComponents>);

/** The cards below the preview, which no one may see, that occur in a text; field names do not count. */
function hiddenIn(state: GreenState, text: string): string[] {
  const words = new Set(text.replace(/"[\w-]+":/g, '').match(/[\w-]+/g));
  return [...state.decks.projects.flat(), ...state.decks.actions.flat()].filter((id) => words.has(id));
}

describe('random play of Green Deal', () => {
  it.each(checked)(
    'keeps all invariants, with $players seats and $options (GD-GEN-12, GD-GEN-15, GD-INV-34, R-80)',
    (setting) => {
      const report = checkRandomPlay({
        game,
        setting,
        seed: 'oak',
        invariants: greenDealInvariants,
        mostAnswersOfStep: 30,
        thoroughEvery: 167,
      });
      expect(report.asks['bid']).toBeGreaterThanOrEqual(setting.players * 10 - 3);
      expect(report.asks['invest']).toBeGreaterThanOrEqual(setting.players * 10);
    },
    120_000,
  );

  it.each(settings)(
    'lasts ten rounds with exactly the pieces of the box, with $players seats and $options (GD-GEN-17, GD-GEN-12)',
    (setting) => {
      for (let number = 0; number < 60; number += 1) {
        const state = setUp(game, setting, `length ${number}`);
        greenDealInvariants(state, setting);
        expect(playOutGame(game, setting, state, randomPolicy(`length ${number}`)).endless).toBe(false);
        expect([state.round, state.phase]).toEqual([10, 'over']);
        greenDealInvariants(state, setting);
        const outcome = game.outcome(state, setting);
        expect(outcome.scores).toEqual(state.companies.map(pointsOf));
        expect(outcome.winners.length).toBeGreaterThan(0);
      }
    },
    60_000,
  );

  it('reports every change of a public figure, and no card below the preview (GD-GEN-15, R-80)', () => {
    for (const setting of settings.slice(0, 4)) {
      const seed = `log ${setting.players}`;
      const match = new Match(game, setting, setUp(game, setting, seed));
      const policy = randomPolicy(seed);
      let read = 0;
      while (!match.over) {
        const question = match.open[0] as Question;
        match.answer(question.seat, policy(question));
        const log = match.log();
        const news = log.slice(read);
        expect(news.filter(({ kind }) => kind === 'changed')).toEqual([]);
        const text = JSON.stringify(news) + JSON.stringify(match.view(null)) + JSON.stringify(match.view(0));
        expect(hiddenIn(match.state, text)).toEqual([]);
        read = log.length;
      }
    }
  }, 60_000);

  it.each([
    ['green-deal', 3],
    ['green-deal-simple', 1],
    ['green-deal-linear', 8],
  ])('replays the stored match %s', (name, index) => {
    const setting = settings[index] as Setting<GreenComponents>;
    const played = playGolden(game, setting, 'golden');
    expect(played).toEqual(storedGolden(name, played));
  });
});
