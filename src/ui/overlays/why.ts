import { bold, type Line } from '../../drawing/lines.ts';
import { wrap } from '../../drawing/text.ts';
import type { Barred } from '../../engine/question.ts';
import type { Prompt } from '../prompts/prompt.ts';
import type { Voice } from '../voice.ts';
import { screenWords } from '../words/en.screen.ts';
import { scrolled } from './help.ts';
import { type Overlay, Scroll } from './overlay.ts';

/** Everything that is not allowed now: the failed condition, what is needed, what there is, the rule. */
export function whyOverlay(prompt: Prompt): Overlay<{ readonly voice: Voice }> {
  const scroll = new Scroll();
  return {
    id: 'why',
    title: screenWords.whyTitle,
    lines: ({ voice }, size) => {
      const barred = prompt.items.map((item) => item.barred).filter((entry) => entry !== undefined);
      if (prompt.refused !== null && !barred.includes(prompt.refused)) barred.unshift(prompt.refused);
      if (barred.length === 0) return [[` ${screenWords.everythingAllowed}`]];
      return scrolled(
        barred.flatMap((entry) => reasonLines(entry, prompt, voice, size.columns)),
        size.rows,
        scroll,
      );
    },
    press: (key) => scroll.press(key),
  };
}

function reasonLines(barred: Barred, { question }: Prompt, voice: Voice, columns: number): Line[] {
  return [
    [` ${voice.glyphs.barred} `, bold(voice.option(question, barred.option))],
    ...wrap(voice.refusal(barred), columns - 5).map((text): Line => [`     ${text}`]),
  ];
}
