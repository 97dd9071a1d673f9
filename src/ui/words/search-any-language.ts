import { loadProgramTexts } from '../../words/index.ts';
import { type Language, languages } from '../../words/languages.ts';
import { readerLanguage, speaking } from '../../words/reader.ts';
import { RuleIndex, type RuleSearch } from './rule-search.ts';

/** The languages other than the reader's. */
const otherLanguages = (): readonly Language[] =>
  languages.filter((language) => language !== readerLanguage());

/**
 * Searches the rules in the reader's language or, if nothing is found, in another one: people may know a card by its
 * printed name in another language.
 * @param index the rules in the reader's language; all hits refer to them
 * @param rulesIn loads the rules in a language
 */
export async function searchInAnyLanguage(
  index: RuleIndex,
  topic: string,
  rulesIn: (language: Language) => Promise<string>,
): Promise<RuleSearch> {
  const own = index.search(topic);
  if (own.hits.length > 0 || topic.trim() === '') return own;
  for (const language of otherLanguages()) {
    await loadProgramTexts(language);
    const markdown = await rulesIn(language);
    const found = speaking(language, () => new RuleIndex(markdown).search(topic));
    const hits = found.hits.flatMap(({ section: { id }, score }) => {
      const section = id === '' ? undefined : index.sections.find((each) => each.id === id);
      return section === undefined ? [] : [{ section, score }];
    });
    if (hits.length > 0) return { named: Math.min(found.named, hits.length), hits };
  }
  return own;
}
