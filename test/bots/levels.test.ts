import { describe, expect, it } from 'vitest';
import { type Bot, type Budget, decide, type Verdict } from '../../src/bots/bot.ts';
import { candidates } from '../../src/bots/candidates.ts';
import { loadBot, UnknownBot } from '../../src/bots/index.ts';
import { leaningKey, leaningPolicy, shares, weightsOf } from '../../src/bots/leaning.ts';
import { botSeed } from '../../src/bots/random.ts';
import type { State } from '../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import { offers, optionCount, type Question } from '../../src/engine/question.ts';
import { randomStream } from '../../src/engine/random.ts';
import { thinkingOf } from '../../src/engine/thinking.ts';
import { botNumbers, playBotGame } from '../../src/simulation/bot-game.ts';
import { orchard } from '../toy/index.ts';

const setting = settingOf(orchard, 2);
type AnyMatch = Match<State, unknown, unknown>;

/** A match at its first question with a choice. */
function matchAtChoice(): { match: AnyMatch; question: Question } {
  const match = new Match(orchard, setting, setUp(orchard, setting, 'levels')) as unknown as AnyMatch;
  for (;;) {
    const question = match.open[0] as Question;
    if (optionCount(question) > 2) return { match, question };
    match.answer(question.seat, (question.options as readonly string[])[0]);
  }
}

function thinkOnce(bot: Bot, budget: Budget, seed = 'levels'): Verdict {
  const { match, question } = matchAtChoice();
  return decide(bot, {
    question,
    budget,
    view: () => match.view(question.seat),
    number: botNumbers(botSeed(seed), question.seat, match.answered),
    thinking: () => thinkingOf(match, question.seat),
  });
}

describe.each(['easy', 'normal', 'hard', 'expert'])('%s', (level) => {
  it('makes the same decision for the same random stream, and lists it first among the offered answers', async () => {
    const bot = await loadBot(level);
    const { question } = matchAtChoice();
    const verdict = thinkOnce(bot, { iterations: 12 });
    expect(thinkOnce(bot, { iterations: 12 })).toEqual(verdict);
    expect(offers(question, verdict.value)).toBe(true);
    expect(verdict.alternatives[0]?.value).toBe(verdict.value);
  });

  it('a bot that is hurried from the start still answers, after as little work as possible', async () => {
    const verdict = thinkOnce(await loadBot(level), { stop: () => true });
    const rollouts = verdict.alternatives.reduce((sum, alternative) => sum + alternative.rollouts, 0);
    expect(rollouts).toBeGreaterThan(0);
    expect(rollouts).toBeLessThanOrEqual(verdict.alternatives.length);
  });

  it('reports its progress, which never decreases', async () => {
    const bot = await loadBot(level);
    const { match, question } = matchAtChoice();
    const shareDone: number[] = [];
    const thoughts = bot.think({
      question,
      budget: { iterations: 30 },
      view: () => match.view(question.seat),
      number: (n) => n - 1,
      thinking: () => thinkingOf(match, question.seat),
    });
    for (let step = thoughts.next(); step.done !== true; step = thoughts.next()) shareDone.push(step.value);
    expect(shareDone).toEqual([...shareDone].sort((a, b) => a - b));
    expect(shareDone.every((done) => done > 0 && done <= 1)).toBe(true);
  });
});

describe('levels', () => {
  it('play whole games with any number of seats', async () => {
    const bots = await Promise.all(['hard', 'easy'].map(loadBot));
    const short = bots.map(
      (bot): Bot => ({ ...bot, think: (decision) => bot.think({ ...decision, budget: { iterations: 8 } }) }),
    );
    const { match, endless } = playBotGame(
      orchard,
      setting,
      setUp(orchard, setting, 'whole'),
      short,
      'whole',
    );
    expect([match.over, endless]).toEqual([true, false]);
  });

  it('an unknown level is reported together with the known ones', async () => {
    await expect(loadBot('genius')).rejects.toThrow(UnknownBot);
    await expect(loadBot('genius')).rejects.toThrow('random, easy, normal, hard, expert');
  });

  it('an illegal answer ends the game with an error', async () => {
    const cheat: Bot = {
      name: 'cheat',
      *think() {
        yield 1;
        return { value: 'everything', alternatives: [] };
      },
    };
    expect(() => playBotGame(orchard, setting, setUp(orchard, setting, 'x'), [cheat, cheat], 'x')).toThrow(
      /cheat answered .* everything, which is not allowed \(not-offered\)/,
    );
  });
});

