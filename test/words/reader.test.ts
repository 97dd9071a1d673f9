import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/words/languages.ts';
import { asOwnReader, readerLanguage, speaking } from '../../src/words/reader.ts';
import { textsByLanguage } from '../../src/words/texts.ts';

const hello = textsByLanguage(async (language) => ({ hello: language === 'zh-Hant' ? '你好' : 'Hello' }));

describe('the language of the reader', () => {
  it('stays with everything that is begun for a person', async () => {
    const heard: Language[] = [];
    const later = (language: Language) =>
      speaking(language, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        heard.push(readerLanguage());
        await Promise.resolve();
        return readerLanguage();
      });
    expect(await Promise.all([later('zh-Hant'), later('en')])).toEqual(['zh-Hant', 'en']);
    expect(heard.sort()).toEqual(['en', 'zh-Hant']);
    expect(readerLanguage()).toBe('en');
  });

  it('is that of the listener, not of the person whose act is heard of', () => {
    const told: Language[] = [];
    const listener = speaking('zh-Hant', () => asOwnReader(() => told.push(readerLanguage())));
    speaking('en', listener);
    expect(told).toEqual(['zh-Hant']);
  });
});

describe('texts by language', () => {
  it('are those of the reader, and a fault before they are loaded', async () => {
    await hello.load('en');
    expect(hello().hello).toBe('Hello');
    expect(() => speaking('zh-Hant', () => hello())).toThrow('The texts of zh-Hant have not been loaded.');
    await speaking('zh-Hant', () => hello.load());
    expect(speaking('zh-Hant', () => hello().hello)).toBe('你好');
    expect(hello().hello).toBe('Hello');
  });
});
