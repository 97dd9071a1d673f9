/** A rule in our own words: its heading and the text under it. */
export interface RuleSection {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/** `LIM-SOC-03`, `LR-24`, `GD-CARD-24-01`, or the name of a card: `LIM-CARD-education`. */
const RULE_ID = /^[A-Z]+(?:-[A-Z]+)*(?:-(?:\d+[a-z]?|[a-z][a-z0-9]*))+(?=[:\s]|$)/u;

/** The rules of a Markdown text with one heading an id. */
export function ruleSections(markdown: string): RuleSection[] {
  const sections: RuleSection[] = [];
  for (const part of markdown.split(/^(?=#{1,6} )/m)) {
    const match = /^#{1,6} (.*)\n?/.exec(part);
    if (match === null) continue;
    const heading = (match[1] ?? '').trim();
    const id = RULE_ID.exec(heading)?.[0] ?? '';
    sections.push({ id, heading, text: part.slice(match[0].length).trim() });
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

/** What ids of rules have in common that belong together: `LIM-SOC`, `LR`, `GD-CARD`. */
export function familyOf(id: string): string {
  return id.replace(/(?:-(?:\d+[a-z]?|[a-z][a-z0-9]*))+$/u, '');
}

/** Where a rule comes from, as its first words say. */
export type Standing = 'printed' | 'printed, ruled in part' | 'follows from print' | 'ruled by us' | 'data';

export const standings: readonly Standing[] = [
  'printed',
  'printed, ruled in part',
  'follows from print',
  'ruled by us',
  'data',
];

/**
 * What a rule rests on: the rulebook, what follows from it, a ruling of ours, or figures that the rulebook does not
 * give. "See LR-15" names a ruling that only explains what is printed.
 * @returns undefined where the text does not say
 */
export function standingOf({ text }: RuleSection): Standing | undefined {
  const said = /^_([^_]+)_/u.exec(text)?.[1]?.toLowerCase();
  if (said === undefined) return undefined;
  const isRuled = /\bruling|\bruled/u.test(said);
  if (/^(?:printed|follows)/u.test(said)) {
    if (isRuled) return 'printed, ruled in part';
    return /^follows|consequence|inference|combination/u.test(said) ? 'follows from print' : 'printed';
  }
  if (/\bdata\b/u.test(said)) return 'data';
  return isRuled ? 'ruled by us' : undefined;
}

/**
 * The rules that somebody looks for: by id; else by the beginning of ids; else by words, all of which stand in the
 * heading, or in heading and text.
 */
export function lookUp(sections: readonly RuleSection[], topic: string): RuleSection[] {
  const named = sectionsOf(sections, topic);
  if (named.length > 0) return named;
  const upper = topic.toUpperCase();
  const begun = sections.filter(({ id }) => id !== '' && id.toUpperCase().startsWith(upper));
  if (begun.length > 0) return begun;
  const words = topic.toLowerCase().split(/\s+/);
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const inHeading = sections.filter(({ heading }) => holds(heading));
  return inHeading.length > 0
    ? inHeading
    : sections.filter(({ heading, text }) => holds(`${heading}\n${text}`));
}
