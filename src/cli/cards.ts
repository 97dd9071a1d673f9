import { comparedFigures } from '../engine/components.ts';
import { pathText } from '../engine/place.ts';
import type { Words } from '../engine/words.ts';
import { type AnyGame, games } from '../games/index.ts';
import { type Component, componentsOf, saidOf, tableLines, wholeLines } from '../ui/words/card-table.ts';
import { commandWords, loadProgramTexts, readingWords, signs } from '../words/index.ts';
import { languages } from '../words/languages.ts';
import { readerLanguage, speaking } from '../words/reader.ts';
import { usage } from './exit.ts';
import { loadGame, resolveGame } from './find-game.ts';
import { printJson } from './output.ts';
import { programWord } from './program-word.ts';
import { type ReadingOptions, read, readingColumns, wrappedText } from './reading.ts';
import { componentsFromFile } from './settings.ts';

export interface CardsOptions extends ReadingOptions {
  readonly json?: boolean;
  /** A file of figures to show in place of the shipped ones. */
  readonly components?: string;
}

/** Up to this many cards are shown in full. */
const FEW = 3;

/**
 * `cards [game] [words]`: shows every component with its text or figures and their sources, or those that contain the
 * words; a few are shown in full. Without a game it covers all games. With a components file it also shows what the
 * file replaces.
 */
export async function cards(words: readonly string[], options: CardsOptions): Promise<void> {
  const { json, components } = options;
  const [first, ...rest] = words;
  const word = first === undefined ? undefined : resolveGame(first);
  const isGame = word !== undefined && 'found' in word;
  if (components !== undefined && !isGame)
    throw usage(commandWords().gameOfFiguresWanted(components, games.map(({ id }) => id).join(signs().list)));
  const looked = isGame ? [await loadGame(first ?? '')] : await Promise.all(games.map(({ load }) => load()));
  const topic = (isGame ? rest : words).join(' ').toLowerCase();
  const found: { id: string; title: string; told: Words; things: Component[] }[] = [];
  for (const game of looked) {
    const shipped = game.components.sourced;
    const table = components === undefined ? shipped : await componentsFromFile(game, components);
    const told = await game.words(game.components.read(table));
    const figures = comparedFigures(shipped, table);
    const all = componentsOf(figures, told);
    const own = called(topic, all) ?? filtered(all, told, topic);
    const things = own.length > 0 ? own : await calledElsewhere(topic, all, game, figures, table);
    if (things.length > 0) found.push({ id: game.id, title: game.title, told, things });
  }
  if (found.length === 0) {
    const help = word !== undefined && 'fault' in word ? ` ${word.fault}` : '';
    throw usage(commandWords().noSuchComponent(JSON.stringify(topic), help));
  }
  if (json === true) {
    const shown = found.flatMap(({ id, things }) =>
      things
        .flatMap(({ figures }) => figures)
        .map(({ path, isReplaced: _isReplaced, ...figure }) => ({
          ...(isGame ? {} : { game: id }),
          path: pathText(path),
          ...figure,
        })),
    );
    printJson(shown);
    return;
  }
  const columns = readingColumns();
  const isFew = topic !== '' && found.reduce((sum, { things }) => sum + things.length, 0) <= FEW;
  const lines = found.flatMap(({ title, told, things }) => [
    ...(isGame ? [] : [title, '']),
    ...(isFew ? wholeLines(things, told, columns) : [...tableLines(things, told, columns), '']),
  ]);
  const command = `${programWord} cards ${isGame ? (found[0]?.id ?? '') : 'GAME'}`;
  const foot = [
    ...meanings(found.flatMap(({ things }) => things)),
    ...(isFew ? [] : [readingWords().moreCards(command)]),
  ];
  const title = isGame ? (found[0]?.title ?? '') : readingWords().cards;
  await read(title, wrappedText([...lines, ...foot]), options);
}

/** The components with this name in another language: people may know the name that is printed on their card. */
async function calledElsewhere(
  topic: string,
  all: readonly Component[],
  game: AnyGame,
  figures: ReturnType<typeof comparedFigures>,
  table: unknown,
): Promise<Component[]> {
  for (const language of languages.filter((each) => each !== readerLanguage())) {
    await loadProgramTexts(language);
    const told = await game.words(game.components.read(table), language);
    const found = speaking(language, () => {
      const others = componentsOf(figures, told);
      return called(topic, others) ?? filtered(others, told, topic);
    });
    const paths = new Set(found.map(pathOf));
    if (paths.size > 0) return all.filter((thing) => paths.has(pathOf(thing)));
  }
  return [];
}

const pathOf = ({ figures }: Component): string => pathText(figures[0]?.path ?? []);

/** The components with exactly this name, if there are any. */
function called(topic: string, things: readonly Component[]): Component[] | undefined {
  const named = topic === '' ? [] : things.filter(({ name }) => name.toLowerCase() === topic);
  return named.length > 0 ? named : undefined;
}

/** The components that mention all the words; if a word is a source, only their figures from that source. */
function filtered(things: readonly Component[], told: Words, topic: string): Component[] {
  const wanted = topic.split(/\s+/u);
  const sources = wanted.filter((word) => Object.hasOwn(readingWords().sources, word));
  return things
    .filter((thing) => wanted.every((word) => saidOf(thing, told).includes(word)))
    .map((thing) => ({
      ...thing,
      figures: thing.figures.filter(({ source }) => sources.length === 0 || sources.includes(source)),
    }));
}

/** The meanings of the sources mentioned. */
function meanings(things: readonly Component[]): string[] {
  const used = new Set(things.flatMap(({ figures }) => figures.map(({ source }) => source)));
  return [
    readingWords().sourcesTitle,
    ...Object.entries(readingWords().sources).flatMap(([source, meaning]) =>
      [...used].some((one) => one === source) ? [`  [${source}] ${meaning}`] : [],
    ),
  ];
}
