import { addTo, elementAt } from '../../engine/checked.ts';
import { carryOutAll, toldBy } from '../../engine/effects.ts';
import type { Effect, Seat } from '../../engine/question.ts';
import { questionKind, YES_NO } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { type At, momentOf } from './cards/card.ts';
import { ruleOf } from './cards/index.ts';
import { type Contact, contactsAt, orderMatters, stepsMoved } from './contacts.ts';
import type { GreenComponents } from './figures.ts';
import { categoryName, cellNamed, sizeOf, tileCode, tileName, worldOf } from './map.ts';
import { barredBy } from './obstacles.ts';
import { barredCells, cellObstacle, legalCells } from './placement.ts';
import { nextToExpand } from './rounds.ts';
import { companyAt, type GreenOccasion, type GreenState, lastStep, moveIncome, usesLeft } from './state.ts';

/**
 * One seat's turn of phase 4: the tile of each project taken this round goes on the map and meets its neighbours; the
 * owner chooses the order of two tiles (GD-EXP-01 to GD-EXP-04, R-50).
 */
export function expansion(state: GreenState, umpire: Umpire<GreenComponents>): void {
  const seat = elementAt(state.turnOrder, state.turn);
  const company = companyAt(state, seat);
  while (company.due.length > 0) {
    const tile = chooseTile(state, umpire, seat);
    placeTile(state, umpire, seat, tile);
  }
  state.turn += 1;
  nextToExpand(state, umpire.components);
}

interface NameOccasion {
  readonly seat: Seat;
  readonly names: readonly string[];
}

const tileQuestion = questionKind<NameOccasion, string>({
  ask: 'tile',
  shape: 'word',
  rule: 'GD-CARD-18-08',
  options: ({ names }) => names,
});

/** Asks which of several due tiles comes first (GD-CARD-18-08, R-50). */
function chooseTile(state: GreenState, umpire: Umpire<GreenComponents>, seat: Seat): number {
  const { due } = companyAt(state, seat);
  const different = due.filter((tile, index) => due.indexOf(tile) === index);
  if (different.length === 1) return elementAt(due, 0);
  const names = different.map(tileName);
  return elementAt(different, names.indexOf(umpire.choose(tileQuestion({ seat, names }))));
}

function placeTile(state: GreenState, umpire: Umpire<GreenComponents>, seat: Seat, tile: number): void {
  const { components } = umpire;
  const world = worldOf(state, components);
  const category = Math.floor(tile / 10);
  const size = tile % 10;
  const anywhere = playInternationalization(state, umpire, seat, tile);
  const cells = legalCells(state, components, seat, anywhere);
  const { due } = companyAt(state, seat);
  if (cells.length === 0) {
    due.splice(due.indexOf(tile), 1);
    umpire.log?.({ kind: 'no-room', seat, rule: 'GD-EXP-13', figures: { tile: tileName(tile) } });
    return;
  }
  const name = umpire.choose(placeQuestion({ state, components, seat, tile, cells }));
  const cell = cellNamed(world, name);
  due.splice(due.indexOf(tile), 1);
  state.map[cell] = tileCode(seat, category, size);
  umpire.log?.({
    kind: 'tile-placed',
    seat,
    rule: 'GD-EXP-02',
    figures: { cell: name, tile: tileName(tile), category: categoryName(category), size },
  });
  meetNeighbours(state, umpire, seat, cell, contactsAt(state, components, seat, cell, category, size));
}

interface AnywhereOccasion {
  readonly seat: Seat;
  readonly at: At;
  readonly tile: number;
  /** The number of cells on which the tile could go with the card. */
  readonly cells: number;
}

const anywhereQuestion = questionKind<AnywhereOccasion, boolean>({
  ask: 'internationalization',
  shape: 'yes-no',
  rule: 'GD-CARD-15-01',
  options: () => YES_NO,
  figures: ({ at, tile }) => ({ tile: tileName(tile), uses: usesLeft(at.company, 'internationalization') }),
  dominant: (asked) => (isPointless(asked) ? false : undefined),
  tell: ({ at }, yes) =>
    yes
      ? toldBy(ruleOf('internationalization').parts, at)
      : [{ what: 'internationalization', note: 'card-kept' }],
  caution: (asked, yes) => (yes && isPointless(asked) ? 'no-effect' : undefined),
});

/** Whether the card would open no more cells than the tile has anyway. */
const isPointless = ({ seat, at: { state, components }, cells }: AnywhereOccasion): boolean =>
  legalCells(state, components, seat, false).length >= cells;

