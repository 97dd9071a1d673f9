import { type SourcedFigure, sourcedFigures } from '../engine/components.ts';
import { pathText } from '../engine/place.ts';
import { loadGame } from './find-game.ts';

/** `cards <game>`: every component with the source of each figure. */
export async function cards(id: string, { json }: { readonly json?: boolean }): Promise<void> {
  const game = await loadGame(id);
  const figures = sourcedFigures(game.components.sourced);
  if (json === true) {
    process.stdout.write(
      `${JSON.stringify(
        figures.map((figure) => ({ ...figure, path: pathText(figure.path) })),
        null,
        2,
      )}\n`,
    );
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
}

function figureText(
  { path, value, source, note }: SourcedFigure,
  names: Readonly<Record<string, string>>,
): string {
  const name = path
    .slice(1)
    .map((key) => names[String(key)] ?? String(key))
    .join(' › ');
  const shown = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `${name === '' ? '' : `${name}: `}${shown}  [${source}]${note === undefined ? '' : ` ${note}`}`;
}