describe('leanings', () => {
  const amount: Question = { seat: 0, ask: 'bid', shape: 'amount', rule: '', options: { from: 0, to: 9 } };
  const word: Question = { seat: 0, ask: 'act', shape: 'word', rule: '', options: ['a', 'b'] };

  it('distinguish amounts by their rank, and words by the word itself', () => {
    expect([0, 1, 4, 8, 9].map((value) => leaningKey(amount, value))).toEqual([
      '#first',
      '#low',
      '#middle',
      '#high',
      '#last',
    ]);
    expect(leaningKey(word, 'a')).toBe('a');
    expect(leaningKey({ ...word, shape: 'seat', options: [1, 2] }, 2)).toBe('~');
  });

  it('raise the likelihood of an answer by exactly their factor', () => {
    const weights = weightsOf({ leanings: { 'act a': Math.log(3) } });
    expect(shares(word, ['a', 'b'], weights)).toEqual([expect.closeTo(0.75), expect.closeTo(0.25)]);
    const policy = leaningPolicy(weights, randomStream('lean'));
    const drawn = Array.from({ length: 4000 }, () => policy(word)).filter((value) => value === 'a').length;
    expect(drawn / 4000).toBeCloseTo(0.75, 1);
  });

  it('are added up over the words of a situation, and apply to no other', () => {
    const weights = weightsOf({
      leanings: { 'act a': Math.log(2), 'act a rich': Math.log(3), 'act b late': Math.log(5) },
      situationWords: (situation) => [
        situation % 2 === 1 ? 'rich' : 'poor',
        situation > 1 ? 'late' : 'early',
      ],
    });
    const share = (situation: number) => shares({ ...word, situation: () => situation }, ['a', 'b'], weights);
    expect(shares(word, ['a', 'b'], weights)).toEqual([expect.closeTo(2 / 3), expect.closeTo(1 / 3)]);
    expect(share(0)).toEqual(shares(word, ['a', 'b'], weights));
    expect(share(1)).toEqual([expect.closeTo(6 / 7), expect.closeTo(1 / 7)]);
    expect(share(3)).toEqual([expect.closeTo(6 / 11), expect.closeTo(5 / 11)]);
  });

  it('are skipped if no other option can beat one, without using the random stream', () => {
    const weights = weightsOf({ leanings: { 'act a': 4 } });
    const [used, fresh] = [randomStream('lean'), randomStream('lean')];
    const policy = leaningPolicy(weights, used);
    expect(policy({ ...word, dominant: 'b' })).toBe('b');
    expect(policy({ ...word, options: ['c'] })).toBe('c');
    expect(used).toEqual(fresh);
  });

  it('ignore words that they do not know', () => {
    expect(shares({ ...word, ask: 'other' }, ['a', 'b'], weightsOf({ leanings: { 'act a': 2 } }))).toEqual([
      0.5, 0.5,
    ]);
  });
});

describe('candidates', () => {
  it('are all answers, or a sample of them that includes both ends', () => {
    const range = (to: number): Question => ({
      seat: 0,
      ask: 'bid',
      shape: 'amount',
      rule: '',
      options: { from: 0, to },
    });
    expect(candidates(range(3), 5)).toEqual([0, 1, 2, 3]);
    expect(candidates(range(100), 5)).toEqual([0, 25, 50, 75, 100]);
  });
});
