import { bold, type Line } from '../../drawing/lines.ts';
import { left, widthOf, wrap } from '../../drawing/text.ts';
import { optionParts } from '../prompts/option-text.ts';
import type { Prompt } from '../prompts/prompt.ts';
import type { Voice } from '../voice.ts';
import { screenWords } from '../words/en.screen.ts';
import { scrolled } from './help.ts';
import { type Overlay, Scroll } from './overlay.ts';

/** All that is said about the option under the cursor, a part a row; undefined where no option is under it. */
export function explainOverlay(prompt: Prompt, voice: Voice): Overlay<{ readonly voice: Voice }> | undefined {
  const item = prompt.items[prompt.cursor];
  if (item === undefined) return undefined;
  const scroll = new Scroll();
  return {
    id: 'explain',
    title: screenWords.explainTitle(voice.option(prompt.question, item.value)),
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
