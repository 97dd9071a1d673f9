import type { Word } from '../spoken-of.ts';

/** The faces of a thing that is drawn; figures without a gap as a range. */
function facesText(faces: readonly Word[]): string {
  const [first] = faces;
  const isRange =
    typeof first === 'number' && faces.length > 2 && faces.every((face, index) => face === first + index);
  return isRange ? `${first} to ${faces.at(-1)}` : faces.join(', ');
}

/** The words of rule-checking sessions. */
export const tryWords = {
  lineMode: (title: string, players: number) =>
    `${title}, ${players} ${players === 1 ? 'seat' : 'seats'}. Rule checking; line mode is on. Type help for the commands.`,
  between: (next: string) => `No step is running. The next one by the rules is ${next}: "step" runs it.`,
  over: 'The game is over.',
  roundAndStep: (round: number, step: string) => `Round ${round}, ${step}.`,
  someBarred: (count: number) =>
    count === 1
      ? 'One more is not allowed: why tells the reason.'
      : `${count} more are not allowed: why tells the reasons.`,
  comparedInWords: (place: string, now: string, one: string, other: string) =>
    `${place}: ${now} now, ${one} after the first, ${other} after the second.`,
  stepUnderWay: (step: string, round: number) => `[round ${round}, ${step}]`,
  seatName: (seat: number) => `Seat ${seat}`,
  allowed: (option: string) => `${option} is allowed.`,
  given: (seat: string, answers: string) => `${seat}: ${answers}`,
  stepRun: (step: string) => `${step} has run.`,
  isSet: (path: string, value: string) => `${path} is now ${value}.`,
  comesFrom: (card: string, place: string, instead: string | undefined) =>
    `${card} comes from ${place}${instead === undefined ? '' : `, where ${instead} lies now`}.`,
  alsoChanged: (path: string, change: string) => `As a consequence ${path} is now ${change}.`,
  changedBesides: (count: number) => `${count} more fields have changed: "show all" lists the position.`,
  askedAsBefore: 'The questions and the allowed answers are as before.',
  lessAllowed: 'Fewer answers are allowed than before: "legal" lists them.',
  drawn: (what: string, faces: string) => `The next ${what} will show ${faces}.`,
  noDraws: (title: string) =>
    `In ${title} nothing is drawn after the set-up that shows a face. The order of cards is a field: show all, then set.`,
  shared: (title: string, players: number, program: string, id: string) =>
    `# ${title}, ${players} ${players === 1 ? 'seat' : 'seats'}: a position and what was done.\n` +
    `# To go on from it: ${program} try ${id} --from -   To check it: ${program} check -`,
  titled: (seat: string, asked: string, answers: string, refused: string | undefined) =>
    `${seat}: ${asked} ${answers}${refused === undefined ? '' : `, refused (${refused})`}`,
  untold: (title: string, what: string | undefined) =>
    what === undefined ? `a position of ${title}` : `a position of ${title} (${what})`,
  takenBack: (times: number) => (times === 1 ? 'Undone.' : `The last ${times} acts are undone.`),
  nothingToUndo: 'There is nothing to undo.',
  nothingAsked: 'Nobody is asked anything now.',
  notAsked: (name: string) => `${name} is not asked anything now.`,
  askedOther: (name: string, asked: string, rule: string, ask: string) =>
    `${name} is asked ${asked} (${rule}), not ${ask}.`,
  noSeat: (word: string, known: readonly string[]) =>
    `There is no seat ${word}. The seats are ${known.join(', ')}.`,
  alike: 'Both lead to the same position and the same score.',
  columns: ['', 'now', 'A', 'B'],
  score: (name: string) => `score of ${name}`,
  saved: (file: string) => `Written to ${file}.`,
  exists: (file: string) => `The file ${file} exists already; name another one.`,
  notRepeated: (why: string) =>
    `# This scenario does not pass by itself: ${why}\n# It depends on chance that a scenario does not repeat; begin it from a later position.`,
  none: 'nothing',
  entries: (count: number) => `${count} entries`,
  gone: (entries: string) => `without ${entries}`,
  come: (entries: string) => `with ${entries}`,
  usage: {
    do: 'usage: do ANSWER, such as do education, or do "Seat 1: pass"',
    set: 'usage: set PATH = VALUE, or several with commas between them, such as set nations.0.population = 20',
    draw: (known: readonly (readonly [string, readonly Word[]])[]) =>
      `usage: draw THING FACES; the things are ${known.map(([what, faces]) => `${what} (${facesText(faces)})`).join(', ')}`,
    diff: 'usage: diff ANSWER ANSWER; answers of several words: diff ONE / OTHER',
    ask: 'usage: ask QUESTION, such as ask who wins a tie?',
    case: 'usage: case ID, the id of a rule',
    undo: 'usage: undo, or undo N',
    step: (steps: readonly string[]) => `usage: step NAME, one of ${steps.join(', ')}`,
    draws: 'the draws of a step are whole numbers from 0',
  },
  unknown: (word: string) => `${word} is not a command here; help lists the commands.`,
  help: [
    'legal             what is asked, what is allowed, what is not and why',
    'why [ANSWER]      why an answer is not allowed, or what it does; why: all that is not',
    'do ANSWER         answers; several words answer one question after the other',
    'do SEAT: ANSWER   answers for another seat that is asked',
    'step [NAME] [N…]  runs the next step, or another; N: values of its first draws',
    'set PATH = VALUE  sets fields: set nations.0.population = 20, leader = 1',
    'draw THING FACE…  what is drawn next, by the faces shown: draw die 3',
    'show [SEAT]       what a seat may see, or spectator; show all: the position',
    'board [TOPIC]     a part of the board in sentences, as the asked seat sees it',
    'undo [N]          undoes the last act, or the last N',
    'diff A B          compares position and score after A and after B;',
    '                  answers of several words: diff A B / C D',
    'forecast [SEAT]   what the rules do next by themselves',
    'hint [SEAT]       what a hard bot would answer, and why',
    'log, standings    what has happened, and the score so far',
    'rules [ID|WORDS]  the rule that asks, or the rules found by id or words',
    'ask QUESTION      the rules that answer, and a case in which they hold',
    'case ID           sets up a position in which a rule can be tried out',
    'save [FILE]       the position, for try --from and play --from',
    'scenario [FILE]   what was done, as a scenario for check',
    'share [FILE]      position and what was done, to paste into a message',
    'help, quit        quit goes back to the replay if this was begun from one',
  ],
  /** The same for people who listen. Capital letters would be spelt out. */
  spokenHelp: [
    'legal: what is asked and what is allowed.',
    'why: all that is not allowed, with the reasons; why and an answer: its reason, or what it does.',
    'do and an answer, by its number or its name: answers. Several words answer one question after the other.',
    'do, a seat and a colon before the answer: answers for another seat that is asked.',
    'step: runs the next step; step and a name: another one. Whole numbers after it are its first draws.',
    'set, a field, an equals sign and a value: changes the position. A comma separates several fields.',
    'draw, a thing and the faces that it shows: what is drawn next, as in draw die 3.',
    'show: what the asked seat may see; show and a seat, or spectator: another view.',
    'show all: the position with all its fields, to be read by programs.',
    'board: the parts of the board; board and one of them: that part in sentences.',
    'undo: takes back the last act; undo and a number: that many.',
    'diff and two answers: what differs after them. A slash separates answers of several words.',
    'forecast: what the rules do next by themselves.',
    'hint: what a hard bot would answer, and why.',
    'log: what has happened. standings: the score so far.',
    'rules: the rule that asks; rules and an id, or words: the rules found for them.',
    'ask and a question: the rules that answer it, and a case in which they hold.',
    'case and the id of a rule: sets up a position in which it can be tried out.',
    'save, scenario, share: the position, what was done, or both, as a text; with a file name, into that file.',
    'quit: leaves, or goes back to the replay if this was begun from one.',
  ],
} as const;

export const tryScreenWords = {
  whatIf: (answer: string) => `What if: ${answer}, or …? Press = on the other answer.`,
  compared: 'What if',
  commands: 'Commands',
  checking: 'rule checking',
  spectator: "a spectator's view",
  round: (round: number) => `round ${round}`,
  view: (name: string) => `${name}'s view`,
} as const;
