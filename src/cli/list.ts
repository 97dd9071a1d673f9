import { games } from '../games/index.ts';
import { program } from '../ui/words/en.ts';

/** `list`: the games, for how many, how long, by which edition of their rules, and what is not the printed game. */
export function list({ json }: { readonly json?: boolean }): void {
  if (json === true) {
    const shown = games.map(({ load: _load, ...entry }) => entry);
    process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
    return;
  }
  for (const { id, title, seats, minutes, edition, reconstructed } of games) {
    process.stdout.write(
      `${id}\n  ${title}: ${program.playersText(seats)} players, ${minutes}, rules edition ${edition}\n` +
        `  reconstructed: ${reconstructed}\n`,
    );
  }
}
