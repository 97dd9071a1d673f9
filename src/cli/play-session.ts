import type { ScriptLine, ScriptRefusal } from '../scripts/script.ts';
import { playLines } from '../scripts/script-run.ts';
import { Notebook } from '../table/notes.ts';
import { excerpt } from '../table/seats.ts';
import type { HotSeat, Session } from '../table/session.ts';
import { standInText } from '../table/stand-in-text.ts';
import { sayEntry } from '../ui/plain/log-printer.ts';
import { spokenLines } from '../ui/plain/spoken-lines.ts';
import { spokenEnd } from '../ui/plain/spoken-outcome.ts';
import { differencesText } from '../ui/words/options.ts';
import { optionName, outcomeText, refusalText } from '../ui/words/sentences.ts';
import { commandWords, programWords } from '../words/index.ts';
import { Exit, exitCodes } from './exit.ts';
import { keepLearned } from './learned.ts';
import { beforeLeaving, codeOfSignal, leaving, noteInterrupt, watchSignals } from './leave.ts';
import { notesOf } from './match-notes.ts';
import { printLine, tell } from './output.ts';
import { lookOf } from './preferences.ts';
import { programWord } from './program-word.ts';
import { type LanguagesByName, speakToSeats } from './seat-languages.ts';
import { isPersonHere, wantsLineMode } from './terminal.ts';

/** Options for showing a session. */
export interface ScreenWishes {
  readonly plain?: boolean;
  readonly ascii?: boolean;
  readonly theme?: string;
  /** False with `--no-undo`. */
  readonly undo?: boolean;
  /** False with `--no-hints`. */
  readonly hints?: boolean;
  /** The languages of people that the command line names. */
  readonly languages?: LanguagesByName;
  /** Whether this game is played here for the first time. */
  readonly isFirst?: boolean;
}

/** A script whose lines have all been parsed as answers; the rules check them when they are given. */
export interface ReadScript {
  readonly file: string;
  readonly lines: readonly ScriptLine[];
}

/**
 * Plays a session until it is over or the people leave, then reports the result, where the match is saved, and how to
 * resume it.
 * @returns whether the game is over and the person is still there
 */
export async function playSession(
  session: HotSeat,
  wishes: ScreenWishes,
  script?: ReadScript,
): Promise<boolean> {
  watchSignals();
  const stop = beforeLeaving(() => session.close());
  openNotes(session);
  try {
    await speakToSeats(session, wishes.languages);
    if (script !== undefined) await playScript(session, script);
    // A script may answer every question, but people at a terminal are not asked those with a dominant option.
    session.host.answersDominant = isPersonHere();
    const isPlain = wantsLineMode(wishes.plain === true);
    const end = isPlain ? await inLineMode(session, wishes) : await onScreen(session, wishes);
    session.close();
    session.attend(null);
    farewell(session, codeOfSignal() !== null, isPlain);
    if (end === 'interrupted') noteInterrupt();
    const isOver = session.table.over && codeOfSignal() === null;
    if (isOver && session.lessons !== undefined) await keepLearned(session.table.game.id, 'match');
    if (typeof end === 'object' && codeOfSignal() === null) {
      throw new Exit(exitCodes.inputEnded, commandWords().inputEnded(session.say.seat(end.missing)));
    }
    return isOver;
  } catch (thrown) {
    session.close();
    // An Exit comes from a script, whose message says what is saved, or after the farewell, which has said it.
    if (!(thrown instanceof Exit)) tellWhere(session);
    throw thrown;
  } finally {
    stop();
    session.close();
  }
}

/** Opens the notes beside the file of a saved match. */
function openNotes(session: HotSeat): void {
  const keeper = session.saved === null ? undefined : notesOf(session.saved.path);
  const { host } = session;
  if (keeper !== undefined)
    session.notebook = new Notebook(keeper, () => ({ answered: host.answered, round: host.round }));
}

/** A teaching match gives hints, unless they are switched off. */
function withHints({ lessons }: Session, wishes: ScreenWishes): ScreenWishes {
  return lessons === undefined ? wishes : { hints: true, ...wishes };
}

type End = 'over' | 'left' | 'interrupted' | { readonly missing: number };

async function inLineMode(session: Session, wishes: ScreenWishes): Promise<End> {
  const { playPlain } = await import('../ui/plain/play-plain.ts');
  const { undo, preferences } = await lookOf(withHints(session, wishes));
  const io = (await import('./line-io.ts')).lineIo();
  try {
    return await playPlain(session, io, {
      undo,
      hints: preferences.advice,
      isFirst: wishes.isFirst === true && preferences.aim,
      signal: leaving,
    });
  } finally {
    io.lines.close();
  }
}

