import type { Size } from '../../drawing/layout.ts';
import { dim, fitted, type Line, type Piece, restyle, span } from '../../drawing/lines.ts';
import { left, shorten, widthOf } from '../../drawing/text.ts';
import { elementAt } from '../../engine/checked.ts';
import type { Effect } from '../../engine/question.ts';
import { screenWords, signs } from '../../words/index.ts';
import type { KeyName } from '../keys.ts';
import { effectsOf, type Item, moveCursor } from './prompt.ts';
import type { PromptContext, ShapePrompt } from './shape.ts';

/** The name of an entry in a list; a shape may put a mark before it. */
export type EntryNaming = (item: Item, context: PromptContext) => Line;

/** The part of a long list around the cursor, and the numbers of entries above and below it. */
export function windowAround(count: number, cursor: number, rows: number): { from: number; to: number } {
  if (count <= rows) return { from: 0, to: count };
  const from = Math.min(Math.max(0, cursor - Math.floor(rows / 2)), count - rows);
  return { from, to: from + rows };
}

/** The maximum width of the names in a list, in cells. */
export function widestName(columns: number): number {
  return Math.max(12, Math.floor(columns * 0.42));
}

/** The width beside the widest name, in cells; a text that fits here is shown in full in every row of a list. */
export function besideName(columns: number): number {
  return columns - markColumns - widestName(columns) - gapColumns;
}

/** The width of the cursor and the barred sign before a name. */
const markColumns = 3;
/** The gaps between the mark and the name, and between the name and the text beside it. */
const gapColumns = 3;

/**
 * The costs and effects of an option, or its text if it has no figures. If not everything fits: as many whole effects,
 * or words of a text, as fit, then the sign that there is more.
 */
function effectsText(item: Item, { prompt, voice, glyphs }: PromptContext, columns: number): string {
  if (item.barred !== undefined) return shorten(voice.refusal(item.barred), columns, glyphs.more);
  const effects = effectsOf(prompt, item.value);
  const note = voice.note(item.value) ?? '';
  if (effects.length === 0) return shorten(note, columns, glyphs.more);
  const whole = voice.effects(effects);
  if (widthOf(whole) <= columns) return whole;
  const room = columns - widthOf(glyphs.more) - 1;
  const kept: Effect[] = [];
  // Only the first ones without omissions: a cost that follows an omitted gain would mislead.
  for (const effect of effects) {
    if (widthOf(voice.effects([...kept, effect])) > room) break;
    kept.push(effect);
  }
  return kept.length === 0 ? shorten(whole, columns, glyphs.more) : `${voice.effects(kept)} ${glyphs.more}`;
}

/** A row of a list: a heading, or an option with its place among the options. */
type Row = { readonly heading: string } | { readonly index: number };

/** The heading of an option: its group's, or the one for forbidden options; undefined if it has none. */
function headingOf({ value, barred }: Item, { groupOf }: PromptContext): string | undefined {
  if (groupOf === undefined) return undefined;
  return barred === undefined ? groupOf(value) : screenWords().allowedNot;
}

/** The options with a heading before the first of each group. */
function rowsOf(context: PromptContext): Row[] {
  let last: string | undefined;
  return context.prompt.items.flatMap((item, index): Row[] => {
    const heading = headingOf(item, context);
    const isNew = heading !== undefined && heading !== last;
    last = heading;
    return isNew ? [{ heading }, { index }] : [{ index }];
  });
}

/** How many rows a list would take with its headings. */
export function listRows(context: PromptContext): number {
  return rowsOf(context).length;
}

/**
 * The rows of a list: allowed and barred options together, each with its costs and effects beside it. If not all fit,
 * the headings give way, and the last row names those of the options out of sight.
 */
