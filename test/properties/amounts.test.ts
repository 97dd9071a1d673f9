import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../src/bots/random.ts';
import type { Options } from '../../src/engine/game.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { offers, optionCount, type Question } from '../../src/engine/question.ts';
import { playOutGame } from '../../src/engine/rollout.ts';
import { games } from '../../src/games/index.ts';
import { focusOf } from '../../src/ui/prompts/prompt.ts';
import { expectationsOf, least } from '../games/expectations.ts';
import { promptOf } from '../ui/asked.ts';

/** Plays games by random answers and shows every question for an amount. */
async function playThrough(
  id: string,
  options: Options | undefined,
  look: (question: Question) => void,
): Promise<void> {
  const entry = games.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`There is no game ${id}.`);
  const game = await entry.load();
  for (let players = entry.seats.company; players <= entry.seats.to; players += 1) {
    const setting = settingOf(game, players, options);
    for (let match = 0; match < 8; match += 1) {
      const policy = randomPolicy(`amounts ${match}`);
      playOutGame(game, setting, setUp(game, setting, `amounts ${match}`), (question) => {
        if (question.shape === 'amount') look(question);
        return policy(question);
      });
    }
  }
}

describe('a prompt for an amount begins with what most players want, or asks', () => {
  it.each(games.map(({ id }) => id))(
    '%s',
    async (id) => {
      const { amounts: expected, variants } = await expectationsOf(id);
      const seen = new Set<string>();
      await playThrough(id, variants?.amounts, (question) => {
        const { ask } = question;
        seen.add(ask);
        const usual = expected[ask];
        if (usual === undefined) throw new Error(`Nobody has decided which amount of ${id} ${ask} is usual.`);
        expect(question.usual === undefined || offers(question, question.usual)).toBe(true);
        const only = optionCount(question) === 1 ? least(question) : undefined;
        expect([ask, focusOf(promptOf(question))]).toEqual([ask, only ?? usual(question) ?? null]);
      });
      expect([...seen].sort()).toEqual(Object.keys(expected).sort());
    },
    60_000,
  );
});
