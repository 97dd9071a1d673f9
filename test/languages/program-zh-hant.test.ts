import { describe, expect, it } from 'vitest';
import * as enHelp from '../../src/words/en/help/index.ts';
import * as en from '../../src/words/en/index.ts';
import * as enReports from '../../src/words/en/reports/index.ts';
import * as grammar from '../../src/words/zh-Hant/grammar.ts';
import * as zhHelp from '../../src/words/zh-Hant/help/index.ts';
import * as zh from '../../src/words/zh-Hant/index.ts';
import * as zhReports from '../../src/words/zh-Hant/reports/index.ts';
import { parsed, readSources, type Source } from '../architecture/sources.ts';
import { unwanted } from './glossary.ts';
import { shapeOf, textsOf } from './texts.ts';
import { marked } from './zh-hant.ts';

const { searchWords: _search, grammar: _grammar, ...own } = zh;
/** Everything that the program says in the language, but for what its search knows. */
const ownTexts: Record<string, unknown> = { ...own, ...zhHelp, ...zhReports };

/** Words that the program reads, signs, and keys to press: alike in every language. */
const ALIKE = /^(?:[?A-Z]|ASCII|Enter|shell|)$/u;

/** The texts of a source, with a Chinese word in place of each figure or name. */
function* textsOfSource({ path, text }: Source): Generator<string> {
  function* within(node: unknown, isSpaced: boolean): Generator<string> {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const each of node) yield* within(each, isSpaced);
      return;
    }
    const { type, value, quasis, ...rest } = node as Record<string, unknown>;
    if (
      type === 'ImportDeclaration' ||
      (type === 'ExportNamedDeclaration' && (node as { source?: unknown }).source)
    )
      return;
    if (type === 'Literal' && typeof value === 'string') yield value;
    if (type === 'TemplateLiteral') {
      const whole = (quasis as { value: { cooked: string } }[]).map((each) => each.value.cooked).join('甲');
      yield isSpaced ? grammar.spaced(whole) : whole;
    }
    if (type === 'TaggedTemplateExpression') yield* within((node as { quasi?: unknown }).quasi, true);
    else for (const each of Object.values({ value, ...rest })) yield* within(each, isSpaced);
  }
  yield* within(parsed({ path, text }).program, false);
}

/** Commands and their arguments, which are in Latin letters before their descriptions. */
const COMMAND = /^ {4}|^[a-z][^：\n]*? {2,}/u;

describe('what the program says in Traditional Chinese', () => {
  const said = ownTexts;
  // Examples are what a person types.
  const texts = textsOf(said).filter(([path]) => !/^(?:manualWords\.)?examples\./u.test(path));

  it('has the keys of the English texts', () => {
    const { searchWords: _enSearch, grammar: enGrammar, ...program } = en;
    const english = { ...program, ...enHelp, ...enReports };
    // Words that say what a rule rests on, and words that English leaves as they are, are as many as the language has.
    const compared = (shape: readonly string[]) =>
      shape.filter((line) => !/\.(?:basis|placeholders|labels)\./u.test(line)).toSorted();
    expect(compared(shapeOf(said))).toEqual(compared(shapeOf(english)));
    expect(Object.keys(grammar)).toEqual(expect.arrayContaining(Object.keys(enGrammar)));
  });

  it('is written in Chinese, as in Taiwan', () => {
    expect(texts.length).toBeGreaterThan(300);
    for (const [path, text] of texts) {
      // Two spaces separate a key from its word, and a command from its description.
      for (const part of text.replace(COMMAND, '').split(/ {2,}|\n/u))
        expect([path, marked(part)]).toEqual([path, []]);
      expect([path, ALIKE.test(text) || /\p{Script=Han}/u.test(text) || text.length < 2, text]).toEqual([
        path,
        true,
        text,
      ]);
    }
  });

  it('is written in Chinese where names and figures are put in, too', () => {
    const sources = readSources().filter(
      ({ path }) => path.startsWith('src/words/zh-Hant/') && !path.endsWith('/search.ts'),
    );
    const all = sources.flatMap((source) =>
      [...textsOfSource(source)].map((text) => [source.path, text] as const),
    );
    const chinese = all.filter(([, text]) => /\p{Script=Han}/u.test(text.replaceAll('甲', '')));
    expect(chinese.length).toBeGreaterThan(1000);
    const found = chinese.flatMap(([path, text]) =>
      text
        .replace(COMMAND, '')
        .split(/ {2,}|\n/u)
        .flatMap((part) => marked(part).map((fault) => `${path}: ${fault}`)),
    );
    expect(found).toEqual([]);
  });

  it.each([
    [grammar.zh`儲存在${'/tmp/a'}。`, '儲存在 /tmp/a。'],
    [grammar.zh`無法讀取${'./a'}：`, '無法讀取 ./a：'],
    [grammar.zh`在${'~/.config'}下`, '在 ~/.config 下'],
    [grammar.zh`沒有${'"limt"'}`, '沒有「limt」'],
    [grammar.zh`第${3}回合`, '第 3 回合'],
    [grammar.zh`由${'王 小明'}決定`, '由王 小明決定'],
  ])('spaces and quotes what is put in: %s', (text, expected) => expect(text).toBe(expected));

  it('uses no word that the glossary rejects', () => {
    const rejected = unwanted().filter(({ game }) => game === '全部');
    const found = texts.flatMap(([path, text]) =>
      rejected.filter(({ word }) => text.includes(word)).map(({ word }) => `${path}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});
