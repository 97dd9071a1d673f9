import type { StepRunner } from '../../../engine/events.ts';
import type { Setting } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/question.ts';
import { mapAt } from '../../../engine/reading.ts';
import { popMap } from '../cards.ts';
import { cardOf, type NiceComponents, targetTypes } from '../components.ts';
import { countsOf, ecoFigures } from '../eco-systems.ts';
import { buyablePositions, priceAt } from '../queue.ts';
import { pointsOf, typeResults } from '../scoring.ts';
import { type CardId, type EcoSystem, type NiceState, playerAt, queuePoints, ROWS } from '../state.ts';
import { view } from '../view.ts';

type Setup = Setting<NiceComponents>;
type Look = (state: NiceState, setting: Setup, viewer: Seat | null) => unknown;

/** The scenarios' word for a value that the viewer may not know. */
const HIDDEN = 'hidden';

const bySeat = <T>(figure: (seat: Seat) => T) => ({ 0: figure(0), 1: figure(1) });

const nameOf = (components: NiceComponents, id: CardId) => cardOf(components, id).name;

const namesOf = ({ components }: Setup, ids: readonly CardId[]) => ids.map((id) => nameOf(components, id));

/** The cards beside the eco systems; scenarios do not list fillers. */
function aside(state: NiceState, setting: Setup, seat: Seat): string[] {
  const listed = playerAt(state, seat).aside.filter((id) => cardOf(setting.components, id).kind !== 'filler');
  return namesOf(setting, listed);
}

function ecoSystem(setting: Setup, eco: EcoSystem): Record<string, unknown> {
  const rows = Object.fromEntries(ROWS.map((row) => [row, namesOf(setting, eco[row])]));
  return { id: eco.id, suit: eco.suit, ...rows };
}

function ecoValues(state: NiceState, { components }: Setup): Record<string, unknown> {
  const all = state.players.flatMap((player) => player.ecosystems);
  return Object.fromEntries(all.map((eco) => [eco.id, popMap(ecoFigures(components, eco).value)]));
}

function pointsByType(state: NiceState, { components }: Setup): Record<string, unknown> {
  const results = typeResults(state, components);
  return Object.fromEntries(
    results.map(({ pop, winner, points }) => [
      pop,
      winner === null || points === 0 ? {} : { [winner]: points },
    ]),
  );
}

function points(state: NiceState, { components }: Setup): [number, number] {
  return pointsOf(typeResults(state, components));
}

function winner(state: NiceState, setting: Setup): Seat | 'draw' {
  const [first, second] = points(state, setting);
  if (first === second) return 'draw';
  return first > second ? 0 : 1;
}

/** The view of the viewer named in the last `view` event, in the scenarios' words. */
function seenBy(state: NiceState, setting: Setup, viewer: Seat | null): Record<string, unknown> {
  const seen = view(state, viewer, setting);
  return {
    targets: bySeat((owner) => seen.players[owner]?.target ?? HIDDEN),
    stockSize: seen.stock,
    stockCards: HIDDEN,
    trash: seen.trash.map(({ name }) => name),
  };
}

const LOOKS: Readonly<Record<string, Look>> = {
  turn: (state) => state.turn,
  round: (state) => state.round,
  phase: (state) => state.phase,
  emptied: (state) => state.emptied,
  die: (state) => state.die,
  givenUp: (state, setting) => namesOf(setting, state.givenUp),
  placing: (state, { components }) => (state.placing === null ? null : nameOf(components, state.placing)),
  queue: (state, setting) => namesOf(setting, state.queue),
  stock: (state, setting) => namesOf(setting, [...state.stock].reverse()),
  trash: (state, setting) => namesOf(setting, [...state.trash].reverse()),
  queueSize: (state) => state.queue.length,
  stockSize: (state) => state.stock.length,
  prices: (state) => state.queue.map((_, index) => priceAt(index + 1)),
  canBuy: (state, { components }) =>
    state.phase === 'buy' ? buyablePositions(state, components, state.turn) : [],
  qp: (state) => bySeat((seat) => queuePoints(state, seat)),
  cash: (state) => bySeat((seat) => playerAt(state, seat).cash),
  targets: (state, { components }) => bySeat((seat) => targetTypes(components, playerAt(state, seat).target)),
  targetCards: (state) => bySeat((seat) => (playerAt(state, seat).target === null ? 0 : 1)),
  aside: (state, setting) => bySeat((seat) => aside(state, setting, seat)),
  ecosystems: (state, setting) =>
    bySeat((seat) => playerAt(state, seat).ecosystems.map((eco) => ecoSystem(setting, eco))),
  ecoValue: ecoValues,
  counts: (state, { components }) => bySeat((seat) => popMap(countsOf(state, components, seat))),
  pointsByType,
  points: (state, setting) => {
    const both = points(state, setting);
    return bySeat((seat) => both[seat as 0 | 1]);
  },
  winner,
  gameOver: (state) => state.phase === 'scoring' || state.phase === 'over',
  view: seenBy,
};

/**
 * The current values of everything that `then` names. Points, winner and counts are those of a final scoring of the
 * position.
 * @throws PlaceError if a word does not exist
 */
export function observe(
  runner: StepRunner<NiceState, NiceComponents>,
  wanted: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const observed: Record<string, unknown> = {};
  for (const word of Object.keys(mapAt(wanted, ['then'], Object.keys(LOOKS)))) {
    observed[word] = LOOKS[word]?.(runner.state, runner.setting, runner.viewer ?? null);
  }
  return observed;
}
