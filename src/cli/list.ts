import { games } from '../games/index.ts';
import { program } from '../ui/words/en.ts';
import { print, printJson } from './output.ts';

/** `list`: the games, for how many, how long, by which edition of their rules, and what is not the printed game. */
export function list({ json }: { readonly json?: boolean }): void {
  if (json === true) {
    printJson(
      games.map(({ id, title, edition, seats, minutes, reconstructed }) => ({
        id,
        title,
        edition,
        seats,
        minutes,
        reconstructed,
      })),
    );
    return;
  }
  for (const { id, title, seats, minutes, edition, reconstructed } of games) {
    print(
      `${id}\n  ${title}: ${program.playersText(seats)} players, ${minutes}, rules edition ${edition}\n` +
        `  reconstructed: ${reconstructed}\n`,
    );
  }
}
