import type { ReputationComponents } from './components.ts';
import { type Fields, integer, integerAt, listAt, MANY, seatListAt, seatsOf } from './reading.ts';
import type { ReputationParts, ReputationState } from './state.ts';

/** What a position says of a score: figures of the end, or such as stand in for a count of the table. */
export function readScore(at: Fields, state: ReputationState, components: ReputationComponents): void {
  const count = state.players.length;
  if (at.has('hqCounts')) {
    const most = components.reputationOfHq.length - 1;
    state.assumed.hqCounts = listAt(at, 'hqCounts').map((hq, index) =>
      integer(hq, ['hqCounts', index], 0, most),
    );
  }
  if (at.has('reputationParts')) {
    const map = at.inner('reputationParts');
    seatsOf(map, count);
    state.assumed.reputationParts = state.players.map((_, seat): ReputationParts => {
      const parts = map.inner(String(seat));
      parts.allow(['hq', 'agenda', 'public', 'private']);
      const part = (name: string) => integerAt(parts, name, -MANY, MANY);
      return { hq: part('hq'), agenda: part('agenda'), public: part('public'), private: part('private') };
    });
  }
  if (!['reputation', 'profit', 'eliminated', 'winners'].some((word) => at.has(word))) return;
  state.final = {
    reputation: pointsAt(at, 'reputation', count),
    profit: pointsAt(at, 'profit', count),
    eliminated: at.has('eliminated') ? seatListAt(at, 'eliminated', count) : [],
    winners: at.has('winners') ? seatListAt(at, 'winners', count) : [],
  };
}

/** Points of every seat; all 0 where the word is left out. */
function pointsAt(at: Fields, name: string, players: number): number[] {
  const map = at.has(name) ? at.inner(name) : undefined;
  if (map !== undefined) seatsOf(map, players);
  return Array.from({ length: players }, (_, seat) =>
    map === undefined ? 0 : integerAt(map, String(seat), -MANY, MANY),
  );
}
