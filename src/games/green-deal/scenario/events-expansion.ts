import { elementAt } from '../../../engine/checked.ts';
import { EventError } from '../../../engine/events.ts';
import { PlaceError } from '../../../engine/place.ts';
import { optionAt, optionCount, optionList, type Question, type Seat } from '../../../engine/question.ts';
import { contactsAt } from '../contacts.ts';
import { tileName, worldOf } from '../map.ts';
import { companyAt } from '../state.ts';
import { accepted, type Entry, type GreenDesk, isRecord, noteRefused, only } from './event-desk.ts';
import { readTile } from './position-companies.ts';

/** How a scenario handles one neighbour. */
interface WantedContact {
  readonly cell: string;
  readonly choice: string;
}

/**
 * Places all due tiles, in turn order. A refused placement is undone completely, and the seat's next answer is tried. A
 * seat without an answer takes the only option if there is just one.
 */
export function playExpansion(desk: GreenDesk, entries: readonly Entry[]): void {
  const left = [...entries];
  desk.drop();
  for (let place = 0; place < desk.state.turnOrder.length; place += 1) {
    const seat = elementAt(desk.state.turnOrder, place);
    if (companyAt(desk.state, seat).due.length === 0) continue;
    desk.state.turn = place;
    desk.begin('expansion');
    while (desk.open.length > 0) {
      const next = left.findIndex((entry) => entry.seat === seat);
      if (next < 0) takeSingle(desk, seat);
      else tryPlacement(desk, elementAt(left.splice(next, 1), 0));
    }
  }
  for (const entry of left) noteRefused(desk, entry.seat, 'place', entry['place']);
}

function takeSingle(desk: GreenDesk, seat: Seat): void {
  const question = elementAt(desk.open, 0);
  if (question.ask === 'internationalization') desk.answer(seat, false);
  else if (optionCount(question) === 1) desk.answer(seat, optionAt(question, 0));
  else
    throw new EventError(
      `seat ${seat} is asked ${question.ask} (${question.rule}), and it has no answer left`,
    );
}

/** Places one tile as an entry says, or notes the entry as refused and changes nothing. */
function tryPlacement(desk: GreenDesk, entry: Entry): void {
  const mark = desk.mark();
  if (placed(desk, entry)) return;
  desk.rewind(mark);
  noteRefused(desk, entry.seat, 'place', entry['place']);
}

function placed(desk: GreenDesk, entry: Entry): boolean {
  const { seat } = entry;
  const wanted = wantedContacts(entry);
  const wishes = entry['tile'] === undefined ? undefined : tileName(readTile(entry['tile'], ['tile']));
  const { due } = companyAt(desk.state, seat);
  if (elementAt(desk.open, 0).ask === 'tile') {
    if (!accepted(desk, seat, 'tile', wishes ?? tileName(elementAt(due, 0)))) return false;
  } else if (wishes !== undefined && wishes !== currentTile(desk)) {
    return false;
  }
  if (!playCard(desk, entry)) return false;
  const neighbours = neighboursOf(desk, seat, entry['place']);
  if (!accepted(desk, seat, 'place', entry['place'])) return false;
  return (
    handleContacts(desk, seat, wanted) && wanted.every(({ cell, choice }) => fits(neighbours, cell, choice))
  );
}

/** The tile that the open question is about. */
function currentTile(desk: GreenDesk): string {
  return String(desk.open[0]?.figures?.['tile']);
}

/** Answers the question about Internationalization as the entry says. Returns whether that was allowed. */
function playCard(desk: GreenDesk, entry: Entry): boolean {
  const { use } = entry;
  if (use !== undefined && use !== 'internationalization')
    throw new EventError(`there is no use of ${String(use)}`);
  if (elementAt(desk.open, 0).ask !== 'internationalization') return use === undefined;
  return accepted(desk, entry.seat, 'internationalization', use !== undefined);
}

interface Neighbour {
  readonly cell: string;
  readonly diagonal: boolean;
  readonly stronger: boolean;
}

/** The tiles that the seat's tile would meet on the cell. */
function neighboursOf(desk: GreenDesk, seat: Seat, cell: unknown): Neighbour[] {
  const { components } = desk.setting;
  const world = worldOf(desk.state, components);
  const place = typeof cell === 'string' ? world.cellOf.get(cell) : undefined;
  const tile = currentTile(desk);
  if (place === undefined) return [];
  const category = 'EJSR'.indexOf(elementAt(tile, 0));
  const contacts = contactsAt(desk.state, components, seat, place, category, Number(tile[1]));
  return contacts.map((contact) => ({
    cell: elementAt(world.names, contact.cell),
    diagonal: contact.diagonal,
    stronger: contact.lead > 0,
  }));
}

/**
 * Whether a neighbour can be handled this way: only with a stronger tile can the seat compete, and only orthogonal
 * tiles can cooperate.
 */
function fits(neighbours: readonly Neighbour[], cell: string, choice: string): boolean {
  const neighbour = neighbours.find((other) => other.cell === cell);
  if (neighbour === undefined) return false;
  return choice === 'compete' ? neighbour.stronger : choice === 'cooperate' && !neighbour.diagonal;
}

/** Handles the neighbours in the order listed; then those not listed, in reading order and without competition. */
function handleContacts(desk: GreenDesk, seat: Seat, wanted: readonly WantedContact[]): boolean {
  for (;;) {
    const question = desk.open[0];
    if (question === undefined || question.seat !== seat) return true;
    if (question.ask === 'next-contact') {
      const offered = optionList(question);
      const listed = wanted.find(({ cell }) => offered.includes(cell));
      desk.answer(seat, listed?.cell ?? offered[0]);
    } else if (question.ask === 'contact') {
      if (!accepted(desk, seat, 'contact', choiceFor(question, wanted))) return false;
    } else {
      return true;
    }
  }
}

function choiceFor(question: Question, wanted: readonly WantedContact[]): string {
  const listed = wanted.find(({ cell }) => cell === question.figures?.['cell']);
  if (listed !== undefined) return listed.choice;
  return optionList(question).includes('leave') ? 'leave' : 'cooperate';
}

function wantedContacts(entry: Entry): WantedContact[] {
  const contacts = entry['contacts'] ?? [];
  if (!Array.isArray(contacts)) throw new EventError('contacts must be a list');
  return contacts.map((contact: unknown, index) => {
    if (!isRecord(contact)) throw new PlaceError(['contacts', index], 'a contact names a cell and a choice');
    only(contact, ['cell', 'choice'], 'a contact');
    return { cell: String(contact['cell']), choice: String(contact['choice']) };
  });
}
