import { elementAt, entryOf, lastOf } from '../../../engine/checked.ts';
import { eachWordAt, type Fields, mapAt, wholeAt } from '../../../engine/reading.ts';
import { MOST_OF_FIGURE, readStarts, readZone } from '../components.ts';
import type { Dividend, GreenComponents } from '../figures.ts';
import { worldMap } from '../map.ts';
import { CHIP_VALUES, type GreenState, incomeValueAt, lastStep } from '../state.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Reads the box's figures that a position replaces. */
export function readFigures(fields: Fields, state: GreenState, shipped: GreenComponents): GreenComponents {
  const components: Writable<GreenComponents> = { ...shipped };
  if (fields['caps'] !== undefined) readCaps(fields['caps'], components);
  if (fields['prPrices'] !== undefined) {
    const prices = mapAt(fields['prPrices'], ['prPrices'], CHIP_VALUES.map(String));
    components.prPrices = [
      0,
      ...CHIP_VALUES.map((value) =>
        prices[value] === undefined
          ? elementAt(shipped.prPrices, value)
          : wholeAt(prices[value], ['prPrices', value], 0, MOST_OF_FIGURE),
      ),
    ];
  }
  if (fields['dividends'] !== undefined) {
    components.ownDividends = true;
    components.dividends = readDividends(
      fields['dividends'],
      incomeValueAt(state, components, lastStep(state, components)),
    );
  }
  if (fields['mapSize'] !== undefined || fields['startCells'] !== undefined) {
    readZoneInPlay(fields, state, components);
  }
  return components;
}

function readCaps(value: unknown, components: Writable<GreenComponents>): void {
  const caps = mapAt(value, ['caps'], ['cash', 'income', 'level']);
  const cap = (word: string, before: number) =>
    caps[word] === undefined ? before : wholeAt(caps[word], ['caps', word], 1, MOST_OF_FIGURE);
  const income = caps['income'] === undefined ? components.caps.income : capOf(cap('income', 1));
  components.caps = {
    cash: cap('cash', components.caps.cash),
    income,
    level: cap('level', components.caps.level),
  };
  const values = [...components.steppedValues];
  // Beyond its printed end, the scale continues in the same way: two steps per value.
  while (values.length <= income.stepped) {
    const last = lastOf(values);
    values.push(values.at(-2) === last ? last + 1 : last);
  }
  components.steppedValues = values;
}

function capOf(last: number): GreenComponents['caps']['income'] {
  return { stepped: last, linear: last };
}

function readDividends(value: unknown, most: number): (Dividend | null)[] {
  const table: (Dividend | null)[] = [];
  for (let income = 0; income <= most; income += 1) table.push(null);
  const incomes = table.map((_, income) => String(income));
  eachWordAt(value, ['dividends'], incomes, (income, item, path) => {
    const entry = mapAt(item, path, ['cash', 'vp']);
    const cash = wholeAt(entry['cash'], [...path, 'cash'], 0, MOST_OF_FIGURE);
    table[Number(income)] = { cash, points: wholeAt(entry['vp'], [...path, 'vp'], 0, MOST_OF_FIGURE) };
  });
  return table;
}

function readZoneInPlay(fields: Fields, state: GreenState, components: Writable<GreenComponents>): void {
  const players = state.companies.length;
  const before = entryOf(components.maps, players);
  const size = fields['mapSize'];
  const zone =
    size === undefined ? before : readZone(mapAt(size, ['mapSize'], ['rows', 'cols']), ['mapSize']);
  const { rows, cols } = zone;
  const same = rows === before.rows && cols === before.cols;
  const starts =
    fields['startCells'] === undefined
      ? before.starts
          .map((cell) => elementAt(before.names, cell))
          .filter((name) => same || cellExists(name, rows, cols))
      : readStarts(fields['startCells'], ['startCells'], rows, cols);
  components.maps = { ...components.maps, [players]: worldMap(rows, cols, starts) };
  state.map = Array.from({ length: rows * cols }, () => 0);
}

function cellExists(name: string, rows: number, cols: number): boolean {
  return worldMap(rows, cols, []).names.includes(name);
}
