import { left } from '../drawing/text.ts';
import { matchesFolder } from '../table/data-folder.ts';
import { loadReportTexts, reportWords } from '../words/index.ts';
import { cacheFolder } from './cache-folder.ts';
import { print, printJson } from './output.ts';
import { ownFolder } from './own-folder.ts';
import { settingsPath } from './settings-path.ts';

/** `paths`: shows where the program keeps its files. */
export async function paths({ json }: { readonly json?: boolean }): Promise<void> {
  const shown = {
    data: ownFolder(),
    matches: matchesFolder(ownFolder()),
    settings: settingsPath(),
    cache: cacheFolder(),
  };
  if (json === true) {
    printJson(shown);
    return;
  }
  await loadReportTexts();
  const words = reportWords().paths;
  const rows = Object.entries(shown).map(
    ([what, path]) => [words[what as keyof typeof shown], path] as const,
  );
  print(rows.map(([what, path]) => `${left(what, 10)}${path}\n`).join(''));
}
