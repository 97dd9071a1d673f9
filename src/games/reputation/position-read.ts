import type { Setting } from '../../engine/game.ts';
import { type Path, PlaceError } from '../../engine/place.ts';
import type { Given, PlacedPosition } from '../../engine/position.ts';
import type { Seat } from '../../engine/question.ts';
import type { RandomStream } from '../../engine/random.ts';
import type { ReputationComponents } from './components.ts';
import { CardReader, FACELESS } from './position-cards.ts';
import { readBox, readDecks } from './position-decks.ts';
import { readScore } from './position-score.ts';
import {
  booleanAt,
  type Fields,
  fieldsAt,
  forSeats,
  integer,
  integerAt,
  listAt,
  MANY,
  oneOfAt,
  seatAt,
  seatListAt,
  seatOf,
  seatsOf,
} from './reading.ts';
import { creditsOfBox } from './setup.ts';
import {
  type Bid,
  creditsInAll,
  leftOf,
  playerAt,
  type ReputationState,
  SPACES,
  STEP_NAMES,
  type StepName,
  workersInAll,
} from './state.ts';

/** The words of `given`. */
export const POSITION_WORDS: readonly string[] = [
  'round',
  'nextStep',
  'startPlayer',
  'toMove',
  'speculationRun',
  'biddingOver',
  'gameOver',
  'hq',
  'breakRoom',
  'credits',
  'repTokens',
  'outbid',
  'privateStacks',
  'sharedStacks',
  'privateCard',
  'publicCard',
  'creditsOnPrivate',
  'creditsOnPublic',
  'privateBid',
  'publicBid',
  'pendingPublic',
  'marker',
  'privateSponsor',
  'coSponsor',
  'coSponsorshipSkipped',
  'powers',
  'agendas',
  'deckSize',
  'privateDeckTop',
  'publicDeckTop',
  'deckCards',
  'unusedCards',
  'unusedCardFaces',
  'box',
  'bank',
  'random',
  'hqCounts',
  'reputation',
  'profit',
  'eliminated',
  'winners',
  'reputationParts',
];

/**
 * The position that `given` describes over the state right after set-up, which is written to. Seats have no identity,
 * and seat 0 begins, unless the position says otherwise.
 * @throws PlaceError with the place of an unknown word, an impossible value or a missing seat
 */
export function readPosition(
  given: Given,
  state: ReputationState,
  setting: Setting<ReputationComponents>,
): PlacedPosition<ReputationState, ReputationComponents> {
  const at = fieldsAt(given, []);
  at.allow(POSITION_WORDS);
  const cards = new CardReader(setting.components);
  const { components } = setting;
  const count = state.players.length;
  for (const player of state.players) Object.assign(player, { corporation: null, ceo: null });
  state.startPlayer = at.has('startPlayer') ? seatAt(at, 'startPlayer', count) : 0;
  if (at.has('round')) state.round = integerAt(at, 'round', 1, components.rounds);
  readPlayers(at, state, cards);
  readSharedStacks(at, state, cards);
  readProjects(at, state, cards);
  readBox(at, state, cards);
  readDecks(at, state, cards, components);
  readScore(at, state, components);
  state.nextStep = readNextStep(at);
  readBidding(at, state, cards);
  const joined = { ...setting, components: cards.joined() };
  readCredits(at, state, joined.components);
  readMarker(at, state);
  if (at.has('random')) state.random = readRandom(at);
  placeWorkers(at, state, components.workers[count] as number);
  state.bank = 0;
  state.bank = at.has('bank')
    ? integerAt(at, 'bank', -MANY, MANY)
    : creditsOfBox(components) - creditsInAll(state);
  return { state, setting: joined };
}

function readPlayers(at: Fields, state: ReputationState, cards: CardReader): void {
  const count = state.players.length;
  forSeats(at, 'credits', count, (seat, map, key) => {
    playerAt(state, seat).credits = integerAt(map, key, 0, MANY);
  });
  forSeats(at, 'repTokens', count, (seat, map, key) => {
    playerAt(state, seat).repTokens = integerAt(map, key, 0, MANY);
  });
  forSeats(at, 'breakRoom', count, (seat, map, key) => {
    const room = map.inner(key);
    room.allow(SPACES);
    for (const space of SPACES) {
      if (room.has(space)) playerAt(state, seat).breakRoom[space] = integerAt(room, space, 0, 1);
    }
  });
  forSeats(at, 'privateStacks', count, (seat, map, key) => {
    const stack = map.inner(key);
    stack.allow(['cards', 'workers']);
    const player = playerAt(state, seat);
    if (stack.has('workers')) player.privateWorkers = integerAt(stack, 'workers', 0, MANY);
    if (stack.has('cards')) player.privateCards = cards.projects('private', stack, 'cards');
  });
  forSeats(at, 'powers', count, (seat, map, key) => {
    const power = map.inner(key);
    power.allow(['name', 'rule', 'used']);
    playerAt(state, seat).corporation = cards.corporation(power);
    const uses = cards.joined().corporations[playerAt(state, seat).corporation ?? '']?.rule.uses ?? 0;
    playerAt(state, seat).powerUsed = power.has('used') ? integerAt(power, 'used', 0, uses) : 0;
  });
  forSeats(at, 'agendas', count, (seat, map, key) => {
    const agenda = map.inner(key);
    agenda.allow(['name', 'rule', 'tokens', 'repeatable', 'met']);
    playerAt(state, seat).ceo = cards.ceo(agenda);
    playerAt(state, seat).agendaMet = agenda.has('met') ? integerAt(agenda, 'met', 0, MANY) : 0;
  });
  if (at.has('outbid')) {
    for (const seat of seatListAt(at, 'outbid', count)) playerAt(state, seat).outbid = true;
  }
}

