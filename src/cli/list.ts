import { games } from '../games/index.ts';

/** `list`: the games, without loading any of them. */
export function list({ json }: { readonly json?: boolean }): void {
  if (json === true) {
    const shown = games.map(({ load: _load, ...entry }) => entry);
    process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
    return;
  }
  for (const game of games) {
    const { from, to } = game.seats;
    const edition = 'edition' in game ? `, rules edition ${String(game.edition)}` : '';
    process.stdout.write(
      `${game.id}\n  ${game.title}: ${from === to ? from : `${from} to ${to}`} players, ${game.minutes}${edition}\n`,
    );
    process.stdout.write(`  ${game.reconstructed}\n`);
  }
}
