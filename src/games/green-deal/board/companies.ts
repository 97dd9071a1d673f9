import { bold, dim, type Line, lineWidth, type Piece, painted, span } from '../../../drawing/lines.ts';
import { left, right, widthOf, wrap } from '../../../drawing/text.ts';
import { ownerLetter, ownerPaint } from '../../../drawing/theme.ts';
import { elementAt } from '../../../engine/checked.ts';
import type { Seat } from '../../../engine/question.ts';
import { bracketed, signs } from '../../../words/index.ts';
import type { CompanyView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import {
  categories,
  categoryPaint,
  companyName,
  flowing,
  type GreenBoard,
  labelled,
  ownCompany,
  spacedParts,
  tileText,
} from './parts.ts';

function turnOf({ view }: GreenBoard, seat: Seat): string {
  const place = view.turnOrder.indexOf(seat);
  return place < 0 ? boardWords().none : String(place + 1);
}

/** Whether bids are public: from their reveal to the end of the round. */
function hasBids({ view }: GreenBoard): boolean {
  return view.companies.some(({ bid }) => bid !== null);
}

/** A column of the table of companies. */
interface Column {
  readonly head: string;
  readonly columns: number;
  value(company: CompanyView): string;
  readonly piece?: (text: string) => Piece;
}

/** The heading of Income explains the figure in brackets if the companies' names then still fit. */
function incomeHead(columns: number): Pick<Column, 'head' | 'columns'> {
  if (columns >= 56) return { head: boardWords().incomeStep, columns: 13 };
  return columns >= 50
    ? { head: boardWords().incomeStepShort, columns: 10 }
    : { head: boardWords().income, columns: 8 };
}

function columnsOf(board: GreenBoard, columns: number): Column[] {
  const levels = categories.map(
    (category): Column => ({
      head: boardWords().heads[category],
      columns: 3,
      value: ({ levels: own }) => String(own[category]),
      piece: (text) => painted(text, categoryPaint[category]),
    }),
  );
  const fixed: Column[] = [
    { head: boardWords().turn, columns: 5, value: ({ seat }) => turnOf(board, seat) },
    { head: boardWords().cash, columns: 5, value: ({ cash }) => String(cash) },
    {
      ...incomeHead(columns),
      value: ({ income, incomeStep }) => `${income} (${incomeStep})`,
    },
    { head: boardWords().pointsShort, columns: 4, value: ({ points }) => String(points) },
    ...levels,
  ];
  const more: Column[] = [
    {
      head: boardWords().bid,
      columns: widthOf(boardWords().bid) + 1,
      value: ({ bid }) => (bid === null ? boardWords().none : String(bid)),
    },
    { head: boardWords().due, columns: 10, value: ({ dueTiles }) => dueTiles.map(tileText).join(' ') },
    { head: boardWords().projects, columns: 9, value: ({ projects }) => String(projects.length) },
    { head: boardWords().actionsShort, columns: 8, value: ({ cards }) => String(cards.length) },
  ];
  const used = (list: readonly Column[]) => list.reduce((sum, each) => sum + each.columns, 0);
  const shown = [...fixed];
  for (const column of more) {
    const isBid = column.head === boardWords().bid;
    if (isBid && !hasBids(board)) continue;
    // Names get shorter for bids before they do for anything else.
    if (used(shown) + column.columns + (isBid ? 14 : 15) <= columns) shown.push(column);
  }
  return shown;
}

/** A row for every company: turn, cash, Income with its step, points, and the levels on the four tracks. */
export function companyTable(board: GreenBoard, columns: number): Line[] {
  const { view } = board;
  const table = columnsOf(board, columns);
  const nameColumns = Math.min(24, columns - table.reduce((sum, each) => sum + each.columns, 0));
  const own = ownCompany(board).seat;
  return [
    [
      '   ',
      dim(left(boardWords().company, nameColumns - 3)),
      ...table.map(({ head, columns: wide }) => dim(right(head, wide))),
    ],
    ...view.companies.map(
      (company): Line => [
        ...companyName(board, company.seat, nameColumns),
        ...table.map(({ columns: wide, value, piece }) => {
          const text = right(value(company), wide);
          if (piece !== undefined) return company.seat === own ? restyled(piece(text)) : piece(text);
          return company.seat === own ? bold(text) : text;
        }),
      ],
    ),
  ];
}

function restyled(piece: Piece): Piece {
  return typeof piece === 'string' ? bold(piece) : { ...piece, bold: true };
}

/** Letter, cash, Income with its step, and points of a company, for boards with few rows. */
function companyShort(board: GreenBoard, { seat, cash, income, incomeStep, points }: CompanyView): Line {
  return [
    ...companyName(board, seat, 3).slice(0, 2),
    right(String(cash), 5),
    right(`${income}(${incomeStep})`, 8),
    right(String(points), 4),
  ];
}

/** All companies in few rows, two side by side. */
export function companyPairs(board: GreenBoard): Line[] {
  const { view } = board;
  const head = dim(
    `  ${right(boardWords().cash, 5)}${right(boardWords().income, 8)}${right(boardWords().pointsShort, 4)}`,
  );
  const lines: Line[] = [[head, ' ', head]];
  for (let seat = 0; seat < view.companies.length; seat += 2) {
    const pair = view.companies.slice(seat, seat + 2).map((company) => companyShort(board, company));
    lines.push(pair.flatMap((line, index) => (index === 0 ? line : [' ', ...line])));
  }
  return lines;
}

/** All companies' levels in one category: `Environment a 2  b 0  c 2`. */
function levelsLine({ view, voice }: GreenBoard, category: (typeof categories)[number]): Line {
  return [
    ' ',
    painted(left(voice.name(category), 12), categoryPaint[category], true),
    ...view.companies.flatMap(({ seat, levels }): Piece[] => [
      painted(ownerLetter(seat), ownerPaint(seat), true),
      left(` ${levels[category]}`, 5),
    ]),
  ];
}

/** The four sustainability tracks as figures, in four rows. */
export function levelLines(board: GreenBoard): Line[] {
  return categories.map((category) => levelsLine(board, category));
}

/** The four sustainability tracks as on the printed board: the companies' letters on their levels. */
export function trackLines(board: GreenBoard): Line[] {
  const { view, voice, glyphs } = board;
  const levels = Array.from({ length: view.caps.level + 1 }, (_, level) => level);
  const on = (category: (typeof categories)[number], level: number) =>
    view.companies.filter((company) => company.levels[category] === level).map(({ seat }) => seat);
  const widths = levels.map(
    (level) => Math.max(2, ...categories.map((category) => on(category, level).length)) + 1,
  );
  return [
    [
      ' ',
      dim(left(boardWords().tracks, 12)),
      ...levels.map((level) => dim(left(String(level), elementAt(widths, level)))),
    ],
    ...categories.map(
      (category): Line => [
        ' ',
        painted(left(voice.name(category), 12), categoryPaint[category]),
        ...levels.flatMap((level): Piece[] => {
          const seats = on(category, level);
          const wide = elementAt(widths, level);
          if (seats.length === 0) return [dim(left(glyphs.place, wide))];
          return [
            ...seats.map((seat) => painted(ownerLetter(seat), ownerPaint(seat), true)),
            ' '.repeat(wide - seats.length),
          ];
        }),
      ],
    ),
  ];
}

/** Loans, PR chips and the dividend on offer in one line, in the longest words that fit. */
export function moneyLine(board: GreenBoard, columns: number): Line {
  const lines = [2, 1, 0].map((length) => moneyWords(board, length as 0 | 1 | 2));
  return lines.find((line) => lineWidth(line) <= columns) ?? elementAt(lines, 2);
}

function moneyWords(board: GreenBoard, length: 0 | 1 | 2): Line {
  const { view } = board;
  const { seat, loans, chips, dividend, loanPenalty } = ownCompany(board);
  const list = (values: readonly number[]) =>
    values.length === 0 ? boardWords().loansNone : values.join(' ');
  const next = view.loanPile[0];
  const loan: Piece[] = [...labelled(boardWords().loans, list(loans))];
  if (length === 2 && loanPenalty > 0)
    loan.push(span(` ${boardWords().unpaid(loanPenalty)}`, { paint: 'bad' }));
  if (length === 2 && loanPenalty === 0 && next !== undefined)
    loan.push(dim(` ${boardWords().nextLoan(next)}`));
  const parts: Line[] = [loan];
  if (view.variant === 'standard') {
    const supply = Object.entries(view.chipSupply)
      .map(([value, count]) => `${value}:${count}`)
      .join(' ');
    const words = length === 0 ? boardWords().dividendOfferShort : boardWords().dividendOffer;
    const offer =
      dividend === null
        ? boardWords().none
        : dividend.paid
          ? boardWords().dividendPaid
          : words(dividend.cash, dividend.points);
    parts.push(
      [
        ...labelled(length === 0 ? boardWords().chipsShort : boardWords().chips, list(chips)),
        ...(length === 2 ? [dim(` ${boardWords().supply(supply)}`)] : []),
      ],
      labelled(length === 0 ? boardWords().dividendShort : boardWords().dividend, offer),
    );
  } else if (length > 0) parts.push([dim(boardWords().simple)]);
  return [' ', painted(ownerLetter(seat), ownerPaint(seat), true), ' ', ...spacedParts(parts)];
}

/** The points that each company would get if the assessments were held now. */
export function outlookLines(board: GreenBoard, columns: number): Line[] {
  const { view } = board;
  const part = (label: string, of: (company: CompanyView) => number): Line => [
    dim(label),
    ...view.companies.flatMap((company): Piece[] => [
      ' ',
      painted(ownerLetter(company.seat), ownerPaint(company.seat), true),
      String(of(company)),
    ]),
  ];
  const parts = [part(boardWords().outlookSustainability, ({ outlook }) => outlook.sustainability)];
  if (view.variant === 'standard') {
    parts.push(part(boardWords().outlookPr, ({ outlook }) => outlook.pr));
    parts.push(part(boardWords().outlookValuation, ({ outlook }) => outlook.valuation));
  }
  return flowing(` ${left(boardWords().outlook, 12)}`, parts, columns);
}

/** Income step and Cash of companies with equal points, and how these break the tie; empty without a tie. */
export function tieLines(board: GreenBoard, scores: readonly number[], columns: number): Line[] {
  const { ties } = boardWords();
  const tied = board.view.companies.filter(
    ({ seat }) => scores.filter((score) => score === scores[seat]).length > 1,
  );
  if (tied.length === 0) return [];
  return [
    ...wrap(
      `${ties.title} ${ties.step}${signs().comma}${ties.cash}${signs().clauses}${ties.shared}${bracketed(ties.rules)}`,
      columns - 2,
    ).map((text): Line => [dim(` ${text}`)]),
    ...tied.map(
      ({ seat, incomeStep, cash }): Line => [
        ' ',
        ...companyName(board, seat, 14),
        dim(` ${ties.step} `),
        bold(String(incomeStep)),
        dim(`  ${ties.cash} `),
        bold(String(cash)),
      ],
    ),
  ];
}
