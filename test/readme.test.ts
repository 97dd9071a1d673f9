import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { afterAll, describe, expect, it } from 'vitest';
import { isBotName } from '../src/bots/index.ts';
import { exitCodes } from '../src/cli/exit.ts';
import { manualPage } from '../src/cli/manual.ts';
import { buildProgram } from '../src/cli/program.ts';
import { sourcedFigures } from '../src/engine/components.ts';
import { games } from '../src/games/index.ts';
import { helpHints } from '../src/ui/keys.ts';
import { documents, root } from '../tools/documents.ts';

const papers = documents();
const readme = papers.find(({ path }) => path === 'README.md')?.text ?? '';
const everything = papers.map(({ text }) => text).join('\n');

interface Block {
  readonly language: string;
  readonly text: string;
}

const blocks: readonly Block[] = [...everything.matchAll(/^```(\S*)\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', text = '']) => ({ language, text }),
);

/** What stands between two markers, in whichever document has them first. */
function section(name: string, text = everything): string {
  const found = new RegExp(`<!-- ${name}[^\n]*-->\n([\\s\\S]*?)<!-- /${name} -->`).exec(text);
  if (found === null) throw new Error(`no document has a section ${name}`);
  return found[1] as string;
}

/** The command lines of the program that the documents show, as they are typed, each once. */
const commandLines = [
  ...new Set(
    blocks
      .filter(({ language, text }) => language === 'sh' && !text.startsWith('#!'))
      .flatMap(({ text }) => text.split('\n'))
      .flatMap((line) => line.split('&&').map((part) => part.replace(/\s#.*$/, '').trim()))
      .map((line) => line.replace(/^npx /, ''))
      .filter((line) => /^green-games\b/.test(line)),
  ),
];

/** The words of a command line, as a shell splits them. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|\S+/g)].slice(1).map(([word, quoted]) => quoted ?? word);

/** The command that a line names, with the words that are left. */
function commandOf(words: readonly string[], command: Command): [Command, readonly string[]] {
  const inner = command.commands.find((known) => known.name() === words[0]);
  return inner === undefined ? [command, words] : commandOf(words.slice(1), inner);
}

describe('the commands of the README and of docs', () => {
  const program = buildProgram('1.2.3');
  const folder = mkdtempSync(join(tmpdir(), 'green-games-readme-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  // Every file that it shows begins with a comment that says its name.
  for (const { text } of blocks) {
    const name = /^# ([\w-]+\.(?:yaml|txt))\b/.exec(text)?.[1];
    if (name !== undefined) writeFileSync(join(folder, name), text);
  }
  // The bots that it shows.
  for (const { language, text } of blocks)
    if (language === 'python' || language === 'js')
      writeFileSync(join(folder, language === 'python' ? 'mybot.py' : 'mybot.js'), text);

  it('are many, and include the two with which everybody begins', () => {
    expect(commandLines.length).toBeGreaterThan(30);
    expect(papers.length).toBeGreaterThan(9);
    expect(blocks.filter(({ language }) => language === 'sh').map(({ text }) => text.trim())).toEqual(
      expect.arrayContaining(['npm ci && npx green-games play limit', 'npm ci && npm test']),
    );
  });

  it.each(commandLines)('%s: has a command and options that exist', (line) => {
    const [command, rest] = commandOf(wordsOf(line), program);
    const options = command.options.flatMap(({ long, short }) => [long, short]);
    expect(rest.filter((word) => word.startsWith('-') && !options.includes(word))).toEqual([]);
    expect(rest.length < wordsOf(line).length || line === 'green-games').toBe(true);
  });

  it.each(botLines())('%s: names an existing bot', (_line, bot) => {
    expect(isBotName(bot)).toBe(true);
  });

  // Without a terminal the program is in line mode, and a match with people ends when nobody answers. A server runs
  // until a signal ends it: test/server and the terminal tests run it.
  const runnable = commandLines.filter(
    (line) => !/\bMATCH\b|\bresume\b|\breplay\b|^green-games serve\b|^green-games( demo \w+)?$/.test(line),
  );
  const leavesPeople = (line: string) =>
    /^green-games (?:play|learn|puzzle \w+)\b/.test(line) && !/(--bot random ){4}/.test(line);

  function run(line: string) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'bin/green-games.js'), ...wordsOf(line)],
      {
        cwd: folder,
        encoding: 'utf8',
        input: '',
        env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', GREEN_GAMES_HOME: join(folder, 'home') },
      },
    );
    return { status, stdout, stderr };
  }

  it.each(runnable.filter(leavesPeople))('%s: runs and asks a question', { timeout: 60_000 }, (line) => {
    const { status, stdout, stderr } = run(line);
    expect([status, stderr]).toEqual([4, expect.stringContaining('The input ended')]);
    // A question with its choices: numbered, or the limits of an amount.
    expect(stdout).toMatch(/^[^\n:]+: [A-Z].*\n(1\. |Type a whole number)/m);
  });

  it.each(runnable.filter((line) => !leavesPeople(line)))('%s: runs', { timeout: 60_000 }, (line) => {
    const { status, stdout, stderr } = run(line);
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('green-games:')]);
    expect(stdout + stderr).not.toBe('');
  });

  it('green-games replay limit --verify: runs if there is one match of it', () => {
    const home = join(folder, 'home');
    rmSync(home, { recursive: true, force: true });
    run('green-games play limit --bot random --players 1 --plain');
    expect(run('green-games replay limit --verify')).toMatchObject({ status: 0, stderr: '' });
    expect(commandLines).toContain('green-games replay limit --verify');
  });

  it('shows a scenario that passes', () => {
    const { stdout } = run('green-games check quarrel.yaml');
    expect(stdout).toMatch(/^[1-9]\d* passed, 0 failed$/m);
  });

  function botLines(): [string, string][] {
    return commandLines.flatMap((line) =>
      [...line.matchAll(/--bots? (?:'([^']*)'|(\S+))/g)].flatMap(([, quoted, bots]) =>
        (quoted ?? (bots as string)).split(',').map((bot): [string, string] => [line, bot]),
      ),
    );
  }
});

describe('the README and docs', () => {
  it('mention only existing options', () => {
    const known = (command: Command): string[] => [
      ...command.options.flatMap(({ long }) => long ?? []),
      ...command.commands.flatMap(known),
    ];
    const all = [...known(buildProgram('1.2.3')), '--help', '--global', '--config'];
    const mentioned = [...everything.matchAll(/(?<![\w-])--[a-z][a-z-]+/g)].map(([word]) => word);
    expect(mentioned.filter((word) => !all.includes(word))).toEqual([]);
  });

  it('name every command', () => {
    const names = buildProgram('1.2.3').commands.map((command) => command.name());
    expect(names.filter((name) => !everything.includes(`green-games ${name}`))).toEqual([]);
  });

  it('have the keys of the program', () => {
    const rows = helpHints(new Set()).map(({ keys, help }) => `| ${keys} | ${help} |`);
    expect(section('keys')).toBe(`${['| key | does |', '|---|---|', ...rows].join('\n')}\n`);
  });

  it('have every exit code and environment variable of the manual', async () => {
    const page = await manualPage('1.2.3');
    const named = (heading: string) =>
      [
        ...(new RegExp(`^\\.SH ${heading}\n([\\s\\S]*?)^\\.SH`, 'm').exec(page)?.[1] ?? '').matchAll(
          /^\.B (.*)$/gm,
        ),
      ].flatMap(([, words]) => (words as string).split(', '));
    expect(named('EXIT STATUS')).toEqual(expect.arrayContaining(Object.values(exitCodes).map(String)));
    for (const code of named('EXIT STATUS'))
      expect(section('exit codes')).toMatch(new RegExp(`^\\|.*\\b${code}\\b.*\\|`, 'm'));
    expect(named('ENVIRONMENT').length).toBeGreaterThan(5);
    for (const name of named('ENVIRONMENT')) expect(section('environment')).toContain(`\`${name}\``);
  });

  it.each(games.map(({ id, title, load }) => ({ id, title, load })))(
    'says of $id which parts of the table are not certain, and no others',
    async ({ title, load }) => {
      const game = await load();
      const uncertain = sourcedFigures(game.components.sourced)
        .filter(({ source }) => source === 'reconstructed' || source === 'designed')
        .map(({ path }) => String(path[0]));
      const row = section('reconstructed')
        .split('\n')
        .find((line) => line.startsWith(`| ${title} |`));
      const said = [...(row ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name);
      expect(said.sort()).toEqual([...new Set(uncertain)].sort());
    },
  );

  it('show screens that fit a terminal of 80x24, one for each game', () => {
    const pictures = papers.find(({ path }) => path === 'docs/games.md')?.text;
    const screens = [...section('screens', pictures).matchAll(/^```text\n([\s\S]*?)\n```$/gm)].map(
      ([, text]) => text as string,
    );
    expect(screens.map((text) => text.split('\n').length).filter((rows) => rows > 24)).toEqual([]);
    expect(screens.flatMap((text) => text.split('\n')).filter((line) => [...line].length > 80)).toEqual([]);
    for (const { title } of games) {
      expect(screens.filter((text) => text.trimStart().startsWith(title.toUpperCase()))).toHaveLength(1);
    }
  });

  it('name the version of Node.js that the manifest requires, and the package by its name', () => {
    const { engines, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(readme).toContain(
      `Node.js](https://nodejs.org) ${String(engines.node).replace('>=', '')} or newer`,
    );
    expect(everything).toContain(`green-games-${version}.tgz`);
  });

  it.each(papers)('$path points to existing files', ({ path, text }) => {
    const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, to]) => to as string);
    expect(linked.filter((to) => !existsSync(join(root, dirname(path), to)))).toEqual([]);
  });

  it('keep the README short, in the order play, games, learn, keys, more', () => {
    expect(readme.split('\n').length).toBeLessThan(200);
    const headings = [...readme.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Play', 'The games', 'Learn', 'Keys', 'More']);
  });

  it('have every page of docs linked from the README', () => {
    const pages = papers.map(({ path }) => path).filter((path) => path !== 'README.md');
    expect(pages.filter((path) => !readme.includes(`](${path})`))).toEqual([]);
  });
});
