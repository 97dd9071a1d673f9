import { type ComparedFigure, comparedFigures, type Source } from '../engine/components.ts';
import { pathText } from '../engine/place.ts';
import { loadGame } from './find-game.ts';
import { readComponents } from './settings.ts';

export interface CardsOptions {
  readonly json?: boolean;
  /** A file of figures to show in place of the shipped ones. */
  readonly components?: string;
}

/** `cards <game>`: every component with the source of each figure, and what a components file would replace. */
export async function cards(id: string, { json, components }: CardsOptions): Promise<void> {
  const game = await loadGame(id);
  const table = components === undefined ? game.components.sourced : await readComponents(game, components);
  const figures = comparedFigures(game.components.sourced, table);
  if (json === true) {
    const shown = figures.map(({ path, isReplaced: _isReplaced, ...figure }) => ({
      path: pathText(path),
      ...figure,
    }));
    process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
    return;
  }
  const names = (await game.words()).names;
  let block = '';
  for (const figure of figures) {
    const head = String(figure.path[0] ?? '');
    if (head !== block) process.stdout.write(`${block === '' ? '' : '\n'}${names[head] ?? head}\n`);
    block = head;
    process.stdout.write(`  ${figureText(figure, names)}\n`);
  }
  const used = new Set(figures.map(({ source }) => source));
  const meanings = Object.entries(MEANINGS).filter(([source]) => used.has(source as Source));
  process.stdout.write(
    `\nSources\n${meanings.map(([source, meaning]) => `  [${source}] ${meaning}\n`).join('')}`,
  );
}

const MEANINGS: Readonly<Record<Source, string>> = {
  printed: 'stands in the rulebook',
  published: 'is stated in public',
  derived: 'follows from the rulebook by arithmetic',
  reconstructed: 'is ours, fitted to all that is known',
  designed: 'is our own invention, to fill a gap',
  owner: 'was typed in from a box, by the components file',
};

function figureText(
  { path, value, source, note, isReplaced, shipped }: ComparedFigure,
  names: Readonly<Record<string, string>>,
): string {
  const name = path
    .slice(1)
    .map((key) => (typeof key === 'number' ? String(key + 1) : (names[key] ?? key)))
    .join(' › ');
  const told = [
    `${name === '' ? '' : `${name}: `}${valueText(value)}  [${source}]`,
    ...(isReplaced ? [shipped === undefined ? 'new' : `in place of ${valueText(shipped)}`] : []),
    ...(note === undefined ? [] : [note]),
  ];
  return told.join(' ');
}

function valueText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
