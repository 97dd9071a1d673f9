import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// For each game: which rules and rulings of `words/en.rules.md` its code names, and which a test or a scenario names.
// `npm run rules:coverage` prints the counts and every rule that no test names, and fails while there is one;
// `npm run rules:coverage -- limit` looks at one game.

const root = fileURLToPath(new URL('..', import.meta.url));
const ruleId = /\b(?:(?:LIM|GD|REP|NGT)-[A-Z]+-\d+[a-z]?|(?:LR|RR|NR|R)-\d+[a-z]?)\b/g;

function textsUnder(folder: string, ending: RegExp): string {
  if (!existsSync(join(root, folder))) return '';
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.includes('node_modules'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');
}

const idsIn = (text: string) => new Set(text.match(ruleId) ?? []);

const wanted = process.argv.slice(2);
const games = readdirSync(join(root, 'src/games'), { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && existsSync(join(root, 'src/games', entry.name, 'words/en.rules.md')),
  )
  .map((entry) => entry.name)
  .filter((name) => wanted.length === 0 || wanted.includes(name));

const tested = idsIn(textsUnder('test', /\.(tsx?|yaml|json)$/));
let untested = 0;
for (const game of games) {
  const rules = [...idsIn(readFileSync(join(root, 'src/games', game, 'words/en.rules.md'), 'utf8'))];
  const coded = idsIn(textsUnder(join('src/games', game), /\.tsx?$/));
  const missing = rules.filter((rule) => !tested.has(rule));
  untested += missing.length;
  const inCode = rules.filter((rule) => coded.has(rule)).length;
  const inTests = rules.length - missing.length;
  console.log(
    `${game}: ${rules.length} rules and rulings, ${inCode} named in code, ${inTests} named in tests`,
  );
  if (missing.length > 0) console.log(`  in no test: ${missing.join(' ')}`);
}
if (games.length === 0) console.log('no game has written down its rules yet');
process.exitCode = untested > 0 || games.length === 0 ? 1 : 0;
