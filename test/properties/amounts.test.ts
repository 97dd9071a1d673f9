import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../src/bots/random.ts';
import type { Options } from '../../src/engine/game.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { offers, optionCount, optionList, type Question, type Value } from '../../src/engine/question.ts';
import { playOutGame } from '../../src/engine/rollout.ts';
import { games } from '../../src/games/index.ts';
import { focusOf } from '../../src/ui/prompts/prompt.ts';
import { promptOf } from '../ui/asked.ts';

const least = (question: Question) => optionList(question)[0];
const most = (question: Question) => optionList(question).at(-1);
/** Nothing is usual: the prompt begins empty, and Enter alone answers nothing. */
const asks = () => undefined;

/** What the prompt of each question for an amount begins with, by game and `ask`. */
const AMOUNTS: Readonly<Record<string, Readonly<Record<string, (question: Question) => Value | undefined>>>> =
  {
    limit: {
      ask: ({ figures }) => figures?.['missing'],
      contribute: asks,
      give: asks,
      pay: ({ figures, options }) => {
        const { from, to } = options as { from: number; to: number };
        return Math.min(to, Math.max(from, Math.ceil(Number(figures?.['price']) / 2)));
      },
      quantity: asks,
      // The least that the target cannot match: test/games/limit/usual-answers.test.ts.
      spend: ({ usual }) => usual,
      tokens: most,
    },
    'green-deal': {
      bid: asks,
      insider: () => 0,
      repay: (question) => (optionCount(question) === 1 ? least(question) : question.usual),
      pay: most,
    },
    reputation: { workers: least, credits: () => 1, 'co-bid': asks },
    'nice-green-things': {},
  };

/** Options that add questions to a game. */
const OPTIONS: Readonly<Record<string, Options>> = { limit: { alliances: true } };

/** Plays games by random answers and shows every question for an amount. */
async function playThrough(id: string, look: (question: Question) => void): Promise<void> {
  const entry = games.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`There is no game ${id}.`);
  const game = await entry.load();
  for (let players = entry.seats.company; players <= entry.seats.to; players += 1) {
    const setting = settingOf(game, players, OPTIONS[id]);
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
  it.each(Object.keys(AMOUNTS))(
    '%s',
    async (id) => {
      const expected = AMOUNTS[id] as (typeof AMOUNTS)[string];
      const seen = new Set<string>();
      await playThrough(id, (question) => {
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
