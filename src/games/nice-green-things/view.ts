import { elementAt } from '../../engine/checked.ts';
import type { Setting } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import { type Card, type CardKind, popMap } from './cards.ts';
import { cardOf, type NiceComponents, targetTypes } from './components.ts';
import { countsOf, ecoFigures } from './eco-systems.ts';
import { buyObstacle, highestPrice, priceAt } from './queue.ts';
import { netCrowd, pointsOf, targetsAreOpen, typeResults } from './scoring.ts';
import type { NiceState, Phase, Pop, Row, Suit } from './state.ts';
import { type CardId, type EcoSystem, ownedCards, POPS, playerAt, queuePoints } from './state.ts';

type PopMap = Readonly<Partial<Record<Pop, number>>>;

/** A card on the table. */
export interface CardView {
  readonly id: CardId;
  readonly name: string;
  readonly suit: Suit | null;
  readonly kind: CardKind;
  readonly pops: PopMap;
  readonly science: number;
  readonly habitat: number;
  readonly cash: number;
  readonly cost: number;
  /** The total effect on cashflow. */
  readonly net: number;
  readonly crowd: number;
  readonly crowdLoss: number;
  readonly rows: readonly Row[];
}

export interface QueueView {
  /** 1 is the front. */
  readonly position: number;
  readonly price: number;
  /** Null if the position has just been emptied and the rest has not moved up. */
  readonly card: CardView | null;
  /** Whether the seat in turn could afford it now, by queue points and cashflow. */
  readonly affordable: boolean;
}

export interface EcoSystemView {
  readonly id: string;
  readonly suit: Suit;
  readonly habitat: readonly CardView[];
  readonly science: readonly CardView[];
  readonly pops: readonly CardView[];
  /** Symbols of the rows. */
  readonly symbols: { readonly habitat: number; readonly science: number; readonly pops: PopMap };
  /** Its value by pop type. */
  readonly value: PopMap;
  /** The rows that limit a type to less than its number of symbols. */
  readonly limits: Readonly<Partial<Record<Pop, readonly ('habitat' | 'science')[]>>>;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly qp: number;
  /** The highest price that it can pay now. */
  readonly canPay: number;
  readonly cash: number;
  readonly cards: number;
  readonly ecosystems: readonly EcoSystemView[];
  readonly aside: readonly CardView[];
  /** Bounded counts over all eco systems. */
  readonly counts: PopMap;
  readonly netCrowd: number;
  /** Null if the viewer may not know it; empty if the position deals none. */
  readonly target: readonly Pop[] | null;
  /** The points that the counts would score now, by the targets that the viewer knows. */
  readonly points: number;
}

/** The viewer's knowledge of a pop type between the two players. */
export interface TypeView {
  readonly pop: Pop;
  /** The value of each seat's eco systems in this type. */
  readonly counts: readonly [number, number];
  /** The seat that has more of it; null for a tie. */
  readonly ahead: Seat | null;
  /** Whether a target that the viewer knows triples it for the seat that is ahead. */
  readonly isTripled: boolean;
  /** The points that it would score for the seat that is ahead. */
  readonly points: number;
}

/** Everything that a seat may know (NR-39): all but the other player's target and the contents of the stock. */
export interface NiceView {
  readonly viewer: Seat | null;
  readonly turn: Seat;
  readonly round: number;
  readonly phase: Phase;
  readonly queue: readonly QueueView[];
  readonly emptied: number;
  /** The last roll; 0 before the first one. */
  readonly die: number;
  readonly stock: number;
  /** The whole pile, top first. */
  readonly trash: readonly CardView[];
  /** The project being placed. */
  readonly placing: CardView | null;
  /** Rescue projects that were given up in this turn. */
  readonly givenUp: readonly CardId[];
  readonly queuePointLimit: number;
  /** The last space of the printed cashflow track; beyond it, a screen shows 10+ (NR-30). */
  readonly cashTrackEnd: number;
  /** The factor by which a type on the player's own target card scores (NGT-SCORE-06). */
  readonly targetFactor: number;
  readonly crowdCounts: boolean;
  readonly maxCardsPerRow: number;
  readonly players: readonly PlayerView[];
  /** Every pop type, in the order of the symbol list. */
  readonly types: readonly TypeView[];
}

