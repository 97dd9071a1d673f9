import { bareFigures } from '../../engine/components.ts';
import { type Path, PlaceError } from '../../engine/place.ts';
import { type Fields, flagAt, keyAt, listAt, mapAt, textAt, wholeAt, wordAt } from '../../engine/reading.ts';
import shipped from './components.json' with { type: 'json' };
import { notation } from './words/notation.ts';

/** A private project: its sponsor loses reputation at the end of the game (REP-COMP-01). */
export interface PrivateProject {
  readonly id: string;
  readonly name: string;
  readonly loss: number;
}

/** A public project: credits beside it, workers that a bid needs, reputation for both sponsors (REP-COMP-03). */
export interface PublicProject {
  readonly id: string;
  readonly name: string;
  readonly credits: number;
  readonly workers: number;
  readonly reputation: number;
}

/** The kind of a corporation's power, with its figures; `uses` is the number of uses per game (REP-IDN-02). */
export type PowerRule =
  | { readonly kind: 'privateTie'; readonly uses: number }
  | { readonly kind: 'coTieWin'; readonly uses: number }
  | { readonly kind: 'publicMinusOne'; readonly uses: number }
  | { readonly kind: 'recall'; readonly uses: number; readonly workers: number }
  | { readonly kind: 'chooseCo'; readonly uses: number }
  | { readonly kind: 'noPrivateLoss'; readonly uses: number }
  | { readonly kind: 'outbidCredit'; readonly uses: number; readonly credits: number }
  | { readonly kind: 'dualLead'; readonly uses: number };

export type PowerKind = PowerRule['kind'];

/** The kind of a CEO's agenda, with its figures. */
export type AgendaRule =
  | { readonly kind: 'winPrivateCredits'; readonly min: number }
  | { readonly kind: 'coSponsorMaxBid'; readonly max: number }
  | { readonly kind: 'winPublicWorkers'; readonly min: number }
  | { readonly kind: 'mostHq' }
  | { readonly kind: 'sponsorBothStacks' }
  | { readonly kind: 'winPrivateMaxBid'; readonly max: number }
  | { readonly kind: 'outbidNoSponsor' }
  | { readonly kind: 'privateAndPublic' };

export type AgendaKind = AgendaRule['kind'];

/** A corporation: one power that overrides the rules (REP-COMP-06, REP-IDN-01). */
export interface Corporation {
  readonly id: string;
  readonly name: string;
  /** The symbol that pairs it with a CEO (REP-SETUP-07). */
  readonly symbol: string;
  /** The name of its power. */
  readonly power: string;
  readonly rule: PowerRule;
}

/** A CEO: an agenda that pays reputation tokens each time it is met (REP-COMP-08). */
export interface Ceo {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  /** Reputation tokens paid each time. */
  readonly tokens: number;
  /** Whether it pays more than once in a game (REP-COMP-09, REP-IDN-03). */
  readonly repeatable: boolean;
  readonly rule: AgendaRule;
}

/** The parts of one seat's reputation (REP-END-03 to REP-END-07). */
export interface ReputationParts {
  readonly hq: number;
  readonly agenda: number;
  readonly public: number;
  readonly private: number;
}

/** Figures that a position states instead of letting them be counted on the table; they are never part of the state. */
export interface StatedScore {
  /** Numbers of workers in HQ to look up in the two tables. */
  readonly hqCounts?: readonly number[];
  /** By seat, the parts of its reputation that final scoring uses. */
  readonly reputationParts?: readonly ReputationParts[];
}

/** The component table of Reputation as the rules read it; cards by id, tables by number of workers. */
export interface ReputationComponents {
  readonly rounds: number;
  /** Workers of each player by number of players. */
  readonly workers: Readonly<Record<number, number>>;
  /** The number of cards dealt of each kind of project. */
  readonly projectsDealt: number;
  /** Number of credit tokens by their value. */
  readonly creditTokens: Readonly<Record<string, number>>;
  readonly reputationTokens: number;
  readonly reputationOfHq: readonly number[];
  readonly creditsOfHq: readonly number[];
  readonly privateProjects: Readonly<Record<string, PrivateProject>>;
  readonly publicProjects: Readonly<Record<string, PublicProject>>;
  readonly corporations: Readonly<Record<string, Corporation>>;
  readonly ceos: Readonly<Record<string, Ceo>>;
  /** The cards in the box by kind, in the order of the table; a position's inline cards are not included. */
  readonly cardsOfBox: Readonly<
    Record<'privateProjects' | 'publicProjects' | 'corporations' | 'ceos', readonly string[]>
  >;
  /** The score that a position states; absent in every match that began with the set-up. */
  readonly stated?: StatedScore;
}

