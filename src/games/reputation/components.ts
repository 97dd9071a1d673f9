import { bareFigures } from '../../engine/components.ts';
import { PlaceError } from '../../engine/place.ts';
import sourced from './components.json' with { type: 'json' };
import { type Fields, fieldsAt, integerAt, listAt, oneOfAt, textAt } from './reading.ts';

/** A private project: its sponsor loses reputation at the end of the game (REP-COMP-01). */
export interface PrivateProject {
  readonly id: string;
  readonly name: string;
  readonly loss: number;
}

/** A public project: credits beside it, workers that a bid takes, reputation for both sponsors (REP-COMP-03). */
export interface PublicProject {
  readonly id: string;
  readonly name: string;
  readonly credits: number;
  readonly workers: number;
  readonly reputation: number;
}

/** What the power of a corporation does, with its figures; `uses` is how often in a game (REP-IDN-02). */
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

/** When the agenda of a CEO is met, with its figures. */
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

/** A corporation: one power that goes before the rules (REP-COMP-06, REP-IDN-01). */
export interface Corporation {
  readonly id: string;
  readonly name: string;
  /** Pairs it with a CEO (REP-SETUP-07). */
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
  /** Reputation tokens for each time. */
  readonly tokens: number;
  /** Whether it pays more than once in a game (REP-COMP-09, REP-IDN-03). */
  readonly repeatable: boolean;
  readonly rule: AgendaRule;
}

/** The component table of Reputation as the rules read it; cards by id, tables by number of workers. */
export interface ReputationComponents {
  readonly rounds: number;
  /** Workers of each player by number of players. */
  readonly workers: Readonly<Record<number, number>>;
  /** Cards dealt of each kind of project. */
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
  /** The cards of the box by kind, in the order of the table; a position's inline cards are no part of it. */
  readonly cardsOfBox: Readonly<
    Record<'privateProjects' | 'publicProjects' | 'corporations' | 'ceos', readonly string[]>
  >;
}

/** The table as shipped, each figure with its source. */
export const shippedComponents: unknown = sourced;

/** The figures that a power rule of each kind has besides its uses. */
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

/** No figure of a card is higher: a bound against slips of the pen. */
export const HIGHEST = 99;

/** A power rule as somebody wrote it. */
export function readPowerRule(at: Fields): PowerRule {
  const kind = oneOfAt(at, 'kind', Object.keys(POWER_FIGURES)) as PowerKind;
  const names = [...POWER_FIGURES[kind], 'uses'];
  return { kind, ...figuresOf(at, names) } as unknown as PowerRule;
}

/** An agenda rule as somebody wrote it. */
export function readAgendaRule(at: Fields): AgendaRule {
  const kind = oneOfAt(at, 'kind', Object.keys(AGENDA_FIGURES)) as AgendaKind;
  return { kind, ...figuresOf(at, AGENDA_FIGURES[kind]) } as unknown as AgendaRule;
}

function figuresOf(at: Fields, names: readonly string[]): Record<string, number> {
  at.allow(['kind', ...names]);
  const figures: Record<string, number> = {};
  for (const name of names) figures[name] = integerAt(at, name, name === 'max' ? 0 : 1, HIGHEST);
  return figures;
}

/**
 * The rules' form of a component table.
 * @throws PlaceError where a figure is missing, of the wrong kind, or does not go with the others
 */
