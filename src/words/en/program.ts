import type { Naming, ToldRefusal, Word } from '../spoken-of.ts';

const counted = (barred: ToldRefusal, say: Naming, fallback: string): string =>
  barred.of === undefined ? fallback : say.name(barred.of);

/** `, need 5, have 3`; figures that are not known are omitted. */
const figures = ({ need, have }: ToldRefusal): string =>
  `${need === undefined ? '' : `, need ${need}`}${have === undefined ? '' : `, have ${have}`}`;

/** Refusals that several games share. The code that shows them adds the rule. */
export const sharedRefusals: Readonly<Record<string, (barred: ToldRefusal, say: Naming) => string>> = {
  money: (barred) => `not enough money${figures(barred)}`,
  resource: (barred, say) => `not enough ${counted(barred, say, 'of this resource')}${figures(barred)}`,
  passed: (barred, say) =>
    `${barred.seat === undefined ? 'you have' : `${say.seat(barred.seat)} has`} passed`,
  'not-your-turn': () => 'you are not asked this now',
  'not-in-hand': (barred, say) => `${say.name(barred.option)} is not in your hand`,
  minimum: (barred, say) => `too little ${counted(barred, say, '')}`.trimEnd() + figures(barred),
  maximum: (barred, say) => `too much ${counted(barred, say, '')}`.trimEnd() + figures(barred),
  'not-offered': (barred, say) => `${say.name(barred.option)} is not one of the choices now`,
};

interface Seated {
  readonly name: string;
  readonly bot?: string;
}

