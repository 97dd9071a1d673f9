import type { Size } from '../../drawing/layout.ts';
import {
  bold,
  dim,
  exactly,
  fitted,
  type Line,
  lineText,
  painted,
  restyle,
  spread,
  typing,
} from '../../drawing/lines.ts';
import { shorten, widthOf, wrap } from '../../drawing/text.ts';
import { ownerLetter, ownerPaint } from '../../drawing/theme.ts';
import { isValue, type Shape } from '../../engine/question.ts';
import { screenWords } from '../words/en.screen.ts';
import { amountPrompt } from './amount.ts';
import { cardPrompt } from './card.ts';
import { cellPrompt } from './cell.ts';
import { classPrompt } from './class.ts';
import { besideName, widestName } from './list.ts';
import { flowingParts, optionParts } from './option-text.ts';
import { cutOf, effectsOf, type Item, type Prompt } from './prompt.ts';
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

/** The prompt that suits a question: typing a figure for a number out of many, otherwise a list. */
export function shapeOf({ prompt }: PromptContext): ShapePrompt {
  return prompt.amount === null ? prompts[prompt.question.shape] : amountPrompt;
}

/** Rows below the options for what is said about the one under the cursor; the same for every option. */
function remarkRows({ columns, rows }: Size): number {
  if (columns < 60) return rows >= 9 ? 3 : 2;
  return rows >= 10 ? 2 : 1;
}

/** The most rows that are kept free for a remark where the options leave them. */
const longestRemark = 3;

/** Rows of the list that do not give way to the text of an option that is not under the cursor. */
const fewestOptions = 3;

/** How many rows the prompt would use if it had all it wants. */
export function promptRows(context: PromptContext, columns: number): number {
  const head = headLines(context, { columns, rows: 12 }).length;
  const remark = Math.max(remarkRows({ columns, rows: 9 }), longestFocusRemark(context, columns));
  const fixed = head + (context.picked.length > 0 ? 1 : 0) + remark;
  return fixed + shapeOf(context).rows(context, columns);
}

/** The question with its options, what each costs and gives, and what was said to the last attempt. */
export function promptLines(context: PromptContext, size: Size): Line[] {
  const { prompt, voice, picked } = context;
  const head = headLines(context, size);
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
  const spare = size.rows - head.length - picks.length - shapeOf(context).rows(context, size.columns);
  const least = Math.max(remarkRows(size), Math.min(longestRemark, spare));
  const said = remarkLines(context, size.columns);
  const most = Math.max(1, size.rows - head.length - picks.length - 1);
  // Rows give way to what is said, as many for every option, so that the list stands still under the cursor; but a few
  // stay as long as it is not the option under the cursor itself that needs them.
  const longest = attempted(prompt) ? said.length : longestFocusRemark(context, size.columns);
  const shared = Math.min(longest, Math.max(least, most + 1 - fewestOptions));
  const kept = Math.min(most, Math.max(least, shared, said.length));
  const remarks = exactly(said, kept);
  const lastSaid = said[kept - 1];
  if (said.length > kept && lastSaid !== undefined) {
    remarks[kept - 1] = endingWith(lastSaid, context.glyphs.more, size.columns);
  }
  const room = size.rows - head.length - picks.length - remarks.length;
  const options = room > 0 ? shapeOf(context).lines(context, { columns: size.columns, rows: room }) : [];
  return exactly([...head, ...picks, ...options, ...remarks], size.rows);
}

/**
 * The question in as many rows as it takes, as long as options still find room below it, and the rule that asks where
 * it costs no row. In a narrow place the letter alone says whose question it is where the name would cost a row.
 */
function headLines({ prompt, voice, glyphs }: PromptContext, { columns, rows }: Size): Line[] {
  const { question } = prompt;
  const owner = question.seat;
  const most = rows >= 9 ? 3 : rows >= 6 ? 2 : 1;
  const room = columns - 4;
  const named = wrap(`${voice.seat(owner)}: ${voice.ask(question)}`, room);
  const unnamed = wrap(voice.ask(question), room);
  const asked = columns < 60 && unnamed.length < named.length ? unnamed : named;
  if (asked.length > most) {
    const rest = asked.splice(most - 1).join(' ');
    asked.push(shorten(rest, room, glyphs.more));
  }
  const rule = columns < 60 ? '' : (voice.rules(question.rule)[0] ?? '');
  const start: Line = [' ', painted(ownerLetter(owner), ownerPaint(owner), true), ' '];
  return asked.map((text, index): Line => {
    const line: Line = [...(index === 0 ? start : ['   ']), bold(text)];
    const hasRoom = index === asked.length - 1 && widthOf(text) + widthOf(rule) + 5 <= columns;
    return rule !== '' && hasRoom ? spread(line, [dim(rule)], columns) : line;
  });
}

