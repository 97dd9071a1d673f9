import { availableParallelism } from 'node:os';
import { version } from '../../package.json';
import { readJournal } from '../engine/journal.ts';
import { verifyJournal } from '../engine/journal-verify.ts';
import { follow, News } from '../replay/follow.ts';
import { type Replay, readReplay, type Showing, stopAt } from '../replay/showing.ts';
import type { NoteKeeper } from '../table/notes.ts';
import { keepingOf } from '../table/open-session.ts';
import { entryLine } from '../ui/plain/log-printer.ts';
import type { PlainIo } from '../ui/plain/plain-io.ts';
import type { ReplayEnd } from '../ui/plain/replay-plain.ts';
import type { ReplayOptions } from '../ui/replayer.ts';
import type { RecordedMatch } from '../ui/review-lane.ts';
import { outcomeText } from '../ui/words/sentences.ts';
import { commandWords, replayWords } from '../words/index.ts';
import { branchMoment, matchName } from './branch-off.ts';
import { Exit, exitCodes, usage } from './exit.ts';
import { isThere } from './files.ts';
import { loadGame } from './find-game.ts';
import { leaving, noteInterrupt, watchSignals } from './leave.ts';
import { lineIo } from './line-io.ts';
import { notesOf } from './match-notes.ts';
import { printLine, tell } from './output.ts';
import type { ScreenWishes } from './play-session.ts';
import { lookOf } from './preferences.ts';
import { findMatch } from './saved.ts';
import { checkScreen, wantsLineMode } from './terminal.ts';

interface ReplayWishes extends ScreenWishes {
  readonly verify?: boolean;
  readonly follow?: boolean;
  readonly at?: number;
}

/** `replay FILE`: steps through a match, verifies it, or watches it being played. */
export async function replay(name: string, options: ReplayWishes): Promise<void> {
  const path = isThere(name) ? name : findMatch(name).path;
  if (options.verify === true) return await verify(path);
  if (options.at !== undefined && options.follow === true) throw usage(commandWords().atOrFollow);
  checkScreen(options.plain === true);
  const journal = readJournal(path);
  const read = await readReplay(path, loadGame, journal);
  const recorded = { path, journal, program: version, workers: Math.max(1, availableParallelism() - 1) };
  const notes = notesOf(path);
  watchSignals();
  const inLines = wantsLineMode(options.plain === true);
  if (options.follow === true && inLines) return await followInLines(path, read);
  const { walk } = read.showing;
  if (options.at !== undefined && (!walk.open || options.at > walk.length))
    throw usage(walk.open ? replayWords().noSuchPlace(0, walk.length) : replayWords().onlyOverAnswers);
  const io = inLines ? lineIo() : undefined;
  try {
    let misread = false;
    for (let wishes = options; ; ) {
      const end: ReplayEnd = await (io === undefined
        ? stepOnScreen({ recorded, notes }, read.showing, wishes)
        : stepInLines({ recorded, notes }, read.showing, io, wishes, misread));
      if (end.kind === 'left') return;
      if (end.kind === 'play-on') {
        io?.lines.close();
        const { playFrom } = await import('./play.ts');
        await playFrom(branchMoment(matchName(path), path, end.answered), end.seat, end.level, options);
        return;
      }
      misread = end.misread;
      const { tryFrom } = await import('./try.ts');
      if (!(await tryFrom(read.showing, end.answered, options, io))) return;
      wishes = { ...options, at: end.answered };
    }
  } finally {
    io?.lines.close();
  }
}

/**
 * Compares every digest of a match file up to the first difference. The message says how many answers before it are
 * sound.
 */
async function verify(path: string): Promise<void> {
  const journal = readJournal(path);
  const game = await loadGame(journal.header.game);
  const { answers, steps, unchecked, failure } = verifyJournal(keepingOf(game, journal), journal);
  if (failure !== undefined) {
    printLine(replayWords().sound(failure.sound));
    throw failure;
  }
  printLine(replayWords().verified(answers - unchecked, steps));
  if (unchecked > 0) printLine(replayWords().unchecked(unchecked));
}

/** The recorded match, and the notes on it; undefined if nothing can be kept. */
interface ReadMatch {
  readonly recorded: RecordedMatch;
  readonly notes: NoteKeeper | undefined;
}

async function stepInLines(
  match: ReadMatch,
  showing: Showing,
  io: PlainIo,
  { at }: ReplayWishes,
  misread: boolean,
): Promise<ReplayEnd> {
  const { replayPlain } = await import('../ui/plain/replay-plain.ts');
  const end = await replayPlain(showing, io, { signal: leaving, at: at ?? 0, misread, ...partsOf(match) });
  if (end.kind === 'left' && end.misread && !io.isTerminal)
    throw new Exit(exitCodes.usage, commandWords().commandsUnknown);
  return end;
}

function partsOf({ recorded, notes }: ReadMatch): Pick<ReplayOptions, 'recorded' | 'notes'> {
  return { recorded, ...(notes === undefined ? {} : { notes }) };
}

async function stepOnScreen(match: ReadMatch, showing: Showing, options: ReplayWishes): Promise<ReplayEnd> {
  const { path } = match.recorded;
  const { replayOnScreen } = await import('../ui/replay-screen.ts');
  const { ownStreams } = await import('./own-streams.ts');
  const look = await lookOf(options);
  const end = await replayOnScreen(
    showing,
    {
      ...look,
      index: options.follow === true ? showing.stops.length - 1 : stopAt(showing.stops, options.at ?? 0),
      speed: 1,
      runs: false,
      ...partsOf(match),
      signal: leaving,
      ...(options.follow === true
        ? { follow: (update) => followFile(path, (next) => update(next.showing)) }
        : {}),
    },
    ownStreams(),
  );
  if (end.kind === 'interrupted') noteInterrupt();
  return end.kind === 'branch' || end.kind === 'play-on'
    ? { ...end, misread: false }
    : { kind: 'left', misread: false };
}

/** Reads the file again whenever it has changed. A half-written line is read after the next change. */
function followFile(path: string, update: (read: Replay) => void): () => void {
  let reading: Promise<void> = Promise.resolve();
  return follow(path, () => {
    reading = reading.then(async () => update(await readReplay(path, loadGame)));
  });
}

async function followInLines(path: string, first: Replay): Promise<void> {
  const news = new News();
  const tellNews = ({ showing }: Replay): boolean => {
    const { entries, takenBack } = news.of(showing.walk);
    if (takenBack) printLine(replayWords().takenBack);
    for (const entry of entries) printLine(entryLine(entry, showing));
    if (showing.walk.open)
      for (const line of outcomeText(showing.walk.seatAt(showing.walk.length, null).outcome(), showing))
        printLine(line);
    return showing.walk.open;
  };
  printLine(replayWords().lineMode(first.showing.title));
  if (tellNews(first)) return;
  tell(`${replayWords().following}\n`);
  await new Promise<void>((resolve, reject) => {
    const end = (): void => {
      stop();
      resolve();
    };
    const stop = follow(path, () => {
      readReplay(path, loadGame).then(
        (read) => {
          if (tellNews(read)) end();
        },
        (error: unknown) => {
          stop();
          reject(error as Error);
        },
      );
    });
    leaving.addEventListener('abort', end, { once: true });
  });
}
