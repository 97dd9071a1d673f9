import { dataFolder, matchesFolder } from '../table/data-folder.ts';

/** `paths`: where the program keeps its files. */
export function paths({ json }: { readonly json?: boolean }): void {
  const shown = { data: dataFolder(), matches: matchesFolder() };
  if (json === true) process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
  else process.stdout.write(`data     ${shown.data}\nmatches  ${shown.matches}\n`);
}
