import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../../src/bots/random.ts';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import { optionList, type Question } from '../../../src/engine/question.ts';
import { niceGreenThings } from '../../../src/games/nice-green-things/index.ts';
import { POPS } from '../../../src/games/nice-green-things/state.ts';

const setting = settingOf(niceGreenThings, 2);

describe('what a project is told to add', () => {
  it('is what it adds in the best row with no other card moved (NGT-SCORE-01)', () => {
    const compared: { told: [unknown, number]; came: [unknown, number] }[] = [];
    for (const seed of ['alder', 'birch', 'cedar']) {
      const match = new Match(niceGreenThings, setting, setUp(niceGreenThings, setting, seed));
      const policy = randomPolicy(seed);
      const counts = (seat: number) => {
        const ledger = niceGreenThings.ledger(match.state, setting);
        return POPS.map((pop) => Number(ledger[`players.${seat}.worth.${pop}`]));
      };
      const total = (list: readonly number[]) => list.reduce((sum, count) => sum + count, 0);
      /** The most that any way of placing the card, with no other one moved, adds. */
      const best = (seat: number, before: number): number => {
        const question = match.open[0];
        if (question?.ask === 'rearrange') match.answer(seat, 'done');
        if (match.open[0]?.ask !== 'to' && match.open[0]?.ask !== 'row') return total(counts(seat)) - before;
        const { answered } = match;
        const gains = optionList(match.open[0]).map((option) => {
          match.answer(seat, option);
          const gain = best(seat, before);
          match.undo(match.answered - answered);
          return gain;
        });
        return Math.max(...gains);
      };
      while (!match.over) {
        const question = match.open[0] as Question;
        if (question.ask === 'buy') {
          const { seat } = question;
          const before = total(counts(seat));
          const { answered } = match;
          for (const option of optionList(question)) {
            const told = (question.tell?.(option) ?? []).filter(({ note }) => note === 'nothing-moved');
            if (option === 'pass' || option === 'exchange') continue;
            match.answer(seat, option);
            const gain = best(seat, before);
            match.undo(match.answered - answered);
            compared.push({
              told: [option, total(told.map(({ by = 0 }) => by))],
              came: [option, Math.max(0, gain)],
            });
          }
        }
        const open = match.open[0] as Question;
        match.answer(open.seat, policy(open));
      }
    }
    expect(compared.map(({ told }) => told)).toEqual(compared.map(({ came }) => came));
    expect(compared.filter(({ came: [, gain] }) => gain > 0).length).toBeGreaterThan(10);
  }, 60_000);
});
