import { matchesFolder } from '../table/data-folder.ts';
import { print, printJson } from './output.ts';
import { ownFolder } from './own-folder.ts';
import { settingsPath } from './settings-file.ts';

/** `paths`: where the program keeps its files. */
export function paths({ json }: { readonly json?: boolean }): void {
  const shown = { data: ownFolder(), matches: matchesFolder(ownFolder()), settings: settingsPath() };
  if (json === true) printJson(shown);
  else print(`data      ${shown.data}\nmatches   ${shown.matches}\nsettings  ${shown.settings}\n`);
}
