import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Citation,
  gamesWithRules,
  idsIn,
  root,
  ruleLists,
  rulesOf,
  scenarioCitations,
  titleCitations,
} from '../test/rules/citations.ts';

// npm run rules:coverage [-- GAME… [--all]]: prints, for each game, its rules by family: how many the code names, and
// how many a scenario or a test cites. Then it lists every rule that nothing cites, with the reason if one is recorded.
// --all adds a line for every rule with its citations. The exit code is 1 while a rule has neither a test nor a reason.

const HEAD = `${'family'.padEnd(12)}${['rules', 'in code', 'scenario', 'title', 'cited'].map((word) => word.padStart(9)).join('')}`;

const args = process.argv.slice(2);
const showsAll = args.includes('--all');
const wanted = args.filter((word) => !word.startsWith('--'));
const games = gamesWithRules().filter((name) => wanted.length === 0 || wanted.includes(name));
const titles = titleCitations();
let open = 0;
for (const game of games) open += coverageOf(game);
if (games.length === 0) console.log('no game with this name has a list of rules');
process.exitCode = open > 0 || games.length === 0 ? 1 : 0;

/** Prints the table of a game. @returns how many of its rules have neither a test nor a reason */
function coverageOf(game: string): number {
  const rules = rulesOf(game);
  const coded = new Set(idsIn(codeOf(game)));
  const scenarios = scenarioCitations(game);
  const { untested } = ruleLists(game);
  const citing = (id: string): Citation[] => [...(scenarios.get(id) ?? []), ...(titles.get(id) ?? [])];

  const families = [...new Set(rules.map(familyOf))].map((name) => {
    const ids = rules.filter((id) => familyOf(id) === name);
    return row(name, ids);
  });
  console.log(`${game}\n  ${HEAD}`);
  for (const line of [...families, row('all', rules)]) console.log(`  ${line}`);

  const uncited = rules.filter((id) => citing(id).length === 0);
  for (const id of uncited)
    console.log(`  ${id}: ${untested[id] ?? 'cited by no test, and no reason is given'}`);
  for (const id of Object.keys(untested)) {
    if (!rules.includes(id)) console.log(`  ${id}: a reason is given, but there is no such rule`);
    else if (!uncited.includes(id)) console.log(`  ${id}: is cited after all; remove its reason`);
  }
  if (showsAll) for (const id of rules) console.log(`  ${id}: ${namesOf(citing(id))}`);
  return uncited.filter((id) => untested[id] === undefined).length;

  function row(name: string, ids: readonly string[]): string {
    const count = (holds: (id: string) => boolean) => String(ids.filter(holds).length).padStart(9);
    const figures = [
      count(() => true),
      count((id) => coded.has(id)),
      count((id) => scenarios.has(id)),
      count((id) => titles.has(id)),
      count((id) => citing(id).length > 0),
    ];
    return `${name.padEnd(12)}${figures.join('')}`;
  }
}

/** `LIM-SOC` of `LIM-SOC-09`, `LR` of `LR-08`, `LIM-CARD` of every card. */
function familyOf(id: string): string {
  return /^[A-Z]+-CARD/.exec(id)?.[0] ?? id.replace(/(?:-\d+)+[a-z]?$/, '');
}

function namesOf(citations: readonly Citation[]): string {
  const scenarios = citations.flatMap(({ scenario }) => (scenario === undefined ? [] : [scenario.id]));
  const files = citations.flatMap(({ scenario, file }) =>
    scenario === undefined ? [file.replace(/^test\/|\.test\.tsx?$/g, '')] : [],
  );
  return [...scenarios, ...new Set(files)].join(', ') || 'nothing';
}

function codeOf(game: string): string {
  const folder = join(root, 'src/games', game);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}
