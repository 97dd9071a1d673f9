import { version } from '../../package.json';
import { digest } from '../engine/digest.ts';
import type { AnyGame } from '../games/index.ts';
import { savedMatches } from '../table/data-folder.ts';
import { beginSession, type MatchPlan } from '../table/open-session.ts';
import { readScript } from '../table/script.ts';
import { readScriptHead, type ScriptHead } from '../table/script-head.ts';
import { type SeatWish, seatsFor } from '../table/seats.ts';
import { drawnSeed } from '../table/seed.ts';
import { usage } from './exit.ts';
import { inScript, readText } from './files.ts';
import { loadGame } from './find-game.ts';
import { playSession, type ScreenWishes } from './play-session.ts';
import { readPosition } from './position-file.ts';
import { resume } from './resume.ts';
import { unfinishedOf } from './saved.ts';
import { checkedOptions, checkPlayers, named, readComponents, readOptions } from './settings.ts';
import { askYesNo, checkScreen, isPersonHere } from './terminal.ts';

/** What `play` is told on the command line. */
export interface PlayOptions extends ScreenWishes {
  readonly players?: number;
  /** `--seat` and `--bot` in the order in which they stand. */
  readonly wishes: readonly SeatWish[];
  readonly think?: number;
  readonly seed?: string;
  readonly option: readonly string[];
  readonly components?: string;
  readonly from?: string;
  readonly script?: string;
  readonly new?: boolean;
  readonly unsaved?: boolean;
}

/** `play [game]`: begins a match and plays it. A script may say which game it is of, and what belongs to its match. */
export async function play(id: string | undefined, options: PlayOptions): Promise<void> {
  checkScreen(options.plain === true);
  const script =
    options.script === undefined ? undefined : { file: options.script, text: readText(options.script) };
  const head = script === undefined ? NO_HEAD : inScript(script.file, () => readScriptHead(script.text));
  const game = await loadGame(id ?? head.game ?? '');
  if (head.game !== undefined && head.game !== game.id)
    throw usage(`The script ${options.script} is of ${head.game}, not of ${game.id}.`);
  if (await takesUpAnother(game.id, options)) return;
  const plan = await planOf(game, options, head);
  // A script that cannot be read begins no match.
  const read = script && {
    file: script.file,
    lines: inScript(script.file, () => readScript(script.text, plan.sitters)),
  };
  await playSession(await beginSession(plan), options, read);
}

const NO_HEAD: ScriptHead = { seats: [], options: {} };

/** In a terminal, whoever has left a match of this game unfinished is asked whether to go on with it. */
async function takesUpAnother(game: string, options: PlayOptions): Promise<boolean> {
  const isPlain = options.new !== true && options.from === undefined && options.script === undefined;
  if (!isPlain || options.wishes.length > 0 || options.seed !== undefined || !isPersonHere()) return false;
  const unfinished = unfinishedOf(game, savedMatches());
  if (unfinished === undefined) return false;
  if (!(await askYesNo(`The match ${unfinished.name} is not finished. Go on with it?`))) return false;
  await resume(unfinished.name, options);
  return true;
}

async function planOf(game: AnyGame, options: PlayOptions, head: ScriptHead): Promise<MatchPlan> {
  const from = options.from === undefined ? undefined : await readPosition(game, options.from);
  const wishes = options.wishes.length > 0 ? options.wishes : head.seats.map((name) => ({ name }));
  const players = options.players ?? from?.players ?? Math.max(game.seats.from, wishes.length);
  if (from !== undefined && players !== from.players) {
    throw usage(`The position in ${options.from} is for ${from.players} players, not ${players}.`);
  }
  checkPlayers(game, players);
  const components =
    options.components === undefined ? undefined : await readComponents(game, options.components);
  if (head.components !== undefined && head.components !== digest(components ?? game.components.sourced)) {
    throw usage(
      `The script ${options.script} was played with other figures: name their file with --components.`,
    );
  }
  const given = from?.given ?? head.given;
  return {
    game,
    players,
    options: checkedOptions(game, {
      ...head.options,
      ...from?.options,
      ...named(options.option, readOptions(game, options.option)),
    }),
    sitters: seatsFor(players, wishes),
    seed: options.seed ?? head.seed ?? drawnSeed(),
    keep: options.unsaved !== true,
    program: version,
    ...(components === undefined ? {} : { components }),
    ...(given === undefined ? {} : { given }),
    ...(options.think === undefined ? {} : { think: options.think }),
  };
}
