import type { Word } from '../spoken-of.ts';

/** The texts of tables and saved matches. */
export const tableWords = {
  /** The name of a person who has given none. */
  playerName: (number: number): string => `Player ${number}`,
  /** @param number null for the only bot of a table */
  botName: (number: number | null): string => (number === null ? 'Bot' : `Bot ${number}`),
  moreSeatsThanPlayers: (count: Word, players: Word, count2: Word): string =>
    `${count} seats are named, but the match has ${players}: give --players ${count2} or name fewer.`,
  sameNameTwice: (seat: Word, seat2: Word, name: Word): string =>
    `The seats ${seat} and ${seat2} are both called ${name}: give each a name of its own.`,
  nameEmpty: 'A name must have at least one character.',
  nameTooLong: (limit: Word, text: Word, beginning: Word): string =>
    `A name may have at most ${limit} characters, not ${text}: ${beginning}…`,
  nameWithControls: (shown: Word): string => `A name must contain no control characters: ${shown}`,
  nameWithColon: (shown: Word): string =>
    `A name must contain no colon, because a colon ends the name in scripts: ${shown}`,
  nameIsNumber: (shown: Word): string =>
    `A name must not be a bare number, because a number names a seat in scripts: ${shown}`,
  seedEmpty: 'A seed must have at least one character.',
  seedTooLong: (limit: Word, text: Word): string =>
    `A seed may have at most ${limit} characters, not ${text}.`,
  seedWithControls: (shown: Word): string => `A seed must contain no control characters: ${shown}`,
  unknownBotInFile: (stranger: Word): string => `damaged: there is no bot ${stranger}.`,
  figuresUnreadable: 'its figures or its position cannot be read',
  damagedBeginning: (because: Word): string => `damaged: the match cannot be set up: ${because}.`,
  beginningOfOtherEdition: (message: Word, program: Word): string =>
    `the match cannot be set up any more (${message}). green-games ${program} can.`,
  hardLinkParted:
    'The match file had another name as well (a hard link). The match continues in a file of its own, and the other name keeps what was played so far.',
  lockTakenOver: (pid: Word, since: Word): string =>
    `The lock of process ${pid}, which held this match since ${since} and is gone, was taken over.`,
  tornLineLeftOut: (torn: Word): string =>
    `The last line of the file was torn (${torn} bytes) and is left out.`,
  continuesWithEdition: (otherEdition: Word, edition: Word): string =>
    `This match was played by edition ${otherEdition} of the rules and continues with edition ${edition} from its last snapshot; nothing before it can be undone.`,
  continuesWithFigures:
    'The component figures have changed since then; the match continues with the new ones from its last snapshot; nothing before it can be undone.',
  answersDropped: (dropped: Word): string =>
    `${dropped} answers since that snapshot are no longer possible and were dropped; their questions are asked again.`,
  folderNotWritable: (matches: Word, reason: Word, cure: Word): string =>
    `Matches cannot be saved in ${matches}: ${reason}. ${cure}`,
  folderNotReadable: (matches: Word, reason: Word): string =>
    `The matches in ${matches} cannot be read: ${reason}.`,
  brokenLink: 'the link is broken',
  matchNameTooLong: (count: Word): string =>
    `The name of a match may have at most 80 characters, not ${count}.`,
  matchNameReserved: (shown: Word): string =>
    `${shown} cannot be the name of a match: the program or the system uses it for its own files.`,
  matchNameInvalid: (shown: Word): string =>
    `${shown} cannot be the name of a match: use letters, digits, spaces, dots, - and _, beginning with a letter or digit.`,
  matchNameTaken: (name: Word): string => `There is already a match called ${name}.`,
  folderCure:
    'Set GREEN_GAMES_HOME to the absolute path of a folder that you may write to, or play with --unsaved.',
  homeEmpty:
    'HOME is empty, so there is no folder for matches. Set GREEN_GAMES_HOME to the absolute path of a folder that you may write to, or play with --unsaved.',
  notAbsolute: (variable: string, path: string, isTilde: boolean): string =>
    `${variable} is ${path}, which is not an absolute path: ${isTilde ? 'the shell expands ~ only outside quotation marks' : 'it would depend on the working directory'}. Set GREEN_GAMES_HOME to the absolute path of a folder that you may write to, or play with --unsaved.`,
  endless: (answers: number): string => `The match does not end: it has had ${answers} answers.`,
  noSuchBot: (bot: string, bots: string): string => `There is no bot called ${bot}; the bots are ${bots}.`,
  notDone: (path: Word, done: Word): string => `${path} cannot be ${done}`,
  otherEditionShows: (edition: Word, program: Word): string =>
    `it was played by edition ${edition} of the rules, or with other figures; green-games ${program} can show it.`,
  snapshotChanged: 'damaged: the snapshot has been changed.',
  stepDiffers: (step: Word, digest: Word, step2: Word, digest2: Word): string =>
    `the step ${step} ended with ${digest}, but now ${step2} ends with ${digest2}.`,
  tornLineNotShown: (torn: Word): string => `The last line of the file is torn (${torn} bytes) and left out.`,
  earlierAnswersNotShown: (unseen: Word): string =>
    `The first ${unseen} answers were given under other rules or figures and are not shown.`,
  publicOnly: 'The match is not over: only what everybody may look up is shown.',
  /** Why a bot that is a program was given up, as a clause. */
  botFaults: {
    'not-started': (what: Word): string => `it could not be started (${what})`,
    'not-found': (): string => 'its program was not found',
    ended: (status: Word): string => (status === '' ? 'it ended' : `it ended with the status ${status}`),
    silent: (seconds: Word): string => `it gave no answer within ${seconds} s`,
    'too-long': (): string => 'it wrote a line of more than 65,536 bytes',
    'not-json': (line: Word): string => `it wrote a line that is not JSON: ${line}`,
    'no-answer': (line: Word): string =>
      `it wrote a line without the id of the question and a value: ${line}`,
    'other-question': (line: Word): string => `it answered a question that was not asked: ${line}`,
    'not-allowed': (answer: Word): string => `its answer is not allowed: ${answer}`,
  },
  /** @param bot the bot that plays on */
  botGivenUp: (name: Word, program: Word, because: string, bot: Word): string =>
    `${name} (${program}) was given up: ${because}. The ${bot} bot plays on.`,
  botsGivenUp: (program: Word, games: Word, of: Word, game: Word, because: string): string =>
    `${program} was given up in ${games} of ${of} games, and the normal bot played on. In game ${game}: ${because}.`,
  errorsIn: (log: Word): string => `What the program reported is in ${log}.`,
  programNotRestarted: (name: Word, program: Word): string =>
    `${name} was played by the program ${program}. Commands in match files are never run, so the normal bot plays on; name the program with --bot to start it again.`,
} as const;
