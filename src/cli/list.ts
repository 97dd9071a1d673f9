import { games } from '../games/index.ts';
import { commandWords, programWords } from '../words/index.ts';
import { print, printJson } from './output.ts';
import { wrappedText } from './reading.ts';

/**
 * `list`: shows the games with their aims, player counts, durations, rules editions and differences from the printed
 * games.
 */
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
    const players = commandWords().gameFacts(title, programWords().playersText(seats), minutes, edition);
    print(
      wrappedText([id, `  ${about}`, `  ${players}`, `  ${commandWords().reconstructed(reconstructed)}`]),
    );
  }
}
