import type { Manifest } from '../games/index.ts';
import { savedMatches } from '../table/data-folder.ts';
import { programWords } from '../words/index.ts';
import { demoPlainly, walkThrough } from './demo.ts';
import { findGame } from './find-game.ts';
import { keepLearned, learnedOf } from './learned.ts';
import { codeOfSignal, watchSignals } from './leave.ts';
import type { Next } from './menu-choices.ts';
import { tell } from './output.ts';
import { ownFolder } from './own-folder.ts';
import { play } from './play.ts';
import type { ScreenWishes } from './play-session.ts';
import { programWord } from './program-word.ts';
import { resume } from './resume.ts';
import { guidedOf } from './saved.ts';
import { askYesNo, checkScreen, isPersonHere, wantsLineMode } from './terminal.ts';

interface LearnOptions extends ScreenWishes {
  readonly seed?: string;
}

/**
 * `learn <game>`: shows the demo, then a first match with a lesson in each round, then free play. An unfinished stage
 * continues where it stopped; a person who has completed all of them begins again.
 * @returns whether the person is still there and goes on to the menu
 */
export async function learn(id: string, options: LearnOptions): Promise<boolean> {
  checkScreen(options.plain === true);
  const game = findGame(id);
  const unfinished = guidedOf(game.id, savedMatches(ownFolder()));
  if (unfinished === undefined && (await learnedOf(game.id)) !== 'demo' && !(await watched(game, options)))
    return false;
  watchSignals();
  const isOver =
    unfinished === undefined
      ? await play(game.id, firstMatchOf(game, options))
      : await resume(unfinished, options);
  return isOver && codeOfSignal() === null && (await goOnFreely(game, options));
}

/** Shows the demo of a game. Returns whether the person is still there afterwards. */
async function watched({ id, title, demo }: Manifest, options: LearnOptions): Promise<boolean> {
  if (demo === undefined) return true;
  if (wantsLineMode(options.plain === true)) await demoPlainly(id);
  else await walkThrough(id, options, 'first-match');
  if (codeOfSignal() !== null) {
    tell(`${programWords().notBegun(title, `${programWord} learn ${id}`)}\n`);
    return false;
  }
  await keepLearned(id, 'demo');
  return true;
}

/**
 * The first match: the usual table, the teaching set-up if the game has one, and hints unless they are switched off.
 */
function firstMatchOf({ teaching = {} }: Manifest, options: LearnOptions): Parameters<typeof play>[1] {
  return {
    ...options,
    wishes: [],
    option: Object.entries(teaching).map(([name, value]) => `${name}=${String(value)}`),
    new: true,
    guided: true,
  };
}

/** After the first match: a free match by the standard rules, or the menu. Returns whether the menu comes next. */
async function goOnFreely({ id, title }: Manifest, options: LearnOptions): Promise<boolean> {
  tell(`${programWords().learned(title, `${programWord} play ${id}`)}\n`);
  if (!isPersonHere()) return false;
  const next = await nextOf(title, options);
  if (next !== 'free') return next === 'menu';
  const { seed: _, ...screen } = options;
  return await play(id, { ...screen, wishes: [], option: [], new: true });
}

async function nextOf(title: string, options: LearnOptions): Promise<Next> {
  if (wantsLineMode(options.plain === true))
    return (await askYesNo(programWords().playFreely(title))) ? 'free' : 'leave';
  // An earlier screen has unreferenced the input.
  process.stdin.ref();
  return await (await import('./menu-choices.ts')).askNext(title);
}
