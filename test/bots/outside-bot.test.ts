import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decide, type SeatedBot } from '../../src/bots/bot.ts';
import { loadBot, UnknownBot } from '../../src/bots/index.ts';
import { logOf, outsideBot } from '../../src/bots/outside-bot.ts';
import type { State } from '../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import { optionAt, optionCount, optionList, type Question } from '../../src/engine/question.ts';
import { thinkingOf } from '../../src/engine/thinking.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import { botNumbers, playBotGame } from '../../src/simulation/bot-game.ts';
import { faultClause } from '../../src/table/stand-in-text.ts';
import { orchard } from '../toy/index.ts';

const logs = mkdtempSync(join(tmpdir(), 'green-games-bots-'));
const parts = { logs, milliseconds: 400 };

/** Answers every question with its first option. */
const FIRST = String.raw`sed -u -n 's/^{"question":{"id":\([0-9]*\),.*"options":\[{"value":\("[^"]*"\|[^,]*\),.*/{"id":\1,"value":\2}/p'`;
const toFile = (name: string): string => join(logs, name);

type AnyMatch = Match<State, unknown, unknown>;

function matchOf(game: AnyGame = orchard, players = 2): AnyMatch {
  const setting = settingOf(game, players);
  return new Match<State, unknown, unknown>(game, setting, setUp(game, setting, 'outside'));
}

function seatedAt(match: AnyMatch, command: string, seat = 0, more = parts): SeatedBot {
  const place = { game: match.game.id, edition: match.game.edition, seat, players: 2, options: {} };
  return outsideBot(`cmd:${command}`, more).seated?.(place) as SeatedBot;
}

const decisionOn = (match: AnyMatch, question: Question) => ({
  question,
  budget: {},
  view: () => match.view(question.seat),
  number: botNumbers(1, question.seat, match.answered),
  thinking: () => thinkingOf(match, question.seat),
});

/** Gives forced answers until a seat has a choice. */
function choiceIn(match: AnyMatch, seat: number | null = null): Question {
  for (;;) {
    const question = match.open[0] as Question;
    if (optionCount(question) > 1 && (seat === null || question.seat === seat)) return question;
    match.answer(question.seat, optionAt(question, 0));
  }
}

