import { bold, dim, fitted, type Line, span } from '../../drawing/lines.ts';
import { wrap } from '../../drawing/text.ts';
import { screenWords } from '../../words/index.ts';
import { listPrompt, plainName } from './list.ts';
import { countBy, effectsOf, rangeOf, setAmount, typeDigits } from './prompt.ts';
import type { PromptContext, ShapePrompt } from './shape.ts';

const listed = listPrompt(plainName);

/** The usual rows of a prompt: the figure, two rows of effects, and the keys. */
const usualRows = 4;

/** The subject of the question in the game's words, if it has any for it. */
function aboutLines({ prompt, voice }: PromptContext, columns: number): Line[] {
  const about = voice.note(`ask-${prompt.question.ask}`);
  return about === undefined ? [] : wrap(about, columns - 4).map((text): Line => ['    ', dim(text)]);
}

/** A figure within bounds, typed or changed with the arrow keys; figures that are not a range are listed. */
export const amountPrompt: ShapePrompt = {
  rows: (context, columns) =>
    context.prompt.amount === null
      ? listed.rows(context, columns)
      : usualRows + aboutLines(context, columns).length,
  lines: (context, size) => {
    const { prompt, voice, glyphs } = context;
    const range = rangeOf(prompt.question);
    if (range === null || prompt.amount === null) return listed.lines(context, size);
    const chosen = prompt.isEmpty ? '_' : String(prompt.amount);
    const isTyping = prompt.isEmpty || prompt.digits !== '';
    const shown = prompt.digits === '' ? chosen : `${prompt.digits}_`;
    const columns = Math.max(0, Math.min(24, size.columns - 34));
    const filled =
      range.to === range.from
        ? columns
        : Math.round(((prompt.amount - range.from) / (range.to - range.from)) * columns);
    const first: Line = [
      ' ',
      bold(glyphs.cursor),
      ' ',
      span(` ${shown}`, { inverse: true, bold: true, caret: isTyping }),
      span(' ', { inverse: true, bold: true }),
      '  ',
      screenWords().between(range.from, range.to),
      '  ',
      glyphs.full.repeat(filled),
      dim(glyphs.empty.repeat(columns - filled)),
    ];
    // Before a figure is typed, the note of the question says what the figure is for.
    const explained = prompt.isEmpty
      ? (voice.note(prompt.question.ask) ?? '')
      : voice.effects(effectsOf(prompt, prompt.amount));
    const told =
      explained === '' ? [] : wrap(explained, size.columns - 4).map((text): Line => ['    ', text]);
    const { cut } = prompt;
    const said =
      cut === null
        ? []
        : wrap(voice.text(screenWords().cut(cut)), size.columns - 4).map(
            (text): Line => ['    ', bold(text)],
          );
    return [
      first,
      ...said,
      ...told,
      ...aboutLines(context, size.columns),
      [dim(`    ${screenWords().amountHint}`)],
    ]
      .slice(0, size.rows)
      .map((line) => fitted(line, size.columns, glyphs.more));
  },
  press: (key, context) => {
    const { prompt } = context;
    const range = rangeOf(prompt.question);
    if (range === null || prompt.amount === null) return listed.press(key, context);
    const steps: Record<string, number> = {
      up: 1,
      right: 1,
      '+': 1,
      down: -1,
      left: -1,
      '-': -1,
      pageup: 10,
      pagedown: -10,
    };
    if (key === 'home' || key === 'end') {
      setAmount(prompt, key === 'home' ? range.from : range.to);
      return true;
    }
    const step = steps[key];
    if (step !== undefined) {
      countBy(prompt, step);
      return true;
    }
    if (key === 'backspace') typeDigits(prompt, prompt.digits.slice(0, -1));
    else if (/^\d$/.test(key) && prompt.digits.length < 7) typeDigits(prompt, prompt.digits + key);
    else return false;
    return true;
  },
};
