import type { Shape } from '../../engine/question.ts';
import type { Size } from '../layout.ts';
import { bold, dim, exactly, fitted, type Line, painted, span, spread } from '../lines.tsx';
import { wrap } from '../text.ts';
import { ownerLetter, ownerPaint } from '../theme.ts';
import { screenWords } from '../words/en.screen.ts';
import { amountPrompt } from './amount.ts';
import { cardPrompt } from './card.ts';
import { cellPrompt } from './cell.ts';
import { classPrompt } from './class.ts';
import { effectsOf } from './prompt.ts';
import { seatPrompt } from './seat.ts';
import type { PromptContext, ShapePrompt } from './shape.ts';
import { wordPrompt } from './word.ts';
import { yesNoPrompt } from './yes-no.ts';

const prompts: Readonly<Record<Shape, ShapePrompt>> = {
  card: cardPrompt,
  cell: cellPrompt,
  class: classPrompt,
  seat: seatPrompt,
  amount: amountPrompt,
  'yes-no': yesNoPrompt,
  word: wordPrompt,
};

/** The prompt that suits a question: a figure for whatever is answered with one out of many. */
export function shapeOf({ prompt }: PromptContext): ShapePrompt {
  return prompt.amount === null ? prompts[prompt.question.shape] : amountPrompt;
}

/** Rows below the options for what is said about the one under the cursor; the same for every option. */
function remarkRows(size: Size): number {
  if (size.columns < 60) return size.rows >= 9 ? 3 : 2;
  return 2;
}

/** How many rows the prompt would use if it had all it wants. */
export function promptRows(context: PromptContext, columns: number): number {
  const fixed = 1 + (context.picked.length > 0 ? 1 : 0) + remarkRows({ columns, rows: 24 });
  return fixed + shapeOf(context).rows(context, columns);
}

/** The question with its options, what each costs and gives, and what was said to the last attempt. */
export function promptLines(context: PromptContext, size: Size): Line[] {
  const { prompt, voice, picked } = context;
  const head = headLines(context, size.columns);
  const picks: Line[] =
    picked.length === 0
      ? []
      : [
          fitted(
            [
              dim(`   ${screenWords.picked}: `),
              bold(picked.map((value) => voice.option(prompt.question, value)).join(', ')),
            ],
            size.columns,
          ),
        ];
  const remarks = remarkLines(context, {
    columns: size.columns,
    rows: Math.min(remarkRows(size), size.rows - 2),
  });
  const room = size.rows - head.length - picks.length - remarks.length;
  const options = room > 0 ? shapeOf(context).lines(context, { columns: size.columns, rows: room }) : [];
  return exactly([...head, ...picks, ...exactly(options, Math.max(0, room)), ...remarks], size.rows);
}

function headLines({ prompt, voice, glyphs }: PromptContext, columns: number): Line[] {
  const { question } = prompt;
  const owner = question.seat;
  const start: Line = [
    ' ',
    painted(ownerLetter(owner), ownerPaint(owner), true),
    ' ',
    bold(voice.seat(owner)),
    `: `,
    bold(voice.ask(question)),
  ];
  const rule = voice.rules(question.rule)[0] ?? '';
  return [
    columns < 60 ? fitted(start, columns, glyphs.more) : spread(start, [dim(rule)], columns, glyphs.more),
  ];
}

/** What is typed, what must be confirmed, why the last attempt was refused, or what the option under the cursor does. */
function remarkLines(context: PromptContext, size: Size): Line[] {
  const { prompt, voice, glyphs } = context;
  const columns = size.columns - 4;
  const lines: Line[] = [];
  if (prompt.typed !== null) {
    lines.push(
      fitted(
        [
          ' ',
          bold('/'),
          ' ',
          span(`${prompt.typed}_`, { bold: true }),
          prompt.typed === '' ? dim(`  ${screenWords.typeHint}`) : '',
        ],
        size.columns,
      ),
    );
  }
  if (prompt.caution !== null) {
    const name = voice.option(prompt.question, prompt.caution.value);
    lines.push(
      ...wrap(`${name}: ${voice.caution(prompt.caution.code)}`, columns).map(
        (text): Line => [' ', painted('!', 'warning', true), ' ', bold(text)],
      ),
    );
    lines.push([dim(`   ${screenWords.confirmHint}`)]);
    return fitRemarks(lines, size);
  }
  if (prompt.refused !== null) {
    lines.push(
      ...wrap(voice.refusal(prompt.refused), columns).map(
        (part, index): Line => [' ', index === 0 ? painted(glyphs.barred, 'bad', true) : ' ', ' ', part],
      ),
    );
    return fitRemarks(lines, size);
  }
  if (prompt.typed === null && prompt.amount === null) lines.push(...focusRemarks(context, columns));
  return fitRemarks(lines, size);
}

function focusRemarks(context: PromptContext, columns: number): Line[] {
  const { prompt, voice, glyphs } = context;
  const item = prompt.items[prompt.cursor];
  if (item === undefined) return [];
  if (item.barred !== undefined) {
    return wrap(voice.refusal(item.barred), columns).map((part): Line => [dim(`   ${part}`)]);
  }
  const effects = effectsOf(prompt, item.value);
  const note = voice.note(item.value);
  const parts = [effects.length > 0 ? voice.effects(effects) : undefined, note].filter(
    (part) => part !== undefined,
  );
  const narrow = columns < 60;
  if (narrow) return wrap(parts.join(` ${glyphs.dot} `), columns).map((part): Line => [`   ${part}`]);
  return parts.flatMap((part) => wrap(part, columns)).map((part): Line => [dim(`   ${part}`)]);
}

function fitRemarks(lines: Line[], { columns, rows }: Size): Line[] {
  return exactly(
    lines.map((line) => fitted(line, columns)),
    rows,
  );
}
