import { caseOfferLines, offersFor } from '../ui/words/rule-case.ts';
import { RuleIndex } from '../ui/words/rule-search.ts';
import { foundLines } from '../ui/words/rule-text.ts';
import { searchInAnyLanguage } from '../ui/words/search-any-language.ts';
import { readingWords } from '../words/index.ts';
import { usage } from './exit.ts';
import { findGame } from './find-game.ts';
import { printJson } from './output.ts';
import { programWord } from './program-word.ts';
import { type ReadingOptions, read, wrappedText } from './reading.ts';
import { ruleData } from './rule-data.ts';

/** `ask <game> <question>`: shows the rules that answer a player's question and how to set up the case. */
export async function askRules(
  id: string,
  words: readonly string[],
  options: ReadingOptions & { readonly json?: boolean },
): Promise<void> {
  const entry = findGame(id);
  const question = words.join(' ');
  const search = await searchInAnyLanguage(new RuleIndex(await entry.rules()), question, (language) =>
    entry.rules(undefined, language),
  );
  const { title } = entry;
  if (search.hits.length === 0) throw usage(readingWords().none(question, title));
  const all = `${programWord} rules ${entry.id} ${question.replaceAll(/[^\p{L}\p{N}\s-]/gu, '')} --all`;
  const cases = (await entry.cases?.()) ?? [];
  const offered = offersFor(search, cases);
  const command = (rule: string): string => `${programWord} try ${entry.id} --case ${rule}`;
  if (options.json === true) {
    printJson({
      game: entry.id,
      question,
      rules: search.hits.map(({ section }) => ruleData(entry.id, section)),
      cases: offered.map(({ rule, found }) => ({ rule, title: found.title, command: command(rule) })),
    });
    return;
  }
  const offers = caseOfferLines(offered, command);
  const found = foundLines(search, { whole: 3, named: 4, all });
  await read(title, wrappedText([...found, ...(offers.length === 0 ? [] : ['', ...offers])]), options);
}
