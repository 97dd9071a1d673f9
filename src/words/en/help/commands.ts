import type { CommandHelp } from '../../command-help.ts';

/** The descriptions of commands and options in help, the manual page and shells. */
export const helpWords = {
  /** The headings of a help text, keyed by those of the library. */
  titles: {
    'Usage:': 'Usage:',
    'Arguments:': 'Arguments:',
    'Options:': 'Options:',
    'Commands:': 'Commands:',
  } as Readonly<Record<string, string>>,
  usage: (usage: string): string => `Usage: ${usage}`,
  choices: (description: string, choices: readonly string[]): string =>
    `${description}: ${choices.join(', ')}`,
  usual: (value: string): string => ` (default: ${value})`,
  strengths: 'Strength of the bots (400 points more: ten wins to one loss; normal: 1500):',
  optionsOfGames: 'Options of the games (rules GAME options lists their values):',
  namesOf: (game: string, names: readonly string[]): string => `${game}: ${names.join(', ')}`,
  examples: 'Examples:',
  help: 'show help',
  helpOf: 'show help for a command',
  /** Options that several commands have with the same meaning. */
  shared: {
    '--ascii': 'draw with ASCII only',
    '--components': 'a file of figures that replace the shipped ones',
    '--hints': 'offer a key for hints, whatever the settings say',
    '--home': 'where the server keeps everything; default: server in the data folder',
    '--json': 'as JSON',
    '--no-ascii': 'draw with symbols, too, whatever the settings say',
    '--no-hints': 'do not offer that key',
    '--no-pager': 'print it all at once, even on a terminal',
    '--no-undo': 'play without undo',
    '--option': 'an option of the game (repeatable)',
    '--output': 'write to a new file instead of the standard output',
    '--plain': 'line mode: numbered choices, nothing redrawn',
    '--seed': 'the seed; default: drawn at random',
    '--take-over': 'open the match even if a process on another machine may be using it',
    '--theme': 'colours',
    '--undo': 'play with undo, whatever the settings say',
  },
  commands: {
    '': {
      about: 'Board games about sustainability, played in a terminal.',
      options: {
        '--version': 'print the version',
        '--debug': 'show where an error comes from',
        '--language': 'the language of all texts',
        '--ambiguous-wide': 'for terminals that show characters of ambiguous width in two cells',
      },
    },
    list: { about: 'list the games' },
    play: {
      about: 'play a game; default: one person against easy bots',
      options: {
        '--players': 'the number of seats; people take those that --seat and --bot leave free',
        '--seat':
          'a person, by name (repeatable); Ann@zh-Hant speaks to Ann in Traditional Chinese; one person alone gets easy bots',
        '--bot': (levels: readonly string[]) =>
          `a bot: ${levels.join(', ')} or a program of yours, 'cmd:COMMAND' (repeatable); in a terminal one seat is kept for you`,
        '--think': 'how long a bot may think about a decision, such as 2s',
        '--from': 'begin from a position, or from an answer of a finished match: FILE, MATCH or MATCH@N',
        '--script': 'take the first answers from a file',
        '--new': 'begin a new match without asking about an unfinished one',
        '--unsaved': 'play without saving',
      },
    },
    learn: {
      about: 'learn a game: its demo, then a first match with a lesson in each round',
      options: { '--seed': 'the seed of the first match; default: drawn at random' },
    },
    resume: {
      about: 'resume a saved match',
      options: {
        '--bot': "start a program again that plays as a bot: 'cmd:COMMAND' (repeatable)",
        '--from-sound':
          'if the match file is damaged, continue from its last sound answer and keep the rest beside it',
      },
    },
    matches: { about: 'list and manage the saved matches' },
    'matches list': { about: 'list all saved matches, the latest first' },
    'matches show': {
      about: 'show one match: who plays, and the standings; once it is over, the points by source a round',
      options: { '--plain': 'sentences instead of tables and plots' },
    },
    'matches stats': {
      about:
        "people's own results in the finished matches: by game, by opponents, by source of points, over time",
      options: {
        '--name': 'the results of this person only',
        '--plain': 'sentences instead of tables and plots',
      },
    },
    'matches rename': { about: 'rename a match' },
    'matches export': {
      about:
        'export the public log; for a finished match also its script, a demo with your notes as captions, JSON, position or file',
      options: { '--format': 'what to export' },
    },
    'matches report': {
      about: 'print what a fault report needs: versions, options, the public log, and nothing secret',
    },
    'matches delete': {
      about: 'delete matches for good',
      options: { '--finished': 'all finished matches', '--yes': 'do not ask' },
    },
    replay: {
      about: 'step through a match, verify it, or watch it being played',
      arguments: { file: 'a match file, or the name of a saved match' },
      options: {
        '--verify': 'replay without a screen and compare every digest',
        '--follow': 'watch a match that is being played',
        '--at': 'begin at the k-th answer',
      },
    },
    review: {
      about: 'judge the decisions of a finished match by a search that knows only what each player knew',
      arguments: { match: 'a name or a file' },
      options: {
        '--seat': "the decisions of this seat only; default: all people's",
        '--think': 'how long to think about each decision, such as 1s',
        '--iterations':
          'games to try out for each decision; default: as many as the hard bot does; equal numbers give equal judgements',
        '--svg': 'write the curve as a picture to a new file; - is the standard output',
        '--plain': 'sentences instead of tables and plots',
      },
    },
    puzzle: {
      about: 'solve positions in which one answer is clearly best, and not the obvious one',
      arguments: { number: 'which of its puzzles; default: the next unsolved one' },
      options: { '--list': 'show how many puzzles there are and how many are solved' },
    },
    try: {
      about: 'try rules out: what is legal, what is not and why, for any seat, in any position',
      options: {
        '--players': 'how many seats',
        '--from': 'begin from a position or a shared session; - reads a pasted one',
        '--case': 'begin from a position in which this rule can be tried out',
      },
    },
    demo: {
      about: 'watch a scripted match with captions that teaches a game',
      arguments: { game: 'a game, or a script with captions; default: list the demos' },
      options: {
        '--speed': 'how fast it runs',
        '--record':
          'write instead of playing: a recording for asciinema (.cast, or - for the standard output), or a picture (.svg)',
        '--from': 'record from here: a number of answers, or the beginning of a caption',
        '--to': 'record up to here; a picture of a part is animated',
        '--size': 'the size of the recorded terminal; default: 80x24',
      },
    },
    rules: {
      about: 'show the rules in our own words, by id, topic or search',
      arguments: { game: 'default: all games', topic: 'a rule id, or words to look for' },
      options: {
        '--all': 'show everything: the whole rules, or all that was found',
        '--coverage': 'count the rules that are printed, follow from print, are rulings, or are data',
      },
    },
    ask: {
      about: 'find the rules that answer a question, and a position to try them out in',
      arguments: { question: 'in your own words' },
    },
    cards: {
      about: 'show every component, with the source of each figure',
      arguments: { game: 'default: all games', topic: 'words to look for' },
      options: { '--components': 'show figures from this file in place of the shipped ones' },
    },
    check: {
      about: 'run scenario files',
      options: {
        '--only': 'only the scenario with this id (repeatable)',
        '--failed': 'only the scenarios that failed in the previous run',
        '--vocabulary': 'print the words that scenarios of a game may use',
      },
    },
    simulate: {
      about: 'play many games between bots',
      options: {
        '--games': 'how many games',
        '--players': 'how many seats; default: the fewest with company',
        '--bots': (levels: readonly string[]) =>
          `one bot for all seats, or one for each, separated by commas: ${levels.join(', ')}, or a program of yours, 'cmd:COMMAND'`,
        '--jobs': 'how many threads share the work; at most one for each core',
        '--shard': 'play only this part of the games; needs --ndjson',
        '--rotate': 'move every bot one seat on from game to game',
        '--against': 'play the same games with these figures, too, and say what changes',
        '--sweep': 'play the same games with every value of a figure, such as cards.education.raises=1..3',
        '--json': 'print one summary as JSON',
        '--ndjson': 'print one line of JSON for each game',
        '--csv': 'print every measure with its interval as CSV',
      },
    },
    'simulate merge': {
      about: 'print one summary of the lines that shards printed',
      options: { '--csv': 'every measure with its interval as CSV' },
    },
    serve: {
      about: 'let people play here with just an SSH client, each at their own terminal',
      options: {
        '--listen': 'the address to listen on; 0.0.0.0:2222 is open to everybody',
        '--store': 'a PostgreSQL that several servers share, postgres://…; better in GREEN_GAMES_STORE',
        '--name': 'the name of the server',
        '--invite-only': 'new people need an invitation',
        '--authorized-keys': 'only these keys may log in, one per line as in authorized_keys',
        '--max-connections': 'the most connections at a time',
        '--metrics': 'the address of metrics for Prometheus, such as 127.0.0.1:9464',
      },
    },
    'serve move': {
      about: 'copy everything that servers keep from a folder into a PostgreSQL, or back',
      options: {
        '--from': 'a folder, postgres://…, or the word store for GREEN_GAMES_STORE',
        '--to': 'likewise; it must be empty',
      },
    },
    'serve status': {
      about: 'connections, tables, answers per minute, memory and thinking bots of the running server',
    },
    'serve tables': { about: 'all tables of the running server' },
    'serve people': { about: 'everybody who has ever logged in, with their keys' },
    'serve invite': { about: 'a code by which somebody new may log in, once, within a week' },
    'serve ban': { about: 'bar the key with this fingerprint' },
    'serve backup': { about: 'copy everything while the server runs' },
    'serve import': { about: 'move a saved match to a table of the running server' },
    completion: {
      about: 'print a completion script for a shell',
      arguments: { shell: 'bash, zsh or fish' },
    },
    manual: { about: 'print the manual page, which man shows' },
    settings: {
      about: 'settings for all your matches: colours, telling, keys and so on',
      arguments: {
        name: 'one setting; keys.undo names the key of an action',
        value: 'its new value',
      },
      options: { '--reset': 'restore the default of this setting' },
    },
    paths: { about: 'show where the program keeps its files' },
  } satisfies Readonly<Record<string, CommandHelp>>,
};
