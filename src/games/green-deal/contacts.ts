import { present } from '../../engine/checked.ts';
import type { Seat } from '../../engine/question.ts';
import { figureOf, type GreenComponents } from './figures.ts';
import { categoryOf, ownerOf, sizeOf, worldOf } from './map.ts';
import { companyAt, type GreenState, holds, lastStep } from './state.ts';

/** How two tiles of one category meet when the later one is placed. */
export interface Contact {
  readonly cell: number;
  readonly owner: Seat;
  /** Whether it is diagonal, which only Competitive Analysis allows (GD-CARD-5-01). */
  readonly diagonal: boolean;
  /** Steps that both owners gain by cooperating: the mean of the sizes, rounded down (GD-COOP-02). */
  readonly mean: number;
  /**
   * Steps of a competition before they are limited by the loser's Income; 0 if the placer may not compete (GD-COMP-01).
   */
  readonly lead: number;
}

/** Whether a seat has taken Hire Lawyer, so that nobody may compete with its tiles (GD-CARD-10-01, GD-CARD-10-02). */
function hasLawyer(state: GreenState, seat: Seat): boolean {
  return holds(companyAt(state, seat), 'hire-lawyer');
}

/**
 * The steps that a competition with a tile would move: the difference in size, plus 2 with Tough Competition; 0 if the
 * placer's tile is not larger, the tile is the placer's own, or its owner has a lawyer (GD-COMP-01, GD-COMP-03,
 * GD-COMP-07, GD-CARD-28-01, GD-CARD-28-04, R-62).
 */
function competitionLead(
  state: GreenState,
  components: GreenComponents,
  placer: Seat,
  owner: Seat,
  difference: number,
): number {
  if (owner === placer || difference <= 0 || hasLawyer(state, owner)) return 0;
  if (!holds(companyAt(state, placer), 'tough-competition')) return difference;
  return difference + figureOf(components, 'tough-competition', 'bonus');
}

/**
 * The tiles that a tile on this cell would meet, in reading order: every orthogonal neighbour of its category and, with
 * Competitive Analysis, the diagonal ones that the placer may compete with (GD-EXP-15 to GD-EXP-21, GD-CARD-5-01).
 */
export function contactsAt(
  state: GreenState,
  components: GreenComponents,
  placer: Seat,
  cell: number,
  category: number,
  size: number,
): Contact[] {
  const { map } = state;
  const world = worldOf(state, components);
  const analyses = holds(companyAt(state, placer), 'competitive-analysis');
  const beside = present(world.beside[cell], 'cell');
  const contacts: Contact[] = [];
  for (const other of analyses ? present(world.around[cell], 'cell') : beside) {
    const code = present(map[other], 'cell');
    if (code === 0 || categoryOf(code) !== category) continue;
    const owner = ownerOf(code);
    const diagonal = analyses && !beside.includes(other);
    const lead = competitionLead(state, components, placer, owner, size - sizeOf(code));
    if (diagonal && lead === 0) continue;
    const mean = diagonal ? 0 : Math.floor((size + sizeOf(code)) / 2);
    contacts.push({ cell: other, owner, diagonal, mean, lead });
  }
  return contacts;
}

/**
 * Whether the order of the contacts can matter. It can only if one opponent may both gain and lose steps and its marker
 * may reach an end of the scale on the way; the placer itself only rises. Otherwise the sum is the same in any order,
 * and the placer is not asked (GD-EXP-18, R-44).
 */
export function orderMatters(
  state: GreenState,
  components: GreenComponents,
  contacts: readonly Contact[],
): boolean {
  const top = lastStep(state, components);
  for (let index = 1; index < contacts.length; index += 1) {
    const { owner } = present(contacts[index], 'contact');
    let count = 0;
    let rise = 0;
    let fall = 0;
    for (const contact of contacts) {
      if (contact.owner !== owner) continue;
      count += 1;
      rise += contact.mean;
      fall += contact.lead;
    }
    const { step } = companyAt(state, owner);
    if (count > 1 && rise > 0 && fall > 0 && (step + rise > top || step < fall)) return true;
  }
  return false;
}

/** The steps that a competition moves, at most the loser's steps above 0 (GD-COMP-04, R-48). */
export function stepsMoved(state: GreenState, contact: Contact): number {
  return Math.min(contact.lead, companyAt(state, contact.owner).step);
}
