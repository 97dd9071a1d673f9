import { elementAt, entryOf } from '../../engine/checked.ts';
import type { Setting } from '../../engine/game.ts';
import { PlaceError } from '../../engine/place.ts';
import type { RandomStream } from '../../engine/random.ts';
import { shuffle } from '../../engine/random.ts';
import { wordAt } from '../../engine/reading.ts';
import type { ReputationComponents } from './components.ts';
import type { PlayerState, ReputationState, ReputationUmpire } from './state.ts';
import { notation } from './words/notation.ts';

export const FEWEST_PLAYERS = 3;
export const MOST_PLAYERS = 5;

/** How CEOs and corporations are dealt (RR-03). */
const IDENTITIES = ['matched', 'mixed', 'none'] as const;

export type Identities = (typeof IDENTITIES)[number];

/**
 * The table right after set-up: all workers in HQ (REP-SETUP-08), two decks of ten (REP-SETUP-09, REP-SETUP-10), the
 * marker beside the public deck (REP-SETUP-11), no credits (REP-SETUP-14), and a random first player (RR-02).
 * @throws PlaceError for fewer than three or more than five players (REP-SETUP-01, RR-54)
 */
export function setup(
  setting: Setting<ReputationComponents>,
  random: RandomStream,
  umpire: ReputationUmpire,
): ReputationState {
  const { players, components } = setting;
  if (players < FEWEST_PLAYERS || players > MOST_PLAYERS) {
    throw new PlaceError(['players'], notation().players(FEWEST_PLAYERS, MOST_PLAYERS, players));
  }
  const draw = (n: number) => umpire.random(n);
  const privateCards = shuffle([...components.cardsOfBox.privateProjects], draw);
  const publicCards = shuffle([...components.cardsOfBox.publicProjects], draw);
  const startPlayer = draw(players);
  const state: ReputationState = {
    random,
    round: 1,
    nextStep: 'returnWorkers',
    startPlayer,
    turn: null,
    speculationRun: 0,
    biddingOver: false,
    players: Array.from({ length: players }, () => newPlayer(entryOf(components.workers, players))),
    sharedStacks: Array.from({ length: players }, () => ({ cards: [], workers: [0, 0] })),
    privateDeck: privateCards.slice(0, components.projectsDealt),
    publicDeck: publicCards.slice(0, components.projectsDealt),
    unusedPrivate: privateCards.slice(components.projectsDealt),
    unusedPublic: publicCards.slice(components.projectsDealt),
    privateCard: null,
    publicCard: null,
    creditsOnPrivate: 0,
    creditsOnPublic: 0,
    privateBid: null,
    publicBid: null,
    pendingPublic: null,
    marker: 'publicDeck',
    privateSponsor: null,
    coSponsor: null,
    coSponsorshipSkipped: false,
    box: [],
    bank: creditsOfBox(components),
    gameOver: false,
    final: null,
  };
  const identities = wordAt(setting.options['identities'], ['identities'], IDENTITIES);
  dealIdentities(state, identities, components, draw);
  return state;
}

function newPlayer(workers: number): PlayerState {
  return {
    hq: workers,
    breakRoom: { left: 0, middle: 0, right: 0 },
    credits: 0,
    repTokens: 0,
    privateCards: [],
    privateWorkers: 0,
    corporation: null,
    powerUsed: 0,
    ceo: null,
    agendaMet: 0,
    outbid: false,
  };
}

/** The total credits in the box, all of which start in the bank (REP-SETUP-13, REP-COMP-15). */
export function creditsOfBox(components: ReputationComponents): number {
  let sum = 0;
  for (const [value, count] of Object.entries(components.creditTokens)) sum += Number(value) * count;
  return sum;
}

/**
 * Deals everyone a CEO and a corporation, face up: `matched` deals pairs with the same symbol, `mixed` deals each at
 * random, and `none` leaves them out (REP-SETUP-06, REP-SETUP-07, RR-03).
 */
function dealIdentities(
  state: ReputationState,
  identities: Identities,
  components: ReputationComponents,
  draw: (n: number) => number,
): void {
  if (identities === 'none') return;
  const { cardsOfBox } = components;
  const corporations = shuffle([...cardsOfBox.corporations], draw);
  const ceos = [...cardsOfBox.ceos];
  if (identities === 'mixed') shuffle(ceos, draw);
  state.players.forEach((player, seat) => {
    const corporation = elementAt(corporations, seat);
    const symbol = components.corporations[corporation]?.symbol;
    const ceo =
      identities === 'mixed' ? ceos[seat] : ceos.find((id) => components.ceos[id]?.symbol === symbol);
    player.corporation = corporation;
    player.ceo = ceo as string;
  });
}
