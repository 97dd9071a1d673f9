import type { Options, Setting, State } from '../engine/game.ts';
import { settingOf, setUp } from '../engine/match.ts';
import { SCENARIO_SEED } from '../engine/scenario.ts';
import type { Words } from '../engine/words.ts';
import type { AnyGame, Manifest } from '../games/index.ts';
import type { Showing } from '../replay/showing.ts';
import { repeated } from '../rule-desk/repeated.ts';
import { RuleDesk } from '../rule-desk/rule-desk.ts';
import { OtherNames } from '../table/other-names.ts';
import type { Sitter } from '../table/seat-view.ts';
import { sayOf } from '../table/session.ts';
import type { PlainIo } from '../ui/plain/plain-io.ts';
import { tryPlain } from '../ui/plain/try-plain.ts';
import type { TrySession } from '../ui/try-session.ts';
import { caseOf } from '../ui/words/rule-case.ts';
import { commandWords, tryWords } from '../words/index.ts';
import { Exit, exitCodes, usage } from './exit.ts';
import { isThere, placed, writeNewFile } from './files.ts';
import { findGame } from './find-game.ts';
import { leaving, noteInterrupt, watchSignals } from './leave.ts';
import { lineIo } from './line-io.ts';
import type { ScreenWishes } from './play-session.ts';
import { type PositionFile, positionFromFile } from './position-file.ts';
import { lookOf } from './preferences.ts';
import { programWord } from './program-word.ts';
import { checkedOptions, checkPlayers, componentsFromFile, named, readOptions } from './settings.ts';
import { checkScreen, wantsLineMode } from './terminal.ts';

interface TryOptions extends ScreenWishes {
  readonly players?: number;
  readonly from?: string;
  /** The rule whose case to set up. */
  readonly case?: string;
  readonly option: readonly string[];
  readonly components?: string;
}

/** `try <game>`: a rule-checking session from the set-up or from a position. */
export async function tryGame(id: string, options: TryOptions): Promise<void> {
  checkScreen(options.plain === true);
  await runTry(await sessionFor(findGame(id), options), options);
}

/**
 * Opens a rule-checking session from a point of a match.
 * @returns whether to go back to the match
 */
export async function tryFrom(
  showing: Showing,
  answered: number,
  options: ScreenWishes,
  io: PlainIo | undefined,
): Promise<boolean> {
  const { game, words, sitters, walk, setting } = showing;
  const setUpAnew = (now: typeof setting): State => setUp(game, now, SCENARIO_SEED);
  const desk = RuleDesk.goingOnFrom(walk.branchAt(answered), game, setUpAnew);
  const names = namesOf(game, words, sitters, setting.components);
  const session = { desk, title: game.title, words, ...names, sitters };
  return await runTry(session, options, io);
}

async function sessionFor(entry: Manifest, options: TryOptions): Promise<TrySession> {
  const game = await entry.load();
  const from = options.from === undefined ? undefined : await positionFromFile(game, options.from);
  const cases = (await entry.cases?.()) ?? [];
  const chosenCase = options.case === undefined ? undefined : caseOf(cases, options.case, options.players);
  if (options.case !== undefined && chosenCase === undefined)
    throw usage(commandWords().noSuchCase(options.case, programWord, entry.id));
  const players = options.players ?? from?.players ?? chosenCase?.players ?? entry.seats.usual;
  if (from !== undefined && players !== from.players)
    throw usage(commandWords().positionForOtherPlayers(String(options.from), from.players, players));
  checkPlayers(entry, players);
  const chosen: Options = {
    ...chosenCase?.options,
    ...from?.options,
    ...named(options.option, readOptions(game, options.option)),
  };
  const sourced =
    options.components === undefined
      ? game.components.sourced
      : await componentsFromFile(game, options.components);
  const setting = settingOf(game, players, checkedOptions(game, chosen), sourced);
  const setUpAnew = (now: typeof setting): State => setUp(game, now, SCENARIO_SEED);
  const begun = { setting, state: setUpAnew(setting) };
  const at =
    from === undefined
      ? chosenCase === undefined
        ? begun
        : game.position.read(chosenCase.given, begun.state, setting)
      : placed(from.file, from.document, from.place, () =>
          game.position.read(from.given, begun.state, setting),
        );
  const words = await game.words(at.setting.components);
  const sitters = Array.from({ length: players }, (_, seat) => ({ seat, name: tryWords().seatName(seat) }));
  const place = { setting: at.setting, base: at.state as State, step: null, answers: [] };
  const desk = deskAt(game, place, from, setUpAnew);
  return {
    desk,
    title: game.title,
    cases,
    program: programWord,
    ...(options.components === undefined ? {} : { sourced }),
    words,
    ...namesOf(game, words, sitters, at.setting.components),
    sitters,
  };
}

/** The names of a session, in other languages as well. */
function namesOf(
  game: AnyGame,
  words: Words,
  sitters: readonly Sitter[],
  components: unknown,
): Pick<TrySession, 'say' | 'loadOtherNames'> {
  const others = new OtherNames(game, components);
  return {
    say: { ...sayOf(words, sitters), otherNames: (word) => others.of(word) },
    loadOtherNames: () => others.load(),
  };
}

/** Opens a session from a position and repeats the events of a scenario from there. */
function deskAt(
  game: AnyGame,
  place: ConstructorParameters<typeof RuleDesk>[1],
  from: PositionFile | undefined,
  setUpAnew: (setting: Setting) => State,
): RuleDesk {
  const desk = new RuleDesk(game, place, setUpAnew);
  if (from === undefined || from.when.length === 0) return desk;
  const fault = repeated(desk, from.when);
  if (fault === undefined) return desk;
  throw usage(commandWords().actsNotRepeated(from.file, fault));
}

async function runTry(session: TrySession, options: ScreenWishes, opened?: PlainIo): Promise<boolean> {
  watchSignals();
  if (!wantsLineMode(options.plain === true)) return await onScreen(session, options);
  const io = opened ?? lineIo();
  const { fault, isBack } = await tryPlain(session, io, leaving, writeNew);
  if (opened === undefined || !isBack) io.lines.close();
  if (io.isTerminal || fault === undefined) return isBack;
  if (fault === 'refused') throw new Exit(exitCodes.illegalAnswer, commandWords().answerRefused);
  throw new Exit(exitCodes.usage, commandWords().commandsFailed);
}

async function onScreen(session: TrySession, options: ScreenWishes): Promise<boolean> {
  const { tryOnScreen } = await import('../ui/try-screen.ts');
  const { ownStreams } = await import('./own-streams.ts');
  const look = await lookOf(options);
  const end = await tryOnScreen(
    session,
    {
      ...look,
      signal: leaving,
      write: writeNew,
    },
    ownStreams(),
  );
  if (end === 'interrupted') noteInterrupt();
  return end === 'back';
}

/** Writes a new file; returns the reason if it cannot. */
function writeNew(file: string, text: string): string | undefined {
  if (isThere(file)) return tryWords().exists(file);
  try {
    writeNewFile(file, text);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Exit) return thrown.message;
    throw thrown;
  }
}
