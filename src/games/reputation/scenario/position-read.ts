import { elementAt, entryOf } from '../../../engine/checked.ts';
import type { Setting } from '../../../engine/game.ts';
import { type Path, PlaceError } from '../../../engine/place.ts';
import type { Given, PlacedPosition } from '../../../engine/position.ts';
import type { Seat } from '../../../engine/question.ts';
import {
  eachSeatAt,
  eachWordAt,
  type Fields,
  flagAt,
  listAt,
  mapAt,
  seatAt,
  seatListAt,
  streamAt,
  wholeAt,
  wordAt,
} from '../../../engine/reading.ts';
import { MANY, type ReputationComponents } from '../components.ts';
import { creditsOfBox } from '../setup.ts';
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
} from '../state.ts';
import { notation } from '../words/notation.ts';
import { CardReader, FACELESS } from './position-cards.ts';
import { readBox, readDecks } from './position-decks.ts';
import { readFinalScore, readStated } from './position-score.ts';

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
 * Reads the position that `given` describes into `state`, the state after set-up. By default, seats have no identity,
 * and seat 0 begins.
 * @throws PlaceError with the place of an unknown word, an impossible value or a missing seat
 */
export function readPosition(
  given: Given,
  state: ReputationState,
  setting: Setting<ReputationComponents>,
): PlacedPosition<ReputationState, ReputationComponents> {
  mapAt(given, [], POSITION_WORDS);
  const cards = new CardReader(setting.components);
  const { components } = setting;
  const count = state.players.length;
  for (const player of state.players) Object.assign(player, { corporation: null, ceo: null });
  state.startPlayer =
    given['startPlayer'] === undefined ? 0 : seatAt(given['startPlayer'], ['startPlayer'], count);
  if (given['round'] !== undefined) state.round = wholeAt(given['round'], ['round'], 1, components.rounds);
  readPlayers(given, state, cards);
  readSharedStacks(given['sharedStacks'], state, cards);
  readProjects(given, state, cards);
  readBox(given, state, cards);
  readDecks(given, state, cards, components);
  readFinalScore(given, state);
  state.nextStep = readNextStep(given);
  readBidding(given, state, cards);
  const { stated: _earlier, ...table } = cards.joined();
  const stated = readStated(given, count, components);
  const joined = { ...setting, components: stated === undefined ? table : { ...table, stated } };
  readCredits(given, state, joined.components);
  readMarker(given['marker'], state);
  if (given['random'] !== undefined) state.random = streamAt(given['random'], ['random']);
  placeWorkers(given, state, entryOf(components.workers, count));
  state.bank = 0;
  state.bank =
    given['bank'] === undefined
      ? creditsOfBox(components) - creditsInAll(state)
      : wholeAt(given['bank'], ['bank'], -MANY, MANY);
  return { state, setting: joined };
}

function readPlayers(given: Given, state: ReputationState, cards: CardReader): void {
  const eachPlayer = (
    word: string,
    read: (player: ReputationState['players'][number], value: unknown, path: Path) => void,
  ) =>
    eachSeatAt(given[word], [word], state.players.length, (seat, value, path) =>
      read(playerAt(state, seat), value, path),
    );
  eachPlayer('credits', (player, value, path) => {
    player.credits = wholeAt(value, path, 0, MANY);
  });
  eachPlayer('repTokens', (player, value, path) => {
    player.repTokens = wholeAt(value, path, 0, MANY);
  });
  eachPlayer('breakRoom', (player, value, path) => {
    eachWordAt(value, path, SPACES, (space, workers, place) => {
      player.breakRoom[space] = wholeAt(workers, place, 0, 1);
    });
  });
  eachPlayer('privateStacks', (player, value, path) => {
    const stack = mapAt(value, path, ['cards', 'workers']);
    if (stack['workers'] !== undefined)
      player.privateWorkers = wholeAt(stack['workers'], [...path, 'workers'], 0, MANY);
    if (stack['cards'] !== undefined)
      player.privateCards = cards.projects('private', stack['cards'], [...path, 'cards']);
  });
  eachPlayer('powers', (player, value, path) => {
    const power = mapAt(value, path, ['name', 'rule', 'used']);
    const corporation = cards.corporation(power, path);
    const uses = cards.joined().corporations[corporation]?.rule.uses ?? 0;
    player.corporation = corporation;
    player.powerUsed = power['used'] === undefined ? 0 : wholeAt(power['used'], [...path, 'used'], 0, uses);
  });
  eachPlayer('agendas', (player, value, path) => {
    const agenda = mapAt(value, path, ['name', 'rule', 'tokens', 'repeatable', 'met']);
    player.ceo = cards.ceo(agenda, path);
    player.agendaMet = agenda['met'] === undefined ? 0 : wholeAt(agenda['met'], [...path, 'met'], 0, MANY);
  });
  if (given['outbid'] !== undefined) {
    for (const seat of seatListAt(given['outbid'], ['outbid'], state.players.length))
      playerAt(state, seat).outbid = true;
  }
}

