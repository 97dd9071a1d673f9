import type { Words } from '../../../../engine/words.ts';
import { counted } from '../../../../words/en/grammar.ts';

type Reasons = NonNullable<Words['reasons']>;

const points = (count: unknown): string => counted(Number(count), 'point');
const steps = (count: unknown): string => counted(Number(count), 'Income step');

/** `in each of the 5 rounds after this one`. */
const later = (rounds: unknown): string =>
  Number(rounds) === 1 ? 'in the round that is left' : `in each of the ${rounds} rounds that are left`;

/** Why projects, loans, chips and dividends are taken. */
const turn: Reasons = {
  'project-lowest': ({ category, level, size }, say) =>
    `Only the lowest level counts for sustainability: ${say.name(category ?? '')} stands at ${level}, and this raises it by ${size}.`,
  'project-income': ({ steps: by, rounds }) =>
    `${steps(by)} more ${Number(by) === 1 ? 'brings' : 'bring'} Cash ${later(rounds)}.`,
  'project-points': ({ points: by, price }) => `${points(by)} for ${price} Cash, and a tile on the map.`,
  'refund-cash': ({ cash }) =>
    `It costs nothing, and ${cash} Cash are enough for dividends or a better project.`,
  'refund-cash-simple': ({ cash }) => `It costs nothing, and ${cash} Cash more can pay for a better project.`,
  'refund-chip': ({ chip }) =>
    `It costs nothing, and a chip of ${chip} can win a category in the PR assessment.`,
  loan: ({ amount }) => `${amount} Cash now earn more until they are paid back.`,
  chip: ({ round }) =>
    `PR chips raise the image in the PR assessment after round ${round}, where the best of a category scores.`,
  'chip-late': () => 'No PR assessment follows, so the Cash has no better use.',
  dividends: ({ cash, points: by }) =>
    `${cash} Cash become ${points(by)}, once a round, and Income stays as it is.`,
  repay: ({ each }) => `Each Cash of a loan that is not paid back costs ${points(each)} in the end.`,
  'repay-this': () => 'It is the loan that can be paid back in full most easily.',
  'play-market-screening': () =>
    'One more project or card in this round is worth more than the card in the hand.',
  'play-resource-transfer': () => 'The lowest level rises at the cost of one that is high enough.',
  done: ({ cash }) =>
    Number(cash) === 0
      ? 'There is no Cash left for anything else.'
      : `The ${cash} Cash left are worth more in the next rounds, for bids and projects.`,
  'done-last': () => 'Nothing that is left would bring points.',
};

/** Why action cards are taken. */
const cards: Reasons = {
  'card-late': () => 'It comes too late to pay as intended, but nothing better is left.',
  'card-award': ({ perProject, projects }) =>
    `It scores ${points(perProject)} in the end for each own project: so far ${projects}.`,
  'card-bribe': () => 'Ties in bids, PR and valuation are frequent, and it wins them all.',
  'card-cash-cow': ({ gain, level }) => `It pays ${gain} Cash for each category that reaches level ${level}.`,
  'card-cluster': ({ perBlock }) =>
    `It scores ${points(perBlock)} in the end for each square block of own tiles.`,
  'card-competitive-analysis': () =>
    'It makes more tiles of others a target, so that their Income moves here.',
  'card-dumping-wages': ({ steps: by, points: cost, rounds }) =>
    `${steps(by)} bring Cash ${later(rounds)}, which is more than the ${points(Math.abs(Number(cost)))} that it costs.`,
  'card-frontrunner': ({ perCategory, level }) =>
    `It scores ${points(perCategory)} in the end for each level of ${level} or more.`,
  'card-good-tax-morale': ({ cash, points: by }) =>
    `${points(by)} for ${Math.abs(Number(cash))} Cash at once: no project is as cheap.`,
  'card-growth': ({ perTile }) =>
    `It scores ${points(perTile)} in the end for each own tile in one row or column.`,
  'card-hire-lawyer': () => 'From now on nobody can compete with the own tiles, so Income only rises.',
  'card-hyperactive': ({ perCard, cards: held }) =>
    `It scores ${points(perCard)} in the end for each own action card: so far ${held}.`,
  'card-hyperinflation': () => 'It halves the Cash of all, which hurts those who save more.',
  'card-industrial-spying': () =>
    'A company that bids last never pays too much for a place in the turn order.',
  'card-insider-trading': () => 'After each reveal, one Cash more or less often decides the turn order.',
  'card-internationalization': () => 'A tile on any cell finds the best neighbours.',
  'card-latitude': ({ perTile }) =>
    `It scores ${points(perTile)} in the end for each own tile on one diagonal.`,
  'card-lawsuit': ({ loss }) => `It takes ${loss} Cash from each other company at once.`,
  'card-market-screening': () =>
    'In a later round it allows a second project or card, when the offer is best.',
  'card-pr-analysis': () => 'A company that places its PR chips last wastes none.',
  'card-pr-consultant': ({ pricePerPoint, rounds }) =>
    `PR chips for ${pricePerPoint} Cash a point are the cheapest, and can be bought ${later(rounds)}.`,
  'card-pr-machine': ({ perCategory }) =>
    `It adds ${points(perCategory)} to each category of a PR assessment that is won alone.`,
  'card-resource-transfer': ({ lowest }) => `The lowest level, ${lowest}, can rise without a project.`,
  'card-sabotage': () => 'Once it is first in turn order without paying for it.',
  'card-specialization': ({ discount, rounds }) =>
    `Projects of one category cost ${discount} Cash less ${later(rounds)}.`,
  'card-super-dividends': ({ points: by, perDividend, rounds }) =>
    `${points(by)} at once, and ${perDividend} more with each dividend ${later(rounds)}.`,
  'card-sustainability-report': ({ perLevel, lowest }) =>
    `It scores ${points(perLevel)} in the end for each step of the lowest level, which stands at ${lowest}.`,
  'card-tax-evasion': ({ cash, points: cost }) =>
    `${cash} Cash at once are worth more than the ${points(Math.abs(Number(cost)))} that it costs.`,
  'card-tough-competition': ({ bonus }) => `Each competition takes ${steps(bonus)} more from a rival.`,
  'card-tricky-accounting': ({ rise }) =>
    `${steps(rise)} just before the valuation can win the highest place.`,
};

