import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importCircles, importsWithoutEnding, rooms, typeKnots, wrongDirections } from './directions.ts';
import { sharedNames } from './exported-names.ts';
import { heldStates } from './held-states.ts';
import { processUses } from './process-uses.ts';
import { mutableModuleVariables, readSources, rootFolder, type Source } from './sources.ts';

const sources = readSources();
const file = (path: string, text: string): Source => ({ path, text });

describe('imports run one way: cli, ui, table, bots, games, engine', () => {
  it('holds for every file', () => {
    expect(wrongDirections(sources)).toEqual([]);
  });

  it.each([
    ['src/engine/match.ts', "import { limit } from '../games/limit/index.ts';"],
    ['src/engine/match.ts', "import type { Game } from '../games/index.ts';"],
    ['src/engine/match.ts', "export * from '../table/driver.ts';"],
    ['src/games/limit/setup.ts', "const board = () => import('../../ui/load-board.ts');"],
    ['src/games/limit/setup.ts', "let board: import('../../ui/load-board.ts').Board;"],
    ['src/games/limit/setup.ts', "import { bold } from '../../drawing/lines.ts';"],
    ['src/games/limit/setup.ts', "const board = () => import('./board/index.ts');"],
    ['src/games/limit/setup.ts', "import type { Sign } from './board/parts.ts';"],
    ['src/games/limit/board/index.ts', "import { Voice } from '../../../ui/voice.ts';"],
    ['src/games/limit/board/index.ts', "import { map } from '../../green-deal/board/map.ts';"],
    ['src/drawing/board.ts', "import type { LimitView } from '../games/limit/view.ts';"],
    ['src/games/limit/setup.ts', "import { easy } from '../../bots/easy.ts';"],
    ['src/games/limit/setup.ts', "import { play } from '../../cli/play.ts';"],
    ['src/games/limit/setup.ts', "import { seat } from '../../table/seats.ts';"],
    ['src/games/limit/setup.ts', "import { wrap } from '../green-deal/map.ts';"],
    ['src/games/limit/setup.ts', "import { games } from '../index.ts';"],
    ['src/games/limit/setup.ts', "import { Text } from 'ink';"],
    ['src/bots/easy.ts', "import { driver } from '../table/driver.ts';"],
    ['src/table/driver.ts', "import { Screen } from '../ui/screen-lines.ts';"],
    ['src/ui/screen-lines.ts', "import { main } from '../cli/main.ts';"],
    ['src/cli/main.ts', "import { render } from 'ink';"],
    ['src/cli/main.ts', "import { renderer } from '../../test/renderer.ts';"],
    ['src/helpers/text.ts', ''],
  ])('refuses in %s: %s', (path, text) => {
    expect(wrongDirections([file(path, text)])).toHaveLength(1);
  });

  it('allows every inward import', () => {
    const inward = [
      file(
        'src/cli/play.ts',
        "import '../ui/a.ts'; import '../table/a.ts'; import { Command } from 'commander';",
      ),
      file(
        'src/ui/a.ts',
        "import '../table/a.ts'; import { Box } from 'ink'; import { useState } from 'react';",
      ),
      file(
        'src/table/a.ts',
        "import '../bots/a.ts'; import '../engine/a.ts'; import { open } from 'node:fs/promises';",
      ),
      file('src/bots/a.ts', "import '../games/index.ts'; import type { View } from '../engine/a.ts';"),
      file('src/games/index.ts', "import { limit } from './limit/manifest.ts';"),
      file('src/games/limit/manifest.ts', "const board = () => import('./board/index.ts');"),
      file('src/games/limit/board/index.ts', "import '../view.ts'; import '../../../drawing/lines.ts';"),
      file('src/games/limit/a.ts', "import '../../engine/a.ts'; import components from './components.json';"),
    ];
    expect(wrongDirections(inward)).toEqual([]);
  });
});

describe('clients hold seats and no state: screens, line mode, connections', () => {
  it('holds for every file', () => {
    expect(sources.flatMap(heldStates)).toEqual([]);
  });

  it.each([
    ['src/ui/try-controller.ts', "import type { State } from '../engine/game.ts';"],
    ['src/ui/replayer.ts', "import { Match } from '../engine/match.ts';"],
    ['src/server/exec.ts', "import type { KeptMatch } from '../engine/kept-match.ts';"],
    ['src/ui/replayer.ts', 'const { base } = Branch.pointOf(branch);'],
    ['src/cli/try.ts', 'const { base } = Branch.pointOf(branch);'],
    ['src/ui/press.ts', "import { TableSeat } from '../table/table-seat.ts';"],
  ])('refuses in %s: %s', (path, text) => {
    expect(heldStates(file(path, text))).toHaveLength(1);
  });
});

