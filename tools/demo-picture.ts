import { perform, readDemo } from '../src/demos/demo.ts';
import { demoOf } from '../src/demos/list.ts';
import { games } from '../src/games/index.ts';
import { framesAt } from '../src/ui/record.ts';

/** The screen of a game's demo when the caption of its picture has just appeared, at 80x24 without colours. */
export async function pictureOf(id: string): Promise<string> {
  const entry = games.find((game) => game.id === id);
  const demo = await demoOf(id);
  if (entry === undefined || demo === undefined) throw new Error(`there is no demo ${id}`);
  const performance = await perform(await entry.load(), readDemo(demo.script));
  if (!('showing' in performance)) throw new Error(`the demo ${id} does not play through`);
  const { showing } = performance;
  const index = showing.stops.findIndex(({ caption }) => caption?.startsWith(demo.picture));
  if (index < 0) throw new Error(`the demo ${id} never says: ${demo.picture}`);
  const look = { size: { columns: 80, rows: 24 }, ascii: false, theme: 'none' };
  const [rows = []] = await framesAt(showing, [index], look);
  return rows.map((row) => `${row.trimEnd()}\n`).join('');
}

const marksOf = (id: string): RegExp => new RegExp(`(<!-- picture ${id} -->\n)[\\s\\S]*?(<!-- /picture -->)`);

/** The picture of a game in a document. */
export function pictureIn(text: string, id: string): string | undefined {
  return marksOf(id).exec(text)?.[0];
}

/** Puts the picture of a game between its marks in a document. */
export function withPicture(text: string, id: string, picture: string): string {
  return text.replace(
    marksOf(id),
    (_, begin: string, end: string) => `${begin}\n\`\`\`text\n${picture}\`\`\`\n\n${end}`,
  );
}