async function untilEnded(pid: number): Promise<boolean> {
  for (let wait = 0; wait < 300; wait += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

describe('a program of the user as a bot', () => {
  it.each([
    ['no-such-program-here', 'not-found'],
    ['exit 3', 'ended'],
    ['sleep 20', 'silent'],
    ['cat > /dev/null', 'silent'],
    ['exec < /dev/null; sleep 20', 'silent'],
    ['yes', 'not-json'],
    ['head -c 70000 /dev/zero', 'too-long'],
    ['while :; do printf "%70000d\\n" 1; done', 'too-long'],
    ['echo 7; cat > /dev/null', 'no-answer'],
    [`echo '{"value": 1}'; cat > /dev/null`, 'no-answer'],
    [`echo '{"id": 99, "value": 1}'; cat > /dev/null`, 'other-question'],
    [`echo '{"id": 1, "value": "no such thing"}'; cat > /dev/null`, 'not-allowed'],
    [`echo '{"id": 1, "value": {"a": [1]}}'; cat > /dev/null`, 'not-allowed'],
    [`echo '{"id": 1, "value": 1e999}'; cat > /dev/null`, 'not-allowed'],
  ])('is given up with a sentence if it runs %s, and the normal bot plays on', (command, code) => {
    const setting = settingOf(orchard, 2, { rounds: 1 });
    const state = setUp(orchard, setting, 'outside');
    const bots = [
      outsideBot(`cmd:${command}`, parts),
      outsideBot(`cmd:${FIRST}`, { ...parts, milliseconds: 60_000 }),
    ];
    const { match, givenUp } = playBotGame(orchard, setting, state, bots, 'outside');
    expect(match.over).toBe(true);
    expect([...givenUp].map(([seat, { because }]) => [seat, because.code])).toEqual([[0, code]]);
    const clause = faultClause(givenUp.get(0)?.because ?? { code: 'ended' });
    expect(clause).toMatch(/^(?:it|its) [^\u0000-\u001f]{5,200}$/);
  });

  it('plays a whole match, and its error output is in its log', () => {
    const setting = settingOf(orchard, 2);
    const level = `cmd:echo careful >&2; ${FIRST}`;
    const bot = outsideBot(level, { ...parts, milliseconds: 60_000 });
    const { match, givenUp } = playBotGame(orchard, setting, setUp(orchard, setting, 'a'), [bot, bot], 'a');
    expect([match.over, givenUp.size]).toEqual([true, 0]);
    expect(readFileSync(logOf(level, parts), 'utf8')).toBe('careful\ncareful\n');
  });

  it.each(games.map((game) => [game.id, game] as const))(
    'is told in %s what its seat may know and no more, and every option with its effects',
    { timeout: 60_000 },
    async (id, entry) => {
      const match = matchOf(await entry.load(), entry.seats.company);
      const question = choiceIn(match, 1);
      const told = toFile(`told-${id}`);
      const bot = seatedAt(match, `tee ${told} | ${FIRST}`, 1, { ...parts, milliseconds: 60_000 });
      const { value } = decide(bot, decisionOn(match, question));
      expect([value, bot.givenUp]).toEqual([optionAt(question, 0), null]);
      bot.close({ scores: [1, 2], winners: [1] });
      for (let wait = 0; !readFileSync(told, 'utf8').includes('"over"') && wait < 200; wait += 1)
        await new Promise((resolve) => setTimeout(resolve, 20));
      const [hello, asked, over] = readFileSync(told, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const { edition } = match.game;
      expect(hello).toEqual({ hello: { protocol: 1, game: id, edition, seat: 1, players: 2, options: {} } });
      expect(Object.keys(asked)).toEqual(['question', 'view', 'time']);
      expect(asked.view).toEqual(JSON.parse(JSON.stringify(match.view(1))));
      expect(asked.question.options.map((option: { value: unknown }) => option.value)).toEqual(
        optionList(question),
      );
      for (const { value: each, effects } of asked.question.options)
        expect(effects).toEqual(JSON.parse(JSON.stringify(question.tell?.(each) ?? [])));
      expect(over).toEqual({ over: { scores: [1, 2], winners: [1] } });
    },
  );

  it('is not blamed for the answer to a question that was taken back', () => {
    const match = matchOf();
    const bot = seatedAt(match, FIRST, 0, { ...parts, milliseconds: 60_000 });
    const question = choiceIn(match, 0);
    bot.think(decisionOn(match, question)).next();
    expect(decide(bot, decisionOn(match, question)).value).toBe(optionAt(question, 0));
    expect(bot.givenUp).toBeNull();
    bot.close();
  });

  it.each(['sleep 60', "trap '' HUP INT TERM; while :; do sleep 1; done"])(
    'ends with its match, whatever it has started: %s',
    { timeout: 30_000 },
    async (command) => {
      const file = toFile(`pid-${command.length}`);
      const match = matchOf();
      const bot = seatedAt(match, `sh -c 'echo $$ > ${file}; exec sleep 60' & ${command}`);
      bot.think(decisionOn(match, choiceIn(match, 0))).next();
      const isWritten = () => existsSync(file) && readFileSync(file, 'utf8').endsWith('\n');
      for (let wait = 0; !isWritten() && wait < 500; wait += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
      const pid = Number(readFileSync(file, 'utf8'));
      process.kill(pid, 0);
      bot.close();
      bot.close();
      expect(await untilEnded(pid)).toBe(true);
    },
  );

  it('is started by nothing that only knows its name, such as a match file or a table form', async () => {
    await expect(loadBot(`cmd:touch ${toFile('never')}`)).rejects.toThrow(UnknownBot);
    expect(existsSync(toFile('never'))).toBe(false);
  });
});
