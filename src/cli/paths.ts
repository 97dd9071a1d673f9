import { dataFolder, matchesFolder } from '../table/data-folder.ts';
import { print, printJson } from './output.ts';
import { settingsPath } from './settings-file.ts';

/** `paths`: where the program keeps its files. */
export function paths({ json }: { readonly json?: boolean }): void {
  const shown = { data: dataFolder(), matches: matchesFolder(), settings: settingsPath() };
  if (json === true) printJson(shown);
  else print(`data      ${shown.data}\nmatches   ${shown.matches}\nsettings  ${shown.settings}\n`);
}
