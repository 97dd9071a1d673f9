import { perform, readDemo } from '../src/demos/demo.ts';
import { demos } from '../src/demos/matches/index.ts';
import { games } from '../src/games/index.ts';
import { framesAt } from '../src/ui/record.ts';

/** The moment of each demo that is shown: when the caption that begins with these words has just appeared. */
const MOMENTS: Readonly<Record<string, string>> = {
  limit: 'Bo colonizes',
  'green-deal': "Here Cy's Research 3",
  reputation: 'Round 3.',
  'nice-green-things': 'For each pop type',
};

/** What the demo of a game shows at its moment on a terminal of 80x24, without colours. */
export async function pictureOf(id: string): Promise<string> {
  const entry = games.find((game) => game.id === id);
  const text = await demos[id]?.();
  if (entry === undefined || text === undefined) throw new Error(`there is no demo ${id}`);
  const performance = await perform(await entry.load(), readDemo(text));
  if (!('showing' in performance)) throw new Error(`the demo ${id} does not play through`);
  const { showing } = performance;
  const moment = MOMENTS[id] ?? '';
  const index = showing.stops.findIndex(({ caption }) => caption?.startsWith(moment));
  if (index < 0) throw new Error(`the demo ${id} never says: ${moment}`);
  const look = { size: { columns: 80, rows: 24 }, ascii: false, theme: 'none' };
  const [rows = []] = await framesAt(showing, [index], look);
  return rows.map((row) => `${row.trimEnd()}\n`).join('');
}

const marksOf = (id: string): RegExp => new RegExp(`(<!-- picture ${id} -->\n)[\\s\\S]*?(<!-- /picture -->)`);

/** What stands in a document as the picture of a game. */
export function pictureIn(text: string, id: string): string | undefined {
  return marksOf(id).exec(text)?.[0];
}

/** The document with this picture of a game between its marks. */
export function withPicture(text: string, id: string, picture: string): string {
  return text.replace(
    marksOf(id),
    (_, begin: string, end: string) => `${begin}\n\`\`\`text\n${picture}\`\`\`\n\n${end}`,
  );
}
