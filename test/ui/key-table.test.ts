import { describe, expect, it } from 'vitest';
import { perform, readDemo } from '../../src/demos/demo.ts';
import { demoOf } from '../../src/demos/list.ts';
import { type Line, lineText } from '../../src/drawing/lines.ts';
import type { Setting, State } from '../../src/engine/game.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { SCENARIO_SEED } from '../../src/engine/scenario.ts';
import { games } from '../../src/games/index.ts';
import { RuleDesk } from '../../src/rule-desk/rule-desk.ts';
import { usualPreferences } from '../../src/table/preferences.ts';
import { sayOf } from '../../src/table/session.ts';
import { Controller } from '../../src/ui/controller.ts';
import {
  type ActionId,
  actionFor,
  actions,
  boundKey,
  helpHints,
  type KeyName,
  type ScreenKind,
  situations,
} from '../../src/ui/keys.ts';
import { loadBoard } from '../../src/ui/load-board.ts';
import { Replayer } from '../../src/ui/replayer.ts';
import { replayLines } from '../../src/ui/scenes/replay-lines.ts';
import { tryLines } from '../../src/ui/scenes/try-lines.ts';
import type { Screen } from '../../src/ui/screen.ts';
import { screenLines } from '../../src/ui/screen-lines.ts';
import { TryController } from '../../src/ui/try-controller.ts';
import { around, sessionFor } from './test-session.ts';

const id = 'nice-green-things';
const size = { columns: 80, rows: 30 };
const environment = { LANG: 'C.UTF-8' };
const look = { ascii: false, theme: 'none', preferences: { ...usualPreferences, pause: 0 } };

/** A screen that has just begun, what it shows, and how it has ended. */
interface Begun {
  readonly screen: Screen;
  readonly frame: () => string;
  readonly endings: unknown[];
}

const textOf = (lines: readonly Line[]) => lines.map(lineText).join('\n');

async function play(): Promise<Begun> {
  const game = await games.find((entry) => entry.id === id)?.load();
  if (game === undefined) throw new Error(id);
  const session = await sessionFor(game, around('Ann', 'Bo*'));
  const endings: unknown[] = [];
  const options = { ...look, undo: true, signal: new AbortController().signal };
  const screen = new Controller(session, options, await loadBoard(id), size, environment, (ending) =>
    endings.push(ending),
  );
  screen.start();
  await session.advance();
  for (let waits = 0; waits < 50 && screen.scene.kind === 'thinking'; waits += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
  if (screen.scene.kind === 'telling') screen.afterTelling(screen.scene.seat);
  return { screen, endings, frame: () => textOf(screenLines(screen)) };
}

async function replay(): Promise<Begun> {
  const game = await games.find((entry) => entry.id === id)?.load();
  const text = (await demoOf(id))?.script;
  if (game === undefined || text === undefined) throw new Error(id);
  const performance = await perform(game, readDemo(text));
  if ('refusal' in performance) throw new Error('refused');
  const endings: unknown[] = [];
  const options = { ...look, environment, index: 3, speed: 1, runs: false };
  const screen = new Replayer(performance.showing, await loadBoard(id), size, options, (ending) =>
    endings.push(ending),
  );
  return { screen, endings, frame: () => textOf(replayLines(screen)) };
}

async function trying(): Promise<Begun> {
  const game = await games.find((entry) => entry.id === id)?.load();
  if (game === undefined) throw new Error(id);
  const setting = settingOf(game, 2);
  const setUpAnew = (now: Setting): State => setUp(game, now, SCENARIO_SEED);
  const words = await game.words();
  const sitters = [0, 1].map((seat) => ({ seat, name: `Seat ${seat}` }));
  const desk = new RuleDesk(game, { setting, base: setUpAnew(setting), step: null, answers: [] }, setUpAnew);
  const table = { desk, title: game.title, words, say: sayOf(words, sitters), sitters };
  const endings: unknown[] = [];
  const options = { ...look, environment, write: () => 'not here' };
  const screen = new TryController(table, await loadBoard(id), size, options, () => endings.push('left'));
  return { screen, endings, frame: () => textOf(tryLines(screen)) };
}

const begin: Readonly<Record<ScreenKind, () => Promise<Begun>>> = { play, replay, try: trying };
const kinds = Object.keys(begin) as ScreenKind[];

/** Every key that there is a name for, and every letter and sign. */
const everyKey: readonly KeyName[] = [
  ...new Set([
    ...actions.flatMap(({ keys }) => keys),
    ...Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code)),
    'backspace',
  ]),
  // These belong to the terminal and are the same on every screen.
].filter((key) => !['ctrl-l', 'ctrl-z', 'ctrl-\\'].includes(key));

/** Keys by which a prompt is answered: its cursor, and figures typed into it. */
const ofPrompts = /^(?:\d|backspace|up|down|left|right|pageup|pagedown|home|end)$/;

