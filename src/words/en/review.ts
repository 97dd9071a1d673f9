/** What `review` says about a match. */
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
  progress: (done: number, all: number): string => `${done} of ${all} decisions judged`,
  kept: (path: string): string => `The judgements are kept in ${path}.`,
  person: (name: string, decisions: number, sound: string, cost: string, unit: string): string =>
    `${name}: ${decisions === 1 ? 'one decision' : `${decisions} decisions`}, ${sound} as good as the best; the others cost ${cost} ${unit} together`,
  columns: { step: 'step', decisions: 'decisions', sound: 'as good', cost: 'cost' },
  dearest: 'The most expensive decisions:',
  decision: (answered: number, round: number, asked: string): string =>
    `answer ${answered}, round ${round}, ${asked}`,
  chosen: (given: string, best: string, cost: string, unit: string): string =>
    `${given} cost ${cost} ${unit} against ${best}`,
  odds: (given: string, best: string): string => `won ${given} of the games tried out instead of ${best}`,
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
  note: 'Each decision was judged by a search that knew only what its player knew.',
} as const;
