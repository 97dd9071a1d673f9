import { describe, expect, it } from 'vitest';
import { leaningKey, leaningPolicy, TRAIT, weightsOf } from '../../src/bots/leaning.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { optionAt, optionCount, optionList, type Question } from '../../src/engine/question.ts';
import { drawNumber, randomStream } from '../../src/engine/random.ts';
import { playOutGame } from '../../src/engine/rollout.ts';
import { games } from '../../src/games/index.ts';
import { orchard } from '../toy/index.ts';

const loaded = await Promise.all(games.map(({ load }) => load()));

/** Plays games by leanings and shows every question with a choice. */
function watchGames(game: (typeof loaded)[number], count: number, watch: (question: Question) => void): void {
  for (let number = 0; number < count; number += 1) {
    const { from, to } = game.seats;
    const setting = settingOf(game, from + (number % (to - from + 1)));
    const policy = leaningPolicy(weightsOf(game.advice), randomStream(`traits ${number}`));
    playOutGame(game, setting, setUp(game, setting, `traits ${number}`), (question) => {
      if (optionCount(question) > 1) watch(question);
      return policy(question);
    });
  }
}

describe.each(loaded.map((game) => [game.id, game] as const))('the leanings of %s', (_id, game) => {
  const { leanings = {}, traits = {}, situationWords } = game.advice ?? {};

  it('are for traits that its questions have, and for words of its situations', () => {
    const words = new Set<string>();
    const asks = new Set<string>();
    watchGames(game, 12, (question) => {
      asks.add(question.ask);
      const situation = question.situation?.();
      if (situation !== undefined) for (const word of situationWords?.(situation) ?? []) words.add(word);
    });
    const wrong = Object.keys(leanings).filter((key) => {
      const [ask = '', answer = '', word] = key.split(' ');
      if (answer.startsWith(TRAIT)) return traits[ask]?.includes(answer.slice(TRAIT.length)) !== true;
      return word !== undefined && !words.has(word);
    });
    expect(wrong).toEqual([]);
    expect(Object.keys(traits).filter((ask) => !asks.has(ask))).toEqual([]);
  });

  it('weigh traits that are finite and the same however often they are asked for', () => {
    let stated = 0;
    watchGames(game, 4, (question) => {
      const names = traits[question.ask];
      if (names === undefined) return;
      for (const option of optionList(question).slice(0, 6)) {
        const [first, second] = [0, 0].map(() => {
          const into = new Float64Array(names.length);
          question.traits?.(option, into);
          return [...into];
        }) as [number[], number[]];
        expect(second).toEqual(first);
        expect(first.every(Number.isFinite)).toBe(true);
        if (first.some((trait) => trait !== 0)) stated += 1;
      }
    });
    expect(stated).toBeGreaterThanOrEqual(Object.keys(traits).length > 0 ? 20 : 0);
  });
});

describe('traits', () => {
  const asking = (figures: readonly number[]): Question => ({
    seat: 0,
    ask: 'act',
    shape: 'word',
    rule: '',
    options: ['a', 'b'],
    traits(option, into) {
      into[0] = figures[option === 'a' ? 0 : 1] as number;
    },
  });
  const leanings = { 'act a': 0, 'act b': 0, 'act +gain': Math.log(3) };

  it('multiply the odds of an option once for each unit', () => {
    const policy = leaningPolicy(weightsOf({ leanings, traits: { act: ['gain'] } }), randomStream('odds'));
    const question = asking([2, 0]);
    const counts = { a: 0, b: 0 };
    for (let time = 0; time < 4000; time += 1) counts[policy(question) as 'a' | 'b'] += 1;
    // 3 to the power of 2 to 1.
    expect(counts.a / counts.b).toBeGreaterThan(7);
    expect(counts.a / counts.b).toBeLessThan(11.5);
  });

  it('do not count in a game that names none, and never make an option impossible or certain', () => {
    const blind = weightsOf({ leanings: { 'act a': 0, 'act b': 0 } });
    const policy = leaningPolicy(blind, randomStream('blind'));
    const question = asking([50, 0]);
    const answers = new Set(Array.from({ length: 200 }, () => policy(question)));
    expect([...answers].sort()).toEqual(['a', 'b']);
    const far = weightsOf({ leanings, traits: { act: ['gain'] } });
    const asks = far.of(asking([1e9, -1e9]));
    const weights = ['a', 'b'].map((value) => asks?.weightAt(0, asking([1e9, -1e9]), value));
    expect(weights.every((weight) => Number.isFinite(weight) && (weight as number) > 0)).toBe(true);
  });

  it('have words that no answer of the games can have', () => {
    expect(orchard.advice?.traits).toBeUndefined();
    for (const game of loaded)
      watchGames(game, 1, (question) =>
        expect(leaningKey(question, optionAt(question, drawNumber(randomStream('key'), 2)))).not.toMatch(
          /^\+/,
        ),
      );
  });
});
