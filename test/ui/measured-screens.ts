import type { Size } from '../../src/drawing/layout.ts';
import { lineText } from '../../src/drawing/lines.ts';
import { cut } from '../../src/drawing/text.ts';
import { optionAt, optionCount } from '../../src/engine/question.ts';
import { derivedNumber } from '../../src/engine/random.ts';
import { areasOf } from '../../src/ui/areas.ts';
import { Controller } from '../../src/ui/controller.ts';
import { loadBoard } from '../../src/ui/load-board.ts';
import { optionParts } from '../../src/ui/prompts/option-text.ts';
import { effectsOf, moveTo, type Prompt } from '../../src/ui/prompts/prompt.ts';
import { screenLines } from '../../src/ui/screen-lines.ts';
import { type TestSession, usualLook } from './test-session.ts';

/** What is counted over the screens of a whole match; all of it should be nothing. */
export interface Faults {
  /** Texts of the option under the cursor that are cut on the screen. */
  readonly cut: string[];
  /** Changes of open figures whose entry of the log has no sentence or no rule. */
  readonly unexplained: string[];
  /** Internal words of rules, scripts and files that the screen shows instead of their names. */
  readonly raw: string[];
  /** Options that say nothing of what they lead to. */
  readonly silent: string[];
}

export interface Measured extends Faults {
  readonly questions: number;
  readonly options: number;
}

/** The text of a screen without the gaps in which rows break; in Chinese they break inside words. */
const folded = (text: string): string => text.replaceAll(/\s+/g, '');

/** Options of a question that are looked at: the first ones, and some of the others. */
const mostOptions = 4;

/**
 * Plays a match at random and looks at every question of the person on a screen of this size, with the cursor on one
 * option after the other.
 * @param opening the key to press first; null if the screen shows everything anyway
 * @param most the number of questions after which the match is left; default: none
 */
export async function measured(
  session: TestSession,
  size: Size,
  opening: string | null = null,
  most = Number.POSITIVE_INFINITY,
): Promise<Measured> {
  const board = await loadBoard(session.table.game.id);
  const faults: Faults = { cut: [], unexplained: [], raw: [], silent: [] };
  const environment = { LANG: 'en_GB.UTF-8', TERM: 'xterm-256color' };
  const look = usualLook();
  const rawWords = Object.entries(session.words.names).flatMap(([word, name]) =>
    (word.includes('-') || /[a-z][A-Z]/.test(word)) && name !== word ? [word] : [],
  );
  const raw = new RegExp(`(?<![\\w-])(${rawWords.join('|')})(?![\\w-])`, 'g');
  let questions = 0;
  let options = 0;
  const screen = new Controller(session, look, board, size, environment, () => undefined);
  screen.start();
  /** The screen without the column of log and standings beside the board. */
  const text = (): string => {
    const { side, board: main } = areasOf(screen);
    const besides = side !== null && screen.overlay === null ? side.rows : 0;
    const rows = screenLines(screen).map(lineText);
    return rows.map((row, index) => (index <= besides ? cut(row, main.columns) : row)).join('\n');
  };
  for (let turns = 0; turns < 5000 && !session.table.over && questions < most; turns += 1) {
    const { scene } = screen;
    if (scene.kind === 'telling') {
      noteRaw(text());
      screen.afterTelling(scene.seat);
      continue;
    }
    if (scene.kind !== 'asking') {
      await new Promise((resolve) => setImmediate(resolve));
      continue;
    }
    const { prompt } = scene;
    questions += 1;
    for (const place of looked(prompt, questions)) {
      options += 1;
      lookAt(prompt, place);
    }
    const { question } = prompt;
    const index = derivedNumber(11, question.seat, questions, optionCount(question));
    screen.answer(optionAt(question, index));
  }
  for (const entry of session.seatAt(0).log()) {
    if (entry.changes.length === 0) continue;
    if (entry.rule === '' || session.words.log[entry.kind] === undefined)
      faults.unexplained.push(`${entry.kind}: ${entry.changes.map(({ path }) => path).join(', ')}`);
    noteRaw(entry.changes.map((change) => screen.voice.change(change, entry.seat)).join('\n'));
  }
  screen.stopAll();
  return { ...faults, questions, options };

  function noteRaw(shown: string): void {
    for (const [word] of shown.matchAll(raw)) if (!faults.raw.includes(word)) faults.raw.push(word);
  }

  function lookAt(prompt: Prompt, place: number): void {
    const { question } = prompt;
    if (prompt.amount !== null) {
      const value = prompt.isEmpty ? Number(optionAt(question, optionCount(question) - 1)) : prompt.amount;
      noteRaw(text());
      if (effectsOf(prompt, value).length === 0) faults.silent.push(`${question.ask} ${value}`);
      return;
    }
    const item = prompt.items[place];
    if (item === undefined) return;
    moveTo(prompt, item.value);
    screen.changed();
    if (opening !== null) screen.press(opening);
    const shown = text();
    noteRaw(shown);
    const whole = folded(shown);
    const parts = optionParts(prompt, item, screen.voice);
    if (parts.length === 0) faults.silent.push(`${question.ask} ${item.value}`);
    for (const part of parts)
      if (!whole.includes(folded(part.text))) faults.cut.push(`${question.ask} ${item.value}: ${part.text}`);
    if (opening !== null) screen.press('escape');
  }
}

/** The places of a prompt that are looked at. */
function looked({ items }: Prompt, seed: number): number[] {
  if (items.length <= mostOptions) return [...items.keys(), ...(items.length === 0 ? [0] : [])];
  return Array.from({ length: mostOptions }, (_, step) => (seed + step * 7) % items.length);
}
