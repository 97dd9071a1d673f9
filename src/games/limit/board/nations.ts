import {
  bold,
  dim,
  fitted,
  type Line,
  lineWidth,
  type Piece,
  painted,
  span,
} from '../../../drawing/lines.ts';
import { left, right, widthOf, wrap } from '../../../drawing/text.ts';
import { signs } from '../../../words/index.ts';
import type { NationView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import { heldLines } from './hand.ts';
import {
  allianceTexts,
  cardNames,
  classNames,
  classTable,
  decks,
  type LimitBoard,
  nationName,
  plants,
  resourcePaint,
  resources,
  track,
  unrestScale,
} from './parts.ts';

const nameColumns = 15;

/** A row for every nation: its stocks, its classes, its unrest, and its pollution and disruption. */
export function nationTable(board: LimitBoard, columns: number): Line[] {
  const { view, question } = board;
  const withPoints = columns >= 88;
  const head: Line = [
    ' '.repeat(4),
    dim(left(boardWords().nation, nameColumns - 4)),
    dim(right(boardWords().population, 4)),
    dim(right(boardWords().money, 6)),
    ...resources.map((resource) =>
      span(right(boardWords().columnHeads[resource], 4), { paint: resourcePaint[resource] }),
    ),
    dim(right(boardWords().territory, 5)),
    '  ',
    dim(classNames.join(' ')),
    '  ',
    dim(left(boardWords().unrest, view.unrest.positions + 2)),
    dim(right(boardWords().columnHeads.pollution, 4)),
    dim(right(boardWords().columnHeads.disruption, 4)),
    withPoints ? dim(right(boardWords().points, 7)) : '',
  ];
  const rows = view.nations.map((nation): Line => {
    const own = nation.seat === (question?.seat ?? view.seat);
    const figure = (value: number, width: number): Piece =>
      own ? bold(right(String(value), width)) : right(String(value), width);
    return [
      ...nationName(board, nation.seat, nameColumns),
      figure(nation.population, 4),
      figure(nation.money, 6),
      ...resources.map((resource) => figure(nation[resource], 4)),
      figure(nation.territory, 5),
      '  ',
      ...classNames.flatMap((name, index): Piece[] => [
        index === 0 ? '' : ' ',
        figure(nation.classes[name], 1),
      ]),
      '  ',
      ...unrestScale(nation, view, board.glyphs),
      figure(nation.pollution, 4),
      figure(nation.disruption, 4),
      withPoints ? figure(nation.score, 7) : '',
    ];
  });
  return [head, ...rows, ...starLines(board), ...allianceLines(board, columns)];
}

/** The star nation of a solo game: its tokens, and its table values for this generation. */
export function starLines({ view }: LimitBoard): Line[] {
  const { star } = view;
  if (star === null) return [];
  return [
    [
      ' ',
      bold(left(`* ${boardWords().star}`, nameColumns)),
      right(String(star.population), 3),
      right(String(star.money), 6),
      right(boardWords().none, 4),
      right(String(star.industrial), 4),
      right(String(star.military), 4),
      right(String(star.fossil), 4),
      right(String(star.territory), 5),
      `  ${classNames.map(() => star.livingStandard).join(' ')}  `,
      ' '.repeat(view.unrest.positions + 2),
      right(String(star.pollution), 4),
      right(String(star.disruption), 4),
    ],
  ];
}

/** The alliances, in one row if they fit. */
export function allianceLines(board: LimitBoard, columns: number): Line[] {
  const texts = allianceTexts(board);
  if (texts.length === 0) return [];
  const label = `${boardWords().alliances} `;
  const single = texts.join('   ');
  if (widthOf(label) + widthOf(single) + 1 <= columns) return [[' ', dim(label), single]];
  return texts.map((text): Line => [' ', text]);
}

function plantTrack(board: LimitBoard, nation: NationView, plant: (typeof plants)[number]): Line {
  const cap = plant === 'renewable' ? nation.renewableCap : undefined;
  return [
    painted(left(boardWords().resourceNames[plant], 10), resourcePaint[plant]),
    ...track(board.view.tracks.production, nation.production[plant], resourcePaint[plant], cap),
  ];
}

/** The board of one nation: tracks with the piece and the cap, classes with their tiles, unrest, cards. */
export function nationBoard(board: LimitBoard, nation: NationView, columns: number): Line[] {
  const { view } = board;
  const [renewable, industrial, military] = plants.map((plant) => plantTrack(board, nation, plant)) as [
    Line,
    Line,
    Line,
  ];
  const population: Line = [
    left(boardWords().population, 10),
    ...track(view.tracks.population, nation.populationLevel, undefined),
  ];
  return [
    [' ', dim(left(boardWords().plants, 8)), ...fitted(renewable, 34), '  ', ...industrial],
    [' '.repeat(9), ...fitted(military, 34), '  ', ...population],
    [
      ' ',
      dim(left(boardWords().classes, 8)),
      ...classTable(board, nation),
      dim(`  ${boardWords().shiftZone} `),
      String(nation.shiftZone),
      dim(`  ${boardWords().hand} `),
      String(nation.handSize),
      dim(` ${boardWords().decks} `),
      decks.map((deck) => `${boardWords().deckLetters[deck]}${nation.deckSizes[deck]}`).join(' '),
    ],
    ...heldLines(board, columns),
    ...cardsOnTable(board, nation, columns),
  ];
}

/** The nation's face-up cards: permanent cards, and cards played this generation, in as many rows as they need. */
function cardsOnTable(board: LimitBoard, nation: NationView, columns: number): Line[] {
  const { permanents, played } = nation;
  const parts = [
    { label: boardWords().inPlay, names: cardNames(board, permanents).join(signs().list) },
    { label: boardWords().played, names: cardNames(board, played).join(signs().list) },
  ].filter(({ names }) => names !== '');
  const single = parts.flatMap(({ label, names }): Piece[] => [dim(` ${label} `), names]);
  if (lineWidth(single) <= columns) return single.length === 0 ? [] : [single];
  return parts.flatMap(({ label, names }) =>
    wrap(names, columns - widthOf(label) - 3).map(
      (text, index): Line => [dim(` ${index === 0 ? label : ' '.repeat(widthOf(label))} `), text],
    ),
  );
}

/**
 * A nation's board in a narrow box, for showing all nations at once: six rows, or more if it has many cards in play.
 */
export function nationBox(board: LimitBoard, nation: NationView, columns: number): Line[] {
  const { view, glyphs } = board;
  const label = (text: string) => dim(`${text} `);
  const rest = (plant: (typeof plants)[number], word: string, value: number): Line => {
    const stock = right(String(nation[plant]), 4);
    return [
      ' ',
      painted(left(boardWords().resourceNames[plant], 10), resourcePaint[plant]),
      bold(stock),
      ' ',
      ...plantTrack(board, nation, plant).slice(1),
      ' ',
      label(word),
      bold(String(value)),
    ];
  };
  const names = [...(nation.passed ? [boardWords().passed] : []), ...cardNames(board, nation.permanents)];
  const open = names.join(signs().list);
  const isBeside = widthOf(open) <= columns - widthOf(boardWords().unrest) - view.unrest.positions - 6;
  const money = `${boardWords().money} ${nation.money}`;
  const population = `${boardWords().population} ${nation.population}`;
  const points = `${nation.score} ${boardWords().points}`;
  const figures = `${population}  ${money}  ${points}`;
  const name = nationName(board, nation.seat, columns - widthOf(figures) - 2);
  return [
    [...name, ' ', bold(figures)],
    rest('renewable', boardWords().territory, nation.territory),
    rest('industrial', boardWords().resources.fossil, nation.fossil),
    rest('military', boardWords().hand, nation.handSize),
    [
      ' ',
      ...classTable(board, nation, ''),
      '  ',
      label(boardWords().pollutionShort),
      bold(String(nation.pollution)),
      ' ',
      label(boardWords().disruptionShort),
      bold(String(nation.disruption)),
    ],
    [' ', label(boardWords().unrest), ...unrestScale(nation, view, glyphs), '  ', dim(isBeside ? open : '')],
    ...(isBeside ? [] : wrap(open, columns - 2).map((text): Line => [' ', dim(text)])),
  ].map((line) => fitted(line as Line, columns, glyphs.cut));
}
