import type { Word } from '../spoken-of.ts';

/** The reports and refusals of commands. */
export const commandWords = {
  wholeNumberWanted: (name: Word, from: Word, to: Word, text: Word): string =>
    `${name} must be a whole number from ${from} to ${to}, not ${text}.`,
  timeWanted: (text: Word): string => `--think must be a time such as 2s or 500ms, not ${text}.`,
  speedWanted: (text: Word): string => `--speed must be a number from 0.1 to 100, not ${text}.`,
  sizeWanted: (text: Word): string =>
    `--size must be columns x rows, at least 40x12, such as 100x30, not ${text}.`,
  gameOfFiguresWanted: (components: Word, id: Word): string =>
    `Name the game whose figures ${components} holds: ${id}.`,
  noSuchComponent: (topic: Word, help: Word): string =>
    `No component has the name ${topic} or mentions it.${help}`,
  scenarioFilesWanted: (program: Word): string => `Name the scenario files to check: ${program} check FILE…`,
  onlyOrFailed: '--only and --failed exclude each other.',
  nothingFailedBefore: 'Nothing failed in the previous run, or there was no previous run.',
  orRather: (near: Word): string => `: did you mean ${near}?`,
  noSuchScenario: (missing: Word, help: Word): string =>
    `There is no scenario ${missing} in these files${help}`,
  noSuchRule: (rule: Word, rest: Word): string => `there is no rule ${rule}${rest}`,
  recordEndings: (file: Word): string =>
    `--record writes a recording for asciinema, whose name ends in .cast, or a picture, in .svg, not ${file}.`,
  recordExists: (file: Word): string => `${file} cannot be written: the file already exists.`,
  noFolderForRecord: (file: Word, folder: Word): string =>
    `${file} cannot be written: there is no folder ${folder}.`,
  recorded: (file: Word, file2: Word): string => `Recorded in ${file}; asciinema play ${file2} plays it.\n`,
  pictureTooLarge: (file: Word, bytes: Word, limit: Word): string =>
    `${file} would have ${bytes} kB, more than ${limit}: show a shorter part with --from and --to.`,
  drawn: (file: Word): string => `Drawn in ${file}; any browser shows it.\n`,
  endBeforeBeginning: (to: Word): string => `--to ${to} comes before the beginning of the part.`,
  answersOfDemo: (option: Word, text: Word, count: Word): string =>
    `${option} ${text}: the demo has ${count} answers.`,
  noSuchCaption: (option: Word, text: Word): string =>
    `${option} ${text}: no caption of the demo begins like this; it may also be a number of answers.`,
  partNeedsRecord: '--from and --to say which part --record writes: give it a file.',
  playDemo: (program: Word): string => `${program} demo NAME plays one of them.\n`,
  failuresNotKept: (because: Word): string => `The list of failures cannot be saved for --failed: ${because}`,
  unreadableFile: (path: Word, message: Word): string => `${path} cannot be read: ${message}.`,
  unreadablePaste: (message: Word): string => `The pasted text cannot be read: ${message}.`,
  fileExists: (path: Word): string => `${path} cannot be written: the file already exists.`,
  notWritten: (path: Word, reason: Word): string => `${path} cannot be written: ${reason}.`,
  outputNotWritten: (reason: Word): string => `green-games: The output cannot be written: ${reason}.\n`,
  gameFacts: (title: Word, seats: Word, minutes: Word, edition: Word): string =>
    `${title}: ${seats} players, ${minutes}, rules edition ${edition}`,
  exportReveals: (name: Word, secret: Word): string =>
    `${name} is not over: ${secret} would reveal secrets. Export the log.`,
  noMatches: (program: Word): string => `There are no saved matches yet. ${program} play begins one.\n`,
  unreadableMatch: (fault: Word): string => `cannot be read: ${fault}`,
  atTheTable: (name: Word): string => `at the table ${name}`,
  inUse: (pid: Word, host: Word, since: Word): string => `in use by process ${pid} on ${host} since ${since}`,
  savedIn: (path: Word): string => `saved in ${path}`,
  renamed: (name: Word, to: Word): string => `${name} is now called ${to}.\n`,
  noneFinished: 'No match is finished: nothing was deleted.\n',
  deleteNeedsYes: (called: Word): string =>
    `There is no terminal to ask on: add --yes to delete ${called} for good.`,
  deleteForGood: (called: Word): string => `Delete ${called} for good?`,
  nothingWasDeleted: 'Nothing was deleted.\n',
  deleted: (name: Word): string => `${name} is deleted.\n`,
  matchesToDeleteWanted: 'Name the matches to delete, or use --finished for all finished ones.',
  /** What the keys of a prompt do, by the words of the library. */
  promptActions: { navigate: 'navigate', select: 'select' } as Readonly<Record<string, string>>,
  promptDefault: (text: string): string => `(${text})`,
  /** The menu's entry for the language, which people who read another language recognize as well. */
  languageChoice: (name: string): string => `Language (語言): ${name}`,
  whichLanguage: 'Which language?',
  whichGame: 'Which game?',
  unfinishedMatch: 'There is an unfinished match.',
  beginNewMatch: 'Begin a new match',
  chooseAll: 'Choose seats, options, seed…',
  goOnLearning: (title: Word): string => `Go on learning ${title}: a first match with a lesson in each round`,
  onceMore: ' once more',
  learn: (title: Word, again: Word): string =>
    `Learn ${title}${again}: a demo, then a first match with a lesson in each round`,
  playWithBots: (bots: Word, level: Word, bots2: Word, name: Word): string =>
    `Play with ${bots} ${level} ${bots2} (you are ${name})`,
  goOnWith: (about: Word): string => `Go on with ${about}`,
  whichRules: 'Play by which rules?',
  typeNumber: (from: Word, to: Word): string => `Type a whole number from ${from} to ${to}.`,
  gameWanted: (id: Word): string => `Name a game to play: ${id}.`,
  menuNeedsTerminal: 'the menu needs a terminal: name a command.',
  gameChoice: (title: Word, players: Word): string => `${title} (${players} players)`,
  gameAbout: (about: Word, reconstructed: Word): string => `${about} Reconstructed: ${reconstructed}.`,
  askHow: 'How?',
  howManySeats: 'How many seats?',
  whoSits: (wishes: Word): string => `Who sits at seat ${wishes}?`,
  askSeed: 'Seed? (Enter draws one)',
  knownCommands: (known: Word): string => `the commands are ${known}`,
  nearCommand: (near: Word): string => `did you mean ${near}?`,
  noSuchCommand: (word: Word, help: Word, rest: Word): string =>
    `There is no command called ${word}: ${help}${rest}`,
  inputEnded: (missing: Word): string => `The input ended: ${missing}'s answer is missing.`,
  markedAsRefused: (given: Word): string => `${given}: this is marked as refused, but it is allowed.`,
  answerAfterEnd: (given: Word): string => `${given}: the game is over.`,
  seatOfBot: (given: Word, name: Word): string => `${given}: ${name} is a bot and answers by itself.`,
  askedOtherwise: (given: Word, name: Word, ask: Word, rule: Word, ask2: Word): string =>
    `${given}: ${name} is asked ${ask} (${rule}), not ${ask2}.`,
  askedNow: (seat: Word, ask: Word, rule: Word): string => ` Now ${seat} is asked ${ask} (${rule}).`,
  notAskedNow: (given: Word, name: Word, now: Word): string => `${given}: ${name} is not asked now.${now}`,
  savedSoFar: (program: Word, name: Word): string => ` The match so far is saved: ${program} resume ${name}`,
  notSaved: 'The match was not saved.\n',
  fileMoved: (path: Word, whereabouts: 'deleted' | 'moved'): string =>
    `${path} was ${whereabouts} while the match was played: ` +
    (whereabouts === 'deleted'
      ? 'the match is not saved.\n'
      : 'the match is saved in that file, wherever it is now.\n'),
  resumeBy: (program: Word, name: Word): string => ` Go on with: ${program} resume ${name}`,
  lookBackBy: (program: Word, name: Word): string =>
    ` ${program} matches show ${name} shows the points round by round; ${program} review ${name} judges your decisions.`,
  saved: (path: Word, goOn: Word): string => `The match is saved in ${path}.${goOn}\n`,
  scriptOfOtherGame: (script: Word, game: Word, id: Word): string =>
    `The script ${script} is for ${game}, not for ${id}.`,
  goOnWithMatch: (name: Word): string => `The match ${name} is not finished. Go on with it?`,
  positionForOtherPlayers: (from: Word, players: Word, players2: Word): string =>
    `The position in ${from} is for ${players} players, not ${players2}.`,
  positionListsActs: (from: Word, id: Word): string =>
    `${from} also lists what was done: "try ${id} --from" continues from there.`,
  scriptWithFigures: (script: Word): string =>
    `The script ${script} was played with other figures: name their file with --components.`,
  positionForm: (file: Word): string => `${file}: a position is a map with game, players, options and given.`,
  positionKeyUnknown: 'a position has no such key',
  positionOfOtherGame: (data: Word, id: Word): string => `the position is for ${data}, not for ${id}`,
  playersMissing: 'the number of players is missing',
  optionsForm: 'this must be a map of options',
  givenForm: 'this must be a map of words to values',
  optionValueForm: (name: Word): string => `${name} must be a word, a number, true or false`,
  scenarioOfOtherGame: (file: Word, id: Word, id2: Word): string =>
    `${file}: the scenario is for ${id}, not for ${id2}.`,
  oneScenarioWanted: (file: Word, count: Word): string =>
    `${file}: a position is taken from a file with one scenario, and this has ${count}.`,
  atOrFollow: '--at and --follow exclude each other.',
  commandsUnknown: 'Some of these commands are unknown here.',
  nothingToResume: (program: Word, program2: Word): string =>
    `There is no unfinished match. ${program} play begins one; ${program2} matches lists the saved ones.`,
  matchNotOpened: (path: Word, fault: Word): string => `${path} cannot be opened: ${fault}.`,
  wholeMatchSound: 'The whole match is sound.\n',
  continuedFromSound: (line: Word, path: Word): string =>
    `The match continues from its last sound answer. Line ${line} of its file and everything after it are kept in ${path}.\n`,
  soundPartOffered: (program: Word, name: Word): string =>
    `${program} resume ${name} --from-sound continues from the last sound answer and keeps the rest beside the file.`,
  rulesListed: (title: Word, program: Word, id: Word): string =>
    `${title} ${program} rules ${id} lists what there is.`,
  noMatchesToOpen: (program: Word): string => `There are no saved matches yet. ${program} play begins one.`,
  noSuchMatch: (name: Word, program: Word): string =>
    `There is no match called ${name}: ${program} matches lists them.`,
  hostKey: (fingerprint: Word, port: Word, shownHost: Word): string =>
    `Host key ${fingerprint}\nConnect with: ssh -p ${port} ${shownHost}\n`,
  addressForm: (option: Word, listen: Word): string =>
    `${option} takes HOST:PORT, such as 127.0.0.1:2222, not ${listen}.`,
  resetNeedsName: '--reset takes the name of the setting to restore.',
  knownSettings: (settingNames: Word): string => `the settings are ${settingNames}.`,
  noSuchSetting: (name: Word, help: Word): string => `There is no setting called ${name}: ${help}`,
  settingsFoot: (settingsPath: Word, program: Word): string =>
    `* is set in ${settingsPath}; ${program} settings NAME VALUE changes it.`,
  optionForm: (setting: Word): string => `--option must be name=value, not ${setting}.`,
  optionTwice: (name: Word): string => `The option ${name} is given twice.`,
  wrongNumberOfPlayers: (title: Word, seats: Word, players: Word): string =>
    `${title} is for ${seats} players, not ${players}.`,
  openedElsewhere: (pid: Word, host: Word, since: Word): string =>
    `Process ${pid} on ${host} opened this match at ${since}, and whether it is still running cannot be determined from here. `,
  askTakeOver:
    'Two processes that play the same match ruin it. Is that process gone, and do you want to take the match over?',
  screenTooSmall: (leastColumns: Word, leastRows: Word, columns: Word, rows: Word): string =>
    `The screen needs ${leastColumns}x${leastRows} characters, the terminal has ${columns}x${rows}: make it larger, or play with --plain.`,
  aPerson: 'a person',
  rated: (level: Word, rating: number, margin: number): string =>
    margin === 0 ? `${level}, ${rating}` : `${level}, ${rating} ± ${margin}`,
  aBot: (level: Word): string => `a bot: ${level}`,
  askName: 'Name?',
  playAs: (seats: Word): string => `Play: ${seats}`,
  askYesOrNo: (question: Word): string => `${question} (yes or no) `,
  noSuchCase: (caseWord: Word, program: Word, id: Word): string =>
    `There is no case for ${caseWord}: ${program} ask ${id} QUESTION offers the cases that exist.`,
  actsNotRepeated: (file: Word, fault: Word): string =>
    `${file}: what was done cannot be repeated: ${fault}.`,
  answerRefused: 'an answer was refused.',
  commandsFailed: 'some of these commands could not be carried out.',
  /** What stands for options, commands and values in a command line, by their names in the program. */
  placeholders: {} as Readonly<Record<string, string>>,
  helpListsCommands: (program: string): string => `(${program} --help lists the commands)`,
  programFault: (message: string): string =>
    `This is a fault of the program: ${message} (--debug shows where)`,
  noMatchBegun: 'No match was begun.',
  unknownOption: (flag: string, near: readonly string[]): string =>
    `error: unknown option '${flag}'` +
    (near.length === 0
      ? ''
      : `\n(Did you mean ${near.length > 1 ? `one of ${near.join(', ')}` : near.join('')}?)`),
  missingArgument: (name: string): string => `error: missing required argument '${name}'`,
  missingValue: (option: string): string => `error: option '${option}' argument missing`,
  missingOption: (option: string): string => `error: required option '${option}' not specified`,
  tooManyArguments: (command: string, expected: number, given: number): string =>
    `error: too many arguments${command === '' ? '' : ` for '${command}'`}. ` +
    `Expected ${expected} ${expected === 1 ? 'argument' : 'arguments'} but got ${given}.`,
  noSuchChoice: (option: string, value: string, choices: readonly string[]): string =>
    `error: option '${option}' argument '${value}' is invalid. Allowed choices are ${choices.join(', ')}.`,
  noSuchLanguage: (word: string, known: readonly string[]): string =>
    `There is no language ${word}; the languages are ${known.join(', ')}.`,
  variableNamesNoLanguage: (variable: string, word: string, known: readonly string[]): string =>
    `${variable} is ${word}, which is not a language; the languages are ${known.join(', ')}.`,
  /** The things that a word on the command line may name. */
  kinds: { game: 'game', match: 'match', demo: 'demo', shell: 'shell' },
  mayMean: (word: string, begun: readonly string[]): string =>
    `${word} may mean ${begun.join(' or ')}: type more of it.`,
  noneCalled: (kind: string, word: string, help: string): string =>
    `There is no ${kind} called ${word}. ${help}`,
  known: (words: readonly string[]): string => `Known: ${words.join(', ') || 'none yet'}.`,
  didYouMean: (near: string): string => `Did you mean ${near}?`,
  pasteBlock: 'Paste the block; the line that closes it ends it, or Ctrl-D.\n',
  /** What a format of an exported match would reveal. */
  secrets: {
    script: 'its answers',
    demo: 'its answers',
    json: 'its answers',
    position: 'its position',
    file: 'its file',
  },
  ruleNear: (near: string): string => `; did you mean ${near}?`,
  reconstructed: (what: string): string => `reconstructed: ${what}`,
  standard: (value: string): string => `${value} (standard)`,
  beginWithThese: 'These (begin)',
  askNumber: (option: string, from: number, to: number): string => `${option}? ${from} to ${to}`,
  askOption: (option: string): string => `${option}?`,
  none: 'none',
  names: (names: readonly string[]): string => names.join(', '),
  /** A match in a list: its game, its round, who plays, and when it changed. */
  matchState: (game: string, round: number | undefined, names: readonly string[], changed: string): string =>
    `${game}, ${round === undefined ? 'over' : `round ${round}`}, ${names.join(', ')}, ${changed}`,
  matchAbout: (title: string, round: number, names: readonly string[]): string =>
    `${title}, round ${round}: ${names.join(', ')}`,
  matchShown: (name: string, title: string, seed: string | undefined, began: string): string =>
    `${name}: ${title}${seed === undefined ? '' : `, seed ${seed}`}, begun ${began}`,
  roundAndAnswers: (round: number, answers: number): string => `round ${round}, ${answers} answers`,
  sitter: (name: string, bot: string | undefined): string => (bot === undefined ? name : `${name} (${bot})`),
  checked: (passed: number, failed: number): string => `${passed} passed, ${failed} failed`,
  inLine: (line: number, text: string): string => `line ${line}, ${text}`,
  answerRefusedBecause: (given: string, refusal: string): string => `${given}: ${refusal}.`,
  /** A fault in a line of a file. */
  lineOf: (file: string, line: number, fault: string): string => `${file}, line ${line}: ${fault}`,
  lineAndKeyOf: (file: string, line: number, key: string | undefined, fault: string): string =>
    `${file}: line ${line}${key === undefined ? '' : `, ${key}`}: ${fault}`,
  demoListed: (id: string, title: string, minutes: string, answers: number): string =>
    `${id}  ${title}, ${minutes} minutes, ${answers} answers`,
  stopped: (sentence: string): string => `${sentence}.`,
  onlyPrograms: (level: Word): string =>
    `--bot ${level} names no program: for a match that is resumed it names programs only, as 'cmd:COMMAND'.`,
} as const;
