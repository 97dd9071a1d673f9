import type { RuleCase } from '../../games/index.ts';
import { readingWords, signs } from '../../words/index.ts';
import type { RuleSearch } from './rule-search.ts';

/** A rule found by a search, with a case in which it can be tried out. */
export interface CaseOffer {
  readonly rule: string;
  readonly found: RuleCase;
}

/** The number of first hits of a question that are searched for a case. */
const FIRST = 5;

/**
 * The case of a rule, preferably one for this number of players.
 * @returns undefined if the rule has none
 */
export function caseOf(cases: readonly RuleCase[], rule: string, players?: number): RuleCase | undefined {
  const all = cases.filter(({ rules }) => rules.includes(rule.toUpperCase()) || rules.includes(rule));
  return all.find((each) => each.players === players) ?? all[0];
}

/** The cases of the first rules found for a question, without duplicates. */
export function offersFor({ hits }: RuleSearch, cases: readonly RuleCase[], players?: number): CaseOffer[] {
  const offers: CaseOffer[] = [];
  for (const { section } of hits.slice(0, FIRST)) {
    const found = caseOf(cases, section.id, players);
    if (found !== undefined && !offers.some((offer) => offer.found === found))
      offers.push({ rule: section.id, found });
  }
  return offers;
}

/** The commands that set up the cases. */
export function caseOfferLines(offers: readonly CaseOffer[], command: (rule: string) => string): string[] {
  if (offers.length === 0) return [];
  return [
    readingWords().cases,
    ...offers.map(({ rule, found }) => `  ${command(rule)}${signs().colon}${found.title}`),
  ];
}
