import { elementAt } from '../../engine/checked.ts';
import { bareFigures } from '../../engine/components.ts';
import { type Path, PlaceError } from '../../engine/place.ts';
import { type Fields, listAt, listOnceAt, mapAt, textAt, wholeAt, wordAt } from '../../engine/reading.ts';
import { CARD_IDS, ruleOf } from './cards/index.ts';
import shipped from './components.json' with { type: 'json' };
import type { ActionCard, Dividend, GreenComponents, ProjectCard, WorldMap } from './figures.ts';
import { worldMap } from './map.ts';
import { CATEGORIES, CHIP_VALUES, SIZES } from './state.ts';
import { notation } from './words/notation.ts';

/** The table as shipped, each figure with its source. */
export const shippedComponents: unknown = shipped;

const PLAYERS = [3, 4, 5] as const;
/** The largest figure that a box or a position may contain. */
export const MOST_OF_FIGURE = 999;

const BLOCKS = [
  'game',
  'caps',
  'incomeScale',
  'dividends',
  'sustainability',
  'pr',
  'valuation',
  'taxRefund',
  'loans',
  'projects',
  'actions',
  'maps',
] as const;

/**
 * Reads a component table into the form that the rules use.
 * @throws PlaceError if a figure is missing, of the wrong type, or out of bounds
 */
export function readComponents(sourced: unknown): GreenComponents {
  const table = mapAt(bareFigures(sourced), [], BLOCKS);
  const block = (name: string, known: readonly string[]) => mapAt(table[name], [name], known);
  const whole = (fields: Fields, path: [string, string | number], from: number, to: number) =>
    wholeAt(fields[path[1]], path, from, to);
  const game = block('game', ['rounds', 'cash', 'income']);
  const caps = block('caps', ['cash', 'income', 'level']);
  const cashCap = whole(caps, ['caps', 'cash'], 1, MOST_OF_FIGURE);
  const incomeCap = whole(caps, ['caps', 'income'], 1, MOST_OF_FIGURE);
  const scale = block('incomeScale', ['stepped'])['stepped'];
  const steppedValues = readScale(scale, ['incomeScale', 'stepped'], incomeCap);
  const rounds = whole(game, ['game', 'rounds'], 1, 15);
  const sustainability = block('sustainability', ['rounds', 'points']);
  const pr = block('pr', ['rounds', 'rewards', 'chips', 'prices']);
  const prices = mapAt(pr['prices'], ['pr', 'prices'], CHIP_VALUES.map(String));
  const loans = block('loans', ['amounts', 'most', 'penalty']);
  return {
    rounds,
    startCash: whole(game, ['game', 'cash'], 0, cashCap),
    startIncome: readStartIncome(game['income'], ['game', 'income'], steppedValues),
    caps: {
      cash: cashCap,
      income: { stepped: incomeCap, linear: incomeCap },
      level: whole(caps, ['caps', 'level'], 1, MOST_OF_FIGURE),
    },
    steppedValues,
    dividends: readDividends(block('dividends', ['bands'])['bands'], ['dividends', 'bands'], incomeCap),
    sustainabilityRounds: numbers(sustainability['rounds'], ['sustainability', 'rounds'], 1, rounds),
    sustainabilityPoints: numbers(sustainability['points'], ['sustainability', 'points'], 0, MOST_OF_FIGURE),
    prRounds: numbers(pr['rounds'], ['pr', 'rounds'], 1, rounds),
    prRewards: numbers(pr['rewards'], ['pr', 'rewards'], 0, MOST_OF_FIGURE),
    chips: readChips(numbers(pr['chips'], ['pr', 'chips'], 1, CHIP_VALUES.length)),
    prPrices: [
      0,
      ...CHIP_VALUES.map((value) => wholeAt(prices[value], ['pr', 'prices', value], 0, MOST_OF_FIGURE)),
    ],
    valuationRewards: numbers(
      block('valuation', ['rewards'])['rewards'],
      ['valuation', 'rewards'],
      0,
      MOST_OF_FIGURE,
    ),
    taxRefundCash: whole(block('taxRefund', ['cash']), ['taxRefund', 'cash'], 0, MOST_OF_FIGURE),
    loans: numbers(loans['amounts'], ['loans', 'amounts'], 1, MOST_OF_FIGURE),
    mostLoans: whole(loans, ['loans', 'most'], 0, MOST_OF_FIGURE),
    loanPenalty: whole(loans, ['loans', 'penalty'], 0, MOST_OF_FIGURE),
    ...readProjects(block('projects', CATEGORIES)),
    actions: readActions(block('actions', ['cards'])['cards'], ['actions', 'cards']),
    maps: readMaps(block('maps', PLAYERS.map(String))),
    ownDividends: false,
  };
}

function numbers(value: unknown, path: Path, from: number, to: number): number[] {
  return listAt(value, path, (item, place) => wholeAt(item, place, from, to));
}

function readStartIncome(value: unknown, path: Path, scale: readonly number[]): Record<number, number> {
  const fields = mapAt(value, path, PLAYERS.map(String));
  const incomes: Record<number, number> = {};
  for (const players of PLAYERS) {
    incomes[players] = wholeAt(fields[players], [...path, players], 0, Math.max(...scale));
    if (!scale.includes(incomes[players])) throw new PlaceError([...path, players], notation().noScaleValue);
  }
  return incomes;
}

