import { addAt, elementAt } from '../../../engine/checked.ts';
import type { Setting } from '../../../engine/game.ts';
import { type Path, PlaceError } from '../../../engine/place.ts';
import type { Given, PlacedPosition, PositionNotation } from '../../../engine/position.ts';
import {
  eachSeatAt,
  type Fields,
  flagAt,
  listAt,
  listOnceAt,
  mapAt,
  seatAt,
  streamAt,
  wholeAt,
  wordAt,
} from '../../../engine/reading.ts';
import { MOST_OF_FIGURE } from '../components.ts';
import type { GreenComponents } from '../figures.ts';
import { categoryName, categoryOf, cellNamed, ownerOf, sizeOf, tileCode, worldOf } from '../map.ts';
import { CATEGORIES, CHIP_VALUES, type GreenState, lastStep, type Row, STEP_NAMES } from '../state.ts';
import { notation } from '../words/notation.ts';
import { PositionCards, printProject, settleCards } from './position-cards.ts';
import { printCompany, readCompany, readTile } from './position-companies.ts';
import { readFigures } from './position-figures.ts';

const WORDS = [
  'variant',
  'round',
  'step',
  'turn',
  'turnOrder',
  'caps',
  'bids',
  'players',
  'market',
  'preview',
  'decks',
  'discards',
  'prSupply',
  'prPrices',
  'loanDeck',
  'dividends',
  'mapSize',
  'startCells',
  'map',
  'random',
] as const;

/** The position that `given` describes, on top of the state after set-up. */
function read(
  given: Given,
  state: GreenState,
  setting: Setting<GreenComponents>,
): PlacedPosition<GreenState, GreenComponents> {
  const fields = mapAt(given, [], WORDS);
  const options = { ...setting.options };
  if (fields['variant'] !== undefined) {
    options['variant'] = wordAt(fields['variant'], ['variant'], ['standard', 'simple']);
    if (options['variant'] !== state.variant) changeVariant(state, options['variant'], setting.components);
  }
  const components = readFigures(fields, state, setting.components);
  readRounds(fields, state, components);
  const cards = new PositionCards(components);
  const before = {
    market: { ...state.market, projects: [...state.market.projects], actions: [...state.market.actions] },
    preview: { projects: [...state.preview.projects], actions: [...state.preview.actions] },
  };
  const market = readRow(fields['market'], ['market'], state.market, cards, state);
  const preview = readRow(fields['preview'], ['preview'], state.preview, cards, state);
  const decks = readDecks(fields['decks'], state, cards);
  if (fields['discards'] !== undefined) readDiscards(fields['discards'], state, cards);
  readPlayers(fields['players'], state, components, cards);
  settleCards(state, cards, { market, preview, ...decks }, before);
  if (state.round >= components.rounds && fields['preview'] === undefined) hidePreview(state);
  readSupply(fields['prSupply'], state, components);
  if (fields['loanDeck'] !== undefined) {
    state.loanPile = listAt(fields['loanDeck'], ['loanDeck'], (amount, place) =>
      wholeAt(amount, place, 1, MOST_OF_FIGURE),
    );
  }
  if (fields['map'] !== undefined) readMap(fields['map'], state, components);
  readMoment(fields, state);
  const projects = cards.projects;
  return { state, setting: { ...setting, options, components: { ...components, projects } } };
}

/** The simpler version puts action cards and PR chips back into the box (GD-VAR-01, R-56). */
function changeVariant(state: GreenState, variant: string, components: GreenComponents): void {
  if (variant !== 'simple') {
    throw new PlaceError(['variant'], notation().simplerVersion);
  }
  state.variant = 'simple';
  state.market.actions = [];
  state.preview.actions = [];
  state.decks.actions = [[], []];
  state.chips = components.chips.map(() => 0);
}

function readRounds(fields: Fields, state: GreenState, components: GreenComponents): void {
  if (fields['round'] !== undefined) state.round = wholeAt(fields['round'], ['round'], 1, components.rounds);
  const seats = state.companies.length;
  if (fields['turnOrder'] !== undefined) {
    const order = listOnceAt(fields['turnOrder'], ['turnOrder'], (seat, place) => seatAt(seat, place, seats));
    if (order.length !== seats) throw new PlaceError(['turnOrder'], notation().turnOrder);
    state.turnOrder = order;
  }
  if (fields['bids'] !== undefined) {
    const bids = state.companies.map((): number | null => 0);
    let count = 0;
    eachSeatAt(fields['bids'], ['bids'], seats, (seat, bid, place) => {
      bids[seat] = bid === null ? null : wholeAt(bid, place, 0, components.caps.cash);
      count += 1;
    });
    state.bids = count === 0 ? [] : bids;
  }
}

