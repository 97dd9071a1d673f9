/** The words of rule-checking sessions. */
export const tryWords = {
  lineMode: (title: string, players: number) =>
    `${title}, ${players} ${players === 1 ? 'seat' : 'seats'}. Rule checking; line mode is on. Type ? for help.`,
  between: (next: string) => `No step is under way. By the rules ${next} is next: "step" runs it.`,
  over: 'The game is over.',
  stepUnderWay: (step: string, round: number) => `[round ${round}, ${step}]`,
  seatName: (seat: number) => `Seat ${seat}`,
  allowed: (option: string) => `${option} is allowed.`,
  given: (seat: string, answers: string) => `${seat}: ${answers}`,
  stepRun: (step: string) => `${step} is run.`,
  isSet: (path: string, value: string) => `${path} is now ${value}.`,
  takenBack: (times: number) => (times === 1 ? 'Taken back.' : `The last ${times} things are taken back.`),
  nothingToUndo: 'There is nothing to take back.',
  nothingAsked: 'Nobody is asked anything now.',
  notAsked: (name: string) => `${name} is not asked anything now.`,
  askedOther: (name: string, asked: string, rule: string, ask: string) =>
    `${name} is asked ${asked} (${rule}), not ${ask}.`,
  noSeat: (word: string, known: readonly string[]) =>
    `There is no seat ${word}; there is ${known.join(', ')}.`,
  alike: 'Both lead to the same position and the same score.',
  columns: ['', 'now', 'A', 'B'],
  score: (name: string) => `score of ${name}`,
  saved: (file: string) => `Written to ${file}.`,
  exists: (file: string) => `There is a file ${file} already; name another one.`,
  notWritten: (file: string, code: string) => `${file} cannot be written (${code}).`,
  scenarioTitle: 'what was done in a rule-checking session',
  notRepeated: (why: string) =>
    `# This scenario does not pass by itself: ${why}\n# Chance was drawn that a scenario does not repeat; begin it from a later position.`,
  none: 'nothing',
  usage: {
    why: 'why reads: why ANSWER, such as why education',
    do: 'do reads: do ANSWER, such as do education, or do "Seat 1: pass"',
    set: 'set reads: set PATH = VALUE, such as set nations.0.population = 20',
    diff: 'diff reads: diff ANSWER ANSWER; where one has several words: diff A B / C D',
    undo: 'undo reads: undo, or undo N',
    step: (steps: readonly string[]) => `step reads: step NAME; there is ${steps.join(', ')}`,
    draws: 'the draws of a step are whole numbers from 0',
  },
  unknown: (word: string) => `${word} is no command here; ? tells them all.`,
  help: [
    'legal             what is asked, what is allowed, what is not and why',
    'why ANSWER        why an answer is not allowed, or what it does',
    'do ANSWER         answers; several words answer one question after the other',
    'do SEAT: ANSWER   answers for another seat that is asked, too',
    'step [NAME] [N…]  runs the next step, or another; N: values of its first draws',
    'set PATH = VALUE  sets a field: set nations.0.population = 20',
    'show [SEAT]       what a seat may see, or spectator; show all: the position',
    'undo [N]          takes back the last thing done, or the last N',
    'diff A B          what if: where position and score differ after A and after B;',
    '                  answers of several words: diff A B / C D',
    'log, standings    what has happened, and the score so far',
    'rules [ID]        the rule that asks, or the one named',
    'save [FILE]       the position, for try --from and play --from',
    'scenario [FILE]   what was done as a scenario that check passes',
    'help, quit',
  ],
} as const;

/** What each key of the screen does. */
export const tryKeys = [
  { keys: 'Up Down', label: '', help: 'Move between answers; Left and Right count an amount' },
  { keys: 'Enter', label: 'do', help: 'Give the answer; on what is not allowed: the reason' },
  {
    keys: ':',
    label: 'command',
    help: 'Type a command: why, set, show, diff, save, scenario …',
  },
  { keys: 'u', label: 'undo', help: 'Take back what was done last, without limit' },
  { keys: 'v', label: 'view', help: 'The board as the next seat sees it' },
  { keys: 'p', label: 'seat', help: 'Where several are asked at once: answer for the next of them' },
  { keys: 'n', label: 'step', help: 'Run the next step' },
  { keys: 'd', label: 'what if', help: 'Compare two answers: press it on the one and then on the other' },
  { keys: 'l s r', label: 'log, score, rule', help: 'The log, the score so far, the rule that asks' },
  { keys: 'Tab', label: '', help: 'The next part of the board' },
  { keys: 'Ctrl-C', label: '', help: 'Leaves' },
  { keys: '?', label: 'help', help: 'Keys and commands' },
] as const;

export const tryScreenWords = {
  whatIf: (answer: string) => `What if: ${answer}, or …? Press d on the other answer.`,
  compared: 'What if',
  help: 'Keys and commands',
  checking: 'rule checking',
  close: 'close',
  spectator: "a spectator's view",
  round: (round: number) => `round ${round}`,
  view: (name: string) => `${name}'s view`,
} as const;
