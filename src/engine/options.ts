import { notationWords, signs } from '../words/index.ts';
import type { Game, Options } from './game.ts';
import { PlaceError } from './place.ts';
import type { Value } from './question.ts';

/** All options of a game: the chosen ones and the defaults of the rest. */
export function fullOptions(game: Pick<Game, 'options'>, chosen: Options = {}): Options {
  const options: Record<string, Options[string]> = {};
  for (const spec of game.options) options[spec.name] = chosen[spec.name] ?? spec.default;
  return options;
}

/**
 * Checks that the game has these options and allows their values.
 * @throws PlaceError naming the option
 */
export function checkOptions(game: Pick<Game, 'id' | 'options'>, options: Options): Options {
  for (const [name, value] of Object.entries(options)) {
    const spec = game.options.find((known) => known.name === name);
    if (spec === undefined) {
      const known = game.options.map((option) => option.name).join(signs().list);
      throw new PlaceError(['options', name], notationWords().noOption(game.id, name, known));
    }
    const fits =
      'from' in spec.values
        ? typeof value === 'number' &&
          Number.isInteger(value) &&
          value >= spec.values.from &&
          value <= spec.values.to
        : spec.values.includes(value);
    if (!fits) {
      const allowed =
        'from' in spec.values
          ? notationWords().optionRange(spec.values.from, spec.values.to)
          : spec.values.join(signs().list);
      throw new PlaceError(['options', name], notationWords().optionValues(name, allowed, String(value)));
    }
  }
  return fullOptions(game, options);
}

/** The option's value that is written like this text; otherwise a number, or the text itself. */
export function optionValue(game: Pick<Game, 'options'>, name: string, text: string): Value {
  const values = game.options.find((option) => option.name === name)?.values;
  const known = Array.isArray(values)
    ? (values as readonly Value[]).find((value) => String(value) === text)
    : undefined;
  return known ?? (/^-?\d{1,9}$/.test(text) ? Number(text) : text);
}
