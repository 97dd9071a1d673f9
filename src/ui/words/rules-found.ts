import { wrap } from '../../drawing/text.ts';
import type { AnyGame } from '../../games/index.ts';
import { RuleIndex, type RuleSearch } from './rule-search.ts';
import { foundLines, saidBasis } from './rule-text.ts';
import { searchInAnyLanguage } from './search-any-language.ts';

/** The width of a line of rules in line mode. */
const COLUMNS = 80;

/**
 * The answer to the command `rules` of a session: without a topic the rule that asks, otherwise the rules with the ids,
 * or the best ones for the words; `all` before the words lists every one of them.
 * @param components the table whose figures the rules state
 * @param asking the rule of the open question, if there is one
 * @param offered further lines about the findings
 * @returns null if no rule matches
 */
export async function rulesFound(
  game: AnyGame,
  components: unknown,
  topic: string,
  asking: string | undefined,
  offered: (search: RuleSearch) => readonly string[] = () => [],
): Promise<string[] | null> {
  const lines = await foundText(game, components, topic, asking, offered);
  return lines?.flatMap((line) => (line === '' ? [] : wrap(line, COLUMNS))) ?? null;
}

/** The same for people who listen: one line for each paragraph, and the basis of a rule in words instead of a sign. */
export async function rulesSaid(
  game: AnyGame,
  components: unknown,
  topic: string,
  asking: string | undefined,
  offered: (search: RuleSearch) => readonly string[] = () => [],
): Promise<string[] | null> {
  const lines = await foundText(game, components, topic, asking, offered);
  return lines?.flatMap((line) => (line === '' ? [] : saidBasis(line.trim()))) ?? null;
}

async function foundText(
  game: AnyGame,
  components: unknown,
  topic: string,
  asking: string | undefined,
  offered: (search: RuleSearch) => readonly string[],
): Promise<string[] | null> {
  const [, all, looked = ''] = /^(all\s+)?(.*)$/su.exec(topic.trim()) ?? [];
  const index = new RuleIndex(await game.rules(components));
  const search = await searchInAnyLanguage(index, looked === '' ? (asking ?? '') : looked, (language) =>
    game.rules(components, language),
  );
  if (search.hits.length === 0) return null;
  const telling =
    all === undefined
      ? { whole: 3, named: 5, all: `rules all ${looked}` }
      : { whole: 0, named: search.hits.length, all: '' };
  return [...foundLines(search, telling), ...offered(search)];
}