/** Asks whether the owner of Internationalization spends a use on this tile (GD-CARD-15-01, GD-CARD-15-04). */
function playInternationalization(
  state: GreenState,
  umpire: Umpire<GreenComponents>,
  seat: Seat,
  tile: number,
): boolean {
  const company = companyAt(state, seat);
  if (usesLeft(company, 'internationalization') === 0) return false;
  const { components } = umpire;
  const anywhere = legalCells(state, components, seat, true);
  if (anywhere.length === 0) return false;
  const card = ruleOf('internationalization');
  const at = momentOf(state, components, seat);
  if (!umpire.choose(anywhereQuestion({ seat, at, tile, cells: anywhere.length }))) return false;
  addTo(company.uses, 'internationalization', -1);
  umpire.log?.({ kind: 'card-played', seat, rule: card.rule, figures: { card: card.id } });
  carryOutAll(card.parts, at, umpire);
  return at.change.isAnyCell === true;
}

interface PlaceOccasion extends GreenOccasion {
  readonly tile: number;
  readonly cells: readonly number[];
}

const placeQuestion = questionKind<PlaceOccasion, string>({
  ask: 'place',
  shape: 'cell',
  rule: 'GD-EXP-02 GD-EXP-08',
  options({ state, components, cells }) {
    const { names } = worldOf(state, components);
    const options: string[] = [];
    for (const cell of cells) options.push(elementAt(names, cell));
    return options;
  },
  figures: ({ tile }) => ({ tile: tileName(tile) }),
  barred: ({ state, components, seat }, options) =>
    barredCells(state, components, seat, options as readonly string[]),
  refuse: ({ state, components, seat }, value) =>
    typeof value === 'string' ? barredBy(value, cellObstacle(state, components, seat, value)) : undefined,
  tell({ state, components, seat, tile }, name) {
    const cell = cellNamed(worldOf(state, components), name);
    const contacts = contactsAt(state, components, seat, cell, Math.floor(tile / 10), tile % 10);
    return contacts.length === 0
      ? [{ what: 'contact', note: 'no-contact' }]
      : contactEffects(state, components, seat, contacts);
  },
});

/**
 * The total effect of a cell's contacts on each owner, limited to the Income scale; exact if nothing is left to choose.
 */
function contactEffects(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
  contacts: readonly Contact[],
): Effect[] {
  const top = lastStep(state, components);
  const room = (owner: Seat) => top - companyAt(state, owner).step;
  const sum = (list: readonly Contact[], of: (contact: Contact) => number) =>
    list.reduce((total, contact) => total + of(contact), 0);
  const isOpen = contacts.some(({ lead }) => lead > 0);
  const own = Math.min(
    room(seat),
    sum(contacts, ({ mean, lead }) => Math.max(mean, lead)),
  );
  const withSelf = contacts.every(({ owner }) => owner === seat);
  const effects: Effect[] = [
    {
      what: 'steps',
      by: own,
      ...(isOpen ? { bound: 'up-to' } : {}),
      ...(withSelf ? { note: 'own-contact' } : {}),
    },
  ];
  for (const owner of new Set(contacts.map((contact) => contact.owner))) {
    if (owner === seat) continue;
    const theirs = contacts.filter((contact) => contact.owner === owner);
    const { step } = companyAt(state, owner);
    const gain = Math.min(
      room(owner),
      sum(theirs, ({ mean }) => mean),
    );
    const loss = Math.min(
      step,
      sum(theirs, ({ lead }) => lead),
    );
    if (loss === 0) effects.push({ what: 'steps', by: gain, seat: owner, note: 'contact' });
    // The placer will choose between a gain and a loss for the other owner.
    else if (gain > 0) effects.push({ what: 'steps', seat: owner, note: 'stronger-contact' });
    else effects.push({ what: 'steps', by: -loss, seat: owner, bound: 'up-to', note: 'diagonal-contact' });
  }
  return effects;
}

/**
 * Handles each contact separately, in the placer's order; each one starts from the Incomes after the one before
 * (GD-EXP-17, GD-EXP-18).
 */
function meetNeighbours(
  state: GreenState,
  umpire: Umpire<GreenComponents>,
  seat: Seat,
  cell: number,
  contacts: Contact[],
): void {
  const left = [...contacts];
  while (left.length > 0) {
    const next = orderMatters(state, umpire.components, left)
      ? chooseNext(state, umpire, seat, left)
      : elementAt(left, 0);
    left.splice(left.indexOf(next), 1);
    meet(state, umpire, seat, cell, next);
  }
}

const nextContactQuestion = questionKind<NameOccasion, string>({
  ask: 'next-contact',
  shape: 'cell',
  rule: 'GD-EXP-18',
  options: ({ names }) => names,
});