function readScale(value: unknown, path: Path, last: number): number[] {
  const scale = numbers(value, path, 0, MOST_OF_FIGURE);
  if (scale.length !== last + 1) throw new PlaceError(path, notation().scaleSteps(last));
  scale.forEach((item, step) => {
    const rise = step === 0 ? item : item - elementAt(scale, step - 1);
    if (rise < 0 || rise > 1) throw new PlaceError([...path, step], notation().scaleRises);
  });
  return scale;
}

function readDividends(value: unknown, path: Path, incomeCap: number): (Dividend | null)[] {
  const table: (Dividend | null)[] = [];
  for (let income = 0; income <= incomeCap; income += 1) table.push(null);
  listAt(value, path, (item, at) => {
    const band = mapAt(item, at, ['from', 'to', 'cash', 'points']);
    const from = wholeAt(band['from'], [...at, 'from'], 0, incomeCap);
    const to = wholeAt(band['to'], [...at, 'to'], from, incomeCap);
    const cash = wholeAt(band['cash'], [...at, 'cash'], 0, MOST_OF_FIGURE);
    const points = wholeAt(band['points'], [...at, 'points'], 0, MOST_OF_FIGURE);
    for (let income = from; income <= to; income += 1) table[income] = { cash, points };
  });
  return table;
}

function readChips(list: readonly number[]): number[] {
  return [0, ...CHIP_VALUES.map((value) => list.filter((chip) => chip === value).length)];
}

function readProjects(block: Fields): Pick<GreenComponents, 'projects' | 'projectIds'> {
  const projects: Record<string, ProjectCard> = {};
  const projectIds = CATEGORIES.map((name, category) =>
    listAt(block[name], ['projects', name], (item, path) => {
      const card = mapAt(item, path, ['id', 'name', 'size', 'cost', 'points', 'steps']);
      const id = textAt(card['id'], [...path, 'id']);
      if (Object.hasOwn(projects, id)) throw new PlaceError([...path, 'id'], notation().cardTwice(id));
      projects[id] = {
        id,
        name: textAt(card['name'], [...path, 'name']),
        category,
        size: wholeAt(card['size'], [...path, 'size'], 1, SIZES),
        cost: wholeAt(card['cost'], [...path, 'cost'], 0, MOST_OF_FIGURE),
        points: wholeAt(card['points'], [...path, 'points'], -MOST_OF_FIGURE, MOST_OF_FIGURE),
        steps: wholeAt(card['steps'], [...path, 'steps'], -MOST_OF_FIGURE, MOST_OF_FIGURE),
      };
      return id;
    }),
  );
  return { projects, projectIds };
}

function readActions(value: unknown, path: Path): Record<string, ActionCard> {
  const actions: Record<string, ActionCard> = {};
  listAt(value, path, (item, place) => {
    const card = readAction(item, place);
    if (actions[card.id] !== undefined) throw new PlaceError([...place, 'id'], notation().cardTwice(card.id));
    actions[card.id] = card;
  });
  for (const id of CARD_IDS)
    if (actions[id] === undefined) throw new PlaceError(path, notation().cardMissing(id));
  return actions;
}

/**
 * Reads an action card. Its kind and the names of its figures must be those that the rules know; its uses and the
 * figures' values may differ.
 */
function readAction(item: unknown, path: Path): ActionCard {
  const card = mapAt(item, path, ['id', 'name', 'kind', 'uses', 'figures']);
  const id = wordAt(card['id'], [...path, 'id'], CARD_IDS);
  const rule = ruleOf(id);
  wordAt(card['kind'], [...path, 'kind'], [rule.kind]);
  const block = mapAt(card['figures'] ?? {}, [...path, 'figures'], rule.figures);
  const figures: Record<string, number> = {};
  for (const name of rule.figures)
    figures[name] = wholeAt(block[name], [...path, 'figures', name], -MOST_OF_FIGURE, MOST_OF_FIGURE);
  const played = rule.kind === 'hand';
  if (!played && card['uses'] !== undefined)
    throw new PlaceError([...path, 'uses'], notation().notByHand(id));
  const uses = played ? wholeAt(card['uses'], [...path, 'uses'], 1, 15) : 0;
  return { id, name: textAt(card['name'], [...path, 'name']), kind: rule.kind, uses, figures };
}

function readMaps(block: Fields): Record<number, WorldMap> {
  const maps: Record<number, WorldMap> = {};
  for (const players of PLAYERS) {
    const path = ['maps', players];
    const zone = mapAt(block[players], path, ['rows', 'cols', 'starts']);
    const { rows, cols } = readZone(zone, path);
    const starts = readStarts(zone['starts'], [...path, 'starts'], rows, cols);
    if (starts.length < players) throw new PlaceError([...path, 'starts'], notation().startCells(players));
    maps[players] = worldMap(rows, cols, starts);
  }
  return maps;
}

/** Reads a zone, which cannot be larger than the whole world map of 49 cells (GD-GEN-03). */
export function readZone(zone: Fields, path: Path): { rows: number; cols: number } {
  const rows = wholeAt(zone['rows'], [...path, 'rows'], 1, 49);
  const cols = wholeAt(zone['cols'], [...path, 'cols'], 1, 49);
  if (rows * cols > 49) throw new PlaceError(path, notation().tooManyCells(rows, cols));
  return { rows, cols };
}

/** Start cells, each within the zone and named once (GD-GEN-05). */
export function readStarts(value: unknown, path: Path, rows: number, cols: number): string[] {
  const { names } = worldMap(rows, cols, []);
  return listOnceAt(value, path, (item, place) => {
    const name = textAt(item, place);
    if (!names.includes(name)) throw new PlaceError(place, notation().noCell(rows, cols, name));
    return name;
  });
}
