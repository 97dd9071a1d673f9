import { type RuleSection, ruleSections, sectionsOf } from '../ui/words/rule-section.ts';
import { usage } from './exit.ts';
import { loadGame } from './find-game.ts';

/** `rules <game> [topic]`: all rules, those of an id, or those whose text holds the words. */
export async function rules(
  id: string,
  topic: readonly string[],
  { coverage }: { readonly coverage?: boolean },
): Promise<void> {
  const game = await loadGame(id);
  const markdown = await game.rules();
  const sections = ruleSections(markdown);
  if (coverage === true) {
    process.stdout.write(coverageText(sections));
    return;
  }
  if (topic.length === 0) {
    process.stdout.write(`${markdown.trimEnd()}\n`);
    return;
  }
  const found = lookUp(sections, topic.join(' '));
  if (found.length === 0) {
    throw usage(
      `No rule of ${game.title} is called or speaks of ${JSON.stringify(topic.join(' '))}. green-games rules ${game.id} prints them all.`,
    );
  }
  process.stdout.write(found.map(({ heading, text }) => `${heading}\n${text}\n`).join('\n'));
}

/** By id; else by the beginning of ids; else by words, all of which must stand in the rule. */
function lookUp(sections: readonly RuleSection[], topic: string): RuleSection[] {
  const named = sectionsOf(sections, topic);
  if (named.length > 0) return named;
  const begun = sections.filter(({ id }) => id !== '' && id.startsWith(topic.toUpperCase()));
  if (begun.length > 0) return begun;
  const words = topic.toLowerCase().split(/\s+/);
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const inHeading = sections.filter(({ heading }) => holds(heading));
  return inHeading.length > 0
    ? inHeading
    : sections.filter(({ heading, text }) => holds(`${heading}\n${text}`));
}

/** How many rules there are of each family of ids: `LIM-SOC`, `LR`. */
function coverageText(sections: readonly RuleSection[]): string {
  const counts = new Map<string, number>();
  for (const { id } of sections) {
    const family = id.replace(/-\d+[a-z]?$/, '');
    if (family !== '') counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  return [...counts].map(([family, count]) => `${family} ${count}\n`).join('');
}
