/** The words of replays and demos. */
export const replayWords = {
  lineMode: (title: string) => `${title}. Line mode is on: nothing is redrawn. Type help for the commands.`,
  demoInLines: (title: string) => `${title}: a demo in lines.`,
  place: (answered: number, of: number) => `answer ${answered} of ${of}`,
  runningPlace: (stop: number, of: number) => `place ${stop} of ${of}`,
  round: (round: number) => `round ${round}`,
  begin: 'The match begins.',
  over: 'The game is over.',
  viewOf: (name: string) => `${name}'s view`,
  viewSpectator: "a spectator's view",
  viewAll: 'all views',
  onlyOver: 'While the match is being played, only the view of a spectator is shown.',
  onlyOverAnswers: 'While the match is being played, its answers are not numbered.',
  remember:
    'What was open here has been covered since and must be remembered; it is shown when the game is over.',
  noBranch:
    'While the match is being played, nobody may continue from here: that would reveal hidden information.',
  noSuchView: (word: string, known: readonly string[]) =>
    `There is no view ${word}. The views are ${known.join(', ')}.`,
  noSuchPlace: (from: number, to: number) => `The answers are numbered from ${from} to ${to}.`,
  noSuchCount: (word: string, times: string) =>
    `${word} takes a whole number from 1 to 999999, not ${times}.`,
  unknown: (word: string) => `${word} is not a command here; ? lists the commands.`,
  atStart: 'This is the beginning.',
  atEnd: 'This is the end.',
  takenBack: 'Answers were undone.',
  following: 'Waiting for the next answer; Ctrl-C leaves.',
  followEnded: 'The game is over.',
  leftOut: (entries: number) => `… ${entries} earlier entries; log shows them all.`,
  verified: (answers: number, steps: number) =>
    `${answers} answers and the digests of ${steps} steps agree with the recording.`,
  unchecked: (answers: number) =>
    `${answers} answers were given under another edition of the rules and cannot be checked.`,
  sound: (answers: number) => `The first ${answers} answers are sound; replay shows them.`,
  paused: 'paused',
  /** The beginning of a caption that explains the drawing of the board, which line mode omits. */
  aboutDrawing: 'The board: ',
  /** What comes after a demo that leads to a match. */
  onward: {
    'first-match': {
      next: 'your first match',
      skip: 'to your first match',
      early: 'q ends the demo; then your first match begins.',
      atEnd: 'Enter: your first match. Home: the demo again.',
    },
    match: {
      next: 'back to your match',
      skip: 'back to your match',
      early: 'q ends the demo and leads back to your match.',
      atEnd: 'Enter: back to your match. Home: the demo again.',
    },
  },
  /** What the key that runs a replay does while it runs. */
  pause: 'pause',
  /** An answer as a sentence; if the log reports it, in the log's words. */
  chose: (name: string, ask: string, value: string) =>
    `${name}: ${ask}${ask.endsWith('?') ? '' : ':'} ${value}.`,
  choseShort: (name: string, value: string) => `${name} chooses ${value}.`,
  speed: (speed: number) => `speed ${speed}`,
  goTo: 'answer number',
  help: [
    'next: forward by one answer, and next N by N; Enter alone is next.',
    'back: back by one answer, and back N by N.',
    'turn: to where the next turn begins; -turn: back to where this one or the one before did.',
    'round and -round: the same by rounds.',
    'start: to the beginning; end: to the end.',
    'go K: to the answer numbered K.',
    'view and a seat: what that seat knew here; a name, a number from 0, spectator, or all.',
    'status: the state of the match and of the viewed seat, in one line.',
    'board: the parts of the board; board and one of them: that part in sentences.',
    'hand: what the viewed seat holds.',
    'log: the log up to here.',
    'standings: the score up to here.',
    'forecast: what the rules did next by themselves, on the boards as they stand.',
    'review: what the current decision cost and what was better; review make judges the match; review curve: who was expected to win.',
    'mistake and -mistake: forward and back to a judged decision that cost something.',
    'play, a seat and a bot: play on from here at that seat against such bots, in a match of its own.',
    'note and a text: a note of your own here; notes: all of them; notes K: to the note numbered K; bookmark: sets one or removes it.',
    'try: go on from here in a rule-checking session.',
    'quit: leaves.',
  ],
} as const;
