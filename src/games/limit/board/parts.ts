import type { BoardProps } from '../../../drawing/board.ts';
import type { Glyphs } from '../../../drawing/glyphs.ts';
import { bold, dim, type Line, type Piece, painted, restyle, span } from '../../../drawing/lines.ts';
import { left, widthOf } from '../../../drawing/text.ts';
import { ownerLetter, ownerPaint, type Paint } from '../../../drawing/theme.ts';
import { elementAt, lastOf } from '../../../engine/checked.ts';
import type { Posed } from '../../../engine/posed.ts';
import { isRange, type Seat, type Value } from '../../../engine/question.ts';
import { bracketed } from '../../../words/index.ts';
import type { LimitView, NationView } from '../view.ts';
import { boardWords } from '../words/index.ts';

export type LimitBoard = Omit<BoardProps<LimitView>, 'size'>;

export const plants = ['renewable', 'industrial', 'military'] as const;
export const resources = ['renewable', 'industrial', 'military', 'fossil'] as const;
export const classNames = ['A', 'B', 'C', 'D', 'E'] as const;
export const decks = ['society', 'militaryEconomy', 'production'] as const;

export const resourcePaint: Readonly<Record<(typeof resources)[number], Paint>> = {
  renewable: 'green',
  industrial: 'blue',
  military: 'red',
  fossil: 'brown',
};

/** The nation whose board is shown in full: the asked nation, else the viewer's, else the nation to move. */
export function shownNation({ view, question }: LimitBoard): NationView {
  const seat = question?.seat ?? view.seat ?? view.turn ?? view.leader;
  return view.nations[seat] ?? elementAt(view.nations, 0);
}

/** Letter and name of a nation with its current role: to move, leader, passed. */
export function nationName({ view, voice, glyphs }: LimitBoard, seat: Seat, columns: number): Line {
  const nation = view.nations[seat];
  const name = left(voice.seat(seat), columns - 4, glyphs.cut);
  return [
    view.turn === seat ? bold(glyphs.cursor) : ' ',
    painted(ownerLetter(seat), ownerPaint(seat), true),
    view.leader === seat ? '*' : ' ',
    nation?.passed === true ? dim(name) : view.turn === seat ? bold(name) : name,
    nation?.passed === true ? dim(glyphs.barred) : ' ',
  ];
}

/** A track with the piece on it: `1 2 3[5]10|20 30`; a bar separates the levels beyond the cap. */
export function track(
  values: readonly number[],
  level: number,
  paint: Paint | undefined,
  cap?: number,
): Line {
  const pieces: Piece[] = [];
  values.forEach((value, index) => {
    const here = index + 1 === level;
    const before = here ? '[' : index === level ? ']' : index === cap ? '|' : ' ';
    const beyond = cap !== undefined && index >= cap;
    pieces.push(before === '|' ? dim('|') : before);
    pieces.push(
      here ? span(String(value), { bold: true, paint }) : beyond ? dim(String(value)) : String(value),
    );
  });
  pieces.push(level === values.length ? ']' : ' ');
  return pieces;
}

/** The unrest scale in its three zones with the cube on it. */
export function unrestScale(nation: NationView, { unrest }: LimitView, glyphs: Glyphs): Line {
  const pieces: Piece[] = [];
  for (let place = 1; place <= unrest.positions; place += 1) {
    if (place === unrest.boomUpTo + 1 || place === unrest.uprisingFrom) pieces.push(dim(glyphs.bar));
    const zone: Paint | undefined =
      place <= unrest.boomUpTo ? 'good' : place >= unrest.uprisingFrom ? 'bad' : undefined;
    if (place === nation.unrest)
      pieces.push(span(glyphs.ascii ? 'O' : glyphs.piece, { bold: true, inverse: true, paint: zone }));
    else pieces.push(dim(glyphs.place));
  }
  return pieces;
}

/** The class's part in the question: under the cursor, allowed, barred, or not asked about. */
function classMark(
  name: string,
  seat: Seat,
  { question, focus }: LimitBoard,
): 'focus' | 'allowed' | 'barred' | 'none' {
  if (question === null || question.shape !== 'class' || question.seat !== seat) return 'none';
  if (focus === name) return 'focus';
  return includes(question, name) ? 'allowed' : 'barred';
}

function includes({ options }: Posed, value: Value): boolean {
  return !isRange(options) && options.includes(value);
}

/** The class table: standard of living, shift tile, and during a question the classes that may be chosen. */
export function classTable(board: LimitBoard, nation: NationView, gap = ' '): Line {
  const { glyphs } = board;
  return classNames.flatMap((name, index): Piece[] => {
    const mark = classMark(name, nation.seat, board);
    const sign = mark === 'focus' ? glyphs.cursor : mark === 'barred' ? glyphs.barred : ' ';
    const tile = nation.shiftTiles.includes(name) ? glyphs.tile : ' ';
    const cell: Line = [sign, bold(name), ` ${nation.classes[name]}${tile}`];
    const styled =
      mark === 'focus'
        ? restyle(cell, { inverse: true })
        : mark === 'barred'
          ? restyle(cell, { dim: true })
          : cell;
    return index === 0 ? [...styled] : [gap, ...styled];
  });
}

/** A gauge of a reserve, in at most the columns available, which may be 0. */
export function gauge(
  have: number,
  size: number,
  columns: number,
  { glyphs }: LimitBoard,
  paint: Paint,
): Line {
  const share = size === 0 ? 0 : Math.round((have / size) * columns);
  const filled = Math.min(columns, Math.max(have > 0 ? 1 : 0, share));
  return [painted(glyphs.full.repeat(filled), paint), dim(glyphs.empty.repeat(columns - filled))];
}

/** The crises so far, each with the generation in which it occurred: `F2 E3`. */
export function crisisMarks({ view }: LimitBoard): string {
  return view.crises
    .flatMap((tiles, index) => tiles.map((crisis) => `${boardWords().crisisLetters[crisis]}${index + 1}`))
    .join(' ');
}

/**
 * Alliances as the letters of their members; the letters of tokens that lie agreement side up in this step are in
 * brackets.
 */
export function allianceTexts({ view }: LimitBoard): string[] {
  return (['military', 'economic'] as const)
    .map((kind) => {
      const groups = view.alliances[kind].map((group) => group.map(ownerLetter).join('+'));
      const agreed = view.agreed[kind].flatMap((isUp, seat) => (isUp ? [ownerLetter(seat)] : []));
      if (groups.length === 0 && agreed.length === 0) return '';
      const up = agreed.length === 0 ? '' : bracketed(`${boardWords().agreed} ${agreed.join(' ')}`);
      return `${boardWords().allianceKinds[kind]} ${groups.length === 0 ? boardWords().none : groups.join(' ')}${up}`;
    })
    .filter((text) => text !== '');
}

/** The first text that fits, or the last one if none does. */
export function firstFitting(columns: number, ...texts: readonly string[]): string {
  return texts.find((text) => widthOf(text.trimEnd()) <= columns)?.trimEnd() ?? lastOf(texts);
}

/** The names of cards. */
export function cardNames({ voice }: LimitBoard, cards: readonly string[]): string[] {
  return cards.map((card) => voice.name(card));
}
