import { bold, type Line, wrapped } from '../../drawing/lines.ts';
import { left, widthOf, wrap } from '../../drawing/text.ts';
import { elementAt } from '../../engine/checked.ts';
import type { Barred } from '../../engine/question.ts';
import { screenWords, signs } from '../../words/index.ts';
import { optionParts } from '../prompts/option-text.ts';
import type { Prompt } from '../prompts/prompt.ts';
import type { Voice } from '../voice.ts';
import { type Overlay, Scroll } from './overlay.ts';
import { scrolled } from './scroll.ts';

/** Everything that is not allowed now, with the failed condition, what is needed, what there is, and the rule. */
export function whyOverlay(prompt: Prompt): Overlay<{ readonly voice: Voice }> {
  const scroll = new Scroll();
  return {
    id: 'why',
    title: screenWords().whyTitle,
    lines: ({ voice }, size) => {
      const barred = prompt.items.map((item) => item.barred).filter((entry) => entry !== undefined);
      if (prompt.refused !== null && !barred.includes(prompt.refused)) barred.unshift(prompt.refused);
      if (barred.length === 0) return wrapped(screenWords().everythingAllowed, size.columns);
      return scrolled(
        byReason(barred, voice).flatMap((group) => reasonLines(group, prompt, voice, size.columns)),
        size.rows,
        scroll,
      );
    },
    press: (key) => scroll.press(key),
  };
}

/** Groups options that are barred for the same reason. */
function byReason(barred: readonly Barred[], voice: Voice): (readonly Barred[])[] {
  const groups = new Map<string, Barred[]>();
  for (const entry of barred) {
    const reason = voice.refusal(entry);
    groups.set(reason, [...(groups.get(reason) ?? []), entry]);
  }
  return [...groups.values()];
}

function reasonLines(group: readonly Barred[], { question }: Prompt, voice: Voice, columns: number): Line[] {
  const names = group.map(({ option }) => voice.option(question, option));
  return [
    ...wrap(names.join(signs().list), columns - 4).map(
      (text, index): Line => [index === 0 ? ` ${voice.glyphs.barred} ` : '   ', bold(text)],
    ),
    ...wrap(voice.refusal(elementAt(group, 0)), columns - 5).map((text): Line => [`     ${text}`]),
  ];
}

/** Everything about the option under the cursor, one part per row; undefined if the cursor is not on an option. */
export function explainOverlay(prompt: Prompt, voice: Voice): Overlay<{ readonly voice: Voice }> | undefined {
  const item = prompt.items[prompt.cursor];
  if (item === undefined) return undefined;
  const scroll = new Scroll();
  return {
    id: 'explain',
    title: screenWords().explainTitle(voice.option(prompt.question, item.value)),
    lines: (shown, { columns, rows }) => {
      const parts = optionParts(prompt, item, shown.voice);
      const indent = Math.max(0, ...parts.map(({ label }) => widthOf(label))) + 2;
      const lines = parts.flatMap(({ label, text }) =>
        wrap(text, columns - indent - 2).map(
          (row, index): Line => [' ', bold(left(index === 0 ? label : '', indent)), row],
        ),
      );
      return scrolled(lines, rows, scroll);
    },
    press: (key) => scroll.press(key),
  };
}