async function onScreen(session: Session, wishes: ScreenWishes): Promise<End> {
  const { playOnScreen } = await import('../ui/play.ts');
  const { ownStreams } = await import('./own-streams.ts');
  const end = await playOnScreen(
    session,
    {
      ...(await lookOf(withHints(session, wishes))),
      isFirst: wishes.isFirst === true,
      signal: leaving,
    },
    ownStreams(),
  );
  // Only Ctrl-C or a signal leaves the screen of a match, and a signal has been recorded already.
  if (end === 'left') return 'interrupted';
  if (end === 'over') return 'over';
  await (await import('./demo.ts')).walkThrough(session.table.game.id, wishes, 'match');
  return codeOfSignal() === null ? await onScreen(session, { ...wishes, isFirst: false }) : 'left';
}

/** Gives the answers of a script before anybody is asked. */
async function playScript(session: HotSeat, script: ReadScript): Promise<void> {
  const refused = await playLines(session, session.host.answers, script.lines, leaving, (refusal) => {
    tell(`${commandWords().lineOf(script.file, refusal.line.line, shownRefusal(session, refusal))}\n`);
  });
  if (refused === undefined) return;
  const { line } = refused;
  throw new Exit(
    exitCodes.illegalAnswer,
    commandWords().lineOf(script.file, line.line, refusedLine(session, line, refused)) + savedNote(session),
  );
}

/** The text for a line that a script marks as refused: the answer in words, and why it is not allowed. */
export function shownRefusal(session: Session, refusal: ScriptRefusal): string {
  const { line, barred, question } = refusal;
  if (question === undefined || refusal.allowed === true || barred.because === 'not-your-turn')
    return refusedLine(session, line, refusal);
  return programWords().shownRefused(
    session.say.seat(line.seat),
    optionName(question, barred.option, session.say),
    refusalText(barred, session),
  );
}

/** Why a line of a script is illegal at that point: the rule, what is needed and what there is. */
export function refusedLine(session: Session, line: ScriptLine, refusal: ScriptRefusal): string {
  const { barred, question } = refusal;
  const name = session.say.seat(line.seat);
  const given = excerpt(`${name}: ${line.ask} ${line.words.join(' ')}`);
  if (refusal.allowed === true) return commandWords().markedAsRefused(given);
  if (session.table.over) return commandWords().answerAfterEnd(given);
  if (barred.because !== 'not-your-turn')
    return commandWords().answerRefusedBecause(given, refusalText(barred, session));
  if (session.table.sitters[line.seat]?.bot !== undefined) return commandWords().seatOfBot(given, name);
  if (question !== undefined)
    return commandWords().askedOtherwise(given, name, question.ask, question.rule, excerpt(line.ask));
  const asked = session.asked?.posed ?? null;
  const now =
    asked === null ? '' : commandWords().askedNow(session.say.seat(asked.seat), asked.ask, asked.rule);
  return commandWords().notAskedNow(given, name, now);
}

function savedNote({ saved }: Session): string {
  return saved === null ? '' : commandWords().savedSoFar(programWord, saved.name);
}

/** The number of entries at the end of the log that may report the end of the game and the winner. */
const LAST_ENTRIES = 3;

/** Prints the last lines: the result, the seed once it is public, where the match is saved, and how to resume it. */
function farewell(session: HotSeat, isSignal: boolean, isPlain: boolean): void {
  const lines: string[] = [];
  if (session.table.over && !isSignal) {
    const spectator = session.seatAt(null);
    const outcome = spectator.outcome();
    const said = spectator.log(session.table.logged - LAST_ENTRIES).map((entry) => sayEntry(entry, session));
    lines.push(
      ...(isPlain
        ? spokenEnd(outcome, said, session).flatMap((line) => spokenLines(line))
        : [programWords().over, ...outcomeText(outcome, session)]),
      ...differencesText(session),
    );
  }
  if (session.table.seed !== undefined) lines.push(programWords().seed(session.table.seed));
  // The screen has shown the result, but it is gone now.
  if (!isPlain)
    for (const standIn of session.table.standIns ?? [])
      tell(`${standInText(standIn, session.say.seat(standIn.seat))}\n`);
  for (const line of lines) printLine(line);
  tellWhere(session);
}

/** Says where the match is saved, and how to resume it or, once it is over, to look back on it. */
function tellWhere(session: HotSeat): void {
  if (session.saved === null) {
    tell(commandWords().notSaved);
    return;
  }
  const { name, path } = session.saved;
  const { whereabouts } = session.host;
  if (whereabouts === 'deleted' || whereabouts === 'moved') {
    process.exitCode = exitCodes.failed;
    tell(commandWords().fileMoved(path, whereabouts));
    return;
  }
  const { resumeBy, lookBackBy } = commandWords();
  const { over, sitters } = session.table;
  const hasPeople = sitters.some(({ bot }) => bot === undefined);
  const goOn = over ? (hasPeople ? lookBackBy(programWord, name) : '') : resumeBy(programWord, name);
  tell(commandWords().saved(path, goOn));
}
