import { type AnyGame, games } from '../games/index.ts';
import {
  familyOf,
  lookUp,
  type RuleSection,
  ruleSections,
  sectionsOf,
  standingOf,
  standings,
  withoutMarks,
} from '../ui/words/rule-section.ts';
import { usage } from './exit.ts';
import { loadGame, resolveGame } from './find-game.ts';
import { print, printJson } from './output.ts';

interface RulesOptions {
  readonly coverage?: boolean;
  readonly json?: boolean;
}

/** More rules than this are listed by their headings, unless somebody asked for a family of ids. */
const MOST_WHOLE = 12;

/**
 * `rules [game] [topic]`: all rules, those of an id, or those that hold the words; without a game those of all of them.
 */
export async function rules(words: readonly string[], options: RulesOptions): Promise<void> {
  const { looked, topic } = await scopeOf(words);
  const told: string[] = [];
  const found: (RuleSection & { game: string })[] = [];
  for (const game of looked) {
    const markdown = await game.rules();
    const sections = ruleSections(markdown);
    if (options.coverage === true) told.push(`${game.id}\n${coverageText(sections)}`);
    else if (topic === '' && options.json !== true) told.push(markdown.trimEnd());
    else {
      const wanted = topic === '' ? sections : lookUp(sections, topic);
      found.push(...wanted.map((section) => ({ ...section, game: game.id })));
    }
  }
  if (options.coverage === true) print(told.join('\n'));
  else if (options.json === true) printJson(found.map(shown));
  else if (topic === '') print(`${told.join('\n\n')}\n`);
  else print(foundText(found, topic, looked));
}

function shown(section: RuleSection & { game: string }): object {
  const { game, id, heading, text } = section;
  return { game, id, heading, standing: standingOf(section) ?? null, text };
}

/** Which games are meant, and what is looked for in them. */
async function scopeOf(words: readonly string[]): Promise<{ looked: AnyGame[]; topic: string }> {
  const [first, ...rest] = words;
  const word = first === undefined ? undefined : resolveGame(first);
  if (first !== undefined && word !== undefined && 'found' in word)
    return { looked: [await loadGame(first)], topic: rest.join(' ') };
  const looked = await Promise.all(games.map(({ load }) => load()));
  if (first === undefined) return { looked, topic: '' };
  const topic = words.join(' ');
  for (const game of looked) {
    if (lookUp(ruleSections(await game.rules()), topic).length > 0) return { looked, topic };
  }
  throw usage(
    `No rule of any game is called or speaks of ${JSON.stringify(topic)}. ${word !== undefined && 'fault' in word ? word.fault : ''}`.trimEnd(),
  );
}

function foundText(
  found: readonly (RuleSection & { game: string })[],
  topic: string,
  looked: readonly AnyGame[],
): string {
  const [game] = looked;
  if (found.length === 0) {
    throw usage(
      `No rule of ${game?.title} is called or speaks of ${JSON.stringify(topic)}. green-games rules ${game?.id} prints them all.`,
    );
  }
  const isNamed =
    sectionsOf(found, topic).length > 0 || found.every(({ id }) => id.startsWith(topic.toUpperCase()));
  const head = (section: RuleSection & { game: string }): string =>
    looked.length > 1 ? `${section.game}: ${section.heading}` : section.heading;
  if (isNamed || found.length <= MOST_WHOLE)
    return found.map((section) => `${head(section)}\n${withoutMarks(section.text)}\n`).join('\n');
  const lines = found.map((section) => `${head(section)}\n`);
  return `${lines.join('')}${found.length} rules: name an id, or more words, to read them.\n`;
}

/** How many rules of each family are printed, follow from print, were ruled by us, or are data. */
function coverageText(sections: readonly RuleSection[]): string {
  const families = new Map<string, RuleSection[]>();
  for (const section of sections) {
    if (section.id === '') continue;
    const family = familyOf(section.id);
    families.set(family, [...(families.get(family) ?? []), section]);
  }
  const all = sections.filter(({ id }) => id !== '');
  const rows = [...families, ['all', all] as const].map(([family, list]) => [
    family,
    String(list.length),
    ...standings.map((standing) => String(list.filter((section) => standingOf(section) === standing).length)),
  ]);
  const cells = [['', 'rules', ...standings], ...rows];
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
  return cells
    .map((row) => {
      const [name = '', ...figures] = row;
      const rest = figures.map((cell, index) => cell.padStart(widths[index + 1] ?? 0));
      return `  ${name.padEnd(widths[0] ?? 0)}  ${rest.join('  ')}\n`;
    })
    .join('');
}