export function readComponents(table: unknown): ReputationComponents {
  const at = fieldsAt(bareFigures(table), []);
  at.allow(Object.keys(sourced));
  const workers: Record<number, number> = {};
  const workersAt = at.inner('workers');
  workersAt.allow(['3', '4', '5']);
  for (const players of [3, 4, 5]) workers[players] = integerAt(workersAt, String(players), 1, HIGHEST);
  const most = Math.max(...Object.values(workers));
  const cards = {
    privateProjects: cardsAt(at.inner('privateProjects'), readPrivateProject),
    publicProjects: cardsAt(at.inner('publicProjects'), readPublicProject),
    corporations: cardsAt(at.inner('corporations'), readCorporation),
    ceos: cardsAt(at.inner('ceos'), readCeo),
  };
  const components: ReputationComponents = {
    rounds: integerAt(at, 'rounds', 1, HIGHEST),
    workers,
    projectsDealt: integerAt(at, 'projectsDealt', 1, HIGHEST),
    creditTokens: tokensAt(at.inner('creditTokens')),
    reputationTokens: integerAt(at, 'reputationTokens', 0, 999),
    reputationOfHq: tableAt(at, 'reputationOfHq', most),
    creditsOfHq: tableAt(at, 'creditsOfHq', most),
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

function tokensAt(at: Fields): Record<string, number> {
  const tokens: Record<string, number> = {};
  for (const value of at.keys()) {
    if (!/^[1-9]\d?$/.test(value))
      throw new PlaceError([...at.path, value], 'a token has a value from 1 to 99');
    tokens[value] = integerAt(at, value, 0, 999);
  }
  return tokens;
}

/** A table by number of workers, from none to the most that a player has. */
function tableAt(at: Fields, name: string, most: number): number[] {
  const path = [...at.path, name];
  const list = listAt(at, name);
  if (list.length !== most + 1) {
    throw new PlaceError(
      path,
      `this must be a list of ${most + 1} figures, for 0 to ${most} workers, not ${list.length}`,
    );
  }
  return list.map((_, index) => integerAt(fieldsAt(list, path), String(index), 0, HIGHEST));
}

function cardsAt<T>(at: Fields, read: (id: string, card: Fields) => T): Record<string, T> {
  const cards: Record<string, T> = {};
  for (const id of at.keys()) cards[id] = read(id, at.inner(id));
  return cards;
}

function readPrivateProject(id: string, at: Fields): PrivateProject {
  at.allow(['name', 'loss']);
  return { id, name: textAt(at, 'name'), loss: integerAt(at, 'loss', 0, HIGHEST) };
}

function readPublicProject(id: string, at: Fields): PublicProject {
  at.allow(['name', 'credits', 'workers', 'reputation']);
  return {
    id,
    name: textAt(at, 'name'),
    credits: integerAt(at, 'credits', 0, HIGHEST),
    workers: integerAt(at, 'workers', 1, HIGHEST),
    reputation: integerAt(at, 'reputation', 0, HIGHEST),
  };
}

function readCorporation(id: string, at: Fields): Corporation {
  at.allow(['name', 'symbol', 'power', 'rule']);
  return {
    id,
    name: textAt(at, 'name'),
    symbol: textAt(at, 'symbol'),
    power: textAt(at, 'power'),
    rule: readPowerRule(at.inner('rule')),
  };
}

function readCeo(id: string, at: Fields): Ceo {
  at.allow(['name', 'symbol', 'tokens', 'repeatable', 'rule']);
  const repeatable = at.value('repeatable');
  if (typeof repeatable !== 'boolean') {
    throw new PlaceError([...at.path, 'repeatable'], 'this must be true or false');
  }
  return {
    id,
    name: textAt(at, 'name'),
    symbol: textAt(at, 'symbol'),
    tokens: integerAt(at, 'tokens', 0, HIGHEST),
    repeatable,
    rule: readAgendaRule(at.inner('rule')),
  };
}

/** There is a card for every round, an identity for every player, and a CEO for every corporation's symbol. */
function checkCounts(components: ReputationComponents): void {
  const { rounds, projectsDealt } = components;
  if (projectsDealt < rounds) {
    throw new PlaceError(
      ['projectsDealt'],
      `${rounds} rounds need as many cards of each kind, not ${projectsDealt}`,
    );
  }
  for (const name of ['privateProjects', 'publicProjects'] as const) {
    const count = components.cardsOfBox[name].length;
    if (count < projectsDealt)
      throw new PlaceError([name], `${projectsDealt} cards are dealt, but there are ${count}`);
  }
  const symbols = Object.values(components.corporations).map(({ symbol }) => symbol);
  const paired = Object.values(components.ceos).map(({ symbol }) => symbol);
  for (const [name, list] of [
    ['corporations', symbols],
    ['ceos', paired],
  ] as const) {
    if (list.length < 5) throw new PlaceError([name], `five players need five cards, not ${list.length}`);
    if (new Set(list).size < list.length) throw new PlaceError([name], 'two cards have the same symbol');
  }
  const missing = symbols.find((symbol) => !paired.includes(symbol));
  if (missing !== undefined) throw new PlaceError(['ceos'], `no CEO has the symbol ${missing}`);
}
