import { comparedFigures } from '../../engine/components.ts';
import type { OptionSpec, Options } from '../../engine/game.ts';
import { ownOf } from '../../engine/own.ts';
import type { Value } from '../../engine/question.ts';
import type { Words } from '../../engine/words.ts';
import type { AnyGame } from '../../games/index.ts';
import type { TableFacts } from '../../table/seat-view.ts';
import { bracketed, programWords, signs } from '../../words/index.ts';

/** An option of a match that is not as in the standard game. */
export interface ChangedOption {
  readonly option: OptionSpec;
  readonly value: Value;
}

/** The options that mean something with so many players and are not as in the standard game, in the menu's order. */
export function changedOptions(game: AnyGame, players: number, options: Options): ChangedOption[] {
  return game.options.flatMap((option) => {
    const value = ownOf(options, option.name) ?? option.default;
    const applies = option.applies?.(players, options) ?? true;
    return applies && value !== option.default ? [{ option, value }] : [];
  });
}

/** How an option and what it is are called: `Stress tests: 2`. */
export function optionText({ option, value }: ChangedOption, { names }: Words): string {
  return `${ownOf(names, option.name) ?? option.name}${signs().colon}${ownOf(names, String(value)) ?? String(value)}`;
}

/** One line of the menu of options. */
export interface OptionLine {
  readonly spec: OptionSpec;
  /** The option's name and its present value: `Stress tests: 1`. */
  readonly name: string;
  /** One line about what it does, or what its present value means. */
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

/** How a block of a components table is called; one whose word also names something else has a name as a block. */
export function blockName(block: string, names: Words['names']): string {
  return names[`block-${block}`] ?? ownOf(names, block) ?? block;
}

/**
 * What differs from the standard game, in sentences, one for each option and one for figures of a components file;
 * empty where nothing does. Line mode, the final screen and lists of matches say the same.
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
 * What people should hear before a match begins: what differs from the standard game, which of the options that were
 * named have no effect in it, and what is advised against.
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