/** The table as shipped, each figure with its source. */
export const shippedComponents: unknown = shipped;

/** The figures that a power rule of each kind has in addition to its uses. */
const POWER_FIGURES: Readonly<Record<PowerKind, readonly string[]>> = {
  privateTie: [],
  coTieWin: [],
  publicMinusOne: [],
  recall: ['workers'],
  chooseCo: [],
  noPrivateLoss: [],
  outbidCredit: ['credits'],
  dualLead: [],
};

/** The figures that an agenda rule of each kind has. */
const AGENDA_FIGURES: Readonly<Record<AgendaKind, readonly string[]>> = {
  winPrivateCredits: ['min'],
  coSponsorMaxBid: ['max'],
  winPublicWorkers: ['min'],
  mostHq: [],
  sponsorBothStacks: [],
  winPrivateMaxBid: ['max'],
  outbidNoSponsor: [],
  privateAndPublic: [],
};

const PLAYERS = [3, 4, 5] as const;

/** The highest figure of a card: a bound that catches typing errors. */
export const HIGHEST = 99;

/** The highest count of workers, credits, tokens or points in a position. */
export const MANY = 9999;

/** Reads a power rule. */
export function readPowerRule(value: unknown, path: Path): PowerRule {
  const kind = kindAt(value, path, Object.keys(POWER_FIGURES) as PowerKind[]);
  return { kind, ...figuresAt(value, path, [...POWER_FIGURES[kind], 'uses']) } as unknown as PowerRule;
}

/** Reads an agenda rule. */
export function readAgendaRule(value: unknown, path: Path): AgendaRule {
  const kind = kindAt(value, path, Object.keys(AGENDA_FIGURES) as AgendaKind[]);
  return { kind, ...figuresAt(value, path, AGENDA_FIGURES[kind]) } as unknown as AgendaRule;
}

function kindAt<K extends string>(value: unknown, path: Path, kinds: readonly K[]): K {
  return wordAt(mapAt(value, path)['kind'], [...path, 'kind'], kinds);
}

function figuresAt(value: unknown, path: Path, names: readonly string[]): Record<string, number> {
  const rule = mapAt(value, path, ['kind', ...names]);
  const figures: Record<string, number> = {};
  for (const name of names)
    figures[name] = wholeAt(rule[name], [...path, name], name === 'max' ? 0 : 1, HIGHEST);
  return figures;
}

/**
 * Reads a component table into the form that the rules use.
 * @throws PlaceError if a figure is missing, of the wrong type, or inconsistent with the others
 */
export function readComponents(sourced: unknown): ReputationComponents {
  const bare = mapAt(bareFigures(sourced), [], Object.keys(shipped));
  const workers = readWorkers(bare['workers']);
  const most = Math.max(...Object.values(workers));
  const figure = (name: string, from: number, to: number) => wholeAt(bare[name], [name], from, to);
  const cards = {
    privateProjects: readCards(bare['privateProjects'], ['privateProjects'], readPrivateProject),
    publicProjects: readCards(bare['publicProjects'], ['publicProjects'], readPublicProject),
    corporations: readCards(bare['corporations'], ['corporations'], readCorporation),
    ceos: readCards(bare['ceos'], ['ceos'], readCeo),
  };
  const components: ReputationComponents = {
    rounds: figure('rounds', 1, HIGHEST),
    workers,
    projectsDealt: figure('projectsDealt', 1, HIGHEST),
    creditTokens: readTokens(bare['creditTokens'], ['creditTokens']),
    reputationTokens: figure('reputationTokens', 0, 999),
    reputationOfHq: readHqTable(bare['reputationOfHq'], ['reputationOfHq'], most),
    creditsOfHq: readHqTable(bare['creditsOfHq'], ['creditsOfHq'], most),
    ...cards,
    cardsOfBox: {
      privateProjects: Object.keys(cards.privateProjects),
      publicProjects: Object.keys(cards.publicProjects),
      corporations: Object.keys(cards.corporations),
      ceos: Object.keys(cards.ceos),
    },
  };
  checkCounts(components);
  return components;
}

