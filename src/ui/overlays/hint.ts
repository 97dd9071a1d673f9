import type { Glyphs } from '../../drawing/glyphs.ts';
import type { Size } from '../../drawing/layout.ts';
import { bold, dim, type Line, wrapped } from '../../drawing/lines.ts';
import { wrap } from '../../drawing/text.ts';
import type { Setting } from '../../engine/game.ts';
import type { Hint } from '../../table/hint.ts';
import type { HintInMaking } from '../../table/hint-maker.ts';
import type { Reading } from '../../table/seat-view.ts';
import { screenWords } from '../../words/index.ts';
import type { KeyName } from '../keys.ts';
import type { Voice } from '../voice.ts';
import { Scroll, scrolled } from './scroll.ts';

/** The screen that is notified of the bot's progress. */
interface Listening {
  changed(): void;
  fail(error: unknown): void;
}

/** What is needed to write a hint. */
interface Writing {
  readonly glyphs: Glyphs;
  readonly voice: Voice;
  readonly setting: Setting;
}

/** The width of the progress bar in cells. */
const barLength = 20;

/**
 * The hard bot's answer for the asked seat. The overlay opens at once and shows the bot's progress. Any key takes the
 * hint from the thinking so far; Esc cancels it.
 */
export function hintOverlay(screen: Listening, seat: Reading | null) {
  const scroll = new Scroll();
  const stop = new AbortController();
  let done = 0;
  let hint: Hint | null = null;
  let inMaking: HintInMaking | null =
    seat?.hint({
      signal: stop.signal,
      progress: (share) => {
        done = share;
        screen.changed();
      },
    }) ?? null;
  inMaking?.hint.then(
    (made) => {
      inMaking = null;
      hint = made;
      screen.changed();
    },
    (error: unknown) => screen.fail(error),
  );
  return {
    id: 'hint',
    title: screenWords().hintTitle,
    get hint() {
      return inMaking === null ? screenWords().scrollHint : screenWords().hintKeys;
    },
    lines: (shown: Writing, { columns, rows }: Size): readonly Line[] => {
      if (inMaking !== null) return thinkingRows(shown, done);
      if (hint === null) return wrapped(screenWords().hintNone, columns, { dim: true });
      return scrolled(hintRows(hint, shown, columns), rows, scroll);
    },
    press: (key: KeyName): boolean => {
      if (inMaking === null) return scroll.press(key);
      if (key === 'escape') {
        stop.abort();
        return false;
      }
      inMaking.hurry();
      return true;
    },
  };
}

function thinkingRows({ glyphs }: Writing, done: number): Line[] {
  const full = Math.round(done * barLength);
  return [
    [' ', bold(screenWords().hintThinking)],
    [' ', glyphs.full.repeat(full), dim(glyphs.empty.repeat(barLength - full))],
  ];
}

function hintRows(hint: Hint, { voice, setting }: Writing, columns: number): Line[] {
  const { advised, plan, because, alternatives, reason } = voice.hint(hint, setting);
  const rows = (text: string, indent: string): string[] =>
    text === '' ? [] : wrap(text, columns - indent.length - 1).map((row) => `${indent}${row}`);
  return [
    ...rows(advised, ' ').map((row): Line => [bold(row)]),
    ...rows(plan, ' ').map((row): Line => [bold(row)]),
    ...because.flatMap((text) => rows(text, ' ')).map((row): Line => [row]),
    [],
    ...alternatives.flatMap((text) => rows(text, '   ').map((row): Line => [row])),
    [],
    ...rows(reason, ' ').map((row): Line => [dim(row)]),
    ...rows(screenWords().hintBlind(hint.rollouts), ' ').map((row): Line => [dim(row)]),
  ];
}
