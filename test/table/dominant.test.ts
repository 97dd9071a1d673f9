import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../src/bots/random.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import { offers, optionList, type Question } from '../../src/engine/question.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import { beginSession } from '../../src/table/open-session.ts';
import { seatsFor } from '../../src/table/seats.ts';

const loaded: AnyGame[] = await Promise.all(games.map((entry) => entry.load()));

/** Every question with a dominant option in matches by random answers, by `ask`. */
function dominated(game: AnyGame, look: (match: Match, question: Question) => void): Set<string> {
  const asks = new Set<string>();
  const setting = settingOf(game, game.seats.to);
  for (const seed of ['alder', 'birch', 'cedar']) {
    const match = new Match(game, setting, setUp(game, setting, seed));
    const policy = randomPolicy(seed);
    while (!match.over) {
      const question = match.open[0] as Question;
      if (question.dominant !== undefined) {
        asks.add(question.ask);
        look(match, question);
      }
      match.answer(question.seat, policy(question));
    }
  }
  return asks;
}

describe('a question that is answered without being asked', () => {
  it.each(loaded.map((game) => [game.id, game] as const))('offers its answer in %s', (_, game) => {
    dominated(game, (match, question) => {
      expect(offers(question, question.dominant)).toBe(true);
      // The recorded answer of a person who was asked, as in older matches, is taken as well.
      const { answered } = match;
      for (const option of optionList(question)) {
        expect(match.answer(question.seat, option)).toBeUndefined();
        match.undo(match.answered - answered);
      }
    });
  });

  it('is in Limit only what is drawn or taken if there is nothing, or all of it (LIM-POL-12, LR-39, LR-50)', () => {
    const game = loaded.find(({ id }) => id === 'limit') as AnyGame;
    const wrong: string[] = [];
    for (const players of [2, 4, 6]) {
      const setting = settingOf(game, players);
      for (const seed of ['alder', 'birch', 'cedar', 'elder', 'fir']) {
        const match = new Match(game, setting, setUp(game, setting, seed));
        const policy = randomPolicy(seed);
        while (!match.over) {
          const question = match.open[0] as Question;
          const { ask } = question;
          const options = optionList(question);
          const isNothing = options.every((option) =>
            (question.tell?.(option) ?? []).every(({ by, to }) => (by ?? to) === 0 || Object.is(by, -0)),
          );
          const isAll = ask === 'keep' && Number(question.figures?.['left']) === options.length;
          const expected = isAll || (['deck', 'take'].includes(ask) && isNothing) ? options[0] : undefined;
          if (question.dominant !== expected) wrong.push(`${ask}: ${options.join(' ')}`);
          match.answer(question.seat, policy(question));
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is in Reputation that of workers who may stay, unless a power or an agenda makes it matter (RR-05, RR-09)', () => {
    const game = loaded.find(({ id }) => id === 'reputation') as AnyGame;
    const setting = settingOf(game, 5);
    const seen = new Set<string>();
    const wrong: string[] = [];
    for (const seed of ['alder', 'birch', 'cedar', 'elder', 'fir', 'gorse']) {
      const match = new Match(game, setting, setUp(game, setting, seed));
      const policy = randomPolicy(seed);
      while (!match.over) {
        const question = match.open[0] as Question;
        if (question.ask === 'decline') {
          const { corporation, powerUsed, ceo } = (
            match.state as never as { players: Record<string, unknown>[] }
          ).players[question.seat] as { corporation: string; powerUsed: number; ceo: string };
          const isReturn = match.cursor === 'returnWorkers';
          const matters =
            isReturn && ((corporation === 'staffora' && powerUsed === 0) || ceo === 'noor-castellan');
          const expected = matters ? undefined : 'done';
          if (question.dominant !== expected) wrong.push(`${match.cursor} ${corporation} ${ceo}`);
          seen.add(`${match.cursor} ${matters}`);
        }
        match.answer(question.seat, policy(question));
      }
    }
    expect(wrong).toEqual([]);
    expect([...seen].sort()).toEqual(['returnWorkers false', 'returnWorkers true', 'workersToHQ false']);
  });

  it.each([true, false])('is asked of scripts, but not of people at a terminal: %s', async (spares) => {
    const game = loaded.find(({ id }) => id === 'reputation') as AnyGame;
    const sitters = seatsFor(3, [{ name: 'Ann' }, { name: 'Bo' }, { name: 'Cy' }]);
    const session = await beginSession({
      game,
      players: 3,
      options: { identities: 'none' },
      sitters,
      seed: 'oak',
      keep: null,
      program: '0.0.0-test',
    });
    session.host.answersDominant = spares;
    const policy = randomPolicy('oak');
    let declined = 0;
    for (await session.advance(); session.asked !== null; await session.advance()) {
      const { posed } = session.asked;
      if (posed?.ask === 'decline') declined += 1;
      session.asked.answer(policy(posed as Question));
    }
    const { over } = session.host.seatAt(null).outcome();
    session.close();
    expect(over).toBe(true);
    expect(declined > 0).toBe(!spares);
  });
});
