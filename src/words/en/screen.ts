import type { Word } from '../spoken-of.ts';
import { listed, sentence } from './grammar.ts';

/** What each key does: a word for the footer, a sentence for help and palette. */
export const actionWords = {
  move: { label: '', help: 'Move between options, cells, classes or lines' },
  choose: {
    label: '',
    help: 'Choose what is under the cursor; if it is not allowed, show the whole reason',
  },
  confirm: { label: 'yes, do it', help: 'Confirm an act that cannot be undone or has no effect' },
  next: { label: 'next', help: 'Show the next step of what happened' },
  skip: { label: 'skip', help: 'Skip the rest of what happened' },
  back: { label: 'back', help: 'Back out of a half-made choice, or close what is open; never quits' },
  type: { label: 'type', help: 'Type the word or figure of an answer' },
  send: { label: 'answer', help: 'Give the typed answer' },
  complete: { label: 'complete', help: 'Complete the typed word' },
  why: { label: 'why', help: 'List everything that is not allowed now, and why' },
  undo: { label: 'undo', help: 'Undo your last decision; says what was revealed since' },
  rules: { label: 'rules', help: 'Show the rule behind the question, and all others' },
  note: { label: 'note', help: 'Write a note of your own at this moment, or go through your notes' },
  bookmark: { label: 'mark', help: 'Set a bookmark at this moment, or remove it' },
  lesson: { label: 'lesson', help: 'Show the lesson of this round again' },
  aim: { label: '', help: 'Show the aim: how points are made, what a round is, how the game ends' },
  forecast: {
    label: 'forecast',
    help: 'Show what the rules do next by themselves, on the boards as they stand',
  },
  hint: { label: 'hint', help: 'Show what a hard bot would answer in your place, and why' },
  log: { label: 'log', help: 'Show everything that has happened, with a filter' },
  explain: {
    label: 'text',
    help: 'Show the full text of the option under the cursor, and its rule',
  },
  boards: { label: 'boards', help: 'Show the boards of the others' },
  hand: { label: 'hand', help: 'Show what you hold and what is on offer, with full texts' },
  standings: { label: 'standings', help: 'Show the points by source that are known' },
  pane: { label: 'pane', help: 'Show the next part of the board' },
  palette: { label: 'all', help: 'Search everything that can be done, by name' },
  help: { label: 'help', help: 'Open and close this help' },
  'take-seat': { label: 'go on', help: 'Take the seat; the letter of the seat does so, too' },
  hurry: { label: 'hurry', help: 'Make the thinking bot answer with what it has' },
  reasons: { label: 'reasons', help: 'Show why the bots decided as they did, and how close it was' },
  'walk-through': { label: 'demo', help: 'Watch the demo of this game, then come back' },
  telling: { label: 'telling', help: 'Switch how events are told: step by step, all at once, or not at all' },
  theme: { label: 'theme', help: 'Switch colours: default, light, colour-blind, high-contrast, none' },
  ascii: { label: 'ASCII', help: 'Switch between ASCII only and symbols' },
  onward: { label: 'go on', help: 'Go on after the demo' },
  'step-answer': { label: 'answer', help: 'Back and forward by one answer' },
  'step-turn': { label: 'turn', help: 'Back and forward to where a turn begins' },
  'step-round': { label: 'round', help: 'Back and forward to where a round begins' },
  'step-end': { label: '', help: 'To the beginning, to the end' },
  run: { label: 'run', help: 'Run by itself, or pause' },
  step: { label: 'step', help: 'Run the next step' },
  speed: { label: '', help: 'Run faster or slower' },
  go: { label: 'go', help: 'Go to an answer: type its number, then Enter' },
  view: { label: 'view', help: 'Show what the next seat sees, then what a spectator sees' },
  seat: { label: 'seat', help: 'If several seats are asked at once, answer for the next of them' },
  review: { label: 'review', help: 'Show what each decision cost and what was better, beside the board' },
  judge: { label: 'judge', help: 'Judge the decisions of the match while you go on reading, or stop' },
  'step-mistake': { label: 'mistake', help: 'Back and forward to a judged decision that cost something' },
  'play-on': { label: 'play on', help: 'Play on from here, in a match of its own against bots' },
  try: { label: 'try', help: 'Go on from here in a rule-checking session' },
  compare: { label: 'what if', help: 'Compare two answers: press it on one, then on the other' },
  command: { label: 'command', help: 'Type a command: why, set, show, diff, save, scenario, …' },
  'end-replay': { label: 'close', help: 'Close the replay or end the demo' },
  close: {
    label: 'close',
    help: 'Close what is open or a rule-checking session, but never a match',
  },
  finish: { label: 'close', help: 'Close the screen of a game that is over' },
  suspend: { label: 'stop', help: 'Stop for a while; fg in the shell goes on' },
  redraw: { label: 'redraw', help: 'Redraw the whole screen, for example after other output has covered it' },
  quit: { label: 'quit', help: 'End the program at once; the match is saved' },
  leave: { label: 'leave', help: 'Leave; the match is saved. Pressed twice: leave at once' },
} as const;

