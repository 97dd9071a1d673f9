import { type Command, Option } from 'commander';
import { languages } from '../words/languages.ts';

/** Collects the values of an option that may be repeated. */
export const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** The language; `chosenReader` reads it before any command is declared. */
export function languageOption(): Option {
  return new Option('--language <language>').choices(languages);
}

/**
 * An option with a value.
 * @param read returns the value of a text; for an option that may be repeated, it also gets the earlier values
 * @param usual the default
 */
export function valuedOption<T>(flags: string, read: (text: string, before: T) => T, usual?: T): Option {
  const option = new Option(flags).argParser(read);
  return usual === undefined ? option : option.default(usual);
}

/** An option of a game's rules; several are collected. */
export function gameOption(): Option {
  return new Option('--option <name=value>').argParser(collect).default([]);
}

/** A file of figures to play with. */
export function componentsOption(): Option {
  return new Option('--components <file>');
}

/** Adds the options of a screen on which a match is played. */
export function screenOptions(command: Command): Command {
  return viewOptions(command).option('--undo').option('--no-undo');
}

/** Adds the option that opens a match in use. */
export function takeOverOption(command: Command): Command {
  return command.option('--take-over');
}

/** Adds the options of every screen. */
export function viewOptions(command: Command): Command {
  return command
    .option('--plain')
    .option('--ascii')
    .option('--no-ascii')
    .option('--hints')
    .option('--no-hints')
    .addOption(
      new Option('--theme <name>').choices(['default', 'light', 'colour-blind', 'high-contrast', 'none']),
    );
}