/** The table as `seat` sees it; a spectator (null) sees no targets before the end. */
export function view(state: NiceState, seat: Seat | null, { components }: Setting<NiceComponents>): NiceView {
  const knows = (owner: Seat) => owner === seat || targetsAreOpen(state);
  const show = (id: CardId) => showCard(cardOf(components, id));
  const known = typeResults(state, components).map((result) =>
    result.winner !== null && result.target && !knows(result.winner)
      ? { ...result, target: false, points: result.points / components.targetFactor }
      : result,
  );
  return {
    viewer: seat,
    turn: state.turn,
    round: state.round,
    phase: state.phase,
    queue: showQueue(state, components),
    emptied: state.emptied,
    die: state.die,
    stock: state.stock.length,
    trash: state.trash.map(show).reverse(),
    placing: state.placing === null ? null : show(state.placing),
    givenUp: [...state.givenUp],
    queuePointLimit: components.queuePointLimit,
    cashTrackEnd: components.cashTrackEnd,
    targetFactor: components.targetFactor,
    crowdCounts: state.crowd === 'tie-break',
    maxCardsPerRow: state.maxCardsPerRow,
    players: [0, 1].map((owner) => showPlayer(state, components, owner, knows(owner), pointsOf(known))),
    types: known.map(({ pop, counts, winner, target, points }) => ({
      pop,
      counts,
      ahead: winner,
      isTripled: target,
      points,
    })),
  };
}

/** A card in full; crowd symbols are shown, whether they count or not (NR-07). */
export function showCard(card: Card): CardView {
  const { id, name, suit, kind, science, habitat, cash, cost, net, crowd, crowdLoss } = card;
  const rows = [...card.rows];
  return {
    id,
    name,
    suit,
    kind,
    pops: popMap(card.pops),
    science,
    habitat,
    cash,
    cost,
    net,
    crowd,
    crowdLoss,
    rows,
  };
}

/** The queue by position, with the gap of this turn. */
function showQueue(state: NiceState, components: NiceComponents): QueueView[] {
  const places = state.queue.map((id, index): QueueView => {
    const position = index + 1 + (state.emptied > 0 && index + 1 >= state.emptied ? 1 : 0);
    const isBuying = state.phase === 'buy';
    const affordable = isBuying && buyObstacle(state, components, state.turn, position) === undefined;
    return { position, price: priceAt(position), card: showCard(cardOf(components, id)), affordable };
  });
  if (state.emptied > 0) {
    const gap = { position: state.emptied, price: priceAt(state.emptied), card: null, affordable: false };
    places.splice(state.emptied - 1, 0, gap);
  }
  return places;
}

function showPlayer(
  state: NiceState,
  components: NiceComponents,
  seat: Seat,
  isTargetKnown: boolean,
  points: readonly [number, number],
): PlayerView {
  const player = playerAt(state, seat);
  return {
    seat,
    qp: queuePoints(state, seat),
    canPay: highestPrice(state, components, seat),
    cash: player.cash,
    cards: ownedCards(state, seat).length,
    ecosystems: player.ecosystems.map((eco) => showEcoSystem(components, eco)),
    aside: player.aside.map((id) => showCard(cardOf(components, id))),
    counts: popMap(countsOf(state, components, seat)),
    netCrowd: netCrowd(state, components, seat),
    target: isTargetKnown ? [...targetTypes(components, player.target)] : null,
    points: points[seat as 0 | 1],
  };
}

function showEcoSystem(components: NiceComponents, eco: EcoSystem): EcoSystemView {
  const figures = ecoFigures(components, eco);
  const show = (id: CardId) => showCard(cardOf(components, id));
  const limits: Partial<Record<Pop, ('habitat' | 'science')[]>> = {};
  POPS.forEach((pop, type) => {
    const count = elementAt(figures.pops, type);
    const short = (['habitat', 'science'] as const).filter((row) => figures[row] < count);
    if (short.length > 0) limits[pop] = short;
  });
  return {
    id: eco.id,
    suit: eco.suit,
    habitat: eco.habitat.map(show),
    science: eco.science.map(show),
    pops: eco.pops.map(show),
    symbols: { habitat: figures.habitat, science: figures.science, pops: popMap(figures.pops) },
    value: popMap(figures.value),
    limits,
  };
}
