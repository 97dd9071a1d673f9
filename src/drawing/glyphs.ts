import { ownOf } from '../engine/own.ts';

/**
 * The symbols of screens and boards. Each takes one cell everywhere: none has emoji presentation. Those of `grid`
 * have no ambiguous width either, so columns stay straight in a terminal that is set up for Chinese or Japanese.
 */
export interface Glyphs {
  readonly ascii: boolean;
  /** Before the option under the cursor. */
  readonly cursor: string;
  /** Before what is not allowed. */
  readonly barred: string;
  /** At the end of a name that was cut. */
  readonly cut: string;
  /** A thin horizontal line, cell by cell. */
  readonly line: string;
  /** Between two columns. */
  readonly bar: string;
  /** A used and an unused part of a gauge. */
  readonly full: string;
  readonly empty: string;
  /** A place without a piece, and one with the piece on it. */
  readonly place: string;
  readonly piece: string;
  /** A tile that still lies where it was put. */
  readonly tile: string;
  readonly check: string;
  /** In running text, never inside a grid: from a value to another, between parts of a heading, up, down, and so on. */
  readonly to: string;
  readonly dot: string;
  readonly within: string;
  readonly up: string;
  readonly down: string;
  readonly more: string;
  readonly minus: string;
}

const unicode: Glyphs = {
  ascii: false,
  cursor: '▸',
  barred: 'x',
  cut: '›',
  line: '╌',
  bar: '|',
  full: '▮',
  empty: '▯',
  place: '∙',
  piece: '◉',
  tile: '▪',
  check: '✓',
  to: '→',
  dot: '·',
  within: '›',
  up: '↑',
  down: '↓',
  more: '…',
  minus: '−',
};

const ascii: Glyphs = {
  ascii: true,
  cursor: '>',
  barred: 'x',
  cut: '~',
  line: '-',
  bar: '|',
  full: '#',
  empty: '.',
  place: '.',
  piece: 'o',
  tile: '+',
  check: '*',
  to: '->',
  dot: '-',
  within: '>',
  up: 'Up',
  down: 'Down',
  more: '...',
  minus: '-',
};

/** Whether the terminal shows more than ASCII, as far as its environment tells. */
export function canShowUnicode(environment: NodeJS.ProcessEnv, platform = process.platform): boolean {
  if (environment.TERM === 'linux' || environment.TERM === 'dumb') return false;
  const locale = environment.LC_ALL || environment.LC_CTYPE || environment.LANG || '';
  if (/utf-?8/i.test(locale)) return true;
  // Without any locale these two systems' terminals still show UTF-8.
  return locale === '' && (platform === 'win32' || platform === 'darwin');
}

/** The glyphs for this terminal; `wanted` asks for ASCII whatever the terminal can do. */
export function glyphsFor(wanted: boolean, environment: NodeJS.ProcessEnv): Glyphs {
  return wanted || !canShowUnicode(environment) ? ascii : unicode;
}

const spelled: Readonly<Record<string, string>> = {
  '→': '->',
  '←': '<-',
  '↑': '^',
  '↓': 'v',
  '·': '-',
  '•': '-',
  '◉': 'o',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '£': 'L',
  '×': 'x',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '›': '>',
  '‹': '<',
  '½': '1/2',
  '✓': '*',
  '▸': '>',
  ' ': ' ',
};

/** The text with its symbols spelled in ASCII; letters of any script stay as they are, for names are names. */
export function spellOut(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, (character) => ownOf(spelled, character) ?? character);
}
