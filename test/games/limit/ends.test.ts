import { describe, expect, it } from 'vitest';
import { forecastOf } from '../../../src/engine/forecast.ts';
import type { Options } from '../../../src/engine/game.ts';
import { Match } from '../../../src/engine/match.ts';
import { optionList, type Question } from '../../../src/engine/question.ts';
import { runnerFor } from '../../../src/engine/scenario.ts';
import { limit } from '../../../src/games/limit/index.ts';
import { words } from '../../../src/games/limit/words/en/words.ts';
import { logText, outcomeText } from '../../../src/ui/words/sentences.ts';

type Fields = Readonly<Record<string, unknown>>;

const TYPES = ['financial', 'environmental', 'military'];
const say = { seat: (seat: number) => `nation ${seat}`, name: (word: unknown) => String(word) };

/** A match that goes on at a step of a position. */
function matchAt(step: string, given: Fields, players = 2, options: Options = {}) {
  const { setting, state } = runnerFor(limit, { players, options, given });
  return new Match(limit, setting, { ...state, step });
}

/** A number of crises, three at most in a generation. */
function crises(count: number): Fields {
  return { 1: TYPES.slice(0, count), ...(count > 3 ? { 2: TYPES.slice(0, count - 3) } : {}) };
}

describe('the end of a game of Limit', () => {
  const ends = [2, 6, 7].flatMap((generation) => [3, 4, 5, 6].map((count) => [generation, count] as const));

  it.each(ends)(
    'in generation %i with %i crises comes once, whatever triggers it (LIM-END-03, LIM-END-04, LR-64, LR-80)',
    (generation, count) => {
      const match = matchAt('endOfGeneration', { generation, crises: crises(count) });
      const isOver = generation === 7 || count >= 4;
      expect(match.over).toBe(isOver);
      const banners = match.log().filter(({ kind }) => kind === 'game-ends' || kind === 'generation-ends');
      expect(banners.map(({ kind }) => kind)).toEqual([isOver ? 'game-ends' : 'generation-ends']);
      const text = logText(banners[0]!, { words, say });
      expect(text).toContain(`${count} crises`);
      expect(text.includes('the last one')).toBe(generation === 7);
      expect(text.includes('the world has reached its limit')).toBe(isOver && generation !== 7);
      const won = match.log().filter(({ kind }) => kind === 'won' || kind === 'shares-victory');
      expect(won.map(({ seat }) => seat)).toEqual(
        isOver ? limit.outcome(match.state, match.setting).winners : [],
      );
    },
  );

  it.each(ends)(
    'in generation %i with %i crises is explained with the score, and so is what money is worth (LIM-END-03, LIM-SCO-03)',
    (generation, count) => {
      const match = matchAt('endOfGeneration', { generation, crises: crises(count) });
      const { moneyBlock, moneyPointsBase } = match.setting.components.score;
      const worth = Math.max(0, moneyPointsBase - count);
      const outcome = limit.outcome(match.state, match.setting);
      const money = outcome.parts[0]?.find(({ source }) => source === 'financial-strength');
      expect(money?.figures?.['worth']).toBe(worth);
      const text = outcomeText(outcome, { words, say }).join('\n');
      expect(text).toContain(
        `Each full ${moneyBlock} money is worth ${worth} ${worth === 1 ? 'point' : 'points'}: ${moneyPointsBase}, less 1 for each crisis (${count} so far).`,
      );
      expect(text.includes('The game ended with generation')).toBe(match.over);
      const ends =
        count >= 4
          ? `generation ${generation} of 7: ${count} crises, and 4 end it.`
          : `generation ${generation}, the last one, and ${count} crises.`;
      expect(text.includes(ends)).toBe(match.over);
    },
  );

  it('adds nothing about the worth of money if an option fixes it (LIM-VAR-05)', () => {
    const match = matchAt('endOfGeneration', { generation: 7 }, 2, { moneyScore: '2-per-10' });
    const text = outcomeText(limit.outcome(match.state, match.setting), { words, say }).join('\n');
    expect(text).not.toContain('Each full');
  });

  it('says before the first decision what money is worth after each crisis (LIM-SCO-03)', () => {
    const { setting } = matchAt('endOfGeneration', { generation: 1 });
    const worth = words.aim(2, setting.options).points.find(({ source }) => source === 'financial-strength');
    expect(worth?.worth).toBe(
      '5 for each full 10 money; each crisis makes these 5 points 1 fewer, so none after 5 crises',
    );
  });

  it.each([
    [{ A: 2, B: 2, C: 1, D: 1, E: 1 }, 'Choice: which class rises.'],
    [{ A: 1, B: 1, C: 1, D: 1, E: 1 }, 'Class A rises: no other class may.'],
    [{ A: 4, B: 4, C: 3, D: 3, E: 3 }, 'Class C rises: no other class may.'],
  ])('foresees with classes %j: %s (LIM-LIV-03, LIM-SOC-62)', (classes, sentence) => {
    const nation = { classes, population: 1, renewable: 9, industrial: 60, fossil: 9, unrest: 5 };
    const match = matchAt('supply', { nations: { 0: nation, 1: nation } });
    const lines = forecastOf(limit, match.setting, { state: match.base, step: null }, 0);
    const told = lines.map((line) => words.forecast[line.code]?.(line, say));
    expect(told).toContain(sentence);
  });
  it.each([
    [0, 'the game is over.'],
    [1, 'the game is over, but for a stress test.'],
    [2, 'the game is over, but for 2 stress tests.'],
  ])('says that %i stress tests follow, and they do (LIM-END-06, LIM-VAR-07)', (stressTests, text) => {
    const calm = { population: 1, renewable: 9, industrial: 9, fossil: 9 };
    const given = { generation: 7, nations: { 0: calm, 1: calm } };
    const match = matchAt('endOfGeneration', given, 2, { stressTests });
    expect(match.over).toBe(true);
    const banner = match.log().find(({ kind }) => kind === 'game-ends');
    expect(logText(banner!, { words, say })).toContain(text);
    const steps = match.history.map(({ step }) => step);
    expect(steps.filter((step) => step === 'stressProduction')).toHaveLength(stressTests);
    expect(steps.at(-1)).toBe('scoring');
  });

  it('waits for all three crises of the step, beyond the needed number, which leaves money worthless (LR-64, LR-85)', () => {
    const flat = { classes: { A: 1, B: 1, C: 1, D: 1, E: 1 }, population: 1, military: 9 };
    const match = matchAt('coldWar', {
      generation: 7,
      crises: { 1: TYPES, 7: ['financial'] },
      disruptionReserve: 0,
      nations: {
        0: { ...flat, pollution: 6, disruption: 5, money: 99 },
        1: { ...flat, pollution: 6, disruption: 5, money: 99 },
      },
    });
    expect(match.over).toBe(true);
    const told = match.log().filter(({ kind }) => kind === 'crisis');
    expect(told.map(({ figures }) => figures?.['crisis'])).toEqual(TYPES);
    expect(match.log().find(({ kind }) => kind === 'game-ends')?.figures).toMatchObject({
      crises: 6,
      last: true,
    });
    const { parts, winners, scores } = limit.outcome(match.state, match.setting);
    for (const list of parts) {
      expect(list.find(({ source }) => source === 'financial-strength')?.points).toBe(0);
    }
    expect(scores[0]).toBe(scores[1]);
    expect(winners).toEqual([0, 1]);
    const shared = match.log().filter(({ kind }) => kind === 'shares-victory');
    expect(shared.map(({ seat }) => seat)).toEqual([0, 1]);
    for (const entry of shared) expect(logText(entry, { words, say })).toContain('tied');
  });
});