function readRow(
  value: unknown,
  path: Path,
  row: Row & { closed?: boolean },
  cards: PositionCards,
  state: GreenState,
) {
  const projects = new Set<number>();
  if (value === undefined) return { projects, actions: false };
  const known =
    row.closed === undefined ? ['sustainability', 'action'] : ['sustainability', 'action', 'closed'];
  const fields = mapAt(value, path, known);
  if (fields['sustainability'] !== undefined) {
    const offered = mapAt(fields['sustainability'], [...path, 'sustainability'], CATEGORIES);
    CATEGORIES.forEach((name, category) => {
      const card = offered[name];
      if (card === undefined) return;
      projects.add(category);
      row.projects[category] =
        card === null ? null : cards.project(card, [...path, 'sustainability', name], category);
    });
  }
  if (fields['closed'] !== undefined) row.closed = flagAt(fields['closed'], [...path, 'closed']);
  if (fields['action'] === undefined) return { projects, actions: false };
  row.actions = cards.actionList(fields['action'], [...path, 'action']);
  if (state.variant === 'simple' && row.actions.length > 0) {
    throw new PlaceError([...path, 'action'], notation().noActionCards);
  }
  return { projects, actions: true };
}

function readDecks(value: unknown, state: GreenState, cards: PositionCards) {
  const projectDecks = new Set<number>();
  if (value === undefined) return { projectDecks, actionDecks: false };
  const fields = mapAt(value, ['decks'], ['sustainability', 'action']);
  if (fields['sustainability'] !== undefined) {
    const decks = mapAt(fields['sustainability'], ['decks', 'sustainability'], CATEGORIES);
    CATEGORIES.forEach((name, category) => {
      if (decks[name] === undefined) return;
      projectDecks.add(category);
      state.decks.projects[category] = cards.projectList(
        decks[name],
        ['decks', 'sustainability', name],
        category,
      );
    });
  }
  if (fields['action'] === undefined) return { projectDecks, actionDecks: false };
  const decks = listAt(fields['action'], ['decks', 'action']);
  if (decks.length !== 2) throw new PlaceError(['decks', 'action'], notation().twoDecks);
  state.decks.actions = decks.map((deck, index) => cards.actionList(deck, ['decks', 'action', index]));
  return { projectDecks, actionDecks: true };
}

function readDiscards(value: unknown, state: GreenState, cards: PositionCards): void {
  const fields = mapAt(value, ['discards'], ['sustainability', 'action']);
  const { sustainability, action } = fields;
  if (sustainability !== undefined) {
    state.discards.projects = cards.projectList(sustainability, ['discards', 'sustainability']);
  }
  if (action !== undefined) state.discards.actions = cards.actionList(action, ['discards', 'action']);
}

function readPlayers(
  value: unknown,
  state: GreenState,
  components: GreenComponents,
  cards: PositionCards,
): void {
  const given: unknown[] = [];
  eachSeatAt(value, ['players'], state.companies.length, (seat, player) => {
    given[seat] = player;
  });
  state.companies.forEach((company, seat) => {
    readCompany(given[seat] ?? {}, ['players', seat], state, components, cards, company);
  });
}

/** In the last round there is no preview (GD-INV-39), so the set-up's preview goes back on its decks. */
function hidePreview(state: GreenState): void {
  const { preview, decks } = state;
  preview.projects.forEach((card, category) => {
    if (card !== null) elementAt(decks.projects, category).unshift(card);
  });
  preview.actions.forEach((card, place) => {
    elementAt(decks.actions, place % decks.actions.length).unshift(card);
  });
  preview.projects = CATEGORIES.map(() => null);
  preview.actions = [];
}

/** The supply is as the position says; default: the box's chips minus those held. It never exceeds the box. */
function readSupply(value: unknown, state: GreenState, components: GreenComponents): void {
  const held = components.chips.map(() => 0);
  for (const company of state.companies) for (const chip of company.chips) addAt(held, chip, 1);
  const supply = value === undefined ? undefined : mapAt(value, ['prSupply'], CHIP_VALUES.map(String));
  for (const chip of CHIP_VALUES) {
    const most = state.variant === 'simple' ? 0 : elementAt(components.chips, chip) - elementAt(held, chip);
    if (most < 0)
      throw new PlaceError(
        ['players'],
        notation().chipsInBox(elementAt(components.chips, chip), String(chip), elementAt(held, chip)),
      );
    state.chips[chip] = supply === undefined ? most : wholeAt(supply[chip] ?? 0, ['prSupply', chip], 0, most);
  }
}

