import { ownOf } from '../engine/own.ts';

/**
 * The symbols of screens and boards. None has emoji presentation, so each takes one cell. Those of `grid` have no
 * ambiguous width either, so columns stay aligned in a terminal set up for Chinese or Japanese.
 */
export interface Glyphs {
  readonly ascii: boolean;
  /** Before the option under the cursor. */
  readonly cursor: string;
  /** Before an option that is not allowed. */
  readonly barred: string;
  /** At the end of a truncated name. */
  readonly cut: string;
  /** One cell of a thin horizontal line. */
  readonly line: string;
  /** Between two columns. */
  readonly bar: string;
  /** A used and an unused part of a gauge. */
  readonly full: string;
  readonly empty: string;
  /** A space without a piece, and a space with its piece. */
  readonly place: string;
  readonly piece: string;
  /** A tile that is still in place, or a start cell. */
  readonly tile: string;
  readonly check: string;
  /**
   * For running text, never inside a grid: from one value to another, between parts of a heading, up, down, and so on.
   */
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

/** Whether the environment says that the terminal shows more than ASCII. */
export function canShowUnicode(environment: NodeJS.ProcessEnv, platform = process.platform): boolean {
  if (environment.TERM === 'linux' || environment.TERM === 'dumb') return false;
  const locale = environment.LC_ALL || environment.LC_CTYPE || environment.LANG || '';
  if (/utf-?8/i.test(locale)) return true;
  // The terminals of these two systems show UTF-8 even without a locale.
  return locale === '' && (platform === 'win32' || platform === 'darwin');
}

/** The glyphs for this terminal; `wanted` forces ASCII. */
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

/** Replaces the symbols in a text by ASCII. Letters of any script stay, because names must not be altered. */
export function spellOut(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, (character) => ownOf(spelled, character) ?? character);
}
