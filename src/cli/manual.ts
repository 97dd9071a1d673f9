import type { Argument, Command, Option } from 'commander';
import { botNames } from '../bots/index.ts';
import { games, loadLanguage } from '../games/index.ts';
import { buildProgram } from './program.ts';

/*
 * The manual page in the markup of `man`. Its commands and options come from the program's own declarations, so they
 * always agree. The build writes the page to dist/green-games.1.
 */

/** What each exit code means. */
const exitStatus: readonly (readonly [string, string])[] = [
  ['0', 'Success; also when the reader of a pipe closes it early.'],
  ['1', 'A check failed, the disk is full, or the program has a fault: the message says which.'],
  ['2', 'Wrong usage, or a malformed scenario, position or components file.'],
  [
    '3',
    'A script gives an illegal answer, or one of its lines is not an answer: the message says which, and why.',
  ],
  ['4', 'The input ended early: the match is saved, and the message says whose answer is missing.'],
  ['5', 'A match file cannot be read, has another format, or is in use.'],
  ['6', 'The replay of a match differs from its recording.'],
  [
    '129, 130, 131, 143',
    'Ended by the signal HUP, INT (also Ctrl-C on a screen), QUIT or TERM. The match is saved and the terminal restored.',
  ],
];

/** The environment variables that the program reads. */
const environment: readonly (readonly [string, string])[] = [
  ['GREEN_GAMES_HOME', "The folder of the program's files, instead of the one under XDG_DATA_HOME."],
  ['XDG_DATA_HOME', 'The files are in the folder green-games below this one; default: ~/.local/share.'],
  [
    'XDG_CONFIG_HOME',
    'The settings are in the folder green-games below this one, unless GREEN_GAMES_HOME is set; default: ~/.config.',
  ],
  [
    'XDG_CACHE_HOME',
    'Compiled code is kept in the folder green-games below this one for faster starts; default: ~/.cache.',
  ],
  ['GREEN_GAMES_STORE', 'The PostgreSQL that servers share, postgres://…, unless serve --store names one.'],
  [
    'PGPASSWORD, PGHOST, PGPORT, PGUSER, PGDATABASE, PGSSLMODE',
    'What the address of the PostgreSQL leaves out; only with a store.',
  ],
  ['GREEN_GAMES_CACHE', 'When set to off, no compiled code is kept or read.'],
  ['ACCESSIBLE', 'When set to anything but 0, line mode, for screen readers.'],
  ['NO_COLOR', 'When set, no colours. FORCE_COLOR=1 to 3 forces colours.'],
  ['PAGER', 'Shows long texts page by page; default: a pager of our own.'],
  ['TERM', 'dumb selects line mode; linux selects ASCII.'],
  ['GREEN_GAMES_LANGUAGE', 'The language, en or zh-Hant, unless --language names one.'],
  [
    'LC_ALL, LC_MESSAGES, LANG',
    'The first of these that is set names the language: zh_TW, zh_HK and zh_MO are Traditional Chinese, all others English.',
  ],
  ['LC_ALL, LC_CTYPE, LANG', 'ASCII only, unless the first of these that is set names UTF-8.'],
  [
    'SSH_CONNECTION',
    'When set, the program waits a little longer after a lone Esc, as the network may split the bytes of a key.',
  ],
];

const files: readonly (readonly [string, string])[] = [
  [
    '~/.local/share/green-games/matches/*.jsonl',
    'The saved matches. green-games paths shows where they are.',
  ],
  ['~/.cache/green-games/*.cache', 'Compiled code for faster starts. Nothing is lost when it is deleted.'],
];

const examples: readonly (readonly [string, string])[] = [
  ['green-games play limit', 'One person against two easy bots.'],
  ['green-games play limit --players 1', 'One nation alone, in solo mode.'],
  ['green-games play limit --seat Ann --bot normal --bot hard', 'Ann against two bots of her choice.'],
  ['green-games play reputation --seat Ann --seat Bo --bot normal', 'Two people at one keyboard and a bot.'],
  ['green-games resume', 'Resume the latest unfinished match.'],
  ['green-games simulate limit --games 1000 --players 4 --json', 'A thousand games between random bots.'],
];

