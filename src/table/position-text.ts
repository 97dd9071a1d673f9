import { isMap, isScalar, parseDocument, stringify, visit } from 'yaml';
import type { Options, Setting } from '../engine/game.ts';
import type { AnyGame } from '../games/index.ts';

/** Plain data as YAML: what holds nothing but words and figures stands on one line. */
export function yamlText(data: unknown): string {
  const document = parseDocument(stringify(data));
  visit(document, {
    Collection: (_, node) => {
      const items = isMap(node) ? node.items.map((pair) => pair.value) : node.items;
      if (items.every((item) => isScalar(item) || item === null)) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 110, flowCollectionPadding: false });
}

/** The options that differ from their defaults. */
export function chosenOptions(game: Pick<AnyGame, 'options'>, options: Options): Options {
  const isDefault = ([name, value]: [string, unknown]): boolean =>
    game.options.some((spec) => spec.name === name && spec.default === value);
  return Object.fromEntries(Object.entries(options).filter((entry) => !isDefault(entry)));
}

/**
 * A position as a file that `play --from` and `try --from` read: everything, secrets included.
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
