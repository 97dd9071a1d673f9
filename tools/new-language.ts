import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './documents.ts';

// Begins a language: `npm run new-language fr`. It copies every English text, so that the program speaks the language
// at once, in English words, and each text can be translated in its place. docs/languages.md explains the rest.

const LANGUAGES = join(root, 'src/words/languages.ts');
const PROGRAM = join(root, 'src/words/index.ts');
const TEMPLATE = join(root, 'tools/template-game/src/words');

/** The folders that hold the texts of a game or the program, with a folder for each language. */
function wordFolders(): string[] {
  const games = readdirSync(join(root, 'src/games')).map((game) => `src/games/${game}/words`);
  return ['src/words', ...games].filter((folder) => existsSync(join(root, folder, 'en')));
}

/** The name of a constant: `fr`, `zhHans`. */
const constantOf = (language: string): string =>
  language.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());

const keyOf = (language: string): string => (/^[a-z]+$/u.test(language) ? language : `'${language}'`);

/** Replaces a part of a file. @throws Error if the file does not have it */
function edit(file: string, part: RegExp, by: (found: string) => string): void {
  const text = readFileSync(file, 'utf8');
  if (!part.test(text)) throw new Error(`${file} has nothing like ${part}.`);
  writeFileSync(file, text.replace(part, by));
}

/** Copies the English texts of a folder; their functions are those of the new language. */
function copied(folder: string, language: string): string {
  const to = join(root, folder, language);
  cpSync(join(root, folder, 'en'), to, { recursive: true, errorOnExist: true, force: false });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const file = join(to, name);
    if (statSync(file).isDirectory() || !name.endsWith('.ts')) continue;
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll('words/en/', `words/${language}/`).replaceAll(', in English', ''));
  }
  return `${folder}/${language}`;
}

/** Names the files of the language in the index of a game's texts. */
function named(folder: string, language: string): void {
  const file = join(root, folder, 'index.ts');
  const english = /^const en = \{\n[\s\S]*?^\};\n/mu.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  const own = english
    .replace('const en', `const ${constantOf(language)}`)
    .replaceAll('./en/', `./${language}/`);
  edit(file, /^(?:\/\*\*.*\*\/\n)?export const texts = /mu, (found) => `${own}\n${found}`);
  edit(file, TEXTS, () => `, ${entryOf(language, constantOf(language))} }`);
  edit(file, MODULES, () => `, ${keyOf(language)}: ${constantOf(language)}.board }`);
  edit(join(root, folder, 'notation.ts'), MODULES, () => {
    return `, ${keyOf(language)}: () => import('./${language}/notation.ts') }`;
  });
}

/** The end of the list of languages in the index of a game's texts. */
const TEXTS = /(?<=export const texts = \{[^}]*?) \}/u;

/** The end of the list of languages of one module, such as what a game says of files. */
const MODULES = /(?<=textsOfModules\(\s*\{[^}]*?) \}/u;

/** A property of an object: `fr`, `'zh-Hant': zhHant`. */
function entryOf(language: string, value: string): string {
  return keyOf(language) === value ? value : `${keyOf(language)}: ${value}`;
}

function newLanguage(language: string): readonly string[] {
  const folders = wordFolders();
  const made = folders.map((folder) => copied(folder, language));
  for (const folder of folders) if (folder !== 'src/words') named(folder, language);
  // A new game starts in English, whatever the languages.
  edit(join(TEMPLATE, 'index.ts'), TEXTS, () => `, ${entryOf(language, 'en')} }`);
  edit(join(TEMPLATE, 'index.ts'), MODULES, () => `, ${keyOf(language)}: en.board }`);
  edit(join(TEMPLATE, 'notation.ts'), MODULES, () => `, ${entryOf(language, 'en')} }`);
  const english = /^ {2}en: \{\n[\s\S]*?^ {2}\},/mu.exec(readFileSync(PROGRAM, 'utf8'))?.[0] ?? '';
  const own = english.replace('en:', `${keyOf(language)}:`).replaceAll('./en/', `./${language}/`);
  edit(PROGRAM, /(?<=TextGroups>> = \{[\s\S]*?)\n\};/u, (end) => `\n${own}${end}`);
  edit(LANGUAGES, /(?<=languages = \[[^\]]*)\](?= as const)/u, () => `, '${language}']`);
  edit(LANGUAGES, /(?<=languageNames: [\s\S]*?)\n\};/u, (end) => {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return `\n  ${keyOf(language)}: '${name}',${end}`;
  });
  return made;
}

const language = process.argv[2] ?? '';
const isTag = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/u.test(language);
const isThere = existsSync(join(root, 'src/words', language)) && language !== '';
if (!isTag || isThere) {
  const why = isThere
    ? `There is already a folder src/words/${language}.`
    : `${JSON.stringify(language)} cannot be the name of a language: use its tag, such as fr or zh-Hans.`;
  process.stderr.write(`${why} Usage: npm run new-language TAG.\n`);
  process.exitCode = 2;
} else {
  process.stdout.write(
    `${newLanguage(language).join('\n')}\nNext: npm run format, npm run build. docs/languages.md says how to translate.\n`,
  );
}
