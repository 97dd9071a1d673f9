import { perform, readDemo } from '../src/demos/demo.ts';
import { demoOf } from '../src/demos/list.ts';
import { games } from '../src/games/index.ts';
import type { Showing } from '../src/replay/showing.ts';
import { framesAt, pictured } from '../src/ui/record.ts';

/** The demo of a game, played, and the stop at which the caption of its picture has just appeared. */
async function momentOf(id: string): Promise<{ showing: Showing; title: string; index: number }> {
  const entry = games.find((game) => game.id === id);
  const demo = await demoOf(id);
  if (entry === undefined || demo === undefined) throw new Error(`there is no demo ${id}`);
  const performance = await perform(await entry.load(), readDemo(demo.script));
  if (!('showing' in performance)) throw new Error(`the demo ${id} does not play through`);
  const { showing } = performance;
  const index = showing.stops.findIndex(({ caption }) => caption?.startsWith(demo.picture));
  if (index < 0) throw new Error(`the demo ${id} never says: ${demo.picture}`);
  return { showing, title: entry.title, index };
}

const size = { columns: 80, rows: 24 };

/** What the demo shows at that stop, on a terminal of 80x24, without colours. */
export async function pictureOf(id: string): Promise<string> {
  const { showing, index } = await momentOf(id);
  const [rows = []] = await framesAt(showing, [index], { size, ascii: false, theme: 'none' });
  return rows.map((row) => `${row.trimEnd()}\n`).join('');
}

/** How many stops before that of the picture an animation begins: a turn or two. */
const STOPS_BEFORE = 12;

/** The pictures of a game in colour: files of `docs/pictures` with their content. */
export async function drawingsOf(id: string): Promise<ReadonlyMap<string, string>> {
  const { showing, title, index } = await momentOf(id);
  const options = { size, speed: 1, ascii: false, theme: 'default', title };
  const from = Math.max(0, index - STOPS_BEFORE);
  return new Map([
    [`${id}.svg`, await pictured(showing, options, { from: index, to: index })],
    [`${id}-turn.svg`, await pictured(showing, options, { from, to: index })],
  ]);
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
