import type { Path } from '../../../engine/place.ts';
import { eachSeatAt, type Fields, listAt, mapAt, seatListAt, wholeAt } from '../../../engine/reading.ts';
import { MANY, type ReputationComponents, type ReputationParts, type StatedScore } from '../components.ts';
import type { ReputationState } from '../state.ts';

/** The score figures that a position states instead of letting them be counted; undefined if there are none. */
export function readStated(
  { hqCounts, reputationParts }: Fields,
  players: number,
  { reputationOfHq }: ReputationComponents,
): StatedScore | undefined {
  if (hqCounts === undefined && reputationParts === undefined) return undefined;
  const most = reputationOfHq.length - 1;
  return {
    ...(hqCounts !== undefined && {
      hqCounts: listAt(hqCounts, ['hqCounts'], (hq, path) => wholeAt(hq, path, 0, most)),
    }),
    ...(reputationParts !== undefined && {
      reputationParts: perSeat(reputationParts, ['reputationParts'], players, readParts),
    }),
  };
}

/** Reads a position's final score. */
export function readFinalScore(given: Fields, state: ReputationState): void {
  const count = state.players.length;
  if (['reputation', 'profit', 'eliminated', 'winners'].every((word) => given[word] === undefined)) return;
  const points = (word: string) =>
    given[word] === undefined
      ? state.players.map(() => 0)
      : perSeat(given[word], [word], count, (value, path) => wholeAt(value, path, -MANY, MANY));
  const seats = (word: string) => (given[word] === undefined ? [] : seatListAt(given[word], [word], count));
  state.final = {
    reputation: points('reputation'),
    profit: points('profit'),
    eliminated: seats('eliminated'),
    winners: seats('winners'),
  };
}

function readParts(value: unknown, path: Path): ReputationParts {
  const parts = mapAt(value, path, ['hq', 'agenda', 'public', 'private']);
  const part = (name: string) => wholeAt(parts[name], [...path, name], -MANY, MANY);
  return { hq: part('hq'), agenda: part('agenda'), public: part('public'), private: part('private') };
}

/** The entries of a map by seat, in which no seat may be missing. */
function perSeat<T>(
  value: unknown,
  path: Path,
  players: number,
  read: (item: unknown, place: Path) => T,
): T[] {
  const items: unknown[] = Array.from({ length: players });
  eachSeatAt(value, path, players, (seat, item) => {
    items[seat] = item;
  });
  return items.map((item, seat) => read(item, [...path, String(seat)]));
}
