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
import { screenWords, signs } from '../../words/index.ts';
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

/** The prompt for a question: a typed figure for a long range, otherwise a list. */
export function shapeOf({ prompt }: PromptContext): ShapePrompt {
  return prompt.amount === null ? prompts[prompt.question.shape] : amountPrompt;
}

/** The rows below the options for remarks on the one under the cursor; the same for every option. */
function remarkRows({ columns, rows }: Size): number {
  if (columns < 60) return rows >= 9 ? 3 : 2;
  return rows >= 10 ? 2 : 1;
}

/** The maximum number of rows kept free for a remark, if the options leave them. */
const longestRemark = 3;

/** The minimum rows of the list, which only the text of the option under the cursor may reduce. */
const fewestOptions = 3;

/** How many rows the prompt would use if it had enough room. */
export function promptRows(context: PromptContext, columns: number): number {
  const head = headLines(context, { columns, rows: 12 }).length;
  const remark = Math.max(remarkRows({ columns, rows: 9 }), longestFocusRemark(context, columns));
  const fixed = head + (context.picked.length > 0 ? 1 : 0) + remark;
  return fixed + shapeOf(context).rows(context, columns);
}

/** The question, its options with their costs and effects, and the response to the last attempt. */
export function promptLines(context: PromptContext, size: Size): Line[] {
  const { prompt, voice, picked } = context;
  const head = headLines(context, size);
  const picks: Line[] =
    picked.length === 0
      ? []
      : [
          fitted(
            [
              dim(`   ${screenWords().picked}${signs().colon}`),
              bold(picked.map((value) => voice.option(prompt.question, value)).join(signs().list)),
            ],
            size.columns,
          ),
        ];
  const spare = size.rows - head.length - picks.length - shapeOf(context).rows(context, size.columns);
  const least = Math.max(remarkRows(size), Math.min(longestRemark, spare));
  const said = remarkLines(context, size.columns);
  const most = Math.max(1, size.rows - head.length - picks.length - 1);
  // The list gives up the same number of rows for every option, so it does not move under the cursor. It keeps a few
  // rows unless the option under the cursor itself needs them.
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
 * The question in as many rows as it needs, as long as there is room for options below, and its rule if that costs no
 * extra row. In a narrow area, only the letter says whose question it is if the name would cost a row.
 */
function headLines({ prompt, voice, glyphs }: PromptContext, { columns, rows }: Size): Line[] {
  const { question } = prompt;
  const owner = question.seat;
  const most = rows >= 9 ? 3 : rows >= 6 ? 2 : 1;
  const room = columns - 4;
  const named = wrap(`${voice.seat(owner)}${signs().colon}${voice.ask(question)}`, room);
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

/** The last visible row of a truncated remark. */
function endingWith(line: Line, mark: string, columns: number): Line {
  const text = lineText(line).trimEnd();
  const short = shorten(`${text} ${'x'.repeat(columns)}`, columns - 1, mark);
  return restyle([short], typeof line[0] === 'string' ? {} : { dim: line[0]?.dim });
}

/** Whether the person at the keyboard is in the middle of an answer or has just been refused one. */
function attempted({ typed, caution, refused }: Prompt): boolean {
  return typed !== null || caution !== null || refused !== null;
}

/**
 * The typed text, a request for confirmation, the reason for the last refusal, or the effects of the option under the
 * cursor.
 */
function remarkLines(context: PromptContext, columns: number): Line[] {
  const { prompt, voice, glyphs } = context;
  const width = columns - 4;
  const lines: Line[] = [];
  if (prompt.caution !== null) {
    const name = voice.option(prompt.question, prompt.caution.value);
    const caution = wrap(`${name}${signs().colon}${voice.caution(prompt.caution.code)}`, width);
    lines.push(...caution.map((text): Line => [' ', painted('!', 'warning', true), ' ', bold(text)]));
    lines.push([dim(`   ${screenWords().confirmHint}`)]);
  } else {
    if (prompt.typed !== null) {
      const hint = prompt.typed === '' ? dim(`  ${screenWords().typeHint}`) : '';
      lines.push([' ', bold('/'), ' ', typing(prompt.typed, columns - 3), hint]);
    }
    const figure = Number(prompt.typed);
    const cut =
      prompt.typed?.trim() && isValue(figure) ? cutOf(prompt.question, prompt.inquiry, figure) : undefined;
    if (cut !== undefined)
      lines.push(...wrap(voice.text(screenWords().cut(cut)), width).map((text): Line => ['   ', bold(text)]));
    if (prompt.refused !== null) {
      const mark = painted(glyphs.barred, 'bad', true);
      const reason = wrap(voice.refusal(prompt.refused), width);
      lines.push(...reason.map((text, index): Line => [' ', index === 0 ? mark : ' ', ' ', text]));
    } else if (prompt.typed === null && prompt.amount === null) lines.push(...focusRemarks(context, width));
  }
  return lines.map((line) => fitted(line, columns, glyphs.more));
}

/** Lists longer than this are not searched for their longest text; the text under the cursor is used instead. */
const longestSearched = 24;

/** The rows of the longest text, cached by prompt and by the columns and glyphs used. */
const longestKnown = new WeakMap<Prompt['items'], Map<string, number>>();

/** The maximum number of rows that the text of any option takes; computed once per question and width. */
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

/** Everything about an option, with its name and its changes only if the list cut them off. */
function itemRemarks({ prompt, voice, glyphs }: PromptContext, item: Item, columns: number): Line[] {
  const name = voice.option(prompt.question, item.value);
  const changes = item.barred === undefined ? voice.effects(effectsOf(prompt, item.value)) : '';
  const beside = columns >= 60 && widthOf(changes) <= besideName(columns + 4);
  const isCut = widthOf(name) > widestName(columns + 4);
  const isWhole = (text: string): boolean =>
    columns >= 60 && item.barred === undefined && widthOf(text) <= besideName(columns + 4);
  const note =
    changes === '' && voice.optionText(item.value) === undefined ? voice.note(item.value) : undefined;
  // Text that the list shows in full is not repeated.
  const parts = optionParts(prompt, item, voice).filter(
    ({ text }) => !((beside && text === changes) || (text === note && isWhole(text))),
  );
  return flowingParts([...(isCut ? [{ label: '', text: name }] : []), ...parts], columns + 3, glyphs.dot);
}
