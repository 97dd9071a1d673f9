import { describe, expect, it } from 'vitest';
import { glyphsFor } from '../../src/drawing/glyphs.ts';
import { lineText } from '../../src/drawing/lines.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import { ownOf } from '../../src/engine/own.ts';
import { inquiryOf, posedOf } from '../../src/engine/posed.ts';
import { optionAt, optionCount, type Question } from '../../src/engine/question.ts';
import { drawNumber, randomStream } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';
import { Controller } from '../../src/ui/controller.ts';
import { storyLines, toldEvents } from '../../src/ui/entries.ts';
import { loadBoard } from '../../src/ui/load-board.ts';
import { reportLines } from '../../src/ui/overlays/standings.ts';
import { promptFor } from '../../src/ui/prompts/prompt.ts';
import { Voice } from '../../src/ui/voice.ts';
import { screenWords } from '../../src/words/index.ts';
import { expectationsOf } from '../games/expectations.ts';
import { around, sessionFor, usualLook } from './test-session.ts';

const environment = { LANG: 'en_GB.UTF-8', TERM: 'xterm-256color' };
const screenGlyphs = glyphsFor(false, environment);
const size = { columns: 120, rows: 40 };
const look = usualLook();
const cases = games.map((entry) => [entry.id, entry] as const);

describe('the story of what happened', () => {
  it.each(cases)(
    'of %s tells the figures that changed only where its sentences do not',
    async (id, entry) => {
      const { briefStory } = await loadBoard(id);
      // Names with figures must not count as figures of a sentence.
      const names = Array.from({ length: entry.seats.usual }, (_, seat) => `Bot ${seat + 1}*`);
      const session = await sessionFor(await entry.load(), around(...names));
      await session.advance();
      const voice = new Voice(session, screenGlyphs);
      const lines = { brief: 0, full: 0 };
      for (const event of toldEvents(session.seatAt(null).log(), voice)) {
        const changes = event.flatMap((each) => each.changes.flatMap((change) => voice.change(change) ?? []));
        const told = storyLines(event, voice, 200, briefStory).map(lineText).join(' ');
        const isBrief = briefStory !== undefined && !briefStory.except.includes(event[0]?.kind ?? '');
        const isTold = told.includes(screenGlyphs.to);
        if (changes.length === 0) continue;
        expect([event[0]?.kind, isTold]).toEqual([event[0]?.kind, !isBrief]);
        lines[isBrief ? 'brief' : 'full'] += 1;
      }
      expect(lines.full).toBeGreaterThan(briefStory?.except.length === 0 ? -1 : 0);
      expect(lines.brief).toBeGreaterThan(briefStory === undefined ? -1 : 10);
      for (const kind of briefStory?.except ?? []) expect(session.words.log).toHaveProperty(kind);
      session.close();
    },
  );
});

describe('points that are secret until the end', () => {
  it.each(cases)('of %s are not plotted over the rounds, and others are', async (id, entry) => {
    const board = await loadBoard(id);
    const names = Array.from({ length: entry.seats.usual }, (_, seat) => `Bot ${seat}*`);
    const session = await sessionFor(await entry.load(), around(...names));
    await session.advance();
    const screen = new Controller(session, look, board, size, environment, () => undefined);
    const lines = reportLines(screen, size.columns).map(lineText);
    const course = lines.slice(lines.findIndex((line) => line.includes(screenWords().course)));
    expect(course.length).toBeGreaterThan(board.plots === undefined && board.secretPoints === true ? 0 : 3);
    expect(course.some((line) => line.trim().startsWith(screen.voice.name('points')))).toBe(
      board.secretPoints !== true,
    );
    screen.stopAll();
    session.close();
  });
});

describe('a question for an amount that begins empty', () => {
  it.each(cases)('says in %s what the figure is for before one is typed', async (id, entry) => {
    const game = await entry.load();
    const { amounts } = await expectationsOf(id);
    const words = await game.words();
    const silent = new Set<string>();
    for (const seed of ['ash', 'oak']) {
      const players = Math.max(entry.seats.from, 2);
      const match = new Match(game, settingOf(game, players), setUp(game, settingOf(game, players), seed));
      const random = randomStream(`amounts/${seed}`);
      while (!match.over) {
        const question = match.open[0] as Question;
        const prompt = promptFor(
          posedOf(question, false),
          inquiryOf(() => question),
        );
        if (prompt.isEmpty) {
          if (!Object.hasOwn(amounts, question.ask)) silent.add(question.ask);
          const note = ownOf(words.notes, question.ask) ?? ownOf(words.notes, `ask-${question.ask}`);
          if (note === undefined) silent.add(question.ask);
        }
        match.answer(question.seat, optionAt(question, drawNumber(random, optionCount(question))));
      }
    }
    expect([...silent]).toEqual([]);
  });
});
