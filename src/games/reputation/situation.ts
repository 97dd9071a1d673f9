import { elementAt, lastOf } from '../../engine/checked.ts';
import type { Seat } from '../../engine/question.ts';
import type { ReputationComponents } from './components.ts';
import { PLAYERS_TO_LOSE_TWO } from './final-scoring.ts';
import type { ReputationState } from './state.ts';

/** Words for the credits beside a project, each with its upper bound. */
const AMOUNTS = { none: 0, low: 2, fair: 4, good: 7, high: Number.POSITIVE_INFINITY };
/** Workers in HQ. */
const WORKERS = { few: 2, some: 5, many: Number.POSITIVE_INFINITY };
/** Reputation above those who would be eliminated. */
const MARGINS = { lost: -5, below: -1, near: 2, above: 6, safe: Number.POSITIVE_INFINITY };
/** Rounds to come. */
const ROUNDS = { last: 0, late: 2, middle: 5, early: 8, opening: Number.POSITIVE_INFINITY };
/** Workers of the bid that leads the private project. */
const LEADING = { free: 0, 'led-by-one': 1, 'led-by-two': 2, 'led-by-more': Number.POSITIVE_INFINITY };

/** Beyond this figure, in either direction, every scale has reached its last word. */
const FAR = 16;

/** A scale of words; each word covers all figures up to its bound. */
class Scale {
  readonly words: readonly string[];
  /** The word indexes for the figures from −FAR to FAR. */
  private readonly places: readonly number[];

  constructor(scale: Readonly<Record<string, number>>) {
    this.words = Object.keys(scale);
    const upTo = Object.values(scale);
    this.places = Array.from({ length: 2 * FAR + 1 }, (_, index) =>
      upTo.findIndex((most) => index - FAR <= most),
    );
  }

  /** The index of the word for a figure. */
  placeOf(figure: number): number {
    if (figure >= FAR) return this.words.length - 1;
    return figure <= -FAR ? 0 : elementAt(this.places, figure + FAR);
  }
}

const amounts = new Scale(AMOUNTS);
const workers = new Scale(WORKERS);
const margins = new Scale(MARGINS);
const rounds = new Scale(ROUNDS);
const leading = new Scale(LEADING);

/**
 * The factors that influence a bid, encoded as one number from the indexes of their words: the credits beside both
 * projects, the workers left in HQ, the seat's distance from elimination, the rounds to come, and who has the most
 * credits. All of this is public or remembered (RR-32, RR-33).
 */
export function situationOf(state: ReputationState, components: ReputationComponents, seat: Seat): number {
  const { players, privateBid } = state;
  const own = elementAt(players, seat);
  const ofPublic = amounts.placeOf(state.creditsOnPublic);
  const ofPrivate = amounts.placeOf(state.creditsOnPrivate);
  const inHq = workers.placeOf(own.hq);
  const margin = margins.placeOf(marginOf(state, components, seat));
  const time = rounds.placeOf(components.rounds - state.round);
  const lead = leading.placeOf(privateBid === null ? 0 : privateBid.workers);
  let richest = 1;
  for (const { credits } of players) if (credits > own.credits) richest = 0;
  return (((((ofPublic * 8 + ofPrivate) * 8 + inHq) * 8 + margin) * 8 + time) * 8 + lead) * 2 + richest;
}

/** The words of a situation, by which leanings are learned. */
export function situationWords(situation: number): string[] {
  const placeAt = (digit: number) => Math.floor(situation / (2 * 8 ** digit)) % 8;
  const danger = elementAt(margins.words, placeAt(2));
  const time = placeAt(1);
  return [
    `public-${amounts.words[placeAt(5)]}`,
    `private-${amounts.words[placeAt(4)]}`,
    elementAt(workers.words, placeAt(3)),
    danger,
    // What is true of early rounds is true of the first one, too.
    rounds.words[time] === 'opening' ? 'early' : elementAt(rounds.words, time),
    ...(rounds.words[time] === 'opening' && isMuch(amounts.words[placeAt(5)]) ? ['opening'] : []),
    `${danger}-${time < 2 ? 'soon' : 'later'}`,
    situation % 2 === 1 ? 'richest' : 'poorer',
    elementAt(leading.words, placeAt(0)),
  ];
}

/** Whether so many credits beside the public project are worth keeping together. */
function isMuch(word: string | undefined): boolean {
  return word === 'good' || word === 'high';
}

/** The seat's lead in reputation over the highest reputation that would be eliminated in its place. */
function marginOf(state: ReputationState, components: ReputationComponents, seat: Seat): number {
  const { players, sharedStacks, pendingPublic } = state;
  let lowest = Number.POSITIVE_INFINITY;
  let second = Number.POSITIVE_INFINITY;
  let own = 0;
  let right = reputationOn(components, lastOf(sharedStacks).cards);
  for (let other = 0; other < players.length; other += 1) {
    const left = reputationOn(components, elementAt(sharedStacks, other).cards);
    const { repTokens, privateCards } = elementAt(players, other);
    // Workers do not count, because they come and go; a project just won counts for its sponsor.
    let reputation = repTokens + left + right;
    for (const card of privateCards) reputation -= components.privateProjects[card]?.loss ?? 0;
    if (pendingPublic?.player === other)
      reputation += components.publicProjects[pendingPublic.card]?.reputation ?? 0;
    right = left;
    if (other === seat) own = reputation;
    else if (reputation < lowest) {
      second = lowest;
      lowest = reputation;
    } else if (reputation < second) second = reputation;
  }
  return own - (players.length < PLAYERS_TO_LOSE_TWO ? lowest : second);
}

function reputationOn({ publicProjects }: ReputationComponents, cards: readonly string[]): number {
  let sum = 0;
  for (const card of cards) sum += publicProjects[card]?.reputation ?? 0;
  return sum;
}
