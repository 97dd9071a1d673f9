import { perform, readDemo } from '../demos/demo.ts';
import { demoNames, demoOf } from '../demos/list.ts';
import { type Showing, stopAt } from '../replay/showing.ts';
import { demoPlain } from '../ui/plain/demo-plain.ts';
import type { Onward } from '../ui/replayer.ts';
import { commandWords, programWords } from '../words/index.ts';
import { checkRecord, record } from './demo-record.ts';
import { Exit, exitCodes, usage } from './exit.ts';
import { inScript, isThere, readText } from './files.ts';
import { loadGame } from './find-game.ts';
import { leaving, noteInterrupt, watchSignals } from './leave.ts';
import { resolveWord } from './nearest.ts';
import { printLine, tell } from './output.ts';
import { refusedLine, type ScreenWishes, shownRefusal } from './play-session.ts';
import { lookOf } from './preferences.ts';
import { programWord } from './program-word.ts';
import { checkScreen, isPersonHere, wantsLineMode } from './terminal.ts';

interface DemoWishes extends ScreenWishes {
  readonly speed: number;
  readonly record?: string;
  readonly from?: string;
  readonly to?: string;
  readonly size: { readonly columns: number; readonly rows: number };
}

/** `demo [name|FILE]`: plays a scripted match with captions, or records it; without a name, lists the demos. */
export async function demo(name: string | undefined, options: DemoWishes): Promise<void> {
  if (name === undefined) return await listDemos();
  const { record: target, from, to } = options;
  if (target === undefined && (from ?? to) !== undefined) throw usage(commandWords().partNeedsRecord);
  const wishes = target === undefined ? undefined : { ...options, record: target };
  if (wishes === undefined) checkScreen(options.plain === true);
  else checkRecord(wishes);
  const { file, text } = await sourceOf(name);
  const { showing, title } = await performed(file, text);
  if (wishes !== undefined) {
    const look = { ...options, title, ascii: options.ascii === true, theme: options.theme ?? 'default' };
    return await record(showing, wishes, look, (await demoOf(file))?.picture);
  }
  watchSignals();
  if (wantsLineMode(options.plain === true)) return await inLines(showing, options.speed);
  await onScreen(showing, options, options.speed);
}

/**
 * Shows the demo of a game on the screen to a person who is about to play it.
 * @param onward what follows, which the demo's last caption and its keys name
 */
export async function walkThrough(id: string, options: ScreenWishes, onward: Onward): Promise<void> {
  watchSignals();
  const { showing } = await performed(id, await textOf(id, programWords().demoLeadsTo[onward]));
  await onScreen(showing, options, 1, onward);
}

/** Tells the demo of a game in line mode to a person whose first match follows. */
export async function demoPlainly(id: string): Promise<void> {
  const { showing } = await performed(id, await textOf(id, programWords().firstMatchFollows));
  await inLines(showing, 1);
}

async function inLines(showing: Showing, speed: number): Promise<void> {
  await demoPlain(showing, {
    signal: leaving,
    speed: isPersonHere() ? speed : null,
    print: printLine,
  });
}

async function onScreen(
  showing: Showing,
  options: ScreenWishes,
  speed: number,
  onward?: Onward,
): Promise<void> {
  const { replayOnScreen } = await import('../ui/replay-screen.ts');
  const { ownStreams } = await import('./own-streams.ts');
  const look = await lookOf(options);
  for (let index = 0, runs = true; ; runs = false) {
    const end = await replayOnScreen(
      showing,
      {
        ...look,
        index,
        speed,
        runs,
        ...(onward === undefined ? {} : { onward }),
        signal: leaving,
      },
      ownStreams(),
    );
    if (end.kind === 'interrupted') noteInterrupt();
    if (end.kind !== 'branch') return;
    const { tryFrom } = await import('./try.ts');
    if (!(await tryFrom(showing, end.answered, options, undefined))) return;
    index = stopAt(showing.stops, end.answered);
  }
}

async function listDemos(): Promise<void> {
  for (const id of demoNames()) {
    const { showing, title, seconds } = await performed(id, await textOf(id));
    const minutes = `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
    printLine(commandWords().demoListed(id, title, minutes, showing.walk.length));
  }
  tell(commandWords().playDemo(programWord));
}

/** The script of a game's demo, with a sentence on what comes next at the end of its last caption. */
async function textOf(
  id: string,
  ending: string = programWords().ownMatch(`${programWord} play ${id}`),
): Promise<string> {
  const script = (await demoOf(id))?.script ?? '';
  return `${script.trimEnd()}\n#: ${ending}\n`;
}

/** The demo of a name: a game's, by its id or the beginning of it, or a script file. */
async function sourceOf(name: string): Promise<{ file: string; text: string }> {
  const word = resolveWord(name, demoNames(), 'demo');
  if ('found' in word) return { file: word.found, text: await textOf(word.found) };
  if (!isThere(name)) throw usage(word.fault);
  return { file: name, text: readText(name) };
}

async function performed(
  file: string,
  text: string,
): Promise<{ showing: Showing; title: string; seconds: number }> {
  const read = inScript(file, () => readDemo(text));
  const game = await loadGame(read.head.game ?? '');
  const performance = await perform(game, read, shownRefusal);
  if ('showing' in performance) {
    const { showing, seconds } = performance;
    return { showing, seconds, title: read.head.title ?? game.title };
  }
  const { refusal, session } = performance;
  throw new Exit(
    exitCodes.illegalAnswer,
    commandWords().lineOf(file, refusal.line.line, refusedLine(session, refusal.line, refusal)),
  );
}
