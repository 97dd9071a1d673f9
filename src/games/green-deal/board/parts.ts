import type { BoardProps } from '../../../drawing/board.ts';
import { bold, dim, type Line, lineWidth, type Piece, painted, type Style } from '../../../drawing/lines.ts';
import { left, widthOf } from '../../../drawing/text.ts';
import { ownerLetter, ownerPaint, type Paint } from '../../../drawing/theme.ts';
import { elementAt } from '../../../engine/checked.ts';
import { isRange, optionList, type Seat, type Value } from '../../../engine/question.ts';
import type { Category } from '../state.ts';
import type { CellView, CompanyView, GreenView } from '../view.ts';
import { boardWords } from '../words/index.ts';

export type GreenBoard = Omit<BoardProps<GreenView>, 'size'>;

export const categories = ['environment', 'jobs', 'social', 'research'] as const;

export const categoryPaint: Readonly<Record<Category, Paint>> = {
  environment: 'green',
  jobs: 'blue',
  social: 'red',
  research: 'brown',
};

/** The company whose cards and loans are shown: the asked one, else the viewer's, else the company in turn. */
export function ownCompany({ view, question }: GreenBoard): CompanyView {
  const seat = question?.seat ?? view.seat ?? view.inTurn ?? view.turnOrder[0] ?? 0;
  return view.companies[seat] ?? elementAt(view.companies, 0);
}

/** Letter and name of a company in a fixed width; the company in turn is bold and has the cursor's mark. */
export function companyName(
  { view, question, voice, glyphs }: GreenBoard,
  seat: Seat,
  columns: number,
): Line {
  const name = left(voice.seat(seat), Math.max(0, columns - 3), glyphs.cut);
  const isTurn = view.inTurn === seat || question?.seat === seat;
  return [
    isTurn ? bold(glyphs.cursor) : ' ',
    painted(ownerLetter(seat), ownerPaint(seat), true),
    ' ',
    isTurn ? bold(name) : name,
  ];
}

/** A tile as shown on the map and on cards: `E2`. */
export function tileText(tile: { readonly category: Category; readonly size: number }): string {
  return `${boardWords().letters[tile.category]}${tile.size}`;
}

/** A cell of the map by its name. */
export function cellOf({ view }: GreenBoard, name: Value | undefined | null): CellView | undefined {
  return name === undefined || name === null ? undefined : view.map.cells.find(({ cell }) => cell === name);
}

export type Mark = 'focus' | 'allowed' | 'barred' | 'none';

/** The mark of an option in the question. */
export function markOf({ question, inquiry, focus }: GreenBoard, option: Value): Mark {
  if (question === null) return 'none';
  if (focus === option) return 'focus';
  if (offered(question).includes(option)) return 'allowed';
  return inquiry?.barred().some((entry) => entry.option === option) === true ? 'barred' : 'none';
}

/** The options of a question that lists them. */
export function offered(question: NonNullable<GreenBoard['question']>): readonly Value[] {
  return isRange(question.options) ? [] : optionList(question);
}

/** The style that goes with each mark; the mark itself is readable without any style. */
export const markStyles: Readonly<Record<Mark, Style>> = {
  focus: { inverse: true, bold: true },
  allowed: {},
  barred: { dim: true },
  none: {},
};

/** The sign of an option by its mark. */
export function markSign(mark: Mark, { glyphs }: GreenBoard): string {
  return mark === 'focus' ? glyphs.cursor : mark === 'barred' ? glyphs.barred : ' ';
}

/** A label and its value: `cash 14`. */
export function labelled(label: string, value: string): Line {
  return [dim(`${label} `), bold(value)];
}

/** Parts of a line with a gap between them. */
export function spacedParts(parts: readonly Line[]): Line {
  return parts.flatMap((part, index) => (index === 0 ? [...part] : ['  ', ...part]));
}

/** A label followed by parts with gaps between them, on as many lines as they need. */
export function flowing(label: string, parts: readonly Line[], columns: number): Line[] {
  const indent = Math.min(widthOf(label), Math.floor(columns / 4));
  const lines: Piece[][] = [[dim(label)]];
  let used = widthOf(label);
  let count = 0;
  for (const part of parts) {
    const wide = lineWidth(part);
    if (count > 0 && used + wide > columns) {
      lines.push([' '.repeat(indent)]);
      used = indent;
      count = 0;
    }
    lines.at(-1)?.push(...part, '  ');
    used += wide + 2;
    count += 1;
  }
  return lines;
}