function readSharedStacks(at: Fields, state: ReputationState, cards: CardReader): void {
  if (!at.has('sharedStacks')) return;
  const seen = new Set<Seat>();
  listAt(at, 'sharedStacks').forEach((item, index) => {
    const stackAt = fieldsAt(item, ['sharedStacks', index]);
    stackAt.allow(['pair', 'cards', 'workers']);
    const [first, second] = pairAt(stackAt, state);
    if (seen.has(first)) throw new PlaceError([...stackAt.path, 'pair'], 'this stack stands twice');
    seen.add(first);
    const stack = state.sharedStacks[first] as ReputationState['sharedStacks'][number];
    if (stackAt.has('cards')) stack.cards = cards.projects('public', stackAt, 'cards');
    if (!stackAt.has('workers')) return;
    const workers = stackAt.inner('workers');
    for (const { seat, key } of seatsOf(workers, state.players.length)) {
      if (seat !== first && seat !== second) {
        throw new PlaceError([...workers.path, key], `seat ${seat} has no part in this stack`);
      }
      stack.workers[seat === first ? 0 : 1] = integerAt(workers, key, 0, MANY);
    }
  });
}

/** The seats of a stack: the second is the left neighbour of the first. */
function pairAt(at: Fields, state: ReputationState): [Seat, Seat] {
  const path = [...at.path, 'pair'];
  const pair = listAt(at, 'pair').map((seat, index) => seatOf(seat, [...path, index], state.players.length));
  const [first, second] = pair;
  if (pair.length !== 2 || first === undefined || leftOf(state, first) !== second) {
    throw new PlaceError(path, 'a pair is a seat and its left neighbour, such as [0, 1]');
  }
  return [first, second];
}

function readProjects(at: Fields, state: ReputationState, cards: CardReader): void {
  if (at.has('privateCard')) state.privateCard = currentAt(at, 'privateCard', 'private', cards);
  if (at.has('publicCard')) state.publicCard = currentAt(at, 'publicCard', 'public', cards);
  if (!at.has('pendingPublic')) return;
  const pending = at.inner('pendingPublic');
  pending.allow(['player', 'card', 'workers']);
  const card = cards.project('public', pending.value('card') ?? {}, [...pending.path, 'card']);
  state.pendingPublic = {
    player: seatAt(pending, 'player', state.players.length),
    card,
    workers: pending.has('workers')
      ? integerAt(pending, 'workers', 1, MANY)
      : (cards.joined().publicProjects[card]?.workers ?? 1),
  };
}

/** A current project; the word `none` says that none lies there. */
function currentAt(at: Fields, name: string, kind: 'private' | 'public', cards: CardReader): string | null {
  const value = at.value(name);
  return value === 'none' ? null : cards.project(kind, value, [name]);
}

/** Words that only a round in the middle of its bidding has. */
const BIDDING_WORDS = [
  'toMove',
  'speculationRun',
  'privateBid',
  'publicBid',
  'privateCard',
  'publicCard',
  'creditsOnPrivate',
  'creditsOnPublic',
];

/** The step that the position stands in front of, where it does not say so itself. */
function readNextStep(at: Fields): StepName | null {
  if (at.has('nextStep')) {
    const word = oneOfAt(at, 'nextStep', [...STEP_NAMES, 'over']);
    return word === 'over' ? null : (word as StepName);
  }
  if (at.has('gameOver') && booleanAt(at, 'gameOver')) return 'finalScoring';
  if (at.has('pendingPublic')) return 'resolveCoSponsorship';
  if (at.has('biddingOver') && booleanAt(at, 'biddingOver')) return 'determineWinners';
  if (BIDDING_WORDS.some((word) => at.has(word))) return 'biddingTurn';
  if (at.has('coSponsorshipSkipped') && booleanAt(at, 'coSponsorshipSkipped')) return 'resolveCoSponsorship';
  return 'returnWorkers';
}