/** Why bids, placements, contacts and chips are chosen. */
const rest: Reasons = {
  'bid-nothing': ({ cash }) =>
    Number(cash) === 0
      ? 'There is no Cash to bid.'
      : 'There are enough good projects for a later place, and every bid is paid, even a losing one.',
  bid: () => 'A small bid goes before those who bid nothing, at little cost.',
  'bid-high': ({ projects }) =>
    `The last company finds the worst offer: only ${projects} can take a project in a round.`,
  'insider-yes': () => 'One Cash more or less gives a better place for the price.',
  'insider-no': () => 'The bid is right as it is.',
  'spy-yes': () => 'A bid after all others pays just enough.',
  'spy-no': () => 'The turn order matters little in this round; the card is kept.',
  'sabotage-yes': () => 'To be first in this round is worth the card.',
  'sabotage-no': () => 'The turn order is good enough; the card is kept.',
  'hyperinflation-yes': () => 'The others lose more Cash by it.',
  'hyperinflation-no': () => 'The own Cash would suffer most now.',
  'lawsuit-yes': () => 'The others have Cash to lose now.',
  'lawsuit-no': () => 'The others have too little Cash now.',
  specialize: ({ category }, say) => `Most is still to be bought in ${say.name(category ?? '')}.`,
  lower: ({ category, level }, say) => `${say.name(category ?? '')}, at level ${level}, can spare it best.`,
  raise: ({ category, level }, say) =>
    `${say.name(category ?? '')} stands at level ${level}, and the lowest level is what counts.`,
  'tile-first': () => 'It has the better cells to choose from.',
  'internationalization-yes': () => 'No allowed cell has neighbours as good.',
  'internationalization-no': () => 'The allowed cells are good enough; the card is kept.',
  'cell-beside': ({ owner }, say) =>
    `It meets a tile of ${say.seat(Number(owner))} of the same category there, which moves Income at once.`,
  'cell-own': () => 'It meets an own tile of the same category there, and Income rises at once.',
  'cell-free': () => 'No rival can gain from it there, and later own tiles can join it.',
  'cell-alone': () => 'It keeps away from the others, where later own tiles can join it.',
  'next-contact': () => 'In this order less is lost at the ends of the Income scale.',
  'contact-cooperate': ({ owner }, say) =>
    `Both gain, and that is more than ${say.seat(Number(owner))} would lose by competition.`,
  'contact-compete': ({ owner }, say) => `Income moves from ${say.seat(Number(owner))} to the own marker.`,
  'contact-leave': ({ owner }, say) => `There is nothing to gain from ${say.seat(Number(owner))}.`,
  'chip-on': ({ category, level }, say) =>
    `With it, ${say.name(category ?? '')} (level ${level}) can be the best image of all.`,
  'chip-save': () => 'It will win more in a later assessment.',
  'chip-give-up': () => 'It can win nothing here.',
};

/** The reasons for hints and for the decisions of bots. */
export const reasons: Reasons = { ...turn, ...cards, ...rest };
