import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/engine/document.ts';
import type { Setting, State } from '../../src/engine/game.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { SCENARIO_SEED } from '../../src/engine/scenario.ts';
import { games } from '../../src/games/index.ts';
import { RuleDesk } from '../../src/rule-desk/rule-desk.ts';
import { sayOf } from '../../src/table/session.ts';
import { runTryLine } from '../../src/ui/try-commands.ts';
import type { TrySession } from '../../src/ui/try-session.ts';
import { tryWords } from '../../src/words/en/try.ts';

interface AtTable {
  readonly game: string;
  readonly question: string;
  readonly players: number;
  readonly set: readonly string[];
  readonly ask: readonly string[];
  readonly answer: string;
}

const file = readFileSync(new URL('questions.yaml', import.meta.url), 'utf8');
const { questions } = readDocument(file).data as { readonly questions: readonly AtTable[] };

async function tableOf(id: string, players: number): Promise<TrySession> {
  const entry = games.find((game) => game.id === id) as (typeof games)[0];
  const game = await entry.load();
  const setting = settingOf(game, players);
  const setUpAnew = (now: Setting): State => setUp(game, now, SCENARIO_SEED);
  const { state } = game.position.read({}, setUpAnew(setting), setting);
  const words = await game.words();
  const sitters = Array.from({ length: players }, (_, seat) => ({ seat, name: tryWords.seatName(seat) }));
  const desk = new RuleDesk(game, { setting, base: state, step: null, answers: [] }, setUpAnew);
  return { desk, title: game.title, words, say: sayOf(words, sitters), sitters };
}

/** More keys than this after the set-up are too many for a question at a table. */
const MOST_KEYS = 60;

describe('questions that come up at a table', () => {
  it('number at least three for each game', () => {
    for (const { id } of games)
      expect(questions.filter(({ game }) => game === id).length).toBeGreaterThanOrEqual(3);
  });

  it.each(questions)('$game: $question', async ({ game, players, set, ask, answer }) => {
    const table = await tableOf(game, players);
    const run = async (line: string) => await runTryLine(table, line, () => 'nothing is written here');
    for (const line of set) expect({ line, ...(await run(line)) }).toMatchObject({ kind: 'changed' });
    let last: readonly string[] = [];
    for (const line of ask) {
      const told = await run(line);
      expect({ line, ...told }).not.toMatchObject({ kind: 'misread' });
      last = told.lines;
    }
    expect(last.join('\n')).toMatch(new RegExp(answer, 'u'));
    const keys = ask.reduce((sum, line) => sum + line.length + 1, 0);
    expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  });
});
