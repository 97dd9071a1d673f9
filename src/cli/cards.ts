import { type ComparedFigure, comparedFigures, type Source } from '../engine/components.ts';
import { ownOf } from '../engine/own.ts';
import { pathText } from '../engine/place.ts';
import { type AnyGame, games } from '../games/index.ts';
import { blockName } from '../ui/words/options.ts';
import { usage } from './exit.ts';
import { loadGame, resolveGame } from './find-game.ts';
import { print, printJson } from './output.ts';
import { readComponents } from './settings.ts';

type Names = Readonly<Record<string, string>>;

export interface CardsOptions {
  readonly json?: boolean;
  /** A file of figures to show in place of the shipped ones. */
  readonly components?: string;
}

/**
 * `cards [game] [words]`: every component with the source of each figure, or those that hold the words; without a game
 * those of all of them. With a components file also what it replaces.
 */
export async function cards(words: readonly string[], { json, components }: CardsOptions): Promise<void> {
  const [first, ...rest] = words;
  const word = first === undefined ? undefined : resolveGame(first);
  const isGame = word !== undefined && 'found' in word;
  if (components !== undefined && !isGame)
    throw usage(`Name the game whose figures ${components} holds: ${games.map(({ id }) => id).join(', ')}.`);
  const looked = isGame ? [await loadGame(first ?? '')] : await Promise.all(games.map(({ load }) => load()));
  const topic = (isGame ? rest : words).join(' ').toLowerCase();
  const found: { game: AnyGame; figures: ComparedFigure[]; names: Names }[] = [];
  for (const game of looked) {
    const shipped = game.components.sourced;
    const table = components === undefined ? shipped : await readComponents(game, components);
    const { names } = await game.words(game.components.read(table));
    const figures = comparedFigures(shipped, table).filter((figure) => holds(figure, names, topic));
    if (figures.length > 0) found.push({ game, figures, names });
  }
  if (found.length === 0) {
    const help = word !== undefined && 'fault' in word ? ` ${word.fault}` : '';
    throw usage(`No component is called or speaks of ${JSON.stringify(topic)}.${help}`);
  }
  if (json === true) {
    const shown = found.flatMap(({ game, figures }) =>
      figures.map(({ path, isReplaced: _isReplaced, ...figure }) => ({
        ...(isGame ? {} : { game: game.id }),
        path: pathText(path),
        ...figure,
      })),
    );
    printJson(shown);
    return;
  }
  const texts = found.map(({ game, figures, names }) => {
    const text = figuresText(figures, names);
    return isGame ? text : `${game.title}\n\n${text}`;
  });
  print(`${texts.join('\n')}\n${meaningsText(found.flatMap(({ figures }) => figures))}`);
}

/** Whether all the words stand in what is said of a figure, its source included. */
function holds(figure: ComparedFigure, names: Names, topic: string): boolean {
  if (topic === '') return true;
  const said =
    `${pathText(figure.path)} ${blockName(String(figure.path[0]), names)} ${figureText(figure, names)}`.toLowerCase();
  return topic.split(/\s+/u).every((word) => said.includes(word));
}

function figuresText(figures: readonly ComparedFigure[], names: Names): string {
  const lines: string[] = [];
  let block = '';
  for (const figure of figures) {
    const head = String(figure.path[0] ?? '');
    if (head !== block) lines.push(`${block === '' ? '' : '\n'}${blockName(head, names)}\n`);
    block = head;
    lines.push(`  ${figureText(figure, names)}\n`);
  }
  return lines.join('');
}

/** What the sources that were named mean. */
function meaningsText(figures: readonly ComparedFigure[]): string {
  const used = new Set(figures.map(({ source }) => source));
  const meanings = Object.entries(MEANINGS).filter(([source]) => used.has(source as Source));
  return `Sources\n${meanings.map(([source, meaning]) => `  [${source}] ${meaning}\n`).join('')}`;
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
  names: Names,
): string {
  const name = path
    .slice(1)
    .map((key) => (typeof key === 'number' ? String(key + 1) : (ownOf(names, key) ?? key)))
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
