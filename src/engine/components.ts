import { notationWords, signs } from '../words/index.ts';
import { type Path, PlaceError } from './place.ts';

/**
 * The source of a figure. `designed` figures were invented to fill a gap; `owner` figures were typed in by an owner of
 * the box, in a components file that names no other source.
 */
export type Source = 'printed' | 'published' | 'derived' | 'reconstructed' | 'designed' | 'owner';

const SOURCES: readonly Source[] = ['printed', 'published', 'derived', 'reconstructed', 'designed', 'owner'];

/** One figure with its source, as `cards` shows it. */
export interface SourcedFigure {
  readonly path: Path;
  readonly value: unknown;
  readonly source: Source;
  readonly note?: string;
}

type Block = Readonly<Record<string, unknown>>;

function isBlock(value: unknown): value is Block {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The bare figures of a sourced table: every `{value, source}` becomes its value, and the `source` of every block is
 * dropped.
 */
export function bareFigures(sourced: unknown): unknown {
  if (Array.isArray(sourced)) return sourced.map(bareFigures);
  if (!isBlock(sourced)) return sourced;
  if ('value' in sourced) return sourced['value'];
  const bare: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(sourced)) {
    if (key !== 'source' && key !== 'note') bare[key] = bareFigures(value);
  }
  return bare;
}

/**
 * Every figure with its source, in the table's order.
 * @throws PlaceError if a figure has no source or an unknown one
 */
export function sourcedFigures(sourced: unknown, path: Path = [], inherited?: Source): SourcedFigure[] {
  if (isBlock(sourced)) {
    const source = 'source' in sourced ? checkSource(sourced['source'], [...path, 'source']) : inherited;
    if ('value' in sourced) {
      if (source === undefined) throw new PlaceError(path, notationWords().sourceMissing);
      const note = sourced['note'];
      const figure = { path, value: sourced['value'], source };
      return [note === undefined ? figure : { ...figure, note: String(note) }];
    }
    return Object.entries(sourced).flatMap(([key, value]) =>
      key === 'source' || key === 'note' ? [] : sourcedFigures(value, [...path, key], source),
    );
  }
  if (Array.isArray(sourced) && sourced.some(isBlock)) {
    return sourced.flatMap((item, index) => sourcedFigures(item, [...path, index], inherited));
  }
  if (inherited === undefined) throw new PlaceError(path, notationWords().sourceMissing);
  return [{ path, value: sourced, source: inherited }];
}

function checkSource(source: unknown, path: Path): Source {
  if (SOURCES.includes(source as Source)) return source as Source;
  throw new PlaceError(path, notationWords().unknownSource(SOURCES.join(', '), String(source)));
}

/**
 * A sourced table with some of its figures replaced. Maps are merged key by key. A list replaces the whole list; a map
 * of positions, counted from 1, or of the items' ids replaces single items. A figure is replaced by a bare value or by `{value, source,
 * note}`. Its source is its own, or that of the innermost block of the replacement that names one, or else `owner`, but
 * never the source of the figure it replaces.
 * @throws PlaceError, with the path in the replacement, if it names something that the table does not have
 */
export function mergeComponents(sourced: unknown, replacement: unknown): unknown {
  if (!isBlock(replacement)) throw new PlaceError([], notationWords().componentsNoMap);
  return merge(sourced, replacement, [], { given: 'owner' });
}

interface Sources {
  /** The source of replacement figures that name none. */
  readonly given: Source;
  /** The source of the block of the table, if it has one. */
  readonly shipped?: Source;
}

function merge(sourced: unknown, replacement: unknown, path: Path, outer: Sources): unknown {
  const sources: Sources = {
    ...outer,
    ...sourceOf(sourced, 'shipped', []),
    ...sourceOf(replacement, 'given', path),
  };
  if (Array.isArray(sourced)) return mergeList(sourced, replacement, path, sources);
  if (isBlock(sourced) && 'value' in sourced) {
    return Array.isArray(sourced['value'])
      ? mergeList(sourced['value'], replacement, path, sources)
      : newFigure(replacement, path, sources.given);
  }
  if (!isBlock(sourced)) return newFigure(replacement, path, sources.given);
  if (!isBlock(replacement)) throw new PlaceError(path, notationWords().mustBeMap);
  const merged: Record<string, unknown> = { ...sourced };
  for (const [key, value] of Object.entries(replacement)) {
    if (key === 'source' || key === 'note') continue;
    if (!Object.hasOwn(sourced, key))
      throw new PlaceError([...path, key], notationWords().noFigure(key, nearbyText(sourced)));
    merged[key] = merge(sourced[key], value, [...path, key], sources);
  }
  return merged;
}

function nearbyText(block: Block): string {
  const names = Object.keys(block).filter((key) => key !== 'source' && key !== 'note');
  return names.length <= 16 ? names.join(signs().list) : '';
}

function sourceOf(block: unknown, name: keyof Sources, path: Path): Partial<Sources> {
  return isBlock(block) && 'source' in block
    ? { [name]: checkSource(block['source'], [...path, 'source']) }
    : {};
}