/** The program's own texts. */
export const programWords = {
  lineMode: (title: string, round: number): string =>
    `${title}, round ${round}. Line mode is on: choices are numbered, nothing is redrawn. Type help for the commands.`,
  /** A figure of a refusal that its sentence does not state: `, need 5`. */
  missing: (which: 'need' | 'have', figure: number): string => `, ${which} ${figure}`,
  barredTitle: 'Not allowed now:',
  upTo: 'up to',
  downTo: 'down to',
  orMore: 'or more',
  atMost: 'at most',
  range: (from: number, to: number, usual: Word | undefined): string =>
    `Type a whole number from ${from} to ${to}${usual === undefined ? '' : `; usually ${usual}`}.`,
  lineTooLong: (most: number): string =>
    `That line is longer than ${most} characters and was left out. Answer in a shorter one.`,
  several: 'Type several words to make several picks at once.',
  caution: (because: string): string => `${because} Type yes to do it anyway.`,
  notDone: 'Not done. Choose again.',
  handOver: (name: string): string => `Hand over to ${name}.`,
  handOverKey: (name: string): string => `${name}, press Enter when the others are looking away.`,
  handOverNote: 'Earlier lines can still be scrolled back to; the full screen hides them.',
  sealed: 'This answer is sealed: what you type is not shown. Type it, then Enter.',
  sealedTaken: (name: string): string =>
    `${name} has answered. The answer is sealed and not shown on this page.`,
  sealedWord: 'This answer',
  cutsAbove: (most: string, rule: string): string => `A figure above ${most} becomes ${most} (${rule}).`,
  nothingToUndo: 'There is nothing to undo.',
  noUndo: 'This match is played without undo.',
  undoAsked: (names: readonly string[]): string => `${names.join(' and ')} must agree first.`,
  undoWanted: (name: string, answers: number, revealed: readonly string[]): string =>
    `${name} asks to undo ${answers === 1 ? 'one answer' : `${answers} answers`}.` +
    (revealed.length === 0 ? '' : ` Since then this has been revealed: ${revealed.join(', ')}.`),
  undoAgreeOrNot: (name: string): string => `${name} agrees? Type agree or decline.`,
  undoneBy: (name: string, answers: number): string =>
    `${name} took back ${answers === 1 ? 'one answer' : `${answers} answers`}.`,
  undoDeclined: (name: string): string => `${name} declined the undo.`,
  undoDropped: 'The undo is no longer asked for.',
  undoFirst: 'An undo is being asked for: type agree or decline.',
  noUndoAsked: 'Nobody is waiting for your consent to an undo, and you have asked for none.',
  undone: (answers: number): string =>
    answers === 1 ? 'One answer is undone.' : `${answers} answers are undone.`,
  undoReveals: (revealed: readonly string[]): string =>
    `Since then this has been revealed: ${revealed.join(', ')}. What was drawn will be the same again.`,
  undoAgree: (name: string): string => `${name}, do you agree to the undo? Type yes to agree.`,
  /** A forbidden answer that a script shows on purpose. */
  shownRefused: (name: string, option: string, reason: string): string =>
    `${name}: ${option} is not allowed: ${reason}.`,
  isAllowed: (option: string): string => `${option} is allowed.`,
  seed: (seed: string): string => `The seed is ${seed}.`,
  guided: 'A lesson comes with each round; o shows it again, i gives a hint.',
  ownMatch: (command: string): string => `${command} begins a match of your own.`,
  /** What follows a demo on the screen, in its last caption. */
  demoLeadsTo: {
    'first-match': 'Press Enter: your first match, with a lesson in each round.',
    match: 'Press Enter to go back to your match.',
  },
  firstMatchFollows: 'Now your first match begins, with a lesson in each round.',
  notBegun: (title: string, command: string): string =>
    `Your first match of ${title} has not begun. ${command} leads to it.`,
  learned: (title: string, command: string): string =>
    `You have completed a first match of ${title}. ${command} begins one of your own.`,
  playFreely: (title: string): string => `Begin a match of ${title} by the standard rules now?`,
  /** What to do after a first match. */
  whatNext: {
    question: 'And now?',
    free: (title: string): string => `Play ${title} by the standard rules`,
    menu: 'Go to the menu: another game, other players, other options',
    leave: 'Leave',
  },
  answerCut: (who: string, given: string, taken: string): string =>
    `${who} wanted ${given}, which becomes ${taken}.`,
  /** Who sits where: `Player 1 (you), Bot 1 (easy)`. */
  seatsText: (sitters: readonly Seated[]): string => {
    const people = sitters.filter(({ bot }) => bot === undefined);
    return sitters
      .map(({ name, bot }) =>
        bot !== undefined ? `${name} (${bot})` : people.length === 1 ? `${name} (you)` : name,
      )
      .join(', ');
  },
  seatsSentence: (sitters: readonly Seated[]): string => `${programWords.seatsText(sitters)}.`,
  /** How many players a game takes: `2`, `3 to 5`. */
  playersText: ({ from, to }: { readonly from: number; readonly to: number }): string =>
    from === to ? String(from) : `${from} to ${to}`,
  /** Who sits where, and which arguments choose otherwise; at the usual table it fits a line of a small terminal. */
  seated: (sitters: readonly Seated[]): string =>
    `${programWords.seatsText(sitters)}; see --players, --seat, --bot`,
  privately: 'Only you have seen, since your last turn:',
  over: 'The game is over.',
  winner: (names: readonly string[], points: number, unit = 'points'): string =>
    names.length === 0
      ? 'Nobody wins.'
      : names.length === 1
        ? `${names[0]} wins with ${points} ${unit}.`
        : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share the victory with ${points} ${unit} each.`,
  alone: (name: string, points: number, mark: number): string =>
    points > mark
      ? `${name} has ${points} points: more than ${mark}, a very good game. Nobody else is counted.`
      : `${name} has ${points} points. Nobody else is counted; more than ${mark} is a very good game.`,
  standard: (value: string): string => `standard: ${value}`,
  noEffect: (option: string): string => `${option} has no effect in this match.`,
  otherFigures: (figures: string): string => `Played with figures other than the shipped ones: ${figures}`,
  soFar: 'These are the points scored so far; the end scores more.',
  /** Stands for something that only somebody else knows. */
  secret: '?',
  within: (least: number, most: number): string => `${least} to ${most}`,
  leader: (names: readonly string[]): string =>
    names.length === 0 ? 'It is not known before the end who would win.' : `Now ahead: ${names.join(', ')}.`,
  help: (undo: boolean): string =>
    [
      'Answer with the number or the word of a choice; type several words to make several picks.',
      'Within a turn a choice keeps its number. Its effect is told once, and again when it changes; what N tells it.',
      'why: everything that is not allowed now, with the reasons; why N: one of them, with its rule.',
      'status: where you stand, in one line.',
      'board: the parts of the board; board and one of them: that part in sentences.',
      'hand: what you hold, with what it does.',
      'changes: all that has happened since your last answer, routine included, and which figures moved.',
      'm: why the bots decided as they did since then.',
      ...(undo
        ? [
            'undo: takes back your last decision and everything after it.',
            'agree: agrees to the undo that somebody else asks for; decline does not, or withdraws yours.',
          ]
        : []),
      'aim: what you play for, how points are made, how the game ends.',
      'forecast: what the rules do next by themselves, on the boards as they stand.',
      'hint: what a hard bot would answer in your place, and why.',
      'note and a text: a note of your own here; notes: those so far; bookmark: sets one or removes it.',
      'log: what has happened so far.',
      'standings: points and where they come from.',
      'rules: the rule that asks; rules and an id, or words: the rules found for them.',
      'quit: leaves; the match is saved.',
      'A colon before a command, as in :log, distinguishes it from a choice of the same name.',
    ].join('\n'),
} as const;

/** How yes and no are written and read. */
export const yesNo = (value: Word): string =>
  value === true ? 'yes' : value === false ? 'no' : String(value);
