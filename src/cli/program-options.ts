import { type Command, Option } from 'commander';
import { languages } from '../words/languages.ts';

/** Collects the values of an option that may be repeated. */
export const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** The language; `chosenReader` reads it before any command is declared. */
export function languageOption(): Option {
  return new Option('--language <language>', 'the language of everything that is said').choices(languages);
}

/** An option of a game's rules; several are collected. */
export function gameOption(): Option {
  return new Option('--option <name=value>', 'an option of the game (repeatable)')
    .argParser(collect)
    .default([]);
}

/** A file of figures to play with. */
export function componentsOption(): Option {
  return new Option('--components <file>', 'a file of figures that replace the shipped ones');
}

/** Adds the options of a screen on which a match is played. */
export function screenOptions(command: Command): Command {
  return viewOptions(command)
    .option('--undo', 'play with undo, whatever the settings say')
    .option('--no-undo', 'play without undo');
}

/** Adds the option that opens a match in use. */
export function takeOverOption(command: Command): Command {
  return command.option('--take-over', 'open the match even if a process on another machine may be using it');
}

/** Adds the options of every screen. */
export function viewOptions(command: Command): Command {
  return command
    .option('--plain', 'line mode: numbered choices, nothing redrawn')
    .option('--ascii', 'draw with ASCII only')
    .option('--no-ascii', 'draw with symbols, too, whatever the settings say')
    .option('--hints', 'offer a key for hints, whatever the settings say')
    .option('--no-hints', 'do not offer that key')
    .addOption(
      new Option('--theme <name>', 'colours').choices([
        'default',
        'light',
        'colour-blind',
        'high-contrast',
        'none',
      ]),
    );
}
