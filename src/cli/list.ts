import { games } from '../games/index.ts';
import { program } from '../ui/words/en.ts';
import { print, printJson } from './output.ts';
import { wrapped } from './reading.ts';

/** `list`: the games, what one does in each, for how many, how long, by which edition of their rules, and what is not the printed game. */
export function list({ json }: { readonly json?: boolean }): void {
  if (json === true) {
    printJson(
      games.map(({ id, title, about, edition, seats, minutes, reconstructed }) => ({
        id,
        title,
        about,
        edition,
        seats,
        minutes,
        reconstructed,
      })),
    );
    return;
  }
  for (const { id, title, about, seats, minutes, edition, reconstructed } of games) {
    const players = `${title}: ${program.playersText(seats)} players, ${minutes}, rules edition ${edition}`;
    print(wrapped([id, `  ${about}`, `  ${players}`, `  reconstructed: ${reconstructed}`]));
  }
}
