import stringWidth from 'string-width';
import { afterEach, describe, expect, it } from 'vitest';
import { TestServer } from './client.ts';
import { newKey, type Screen } from './ssh-client.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const pasted = (text: string): string => `\u001b[200~${text}\u001b[201~`;

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

describe('a name that is pasted in one piece at the first login', () => {
  it.each([
    ['of Chinese characters', '林小美'],
    ['with a combining accent', 'Zoe\u0308'],
    ['with an emoji', '綠🌱'],
  ])('%s is taken as it is, and so is a message at a table', async (_, name) => {
    server = await TestServer.start();
    const client = await server.client(newKey(), 'x');
    const screen = await client.screen();
    await screen.shows(/call you/);
    screen.press('\u007f', pasted(name));
    await screen.shows(() => screen.text.normalize('NFC').includes(name.normalize('NFC')));
    screen.press('enter');
    await screen.shows(/q leave/);
    const ann = await server.arrive('Ann');
    ann.press('n');
    await ann.shows(/A new table/);
    ann.press('left');
    await ann.shows(/Game +Nice Green Things/);
    ann.press('enter');
    await screen.shows(/1 of 2 seats taken/);
    screen.press('enter');
    await screen.shows(/NICE GREEN THINGS/);
    screen.press('c');
    await screen.shows(/Say: _/);
    screen.press(pasted(`${name}你好`));
    await screen.shows(/你好_/);
    screen.press('enter');
    const said = `${name}: ${name}你好`.normalize('NFC');
    ann.press('enter');
    await ann.shows(() => ann.text.normalize('NFC').includes(said));
    for (const row of ann.text.split('\n')) expect(stringWidth(row.trimEnd())).toBeLessThanOrEqual(80);
  });
});