/** The words of screens that belong to no game. */
export const screenWords = {
  /** The points by source over the rounds, as the game names its rounds. */
  pointsByRound: (round: string) => `Points by source at the end of each ${round}`,
  pointsAt: (
    round: string,
    number: number,
    seats: readonly { readonly name: string; readonly points: number; readonly parts: readonly string[] }[],
  ) =>
    `${sentence(round)} ${number}: ${seats
      .map(
        ({ name, points, parts }) => `${name} ${points}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`,
      )
      .join('; ')}.`,
  gameOver: 'Game over',
  /** In the row of places; it fits a column for a name. */
  eliminated: 'out',
  firstMatch: (title: string) => `New to ${title}? Press d to learn it in three minutes.`,
  round: (round: number) => `round ${round}`,
  seed: (seed: string) => `seed ${seed}`,
  turnOf: (name: string) => `${name} decides`,
  waiting: (seats: readonly { readonly name: string; readonly ago: string }[]) =>
    `Waiting for ${listed(seats.map(({ name, ago }) => `${name} (asked ${ago})`))}.`,
  thinking: (names: readonly string[]) => `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} thinking`,
  reasonsTitle: 'Why the bots decided as they did',
  reasonsNone: 'No bot has had a choice to make yet.',
  chose: (name: string, values: readonly string[]) => `${name}: ${values.join('; ')}`,
  behind: (value: string, by: string, unit: string) => `${value} would be ${by} ${unit} worse`,
  pointsOfLead: 'points of lead',
  aboutLead: 'A point of lead is a point more than the best other player has.',
  asGood: (value: string) => `${value} would be about as good`,
  hiddenReasons: 'others that it keeps secret',
  rollouts: (count: number) => `found in ${count === 1 ? 'one simulated game' : `${count} simulated games`}`,
  yourTurn: (title: string) => `${title}: it is your turn.`,
  undoWhileWaiting: 'u undoes your last decision.',
  undoLater: 'u undoes once you are asked.',
  pressAgain: 'Press it once more to answer this.',
  onMap: 'on the map',
  nextCell: 'next cell',
  pressAgainToGoOn: 'Press it once more to go on.',
  waitToSit: 'Wait a moment, then press it again.',
  pasteRefused: 'Nothing can be pasted here.',
  hurried: 'hurried',
  tooSmall: 'This terminal is too small for the board.',
  tooSmallNeeds: (columns: number, rows: number) => `Needs ${columns} columns and ${rows} rows,`,
  tooSmallHas: (columns: number, rows: number) => `has ${columns} and ${rows}.`,
  tooSmallSafe: 'Nothing you typed is lost. Ctrl-C leaves.',
  handOver: (name: string) => `Hand over to ${name}`,
  handOverHint: (name: string, letter: string) =>
    `${name}: press ${letter} or space when nobody else looks at the screen.`,
  since: (name: string) => `Since ${name}'s last decision`,
  soFar: 'What happened so far',
  /** The act of the first seat, which others repeated. */
  alike: (sentence: string, names: readonly string[]) =>
    `${sentence.replace(/\.$/u, '')}; likewise ${listed(names)}.`,
  /** The act of the first seat, which others repeated with different figures. */
  alikeBut: (sentence: string, names: readonly string[]) =>
    `${sentence.replace(/\.$/u, '')}; ${names.join(', ')}.`,
  stepOf: (step: number, steps: number) => `${step} of ${steps}`,
  allowedNot: 'Not allowed now',
  everythingAllowed: 'Nothing that you might expect here is forbidden.',
  askedBy: (rule: string) => `asked by ${rule}`,
  rule: (rule: string) => `rule ${rule}`,
  moreAbove: (count: number) => `${count} more above`,
  moreBelow: (count: number) => `${count} more below`,
  picked: 'picked',
  cellsBarred: (count: number) =>
    `${count === 1 ? 'One cell' : `${count} cells`} cannot be chosen; w says why.`,
  between: (from: number, to: number) => `from ${from} to ${to}`,
  amountFirst: 'Type a figure, or choose one with left and right; then Enter.',
  amountHint: 'type a figure; Left and Right by 1, PgUp and PgDn by 10',
  /** The rules replaced the given figure by another one. */
  cut: ({ given, taken, rule }: { given: Word; taken: Word; rule: string }) =>
    `${given} is ${Number(given) > Number(taken) ? 'more' : 'less'} than is possible: it becomes ${taken} (${rule}).`,
  typeHint: 'type the word or figure of an answer',
  confirmHint: 'y confirms, Esc goes back',
  costsNothing: 'costs and gives nothing by itself',
  nothingToUndo: 'There is nothing to undo.',
  undone: 'Undone.',
  undoneBy: (name: string, answers: number) =>
    `${name} took back ${answers === 1 ? 'one answer' : `${answers} answers`}.`,
  undoDeclined: (name: string) => `${name} declined the undo.`,
  undoDropped: 'The undo is no longer asked for.',
  undoTitle: 'Undo',
  undoNow: (answers: number) => `Undoes ${answers === 1 ? 'one answer' : `${answers} answers`}.`,
  undoRevealed: 'Revealed since then:',
  undoWanted: (name: string, answers: number) =>
    `${name} asks to undo ${answers === 1 ? 'one answer' : `${answers} answers`}.`,
  undoAskedFor: (answers: number) =>
    `You have asked to undo ${answers === 1 ? 'one answer' : `${answers} answers`}.`,
  undoAgreeOrNot: (name: string) => `${name} agrees? y agrees, n declines, Esc decides later.`,
  undoAskedHint: 'y agrees, n declines',
  undoAsks: (names: readonly string[]) => `${listed(names)} must agree. y asks, Esc does not.`,
  undoAsksHint: 'n withdraws',
  undoMayWithdraw: 'It is done once all have agreed. n withdraws it, Esc closes this.',
  notYetAgreed: (name: string) => `${name} has not answered yet`,
  undoStands: (name: string) => `${name} asks to undo; u answers.`,
  waitToAnswer: 'Wait a moment, then press it again.',
  undoAgree: (name: string) => `${name} agrees? y agrees, Esc does not.`,
  undoHint: 'y agrees',
  undoSure: 'y undoes it, Esc keeps it.',
  revealed: (what: string) =>
    what === 'chance' ? 'something drawn by chance (it will be the same again)' : what,
  agreed: (name: string) => `${name} agrees`,
  aimTitle: (title: string) => `${title}: what it is about`,
  aimHint: (withDemo: boolean) =>
    `${withDemo ? 'd demo  ' : ''}r rules  ? keys  a shows this again  Enter goes on`,
  lessonTitle: (number: number, of: number, title: string) => `Lesson ${number} of ${of}: ${title}`,
  lessonHint: 'Enter goes on to the question; r rules; o shows it again',
  lessonNow: 'Now:',
  forecastTitle: 'Forecast',
  forecastSupposes: 'What the rules do next, if nobody changes anything before it:',
  forecastEmpty: 'Nothing comes by itself any more.',
  hintTitle: 'Hint',
  hintKeys: 'any key: now, from what it knows so far',
  hintThinking: 'Thinking about it in your place, as a hard bot does.',
  hintNone: 'There is no hint here: nobody is asked anything, or the step was run with chosen draws.',
  hintOff: 'No hints are given in this match.',
  hintAdvised: (value: string) => `A hard bot would take: ${value}`,
  hintPlan: (answers: readonly string[]) => `Then: ${answers.join('; ')}`,
  hintBecause: (next: string, reasons: readonly string[], doubts: readonly string[], games: number) =>
    `In the ${games} games that it tried out, this led to ${listed(reasons)} than the next best, ${next}${doubts.length === 0 ? '' : `, though to ${listed(doubts)}`}.`,
  hintClose: (next: string, doubts: readonly string[], games: number) =>
    `In the ${games} games that it tried out, the next best, ${next}, came close: this led to ${listed(doubts)}.`,
  hintAlike: (next: string, games: number) =>
    `In the ${games} games that it tried out, the next best, ${next}, led to much the same.`,
  hintWorse: (next: string, by: string, unit: string) =>
    `It soon gave up ${next}, which looked ${by} ${unit} worse.`,
  hintAlone: (value: string) => `Everything else that it tried out soon looked worse than ${value}.`,
  hintSettled: 'No other answer can be better.',
  hintSource: (by: string, isMore: boolean, source: string) =>
    `${by} ${isMore ? 'more' : 'fewer'} points from ${source}`,
  card: 'card',
  hintRival: (by: string, isMore: boolean) =>
    `${by} ${isMore ? 'more' : 'fewer'} points for the best of the others`,
  hintWins: (by: string, isMore: boolean) => `${by} ${isMore ? 'more' : 'fewer'} wins in 100 games`,
  hintBlind: (games: number) =>
    games === 0
      ? ''
      : 'It knows what you may know. Everything hidden, and all chance to come, was dealt again in each game.',
  aimParts: { you: 'You', points: 'Points', round: 'Round', end: 'End', plan: 'Plan' },
  optionParts: { cost: 'Cost', effect: 'Effect', changes: 'Changes', lasts: 'Lasts', rule: 'Rule' },
  explainTitle: (name: string) => `${name}: the whole text`,
  handTitle: 'What you hold, and what is on offer',
  handNone: 'A spectator holds nothing. In a replay v shows what a seat sees.',
  helpTitle: 'Keys',
  legendTitle: 'Signs on the board',
  paletteTitle: 'Everything that can be done',
  noMatch: 'Nothing matches these letters.',
  rulesTitle: 'Rules',
  rulesLoading: 'Loading the rules.',
  rulesSearch: 'search',
  rulesFound: (place: number, count: number): string =>
    count === 0 ? 'nothing found' : `${place} of ${count}`,
  rulesHint: '/ searches in your words, n next, p previous',
  logTitle: 'Log',
  logFilter: 'filter',
  logHint: '/ filters',
  scrollHint: 'arrows scroll',
  boardsHint: 'Tab shows the next ones',
  paletteHint: 'letters search, Enter does it',
  logEmpty: 'Nothing has happened yet.',
  logNoMatch: 'No entry matches these words.',
  standingsTitle: 'Standings',
  /** The meaning of the figures in mid-game. */
  standingsNow: ({ known, soFar }: { readonly known?: unknown; readonly soFar?: boolean }) => {
    if (known !== undefined) return 'what you know of it';
    return soFar === true ? 'scored so far' : 'if the game ended now';
  },
  finalTitle: 'Final score',
  course: 'Round by round; 0 is the start',
  alone: (name: string, points: number, over: boolean) =>
    over ? `${name} ends with ${points} points.` : `${name} would end with ${points} points.`,
  goodGame: (points: number) => `More than ${points} points is a very good game.`,
  total: 'total',
  atLeast: 'at least',
  atMost: 'at most',
  /** A total between two bounds, in six columns. */
  within: (least: number, most: number) => (least === most ? String(least) : `${least}-${most}`),
  /** Stands for something that only somebody else knows. */
  secret: '?',
  place: 'place',
  placeSoFar: 'place so far',
  /** A place that several share. */
  sharedPlace: (place: number) => `${place}=`,
  points: 'points',
  winner: (names: readonly string[]) =>
    names.length === 0
      ? 'Nobody wins.'
      : names.length === 1
        ? `${names[0]} wins.`
        : `${listed(names)} share the victory.`,
  isAhead: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? 'is' : 'are'} ahead in the points scored so far.`,
  wouldWin: (names: readonly string[]) =>
    names.length === 0 ? 'Who would win is not known before the end.' : `${listed(names)} would win.`,
  boardsTitle: 'Boards',
  whyTitle: 'Not allowed, and why',
  leaving: 'Leaving.',
  savedAs: (name: string, path: string) => `The match is saved as ${name} (${path}).`,
  notSaved: 'This match is not saved.',
  /** The names of keys that are words of the language. */
  keyNames: {
    arrows: 'arrows',
    space: 'space',
    'Up Down': 'Up Down',
    'Left Right': 'Left Right',
  } as Readonly<Record<string, string>>,
  /** How long something lasted, or how long ago it was. */
  lasted: {
    justNow: 'just now',
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number) => `${hours} h`,
    days: (days: number) => `${days} days`,
    ago: (lasted: string) => `${lasted} ago`,
  },
  leaveAgain: 'Ctrl-C again leaves at once.',
  tellingIs: {
    steps: 'Events are told step by step.',
    'at-once': 'Events are told all at once.',
    off: 'Events are not told; the log has them.',
  },
  themeIs: (name: string) => `Colours: ${name}.`,
  asciiIs: (on: boolean) => (on ? 'Drawn with ASCII only.' : 'Drawn with symbols.'),
  sure: 'Sure?',
  notUnderstood: (text: string) => `${text} is not an answer here.`,
  severalFit: (words: readonly string[]) => `Several answers begin like this: ${words.join(', ')}.`,
  matchStays: 'Ctrl-C leaves the match; it is saved.',
  backNothing: 'There is no half-made choice to leave; u undoes a decision.',
} as const;
