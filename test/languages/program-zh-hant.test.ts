import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as en from '../../src/words/en/index.ts';
import * as grammar from '../../src/words/zh-Hant/grammar.ts';
import { root } from '../rules/rule-ids.ts';
import { unwanted } from './glossary.ts';
import { shapeOf, textsOf } from './texts.ts';
import { marked } from './zh-hant.ts';

const folder = join(root, 'src/words/zh-Hant');

/** What each file of the language exports, without the English texts that complete it, its grammar and its search. */
const ownTexts: Record<string, unknown> = Object.assign(
  {},
  ...(await Promise.all(
    readdirSync(folder)
      .filter((file) => !['index.ts', 'grammar.ts', 'search.ts'].includes(file))
      .map((file) => import(join(folder, file))),
  )),
);

/** Words that the program reads, signs, and keys to press: alike in every language. */
const ALIKE = /^(?:[?A-Z]|ASCII|Enter|)$/u;

/** Commands and their arguments, which stand in Latin letters in front of what they do. */
const COMMAND = /^ {4}|^(?:[a-z-]+(?:,? ?[a-z-]+)*)(?: [^\s：]+)*? {2,}/u;

describe('what the program says in Traditional Chinese', () => {
  const said = ownTexts;
  const texts = textsOf(said);

  it('has the keys of the English texts', () => {
    const { searchWords: _enSearch, grammar: enGrammar, ...english } = en;
    // Words that say what a rule rests on, and lists of words, are as many as the language has.
    const compared = (shape: readonly string[]) =>
      shape.filter((line) => !line.includes('.basis.')).toSorted();
    expect(compared(shapeOf(said))).toEqual(compared(shapeOf(english)));
    expect(Object.keys(grammar)).toEqual(expect.arrayContaining(Object.keys(enGrammar)));
  });

  it('is written in Chinese, as in Taiwan', () => {
    expect(texts.length).toBeGreaterThan(300);
    for (const [path, text] of texts) {
      // A key and its word stand two spaces apart, and so do a command and what it does.
      for (const part of text.replace(COMMAND, '').split(/ {2,}|\n/u))
        expect([path, marked(part)]).toEqual([path, []]);
      expect([path, ALIKE.test(text) || /\p{Script=Han}/u.test(text) || text.length < 2, text]).toEqual([
        path,
        true,
        text,
      ]);
    }
  });

  it('uses no word that the glossary rejects', () => {
    const rejected = unwanted().filter(({ game }) => game === '全部');
    const found = texts.flatMap(([path, text]) =>
      rejected.filter(({ word }) => text.includes(word)).map(({ word }) => `${path}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});