describe('the state of a screen changes only through its methods', () => {
  /** Assignments to fields of a screen, a prompt or a scene from outside. */
  const written = ({ path, text }: Source): string[] =>
    [...text.matchAll(/\b(controller|screen|bench|replayer|prompt|scene)\.\w+ (?:[-+]?=|\|\|=|\?\?=)(?!=)/gu)]
      .map(([match]) => `${path}: ${match}`)
      .filter((found) => !(path === 'src/ui/prompts/prompt.ts' && found.includes(' prompt.')));

  it('holds for every file', () => {
    expect(sources.flatMap(written)).toEqual([]);
  });

  it.each([
    'controller.notice = null;',
    'scene.page += 1;',
    'screen.overlay ??= overlay;',
    'prompt.typed = longer;',
  ])('refuses %s', (text) => {
    expect(written(file('src/ui/press.ts', text))).toHaveLength(1);
  });
});

describe('the process belongs to cli/: many clients live in one', () => {
  it('holds for every file', () => {
    expect(processUses(sources)).toEqual([]);
  });

  it.each([
    'const size = process.stdout.columns;',
    'process.exit(1);',
    'const { env } = process;',
    "const home = process['env'];",
    'const read = (environment = process.env) => environment;',
    "process.on('SIGINT', () => {});",
    "console.log('x');",
    "import { env } from 'node:process';",
    "import chalk from 'chalk';",
    'const all = { process };',
  ])('refuses %s', (text) => {
    expect(processUses([file('src/ui/screen-lines.ts', text)]).length).toBeGreaterThan(0);
    expect(processUses([file('src/cli/main.ts', text)])).toEqual([]);
  });

  it('allows what belongs to no client', () => {
    const text =
      "import { Chalk } from 'chalk'; const own = [process.pid, new Chalk({ level: 1 }), { process: 1 }, x.process];";
    expect(processUses([file('src/drawing/lines.ts', text)])).toEqual([]);
  });
});

