import type { Words } from '../../../../engine/words.ts';
import { inWords } from '../../../../words/en/grammar.ts';
import type { LimitComponents } from '../../figures.ts';
import { cardNotes } from './card-notes.ts';
import { counted, countedInWords, priceMoves } from './sentence.ts';

const choices = ({ alliance }: LimitComponents) => ({
  pass: 'no further card in this generation, unless one is aimed here',
  withdraw: 'Policy Planning or Intensive Farming goes back under its deck; it counts as no card',
  keep: 'the card stays on the table',
  done: 'leaves it at that',
  nothing: 'the only action of this step is left out',
  'ask-quantity':
    'All go at the price shown; afterwards a sale lowers it by a step, and a purchase raises it.',
  offer: `together they pay ${alliance.price} money; all members on both sides have to agree`,
  leave: 'at once, without anybody’s consent and without cost',
  exclude: 'all other members have to agree',
  society: 'living standard, unrest, soldiers',
  militaryEconomy: 'market, money, war',
  production: 'plants, fossils, pollution',
});

/** The figures of one event. */
const figuresOf =
  ({ events }: LimitComponents, event: string) =>
  (name: string) =>
    events[event]?.[name] ?? 0;

const EVENTS: Readonly<Record<string, (figure: (name: string) => number) => string>> = {
  'oil-shock': (figure) =>
    `the price of fossil ${priceMoves(figure('fossilPriceSteps'))}, the marketplace loses ${counted(figure('fossilLost'), 'fossil')}, the star nation takes ${figure('starPollution')} pollution`,
  'foreign-boom': (figure) =>
    `the star nation takes ${figure('starPollution')} pollution, the price of industrial ${priceMoves(figure('industrialPriceSteps'))}`,
  'arms-race': (figure) =>
    `the star nation takes ${figure('starDisruption')} disruption, the price of military ${priceMoves(figure('militaryPriceSteps'))}; less military than the star nation costs ${figure('unrest')} unrest`,
  epidemic: (figure) =>
    `${figure('moneyPerPopulation')} money per population is paid, or population falls by ${countedInWords(figure('populationLevels'), 'level')} and unrest rises by ${figure('unrest')}`,
  'trade-treaty': (figure) =>
    `${countedInWords(figure('transactions'), 'transaction')} may be made; the star nation takes ${figure('starMoney')} money from the World Bank`,
  'climate-summit': (figure) => `both nations give ${figure('pollution')} pollution back`,
  'speculative-bubble': (figure) => `up to ${figure('bankMoney')} money of the World Bank leave the game`,
  'border-incident': (figure) =>
    `the star nation’s military divided by ${figure('militaryDivisor')} is spent, or ${counted(figure('fossil'), 'fossil')} lost, or unrest rises by ${figure('unrest')}; the star nation takes ${figure('starDisruption')} disruption`,
};

const options = ({ score, population }: LimitComponents) => ({
  alliances: 'military and economic alliances; for four nations or more who know the game',
  teaching: 'a first game: generation 1 begins with the four starting cards, without alliances',
  teachingMoney: 'what each nation starts with in the teaching game',
  stressTests: 'supply, consumption and production once more after the end, before the points',
  militaryScore: 'points for military resources at the end',
  livingScore: 'which classes are counted, times the demographic index',
  pollutionScore: 'for each pollution token at the end',
  disruptionScore: 'for each disruption token at the end',
  moneyScore: 'what money is worth at the end',
  allianceLock: 'what a token that lies agreement side up forbids in the same step',
  interferenceAmount: 'how much money the target of Political Interference gives',
  growthDodge: 'in economic growth one may choose a plant that stands at its end, so that nothing moves',
  allianceHelp: 'whether the help of allies counts in a shortage even where it does not cover all of it',
  stressHelp: 'allies may help in a stress test as in any other step',
  starColdWar: 'the star nation takes disruption in the Cold War, by its table',
  solo: 'one nation against the star nation; it follows from one player',
  third: `one point for ${inWords(score.militaryBlock)} military resources`,
  each: 'one point for each military resource',
  none: 'no points',
  sum: 'classes A, C and E together',
  sum3: 'classes A, C and E together, three times',
  lowest3: 'the lowest class three times',
  highest3: 'the highest class three times',
  crises: `${score.moneyBlock} money are worth ${score.moneyPointsBase} points, one less for each crisis`,
  '2-per-10': '10 money are worth 2 points',
  '1-per-5': '5 money are worth 1 point',
  '10-per-50': '50 money are worth 10 points',
  whole: 'help that does not cover all that is missing is refused help, and nothing moves',
  part: 'what is given moves even where it does not cover all; only the rest is unmet',
  joinOnly: 'no second alliance of the kind in one step; leaving and excluding stay possible',
  all: 'neither offers nor leaving nor excluding',
  value: `the number on the population track, up to ${population.at(-1)}`,
  index: `the place on the population track, up to ${population.length}`,
});

/** One line on each option, event, choice and card, with the figures of the component table in use. */
export const notesFor = (components: LimitComponents): Words['notes'] => ({
  ...options(components),
  ...Object.fromEntries(
    Object.entries(EVENTS).map(([event, note]) => [event, note(figuresOf(components, event))]),
  ),
  ...choices(components),
  ...cardNotes(components),
});

export const cautions: Words['cautions'] = {
  'no-effect': 'It would change nothing for this nation now.',
  'no-own-effect': 'This nation has no such token to give back; only others would.',
  'breaks-alliance': 'The alliance ends, and each of its members takes one disruption.',
  'few-for-alliances': 'The rulebook advises against alliances of two or three nations.',
  'cards-left': 'There are cards in this hand that can be played now; after a pass none of them is played.',
  'ends-membership': 'A nation leaves its alliance, and with it the help of its allies.',
};
