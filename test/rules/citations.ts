import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from '../../src/engine/document.ts';
import { readScenarios, type Scenario } from '../../src/engine/scenario.ts';
import { gamesWithRules, RULE_ID, root } from './rule-ids.ts';

export { gamesWithRules, root };

// Which rule is cited by which test: by a scenario that names it in `rules`, directly or by a topic word that
// `citations.yaml` of the game translates, or by the title of a test. What is only mentioned elsewhere is no citation.

/** A text in quotes that is followed by a function is the title of a test. */
const TITLE =
  /\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1\s*,\s*(?:\{[^}]*\}\s*,\s*)?(?:async\s*)?(?:\(|\w+\s*=>|function)/g;

/** A test that cites a rule. */
export interface Citation {
  /** The file, from the root of the repository. */
  readonly file: string;
  readonly title: string;
  /** The scenario, if it is one. */
  readonly scenario?: Scenario;
}

export type Citations = ReadonlyMap<string, readonly Citation[]>;

/** The ids in a text, each once. */
export function idsIn(text: string): string[] {
  return [...new Set(text.match(RULE_ID) ?? [])];
}

/** The ids of a game's rules and rulings, in the order of its rules: each is the id of a heading. */
export function rulesOf(game: string): string[] {
  const text = readFileSync(join(root, 'src/games', game, 'words/en/rules.md'), 'utf8');
  return idsIn(
    text
      .split('\n')
      .filter((line) => line.startsWith('#'))
      .join('\n'),
  );
}

/** The meanings of a game's topic words and scenarios, and the rules that no test can show. */
export interface RuleLists {
  /** Topic word to the rules that every scenario with this topic is about. */
  readonly topics: Readonly<Record<string, readonly string[]>>;
  /** Scenario to the rules that it pins beyond its topics. */
  readonly scenarios: Readonly<Record<string, readonly string[]>>;
  /** Rule to the reason why no test cites it. */
  readonly untested: Readonly<Record<string, string>>;
}

/** A table of a game's tests; empty if it needs none. */
export function listOf<T>(game: string, name: string): T {
  const path = join(root, 'test/games', game, `${name}.yaml`);
  return (existsSync(path) ? (readDocument(readFileSync(path, 'utf8')).data ?? {}) : {}) as T;
}

/** The table of a game; empty if it needs none. */
export function ruleLists(game: string): RuleLists {
  return { topics: {}, scenarios: {}, untested: {}, ...listOf<Partial<RuleLists>>(game, 'citations') };
}

/** The scenario files of a game, from the root of the repository. */
export function scenarioFiles(game: string): string[] {
  return readdirSync(join(root, 'test/scenarios'))
    .map((name) => `test/scenarios/${name}`)
    .filter((file) => readFileSync(join(root, file), 'utf8').includes(`\ngame: ${game}\n`));
}

/** Every rule that a scenario of the game cites. */
export function scenarioCitations(game: string): Map<string, Citation[]> {
  const { topics, scenarios } = ruleLists(game);
  const cited = new Map<string, Citation[]>();
  for (const file of scenarioFiles(game)) {
    for (const scenario of readScenarios(readFileSync(join(root, file), 'utf8')).scenarios) {
      const named = scenario.rules.flatMap((word) => topics[word] ?? [word]);
      for (const id of new Set([...named, ...(scenarios[scenario.id] ?? [])]))
        add(cited, id, { file, title: `${scenario.id}: ${scenario.title}`, scenario });
    }
  }
  return cited;
}

/** Every rule that the title of a test cites. */
export function titleCitations(): Map<string, Citation[]> {
  const cited = new Map<string, Citation[]>();
  for (const name of readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.test\.tsx?$/.test(name) || name.includes('node_modules')) continue;
    const file = `test/${name.replaceAll('\\', '/')}`;
    for (const [, , title = ''] of readFileSync(join(root, file), 'utf8').matchAll(TITLE))
      for (const id of idsIn(title)) add(cited, id, { file, title });
  }
  return cited;
}

function add(cited: Map<string, Citation[]>, id: string, citation: Citation): void {
  const list = cited.get(id);
  if (list === undefined) cited.set(id, [citation]);
  else list.push(citation);
}