describe('empty decks, hands, markets and banks', () => {
  const noDecks = { decks: { society: [], militaryEconomy: [], production: [] } };

  it('decks: a nation draws nothing, one line says so, and play goes on (LR-39)', () => {
    const own = { ...noDecks, hand: ['education'], classes: { A: 1, B: 1, C: 1, D: 1, E: 1 } };
    const match = matchAt('newPolicy', { nations: { 0: own, 1: own } });
    for (const seat of [0, 1]) {
      expect(match.questionOf(seat)?.ask).toBe('deck');
      expect(match.answer(seat, 'society')).toBeUndefined();
    }
    const told = match.log().filter(({ kind }) => kind === 'drew' || kind === 'kept');
    expect(told.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(logText(told[0]!, { words, say })).toMatch(/no card|nothing/);
    expect(match.state.nations.map(({ hand }) => hand)).toEqual([['education'], ['education']]);
    expect(match.over).toBe(false);
  });

  it('a hand: the nation can only pass (LR-38)', () => {
    const match = matchAt('decidePolicy', { turn: 0, nations: { 0: { hand: [] }, 1: { hand: [] } } });
    expect(optionList(match.open[0] as Question)).toEqual(['pass']);
  });

  it('a market: what it lacks cannot be bought, and the card is refused if nothing else can be traded (LR-45)', () => {
    const none = { renewable: 0, industrial: 0, military: 0, fossil: 0 };
    const match = matchAt('decidePolicy', {
      turn: 0,
      market: { stock: none },
      nations: { 0: { ...none, money: 99, hand: ['market-access'] } },
    });
    const question = match.open[0] as Question;
    expect(optionList(question)).toEqual(['pass']);
    expect(question.barred?.()).toContainEqual(
      expect.objectContaining({ option: 'market-access', because: 'effect', need: 1, have: 0 }),
    );
  });

  it('a bank: the box pays what is missing, and one tile is placed for all nations (LIM-SOC-39, LIM-SOC-40, LR-31)', () => {
    const match = matchAt('taxation', { bank: 0, nations: { 0: { money: 0 }, 1: { money: 0 } } });
    const tiles = match.state.crises[0] ?? [];
    expect(tiles.filter((type) => type === 'financial')).toHaveLength(1);
    expect(match.state.bank).toBe(0);
    for (const { money } of match.state.nations) expect(money).toBeGreaterThan(0);
  });
});
