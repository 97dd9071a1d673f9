import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Words } from '../../src/engine/words.ts';
import { games } from '../../src/games/index.ts';
import type { DemoTexts } from '../../src/games/manifest.ts';
import { root } from '../rules/rule-ids.ts';
import { shapeOf, textsOf } from './texts.ts';
import { differingFigures, marked } from './zh-hant.ts';

interface Spoken {
  readonly routine: object;
  readonly signs?: readonly unknown[];
}

const file = (game: string, language: string, name: string) =>
  join(root, 'src/games', game, 'words', language, `${name}.ts`);

const translated = games.map(({ id }) => id).filter((id) => existsSync(file(id, 'zh-Hant', 'words')));

async function load<T>(game: string, language: string, name: string): Promise<T> {
  return (await import(file(game, language, name))) as T;
}

const sections = [
  'asks',
  'log',
  'refusals',
  'names',
  'notes',
  'texts',
  'consequences',
  'reasons',
  'forecast',
  'cautions',
] as const;

/** What every language writes alike: letters of classes and tiles, signs, and ids of rules. */
const ALIKE = /^(?:[A-Z]|PR|[-:~?.]|A \+ C \+ E|[A-Z]+-[A-Z]+-\d+|)$/u;

const usualOptions = { alliances: true, variant: 'standard', identities: 'matched' };

describe.each(translated)('the words of %s in Traditional Chinese', (game) => {
  it('have the keys of the English words', async () => {
    const [en, zh] = [
      (await load<{ words: Words }>(game, 'en', 'words')).words,
      (await load<{ words: Words }>(game, 'zh-Hant', 'words')).words,
    ];
    for (const section of sections)
      expect([section, Object.keys(zh[section] ?? {}).sort()]).toEqual([
        section,
        Object.keys(en[section] ?? {}).sort(),
      ]);
    expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort());
    const [enBoard, zhBoard] = [
      await load<{ boardWords: object }>(game, 'en', 'board'),
      await load<{ boardWords: object }>(game, 'zh-Hant', 'board'),
    ];
    expect(shapeOf(zhBoard.boardWords).toSorted()).toEqual(shapeOf(enBoard.boardWords).toSorted());
    const [enSpoken, zhSpoken] = [
      (await load<{ spoken: Spoken }>(game, 'en', 'spoken')).spoken,
      (await load<{ spoken: Spoken }>(game, 'zh-Hant', 'spoken')).spoken,
    ];
    expect(zhSpoken.routine).toEqual(enSpoken.routine);
  });

  it('are written in Chinese, as in Taiwan', async () => {
    const { words } = await load<{ words: Words }>(game, 'zh-Hant', 'words');
    const { boardWords } = await load<{ boardWords: object }>(game, 'zh-Hant', 'board');
    const texts = [
      ...sections.flatMap((section) => textsOf(words[section] ?? {}, section)),
      ...textsOf(boardWords, 'board'),
      ...[1, 2, 3, 4, 5].flatMap((players) => [
        ...textsOf(
          {
            ...words.aim(players, usualOptions),
            points: words.aim(players, usualOptions).points.map(({ worth }) => worth),
          },
          'aim',
        ),
        ...textsOf(
          words.lessons?.(players, usualOptions).map(({ title, text, now }) => [title, text, now]),
          'lessons',
        ),
      ]),
    ].filter(([path]) => !/texts\..*\.rule$/u.test(path));
    expect(texts.length).toBeGreaterThan(100);
    for (const [path, text] of texts) {
      // Keys to signs have two spaces between their columns, and signs as they are drawn: 科1<2.
      for (const column of text.split('  ')) {
        const drawn = column.replaceAll(/\p{Script=Han}\d<\d ?/gu, '');
        expect([path, marked(drawn)]).toEqual([path, []]);
      }
      expect([path, ALIKE.test(text) || /\p{Script=Han}/u.test(text), text]).toEqual([path, true, text]);
    }
  });

  it('tell of the demo and the game what the English ones tell, with the same figures', async () => {
    const [en, zh] = [
      (await load<{ demo: DemoTexts }>(game, 'en', 'demo')).demo,
      (await load<{ demo: DemoTexts }>(game, 'zh-Hant', 'demo')).demo,
    ];
    expect(zh.captions.length).toBe(en.captions.length);
    const differing = zh.captions.flatMap((caption, place) =>
      differingFigures(en.captions[place] ?? '', caption).map((difference) => [caption, difference]),
    );
    expect(differing).toEqual([]);
    const { facts } = await load<{ facts: object }>(game, 'zh-Hant', 'facts');
    for (const [path, text] of [...textsOf(zh, 'demo'), ...textsOf(facts, 'facts')])
      expect([path, marked(text)]).toEqual([path, []]);
  });

  it('teach with the same rules', async () => {
    const [en, zh] = [
      (await load<{ words: Words }>(game, 'en', 'words')).words,
      (await load<{ words: Words }>(game, 'zh-Hant', 'words')).words,
    ];
    for (const players of [1, 2, 3, 4, 5]) {
      expect(zh.lessons?.(players, usualOptions).map(({ rules }) => rules)).toEqual(
        en.lessons?.(players, usualOptions).map(({ rules }) => rules),
      );
      const points = (words: Words) =>
        words.aim(players, usualOptions).points.map(({ source, rule }) => [source, rule]);
      expect(points(zh)).toEqual(points(en));
    }
  });
});
