import type { BoardProps, BoardVoice, Direction, Plot, Status } from '../../../drawing/board.ts';
import { filled } from '../../../drawing/fill.ts';
import { type Layout, layoutFor, type Size } from '../../../drawing/layout.ts';
import { legendLines } from '../../../drawing/legend.ts';
import { exactly, type Line, sideBySide } from '../../../drawing/lines.ts';
import type { Posed } from '../../../engine/posed.ts';
import type { Value } from '../../../engine/question.ts';
import { SOCIAL_STEPS } from '../steps.ts';
import type { LimitView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import { compactLines, compactPanes, nationColumns } from './compact.ts';
import { handLines, heldLines } from './hand.ts';
import { chartColumns, chartLines, marketLines, worldLines } from './market.ts';
import { allianceLines, nationBoard, nationBox, nationTable, starLines } from './nations.ts';
import { classNames, type LimitBoard, shownNation } from './parts.ts';

const marketColumns = 38;
const boxColumns = 44;

/** The columns that the world needs beside the charts to show every word. */
const worldColumns = 36;

/** The marketplace, with its charts if there is room, and the world beside it. */
function topLines(board: LimitBoard, columns: number, withCharts: boolean): Line[] {
  const market = withCharts ? chartColumns : marketColumns;
  return sideBySide([
    { lines: withCharts ? chartLines(board) : marketLines(board), columns: market },
    { lines: worldLines(board, columns - market - 1), columns: columns - market - 1 },
  ]);
}

function standardLines(board: LimitBoard, columns: number, rows: number): Line[] {
  const top = topLines(board, columns, false);
  const table = nationTable(board, columns);
  const own = nationBoard(board, shownNation(board), columns);
  const fixed = top.length + table.length;
  if (fixed > rows) return [...table, ...top];
  if (board.pane === 1 && fixed + own.length > rows) return [...own, ...table, ...top];
  if (fixed + own.length > rows) {
    // The subject of the question stays visible: the class table, or the cards in the hand.
    const held = heldLines(board, columns).length;
    if (board.question?.shape === 'class') own.unshift(...own.splice(2, 1));
    else own.unshift(...own.splice(3, held));
  }
  const gaps = rows - fixed - own.length;
  return [...top, ...(gaps >= 1 ? [[]] : []), ...table, ...(gaps >= 2 ? [[]] : []), ...own];
}

function wideLines(board: LimitBoard, columns: number, rows: number): Line[] {
  const top = topLines(board, columns, columns >= chartColumns + 1 + worldColumns);
  const beside = Math.max(1, Math.floor((columns + 2) / (boxColumns + 2)));
  const width = Math.min(52, Math.floor((columns - 2 * (beside - 1)) / beside));
  const boxes = board.view.nations.map((nation) => nationBox(board, nation, width));
  const bands: Line[][] = [];
  for (let from = 0; from < boxes.length; from += beside) {
    bands.push(
      sideBySide(
        boxes.slice(from, from + beside).map((lines) => ({ lines, columns: width })),
        '  ',
      ),
    );
  }
  const needed = top.length + bands.reduce((sum, band) => sum + band.length, 0);
  const rest = [...starLines(board), ...allianceLines(board, columns), ...heldLines(board, columns)];
  // One row for each nation is better than hiding some nations.
  if (needed + rest.length > rows) return standardLines(board, columns, rows);
  const gap: Line[] = rows - needed - rest.length >= bands.length ? [[]] : [];
  return [...top, ...bands.flatMap((band) => [...gap, ...band]), ...rest];
}

/** The rows of the board before they are fitted to the screen; none is wider than `columns`, whatever the figures. */
export function boardLines(board: LimitBoard, columns: number, rows: number): Line[] {
  const designs: Record<Layout, () => Line[]> = {
    compact: () => compactLines(board, columns, rows),
    standard: () => standardLines(board, columns, rows),
    wide: () => wideLines(board, columns, rows),
  };
  return designs[board.layout]();
}

/** How many of the available rows the board would use. */
export function rows(board: LimitBoard, columns: number, most = 60): number {
  return boardLines(board, columns, most).length;
}

/** The figures whose course over the match can be plotted. */
export const plots: readonly Plot[] = [
  { name: 'population', path: 'nations.*.population', isGrowing: true },
  { name: 'unrest', path: 'nations.*.unrest' },
  { name: 'pollution', path: 'nations.*.pollution' },
  { name: 'money', path: 'nations.*.money' },
];

/** The log entries that concern everybody. */
export const prominent = ['crisis', 'event', 'game-ends', 'bank-short'] as const;

/** Generation and years, and the phase of the step. */
export function status(view: LimitView, voice: BoardVoice, columns: number): Status {
  const short = columns < 60;
  const generation = (short ? boardWords().generationShort : boardWords().generation)(
    view.generation,
    view.generations,
  );
  const years = boardWords().years(view.years[0], view.years[1], voice.glyphs.ascii ? '-' : '–');
  const round = short ? generation : `${generation} ${voice.glyphs.dot} ${years}`;
  const phase = view.step === null ? undefined : phaseOf(view.step);
  return phase === undefined ? { round } : { round, phase };
}

const phases: readonly (readonly [keyof ReturnType<typeof boardWords>['phases'], readonly string[]])[] = [
  ['political', ['technologicalAdvancement', 'newPolicy', 'politicalActionCapacity', 'decidePolicy']],
  ['social', SOCIAL_STEPS],
  [
    'international',
    [
      'coldWar',
      'financialCrisis',
      'environmentalCrisis',
      'militaryCrisis',
      'globalCrises',
      'alliance',
      'event',
      'endOfGeneration',
    ],
  ],
  ['end', ['stressTest', 'scoring']],
];

/** The phase of the rulebook that a step belongs to. */
function phaseOf(step: string): string | undefined {
  const phase = phases.find(([, steps]) => steps.some((name) => step.startsWith(name)));
  return phase === undefined ? undefined : boardWords().phases[phase[0]];
}

/** The parts of the board that Tab goes through when not everything fits. */
export function panes(size: Size): readonly string[] {
  const layout = layoutFor(size);
  if (layout === 'compact') return compactPanes();
  return layout === 'standard' ? [boardWords().panes.table, boardWords().panes.nation] : [];
}

/** On the class table, the higher class is on the left and the lower class on the right. */
export function beside(
  _view: LimitView,
  question: Posed,
  from: Value,
  direction: Direction,
): Value | undefined {
  if (question.shape !== 'class' || direction === 'up' || direction === 'down') return undefined;
  const place = (classNames as readonly Value[]).indexOf(from);
  return place < 0 ? undefined : classNames[place + (direction === 'right' ? 1 : -1)];
}

/** The viewer's hand and all face-up cards, with their full texts. */
export const hand = handLines;

/** What the signs on the board mean. */
export function legend({ glyphs }: Omit<BoardProps<LimitView>, 'size'>, columns: number): Line[] {
  const { legend: words, deckLetters, crisisLetters } = boardWords();
  const { piece, bar, full, empty, tile } = glyphs;
  const letters = (named: Readonly<Record<string, string>>) => Object.values(named).join(' ');
  return legendLines(
    [
      ['*', words.leader],
      [`1[2]3${bar}5`, words.level(bar)],
      [`${full}${full}${empty}`, words.gauge(full, empty)],
      [piece, words.cube],
      [bar, words.unrest(bar)],
      [`A 1${tile}`, words.tile],
      [letters(deckLetters), words.decks],
      [letters(crisisLetters), words.crises],
    ],
    columns,
  );
}

/** Limit's table: marketplace, reserves, all nations, and the board of the nation to move. */
export function draw(props: BoardProps<LimitView>): Line[] {
  return filled(boardLines(props, props.size.columns, props.size.rows), props);
}

/** A comparison of all nations, then as many full nation boards as fit; Tab goes on to the rest. */
export function drawOthers(props: BoardProps<LimitView>): Line[] {
  const { size, view, pane } = props;
  const { columns } = size;
  const wide = columns >= 2 * boxColumns + 2;
  const width = Math.min(wide ? Math.floor((columns - 2) / 2) : columns, 60);
  const across = wide ? 2 : 1;
  const table = [...(columns >= 80 ? nationTable(props, columns) : nationColumns(props, columns)), []];
  const down = Math.max(1, Math.floor((size.rows - table.length) / 7));
  const withTable = size.rows - table.length >= 7;
  const pages: Line[][] = withTable ? [] : [table];
  for (let from = 0; from < view.nations.length; from += across * down) {
    const lines: Line[] = withTable ? [...table] : [];
    for (let index = from; index < Math.min(from + across * down, view.nations.length); index += across) {
      const band = view.nations
        .slice(index, Math.min(index + across, from + across * down))
        .map((nation) => ({ lines: nationBox(props, nation, width), columns: width }));
      lines.push(...sideBySide(band, '  '), []);
    }
    pages.push(lines);
  }
  const held = handLines(props, columns);
  for (let from = 0; from < held.length; from += size.rows) pages.push(held.slice(from, from + size.rows));
  const lines = pages[pane % pages.length] ?? [];
  return exactly(lines, size.rows);
}
