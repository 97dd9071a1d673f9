import stringWidth from 'string-width';
import { afterEach, describe, expect, it } from 'vitest';
import { TestServer } from './client.ts';
import { newKey, type Screen } from './ssh-client.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const HAN = /\p{Script=Han}/u;

async function goOn(screen: Screen): Promise<void> {
  screen.press(/y confirms|y yes/.test(screen.text) ? 'y' : 'enter');
  await new Promise((resolve) => setTimeout(resolve, 30));
}

describe('people who read different languages', () => {
  it('sit at one table, and each screen stays in its person’s language, no matter who acts', async () => {
    server = await TestServer.start();
    const ann = await server.arrive('Ann');
    const bo = await server.arrive('Bo');
    bo.press('m');
    await bo.shows(/s language: English/);
    bo.press('s');
    await bo.shows(/正體中文/);
    bo.press('w');
    await bo.shows(/佔兩格/);
    bo.press('escape');
    ann.press('n');
    await ann.shows(/A new table/);
    ann.press('left');
    await ann.shows(/Game +Nice Green Things/);
    ann.press('enter');
    await ann.shows(/Your table is/);
    const code = /Your table is (\S+)\./.exec(ann.text)?.[1] ?? '';
    await bo.shows(new RegExp(code));
    bo.press('enter');
    await bo.shows(/隊列|插隊/);
    ann.press('enter');
    await ann.shows(/queue/);
    for (let keys = 0; keys < 40; keys += 1) {
      await goOn(keys % 2 === 0 ? ann : bo);
      expect(ann.text).not.toMatch(HAN);
      expect(bo.text).toMatch(HAN);
      // Bo’s terminal shows characters of ambiguous width in two cells.
      for (const row of bo.text.split('\n'))
        expect(stringWidth(row.trimEnd(), { ambiguousIsNarrow: false })).toBeLessThanOrEqual(80);
    }
  });

  it('are addressed in the language of their locale until they choose one, also in line mode', async () => {
    server = await TestServer.start();
    const key = newKey();
    const ann = await server.client(key, 'Ann');
    const lines = async (env: Record<string, string>, ...typed: string[]) =>
      (await ann.run('plain', `${typed.join('\n')}\nquit\n`, env)).stdout;
    expect(await lines({}, 'Ann', 'me')).toContain('language en');
    expect(await lines({ LANG: 'zh_TW.UTF-8' }, 'me')).toContain('language zh-Hant');
    expect(await lines({}, 'set language zh-Hant', 'me')).toContain('language zh-Hant');
    expect(await lines({}, 'me')).toContain('language zh-Hant');
    expect(await lines({}, 'set language fr')).toMatch(/en(?:, |、)zh-Hant/);
  });
});
