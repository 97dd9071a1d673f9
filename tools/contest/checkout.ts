import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Bot } from '../../src/bots/bot.ts';
import type { thinkingOf } from '../../src/engine/thinking.ts';
import type { games } from '../../src/games/index.ts';
import { ONCE } from '../bundled.mjs';
import type { Script } from '../scripted-players/script.ts';
import type { Side } from './contest-game.ts';

/** What a contest needs of a checkout. */
interface Parts {
  readonly games: typeof games;
  readonly loadBot: (name: string) => Promise<Bot>;
  readonly thinkingOf: typeof thinkingOf;
  readonly scripts: readonly Script<unknown>[];
  readonly scriptedBot: (script: Script<unknown>) => Bot;
}

const ENTRY = `
export { loadBot } from './src/bots/index.ts';
export { thinkingOf } from './src/engine/thinking.ts';
export { games } from './src/games/index.ts';
export { scripts } from './tools/scripted-players/index.ts';
export { scriptedBot } from './tools/scripted-players/script.ts';
`;

/**
 * The sides that a checkout offers.
 * @param where a folder with a checkout, or a commit, branch or tag of the repository `root`
 * @param root the repository whose packages are used
 */
export class Checkout {
  private constructor(private readonly parts: Parts) {}

  static async of(where: string, root: string): Promise<Checkout> {
    const cache = join(root, 'node_modules', '.cache', 'green-games');
    mkdirSync(cache, { recursive: true });
    const folder = existsSync(join(where, 'package.json')) ? resolve(where) : extracted(where, root, cache);
    const outfile = join(cache, `contest-${process.pid}-${Date.now()}.mjs`);
    try {
      await build({
        ...ONCE,
        stdin: { contents: ENTRY, resolveDir: folder, loader: 'ts' },
        outfile,
      });
      return new Checkout((await import(pathToFileURL(outfile).href)) as Parts);
    } finally {
      rmSync(outfile, { force: true });
      if (folder.startsWith(cache)) rmSync(folder, { recursive: true, force: true });
    }
  }

  /**
   * A bot of this checkout.
   * @param name a level, or one of the game's scripts
   */
  async side(id: string, name: string): Promise<Side> {
    const { games: all, loadBot, scripts, scriptedBot, thinkingOf: think } = this.parts;
    const game = await all.find((entry) => entry.id === id)?.load();
    if (game === undefined) throw new Error(`There is no game ${id}.`);
    const script = scripts.find((own) => own.game === id && own.name === name);
    return {
      game,
      bot: script === undefined ? await loadBot(name) : scriptedBot(script),
      thinkingOf: (match, seat) => think(match, seat),
    };
  }
}

/** The source of a commit, in a folder of its own beside the packages. */
function extracted(commit: string, root: string, cache: string): string {
  const folder = join(cache, `contest-${process.pid}-${Date.now()}`);
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, 'src', 'tools', 'package.json', 'tsconfig.json'], {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
