import type { Command } from 'commander';
import { botNames } from '../bots/index.ts';
import { elementAt } from '../engine/checked.ts';
import { games, loadLanguage, type Manifest } from '../games/index.ts';
import { COMPANION } from '../table/seating.ts';
import { checkName, type SeatWish, seatsFor, seedFault } from '../table/seats.ts';
import { commandWords, signs, tableWords } from '../words/index.ts';
import type { Language } from '../words/languages.ts';
import { changeReader } from '../words/reader.ts';
import { askLine, askOne } from './ask.ts';
import { Exit, exitCodes, usage } from './exit.ts';
import { learn } from './learn.ts';
import { keepSetting, learnedOf } from './learned.ts';
import { watchSignals } from './leave.ts';
import { askBeginning, askGame, askLanguage, lessonText } from './menu-choices.ts';
import { askOptions } from './menu-options.ts';
import { nearest } from './nearest.ts';
import { type PlayOptions, play, saysWhatIsNew } from './play.ts';
import { ratedLevel } from './rated-levels.ts';
import { resume } from './resume.ts';
import { unfinishedHere } from './saved.ts';
import { isPersonHere } from './terminal.ts';

/** Without a command: a short menu in a terminal, help elsewhere. */
export async function menu(program: Command, options: Partial<PlayOptions> = {}): Promise<void> {
  if (program.args.length > 0 && options.option === undefined)
    throw unknownCommand(program, elementAt(program.args, 0));
  if (!isPersonHere()) {
    if (options.option !== undefined)
      throw usage(commandWords().gameWanted(games.map(({ id }) => id).join(signs().list)));
    await (await import('./help.ts')).describeCommands(program);
    program.outputHelp({ error: true });
    throw new Exit(exitCodes.usage, commandWords().menuNeedsTerminal);
  }
  await playFromMenu(options, false);
}

/**
 * Lets a person choose and play matches until they leave.
 * @param isAgain whether a match has just ended
 */
export async function playFromMenu(options: Partial<PlayOptions>, isAgain: boolean): Promise<void> {
  while (await hasPlayed(options, isAgain)) isAgain = true;
}

/** Lets a person choose and play one match. Returns whether it is over and the person goes on to the menu. */
async function hasPlayed(options: Partial<PlayOptions>, isAgain: boolean): Promise<boolean> {
  const unfinished = saysWhatIsNew(options) ? undefined : unfinishedHere();
  watchSignals();
  // An earlier screen has unreferenced the input; without this, the program would exit while inquirer waits.
  process.stdin.ref();
  const choice = await askGame(unfinished, isAgain);
  if (choice === 'leave') return false;
  if (choice === 'language') {
    await speakLanguage(await askLanguage());
    return await hasPlayed(options, isAgain);
  }
  if ('match' in choice) return await resume(choice.match, options);
  const entry = choice.game;
  const begun = { ...options, option: options.option ?? [], wishes: options.wishes ?? [], new: true };
  // A person who has specified the match is offered neither lessons nor puzzles.
  const isFree = !saysWhatIsNew(options);
  const lesson = isFree ? lessonText(entry.title, await learnedOf(entry.id)) : undefined;
  const hasPuzzle = isFree && entry.puzzles !== undefined;
  const beginning = await askBeginning(entry, begun.wishes, options.players, lesson, hasPuzzle);
  if (beginning === 'learn') return await learn(entry.id, options);
  if (beginning === 'puzzle') return await (await import('./puzzle.ts')).puzzle(entry.id, undefined, options);
  return await play(entry.id, beginning === 'at-once' ? begun : await chosen(entry, begun));
}

/** Speaks a language from now on, also in later starts. If the setting cannot be saved, a message says so. */
async function speakLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  changeReader({ language });
  await keepSetting(['language'], language);
}

/** Asks for seats, options and seed, one after another. */
async function chosen(entry: Manifest, options: PlayOptions): Promise<PlayOptions> {
  const { from, to, usual } = entry.seats;
  const players =
    options.players ??
    (await askOne({
      message: commandWords().howManySeats,
      default: usual,
      choices: Array.from({ length: to - from + 1 }, (_, index) => ({ value: from + index })),
    }));
  const wishes: SeatWish[] = [...options.wishes];
  while (wishes.length < players) {
    const who = await askOne({
      message: commandWords().whoSits(wishes.length + 1),
      default: wishes.length === 0 ? '' : COMPANION,
      choices: [
        { name: commandWords().aPerson, value: '' },
        ...botNames.map((name) => ({ name: commandWords().aBot(ratedLevel(entry, name)), value: name })),
      ],
    });
    if (who !== '') wishes.push({ bot: who });
    else
      wishes.push({
        name: await askLine({
          message: commandWords().askName,
          default: tableWords().playerName(wishes.length + 1),
          validate: nameFault(players, wishes),
        }),
      });
  }
  const option = await askOptions(await entry.load(), players, options.option);
  const seed =
    options.seed ??
    (await askLine({
      message: commandWords().askSeed,
      validate: (text) => (text === '' ? true : (seedFault(text) ?? true)),
    }));
  return { ...options, option, players, wishes, ...(seed === '' ? {} : { seed }) };
}

/** Checks a name against the earlier ones; returns true or a sentence that says what is wrong. */
function nameFault(players: number, before: readonly SeatWish[]): (name: string) => string | true {
  return (name) => {
    try {
      checkName(name);
      seatsFor(players, [...before, { name }]);
      return true;
    } catch (thrown) {
      return (thrown as Error).message;
    }
  };
}

function unknownCommand(program: Command, word: string): Exit {
  const known = program.commands.map((command) => command.name());
  const near = nearest(word, known);
  const help =
    near === undefined
      ? commandWords().knownCommands(known.join(signs().list))
      : commandWords().nearCommand(near);
  return usage(commandWords().noSuchCommand(JSON.stringify(word), help, near === undefined ? '.' : ''));
}
