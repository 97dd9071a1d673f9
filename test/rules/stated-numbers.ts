import { parsed, readSources, type Source } from '../architecture/sources.ts';
import { RULE_IDS } from './rule-ids.ts';

/** A number in digits or words. */
export const NUMBER =
  /\d+|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|forty|fifty|half|twice|double)\b/gi;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Children in which a text is a name that no one reads: keys, modules, comparisons, types and names of figures. */
const UNREAD: Readonly<Record<string, readonly string[]>> = {
  Property: ['key'],
  ImportDeclaration: ['source'],
  ImportExpression: ['source'],
  MemberExpression: ['property'],
  BinaryExpression: ['left', 'right'],
  TSLiteralType: ['literal'],
};

/** Every text of a source that a player may read, template strings in pieces between their figures. */
function textsOf(node: Node): string[] {
  if (node.type === 'TemplateElement') return [(node['value'] as { cooked: string }).cooked];
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
  return Object.entries(node).flatMap(([key, child]) => {
    if (UNREAD[node.type]?.includes(key) === true) return [];
    return [child].flat().filter(isNode).flatMap(textsOf);
  });
}

/**
 * What is told of one recorded match and of the printed game in its own figures, and of files that people write, whose
 * format is the same whatever the figures are.
 */
const TOLD_ONCE = /\/(?:demo|facts|notation|vocabulary)\.ts$/;

/** The sources in which a game has its English words: questions, log, refusals, names, notes, cautions, aim, board. */
function wordSources(game: string): Source[] {
  const folder = `src/games/${game}/words/en/`;
  return readSources().filter(({ path }) => path.startsWith(folder) && !TOLD_ONCE.test(path));
}

/** The texts of a game's words that state a number themselves, sorted. */
export function statedNumbers(game: string): string[] {
  const texts = wordSources(game).flatMap((source) => textsOf(parsed(source).program as unknown as Node));
  return [...new Set(texts)].filter((text) => text.replaceAll(RULE_IDS, '').match(NUMBER) !== null).sort();
}
