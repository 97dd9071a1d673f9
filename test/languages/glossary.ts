import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../rules/rule-ids.ts';

// The glossary of the Chinese texts, read for the tests.

export interface Term {
  /** The section in which it stands: `共通`, `Green Deal`, `Limit：卡牌`. */
  readonly section: string;
  readonly english: readonly string[];
  readonly chinese: readonly string[];
  readonly source: string;
}

/** A word that a game's texts must not use. */
export interface Unwanted {
  readonly word: string;
  readonly better: string;
  /** The title of the game, or `全部` for all. */
  readonly game: string;
}

const COLUMNS = 3;

/** The rows of each table, by the heading above it. */
function tables(): { section: string; cells: string[] }[] {
  let section = '';
  return readFileSync(join(root, 'docs/glossary.zh-Hant.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      section = /^##+ (.*)$/.exec(line)?.[1] ?? section;
      if (!/^\| (?!English |不用 )[^-]/.test(line)) return [];
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      if (cells.length !== COLUMNS)
        throw new Error(`The glossary has a row of ${cells.length} cells: ${line}`);
      return [{ section, cells }];
    });
}

const withoutBrackets = (text: string): string => text.replaceAll(/（[^（）]*）|\([^()]*\)/gu, '').trim();

/** Every term of the glossary; several in a cell are separated by commas. */
export const terms = (): Term[] =>
  tables()
    .filter(({ section }) => section !== '不用的詞')
    .map(({ section, cells: [english = '', chinese = '', source = ''] }) => ({
      section,
      english: withoutBrackets(english).split(', '),
      chinese: withoutBrackets(chinese).split('、'),
      source,
    }));

export const unwanted = (): Unwanted[] =>
  tables()
    .filter(({ section }) => section === '不用的詞')
    .map(({ cells: [word = '', better = '', game = ''] }) => ({ word, better, game }));
