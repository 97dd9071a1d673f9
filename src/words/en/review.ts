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
    `${name}: ${decisions === 1 ? 'one decision' : `${decisions} decisions`}, ${sound} as good as the best; the others cost ${cost} ${unit} together`,
  columns: { step: 'step', decisions: 'decisions', sound: 'as good', cost: 'cost' },
  /** A row of that table as a sentence. */
  inStep: (step: string, decisions: number, sound: string, cost: string, unit: string): string =>
    `${sentence(step)}: ${decisions === 1 ? 'one decision' : `${decisions} decisions`}, ${sound} as good as the best${Number(cost) === 0 ? '' : `, the others ${cost} ${unit} worse`}.`,
  dearest: 'The most expensive decisions:',
  decision: (answered: number, round: number, asked: string): string =>
    `answer ${answered}, round ${round}, ${asked}`,
  /** @param doubt the standard error of the cost; undefined if it is unknown */
  chosen: (given: string, best: string, cost: string, unit: string, doubt: string | undefined): string =>
    `${given} cost ${cost}${doubt === undefined ? '' : ` ± ${doubt}`} ${unit} against ${best}`,
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
  curve: 'games won of a hundred, as the search expects after each decision',
  /** The curve at the end of a round as a sentence. */
  curveAt: (round: number, shares: readonly { readonly name: string; readonly share: string }[]): string =>
    `After round ${round} the search expects ${listed(shares.map(({ name, share }) => `${name} to win ${share}`))} of the games.`,
  note: 'Each decision was judged by a search that knew only what its player knew. ± is the standard error.',
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