function readSharedStacks(value: unknown, state: ReputationState, cards: CardReader): void {
  if (value === undefined) return;
  const seen = new Set<Seat>();
  listAt(value, ['sharedStacks'], (item, path) => {
    const given = mapAt(item, path, ['pair', 'cards', 'workers']);
    const [first, second] = readPair(given['pair'], [...path, 'pair'], state);
    if (seen.has(first)) throw new PlaceError([...path, 'pair'], notation().stackTwice);
    seen.add(first);
    const stack = elementAt(state.sharedStacks, first);
    if (given['cards'] !== undefined)
      stack.cards = cards.projects('public', given['cards'], [...path, 'cards']);
    eachSeatAt(given['workers'], [...path, 'workers'], state.players.length, (seat, workers, place) => {
      if (seat !== first && seat !== second) throw new PlaceError(place, notation().noPart(seat));
      stack.workers[seat === first ? 0 : 1] = wholeAt(workers, place, 0, MANY);
    });
  });
}

/** The seats of a stack: the second is the left neighbour of the first. */
function readPair(value: unknown, path: Path, state: ReputationState): [Seat, Seat] {
  const pair = listAt(value, path, (seat, place) => seatAt(seat, place, state.players.length));
  const [first, second] = pair;
  if (pair.length !== 2 || first === undefined || leftOf(state, first) !== second) {
    throw new PlaceError(path, notation().pairForm);
  }
  return [first, second];
}

function readProjects(given: Given, state: ReputationState, cards: CardReader): void {
  const current = (word: string, kind: 'private' | 'public') =>
    given[word] === 'none' ? null : cards.project(kind, given[word], [word]);
  if (given['privateCard'] !== undefined) state.privateCard = current('privateCard', 'private');
  if (given['publicCard'] !== undefined) state.publicCard = current('publicCard', 'public');
  if (given['pendingPublic'] === undefined) return;
  const path = ['pendingPublic'];
  const pending = mapAt(given['pendingPublic'], path, ['player', 'card', 'workers']);
  const card = cards.project('public', pending['card'] ?? {}, [...path, 'card']);
  state.pendingPublic = {
    player: seatAt(pending['player'], [...path, 'player'], state.players.length),
    card,
    workers:
      pending['workers'] === undefined
        ? (cards.joined().publicProjects[card]?.workers ?? 1)
        : wholeAt(pending['workers'], [...path, 'workers'], 1, MANY),
  };
}

/** Words that a position may contain only during bidding. */
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

/** The next step, if the position does not name it. */
function readNextStep(given: Given): StepName | null {
  if (given['nextStep'] !== undefined) {
    const word = wordAt(given['nextStep'], ['nextStep'], [...STEP_NAMES, 'over']);
    return word === 'over' ? null : (word as StepName);
  }
  if (isSet(given, 'gameOver')) return 'finalScoring';
  if (given['pendingPublic'] !== undefined) return 'resolveCoSponsorship';
  if (isSet(given, 'biddingOver')) return 'determineWinners';
  if (BIDDING_WORDS.some((word) => given[word] !== undefined)) return 'biddingTurn';
  if (isSet(given, 'coSponsorshipSkipped')) return 'resolveCoSponsorship';
  return 'returnWorkers';
}

/** Whether the position sets a word. */
function isSet(given: Given, word: string): boolean {
  return given[word] !== undefined && flagAt(given[word], [word]);
}

