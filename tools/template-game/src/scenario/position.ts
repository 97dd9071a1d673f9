import type { Setting } from '../../../engine/game.ts';
import { type Path, PlaceError } from '../../../engine/place.ts';
import type { Given, PlacedPosition, PositionNotation } from '../../../engine/position.ts';
import {
  eachSeatAt,
  flagAt,
  listOnceAt,
  mapAt,
  seatAt,
  streamAt,
  wholeAt,
  wordAt,
} from '../../../engine/reading.ts';
import type { Components } from '../components.ts';
import { type AuctionState, playerAt } from '../state.ts';
import { notation } from '../words/notation.ts';

const WORDS = ['round', 'first', 'stock', 'aside', 'players', 'random', 'over'] as const;

export const position: PositionNotation<AuctionState, Components> = {
  read,
  print,
  vocabulary: () => notation().vocabulary,
};

/** Applies `given`. Lots that it does not name stay in the stock, or are put aside if it names the stock. */
function read(
  given: Given,
  state: AuctionState,
  setting: Setting<Components>,
): PlacedPosition<AuctionState, Components> {
  const fields = mapAt(given, [], WORDS);
  const names = Object.keys(setting.components.lots);
  const placed = new Set<string>();
  const lotsAt = (value: unknown, path: Path): string[] =>
    listOnceAt(value, path, (item, place) => {
      const lot = wordAt(item, place, names);
      if (placed.has(lot)) throw new PlaceError(place, notation().twoPlaces(lot));
      placed.add(lot);
      return lot;
    });
  if (fields['round'] !== undefined) state.round = wholeAt(fields['round'], ['round'], 1, 99);
  if (fields['first'] !== undefined) state.first = seatAt(fields['first'], ['first'], setting.players);
  if (fields['random'] !== undefined) state.random = streamAt(fields['random'], ['random']);
  if (fields['over'] !== undefined) state.over = flagAt(fields['over'], ['over']);
  eachSeatAt(fields['players'], ['players'], setting.players, (seat, item, path) => {
    const own = mapAt(item, path, ['money', 'lots']);
    const player = playerAt(state, seat);
    if (own['money'] !== undefined) player.money = wholeAt(own['money'], [...path, 'money'], 0);
    if (own['lots'] !== undefined) player.lots = lotsAt(own['lots'], [...path, 'lots']);
  });
  const aside = fields['aside'] === undefined ? [] : lotsAt(fields['aside'], ['aside']);
  const stock = fields['stock'] === undefined ? undefined : lotsAt(fields['stock'], ['stock']);
  state.stock = stock ?? state.stock.filter((lot) => !placed.has(lot));
  state.aside = [...aside, ...(stock === undefined ? [] : names.filter((lot) => !placed.has(lot)))];
  return { state, setting };
}

function print({ round, first, stock, aside, players, random, over }: AuctionState): Record<string, unknown> {
  return {
    round,
    first,
    stock: [...stock],
    aside: [...aside],
    players: Object.fromEntries(players.map(({ money, lots }, seat) => [seat, { money, lots: [...lots] }])),
    random: [...random],
    over,
  };
}