describe('one module writes to the terminal outside the screens', () => {
  const writing =
    /\bconsole\.\w+\(|process\.(?:stdout|stderr)\.write\(|(?:stdout|stderr)\.write\(|writeSync\((?:1|2)\b/;
  /** The module itself, and those that must write before it or without it. */
  const allowed = [
    'src/cli/output.ts',
    // Printing the version loads nothing else; a failed output is reported on the other one.
    'src/cli/main.ts',
    'src/cli/leave.ts',
  ];

  it('holds for every file', () => {
    const found = sources.filter(({ path, text }) => !path.startsWith('src/ui/') && writing.test(text));
    expect(found.map(({ path }) => path).filter((path) => !allowed.includes(path))).toEqual([]);
  });

  it.each(['console.log(text)', 'process.stdout.write(text)', 'stderr.write(text)', 'writeSync(1, text)'])(
    'finds %s',
    (text) => expect(text).toMatch(writing),
  );
});

describe('words from outside are looked up as own properties only', () => {
  /**
   * Finds tables of words indexed by a computed word, for which `ownOf` and `printedName` must be used. Lists are
   * indexed by numbers.
   */
  const lookUp = /\b(?:names|notes|cautions|asks|refusals|log)\[(?!'|`|\]|\d|index\]|seat\])/;
  const rooms = /^src\/(?:ui|cli|table|replay|review|rule-desk|scripts|demos|simulation)\//;

  it('holds for every file that reads the words of a game', () => {
    const found = sources.filter(({ path, text }) => rooms.test(path) && lookUp.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('holds where tables are read by words of positions and events', () => {
    const choice = /Object\.hasOwn\([^)]*\) \? \(?\w+\[/;
    expect(sources.filter(({ text }) => choice.test(text)).map(({ path }) => path)).toEqual([
      'src/engine/own.ts',
      // It follows own properties through a position, and also writes to them.
      'src/rule-desk/edits.ts',
    ]);
  });

  it.each(['words.names[word]', 'words.notes[String(value)]', 'this.session.words.log[entry.kind]'])(
    'finds %s',
    (text) => expect(text).toMatch(lookUp),
  );
});

describe('imports name the file extension', () => {
  it('holds for every file', () => {
    expect(importsWithoutEnding(sources)).toEqual([]);
  });

  it('refuses the extension of a compiled file and a missing one', () => {
    expect(
      importsWithoutEnding([file('src/engine/a.ts', "import './b.js'; import './c'; import './d.ts';")]),
    ).toHaveLength(2);
  });
});

describe('no file imports itself by way of others', () => {
  it('holds for every file', () => {
    expect(importCircles(sources)).toEqual([]);
  });

  it('finds a circle of three and of one', () => {
    const circle = [
      file('src/engine/a.ts', "import { b } from './b.ts';"),
      file('src/engine/b.ts', "export { c } from './c.ts';"),
      file('src/engine/c.ts', "import './a.ts';"),
      file('src/engine/d.ts', "import './d.ts';"),
    ];
    expect(importCircles(circle)).toEqual([
      ['src/engine/a.ts', 'src/engine/b.ts', 'src/engine/c.ts', 'src/engine/a.ts'],
      ['src/engine/d.ts', 'src/engine/d.ts'],
    ]);
  });

  it('lets types refer to each other', () => {
    const types = [
      file('src/engine/a.ts', "import type { B } from './b.ts';"),
      file('src/engine/b.ts', "import { type A } from './a.ts';"),
    ];
    expect(importCircles(types)).toEqual([]);
  });
});

describe('what a list or a table must hold is read with a check', () => {
  /** An index, or a search, whose result is asserted with `!` or a cast. `src/engine/checked.ts` has the ways to read. */
  const asserted =
    /(?:[\w)\]]\[(?:[^[\]]|\[[^[\]]*\])+\]|\.(?:at|get|find|findLast|pop|shift)\([^;\n]*\))(?:!(?!=)| as (?!const\b))/g;
  /**
   * What is left by room: values of open type, such as a field of a file, that a cast names, and reads of rollouts that
   * a check would slow down by more than 1 %. None may come.
   */
  const LEFT: Readonly<Record<string, number>> = {
    engine: 2,
    'games/nice-green-things': 4,
    'games/reputation': 2,
    'rule-desk': 1,
  };

  it('holds for every file except for the remaining casts', () => {
    const found: Record<string, number> = {};
    for (const { path, text } of sources) {
      const count = [...text.matchAll(asserted)].length;
      const room = /^src\/(games\/[^/]+|[^/]+)/.exec(path)?.[1] ?? path;
      if (count > 0) found[room] = (found[room] ?? 0) + count;
    }
    expect(found).toEqual(LEFT);
  });

  it.each([
    'const company = state.companies[seat]!;',
    'const own = nation.classes[index] as number;',
    "const { cost } = components.cards[ids[place]!].figures['cost'];",
    'const last = stops.at(-1) as Stop;',
    'const cell = cellOf.get(name)!;',
  ])('finds %s', (text) => expect([...text.matchAll(asserted)]).toHaveLength(1));

  it.each([
    "const order = ['a', 'b'] as const;",
    'if (list[0] !== 1) return;',
    'const line = [text] as Line;',
  ])('allows %s', (text) => expect([...text.matchAll(asserted)]).toEqual([]));
});

describe('no files need each other, not even by their types', () => {
  it('holds for every file', () => {
    expect(typeKnots(sources)).toEqual([]);
  });

  it('finds files that need each other by their types alone', () => {
    const files = [
      file('src/engine/a.ts', "import type { B } from './b.ts';"),
      file('src/engine/b.ts', "import { type C } from './c.ts'; const later = () => import('./d.ts');"),
      file('src/engine/c.ts', "export type { A } from './a.ts';"),
      file('src/engine/d.ts', "import type { A } from './a.ts';"),
    ];
    expect(typeKnots(files)).toEqual([['src/engine/a.ts', 'src/engine/b.ts', 'src/engine/c.ts']]);
  });
});

describe('rules keep nothing outside the state of the match', () => {
  it('holds for every file of the games', () => {
    const games = sources.filter(({ path }) => path.startsWith('src/games/'));
    expect(games.flatMap(mutableModuleVariables)).toEqual([]);
  });

  it.each([
    'let round = 0;',
    'var round = 0;',
    'export let round = 0;',
    'let a = 1, b = 2;',
    'const seen = new Map<string, number>();',
    'export const drawn = [];',
    'const cache = {};',
    'namespace Counter { export let value = 0; }',
  ])('refuses %s', (text) => {
    expect(mutableModuleVariables(file('src/games/limit/bad.ts', text))).not.toEqual([]);
  });

  it('allows constants with their contents and variables inside functions', () => {
    const text = `
      const order = ['a', 'b'];
      const byName = new Map([['a', 1]]);
      const none: readonly string[] = [];
      export const sum = (values: number[]) => { let total = 0; for (let value of values) total += value; return total; };
    `;
    expect(mutableModuleVariables(file('src/games/limit/good.ts', text))).toEqual([]);
  });
});

describe('ARCHITECTURE.md', () => {
  const text = readFileSync(join(rootFolder, 'ARCHITECTURE.md'), 'utf8');

  it('names the rooms in the order of their imports', () => {
    expect([...text.matchAll(/^\| `src\/([\w-]+)` \|/gm)].map(([, room]) => room)).toEqual(rooms);
  });

  it('names only files and folders that exist', () => {
    const named = [...text.matchAll(/`((?:src|test|tools|docs|\.ci)\/[\w./-]+)`/g)].map(
      ([, path]) => path as string,
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !existsSync(join(rootFolder, path)))).toEqual([]);
  });
});

describe('the top level', () => {
  const allowed = ['bin', 'src', 'test', 'tools', 'docs', 'LICENSE', 'build.mjs', 'tsconfig.json'].concat([
    'README.md',
    'README.zh-Hant.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'package.json',
    'package-lock.json',
  ]);

  it('contains only what is named here, dot files, and what is built or installed', () => {
    const there = readdirSync(rootFolder).filter((name) => !name.startsWith('.'));
    expect(there.filter((name) => ![...allowed, 'dist', 'node_modules'].includes(name))).toEqual([]);
    expect(allowed.filter((name) => name !== 'CHANGELOG.md' && !there.includes(name))).toEqual([]);
  });
});

/** Why each of these names is exported by several modules. */
const SHARED_NAMES: Readonly<Record<string, string>> = {
  counted: 'the same phrase; Limit writes 0 where the program writes no',
  demo: 'the command, the walk-through of a game, and its captions',
  draw: 'a board draws itself; the generic board has the members of every board',
  forecast: 'what the rules do next, and how it reads',
  number: 'a field that holds a number, and a figure of a log entry as a number',
  rows: 'the rows that a board needs; the generic board has the members of every board',
};

describe('an exported name has one meaning', () => {
  it('in the program and in each game, but for the listed ones', () => {
    const isGame = (modules: readonly string[]) =>
      modules.length === 2 &&
      modules.every((module) => /^src\/games\/[^/]+\/(index|manifest)\.ts$/.test(module));
    const found = sharedNames(sources).filter(({ modules }) => !isGame(modules));
    expect([...new Set(found.map(({ name }) => name))]).toEqual(Object.keys(SHARED_NAMES));
  });

  it.each([
    ['two modules of the program', 'src/engine/a.ts', 'src/cli/b.ts'],
    ['two modules of a game', 'src/games/limit/a.ts', 'src/games/limit/board/b.ts'],
    ['the program and a game', 'src/engine/a.ts', 'src/games/limit/b.ts'],
  ])('is refused in %s', (_, one, other) => {
    const modules = [one, other].sort();
    expect(sharedNames([file(one, 'export const a = 1;'), file(other, 'export type a = string;')])).toEqual([
      { name: 'a', modules },
    ]);
  });

  it.each([
    ['two games', 'src/games/limit/a.ts', 'src/games/reputation/b.ts'],
    ['two languages', 'src/words/en/a.ts', 'src/words/zh-Hant/a.ts'],
  ])('is allowed in %s', (_, one, other) => {
    expect(sharedNames([file(one, 'export const a = 1;'), file(other, 'export function a() {}')])).toEqual(
      [],
    );
  });
});

describe('questions of games', () => {
  const ofGames = sources.filter(({ path }) => path.startsWith('src/games/'));

  it('are all declared as kinds of questions', () => {
    const others = ofGames.filter(({ text }) =>
      /implements Question\b|: Question(<[^>]*>)? = \{|\.choose(<[^>]*>)?\(\{/.test(text),
    );
    expect(others.map(({ path }) => path)).toEqual([]);
  });
});
