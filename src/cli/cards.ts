import { type SourcedFigure, sourcedFigures } from '../engine/components.ts';
import { pathText } from '../engine/place.ts';
import { type AnyGame, games } from '../games/index.ts';
import { usage } from './exit.ts';
import { loadGame, resolveGame } from './find-game.ts';

type Names = Readonly<Record<string, string>>;

/**
 * `cards [game] [words]`: every component with the source of each figure, or those that hold the words; without a game
 * those of all of them.
 */
export async function cards(words: readonly string[], { json }: { readonly json?: boolean }): Promise<void> {
  const [first, ...rest] = words;
  const word = first === undefined ? undefined : resolveGame(first);
  const isGame = word !== undefined && 'found' in word;
  const looked = isGame ? [await loadGame(first ?? '')] : await Promise.all(games.map(({ load }) => load()));
  const topic = (isGame ? rest : words).join(' ').toLowerCase();
  const found: { game: AnyGame; figures: SourcedFigure[]; names: Names }[] = [];
  for (const game of looked) {
    const { names } = await game.words();
    const figures = sourcedFigures(game.components.sourced).filter((figure) => holds(figure, names, topic));
    if (figures.length > 0) found.push({ game, figures, names });
  }
  if (found.length === 0) {
    const help = word !== undefined && 'fault' in word ? ` ${word.fault}` : '';
    throw usage(`No component is called or speaks of ${JSON.stringify(topic)}.${help}`);
  }
  if (json === true) {
    const shown = found.flatMap(({ game, figures }) =>
      figures.map((figure) => ({
        ...(isGame ? {} : { game: game.id }),
        ...figure,
        path: pathText(figure.path),
      })),
    );
    process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
    return;
  }
  const texts = found.map(({ game, figures, names }) => {
    const text = figuresText(figures, names);
    return isGame ? text : `${game.title}\n\n${text}`;
  });
  process.stdout.write(texts.join('\n'));
}

/** Whether all the words stand in what is said of a figure, its source included. */
function holds(figure: SourcedFigure, names: Names, topic: string): boolean {
  if (topic === '') return true;
  const said =
    `${pathText(figure.path)} ${names[String(figure.path[0])] ?? ''} ${figureText(figure, names)}`.toLowerCase();
  return topic.split(/\s+/u).every((word) => said.includes(word));
}

function figuresText(figures: readonly SourcedFigure[], names: Names): string {
  const lines: string[] = [];
  let block = '';
  for (const figure of figures) {
    const head = String(figure.path[0] ?? '');
    if (head !== block) lines.push(`${block === '' ? '' : '\n'}${names[head] ?? head}\n`);
    block = head;
    lines.push(`  ${figureText(figure, names)}\n`);
  }
  return lines.join('');
}

function figureText({ path, value, source, note }: SourcedFigure, names: Names): string {
  const name = path
    .slice(1)
    .map((key) => names[String(key)] ?? String(key))
    .join(' › ');
  const shown = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `${name === '' ? '' : `${name}: `}${shown}  [${source}]${note === undefined ? '' : ` ${note}`}`;
}
