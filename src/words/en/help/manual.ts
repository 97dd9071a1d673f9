import { listed } from '../grammar.ts';

/** A game as the manual page describes it. */
interface Told {
  readonly title: string;
  readonly id: string;
  /** The default number of seats. */
  readonly usual: number;
}

/** The parts of the manual page that do not come from the commands' own help. */
export const manualWords = {
  headings: {
    name: 'NAME',
    synopsis: 'SYNOPSIS',
    description: 'DESCRIPTION',
    commands: 'COMMANDS',
    options: 'OPTIONS',
    exitStatus: 'EXIT STATUS',
    environment: 'ENVIRONMENT',
    files: 'FILES',
    examples: 'EXAMPLES',
  },
  /** The section of the manual, in its head line. */
  section: 'Games',
  command: 'command',
  arguments: 'arguments',
  /** A description of a command or an option as a sentence. */
  sentence: (words: string): string =>
    `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`,
  /** The name of the program with its description. */
  named: (name: string, about: string): string =>
    `${name} - ${about.charAt(0).toLowerCase()}${about.slice(1).replace(/\.$/, '')}`,
  usual: (value: string): string => ` Default: ${value}.`,
  /** The paragraphs of the description. */
  description: (games: readonly Told[], levels: readonly string[]): readonly string[] => [
    `Plays ${listed(games.map(({ title }) => title))}: people at one keyboard and bots in any mix. ` +
      'Without a command it opens a short menu in a terminal, and shows help elsewhere.',
    `A game is named by its id (${games.map(({ id }) => id).join(', ')}) or by any beginning that fits only one game. ` +
      `A bot is one of ${levels.join(', ')}, or a program of yours, cmd:COMMAND.`,
    'Seats fill in the order of --seat and --bot. With --players, the remaining seats go to people at this terminal. ' +
      'Without it, if nobody is named, one person plays against easy bots: ' +
      `${listed(games.map(({ title, usual }) => `${usual} at the table of ${title}`))}. One person named alone gets ` +
      'easy bots too; if only bots are named in a terminal, one seat is for a person. A line at the ' +
      'start says who sits where. With a script, no bots are added.',
    'On the screen, ? shows all keys; Ctrl-C leaves and says where the match is saved. Nothing is ever sent anywhere.',
  ],
  /** The meaning of each exit code. */
  exitStatus: {
    '0': 'Success; also when the reader of a pipe closes it early.',
    '1': 'A check failed, the disk is full, or the program has a fault: the message says which.',
    '2': 'Wrong usage, or a malformed scenario, position or components file.',
    '3': 'A script gives an illegal answer, or one of its lines is not an answer: the message says which, and why.',
    '4': 'The input ended early: the match is saved, and the message says whose answer is missing.',
    '5': 'A match file cannot be read, has another format, or is in use.',
    '6': 'The replay of a match differs from its recording.',
    '129, 130, 131, 143':
      'Ended by the signal HUP, INT (also Ctrl-C on a screen), QUIT or TERM. The match is saved and the terminal restored.',
  },
  /** The environment variables that the program reads. */
  environment: {
    GREEN_GAMES_HOME: "The folder of the program's files, instead of the one under XDG_DATA_HOME.",
    XDG_DATA_HOME: 'The files are in the folder green-games below this one; default: ~/.local/share.',
    XDG_CONFIG_HOME:
      'The settings are in the folder green-games below this one, unless GREEN_GAMES_HOME is set; default: ~/.config.',
    XDG_CACHE_HOME:
      'Compiled code is kept in the folder green-games below this one for faster starts; default: ~/.cache.',
    GREEN_GAMES_STORE: 'The PostgreSQL that servers share, postgres://…, unless serve --store names one.',
    'PGPASSWORD, PGHOST, PGPORT, PGUSER, PGDATABASE, PGSSLMODE':
      'What the address of the PostgreSQL leaves out; only with a store.',
    GREEN_GAMES_CACHE: 'When set to off, no compiled code is kept or read.',
    ACCESSIBLE: 'When set to anything but 0, line mode, for screen readers.',
    NO_COLOR: 'When set, no colours. FORCE_COLOR=1 to 3 forces colours.',
    PAGER: 'Shows long texts page by page; default: a pager of our own.',
    TERM: 'dumb selects line mode; linux selects ASCII.',
    GREEN_GAMES_LANGUAGE: 'The language, en or zh-Hant, unless --language names one.',
    'LC_ALL, LC_MESSAGES, LANG':
      'The first of these that is set names the language: zh_TW, zh_HK and zh_MO are Traditional Chinese, all others English.',
    'LC_ALL, LC_CTYPE, LANG': 'ASCII only, unless the first of these that is set names UTF-8.',
    SSH_CONNECTION:
      'When set, the program waits a little longer after a lone Esc, as the network may split the bytes of a key.',
  },
  files: {
    '~/.local/share/green-games/matches/*.jsonl':
      'The saved matches. green-games paths shows where they are.',
    '~/.cache/green-games/*.cache': 'Compiled code for faster starts. Nothing is lost when it is deleted.',
  },
  examples: [
    ['green-games play limit', 'One person against two easy bots.'],
    ['green-games play limit --players 1', 'One nation alone, in solo mode.'],
    ['green-games play limit --seat Ann --bot normal --bot hard', 'Ann against two bots of her choice.'],
    [
      'green-games play reputation --seat Ann --seat Bo --bot normal',
      'Two people at one keyboard and a bot.',
    ],
    ['green-games resume', 'Resume the latest unfinished match.'],
    ['green-games simulate limit --games 1000 --players 4 --json', 'A thousand games between random bots.'],
  ] as readonly (readonly [string, string])[],
};
