import { bold, dim, type Line, type Piece, painted } from '../../../drawing/lines.ts';
import { left, right } from '../../../drawing/text.ts';
import { elementAt } from '../../../engine/checked.ts';
import { boardWords } from '../words/index.ts';
import { heldLines } from './hand.ts';
import { worldLines } from './market.ts';
import { allianceLines } from './nations.ts';
import {
  classTable,
  type LimitBoard,
  nationName,
  plants,
  resourcePaint,
  resources,
  shownNation,
  unrestScale,
} from './parts.ts';

/** The width of the smallest supported terminal. */
const narrowest = 40;

/** The parts of the board in the order in which Tab shows them. */
export function compactPanes(): readonly string[] {
  const { panes } = boardWords();
  return [panes.nation, panes.market, panes.nations, panes.world];
}

function ownPane(board: LimitBoard): Line[] {
  const { view } = board;
  const nation = shownNation(board);
  const held = plants.reduce((sum, name) => sum + `${nation[name]}${nation.output[name]}`.length + 6, 0);
  const isLong = held + 5 + String(nation.fossil).length > narrowest;
  const label = (resource: (typeof resources)[number]): Piece =>
    painted(boardWords().resources[resource].slice(0, isLong ? 2 : 3), resourcePaint[resource]);
  const plant = (resource: (typeof plants)[number]): Piece[] => [
    label(resource),
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
      dim(`${boardWords().population} `),
      bold(String(nation.population)),
      dim(` ${boardWords().money} `),
      bold(String(nation.money)),
      dim(` ${boardWords().territory} `),
      bold(String(nation.territory)),
    ],
    [' ', ...plants.flatMap(plant), label('fossil'), ' ', bold(String(nation.fossil))],
    [...classTable(board, nation, ''), ' ', ...unrestScale(nation, view, board.glyphs)],
    [
      ' ',
      ...reserve(boardWords().pollutionShort, nation.pollution, view.pollution.reserve),
      ...reserve(boardWords().disruptionShort, nation.disruption, view.disruption.reserve),
      dim(`${boardWords().crisesShort} `),
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
      painted(left(boardWords().resourceNames[resource], 10), resourcePaint[resource]),
      bold(right(String(stock), 4)),
      ' ',
      dim(glyphs.place.repeat(position - 1)),
      bold(glyphs.piece),
      dim(glyphs.place.repeat(places - position)),
      dim(` ${boardWords().sell}`),
      bold(right(sell === null ? boardWords().none : String(sell), 3)),
      dim(` ${boardWords().buy}`),
      bold(right(String(buy), 3)),
    ];
  });
}

/** All nations side by side, with the star nation in a solo game, and the alliances. */
export function nationColumns(board: LimitBoard, columns: number): Line[] {
  const { view } = board;
  const { star } = view;
  const widths = [4, 5, 4, 4, 4, 4, 4];
  const cells = (values: readonly string[], isHead = false) =>
    values.map((value, index) => {
      const width = elementAt(widths, index);
      return isHead ? dim(right(left(value, width - 1).trimEnd(), width)) : right(value, width);
    });
  const own = (nation: (typeof view.nations)[number] | NonNullable<typeof star>, ...first: string[]) => [
    String(nation.population),
    String(nation.money),
    ...first,
    String(nation.industrial),
    String(nation.military),
    String(nation.fossil),
    String(nation.territory),
  ];
  const head = [
    boardWords().population,
    boardWords().money,
    ...resources.map((resource) => boardWords().columnHeads[resource]),
    boardWords().territory,
  ];
  return [
    [' '.repeat(10), ...cells(head, true)],
    ...view.nations.map(
      (nation): Line => [
        ...nationName(board, nation.seat, 10),
        ...cells(own(nation, String(nation.renewable))),
      ],
    ),
    ...(star === null
      ? []
      : [[' ', bold(left(`* ${boardWords().star}`, 9)), ...cells(own(star, boardWords().none))] as Line]),
    ...allianceLines(board, columns),
  ];
}

/** As many whole panes as fit, starting with the chosen one, which is always shown. */
export function compactLines(board: LimitBoard, columns: number, rows: number): Line[] {
  const nations = (shown: LimitBoard) => nationColumns(shown, columns);
  const world = (shown: LimitBoard) => worldLines(shown, columns);
  const panes = [ownPane, marketPane, nations, world];
  const lines: Line[] = heldLines(board, columns);
  if (lines.length > rows / 2) lines.length = 0;
  for (let index = 0; index < panes.length; index += 1) {
    const pane = elementAt(panes, (board.pane + index) % panes.length)(board);
    if (lines.length > 0 && lines.length + pane.length > rows) continue;
    lines.push(...pane);
  }
  return lines;
}