function readMap(value: unknown, state: GreenState, components: GreenComponents): void {
  const world = worldOf(state, components);
  const cells = mapAt(value, ['map'], world.names);
  for (const name of Object.keys(cells)) {
    const cell = cellNamed(world, name);
    const path = ['map', name];
    if (cells[name] === null) {
      state.map[cell] = 0;
      continue;
    }
    const fields = mapAt(cells[name], path, ['owner', 'category', 'size']);
    const owner = seatAt(fields['owner'], [...path, 'owner'], state.companies.length);
    const tile = readTile({ category: fields['category'], size: fields['size'] }, path);
    state.map[cell] = tileCode(owner, Math.floor(tile / 10), tile % 10);
  }
}

/** The step with which the match continues; default: the window or the auction of the round. */
function readMoment(fields: Fields, state: GreenState): void {
  state.phase = state.round > 1 && state.variant === 'standard' ? 'beforeAuction' : 'auction';
  if (fields['step'] !== undefined) state.phase = wordAt(fields['step'], ['step'], [...STEP_NAMES, 'over']);
  if (fields['turn'] !== undefined) state.turn = seatAt(fields['turn'], ['turn'], state.companies.length);
  if (fields['random'] !== undefined) state.random = streamAt(fields['random'], ['random']);
}

/** The whole position; reading it back gives the same state. */
function print(state: GreenState, setting: Setting<GreenComponents>): Record<string, unknown> {
  const { components } = setting;
  const world = worldOf(state, components);
  const byCategory = <T>(of: (category: number) => T) =>
    Object.fromEntries(CATEGORIES.map((name, category) => [name, of(category)]));
  const row = ({ projects, actions }: Row) => ({
    sustainability: byCategory((category) => {
      const id = projects[category];
      return id == null ? null : printProject(components, id);
    }),
    action: [...actions],
  });
  const dividends = components.dividends.flatMap((dividend, income) =>
    dividend === null ? [] : [[income, { cash: dividend.cash, vp: dividend.points }]],
  );
  return {
    variant: state.variant,
    round: state.round,
    step: state.phase,
    turn: state.turn,
    turnOrder: [...state.turnOrder],
    caps: {
      cash: components.caps.cash,
      income: lastStep(state, components),
      level: components.caps.level,
    },
    bids: Object.fromEntries(state.bids.map((bid, seat) => [seat, bid])),
    players: Object.fromEntries(
      state.companies.map((company, seat) => [seat, printCompany(state, components, company)]),
    ),
    market: { ...row(state.market), closed: state.market.closed },
    preview: row(state.preview),
    decks: {
      sustainability: byCategory((category) =>
        elementAt(state.decks.projects, category).map((id) => printProject(components, id)),
      ),
      action: state.decks.actions.map((deck) => [...deck]),
    },
    discards: {
      sustainability: state.discards.projects.map((id) => printProject(components, id)),
      action: [...state.discards.actions],
    },
    prSupply: Object.fromEntries(CHIP_VALUES.map((value) => [value, state.chips[value]])),
    prPrices: Object.fromEntries(CHIP_VALUES.map((value) => [value, components.prPrices[value]])),
    loanDeck: [...state.loanPile],
    ...(components.ownDividends ? { dividends: Object.fromEntries(dividends) } : {}),
    mapSize: { rows: world.rows, cols: world.cols },
    startCells: world.starts.map((cell) => world.names[cell]),
    map: Object.fromEntries(
      state.map.flatMap((code, cell) =>
        code === 0 ? [] : [[elementAt(world.names, cell), printTile(code)] as const],
      ),
    ),
    random: [...state.random],
  };
}

/** A tile on the map in the words of a position. */
export function printTile(code: number): Record<string, unknown> {
  return { owner: ownerOf(code), category: categoryName(categoryOf(code)), size: sizeOf(code) };
}

/** The position notation of Green Deal. */
export const position: PositionNotation<GreenState, GreenComponents> = {
  read,
  print,
  follows: {
    'players.*.income': ['players.*.incomeStep'],
    'players.*.incomeStep': ['players.*.income'],
    'players.*.vp': ['players.*.points'],
    'players.*.points': ['players.*.vp'],
    'players.*.actionCards': [
      'players.*.usesLeft',
      'players.*.cashCowPaid',
      'players.*.thisRound.taken',
      'players.*.points.cards',
    ],
    'players.*.prChips': ['prSupply'],
    mapSize: ['startCells', 'map'],
    startCells: ['map'],
    caps: ['players.*.incomeStep'],
  },
  bookkeeping: ['step', 'turn', 'players.*.thisRound', 'decks', 'random'],
  vocabulary: () => notation().vocabulary,
};
