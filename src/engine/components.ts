import { type Path, PlaceError } from './place.ts';

/** Where a figure comes from; `designed` was invented to fill a gap. */
export type Source = 'printed' | 'published' | 'derived' | 'reconstructed' | 'designed';

export const SOURCES: readonly Source[] = ['printed', 'published', 'derived', 'reconstructed', 'designed'];

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

/** The bare figures of a sourced table: every `{value, source}` becomes its value, every `source` of a block is left out. */
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
 * @throws PlaceError where a figure has none, or one that does not exist
 */
export function sourcedFigures(sourced: unknown, path: Path = [], inherited?: Source): SourcedFigure[] {
  if (isBlock(sourced)) {
    const source = 'source' in sourced ? checkSource(sourced['source'], [...path, 'source']) : inherited;
    if ('value' in sourced) {
      if (source === undefined) throw new PlaceError(path, 'the source of this figure is missing');
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
  if (inherited === undefined) throw new PlaceError(path, 'the source of this figure is missing');
  return [{ path, value: sourced, source: inherited }];
}

function checkSource(source: unknown, path: Path): Source {
  if (SOURCES.includes(source as Source)) return source as Source;
  throw new PlaceError(path, `a source is one of ${SOURCES.join(', ')}, not ${String(source)}`);
}

/**
 * A sourced table with some of its figures replaced: maps are merged key by key, everything else is taken over whole.
 * @throws PlaceError where the replacement names what the table does not have
 */
export function mergeComponents(sourced: unknown, replacement: unknown, path: Path = []): unknown {
  if (!isBlock(sourced) || 'value' in sourced) {
    if (isBlock(replacement) && 'value' in replacement) return replacement;
    if (isBlock(sourced)) return { ...sourced, value: replacement };
    return replacement;
  }
  if (!isBlock(replacement)) throw new PlaceError(path, 'this must be a map');
  const merged: Record<string, unknown> = { ...sourced };
  for (const [key, value] of Object.entries(replacement)) {
    if (!(key in sourced) && key !== 'source')
      throw new PlaceError([...path, key], `the table has no ${key}`);
    merged[key] = key === 'source' ? value : mergeComponents(sourced[key], value, [...path, key]);
  }
  return merged;
}
