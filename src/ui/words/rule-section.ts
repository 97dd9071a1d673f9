import { readingWords } from '../../words/index.ts';

/** A rule in our own words: its heading and the text under it. */
export interface RuleSection {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** The heading of the part of the rules that contains it; empty for such a heading itself. */
  readonly chapter: string;
}

/** `LIM-SOC-03`, `LR-24`, `GD-CARD-24-01`, or the name of a card: `LIM-CARD-education`. */
const RULE_ID = /^[A-Z]+(?:-[A-Z]+)*(?:-(?:\d+[a-z]?|[a-z][a-z0-9]*))+(?=[:\s]|$)/u;

/** The rules of a Markdown text with one heading for each id. */
export function ruleSections(markdown: string): RuleSection[] {
  const sections: RuleSection[] = [];
  let chapter = '';
  for (const part of markdown.split(/^(?=#{1,6} )/m)) {
    const match = /^(#{1,6}) (.*)\n?/.exec(part);
    if (match === null) continue;
    const heading = (match[2] ?? '').trim();
    const id = RULE_ID.exec(heading)?.[0] ?? '';
    const isChapter = match[1] === '#';
    if (isChapter) chapter = heading;
    sections.push({
      id,
      heading,
      text: part.slice(match[0].length).trim(),
      chapter: isChapter ? '' : chapter,
    });
  }
  return sections;
}

/** The sections of the ids that a question or a refusal names: several are joined by a space. */
export function sectionsOf(sections: readonly RuleSection[], ids: string): RuleSection[] {
  const wanted = ids.toUpperCase().split(/[\s,]+/);
  return sections.filter(({ id }) => id !== '' && wanted.includes(id.toUpperCase()));
}

/** A rule's text without the Markdown marks of emphasis and code, which a terminal would show. Everything else stays. */
export function withoutMarks(markdown: string): string {
  return markdown
    .replaceAll(/(^|[\s(])_([^_]+)_(?=[\s.,;:)]|$)/gm, '$1$2')
    .replaceAll(/\*\*([^*]+)\*\*/g, '$1')
    .replaceAll(/`([^`\n]+)`/g, '$1');
}

/** The common beginning of the ids of related rules: `LIM-SOC`, `LR`, `GD-CARD`. */
export function familyOf(id: string): string {
  return id.replace(/(?:-(?:\d+[a-z]?|[a-z][a-z0-9]*))+$/u, '');
}

/** The words by which rules state their basis. */
export interface BasisWords {
  readonly printed: readonly string[];
  readonly follows: readonly string[];
  readonly ruled: readonly string[];
  readonly data: readonly string[];
}

/** The basis of a rule, as its first words state it. */
export type Standing = 'printed' | 'printed, ruled in part' | 'follows from print' | 'ruled by us' | 'data';

export const standings: readonly Standing[] = [
  'printed',
  'printed, ruled in part',
  'follows from print',
  'ruled by us',
  'data',
];

/**
 * The basis of a rule: the rulebook, what follows from it, a ruling of ours, or figures that the rulebook does not
 * give. "See LR-15" names a ruling that only explains what is printed.
 * @param basis the words by which the rules state it; default: those of the reader's language
 * @returns undefined if the text does not state it
 */
export function ruleStanding(
  { text }: Pick<RuleSection, 'text'>,
  basis: BasisWords = readingWords().basis,
): Standing | undefined {
  const said = /^_([^_]+)_/u.exec(text)?.[1]?.toLowerCase();
  if (said === undefined) return undefined;
  const says = (words: readonly string[]) => words.some((word) => said.includes(word));
  const isRuled = says(basis.ruled);
  if ([...basis.printed, ...basis.follows].some((word) => said.startsWith(word))) {
    if (isRuled) return 'printed, ruled in part';
    return says(basis.follows) ? 'follows from print' : 'printed';
  }
  if (says(basis.data)) return 'data';
  return isRuled ? 'ruled by us' : undefined;
}
