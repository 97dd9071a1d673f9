import { present } from '../engine/checked.ts';
import { type Path, PlaceError, pathText, TwiceError } from '../engine/place.ts';
import type { Given } from '../engine/position.ts';
import type { AnyGame } from '../games/index.ts';
import { deskWords } from '../words/index.ts';
import { boundBy, type Edit, isWithin, namedFields, patched, pathsOf, valueAt } from './edits.ts';

/** A card that left its place because a field named it. */
export interface Moved {
  readonly card: unknown;
  readonly from: Path;
  /** What is there now; undefined if nothing is. */
  readonly instead?: unknown;
}

/** A position after fields were set. */
export interface FieldsSet {
  readonly given: Given;
  readonly named: readonly Path[];
  readonly moved: readonly Moved[];
}

/** Reads a position. @throws PlaceError if the position is not possible */
export type ReadGiven = (given: Given) => unknown;

/** A limit on moved cards, above any number that a person names at once. */
const MOST_MOVES = 500;

/**
 * Sets all of the fields of a position or none. Only two other things change. A card that a field names leaves its old
 * place, and the card that it replaces goes there if it may. Fields that follow from a named one, and would now
 * contradict it, are computed again.
 * @throws PlaceError if the position is not possible, or a field would change nothing
 */
export function fieldsSet(
  game: AnyGame,
  position: Given,
  edits: readonly Edit[],
  read: ReadGiven,
  print: ReadGiven,
): FieldsSet {
  const fields = namedFields(position, edits, game.events);
  const set = settled(game, position, fields, read);
  const after = JSON.stringify(print(set.given));
  for (const field of fields) {
    if (JSON.stringify(valueAt(position, field.path)) === JSON.stringify(field.value)) continue;
    const others = fields.filter((other) => other !== field);
    const without = faultOf(() => settled(game, position, others, read));
    if (without !== undefined) continue;
    if (JSON.stringify(print(settled(game, position, others, read).given)) === after)
      throw new PlaceError(field.path, deskWords().setChangesNothing);
  }
  return set;
}

function settled(game: AnyGame, position: Given, fields: readonly Edit[], read: ReadGiven): FieldsSet {
  const named = fields.map(({ path }) => path);
  const isNamed = (path: Path): boolean => named.some((field) => isWithin(path, field));
  let given = position;
  for (const { path, value } of fields) given = patched(given, path, value);
  const moved: Moved[] = [];
  const pushedOut = new Map(fields.map((field) => [field, pushedOutBy(position, field)]));
  let isYielded = false;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const fault = faultOf(() => read(given));
    if (fault === undefined) return { given, named, moved };
    const twice = fault instanceof TwiceError ? [fault.path, fault.other] : [];
    const [old, ...rest] = twice.filter((path) => !isNamed(path));
    if (old !== undefined && rest.length === 0) {
      const place = present(
        twice.find((path) => path !== old),
        'new place',
      );
      const field = present(
        fields.find(({ path }) => isWithin(place, path)),
        'field',
      );
      const pushed = pushedOut.get(field) ?? [];
      const taken = takenFrom(given, old, pushed, read);
      moved.push({ card: valueAt(given, old), from: old, ...taken.instead });
      if ('instead' in taken.instead) pushed.shift();
      given = taken.given;
    } else {
      const yielding = isYielded ? given : withoutFollowing(game, given, named, isNamed);
      if (yielding === given) throw fault;
      isYielded = true;
      given = yielding;
    }
  }
  throw new PlaceError(named[0] ?? [], deskWords().tooManyCards);
}

/** What a field no longer holds: its old value, or the removed entries of its list. */
function pushedOutBy(position: Given, { path, value }: Edit): unknown[] {
  const old = valueAt(position, path);
  if (old === undefined || old === null) return [];
  if (!Array.isArray(old)) return [old];
  const stays = Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : [];
  return old.filter((item) => !stays.includes(JSON.stringify(item)));
}

/** A position in which a card has left its old place; the card that it replaced goes there if it may. */
function takenFrom(
  given: Given,
  old: Path,
  [pushed]: readonly unknown[],
  read: ReadGiven,
): { given: Given; instead: { instead?: unknown } } {
  const mayBe = (candidate: Given): boolean => {
    const fault = faultOf(() => read(candidate));
    return fault === undefined || fault instanceof TwiceError;
  };
  if (pushed !== undefined) {
    const swapped = patched(given, old, pushed);
    if (mayBe(swapped)) return { given: swapped, instead: { instead: pushed } };
  }
  const isInList = Array.isArray(valueAt(given, old.slice(0, -1)));
  const emptied = patched(given, old, isInList ? undefined : null);
  return { given: isInList || mayBe(emptied) ? emptied : patched(given, old, undefined), instead: {} };
}

/** The position without the fields that follow from named ones and are not named themselves. */
function withoutFollowing(
  game: AnyGame,
  given: Given,
  named: readonly Path[],
  isNamed: (path: Path) => boolean,
): Given {
  let left = given;
  for (const [pattern, following] of Object.entries(game.position.follows ?? {}) as [string, string[]][]) {
    for (const path of named) {
      const bound = boundBy(path, pattern.split('.'));
      if (bound === undefined) continue;
      for (const place of following.flatMap((other) => pathsOf(left, other.split('.'), bound))) {
        const holdsNamed = named.some((field) => isWithin(field, place));
        if (!isNamed(place) && !holdsNamed) left = patched(left, place, undefined);
      }
    }
  }
  return left;
}

/** Why a position is not possible; undefined if it is. */
function faultOf(act: () => unknown): PlaceError | undefined {
  try {
    act();
    return undefined;
  } catch (thrown) {
    if (thrown instanceof PlaceError) return thrown;
    throw thrown;
  }
}

/** A place as a person writes it, without the index in a list: `nations.0.decks.society`. */
export function fieldName(position: Given, path: Path): string {
  const isInList = Array.isArray(valueAt(position, path.slice(0, -1)));
  return pathText(isInList ? path.slice(0, -1) : path);
}
