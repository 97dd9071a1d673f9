import { matchesFolder } from '../table/data-folder.ts';
import { cacheFolder } from './cache-folder.ts';
import { print, printJson } from './output.ts';
import { ownFolder } from './own-folder.ts';
import { settingsPath } from './settings-path.ts';

/** `paths`: shows where the program keeps its files. */
export function paths({ json }: { readonly json?: boolean }): void {
  const shown = {
    data: ownFolder(),
    matches: matchesFolder(ownFolder()),
    settings: settingsPath(),
    cache: cacheFolder(),
  };
  if (json === true) printJson(shown);
  else {
    const lines = Object.entries(shown).map(([what, path]) => `${what.padEnd(10)}${path}\n`);
    print(lines.join(''));
  }
}
