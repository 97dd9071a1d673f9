import { comparedFigures } from '../../engine/components.ts';
import type { OptionSpec, Options } from '../../engine/game.ts';
import { ownOf } from '../../engine/own.ts';
import type { Value } from '../../engine/question.ts';
import type { Words } from '../../engine/words.ts';
import type { AnyGame } from '../../games/index.ts';
import type { TableFacts } from '../../table/seat-view.ts';
import { bracketed, programWords, signs } from '../../words/index.ts';

/** An option of a match that differs from the standard game. */
export interface ChangedOption {
  readonly option: OptionSpec;
  readonly value: Value;
}

/**
 * The options that have an effect with this number of players and differ from the standard game, in the menu's order.
 */
export function changedOptions(game: AnyGame, players: number, options: Options): ChangedOption[] {
  return game.options.flatMap((option) => {
    const value = ownOf(options, option.name) ?? option.default;
    const applies = option.applies?.(players, options) ?? true;
    return applies && value !== option.default ? [{ option, value }] : [];
  });
}

/** The name of an option with its value: `Stress tests: 2`. */
export function optionText({ option, value }: ChangedOption, { names }: Words): string {
  return `${ownOf(names, option.name) ?? option.name}${signs().colon}${ownOf(names, String(value)) ?? String(value)}`;
}

/** One line of the menu of options. */
export interface OptionLine {
  readonly spec: OptionSpec;
  /** The option's name and its present value: `Stress tests: 1`. */
  readonly name: string;
  /** One line about what it does, or the meaning of its present value. */
  readonly description: string;
}

/** The options that apply with this number of players and these other options, one line each. */
export function optionLines(game: AnyGame, words: Words, players: number, options: Options): OptionLine[] {
  return game.options
    .filter((spec) => spec.applies?.(players, options) ?? true)
    .map((spec) => {
      const value = options[spec.name] ?? spec.default;
      const caution = spec.caution?.(players, options);
      const meaning = typeof value === 'string' ? ownOf(words.notes, value) : undefined;
      const told = [ownOf(words.notes, spec.name), meaning, caution && ownOf(words.cautions, caution.code)];
      return {
        spec,
        name: optionText({ option: spec, value }, words),
        description: told.filter((text) => text !== undefined && text !== '').join(' · '),
      };
    });
}

/** The name of a block of a component table; a block whose word also names something else has a separate name. */
export function blockName(block: string, names: Words['names']): string {
  return names[`block-${block}`] ?? ownOf(names, block) ?? block;
}

/**
 * The differences from the standard game in sentences, one for each option and one for figures of a components file;
 * empty if there are none. Line mode, the final screen and lists of matches say the same.
 */
export function differencesText({ table, words }: DifferingMatch): string[] {
  const { game, setting, sourced } = table;
  const { names } = words;
  const lines = changedOptions(game, setting.players, setting.options).map((difference) => {
    const standard = difference.option.default;
    const text = optionText(difference, words);
    const usual = programWords().standard(ownOf(names, String(standard)) ?? String(standard));
    return `${text}${bracketed(`${usual}${signs().comma}${difference.option.rule}`)}${signs().stop}`;
  });
  const blocks = new Set(
    sourced === undefined
      ? []
      : comparedFigures(game.components.sourced, sourced)
          .filter(({ isReplaced }) => isReplaced)
          .map(({ path }) => String(path[0])),
  );
  if (blocks.size > 0)
    lines.push(
      `${programWords().otherFigures([...blocks].map((block) => blockName(block, names)).join(signs().list))}${signs().stop}`,
    );
  return lines;
}

/**
 * What people should hear before a match begins: the differences from the standard game, the named options that have no
 * effect in it, and the options that are advised against.
 */
export function openingText(match: DifferingMatch): string[] {
  const { words } = match;
  const { game, setting } = match.table;
  const { players, options } = setting;
  const notes = game.options.flatMap((option): string[] => {
    const value = ownOf(options, option.name) ?? option.default;
    if (value !== option.default && option.applies?.(players, options) === false)
      return [programWords().noEffect(optionText({ option, value }, words))];
    const caution = option.caution?.(players, options);
    return caution === undefined
      ? []
      : [`${ownOf(words.cautions, caution.code) ?? caution.code}${bracketed(caution.rule)}`];
  });
  return [...differencesText(match), ...notes];
}

/** What `differencesText` reads of a session. */
export interface DifferingMatch {
  readonly table: Pick<TableFacts, 'game' | 'setting' | 'sourced'>;
  readonly words: Words;
}
