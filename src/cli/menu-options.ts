import type { OptionSpec } from '../engine/game.ts';
import { ownOf } from '../engine/own.ts';
import type { Value } from '../engine/question.ts';
import { printedName, type Words } from '../engine/words.ts';
import type { AnyGame } from '../games/index.ts';
import { optionLines } from '../ui/words/options.ts';
import { commandWords } from '../words/index.ts';
import { askLine, askOne } from './ask.ts';
import { readOptions } from './settings.ts';

/** The values of an option as a list of choices; undefined if it takes any number within limits. */
export function valueChoices(
  { values, default: standard }: OptionSpec,
  words: Words,
): { value: Value; name: string; description: string }[] | undefined {
  if ('from' in values) return undefined;
  return values.map((value) => ({
    value,
    name: valueName(value, value === standard, words),
    description: typeof value === 'string' ? (ownOf(words.notes, value) ?? '') : '',
  }));
}

function valueName(value: Value, isStandard: boolean, words: Words): string {
  const name = printedName(words, value) ?? String(value);
  return isStandard ? commandWords().standard(name) : name;
}

/**
 * Lets a person change the options of a game before it begins.
 * @param given the options that `--option` has set, as `name=value`
 * @returns the options that differ from the standard game, as `name=value`
 */
export async function askOptions(
  game: AnyGame,
  players: number,
  given: readonly string[],
): Promise<string[]> {
  const words = await game.words();
  const options: Record<string, Value> = { ...readOptions(game, given) };
  for (;;) {
    const lines = optionLines(game, words, players, options);
    if (lines.length === 0) break;
    const chosen = await askOne<OptionSpec | null>({
      message: commandWords().whichRules,
      choices: [
        { name: commandWords().beginWithThese, value: null },
        ...lines.map(({ spec, name, description }) => ({ name, value: spec, description })),
      ],
      pageSize: 16,
    });
    if (chosen === null) break;
    options[chosen.name] = await askValue(chosen, words, options[chosen.name] ?? chosen.default);
  }
  return game.options
    .filter(({ name, default: standard }) => options[name] !== standard)
    .map(({ name }) => `${name}=${String(options[name])}`);
}

async function askValue(spec: OptionSpec, words: Words, now: Value): Promise<Value> {
  const name = printedName(words, spec.name) ?? spec.name;
  const choices = valueChoices(spec, words);
  if (choices !== undefined)
    return await askOne<Value>({ message: commandWords().askOption(name), choices, default: now });
  const { from, to } = spec.values as { from: number; to: number };
  const text = await askLine({
    message: commandWords().askNumber(name, from, to),
    default: String(now),
    validate: (typed) =>
      (/^\d{1,9}$/.test(typed) && Number(typed) >= from && Number(typed) <= to) ||
      commandWords().typeNumber(from, to),
  });
  return Number(text);
}
