/** A rule in our own words: its heading and the text under it. */
export interface RuleSection {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/** The rules of a Markdown text with one heading an id. */
export function ruleSections(markdown: string): RuleSection[] {
  const sections: RuleSection[] = [];
  for (const part of markdown.split(/^(?=#{1,6} )/m)) {
    const match = /^#{1,6} (.*)\n?/.exec(part);
    if (match === null) continue;
    const heading = (match[1] ?? '').trim();
    const id = /\b[A-Z]+(?:-[A-Z]+)*-\d+[a-z]?\b/.exec(heading)?.[0] ?? '';
    sections.push({ id, heading, text: part.slice(match[0].length).trim() });
  }
  return sections;
}

/** The sections of the ids that a question or a refusal names: several are joined by a space. */
export function sectionsOf(sections: readonly RuleSection[], ids: string): RuleSection[] {
  const wanted = ids.toUpperCase().split(/[\s,]+/);
  return sections.filter(({ id }) => id !== '' && wanted.includes(id));
}
