import { left as leftCells, wrap } from '../../drawing/text.ts';
import type { ComparedFigure } from '../../engine/components.ts';
import { ownOf } from '../../engine/own.ts';
import type { Value } from '../../engine/question.ts';
import type { Words } from '../../engine/words.ts';
import { readingWords, signs } from '../../words/index.ts';
import { blockName } from './options.ts';

/** A card, tile or other thing of a component table, with all its figures. */
export interface Component {
  /** The printed name of its block of the table. */
  readonly block: string;
  /** Its name; empty for figures that belong to the block itself. */
  readonly name: string;
  /** What it does, in one line; empty if the figures say it all. */
  readonly text: string;
  readonly figures: readonly ComparedFigure[];
  /** The number of keys in its path, with which the paths of its figures begin. */
  readonly depth: number;
}

type Path = ComparedFigure['path'];

/** The things of a component table, in its order. */
export function componentsOf(figures: readonly ComparedFigure[], words: Words): Component[] {
  const gathered = new Map<string, { depth: number; figures: ComparedFigure[] }>();
  for (const figure of figures) {
    const depth = depthOf(figure.path, words);
    const key = JSON.stringify(figure.path.slice(0, depth));
    const entry = gathered.get(key) ?? { depth, figures: [] };
    entry.figures.push(figure);
    gathered.set(key, entry);
  }
  return [...gathered.values()].map(({ depth, figures: own }) => {
    const path = own[0]?.path ?? [];
    const key = path[depth - 1];
    const field = (name: string) => own.find((figure) => figure.path[depth] === name)?.value;
    const name = depth === 1 ? '' : String(field('name') ?? nameOf(key, words));
    const ids = [field('id'), key, name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')];
    const text = depth === 1 ? undefined : ids.map((id) => ownOf(words.notes, String(id))).find(Boolean);
    return { block: spacedBlock(String(path[0]), words), name, text: text ?? '', figures: own, depth };
  });
}

/**
 * The depth at which a path names a thing: at a position in a list of things, or else at a word that has a name and
 * more below it.
 */
function depthOf(path: Path, { names }: Words): number {
  const isWithin = (index: number) => index > 0 && index < path.length - 1;
  const inList = path.findLastIndex(
    (key, index) => isWithin(index) && typeof key === 'number' && typeof path[index + 1] === 'string',
  );
  if (inList >= 0) return inList + 1;
  const named = path.findIndex((key, index) => isWithin(index) && ownOf(names, String(key)) !== undefined);
  return named < 0 ? 1 : named + 1;
}

function nameOf(key: string | number | undefined, { names }: Words): string {
  if (typeof key === 'number') return String(key + 1);
  return ownOf(names, key ?? '') ?? spaced(key ?? '');
}

/** `moneyPerPopulation` as separate words. */
const spaced = (key: string): string =>
  key
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .replaceAll('-', ' ')
    .toLowerCase();

function spacedBlock(block: string, { names }: Words): string {
  const name = blockName(block, names);
  return name === block ? spaced(block) : name;
}

/** Every text about a thing, for a filter. */
export function saidOf(component: Component, words: Words): string {
  const { block, name, text, figures } = component;
  const sources = figures.map(({ source, path }) => `${source} ${path.join('.')}`);
  return [block, name, text, figuresText(component, words), ...sources].join(' ').toLowerCase();
}

/** The things as a table of names and texts, grouped by block. */
export function tableLines(components: readonly Component[], words: Words, columns: number): string[] {
  const lines: string[] = [];
  let block = '';
  for (const component of components) {
    if (component.block !== block) lines.push(...(lines.length === 0 ? [] : ['']), component.block);
    block = component.block;
    const { name, text } = component;
    const told = text === '' ? figuresText(component, words) : `${text} ${sourcesText(component)}`;
    lines.push(...row(name, `${told}${replacedText(component, words)}`, columns));
  }
  return lines;
}

/** A few things in full: the text, every figure with its source, and the reason for its value. */
export function wholeLines(components: readonly Component[], words: Words, columns: number): string[] {
  return components.flatMap((component) => {
    const { block, name, text, figures } = component;
    const notes = [...new Set(figures.flatMap(({ note }) => note ?? []))];
    const told = [
      text,
      `${figuresText(component, words)}${replacedText(component, words)}`,
      ...notes.map(readingWords().because),
    ];
    return [
      ...wrap(`${name === '' ? block : `${name} ${sourcesText(component)}  ${block}`}`, columns),
      ...told.filter((line) => line !== '').flatMap((line) => wrap(`  ${line}`, columns)),
      '',
    ];
  });
}

/** The width of the column of names. */
const NAMES = 24;

function row(name: string, text: string, columns: number): string[] {
  if (name === '') return wrap(`  ${text}`, columns);
  const left = wrap(name, NAMES - 4);
  const texts = wrap(text, columns - NAMES);
  return Array.from({ length: Math.max(left.length, texts.length) }, (_, at) =>
    `  ${leftCells(left[at] ?? '', NAMES - 2)}${texts[at] ?? ''}`.trimEnd(),
  );
}

/** The figures of a thing, grouped by source: `deck society, raises 1 [printed]`. */
function figuresText({ figures, depth, name }: Component, words: Words): string {
  const bySource = new Map<string, string[]>();
  for (const { path, value, source } of figures) {
    const fields = path.slice(depth).filter((key) => key !== 'figures');
    if (fields[0] === 'id' || (fields[0] === 'name' && value === name)) continue;
    const field = fields.map((key) => nameOf(key, words)).join(' ');
    const between = typeof fields.at(-1) === 'number' ? ': ' : ' ';
    const told = `${field}${field === '' ? '' : between}${valueText(value, words)}`;
    bySource.set(source, [...(bySource.get(source) ?? []), told]);
  }
  return [...bySource]
    .map(([source, told]) => `${told.join(signs().list)} [${source}]`)
    .join(signs().clauses);
}

function sourcesText({ figures }: Component): string {
  return [...new Set(figures.map(({ source }) => source))].map((source) => `[${source}]`).join(' ');
}

function replacedText({ figures }: Component, words: Words): string {
  const replaced = figures.filter(({ isReplaced }) => isReplaced);
  if (replaced.length === 0) return '';
  const before = replaced.flatMap(({ shipped }) =>
    shipped === undefined ? [] : [valueText(shipped, words)],
  );
  return ` ${before.length === 0 ? readingWords().isNew : readingWords().inPlaceOf(before)}`;
}

function valueText(value: unknown, words: Words): string {
  if (Array.isArray(value)) return value.map((each) => valueText(each, words)).join(' ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, inside]) => `${nameOf(key, words)} ${valueText(inside, words)}`)
      .join(signs().list);
  if (typeof value === 'boolean') return readingWords().yesNo(value);
  return ownOf(words.names, String(value)) ?? String(value as Value);
}
