import { dataFolder, matchesFolder } from '../table/data-folder.ts';
import { print, printJson } from './output.ts';

/** `paths`: where the program keeps its files. */
export function paths({ json }: { readonly json?: boolean }): void {
  const shown = { data: dataFolder(), matches: matchesFolder() };
  if (json === true) printJson(shown);
  else print(`data     ${shown.data}\nmatches  ${shown.matches}\n`);
}
