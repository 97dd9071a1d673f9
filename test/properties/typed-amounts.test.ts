import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../src/bots/random.ts';
import { glyphsFor } from '../../src/drawing/glyphs.ts';
import { lineText, lineWidth } from '../../src/drawing/lines.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { type Question, refusal, takenAs } from '../../src/engine/question.ts';
import { playOutGame } from '../../src/engine/rollout.ts';
import { games } from '../../src/games/index.ts';
import { KeyReader } from '../../src/ui/key-reader.ts';
import { promptLines, shapeOf } from '../../src/ui/prompts/index.ts';
import { focusOf } from '../../src/ui/prompts/prompt.ts';
import type { PromptContext } from '../../src/ui/prompts/shape.ts';
import { Voice } from '../../src/ui/voice.ts';
import { promptOf } from '../ui/asked.ts';
import * as fc from './fast-check.ts';

/** Questions for an amount of a game's random matches: of each kind a few with different ranges. */
async function amountQuestions(id: string): Promise<{ question: Question; voice: Voice }[]> {
  const entry = games.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`There is no game ${id}.`);
  const game = await entry.load();
  const words = await game.words();
  const players = entry.seats.company;
  const say = { seat: (seat: number) => `Seat ${seat}`, name: (word: unknown) => String(word) };
  const voice = new Voice({ words, say }, glyphsFor(true, {}));
  const found: { question: Question; voice: Voice }[] = [];
  const ranges = new Map<string, Set<string>>();
  const setting = settingOf(game, players, id === 'limit' ? { alliances: true } : {});
  for (let match = 0; match < 4; match += 1) {
    const policy = randomPolicy(`typed ${match}`);
    playOutGame(game, setting, setUp(game, setting, `typed ${match}`), (question) => {
      const seen = ranges.get(question.ask) ?? new Set();
      const range = JSON.stringify(question.options);
      if (question.shape === 'amount' && !seen.has(range) && seen.size < 6) {
        ranges.set(question.ask, seen.add(range));
        found.push({ question, voice });
        // What a question tells belongs to the moment at which it stands.
        checkTyped(question, voice);
      }
      return policy(question);
    });
  }
  return found;
}

/** Types a text into the prompt as keys: a frame is drawn after each of them, and it says what would happen. */
function typed(question: Question, voice: Voice, text: string): void {
  const prompt = promptOf(question);
  const context: PromptContext = { prompt, voice, glyphs: voice.glyphs, picked: [], isCompact: false };
  const draw = (columns: number, rows: number) => {
    const lines = promptLines(context, { columns, rows });
    expect(lines).toHaveLength(rows);
    for (const line of lines) expect(lineWidth(line)).toBeLessThanOrEqual(columns);
    return lines.map(lineText).join('\n');
  };
  for (const event of new KeyReader().push(Buffer.from(text))) {
    const key = event.kind === 'key' ? event.key : '';
    shapeOf(context).press(key, context);
    draw(80, 9);
    draw(40, 5);
  }
  const shown = draw(80, 9);
  const focus = focusOf(prompt);
  if (prompt.amount !== null && focus !== null && prompt.refused === null)
    expect(refusal(question, focus)).toBeUndefined();
  if (prompt.amount === null || prompt.digits === '') return;
  const given = Number(prompt.digits);
  const taken = takenAs(question, given);
  if (refusal(question, taken) !== undefined) expect(prompt.refused).not.toBeNull();
  else if (taken !== given) {
    expect(shown).toContain(`${given} is more than is possible: it becomes ${taken}`);
    expect(focus).toBe(taken);
  } else expect(focus).toBe(given);
}

function checkTyped(question: Question, voice: Voice): void {
  const figure = fc.oneof(fc.nat(40), fc.nat(1_000_000), fc.constantFrom(0, 1, 999_999, 1_000_000));
  const text = fc.oneof(
    figure.map(String),
    figure.map((n) => `-${n}`),
    fc.constantFrom('', '-', '--5', '+', '1.5', '1e9', '00', '٣', '２５', '25\r'),
    fc.string({ maxLength: 8 }),
  );
  for (const sample of ['0', '25', '1000000', '-1', '', '9999999', '２５']) typed(question, voice, sample);
  fc.assert(
    fc.property(text, (sample) => typed(question, voice, sample)),
    { numRuns: 25 },
  );
}

describe('every typed figure, in every prompt for an amount', () => {
  it.each(games.map(({ id }) => id))(
    'of %s draws a frame that says what would happen',
    async (id) => {
      const found = await amountQuestions(id);
      // Nice Green Things asks for no amount.
      expect(found.length > 3).toBe(id !== 'nice-green-things');
    },
    60_000,
  );

  it('of Green Deal says that a bid above the Cash becomes all of it (GD-AUC-02)', async () => {
    const found = await amountQuestions('green-deal');
    const bids = found.filter(({ question }) => question.ask === 'bid');
    expect(bids.length).toBeGreaterThan(0);
    for (const { question, voice } of bids) {
      const { to } = question.options as { to: number };
      const prompt = promptOf(question);
      const context: PromptContext = { prompt, voice, glyphs: voice.glyphs, picked: [], isCompact: false };
      for (const key of String(to + 5)) shapeOf(context).press(key, context);
      const shown = promptLines(context, { columns: 80, rows: 9 }).map(lineText).join('\n');
      expect(shown).toContain(`${to + 5} is more than is possible: it becomes ${to} (GD-AUC-02).`);
      expect(focusOf(prompt)).toBe(to);
    }
  });
});