/** Workers of each player by number of players. */
function readWorkers(value: unknown): Record<number, number> {
  const given = mapAt(value, ['workers'], PLAYERS.map(String));
  const workers: Record<number, number> = {};
  for (const players of PLAYERS)
    workers[players] = wholeAt(given[players], ['workers', String(players)], 1, HIGHEST);
  return workers;
}

function readTokens(value: unknown, path: Path): Record<string, number> {
  const tokens: Record<string, number> = {};
  for (const [key, count] of Object.entries(mapAt(value, path))) {
    keyAt(key, [...path, key], 1, HIGHEST);
    tokens[key] = wholeAt(count, [...path, key], 0, 999);
  }
  return tokens;
}

/** Reads a table by number of workers, from 0 to the most that a player has. */
function readHqTable(value: unknown, path: Path, most: number): number[] {
  const figures = listAt(value, path, (figure, place) => wholeAt(figure, place, 0, HIGHEST));
  if (figures.length !== most + 1) {
    throw new PlaceError(path, notation().tableLength(most, figures.length));
  }
  return figures;
}

type CardReader<T> = (id: string, card: unknown, path: Path) => T;

function readCards<T>(value: unknown, path: Path, read: CardReader<T>): Record<string, T> {
  const cards: Record<string, T> = {};
  for (const [id, card] of Object.entries(mapAt(value, path))) cards[id] = read(id, card, [...path, id]);
  return cards;
}

function readPrivateProject(id: string, value: unknown, path: Path): PrivateProject {
  const card = mapAt(value, path, ['name', 'loss']);
  return { id, name: textOf(card, 'name', path), loss: wholeAt(card['loss'], [...path, 'loss'], 0, HIGHEST) };
}

function readPublicProject(id: string, value: unknown, path: Path): PublicProject {
  const card = mapAt(value, path, ['name', 'credits', 'workers', 'reputation']);
  return {
    id,
    name: textOf(card, 'name', path),
    credits: wholeAt(card['credits'], [...path, 'credits'], 0, HIGHEST),
    workers: wholeAt(card['workers'], [...path, 'workers'], 1, HIGHEST),
    reputation: wholeAt(card['reputation'], [...path, 'reputation'], 0, HIGHEST),
  };
}

function readCorporation(id: string, value: unknown, path: Path): Corporation {
  const card = mapAt(value, path, ['name', 'symbol', 'power', 'rule']);
  return {
    id,
    name: textOf(card, 'name', path),
    symbol: textOf(card, 'symbol', path),
    power: textOf(card, 'power', path),
    rule: readPowerRule(card['rule'], [...path, 'rule']),
  };
}

function readCeo(id: string, value: unknown, path: Path): Ceo {
  const card = mapAt(value, path, ['name', 'symbol', 'tokens', 'repeatable', 'rule']);
  return {
    id,
    name: textOf(card, 'name', path),
    symbol: textOf(card, 'symbol', path),
    tokens: wholeAt(card['tokens'], [...path, 'tokens'], 0, HIGHEST),
    repeatable: flagAt(card['repeatable'], [...path, 'repeatable']),
    rule: readAgendaRule(card['rule'], [...path, 'rule']),
  };
}

function textOf(card: Fields, word: string, path: Path): string {
  return textAt(card[word], [...path, word]);
}

/**
 * Checks that there is a card for every round, an identity for every player, and a CEO for every corporation's symbol.
 */
function checkCounts(components: ReputationComponents): void {
  const { rounds, projectsDealt } = components;
  if (projectsDealt < rounds) {
    throw new PlaceError(['projectsDealt'], notation().tooFewDealt(rounds, projectsDealt));
  }
  for (const name of ['privateProjects', 'publicProjects'] as const) {
    const count = components.cardsOfBox[name].length;
    if (count < projectsDealt) throw new PlaceError([name], notation().tooFewCards(projectsDealt, count));
  }
  const symbols = Object.values(components.corporations).map(({ symbol }) => symbol);
  const paired = Object.values(components.ceos).map(({ symbol }) => symbol);
  for (const [name, list] of [
    ['corporations', symbols],
    ['ceos', paired],
  ] as const) {
    if (list.length < 5) throw new PlaceError([name], notation().fiveCards(list.length));
    if (new Set(list).size < list.length) throw new PlaceError([name], notation().symbolTwice);
  }
  const missing = symbols.find((symbol) => !paired.includes(symbol));
  if (missing !== undefined) throw new PlaceError(['ceos'], notation().noCeo(missing));
}
