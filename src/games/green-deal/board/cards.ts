import {
  bold,
  dim,
  fitted,
  type Line,
  lineWidth,
  type Piece,
  painted,
  restyle,
  sideBySide,
  span,
} from '../../../drawing/lines.ts';
import { left, right, wrap } from '../../../drawing/text.ts';
import { elementAt } from '../../../engine/checked.ts';
import { bracketed, signs } from '../../../words/index.ts';
import { signed } from '../../../words/signed.ts';
import type { CompanyView, HeldCardView, ProjectView, RowView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import {
  categories,
  categoryPaint,
  flowing,
  type GreenBoard,
  markOf,
  markSign,
  markStyles,
  ownCompany,
  spacedParts,
  tileText,
} from './parts.ts';

const labelColumns = 11;

type RowName = 'market' | 'preview';

function isLastRound({ view }: GreenBoard): boolean {
  return view.round >= view.rounds;
}

/** The text for an empty place in the row. */
function absent(board: GreenBoard, row: RowName): string {
  if (row === 'preview') return boardWords().none;
  return board.view.market.closed ? boardWords().discarded : boardWords().taken;
}

function projectFigures(project: ProjectView | null, empty: string): string {
  if (project === null) return left(`-- ${empty}`, 15);
  const { price, points, steps } = project;
  return `${tileText(project)}${right(String(price), 5)}${right(String(points), 4)}${right(signed(steps), 4)}`;
}

function offerRow(board: GreenBoard, name: RowName, columns: number): Line {
  const row = board.view[name];
  const label = name === 'market' ? boardWords().thisRound : boardWords().nextRound;
  const block = Math.min(20, Math.floor((columns - labelColumns) / 4));
  if (name === 'preview' && isLastRound(board))
    return [' ', dim(left(label, labelColumns)), dim(boardWords().lastRound)];
  return [
    ' ',
    dim(left(label, labelColumns - 1)),
    ...categories.flatMap((category, index): Piece[] => {
      const project = row.projects[index] ?? null;
      const mark = name === 'market' ? markOf(board, category) : 'none';
      const text = projectFigures(project, absent(board, name));
      const pieces: Line =
        project === null
          ? [dim(text)]
          : [painted(text.slice(0, 2), categoryPaint[category], true), text.slice(2)];
      return [
        markSign(mark, board),
        ...restyle(pieces, markStyles[mark]),
        ' '.repeat(Math.max(0, block - 16)),
      ];
    }),
  ];
}

/** Both rows of projects as a table with column heads: size, cost, points and Income steps. */
export function offerTable(board: GreenBoard, columns: number): Line[] {
  const block = Math.min(20, Math.floor((columns - labelColumns) / 4));
  const heads = `${right(boardWords().cost, 5)}${right(boardWords().pointsShort, 4)}${right(boardWords().inc, 4)}`;
  return [
    [
      ' '.repeat(labelColumns),
      ...categories.map((category) => dim(left(`${left(board.voice.name(category), 3)}${heads}`, block))),
    ],
    offerRow(board, 'market', columns),
    offerRow(board, 'preview', columns),
  ];
}

/** The action cards of a row by name. */
export function actionsLine(board: GreenBoard, name: RowName): Line[] {
  const { view, voice } = board;
  if (view.variant === 'simple') return [];
  const { actions } = view[name];
  const label = `${boardWords().actions}${signs().comma}${name === 'market' ? boardWords().thisRound : boardWords().nextRound}`;
  const cards = actions.map(({ id }): Line => {
    const mark = name === 'market' ? markOf(board, id) : 'none';
    return [markSign(mark, board), ...restyle([voice.name(id)], markStyles[mark])];
  });
  return [
    [' ', dim(left(label, 25)), ...(cards.length === 0 ? [dim(boardWords().none)] : spacedParts(cards))],
  ];
}

/** The action cards of both rows, in one line if they fit, otherwise in one line per row. */
export function actionsBoth(board: GreenBoard, columns: number): Line[] {
  const { view, voice } = board;
  if (view.variant === 'simple') return [];
  const names = ({ actions }: RowView) =>
    actions.length === 0 ? boardWords().none : actions.map(({ id }) => voice.name(id)).join(signs().list);
  const label: Line = [' ', dim(left(boardWords().actionsShort, labelColumns - 1)), ' '];
  const next: Line = [dim(`${boardWords().nextRound} `), names(view.preview)];
  const single: Line = [...label, ...spacedParts([[bold(names(view.market))], next])];
  if (lineWidth(single) <= columns) return [single];
  return [
    [...label, bold(names(view.market))],
    [' '.repeat(Math.min(labelColumns + 1, Math.max(1, columns - lineWidth(next)))), ...next],
  ];
}

/** A project as a small card of three rows: its tile with size and name, its cost and points, its Income steps. */
function projectCard(board: GreenBoard, index: number, name: RowName, columns: number): Line[] {
  const category = elementAt(categories, index);
  const project = board.view[name].projects[index] ?? null;
  const edge = painted(board.glyphs.bar, categoryPaint[category], true);
  const mark = name === 'market' ? markOf(board, category) : 'none';
  if (project === null) {
    const letter = boardWords().letters[category];
    return [[edge, ' ', dim(`${letter} ${absent(board, name)}`)], [edge], [edge]];
  }
  const title = `${tileText(project)} ${board.voice.name(project.id)}`;
  const { price, points, steps } = project;
  return [
    [
      edge,
      markSign(mark, board),
      ...restyle([bold(left(title, columns - 3, board.glyphs.cut))], markStyles[mark]),
    ],
    [edge, ' ', ...figure(boardWords().cost, price), '  ', ...figure(boardWords().points, points)],
    [edge, ' ', ...figure(boardWords().incomeCard, boardWords().steps(steps))],
  ];
}

function figure(label: string, value: number | string): Line {
  return [dim(`${label} `), bold(String(value))];
}

/** One row of projects as small cards side by side, its action cards below. */
export function offerCards(board: GreenBoard, name: RowName, columns: number): Line[] {
  const label = name === 'market' ? boardWords().thisRound : boardWords().nextRound;
  if (name === 'preview' && isLastRound(board))
    return [[' ', bold(label), '  ', dim(boardWords().lastRound)]];
  const wide = Math.floor((columns - 4) / 4);
  const cards = categories.map((_, index) => ({
    lines: projectCard(board, index, name, wide),
    columns: wide,
  }));
  const rows = sideBySide(cards).map((line): Line => [' ', ...line]);
  return [[' ', bold(label)], ...rows, ...actionsLine(board, name)];
}

/** When an action card applies, and what it can do now. */
function statusText(
  { voice }: GreenBoard,
  { status, moment, usesLeft, worth, worthSteps }: HeldCardView,
): string {
  const when = moment === null ? '' : voice.name(moment);
  const uses = usesLeft !== null && usesLeft > 1 ? `${signs().comma}${boardWords().usesLeft(usesLeft)}` : '';
  switch (status) {
    case 'now':
      return `${boardWords().now}${uses}`;
    case 'later':
      return `${when}${uses}`;
    case 'spent':
      return boardWords().spent;
    case 'works':
      return when === '' ? boardWords().always : `${boardWords().works}${signs().colon}${when}`;
    case 'done':
      return boardWords().done;
    case 'end':
      return worthSteps > 0 ? boardWords().atEndSteps(worthSteps) : boardWords().atEnd(worth);
  }
}

/** An action card with the time at which it applies. */
export function heldCard(board: GreenBoard, card: HeldCardView): Line {
  const text = statusText(board, card);
  const now = card.status === 'now';
  const gone = card.status === 'spent' || card.status === 'done';
  const name = board.voice.name(card.id);
  return [
    gone ? dim(name) : bold(name),
    span(bracketed(text), now ? { bold: true, paint: 'good' } : { dim: gone }),
  ];
}

/**
 * The action cards of a company, each with the time at which it applies; playable cards come first, spent cards last.
 */
export function heldCardLines(board: GreenBoard, { cards }: CompanyView): Line[] {
  return orderedCards(cards).map((card) => heldCard(board, card));
}

/** One's own action cards in as few rows as possible, each with the time at which it applies. */
export function heldCardsShort(board: GreenBoard, columns: number): Line[] {
  const company = ownCompany(board);
  if (board.view.variant === 'simple') return [];
  const label = columns < 60 ? ' ' : ` ${left(boardWords().ownCards, labelColumns - 1)} `;
  if (company.cards.length === 0) return [[dim(`${label}${boardWords().noCards}`)]];
  return flowing(label, heldCardLines(board, company), columns);
}

const statusOrder: readonly HeldCardView['status'][] = ['now', 'later', 'works', 'end', 'spent', 'done'];

/** The cards sorted: playable ones first, spent ones last. */
export function orderedCards(cards: readonly HeldCardView[]): HeldCardView[] {
  return [...cards].sort((a, b) => statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status));
}

/** One's own action cards, one per row: name, when it applies, and what it does. */
export function heldCardsLong(board: GreenBoard, columns: number): Line[] {
  const company = ownCompany(board);
  const { voice, glyphs, view } = board;
  if (view.variant === 'simple') return [];
  const title: Line = [' ', bold(boardWords().cardsOf(voice.seat(company.seat)))];
  if (company.cards.length === 0) return [[...title, dim(`  ${boardWords().noCards}`)]];
  const cards = orderedCards(company.cards);
  const heads = cards.map((card) => heldCard(board, card));
  const notes = cards.map((card) => voice.note(card.id) ?? '');
  const wide = Math.min(40, Math.max(...heads.map(lineWidth)));
  const isBeside = columns - wide >= 44;
  return [
    title,
    ...heads.flatMap((head, index): Line[] => {
      const note = wrap(elementAt(notes, index), isBeside ? columns - wide - 3 : columns - 3);
      if (!isBeside) return [[' ', ...head], ...note.map((text): Line => [dim(`   ${text}`)])];
      return note.map(
        (text, row): Line => [' ', ...fitted(row === 0 ? head : [], wide, glyphs.cut), '  ', text],
      );
    }),
  ];
}
