import { describe, expect, it } from 'vitest';
import { clonePlain } from '../../../src/engine/clone.ts';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import { optionAt, optionCount, type Question } from '../../../src/engine/question.ts';
import { greenDeal } from '../../../src/games/green-deal/index.ts';
import { leftOf, playTurned, turnedList } from '../../properties/turned-seats.ts';

/** Bids unlike those of the others in the same auction: a coin would fall otherwise at the other table. */
function withoutCoins(players: number) {
  let bids: number[] = [];
  return (question: Question, random: (n: number) => number) => {
    if (question.ask !== 'bid') return optionAt(question, random(optionCount(question)));
    if (bids.length === players) bids = [];
    const count = optionCount(question);
    const any = random(count);
    let place = any;
    while (bids.includes(optionAt(question, place) as number)) {
      place = (place + 1) % count;
      if (place === any) break;
    }
    bids.push(optionAt(question, place) as number);
    return optionAt(question, place);
  };
}

describe('the seats of Green Deal', () => {
  it.each([3, 4, 5].flatMap((players) => [[players, 'elm'] as const, [players, 'ash'] as const]))(
    'are equal: the same game moved on by one seat has the same result (GD-GEN-17, GD-SETUP-01): %i seats, %s',
    (players, seed) => {
      const setting = settingOf(greenDeal, players);
      const start = setUp(greenDeal, setting, seed);
      const turned = clonePlain(start);
      turned.companies = turnedList(turned.companies);
      turned.turnOrder = start.turnOrder.map(leftOf(players));
      const tables = { game: greenDeal, setting, start, turned, seed, choose: withoutCoins(players) };
      const { here, there, left } = playTurned(tables);
      expect(there.state.companies).toEqual(turnedList(here.state.companies));
      const moved = here.state.map.map((code) =>
        code === 0 ? 0 : left(Math.floor(code / 100)) * 100 + (code % 100),
      );
      expect(there.state.map).toEqual(moved);
    },
  );
});
