import type { Path } from '../../../engine/place.ts';
import { eachSeatAt, type Fields, listAt, mapAt, seatListAt, wholeAt } from '../../../engine/reading.ts';
import { MANY, type ReputationComponents } from '../components.ts';
import type { ReputationParts, ReputationState } from '../state.ts';

/** What a position says of a score: figures of the end, or such as stand in for a count of the table. */
export function readScore(given: Fields, state: ReputationState, components: ReputationComponents): void {
  const count = state.players.length;
  if (given['hqCounts'] !== undefined) {
    const most = components.reputationOfHq.length - 1;
    state.assumed.hqCounts = listAt(given['hqCounts'], ['hqCounts'], (hq, path) =>
      wholeAt(hq, path, 0, most),
    );
  }
  if (given['reputationParts'] !== undefined) {
    state.assumed.reputationParts = perSeat(given['reputationParts'], ['reputationParts'], count, readParts);
  }
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

/** The entries of a map by seats in which no seat is left out. */
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
