import type { ScorePart } from '../engine/game.ts';
import { readJournal } from '../engine/journal.ts';
import type { AnyGame } from '../games/index.ts';
import type { SavedMatch } from './data-folder.ts';
import { watchSession } from './open-session.ts';

/** How a person did in a finished match. */
export interface PersonalResult {
  readonly match: string;
  readonly game: string;
  /** When the match was last written to, in ISO 8601. */
  readonly ended: string;
  readonly name: string;
  /** The number of seats, the person's own included. */
  readonly players: number;
  /** The number of other people at the table. */
  readonly people: number;
  /** The levels of the bots at the table. */
  readonly bots: readonly string[];
  /** 1 for a victory, 1/n for one shared by n seats, else 0. In a match for one, 1 if the result is very good. */
  readonly won: number;
  /** The rank, 1 for the best; one more than the number of seats ahead. Null in a match for one. */
  readonly place: number | null;
  readonly points: number;
  /** The points of the best other seat; null in a match for one. */
  readonly rival: number | null;
  readonly parts: readonly Pick<ScorePart, 'source' | 'points'>[];
}

/**
 * How each person at a finished match did; empty for a match of bots alone, and for one that branched off another one:
 * its people knew what would come.
 * @throws JournalError, ReplayError if the match cannot be read or today's rules do not lead to its end
 */
export async function resultsOf(
  saved: SavedMatch,
  loadGame: (id: string) => Promise<AnyGame>,
): Promise<PersonalResult[]> {
  const journal = readJournal(saved.path);
  const { header } = journal;
  const people = header.seats.filter(({ bot }) => bot === undefined).length;
  if (people === 0 || header.origin !== undefined) return [];
  const session = await watchSession(saved, journal, loadGame);
  const { scores, parts, winners, ranking, mark } = session.seatAt(null).outcome();
  const bots = header.seats.flatMap(({ bot }) => bot ?? []);
  const isAlone = scores.length === 1;
  return header.seats.flatMap(({ name, bot }, seat): PersonalResult[] => {
    if (bot !== undefined) return [];
    const points = scores[seat] ?? 0;
    const won =
      mark === undefined ? (winners.includes(seat) ? 1 / winners.length : 0) : Number(points > mark.points);
    const ahead = ranking
      .slice(
        0,
        Math.max(
          0,
          ranking.findIndex((group) => group.includes(seat)),
        ),
      )
      .flat();
    const ended = new Date(saved.changed).toISOString();
    const common = { match: saved.name, game: header.game, ended, name, bots, won, points };
    return [
      {
        ...common,
        players: scores.length,
        people: people - 1,
        place: isAlone ? null : ahead.length + 1,
        rival: isAlone ? null : Math.max(...scores.filter((_, other) => other !== seat)),
        parts: (parts[seat] ?? []).map(({ source, points: own }) => ({ source, points: own })),
      },
    ];
  });
}
