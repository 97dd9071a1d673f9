import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/bots/bot.ts';
import { loadBot } from '../../src/bots/index.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { games } from '../../src/games/index.ts';
import { playBotGame } from '../../src/simulation/bot-game.ts';
import { scripts } from '../../tools/scripted-players/index.ts';
import { scriptedBot } from '../../tools/scripted-players/script.ts';

describe('scripts of advice', () => {
  it('come in pairs for a game, each with its advice in a sentence', () => {
    const played = [...new Set(scripts.map(({ game }) => game))];
    expect(played.length).toBeGreaterThanOrEqual(4);
    for (const id of played) {
      const own = scripts.filter(({ game }) => game === id);
      expect(new Set(own.map(({ name }) => name)).size).toBe(2);
      for (const { advice } of own) expect(advice).toMatch(/^[A-Z].{20,}\.$/);
    }
  });

  for (const script of scripts) {
    it(`${script.game}: ${script.name} plays whole games from its view alone and beats random play`, async () => {
      const { load, seats } = games.find(({ id }) => id === script.game) as (typeof games)[number];
      const game = await load();
      const players = seats.from <= 2 ? 2 : 4;
      const setting = settingOf(game, players);
      const bot = scriptedBot(script) as Bot;
      const random = await loadBot('random');
      let won = 0;
      for (let number = 0; number < 12; number += 1) {
        const isScript = (seat: number) => (seat + number) % 2 === 0;
        const bots = Array.from({ length: players }, (_, seat) => (isScript(seat) ? bot : random));
        const seed = `script/${Math.floor(number / 2)}`;
        const { match, endless } = playBotGame(game, setting, setUp(game, setting, seed), bots, seed);
        expect([match.over, endless]).toEqual([true, false]);
        const { winners } = game.outcome(match.state, setting);
        if (winners.length > 0 && winners.every(isScript)) won += 1;
      }
      expect(won).toBeGreaterThan(7);
    });
  }
});