/** The last visible row of a remark that is cut off. */
function endingWith(line: Line, mark: string, columns: number): Line {
  const text = lineText(line).trimEnd();
  const short = shorten(`${text} ${'x'.repeat(columns)}`, columns - 1, mark);
  return restyle([short], typeof line[0] === 'string' ? {} : { dim: line[0]?.dim });
}

/** Whether the person at the keyboard is in the middle of an answer, or was just refused one. */
function attempted({ typed, caution, refused }: Prompt): boolean {
  return typed !== null || caution !== null || refused !== null;
}

/** What is typed, what must be confirmed, why the last attempt was refused, or what the option under the cursor does. */
function remarkLines(context: PromptContext, columns: number): Line[] {
  const { prompt, voice, glyphs } = context;
  const width = columns - 4;
  const lines: Line[] = [];
  if (prompt.caution !== null) {
    const name = voice.option(prompt.question, prompt.caution.value);
    const caution = wrap(`${name}: ${voice.caution(prompt.caution.code)}`, width);
    lines.push(...caution.map((text): Line => [' ', painted('!', 'warning', true), ' ', bold(text)]));
    lines.push([dim(`   ${screenWords.confirmHint}`)]);
  } else {
    if (prompt.typed !== null) {
      const hint = prompt.typed === '' ? dim(`  ${screenWords.typeHint}`) : '';
      lines.push([' ', bold('/'), ' ', typing(prompt.typed, columns - 3), hint]);
    }
    const figure = Number(prompt.typed);
    const cut =
      prompt.typed?.trim() && isValue(figure) ? cutOf(prompt.question, prompt.inquiry, figure) : undefined;
    if (cut !== undefined)
      lines.push(...wrap(voice.text(screenWords.cut(cut)), width).map((text): Line => ['   ', bold(text)]));
    if (prompt.refused !== null) {
      const mark = painted(glyphs.barred, 'bad', true);
      const reason = wrap(voice.refusal(prompt.refused), width);
      lines.push(...reason.map((text, index): Line => [' ', index === 0 ? mark : ' ', ' ', text]));
    } else if (prompt.typed === null && prompt.amount === null) lines.push(...focusRemarks(context, width));
  }
  return lines.map((line) => fitted(line, columns, glyphs.more));
}

/** Lists longer than this are not searched for their longest text: the one under the cursor has to do. */
const longestSearched = 24;

/** The rows of the longest text by prompt, for the columns and glyphs that they were reckoned with. */
const longestKnown = new WeakMap<Prompt['items'], Map<string, number>>();

/** The most rows that the text of an option takes, whichever it is; reckoned once for a question and a width. */
function longestFocusRemark(context: PromptContext, columns: number): number {
  const { prompt, glyphs } = context;
  if (prompt.amount !== null) return 0;
  if (prompt.items.length > longestSearched) return longestOf(context, columns);
  const known = longestKnown.get(prompt.items) ?? new Map<string, number>();
  longestKnown.set(prompt.items, known);
  const key = `${columns} ${glyphs.ascii}`;
  const rows = known.get(key) ?? longestOf(context, columns);
  known.set(key, rows);
  return rows;
}

function longestOf(context: PromptContext, columns: number): number {
  const { prompt } = context;
  const focused = prompt.items[prompt.cursor];
  const items =
    prompt.items.length <= longestSearched ? prompt.items : focused === undefined ? [] : [focused];
  return Math.max(0, ...items.map((item) => itemRemarks(context, item, columns - 4).length));
}

function focusRemarks(context: PromptContext, columns: number): Line[] {
  const item = context.prompt.items[context.prompt.cursor];
  return item === undefined ? [] : itemRemarks(context, item, columns);
}

/** All that is said about an option; its name as well, and what changes only where the list has cut them. */
function itemRemarks({ prompt, voice, glyphs }: PromptContext, item: Item, columns: number): Line[] {
  const name = voice.option(prompt.question, item.value);
  const changes = item.barred === undefined ? voice.effects(effectsOf(prompt, item.value)) : '';
  const beside = columns >= 60 && widthOf(changes) <= besideName(columns + 4);
  const isCut = widthOf(name) > widestName(columns + 4);
  const isWhole = (text: string): boolean =>
    columns >= 60 && item.barred === undefined && widthOf(text) <= besideName(columns + 4);
  const note =
    changes === '' && voice.optionText(item.value) === undefined ? voice.note(item.value) : undefined;
  // What stands whole in the list is not said twice.
  const parts = optionParts(prompt, item, voice).filter(
    ({ text }) => !((beside && text === changes) || (text === note && isWhole(text))),
  );
  return flowingParts([...(isCut ? [{ label: '', text: name }] : []), ...parts], columns + 3, glyphs.dot);
}
