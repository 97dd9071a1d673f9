import { entryOf } from '../../engine/checked.ts';
import type { Setting } from '../../engine/game.ts';
import { PlaceError } from '../../engine/place.ts';
import { type RandomStream, shuffle } from '../../engine/random.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { CARD_IDS } from './cards/index.ts';
import type { GreenComponents } from './figures.ts';
import { type Company, freshRound, type GreenState } from './state.ts';
import { notation } from './words/notation.ts';

/**
 * The number of action decks. The cards are split evenly, and the first deck gets the odd one: 15 and 14 (GD-SETUP-07).
 */
const ACTION_DECKS = 2;

/**
 * The state at the beginning of round 1's auction (GD-SETUP-01 to GD-SETUP-14).
 * @throws PlaceError if the number of players is not 3, 4 or 5 (GD-GEN-01)
 */
export function setup(
  setting: Setting<GreenComponents>,
  random: RandomStream,
  umpire: Umpire<GreenComponents>,
): GreenState {
  const { players, options, components } = setting;
  const world = components.maps[players];
  if (world === undefined) throw new PlaceError(['players'], notation().players(players));
  const incomeScale = options['incomeScale'] === 'linear' ? 'linear' : 'stepped';
  const simple = options['variant'] === 'simple';
  const number = (n: number) => umpire.random(n);
  const projects = components.projectIds.map((ids) => shuffle([...ids], number));
  const actions = simple ? [[], []] : dealActions(shuffle([...CARD_IDS], number));
  const step = startStep(components, incomeScale, players);
  const state: GreenState = {
    random,
    variant: simple ? 'simple' : 'standard',
    incomeScale,
    round: 1,
    phase: 'auction',
    turn: 0,
    turnOrder: [],
    bids: [],
    companies: [],
    market: { projects: [], actions: [], closed: false },
    preview: { projects: [], actions: [] },
    decks: { projects, actions },
    discards: { projects: [], actions: [] },
    loanPile: [...components.loans].sort((a, b) => a - b),
    chips: simple ? components.chips.map(() => 0) : [...components.chips],
    map: world.names.map(() => 0),
  };
  for (let seat = 0; seat < players; seat += 1) {
    state.turnOrder.push(seat);
    state.companies.push(newCompany(components.startCash, step));
  }
  revealPreview(state);
  layRow(state);
  revealPreview(state);
  return state;
}

/** The lower step of the starting value (GD-SETUP-01). */
function startStep(components: GreenComponents, scale: 'stepped' | 'linear', players: number): number {
  const value = entryOf(components.startIncome, players);
  return scale === 'linear' ? value : components.steppedValues.indexOf(value);
}

function newCompany(cash: number, step: number): Company {
  return {
    cash,
    step,
    levels: [0, 0, 0, 0],
    loans: [],
    shortfall: 0,
    cards: [],
    uses: {},
    chips: [],
    projects: [],
    specialization: -1,
    cashCowPaid: [false, false, false, false],
    due: [],
    points: { projects: 0, dividends: 0, pr: 0, sustainability: 0, valuation: 0, loans: 0, earlier: 0 },
    cardPoints: {},
    round: freshRound(),
  };
}

function dealActions(shuffled: readonly string[]): string[][] {
  const first = Math.ceil(shuffled.length / ACTION_DECKS);
  return [shuffled.slice(0, first), shuffled.slice(first)];
}

/** Turns up the top card of each deck as next round's offer (GD-SETUP-10). */
export function revealPreview(state: GreenState): void {
  const { decks, preview } = state;
  preview.projects = decks.projects.map((deck) => deck.shift() ?? null);
  preview.actions = [];
  for (const deck of decks.actions) {
    const card = deck.shift();
    if (card !== undefined) preview.actions.push(card);
  }
}

/** Moves the preview down to become the offer of the round (GD-SETUP-09, GD-INV-37). */
export function layRow(state: GreenState): void {
  const { market, preview } = state;
  market.projects = preview.projects;
  market.actions = preview.actions;
  market.closed = false;
  preview.projects = [null, null, null, null];
  preview.actions = [];
}