function readBidding(given: Given, state: ReputationState, cards: CardReader): void {
  const count = state.players.length;
  if (given['speculationRun'] !== undefined)
    state.speculationRun = wholeAt(given['speculationRun'], ['speculationRun'], 0, count);
  for (const word of ['biddingOver', 'gameOver', 'coSponsorshipSkipped'] as const)
    if (given[word] !== undefined) state[word] = flagAt(given[word], [word]);
  for (const word of ['privateSponsor', 'coSponsor'] as const)
    if (given[word] !== undefined) state[word] = seatAt(given[word], [word], count);
  const toMove =
    given['toMove'] === undefined ? state.startPlayer : seatAt(given['toMove'], ['toMove'], count);
  state.turn = state.nextStep === 'biddingTurn' && !state.biddingOver ? toMove : null;
  if (state.nextStep === 'biddingTurn' || state.nextStep === 'determineWinners') {
    // During bidding there are two projects; one that the position leaves out has a face that does not matter.
    if (given['privateCard'] === undefined) state.privateCard = FACELESS.private;
    if (given['publicCard'] === undefined) state.publicCard = FACELESS.public;
  }
  if (given['privateBid'] !== undefined)
    state.privateBid = readBid(given['privateBid'], ['privateBid'], count, undefined);
  if (given['publicBid'] !== undefined) {
    const shown = cards.joined().publicProjects[state.publicCard ?? '']?.workers;
    state.publicBid = readBid(given['publicBid'], ['publicBid'], count, shown);
  }
}

function readBid(value: unknown, path: Path, players: number, unsaid: number | undefined): Bid {
  const bid = mapAt(value, path, ['player', 'workers']);
  return {
    player: seatAt(bid['player'], [...path, 'player'], players),
    workers: wholeAt(bid['workers'] === undefined ? unsaid : bid['workers'], [...path, 'workers'], 1, MANY),
  };
}

/** Reads the credits beside the projects; the default for a public card is its printed credits minus those moved. */
function readCredits(given: Given, state: ReputationState, components: ReputationComponents): void {
  const { creditsOnPrivate, creditsOnPublic } = given;
  state.creditsOnPrivate =
    creditsOnPrivate === undefined ? 0 : wholeAt(creditsOnPrivate, ['creditsOnPrivate'], 0, MANY);
  const printed =
    given['publicCard'] === undefined ? 0 : (components.publicProjects[state.publicCard ?? '']?.credits ?? 0);
  state.creditsOnPublic =
    creditsOnPublic === undefined
      ? Math.max(0, printed - state.creditsOnPrivate)
      : wholeAt(creditsOnPublic, ['creditsOnPublic'], 0, MANY);
}

/** Reads the marker; by default, the rest of the position determines its place. */
function readMarker(value: unknown, state: ReputationState): void {
  if (value !== undefined) {
    const path = ['marker', 'with'];
    const holder = mapAt(value, ['marker'], ['with'])['with'];
    state.marker =
      typeof holder === 'number'
        ? seatAt(holder, path, state.players.length)
        : wordAt(holder, path, ['publicDeck', 'publicCard'] as const);
  } else if (state.pendingPublic !== null) state.marker = state.pendingPublic.player;
  else state.marker = state.publicCard === null ? 'publicDeck' : 'publicCard';
}

/**
 * Puts all workers without a place into HQ. A seat whose HQ is given may have fewer workers in total than it began
 * with, but never more (REP-ROUND-04).
 */
function placeWorkers(given: Given, state: ReputationState, most: number): void {
  const named = new Set<Seat>();
  for (const player of state.players) player.hq = 0;
  eachSeatAt(given['hq'], ['hq'], state.players.length, (seat, workers, path) => {
    named.add(seat);
    playerAt(state, seat).hq = wholeAt(workers, path, 0, most);
  });
  state.players.forEach((player, seat) => {
    const workers = workersInAll(state, seat);
    if (workers > most) {
      throw new PlaceError(placeOfWorkers(given, seat), notation().workersInAll(seat, most, workers));
    }
    if (!named.has(seat)) player.hq = most - workers;
  });
}

/** The word to blame for a seat's surplus of workers: the most specific one that names the seat. */
function placeOfWorkers(given: Given, seat: Seat): Path {
  for (const word of ['hq', 'privateStacks', 'breakRoom']) {
    if ((given[word] as Fields | undefined)?.[seat] !== undefined) return [word, String(seat)];
  }
  for (const word of ['privateBid', 'publicBid', 'pendingPublic']) {
    if ((given[word] as Fields | undefined)?.['player'] === seat) return [word, 'workers'];
  }
  return ['sharedStacks'];
}