/** What a key that has several actions means in all of them. */
const senses: Readonly<Record<KeyName, readonly ActionId[]>> = {
  ' ': ['next', 'take-seat', 'hurry', 'run', 'step'],
  enter: ['choose', 'skip', 'send', 'hurry', 'finish', 'onward'],
  q: ['close', 'end-replay'],
  // How good a position is: by what points are made in a match, and what each decision of a played one was worth.
  a: ['aim', 'review'],
  '/': ['type', 'command'],
  tab: ['complete', 'pane'],
  up: ['move', 'step-turn'],
  down: ['move', 'step-turn'],
  left: ['move', 'step-answer'],
  right: ['move', 'step-answer'],
  pageup: ['move', 'step-round'],
  pagedown: ['move', 'step-round'],
  home: ['move', 'step-end'],
  end: ['move', 'step-end'],
};

describe('the keys of all screens', () => {
  it('mean the same everywhere: one action, or one sense of going on, choosing, typing, moving', () => {
    const meanings = new Map<KeyName, ActionId[]>();
    for (const { id: action, keys } of actions)
      for (const key of keys) meanings.set(key, [...(meanings.get(key) ?? []), action]);
    for (const [key, found] of meanings) {
      const known = found.length > 1 ? (senses[key] ?? []) : found;
      expect([key, found.sort()]).toEqual([key, [...known].sort()]);
    }
  });

  it('have one meaning in each situation', () => {
    for (const situation of kinds.flatMap((kind) => situations[kind])) {
      const keys = actions.filter((action) => action.in.includes(situation)).flatMap((action) => action.keys);
      expect([situation, keys.length]).toEqual([situation, new Set(keys).size]);
    }
  });

  it.each(kinds)(
    'of %s do what the table says, and nothing where it says nothing',
    async (kind) => {
      for (const key of everyKey) {
        const { screen, frame, endings } = await begin[kind]();
        const before = frame();
        const { situation, hidden } = screen;
        const action = actionFor(key, situation);
        const means = action !== undefined && !hidden.has(action);
        screen.press(key);
        const hasActed = () => frame() !== before || endings.length > 0;
        // What a command tells is read first.
        for (let waits = 0; waits < (means ? 100 : 1) && !hasActed(); waits += 1)
          await new Promise((resolve) => setTimeout(resolve, 2));
        // Where the cursor of a prompt stands decides whether its keys move it; in try, Esc finds nothing half-made.
        const isSettled = kind === 'replay' || !(ofPrompts.test(key) || (kind === 'try' && key === 'escape'));
        expect([key, action, hasActed()]).toEqual([key, action, isSettled ? means : hasActed()]);
        if (screen instanceof Replayer) screen.stop();
      }
    },
    60_000,
  );

  it.each([
    ['?', 'help'],
    [':', 'palette'],
    ['s', 'standings'],
    ['f', 'forecast'],
    ['b', 'boards'],
    ['h', 'hand'],
  ] as const)('open the same with %s on every screen, and close it with the same', async (key, overlay) => {
    for (const kind of kinds) {
      const { screen } = await begin[kind]();
      expect([kind, screen.hidden.has(overlay)]).toEqual([kind, false]);
      screen.press(key);
      for (let waits = 0; waits < 100 && screen.overlay === null; waits += 1)
        await new Promise((resolve) => setTimeout(resolve, 2));
      expect([kind, screen.overlay?.id]).toEqual([kind, overlay]);
      screen.press(key === ':' ? 'escape' : key);
      expect([kind, screen.overlay]).toEqual([kind, null]);
    }
  });

  it('switch the theme, the signs and the part of the board alike on every screen', async () => {
    const changed: unknown[] = [];
    for (const kind of kinds) {
      const { screen } = await begin[kind]();
      for (const action of ['theme', 'ascii'] as const) screen.run(action);
      const { pane, notice } = screen;
      screen.press('tab');
      changed.push([screen.themeName, screen.glyphs.ascii, notice, screen.pane - pane]);
    }
    expect(new Set(changed.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it.each(kinds)('of %s are all in its help, and those with a name in its palette', async (kind) => {
    const { screen, frame } = await begin[kind]();
    const { situation, hidden } = screen;
    screen.press('?');
    const seen = new Set<string>();
    for (let page = 0; page < 8; page += 1) {
      for (const row of frame().split('\n')) seen.add(row.trim());
      screen.press('pagedown');
    }
    const text = [...seen].join('\n');
    for (const { help } of helpHints(hidden, {}, kind))
      expect(text).toContain(help.split(' ').slice(0, 4).join(' '));
    screen.press('q');
    expect(screen.situation).toBe(situation);
    screen.press(':');
    for (const letter of 'theme') screen.press(letter);
    expect(frame()).toContain('Switch colours');
    screen.press('escape');
    expect(screen.situation).toBe(situation);
  });

  it.each(kinds)('of %s: q never ends a match, and leaves the others', async (kind) => {
    const { screen, endings, frame } = await begin[kind]();
    screen.press('l');
    await new Promise((resolve) => setTimeout(resolve, 5));
    screen.press('escape');
    screen.press('q');
    await new Promise((resolve) => setTimeout(resolve, 5));
    const stays = frame().includes('Ctrl-C leaves the match');
    expect([endings.length, stays]).toEqual(kind === 'play' ? [0, true] : [1, false]);
  });

  it('that are rebound have the new meaning on screens with the action, and their own meaning elsewhere', () => {
    const bound = { x: 'w', z: 'u' };
    expect(boundKey('x', bound, 'play')).toBe('w');
    expect(boundKey('x', bound, 'replay')).toBe('x');
    expect(boundKey('z', bound, 'try')).toBe('u');
  });
});