export function listLines(context: PromptContext, size: Size, naming: EntryNaming): Line[] {
  const { prompt, glyphs } = context;
  const { items, cursor } = prompt;
  const headed = rowsOf(context);
  const scrolls = items.length > size.rows;
  const shown = headed.length <= size.rows ? headed : items.map((_, index): Row => ({ index }));
  const rows = scrolls && size.rows > 2 ? size.rows - 1 : size.rows;
  const { from, to } = windowAround(shown.length, cursor, rows);
  const names = items.map((item) => naming(item, context));
  const widest = Math.max(
    ...names.map((name) =>
      name.reduce((sum, piece) => sum + widthOf(typeof piece === 'string' ? piece : piece.text), 0),
    ),
  );
  const nameColumns = Math.min(widest, widestName(size.columns));
  const lines = shown.slice(scrolls ? from : 0, scrolls ? to : shown.length).map((row): Line => {
    if ('heading' in row) return [dim(`   ${row.heading}`)];
    const { index } = row;
    const look = { focused: index === cursor, nameColumns, columns: size.columns };
    return itemLine(context, elementAt(items, index), elementAt(names, index), look);
  });
  if (scrolls && size.rows > 2) {
    const parts = [
      from > 0 ? `${glyphs.up} ${screenWords().moreAbove(from)}` : '',
      to < items.length ? `${glyphs.down} ${screenWords().moreBelow(items.length - to)}` : '',
    ].filter((part) => part !== '');
    const below = [...new Set(items.slice(to).flatMap((item) => headingOf(item, context) ?? []))];
    const told = `   ${parts.join('   ')}${below.length === 0 ? '' : `${signs().colon}${below.join(` ${glyphs.dot} `)}`}`;
    lines.push([dim(shorten(told, size.columns - 1, glyphs.more))]);
  }
  return lines;
}

function itemLine(
  context: PromptContext,
  item: Item,
  name: Line,
  { focused, nameColumns, columns }: { focused: boolean; nameColumns: number; columns: number },
): Line {
  const { glyphs, voice } = context;
  const { barred } = item;
  const mark = ` ${focused ? glyphs.cursor : ' '}${barred === undefined ? ' ' : glyphs.barred}`;
  const label = fitted(name, nameColumns, glyphs.cut);
  const room = columns - widthOf(mark) - nameColumns - gapColumns;
  const text = room >= 8 ? effectsText(item, context, room) : '';
  if (barred !== undefined) {
    const line: Line = [mark, ' ', ...restyle(label, { dim: true, inverse: focused }), '  ', dim(text)];
    return fitted(line, columns, voice.glyphs.more);
  }
  const styled: Line = focused ? restyle(label, { inverse: true, bold: true }) : label;
  return fitted(
    [focused ? span(mark, { bold: true }) : mark, ' ', ...styled, '  ', text],
    columns,
    voice.glyphs.more,
  );
}

/** Entries side by side, if there is no room to list them one below another. */
export function chipLines(context: PromptContext, size: Size, naming: EntryNaming): Line[] {
  const { prompt, glyphs } = context;
  const lines: Piece[][] = [[' ']];
  let used = 1;
  prompt.items.forEach((item, index) => {
    const focused = index === prompt.cursor;
    const name = naming(item, context);
    const mark = item.barred === undefined ? (focused ? glyphs.cursor : ' ') : glyphs.barred;
    const wide =
      name.reduce((sum, piece) => sum + widthOf(typeof piece === 'string' ? piece : piece.text), 0) + 3;
    if (used + wide > size.columns && used > 1) {
      lines.push([' ']);
      used = 1;
    }
    const chip = restyle([mark, ...name], {
      inverse: focused,
      bold: focused,
      dim: item.barred !== undefined,
    });
    lines.at(-1)?.push(...chip, '  ');
    used += wide;
  });
  return lines.slice(0, size.rows);
}

/** The keys of a list: one entry or one page up and down, and to the ends. */
export function pressInList(key: KeyName, { prompt }: PromptContext): boolean {
  const steps: Record<string, number> = {
    up: -1,
    left: -1,
    down: 1,
    right: 1,
    pageup: -8,
    pagedown: 8,
    home: -Infinity,
    end: Infinity,
  };
  const step = steps[key];
  if (step === undefined) return false;
  if (step === -Infinity) moveCursor(prompt, -prompt.items.length - 1);
  else if (step === Infinity) moveCursor(prompt, prompt.items.length + 1);
  else moveCursor(prompt, step);
  return true;
}

/** A prompt that lists its options one below another, or side by side if there are few rows and the names are short. */
export function listPrompt(naming: EntryNaming, press: ShapePrompt['press'] = pressInList): ShapePrompt {
  return {
    rows: listRows,
    lines: (context, size) => {
      const tooMany = context.prompt.items.length > size.rows && size.rows <= 4;
      const short = context.prompt.items.every(
        (item) => context.voice.option(context.prompt.question, item.value).length <= 4,
      );
      return tooMany && short ? chipLines(context, size, naming) : listLines(context, size, naming);
    },
    press,
  };
}

/** The plain name of an option. */
export const plainName: EntryNaming = ({ value }, { prompt, voice }) => [
  voice.option(prompt.question, value),
];

/** A name in a fixed number of cells. */
export function nameIn(text: string, columns: number, mark: string): string {
  return left(text, columns, mark);
}
