import { bold, dim, type Line, type Piece, painted } from '../../lines.tsx';
import { left, right } from '../../text.ts';
import {
  classTable,
  crisisMarks,
  type LimitBoard,
  nationName,
  plants,
  resourcePaint,
  resources,
  shownNation,
  unrestScale,
} from './parts.ts';
import { boardWords } from './words.en.ts';

/** The parts of the board in the order in which Tab shows them. */
export const compactPanes = [
  boardWords.panes.nation,
  boardWords.panes.market,
  boardWords.panes.nations,
  boardWords.panes.world,
] as const;

function ownPane(board: LimitBoard): Line[] {
  const { view } = board;
  const nation = shownNation(board);
  const plant = (resource: (typeof plants)[number]): Piece[] => [
    painted(boardWords.resources[resource], resourcePaint[resource]),
    ' ',
    bold(String(nation[resource])),
    `+${nation.output[resource]} `,
  ];
  const reserve = (word: string, own: number, left: number): Piece[] => [
    dim(`${word} `),
    bold(String(own)),
    dim(` (${left})  `),
  ];
  return [
    [
      ...nationName(board, nation.seat, 13),
      dim(`${boardWords.population} `),
      bold(String(nation.population)),
      dim(` ${boardWords.money} `),
      bold(String(nation.money)),
      dim(` ${boardWords.territory} `),
      bold(String(nation.territory)),
    ],
    [
      ' ',
      ...plants.flatMap(plant),
      painted(boardWords.resources.fossil, resourcePaint.fossil),
      ' ',
      bold(String(nation.fossil)),
    ],
    [...classTable(board, nation, ''), ' ', ...unrestScale(nation, view, board.glyphs)],
    [
      ' ',
      ...reserve(boardWords.pollutionShort, nation.pollution, view.pollution.reserve),
      ...reserve(boardWords.disruptionShort, nation.disruption, view.disruption.reserve),
      dim(`${boardWords.crisesShort} `),
      bold(`${view.crisisCount}/${view.crisesToEnd}`),
    ],
  ];
}

function marketPane({ view, glyphs }: LimitBoard): Line[] {
  const places = view.charts.buy.length;
  return resources.map((resource): Line => {
    const { stock, position, sell, buy } = view.market[resource];
    return [
      ' ',
      painted(left(boardWords.resourceNames[resource], 10), resourcePaint[resource]),
      bold(right(String(stock), 4)),
      ' ',
      dim(glyphs.place.repeat(position - 1)),
      bold(glyphs.piece),
      dim(glyphs.place.repeat(places - position)),
      dim(` ${boardWords.sell}`),
      bold(right(sell === null ? boardWords.none : String(sell), 3)),
      dim(` ${boardWords.buy}`),
      bold(right(String(buy), 3)),
    ];
  });
}

function nationsPane(board: LimitBoard): Line[] {
  const { view } = board;
  return [
    [
      ' '.repeat(10),
      ...[
        boardWords.population,
        boardWords.money,
        ...resources.map((resource) => boardWords.resources[resource]),
        boardWords.territory,
      ].map((word) => dim(right(word.slice(0, 3), 4))),
    ],
    ...view.nations.map(
      (nation): Line => [
        ...nationName(board, nation.seat, 10),
        ...[
          nation.population,
          nation.money,
          ...resources.map((resource) => nation[resource]),
          nation.territory,
        ].map((value) => right(String(value), 4)),
      ],
    ),
  ];
}

function worldPane(board: LimitBoard): Line[] {
  const { view } = board;
  return [
    [' ', left(boardWords.bank, 12), bold(String(view.bank))],
    [' ', left(boardWords.pollution, 12), boardWords.left(view.pollution.reserve, view.pollution.size)],
    [' ', left(boardWords.disruption, 12), boardWords.left(view.disruption.reserve, view.disruption.size)],
    [
      ' ',
      left(boardWords.colonies, 12),
      boardWords.colonyStock(view.colonization.territory, view.colonization.fossil),
    ],
    [
      ' ',
      left(boardWords.crises, 12),
      bold(boardWords.crisisCount(view.crisisCount, view.crisesToEnd)),
      ` ${crisisMarks(board)}`,
    ],
  ];
}

/** One pane after the other, from the chosen one on, as long as whole ones fit; the first one always. */
export function compactLines(board: LimitBoard, rows: number): Line[] {
  const panes = [ownPane, marketPane, nationsPane, worldPane];
  const lines: Line[] = [];
  for (let index = 0; index < panes.length; index += 1) {
    const pane = (panes[(board.pane + index) % panes.length] as (typeof panes)[number])(board);
    if (index > 0 && lines.length + pane.length > rows) continue;
    lines.push(...pane);
  }
  return lines;
}
