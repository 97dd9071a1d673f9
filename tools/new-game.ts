import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documents, root } from './documents.ts';

// Creates a new game that passes every test: `npm run new-game NAME`. It copies tools/template-game from beside this
// file, so that in a copy of the tree the game is created there.

const TEMPLATE = join(root, 'tools/template-game');
const LIST = join(root, 'src/games/index.ts');
const OPTION_NAMES = join(root, 'src/cli/option-names.ts');

/** The placeholder names in the template and their replacements. */
function namesOf(id: string): readonly (readonly [template: string, own: string])[] {
  const words = id.split('-');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const letters = words.length === 1 ? id.slice(0, 3) : words.map((word) => word.charAt(0)).join('');
  return [
    ['template-game', id],
    ['templateGame', words.map((word, index) => (index === 0 ? word : capital(word))).join('')],
    ['Template Game', words.map(capital).join(' ')],
    ['TPL-', `${letters.toUpperCase()}-`],
  ];
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

/** Why a game cannot have this name; undefined if it can. */
function fault(id: string): string | undefined {
  if (!/^[a-z][a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
    return `${JSON.stringify(id)} cannot be the name of a game: use words of lower-case letters and digits, joined by hyphens.`;
  if (existsSync(join(root, 'src/games', id))) return `There is already a folder src/games/${id}.`;
  const letters = namesOf(id).find(([template]) => template === 'TPL-')?.[1] ?? '';
  const taken = documentsOfRules().find((text) => text.includes(`# ${letters}`));
  return taken === undefined ? undefined : `The ids of another game's rules already begin with ${letters}.`;
}

function documentsOfRules(): string[] {
  return readdirSync(join(root, 'src/games'))
    .map((name) => join(root, 'src/games', name, 'words/en/rules.md'))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
}

/**
 * Copies the template with the names of the game, and adds the game to the list of games, the names of options and the page of
 * pictures.
 * @returns the new or changed folders and files
 */
function newGame(id: string): readonly string[] {
  const names = namesOf(id);
  const renamed = (text: string) => names.reduce((now, [from, to]) => now.replaceAll(from, to), text);
  const copies = [
    ['src', `src/games/${id}`],
    ['test', `test/games/${id}`],
    ['scenarios.yaml', `test/scenarios/${id}.yaml`],
    ['golden.json', `test/golden/${id}.json`],
  ] as const;
  for (const [from, to] of copies) {
    const path = join(root, to);
    cpSync(join(TEMPLATE, from), path, { recursive: true, errorOnExist: true, force: false });
    for (const file of statSync(path).isDirectory() ? filesIn(path) : [path])
      writeFileSync(file, renamed(readFileSync(file, 'utf8')));
  }
  const [, [, name] = ['', '']] = names;
  writeFileSync(LIST, listed(readFileSync(LIST, 'utf8'), id, name));
  const options = readFileSync(OPTION_NAMES, 'utf8');
  writeFileSync(OPTION_NAMES, options.replace(/(?=^\};$)/m, `  ${id.includes('-') ? `'${id}'` : id}: [],\n`));
  const pages = documents().filter(({ path }) => path === 'docs/games.md');
  for (const { path, text } of pages)
    writeFileSync(
      join(root, path),
      text.replace(
        '<!-- /screens -->',
        renamed('## Template Game\n\n<!-- picture template-game -->\n<!-- /picture -->\n\n<!-- /screens -->'),
      ),
    );
  return [
    ...copies.map(([, to]) => to),
    'src/games/index.ts',
    'src/cli/option-names.ts',
    ...pages.map(({ path }) => path),
  ];
}

/** Appends a game to the list of games and keeps the imports sorted by file. */
function listed(list: string, id: string, name: string): string {
  const [imports = '', ...rest] = list.split('\n\n');
  const sorted = [...imports.split('\n'), `import { ${name} } from './${id}/manifest.ts';`].sort(
    (one, other) => (fileOf(one) < fileOf(other) ? -1 : 1),
  );
  const games = rest.join('\n\n').replace(/(?<=: readonly Manifest\[\] = \[)[^\]]*(?=\])/, `$&, ${name}`);
  return `${sorted.join('\n')}\n\n${games}`;
}

function fileOf(line: string): string {
  return /from '([^']*)'/.exec(line)?.[1] ?? '';
}

const id = process.argv[2] ?? '';
const why = fault(id);
if (why !== undefined) {
  process.stderr.write(`${why} Usage: npm run new-game NAME, such as wind-farm.\n`);
  process.exitCode = 2;
} else {
  process.stdout.write(
    `${newGame(id).join('\n')}\nNext: npm run format, npm run pictures, then npm test. CONTRIBUTING.md says what to change.\n`,
  );
}
