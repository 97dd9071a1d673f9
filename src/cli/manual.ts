import type { Argument, Command, Option } from 'commander';
import { version } from '../../package.json';
import { botNames } from '../bots/index.ts';
import { partsOf } from '../drawing/line-parts.ts';
import { ownOf } from '../engine/own.ts';
import { games, loadLanguage } from '../games/index.ts';
import { commandWords, helpWords, manualWords } from '../words/index.ts';
import type { Language } from '../words/languages.ts';
import { readerLanguage, speaking } from '../words/reader.ts';
import { describeCommands } from './help.ts';
import { print } from './output.ts';
import { buildProgram } from './program.ts';
import { spokenTerm } from './spoken-command.ts';

/*
 * The manual page in the markup of `man`. Its commands and options come from the program's own declarations, so they
 * always agree. The build writes the English page to dist/green-games.1.
 */

/** `manual`: prints the manual page in the reader's language. */
export async function printManual(): Promise<void> {
  print(await manualPage(version, readerLanguage()));
}

/** The complete page of a version. */
export async function manualPage(version: string, language: Language = 'en'): Promise<string> {
  await loadLanguage(language);
  return await speaking(language, async () => {
    const program = buildProgram(version);
    await describeCommands(program);
    return pageOf(program, version, language);
  });
}

function pageOf(program: Command, version: string, language: Language): string {
  const words = manualWords();
  const { headings } = words;
  const commands = program.commands.flatMap((command) => withParts(command, program.name()));
  const told = games.map(({ title, id, seats }) => ({ title, id, usual: seats.usual }));
  const [first = '', ...paragraphs] = words.description(told, botNames).map(text);
  return [
    `.TH ${text(program.name().toUpperCase())} 1 "" "${text(`${program.name()} ${version}`)}" "${text(words.section)}"`,
    // Chinese has no blanks to stretch and no words to hyphenate.
    ...(language === 'en' ? [] : ['.ad l', '.nh']),
    ...section(headings.name),
    text(words.named(program.name(), program.description())),
    ...section(headings.synopsis),
    `.B ${text(program.name())}`,
    '.br',
    `.B ${text(program.name())}`,
    `.I ${text(words.command)}`,
    `.RI [ ${text(words.arguments)} ]`,
    ...section(headings.description),
    first,
    ...paragraphs.flatMap((paragraph) => ['.PP', paragraph]),
    ...section(headings.commands),
    ...commands,
    ...section(headings.options),
    ...program.options.filter(shown).flatMap(option),
    ...entries(headings.exitStatus, Object.entries(words.exitStatus)),
    ...entries(headings.environment, Object.entries(words.environment)),
    ...entries(headings.files, Object.entries(words.files)),
    ...entries(headings.examples, words.examples),
    '',
  ].join('\n');
}

const section = (heading: string): string[] => [`.SH ${text(heading)}`];

/** A command with its arguments, options and subcommands. */
function withParts(command: Command, before: string): string[] {
  const name = `${before} ${command.name()}`;
  const inner = command.commands.flatMap((part) => withParts(part, name));
  const usage = [
    ...command.registeredArguments.map(argument),
    ...(command.options.length > 0 ? [spokenTerm('[options]')] : []),
  ];
  const hasOwnUse =
    command.registeredArguments.length > 0 || command.options.length > 0 || inner.length === 0;
  const own = [
    `.SS ${text([name.replace(/^\S+ /, ''), ...usage].join(' '))}`,
    text(manualWords().sentence(command.description())),
    ...command.registeredArguments
      .filter(({ description }) => description !== '')
      .flatMap((each) => [
        '.TP',
        `.I ${text(ownOf(commandWords().placeholders, each.name()) ?? each.name())}`,
        text(manualWords().sentence(each.description)),
      ]),
    ...command.options.filter(shown).flatMap(option),
  ];
  return hasOwnUse ? [...own, ...inner] : inner;
}

const shown = ({ hidden }: Option): boolean => !hidden;

function argument(each: Argument): string {
  const name = `${each.name()}${each.variadic ? '...' : ''}`;
  return spokenTerm(each.required ? `<${name}>` : `[${name}]`);
}

function option({ flags, description, argChoices, defaultValue }: Option): string[] {
  const about = argChoices === undefined ? description : helpWords().choices(description, argChoices);
  const isTelling = typeof defaultValue === 'string' || typeof defaultValue === 'number';
  const usual = isTelling ? manualWords().usual(String(defaultValue)) : '';
  return ['.TP', `.B ${text(spokenTerm(flags))}`, text(`${manualWords().sentence(about)}${usual}`)];
}

function entries(heading: string, rows: readonly (readonly [string, string])[]): string[] {
  return [...section(heading), ...rows.flatMap(([name, about]) => ['.TP', `.B ${text(name)}`, text(about)])];
}

/** Marks where a line may break between two characters of East Asian scripts, which have no blank between them. */
const BREAK = '\\:';

/** Escapes whatever `man` would take for an instruction in a line of text, and marks where it may break. */
function text(line: string): string {
  return partsOf(line)
    .map(({ text: part, spaced }, index) => `${index === 0 ? '' : spaced ? ' ' : BREAK}${escaped(part)}`)
    .join('')
    .replace(/^([.'])/, '\\&$1');
}

function escaped(part: string): string {
  const plain = part.replace(/\\/g, '\\e').replace(/-/g, '\\-');
  return plain.replace(/[^\n\x20-\x7e]/gu, (character) => `\\[u${hexadecimal(character)}]`);
}

const hexadecimal = (character: string): string =>
  (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
