import { listed, sentence } from './grammar.ts';

/** How an answer fared in the rollouts. */
interface Told {
  readonly name: string;
  readonly won: string;
  readonly points: string;
  readonly games: number;
}

/** The texts of `review` and the review lane about a match. */
export const reviewWords = {
  title: (game: string, judged: number, all: number): string =>
    judged === all
      ? `${game}: ${all === 1 ? 'one decision' : `${all} decisions`} judged`
      : `${game}: ${judged} of ${all} decisions judged; the same command judges the others`,
  nothing: 'There is no decision with a real choice to judge.',
  notOver: 'The match is not over: a review would reveal what is still hidden.',
  nobody: 'No person sat at this match; --seat N judges the decisions of a bot.',
  noSeat: (seat: number, players: number): string => `--seat must be from 1 to ${players}, not ${seat}.`,
  twoBudgets: '--think and --iterations exclude each other.',
  twoOutputs: '--json and --svg - would both write to the standard output.',
  noCurve: 'Too few games were tried out to draw the curve: give more --iterations or a longer --think.',
  progress: (done: number, all: number): string => `${done} of ${all} decisions judged`,
  kept: (path: string): string => `The judgements are kept in ${path}.`,
  person: (name: string, decisions: number, sound: string, cost: string, unit: string): string =>
    `${name}: ${decisions === 1 ? 'one decision' : `${decisions} decisions`}, ${sound} without a clear cost${Number(cost) === 0 ? '' : `; the others cost ${cost} ${unit} together`}`,
  columns: { step: 'step', decisions: 'decisions', sound: 'no cost', cost: 'cost' },
  /** A row of that table as a sentence. */
  inStep: (step: string, decisions: number, sound: string, cost: string, unit: string): string =>
    `${sentence(step)}: ${decisions === 1 ? 'one decision' : `${decisions} decisions`}, ${sound} without a clear cost${Number(cost) === 0 ? '' : `, the others ${cost} ${unit} worse`}.`,
  dearest: 'The most expensive decisions:',
  decision: (answered: number, round: number, step: string, asked: string): string =>
    `answer ${answered}, round ${round}, ${step}, ${asked}`,
  /** @param doubt the standard error of the cost; undefined if it is unknown */
  chosen: (given: string, best: string, cost: string, unit: string, doubt: string | undefined): string =>
    `${given} cost ${cost}${doubt === undefined ? '' : ` ± ${doubt}`} ${unit} against ${best}`,
  /** The difference is smaller than chance makes it now and then. */
  perhaps: (given: string, best: string, cost: string, unit: string, doubt: string): string =>
    `${given} looked ${cost} ± ${doubt} ${unit} worse than ${best}, which may be chance`,
  tooFew: (given: string, best: string): string =>
    `Too few games were tried out to compare ${given} with ${best}`,
  /** How the games after the best answer ended otherwise than those after the given one. */
  led: (best: string, reasons: readonly string[], doubts: readonly string[]): string =>
    `${best} led to ${listed(reasons)}${doubts.length === 0 ? '' : `, though to ${listed(doubts)}`}.`,
  asGoodAsBest: (given: string, best: string): string => `${given} was about as good as ${best}`,
  wasBest: (given: string): string => `${given} was the best answer`,
  prospect: ({ name, won, points, games }: Told): string =>
    `${name}: wins ${won}, ${points} points (${games === 1 ? 'one game' : `${games} games`})`,
  seldomTried: (name: string, games: number): string =>
    `${name}: tried in ${games === 1 ? 'one game' : `${games} games`} only`,
  others: (texts: readonly string[]): string => `next: ${texts.join('; ')}`,
  turns: 'Turning points:',
  turn: (
    answered: number,
    round: number,
    decider: string,
    given: string,
    name: string,
    from: string,
    to: string,
  ): string =>
    `answer ${answered}, round ${round}, ${decider} chose ${given}: ${name} from ${from} to ${to} of the games won`,
  /** A change between two decisions of the same player. */
  turnBetween: (
    answered: number,
    next: number,
    round: number,
    name: string,
    from: string,
    to: string,
  ): string =>
    `between answers ${answered} and ${next}, round ${round}, by others and chance: ${name} from ${from} to ${to} of the games won`,
  curve: 'games won of a hundred, as the search expects after each answer',
  /** The curve at the last judged decision of a round as a sentence. */
  curveAt: (round: number, shares: readonly { readonly name: string; readonly share: string }[]): string =>
    `After the last judged decision of round ${round} the search expects ${listed(shares.map(({ name, share }) => `${name} to win ${share}`))} of the games.`,
  note: 'Each decision was judged by a search that knew only what its player knew. After each answer it tried out games between quick bots, with everything hidden and all chance dealt again; “wins 40 ± 5 %” is the share of them that the player won. ± is the standard error: the true figure is seldom twice as far away. A cost is clear if it is at least twice its standard error.',
  picture: {
    title: (game: string): string => `${game}: who was expected to win`,
    about: (first: string, last: string, turns: readonly string[]): string =>
      [
        `At first: ${first}. At the end: ${last}.`,
        ...(turns.length === 0 ? [] : ['Turning points:', ...turns]),
      ].join(' '),
    shares: (shares: readonly { readonly name: string; readonly share: string }[]): string =>
      shares.map(({ name, share }) => `${name} ${share}`).join(', '),
    across: 'round',
    up: 'games won of a hundred',
  },
  lane: {
    title: 'Review',
    curve: 'games won of a hundred, by answer',
    none: 'No review of this match is kept.',
    offer: (key: string): string => `${key} makes one while you go on reading.`,
    goOn: (key: string): string => `${key} judges the others.`,
    running: 'A review is made once the match is over.',
    notHere: 'A demo has no review.',
    unjudged: 'This decision is not judged yet.',
    noChoice: 'Nobody has a choice to judge here.',
    notPerson: 'Only decisions of people are judged.',
    make: 'No review of this match is kept: review make makes one.',
    stop: 'stop',
    stopped: 'The review has stopped; what is judged is kept.',
    whole: 'Every decision is judged.',
    noMistake: 'No judged decision in that direction cost anything.',
    more: (key: string): string => `${key} shows the rest.`,
    others: 'others tried:',
  },
} as const;