/** The complete page of a version. */
export async function manualPage(version: string): Promise<string> {
  await loadLanguage('en');
  const program = buildProgram(version);
  const commands = program.commands.flatMap((command) => withParts(command, program.name()));
  return [
    `.TH GREEN\\-GAMES 1 "" "green\\-games ${text(version)}" "Games"`,
    '.SH NAME',
    `green\\-games \\- ${text(lowerFirst(program.description()).replace(/\.$/, ''))}`,
    '.SH SYNOPSIS',
    '.B green\\-games',
    '.br',
    `.B ${text(program.name())}`,
    '.I command',
    '.RI [ arguments ]',
    '.SH DESCRIPTION',
    text(
      `Plays ${listed(games.map(({ title }) => title))}: people at one keyboard and bots in any mix. ` +
        'Without a command it opens a short menu in a terminal, and shows help elsewhere.',
    ),
    '.PP',
    text(
      `A game is named by its id (${games.map(({ id }) => id).join(', ')}) or by any beginning that fits only one game. ` +
        `A bot is one of ${botNames.join(', ')}, or a program of yours, cmd:COMMAND.`,
    ),
    '.PP',
    text(
      'Seats fill in the order of --seat and --bot. With --players, the remaining seats go to people at this terminal. ' +
        `Without it, if nobody is named, one person plays against easy bots: ${usualText()}. One person named alone gets ` +
        'easy bots too; if only bots are named in a terminal, one seat is for a person. A line at the ' +
        'start says who sits where. With a script, no bots are added.',
    ),
    '.PP',
    text(
      'On the screen, ? shows all keys; Ctrl-C leaves and says where the match is saved. Nothing is ever sent anywhere.',
    ),
    '.SH COMMANDS',
    ...commands,
    '.SH OPTIONS',
    ...program.options.filter(shown).flatMap(option),
    ...entries('EXIT STATUS', exitStatus),
    ...entries('ENVIRONMENT', environment),
    ...entries('FILES', files),
    ...entries('EXAMPLES', examples),
    '',
  ].join('\n');
}

/** The default number of seats of each game: `3 at the table of Limit, …`. */
const usualText = (): string =>
  listed(games.map(({ title, seats }) => `${seats.usual} at the table of ${title}`));

/** A command with its arguments, options and subcommands. */
function withParts(command: Command, before: string): string[] {
  const name = `${before} ${command.name()}`;
  const inner = command.commands.flatMap((part) => withParts(part, name));
  const usage = [
    ...command.registeredArguments.map(argument),
    ...(command.options.length > 0 ? ['[options]'] : []),
  ];
  const hasOwnUse =
    command.registeredArguments.length > 0 || command.options.length > 0 || inner.length === 0;
  const own = [
    `.SS ${text([name.replace(/^\S+ /, ''), ...usage].join(' '))}`,
    text(sentence(command.description())),
    ...command.registeredArguments
      .filter(({ description }) => description !== '')
      .flatMap((each) => ['.TP', `.I ${text(each.name())}`, text(sentence(each.description))]),
    ...command.options.filter(shown).flatMap(option),
  ];
  return hasOwnUse ? [...own, ...inner] : inner;
}

const shown = ({ hidden }: Option): boolean => !hidden;

function argument(each: Argument): string {
  const name = `${each.name()}${each.variadic ? '...' : ''}`;
  return each.required ? `<${name}>` : `[${name}]`;
}

function option({ flags, description, argChoices, defaultValue }: Option): string[] {
  const choices = argChoices === undefined ? '' : `: ${argChoices.join(', ')}`;
  const isTelling = typeof defaultValue === 'string' || typeof defaultValue === 'number';
  return [
    '.TP',
    `.B ${text(flags)}`,
    text(`${sentence(description + choices)}${isTelling ? ` Default: ${defaultValue}.` : ''}`),
  ];
}

function entries(heading: string, rows: readonly (readonly [string, string])[]): string[] {
  return [`.SH ${heading}`, ...rows.flatMap(([name, about]) => ['.TP', `.B ${text(name)}`, text(about)])];
}

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;

const listed = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Escapes whatever `man` would take for an instruction in a line of text. */
function text(line: string): string {
  const escaped = line
    .replace(/\\/g, '\\e')
    .replace(/-/g, '\\-')
    .replace(/^([.'])/, '\\&$1');
  return escaped.replace(/[^\n\x20-\x7e]/gu, (character) => `\\[u${hexadecimal(character)}]`);
}

const hexadecimal = (character: string): string =>
  (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
