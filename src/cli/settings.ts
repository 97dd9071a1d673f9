import { mergeComponents, namedPath, placeInReplacement } from '../engine/components.ts';
import type { Options } from '../engine/game.ts';
import { checkOptions, optionValue } from '../engine/options.ts';
import { PlaceError } from '../engine/place.ts';
import type { Value } from '../engine/question.ts';
import type { AnyGame, Manifest } from '../games/index.ts';
import { shownText } from '../table/seats.ts';
import { commandWords, programWords, signs } from '../words/index.ts';
import { usage } from './exit.ts';
import { placed, readYaml } from './files.ts';

/**
 * Reads the options of `--option name=value`; the game checks them.
 * @throws Exit
 */
export function readOptions(game: AnyGame, settings: readonly string[]): Options {
  const chosen = new Map<string, Value>();
  for (const setting of settings) {
    const match = /^([^=]+)=(.*)$/s.exec(setting);
    if (match === null) throw usage(commandWords().optionForm(JSON.stringify(setting)));
    const [, name = '', text = ''] = match;
    if (chosen.has(name)) throw usage(commandWords().optionTwice(shownText(name)));
    chosen.set(name, optionValue(game, name, text));
  }
  return checkedOptions(game, Object.fromEntries(chosen));
}

/**
 * Checks that the game can be played by this number of players.
 * @throws Exit
 */
export function checkPlayers({ title, seats }: Pick<Manifest, 'title' | 'seats'>, players: number): void {
  if (players >= seats.from && players <= seats.to) return;
  throw usage(commandWords().wrongNumberOfPlayers(title, programWords().playersText(seats), players));
}

/** Like `readOptions`, for options that are values already. */
export function checkedOptions(game: AnyGame, chosen: Options): Options {
  try {
    return checkOptions(game, chosen);
  } catch (thrown) {
    if (thrown instanceof PlaceError) throw usage(`${thrown.message}${signs().stop}`);
    throw thrown;
  }
}

/**
 * The shipped component table with figures replaced from a file.
 * @throws Exit with file and line if the game cannot use them
 */
export async function componentsFromFile(game: AnyGame, file: string): Promise<unknown> {
  const document = await readYaml(file);
  const act = (): unknown => {
    const sourced = mergeComponents(game.components.sourced, document.data);
    try {
      game.components.read(sourced);
    } catch (thrown) {
      if (!(thrown instanceof PlaceError)) throw thrown;
      throw new PlaceError(
        placeInReplacement(document.data, thrown.path, game.components.sourced),
        thrown.message,
      );
    }
    return sourced;
  };
  return placed(file, document, [], act, (path) => namedPath(document.data, path));
}

/** Only the options named on the command line: defaults must not override a position file. */
export function named(settings: readonly string[], options: Options): Options {
  return Object.fromEntries(
    settings
      .map((setting) => setting.slice(0, setting.indexOf('=')))
      .map((name) => [name, options[name] ?? '']),
  );
}
