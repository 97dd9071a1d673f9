import { left, right, widthOf } from '../drawing/text.ts';
import { fullOptions } from '../engine/options.ts';
import type { Words } from '../engine/words.ts';
import { type AnyGame, games } from '../games/index.ts';
import type { Manifest } from '../games/manifest.ts';
import { RuleIndex, type RuleSearch } from '../ui/words/rule-search.ts';
import { familyOf, type RuleSection, ruleStanding, standings } from '../ui/words/rule-section.ts';
import { foundLines, headingLine, ruleParagraphs, signsText } from '../ui/words/rule-text.ts';
import { contentsLines, gameOptionLines, summaryLines } from '../ui/words/rules-page.ts';
import { searchInAnyLanguage } from '../ui/words/search-any-language.ts';
import { commandWords, readingWords } from '../words/index.ts';
import { usage } from './exit.ts';
import { findGame, resolveGame } from './find-game.ts';
import { print, printJson } from './output.ts';
import { programWord } from './program-word.ts';
import { type ReadingOptions, read, wrappedText } from './reading.ts';
import { ruleData } from './rule-data.ts';

interface RulesOptions extends ReadingOptions {
  readonly all?: boolean;
  readonly coverage?: boolean;
  readonly json?: boolean;
}

/** A game with its rules and components. */
interface Read {
  readonly entry: Manifest;
  readonly game: AnyGame;
  readonly words: Words;
  readonly index: RuleIndex;
}

/** The number of rules shown in full, and the number of further ones shown by their headings. */
const WHOLE = 3;
const NAMED = 7;

/**
 * `rules [game] [topic]`: shows one page with a table of contents, the rule with an id, a part of the rules, or the
 * rules that match words; without a game, those of all games.
 */
export async function rules(words: readonly string[], options: RulesOptions): Promise<void> {
  const { looked, topic } = await scopeOf(words);
  if (options.coverage === true) {
    print(looked.map(({ game, index }) => `${game.id}\n${coverageText(index.sections)}`).join('\n'));
    return;
  }
  if (options.json === true) {
    const found = (await searched(looked, topic)).flatMap(({ one: { game, index }, search }) =>
      (topic === '' ? index.sections : sectionsOf(search)).map((section) => ruleData(game.id, section)),
    );
    printJson(found);
    return;
  }
  if (topic === '') return await overview(looked, options);
  const isOfAll = words.join(' ') === topic;
  const told = (await searched(looked, topic)).flatMap(({ one, search }) =>
    answered(one, search, topic, options.all === true, isOfAll),
  );
  await read(topic, wrappedText(told), options);
}

/** What a topic leads to in each of the games. */
async function searched(
  looked: readonly Read[],
  topic: string,
): Promise<{ readonly one: Read; readonly search: RuleSearch }[]> {
  return await Promise.all(
    looked.map(async (one) => ({
      one,
      search: await searchInAnyLanguage(one.index, topic, (language) => one.game.rules(undefined, language)),
    })),
  );
}

const sectionsOf = ({ hits }: RuleSearch): RuleSection[] => hits.map(({ section }) => section);

/** The games to search and the topic to search for. */
async function scopeOf(words: readonly string[]): Promise<{ looked: Read[]; topic: string }> {
  const [first, ...rest] = words;
  const word = first === undefined ? undefined : resolveGame(first);
  if (first !== undefined && word !== undefined && 'found' in word) {
    const looked = [await readOf(findGame(first))];
    const topic = rest.join(' ');
    if (topic === '' || isOptions(topic)) return { looked, topic };
    if ((await searched(looked, topic)).some(({ search }) => search.hits.length > 0))
      return { looked, topic };
    const [{ game }] = looked as [Read];
    throw usage(commandWords().rulesListed(readingWords().none(topic, game.title), programWord, game.id));
  }
  const all = await Promise.all(games.map(readOf));
  if (first === undefined) return { looked: all, topic: '' };
  const topic = words.join(' ');
  const found = (await searched(all, topic)).map(({ one, search }) => ({ each: one, search }));
  const isNamed = ({ search }: (typeof found)[number]) =>
    search.named > 0 && search.named === search.hits.length;
  const looked = found
    .filter((one) => (found.some(isNamed) ? isNamed(one) : one.search.hits.length > 0))
    .map(({ each }) => each);
  if (looked.length > 0) return { looked, topic };
  throw usage(
    `${readingWords().none(topic)} ${word !== undefined && 'fault' in word ? word.fault : ''}`.trimEnd(),
  );
}

const isOptions = (topic: string): boolean => topic.toLowerCase() === 'options';

async function readOf(entry: Manifest): Promise<Read> {
  const game = await entry.load();
  const words = await game.words();
  return { entry, game, words, index: new RuleIndex(await game.rules()) };
}

/** Prints one page per game with the topics of its rules, or everything with `--all`. */
async function overview(looked: readonly Read[], options: RulesOptions): Promise<void> {
  const lines = looked.flatMap(({ entry, game, words, index }, at) => {
    const apart = at === 0 ? [] : [''];
    if (options.all === true) return [...apart, ...wholeLines(index)];
    const aim = words.aim(entry.seats.usual, fullOptions(game));
    return [
      ...apart,
      ...summaryLines(game.title, entry.seats.usual, aim, words),
      '',
      ...contentsLines(index.sections),
      '',
      readingWords().readOn(
        `${programWord} rules ${game.id}`,
        index.sections.findLast(({ id }) => id !== '')?.id ?? '',
      ),
    ];
  });
  await read(
    looked.length === 1 ? (looked[0]?.game.title ?? '') : readingWords().rules,
    wrappedText(lines),
    options,
  );
}

function wholeLines({ sections }: RuleIndex): string[] {
  return [
    ...sections.flatMap((section) => [headingLine(section), ...ruleParagraphs(section), '']),
    signsText(sections),
  ];
}

function answered(
  { game, words }: Read,
  search: RuleSearch,
  topic: string,
  all: boolean,
  isOfAll: boolean,
): string[] {
  if (isOptions(topic)) return [...gameOptionLines(game, words), ''];
  const most = all ? { whole: search.hits.length, named: 0 } : { whole: WHOLE, named: NAMED };
  const command = `${programWord} rules ${game.id} ${topic} --all`;
  const before = isOfAll ? { before: `${game.id}: ` } : {};
  return [...foundLines(search, { ...most, ...before, all: command }), ''];
}

/** The number of rules in each family that are printed, follow from print, are our rulings, or are data. */
function coverageText(sections: readonly RuleSection[]): string {
  const families = new Map<string, RuleSection[]>();
  for (const section of sections) {
    if (section.id === '') continue;
    const family = familyOf(section.id);
    families.set(family, [...(families.get(family) ?? []), section]);
  }
  const all = sections.filter(({ id }) => id !== '');
  const words = readingWords().coverage;
  const rows = [...families, [words.all, all] as const].map(([family, list]) => [
    family,
    String(list.length),
    ...standings.map((standing) =>
      String(list.filter((section) => ruleStanding(section) === standing).length),
    ),
  ]);
  const heads = standings.map((standing) => readingWords().standings[standing]);
  const cells = [['', words.rules, ...heads], ...rows];
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => widthOf(row[column] ?? ''))),
  );
  return cells
    .map((row) => {
      const [name = '', ...figures] = row;
      const rest = figures.map((cell, index) => right(cell, widths[index + 1] ?? 0));
      return `  ${left(name, widths[0] ?? 0)}  ${rest.join('  ')}\n`;
    })
    .join('');
}
