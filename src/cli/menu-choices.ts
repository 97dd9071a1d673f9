import { games, type Manifest } from '../games/index.ts';
import type { Sitter } from '../table/seat-view.ts';
import { seatingOf } from '../table/seating.ts';
import { type SeatWish, seatsFor } from '../table/seats.ts';
import { commandWords, programWords, puzzleWords } from '../words/index.ts';
import { type Language, languageNames, languages } from '../words/languages.ts';
import { readerLanguage } from '../words/reader.ts';
import { askOne } from './ask.ts';
import type { Unfinished } from './saved.ts';
import type { Learned } from './settings-file.ts';

/** The choice from the first list: a game to begin, a match to resume, another language, or the end of the program. */
export type FirstChoice = { readonly game: Manifest } | { readonly match: string } | 'language' | 'leave';

/**
 * Asks for a game. If there is an unfinished match, resuming it is the first choice.
 * @param isAgain whether a match has just ended, so that leaving is a choice
 */
export async function askGame(unfinished: Unfinished | undefined, isAgain: boolean): Promise<FirstChoice> {
  return await askOne<FirstChoice>({
    message: commandWords().whichGame,
    choices: [
      ...(unfinished === undefined
        ? []
        : [goOnChoice(unfinished, { match: unfinished.name } as FirstChoice)]),
      ...games.map((game) => ({
        name: commandWords().gameChoice(game.title, programWords().playersText(game.seats)),
        value: { game } as FirstChoice,
        description: commandWords().gameAbout(game.about, game.reconstructed),
      })),
      { name: commandWords().languageChoice(languageNames[readerLanguage()]), value: 'language' as const },
      ...(isAgain ? [{ name: programWords().whatNext.leave, value: 'leave' as const }] : []),
    ],
  });
}

/** Asks for a language, each by its own name; the reader's is the default. */
export async function askLanguage(): Promise<Language> {
  return await askOne<Language>({
    message: commandWords().whichLanguage,
    default: readerLanguage(),
    choices: languages.map((language) => ({ name: languageNames[language], value: language })),
  });
}

/** Asks whether to resume an unfinished match, which is the first choice. */
export async function askGoOn(unfinished: Unfinished): Promise<boolean> {
  return await askOne<boolean>({
    message: commandWords().unfinishedMatch,
    choices: [goOnChoice(unfinished, true), { name: commandWords().beginNewMatch, value: false }],
  });
}

/** What to do after a first match: a free match, the menu, or the end of the program. */
export type Next = 'free' | 'menu' | 'leave';

/** Asks what to do after a first match; a free match is the first choice. */
export async function askNext(title: string): Promise<Next> {
  const { question, free, menu, leave } = programWords().whatNext;
  return await askOne<Next>({
    message: question,
    choices: [
      { name: free(title), value: 'free' },
      { name: menu, value: 'menu' },
      { name: leave, value: 'leave' },
    ],
  });
}

/** How to begin: a match at the default table, a teaching first match, one with everything chosen, or a puzzle. */
export type Beginning = 'at-once' | 'learn' | 'choose' | 'puzzle';

/**
 * Asks whether to begin at once at the default table, to learn the game, to choose everything, or to solve a puzzle.
 * @param lesson the next stage offered to a learner of the game; absent if there is none
 * @param hasPuzzle whether a puzzle is offered
 */
export async function askBeginning(
  { seats }: Pick<Manifest, 'seats'>,
  wishes: readonly SeatWish[],
  players: number | undefined,
  lesson: string | undefined,
  hasPuzzle: boolean,
): Promise<Beginning> {
  const table = seatingOf({ seats, wishes, players, isPersonHere: true });
  return await askOne<Beginning>({
    message: commandWords().askHow,
    choices: [
      { name: beginningText(seatsFor(table.players, table.wishes)), value: 'at-once' },
      ...(lesson === undefined ? [] : [{ name: lesson, value: 'learn' as const }]),
      { name: commandWords().chooseAll, value: 'choose' },
      ...(hasPuzzle ? [{ name: puzzleWords().offer, value: 'puzzle' as const }] : []),
    ],
  });
}

/** The menu's offers to a learner of a game, by the next stage. */
export function lessonText(title: string, learned: Learned | undefined): string {
  if (learned === 'demo') return commandWords().goOnLearning(title);
  const again = learned === 'match' ? commandWords().onceMore : '';
  return commandWords().learn(title, again);
}

/** `Play with 2 easy bots (you are Player 1)`; for a more varied table, who sits where. */
function beginningText(sitters: readonly Sitter[]): string {
  const people = sitters.filter(({ bot }) => bot === undefined);
  const levels = [...new Set(sitters.flatMap(({ bot }) => bot ?? []))];
  const [person] = people;
  const [level] = levels;
  if (person === undefined || level === undefined || people.length > 1 || levels.length > 1)
    return commandWords().playAs(programWords().seatsText(sitters));
  const bots = sitters.length - 1;
  return commandWords().playWithBots(bots, level, bots === 1 ? 'bot' : 'bots', person.name);
}

function goOnChoice<T>(
  { name, about }: Unfinished,
  value: T,
): { name: string; value: T; description: string } {
  return { name: commandWords().goOnWith(about), value, description: name };
}