/** A list with all figures replaced, or only those at the positions that the replacement names. */
function mergeList(sourced: readonly unknown[], replacement: unknown, path: Path, sources: Sources): unknown {
  const value = isBlock(replacement) && 'value' in replacement ? replacement['value'] : replacement;
  if (Array.isArray(value)) {
    const note = isBlock(replacement) ? replacement['note'] : undefined;
    if (!sourced.some(isBlock) && !value.some(isBlock))
      return withNote({ value, source: sources.given }, note);
    return value.map((item, index) => withNote(newItem(item, [...path, index], sources.given), note));
  }
  if (!isBlock(value)) throw new PlaceError(path, notationWords().noListOfFigures);
  const merged: unknown[] = sourced.map((item) =>
    isBlock(item)
      ? item
      : { value: item, ...(sources.shipped === undefined ? {} : { source: sources.shipped }) },
  );
  for (const [key, item] of Object.entries(value)) {
    if (key === 'source' || key === 'note') continue;
    const index = positionOf(key, sourced);
    if (index === undefined) {
      const ids = sourced.flatMap((known) => idOf(known) ?? []);
      throw new PlaceError([...path, key], notationWords().noPosition(sourced.length, ids.join(', '), key));
    }
    merged[index] = merge(merged[index], item, [...path, key], sources);
  }
  return merged;
}

/** The index of the item that a key of a replacement names, by its position from 1 or by its id. */
function positionOf(key: string, list: readonly unknown[]): number | undefined {
  const byId = list.findIndex((item) => idOf(item) === key);
  if (byId >= 0) return byId;
  return /^\d+$/.test(key) && Number(key) >= 1 && Number(key) <= list.length ? Number(key) - 1 : undefined;
}

/** A text of an item of a list, where it has one. */
const textOf =
  (key: 'id' | 'name') =>
  (item: unknown): string | undefined => {
    if (!isBlock(item)) return undefined;
    const text = bareFigures(item[key]);
    return typeof text === 'string' ? text : undefined;
  };

const idOf = textOf('id');
const nameOf = textOf('name');

/** A new item of a list: a figure, or a block of figures with a source of its own. */
function newItem(item: unknown, path: Path, given: Source): Block {
  return isBlock(item) && !('value' in item) ? { source: given, ...item } : newFigure(item, path, given);
}

function newFigure(replacement: unknown, path: Path, given: Source): Block {
  if (!isBlock(replacement)) return { value: replacement, source: given };
  if (!('value' in replacement)) throw new PlaceError(path, notationWords().noFigureOrMap);
  for (const key of Object.keys(replacement)) {
    if (key !== 'value' && key !== 'source' && key !== 'note')
      throw new PlaceError([...path, key], notationWords().figureKeys(key));
  }
  const { value, note } = replacement as { value: unknown; note?: unknown };
  const { given: source = given } = sourceOf(replacement, 'given', path);
  return withNote({ value, source }, note);
}

function withNote(figure: Block, note: unknown): Block {
  return note === undefined || 'note' in figure ? figure : { ...figure, note };
}

/**
 * The path of a merged table's figure in the replacement, or of its innermost block there; within a list, which the
 * replacement must give as a whole, also that of a figure that it lacks.
 * @param sourced the table that was merged with the replacement
 */
export function placeInReplacement(replacement: unknown, path: Path, sourced?: unknown): Path {
  const place: (string | number)[] = [];
  let node: unknown = replacement;
  let table: unknown = sourced;
  let isWhole = false;
  for (const key of path) {
    if (isBlock(node) && 'value' in node) {
      place.push('value');
      node = node['value'];
    }
    table = ownAt(isBlock(table) && 'value' in table ? table['value'] : table, key);
    const step = typeof key === 'number' && isBlock(node) ? keyOfItem(node, key, table) : key;
    const inner = ownAt(node, step);
    isWhole ||= Array.isArray(node);
    if (inner === undefined && !isWhole) break;
    place.push(step);
    node = inner;
  }
  return place;
}

/** A path with the id or the name of each item of a list, if it has one, in place of its index. */
export function namedPath(table: unknown, path: Path): Path {
  let node = table;
  return path.map((key) => {
    node = ownAt(node, key);
    return typeof key === 'number' ? (idOf(node) ?? nameOf(node) ?? key) : key;
  });
}

/** The key under which a map names the item at an index of a list. */
function keyOfItem(map: Block, index: number, item: unknown): string {
  const id = idOf(item);
  return id !== undefined && Object.hasOwn(map, id) ? id : String(index + 1);
}

/** A figure of a table, compared with the shipped one. */
export interface ComparedFigure extends SourcedFigure {
  /** Whether its value differs from the shipped one. */
  readonly isReplaced: boolean;
  /** The shipped value, if it was replaced; absent if the shipped table has no such figure. */
  readonly shipped?: unknown;
}

/**
 * Every figure of a table, compared with the shipped one, in the table's order. List items that only the shipped table
 * has come last, with the value null.
 */
export function comparedFigures(shipped: unknown, table: unknown): ComparedFigure[] {
  const before = bareFigures(shipped);
  const now = bareFigures(table);
  const figures = sourcedFigures(table).map((figure): ComparedFigure => {
    const value = valueAt(before, figure.path);
    const isReplaced = JSON.stringify(value) !== JSON.stringify(figure.value);
    return { ...figure, isReplaced, ...(isReplaced && value !== undefined ? { shipped: value } : {}) };
  });
  const gone = sourcedFigures(shipped).filter(({ path }) => valueAt(now, path) === undefined);
  return [
    ...figures,
    ...gone.map(({ path, value }): ComparedFigure => {
      const source = figures.find((figure) => figure.path[0] === path[0])?.source ?? 'owner';
      return { path, value: null, source, isReplaced: true, shipped: value };
    }),
  ];
}

function valueAt(bare: unknown, path: Path): unknown {
  let node: unknown = bare;
  for (const key of path) node = ownAt(node, key);
  return node;
}

/** The own property of a list or map at a key; undefined for inherited ones. */
function ownAt(node: unknown, key: string | number): unknown {
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
  return (node as Record<string | number, unknown>)[key];
}
