// Compares the texts of each language with the English ones.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The modules of a game with texts that a person may read before or during a match. */
export const GAME_TEXTS = ['facts', 'words', 'board', 'notation', 'spoken', 'demo'];

/** All modules with such texts, by their paths in a language. */
const TEXTS = new RegExp(
  `^src/(?:words/(?<program>[^/]+)/(?:\\w+/)?index|games/[^/]+/words/(?<game>[^/]+)/(?:${GAME_TEXTS.join('|')}))\\.ts$`,
);

/**
 * The languages in which a text is missing that English has. The program says the English one there.
 * @param build esbuild's
 * @param common esbuild options for every build
 * @param root the folder of the project
 * @param modules the paths of all modules, from the root
 */
export async function lackingLanguages(build, common, root, modules) {
  const pairs = modules.flatMap((own) => {
    const { program, game } = TEXTS.exec(own)?.groups ?? {};
    const language = program ?? game;
    if (language === undefined || language === 'en') return [];
    return [{ language, own, english: own.replace(`/${language}/`, '/en/') }];
  });
  const lines = pairs.map(({ language, own, english }, index) => [
    `import * as own${index} from './${own}';`,
    `import * as english${index} from './${english}';`,
    `if (lackedTexts(own${index}, english${index}).length > 0) lacking.add(${JSON.stringify(language)});`,
  ]);
  const contents = [
    "import { lackedTexts } from './src/words/texts.ts';",
    'const lacking = new Set();',
    ...lines.flat(),
    'export default [...lacking].sort();',
  ].join('\n');
  const folder = mkdtempSync(join(tmpdir(), 'green-games-languages-'));
  try {
    const { outputFiles } = await build({
      ...common,
      stdin: { contents, resolveDir: root, sourcefile: 'languages.js', loader: 'js' },
      format: 'esm',
      write: false,
      outfile: join(folder, 'languages.mjs'),
      metafile: false,
    });
    const [{ path, contents: script }] = outputFiles;
    writeFileSync(path, script);
    return (await import(pathToFileURL(path).href)).default;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
