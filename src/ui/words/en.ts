import type { Barred, Value } from '../../engine/question.ts';
import type { Say } from '../../engine/words.ts';

const counted = (barred: Barred, say: Say, fallback: string): string =>
  barred.of === undefined ? fallback : say.name(barred.of);

/** `, need 5, have 3`, as far as it is known. */
const figures = ({ need, have }: Barred): string =>
  `${need === undefined ? '' : `, need ${need}`}${have === undefined ? '' : `, have ${have}`}`;

/** Refusals that several games share. The rule is added by whoever shows them. */
export const sharedRefusals: Readonly<Record<string, (barred: Barred, say: Say) => string>> = {
  money: (barred) => `not enough money${figures(barred)}`,
  resource: (barred, say) => `not enough ${counted(barred, say, 'of this resource')}${figures(barred)}`,
  passed: (barred, say) =>
    `${barred.seat === undefined ? 'you have' : `${say.seat(barred.seat)} has`} passed`,
  'not-your-turn': () => 'this is not asked of you now',
  'not-in-hand': (barred, say) => `${say.name(barred.option)} is not in your hand`,
  minimum: (barred, say) => `too little ${counted(barred, say, '')}`.trimEnd() + figures(barred),
  maximum: (barred, say) => `too much ${counted(barred, say, '')}`.trimEnd() + figures(barred),
  'not-offered': (barred, say) => `${say.name(barred.option)} is not among what may be chosen now`,
};

interface Seated {
  readonly name: string;
  readonly bot?: string;
}

/** What the program itself says. */
export const program = {
  lineMode: (title: string, round: number): string =>
    `${title}, round ${round}. Line mode is on: choices are numbered, nothing is redrawn. Type ? for help.`,
  barredTitle: 'Not allowed now:',
  upTo: 'up to',
  orMore: 'or more',
  range: (from: number, to: number, usual: Value | undefined): string =>
    `Type a whole number from ${from} to ${to}${usual === undefined ? '' : `; most often it is ${usual}`}.`,
  several: 'Several words answer several picks at once.',
  caution: (because: string): string => `${because} Type yes to do it all the same.`,
  notDone: 'Then not. You are asked again.',
  handOver: (name: string): string => `Hand over to ${name}.`,
  handOverKey: (name: string): string => `${name}, press Enter when the others look away.`,
  handOverNote: 'What you read before can be scrolled back to; the full screen hides it.',
  sealed: 'This answer is sealed: what you type is not shown. Type it, then Enter.',
  sealedTaken: (name: string): string =>
    `${name} has answered. The answer is sealed and stands nowhere on this page.`,
  sealedWord: 'This answer',
  cutsAbove: (most: string, rule: string): string => `A figure above ${most} becomes ${most} (${rule}).`,
  nothingToUndo: 'There is nothing to take back.',
  noUndo: 'This match is played without taking back.',
  undoAsked: (names: readonly string[]): string => `${names.join(' and ')} must agree first.`,
  undone: (answers: number): string =>
    answers === 1 ? 'One answer is taken back.' : `${answers} answers are taken back.`,
  undoReveals: (revealed: readonly string[]): string =>
    `Since then something was shown that stays known: ${revealed.join(', ')}. What was drawn comes again as it was.`,
  undoAgree: (name: string): string => `${name}, do you agree to take it back? Type yes if so.`,
  noWhy: 'Type why and the number or the word of a choice that is not allowed.',
  isAllowed: (option: string): string => `${option} is allowed.`,
  seed: (seed: string): string => `The seed is ${seed}.`,
  /** Who sits where: `Player 1 (you), Bot 1 (easy)`. */
  seatsText: (sitters: readonly Seated[]): string => {
    const people = sitters.filter(({ bot }) => bot === undefined);
    return sitters
      .map(({ name, bot }) =>
        bot !== undefined ? `${name} (${bot})` : people.length === 1 ? `${name} (you)` : name,
      )
      .join(', ');
  },
  /** For how many a game is: `2`, `3 to 5`. */
  playersText: ({ from, to }: { readonly from: number; readonly to: number }): string =>
    from === to ? String(from) : `${from} to ${to}`,
  /** Who sits where, with how to choose; it fits a line of a small terminal with the usual numbers of seats. */
  seated: (sitters: readonly Seated[]): string =>
    `${program.seatsText(sitters)}; see --players, --seat, --bot`,
  privately: 'Seen by you alone since your last turn:',
  over: 'The game is over.',
  winner: (names: readonly string[], points: number): string =>
    names.length === 0
      ? 'Nobody wins.'
      : names.length === 1
        ? `${names[0]} wins with ${points} points.`
        : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share the victory with ${points} points each.`,
  alone: (name: string, points: number, mark: number): string =>
    points > mark
      ? `${name} has ${points} points: more than ${mark}, a very good game. Nobody else is counted.`
      : `${name} has ${points} points. Nobody else is counted; more than ${mark} are a very good game.`,
  standard: (value: string): string => `standard: ${value}`,
  noEffect: (option: string): string => `${option} has no effect in this match.`,
  otherFigures: (figures: string): string => `With other figures than the shipped ones: ${figures}`,
  soFar: 'These are the points scored so far; the end scores more.',
  /** What somebody else knows. */
  secret: '?',
  within: (least: number, most: number): string => `${least} to ${most}`,
  leader: (names: readonly string[]): string =>
    names.length === 0 ? 'Who would win is not known before the end.' : `Now ahead: ${names.join(', ')}.`,
  help: (undo: boolean): string =>
    [
      'Answer with the number or the word of a choice; several words answer several picks.',
      'why N        why a choice is not allowed, with the rule',
      ...(undo ? ['undo         takes back your last decision and all that followed'] : []),
      'log          what has happened so far',
      'standings    points and where they come from',
      'board        all that you may see',
      'rules [id]   the rule that asks, or the one you name',
      'quit         leaves; the match is saved',
      'A colon before a command (":log") tells it from a choice of the same word.',
    ].join('\n'),
} as const;

/** How yes and no are written and understood. */
export const yesNo = (value: Value): string =>
  value === true ? 'yes' : value === false ? 'no' : String(value);