function readBidding(at: Fields, state: ReputationState, cards: CardReader): void {
  const count = state.players.length;
  if (at.has('speculationRun')) state.speculationRun = integerAt(at, 'speculationRun', 0, count);
  if (at.has('biddingOver')) state.biddingOver = booleanAt(at, 'biddingOver');
  if (at.has('gameOver')) state.gameOver = booleanAt(at, 'gameOver');
  if (at.has('coSponsorshipSkipped')) state.coSponsorshipSkipped = booleanAt(at, 'coSponsorshipSkipped');
  if (at.has('privateSponsor')) state.privateSponsor = seatAt(at, 'privateSponsor', count);
  if (at.has('coSponsor')) state.coSponsor = seatAt(at, 'coSponsor', count);
  const toMove = at.has('toMove') ? seatAt(at, 'toMove', count) : state.startPlayer;
  state.turn = state.nextStep === 'biddingTurn' && !state.biddingOver ? toMove : null;
  if (state.nextStep === 'biddingTurn' || state.nextStep === 'determineWinners') {
    // While bidding goes on two projects lie there; one that is left out has a face that does not matter.
    if (!at.has('privateCard')) state.privateCard = FACELESS.private;
    if (!at.has('publicCard')) state.publicCard = FACELESS.public;
  }
  if (at.has('privateBid')) state.privateBid = bidAt(at, 'privateBid', state, undefined);
  if (at.has('publicBid')) {
    const shown = cards.joined().publicProjects[state.publicCard ?? '']?.workers;
    state.publicBid = bidAt(at, 'publicBid', state, shown);
  }
}

function bidAt(at: Fields, name: string, state: ReputationState, unsaid: number | undefined): Bid {
  const bid = at.inner(name);
  bid.allow(['player', 'workers']);
  return {
    player: seatAt(bid, 'player', state.players.length),
    workers: !bid.has('workers') && unsaid !== undefined ? unsaid : integerAt(bid, 'workers', 1, MANY),
  };
}

/** Credits beside the projects; those of a card with a face are the printed ones less the moved ones. */
function readCredits(at: Fields, state: ReputationState, components: ReputationComponents): void {
  state.creditsOnPrivate = at.has('creditsOnPrivate') ? integerAt(at, 'creditsOnPrivate', 0, MANY) : 0;
  const printed = at.has('publicCard')
    ? (components.publicProjects[state.publicCard ?? '']?.credits ?? 0)
    : 0;
  state.creditsOnPublic = at.has('creditsOnPublic')
    ? integerAt(at, 'creditsOnPublic', 0, MANY)
    : Math.max(0, printed - state.creditsOnPrivate);
}

/** The marker is where the rest of the position puts it, unless it says so itself. */
function readMarker(at: Fields, state: ReputationState): void {
  if (at.has('marker')) {
    const marker = at.inner('marker');
    marker.allow(['with']);
    state.marker =
      typeof marker.value('with') === 'number'
        ? seatAt(marker, 'with', state.players.length)
        : (oneOfAt(marker, 'with', ['publicDeck', 'publicCard']) as 'publicDeck' | 'publicCard');
  } else if (state.pendingPublic !== null) state.marker = state.pendingPublic.player;
  else state.marker = state.publicCard === null ? 'publicDeck' : 'publicCard';
}

function readRandom(at: Fields): RandomStream {
  const numbers = listAt(at, 'random').map((value, index) =>
    integer(value, ['random', index], 0, 4294967295),
  );
  if (numbers.length !== 4) throw new PlaceError(['random'], 'a random stream is four numbers');
  return numbers as unknown as RandomStream;
}

/**
 * Workers that are placed nowhere are in HQ. A seat whose HQ is given may have fewer workers in all than it began with,
 * never more (REP-ROUND-04).
 */
function placeWorkers(at: Fields, state: ReputationState, most: number): void {
  const given = new Set<Seat>();
  for (const player of state.players) player.hq = 0;
  forSeats(at, 'hq', state.players.length, (seat, map, key) => {
    given.add(seat);
    playerAt(state, seat).hq = integerAt(map, key, 0, most);
  });
  state.players.forEach((player, seat) => {
    const workers = workersInAll(state, seat);
    if (workers > most) {
      throw new PlaceError(
        placeOfWorkers(at, seat),
        `seat ${seat} has ${most} workers in all, not ${workers} (REP-ROUND-04)`,
      );
    }
    if (!given.has(seat)) player.hq = most - workers;
  });
}

/** The word that gives the seat the workers that are too many: the most specific one that names the seat. */
function placeOfWorkers(at: Fields, seat: Seat): Path {
  for (const word of ['hq', 'privateStacks', 'breakRoom']) {
    if (at.has(word) && at.inner(word).has(String(seat))) return [word, String(seat)];
  }
  for (const word of ['privateBid', 'publicBid', 'pendingPublic']) {
    if (at.has(word) && at.inner(word).value('player') === seat) return [word, 'workers'];
  }
  return ['sharedStacks'];
}
