import { games, type Manifest } from '../games/index.ts';
import { tableOf } from '../table/default-table.ts';
import type { Sitter } from '../table/seat-view.ts';
import { type SeatWish, seatsFor } from '../table/seats.ts';
import { program } from '../ui/words/en.ts';
import { askOne } from './ask.ts';
import type { Unfinished } from './saved.ts';

/** The choice from the first list: a game to begin, or a match to resume. */
export type FirstChoice = { readonly game: Manifest } | { readonly match: string };

/** Asks for a game. If there is an unfinished match, resuming it is the first choice. */
export async function askGame(unfinished: Unfinished | undefined): Promise<FirstChoice> {
  return await askOne<FirstChoice>({
    message: 'Which game?',
    choices: [
      ...(unfinished === undefined
        ? []
        : [goOnChoice(unfinished, { match: unfinished.name } as FirstChoice)]),
      ...games.map((game) => ({
        name: `${game.title} (${program.playersText(game.seats)} players)`,
        value: { game } as FirstChoice,
        description: game.reconstructed,
      })),
    ],
  });
}

/** Asks whether to resume an unfinished match, which is the first choice. */
export async function askGoOn(unfinished: Unfinished): Promise<boolean> {
  return await askOne<boolean>({
    message: 'There is an unfinished match.',
    choices: [goOnChoice(unfinished, true), { name: 'Begin a new match', value: false }],
  });
}

/** Asks whether to begin at once at the default table or to choose everything. */
export async function askBeginning(
  { seats }: Manifest,
  wishes: readonly SeatWish[],
  players: number | undefined,
): Promise<'at-once' | 'choose'> {
  const table = tableOf({ seats, wishes, players, isPersonHere: true });
  return await askOne<'at-once' | 'choose'>({
    message: 'How?',
    choices: [
      { name: beginningText(seatsFor(table.players, table.wishes)), value: 'at-once' },
      { name: 'Choose seats, options, seed…', value: 'choose' },
    ],
  });
}

/** `Play with 2 easy bots (you are Player 1)`; for a more varied table, who sits where. */
function beginningText(sitters: readonly Sitter[]): string {
  const people = sitters.filter(({ bot }) => bot === undefined);
  const levels = [...new Set(sitters.flatMap(({ bot }) => bot ?? []))];
  const [person] = people;
  const [level] = levels;
  if (person === undefined || level === undefined || people.length > 1 || levels.length > 1)
    return `Play: ${program.seatsText(sitters)}`;
  const bots = sitters.length - 1;
  return `Play with ${bots} ${level} ${bots === 1 ? 'bot' : 'bots'} (you are ${person.name})`;
}

function goOnChoice<T>(
  { name, about }: Unfinished,
  value: T,
): { name: string; value: T; description: string } {
  return { name: `Go on with ${about}`, value, description: name };
}