function chooseNext(
  state: GreenState,
  umpire: Umpire<GreenComponents>,
  seat: Seat,
  contacts: readonly Contact[],
): Contact {
  const { names } = worldOf(state, umpire.components);
  const cells = contacts.map((contact) => elementAt(names, contact.cell));
  return elementAt(contacts, cells.indexOf(umpire.choose(nextContactQuestion({ seat, names: cells }))));
}

function meet(
  state: GreenState,
  umpire: Umpire<GreenComponents>,
  seat: Seat,
  cell: number,
  contact: Contact,
): void {
  if (contact.lead === 0) {
    cooperate(state, umpire, seat, cell, contact);
    return;
  }
  const answer = umpire.choose(
    contactQuestion({ state, components: umpire.components, seat, placed: cell, contact }),
  );
  if (answer === 'cooperate') cooperate(state, umpire, seat, cell, contact);
  if (answer === 'compete') compete(state, umpire, seat, cell, contact);
}

const ORTHOGONAL_CHOICE = ['cooperate', 'compete'] as const;
const DIAGONAL_CHOICE = ['compete', 'leave'] as const;

interface ContactOccasion extends GreenOccasion {
  /** The cell of the placed tile. */
  readonly placed: number;
  readonly contact: Contact;
}

/** The placer chooses only if its tile is stronger; the other owner has no choice (GD-EXP-15, R-47). */
const contactQuestion = questionKind<ContactOccasion, string>({
  ask: 'contact',
  shape: 'word',
  rule: ({ contact }) => (contact.diagonal ? 'GD-CARD-5-01' : 'GD-EXP-15'),
  options: ({ contact }) => (contact.diagonal ? DIAGONAL_CHOICE : ORTHOGONAL_CHOICE),
  figures({ state, components, placed, contact }) {
    const { names } = worldOf(state, components);
    return {
      cell: elementAt(names, contact.cell),
      owner: contact.owner,
      tile: tileName(elementAt(state.map, placed)),
      other: tileName(elementAt(state.map, contact.cell)),
    };
  },
  dominant: ({ state, contact }) =>
    contact.diagonal && stepsMoved(state, contact) === 0 ? 'leave' : undefined,
  tell({ state, components, seat, contact }, answer) {
    if (answer === 'leave') return [];
    const steps = answer === 'compete' ? stepsMoved(state, contact) : contact.mean;
    const cut = (owner: Seat) => Math.min(steps, lastStep(state, components) - companyAt(state, owner).step);
    return [
      { what: 'steps', by: cut(seat) },
      { what: 'steps', by: answer === 'compete' ? -steps : cut(contact.owner), seat: contact.owner },
    ];
  },
  caution: ({ state, contact }, answer) =>
    answer === 'compete' && stepsMoved(state, contact) === 0 ? 'no-effect' : undefined,
});

/**
 * Both owners rise by the mean of the sizes, at most to the top; a seat that cooperates with itself rises once
 * (GD-COOP-02, -03, -07).
 */
function cooperate(
  state: GreenState,
  umpire: Umpire<GreenComponents>,
  seat: Seat,
  cell: number,
  contact: Contact,
): void {
  const { components } = umpire;
  const { owner, mean } = contact;
  const own = moveIncome(state, components, companyAt(state, seat), mean);
  const others = owner === seat ? own : moveIncome(state, components, companyAt(state, owner), mean);
  const { names } = worldOf(state, components);
  const sizes = sizeOf(elementAt(state.map, cell)) + sizeOf(elementAt(state.map, contact.cell));
  umpire.log?.({
    kind: owner === seat ? 'self-cooperation' : 'cooperation',
    seat,
    rule: owner === seat ? 'GD-COOP-03' : 'GD-COOP-02',
    figures: {
      cell: elementAt(names, cell),
      with: elementAt(names, contact.cell),
      owner,
      sizes,
      steps: mean,
      ...(own < mean ? { own } : {}),
      ...(others < mean ? { others } : {}),
    },
  });
}

/**
 * The placer rises and the loser falls by the steps moved; the loser falls in full even if the placer reaches the top
 * (GD-COMP-03, -06).
 */
function compete(
  state: GreenState,
  umpire: Umpire<GreenComponents>,
  seat: Seat,
  cell: number,
  contact: Contact,
): void {
  const { components } = umpire;
  const steps = stepsMoved(state, contact);
  moveIncome(state, components, companyAt(state, contact.owner), -steps);
  const own = moveIncome(state, components, companyAt(state, seat), steps);
  const { names } = worldOf(state, components);
  umpire.log?.({
    kind: 'competition',
    seat,
    rule: contact.diagonal ? 'GD-CARD-5-01 GD-COMP-03' : 'GD-COMP-03',
    figures: {
      cell: elementAt(names, cell),
      with: elementAt(names, contact.cell),
      owner: contact.owner,
      steps,
      ...(own < steps ? { own } : {}),
    },
  });
}
