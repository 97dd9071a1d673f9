import { documentText } from '../engine/document-text.ts';
import type { Options, Setting } from '../engine/game.ts';
import type { AnyGame } from '../games/index.ts';

/** Plain data as the text of a YAML file. */
export function yamlText(data: unknown): string {
  return documentText(data, { width: 110 });
}

/** The options that differ from their defaults. */
export function chosenOptions(game: Pick<AnyGame, 'options'>, options: Options): Options {
  const isDefault = ([name, value]: [string, unknown]): boolean =>
    game.options.some((spec) => spec.name === name && spec.default === value);
  return Object.fromEntries(Object.entries(options).filter((entry) => !isDefault(entry)));
}

/**
 * A position as a file for `play --from` and `try --from`: everything, secrets included.
 * @param given the position in the words of scenarios
 */
export function positionText(
  game: AnyGame,
  setting: Setting,
  given: Readonly<Record<string, unknown>>,
): string {
  return yamlText({
    game: game.id,
    players: setting.players,
    options: chosenOptions(game, setting.options),
    given,
  });
}
