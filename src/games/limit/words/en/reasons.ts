import type { Words } from '../../../../engine/words.ts';
import { counted, many } from './sentence.ts';

type Reasons = NonNullable<Words['reasons']>;

const points = (count: unknown): string => counted(Number(count), 'point');

const generations = (count: unknown): string =>
  Number(count) === 1 ? 'in this last generation' : `in each of the ${count} generations left`;

/** Why cards are played. */
const cards: Reasons = {
  'unrest-uprising': ({ unrest, uprisingFrom }) =>
    `Unrest of ${unrest} is an uprising (from ${uprisingFrom} on): no class would rise, and it would cost military or money.`,
  'unrest-growth': ({ unrest, boomUpTo }) =>
    `Unrest of ${unrest} lets a class rise; at ${boomUpTo} or less there is a boom, and the World Bank pays as well.`,
  'unrest-boom': ({ unrest, boomUpTo }) =>
    `Unrest of ${unrest} is a boom (up to ${boomUpTo}), and class struggle will raise it again: low unrest keeps classes rising and money coming.`,
  classes: ({ index, population }) =>
    `Classes are most of the score: at a population of ${population}, each step of A, C or E counts ${points(index)}.`,
  'eats-less': ({ population }) =>
    `With ${population} people to feed, hunger is the greatest danger; from now on they need fewer renewable resources.`,
  'consumes-less': () =>
    'From now on the people consume fewer industrial resources, so that a shortage costs no class.',
  'takes-bank-money': ({ bank }) =>
    `It takes money out of the World Bank, which holds ${bank}, before others do.`,
  'draws-cards': () => 'More cards to choose from mean more and better actions.',
  'takes-soldiers': () =>
    'Military resources deter attacks, calm uprisings and pay for land, and they need no plant this way.',
  'plays-again': () =>
    'A good instant card played again in the same generation is worth more than a new card.',
  trades: () => 'What lies idle becomes money, and what is short can be bought before the people need it.',
  'trades-more': () => 'From now on, each visit to the marketplace allows more trades.',
  'moves-prices': () => 'A better price first, then the trade at it.',
  'gives-back-disruption': ({ each, left }) =>
    `Each disruption costs ${points(each)} in the end, and with ${left} tokens left in the reserve a military crisis is nearer.`,
  'gives-back-pollution': ({ each, left }) =>
    `Each pollution costs ${points(each)} in the end, and with ${left} tokens left in the reserve an environmental crisis is nearer.`,
  'money-of-others': () => 'It takes money from another nation, which has less to spend then.',
  destroys: () => 'It takes land and a level of a plant from a rival, for good.',
  annexes: ({ each }) =>
    `A territory is worth ${points(each)} and room for the renewable plant, and a rival loses as much.`,
  loots: () => 'It takes from a rival what would have to be produced otherwise.',
  colonizes: ({ each, left }) =>
    `Land is worth ${points(each)} a territory and nobody can resist; the reserve still holds ${left}.`,
  'unrest-of-others': () => 'More unrest can turn the growth of a rival into an uprising.',
  'plant-rises': ({ generations: left }) => `A higher plant yields more ${generations(left)}.`,
  'takes-what-is-short': () => 'It is the cheapest way to a resource that is short now.',
  'saves-fossils': () =>
    'Fossils do not grow again, and without them plants stand still; this brings some back.',
  'keeps-plants': () => 'Plants that suit the nation stay as they are, whatever column class C stands in.',
  farms: ({ population }) =>
    `Fossils become food: ${population} people, and more to come, need more than the renewable plant makes.`,
  'takes-fossils': () => 'Large plants stand still without fossils, and then unrest rises.',
  'pollutes-elsewhere': () => 'It brings industrial resources, and another nation takes the pollution.',
  'produces-again': () => 'A plant that produces a second time pays more than the unrest that it costs.',
  'passes-disruption': ({ each }) =>
    `Each disruption costs ${points(each)} in the end; let another nation bear it.`,
  pass: ({ money }) =>
    `No card on the hand is worth its price now; ${Number(money) === 0 ? 'resources are' : `the ${money} money is`} kept for what comes.`,
  withdraw: () => 'The permanent card does more harm than good by now.',
  withdraws: () => 'The permanent card would do harm in this phase.',
  'keeps-permanent': () => 'The permanent card does more good than harm in this phase.',
};

/** Why classes and plants move. */
const tracks: Reasons = {
  'A-rises': ({ index }) =>
    `Class A counts (${points(index)} a step now), brings more cards, and lets the others rise after it.`,
  'B-rises': () => 'Class B does not count itself, but class C may not pass it.',
  'C-rises': ({ index }) =>
    `Class C counts (${points(index)} a step now) and sets taxes, growth and what people consume.`,
  'D-rises': () => 'Class D does not count itself, but class E may not pass it.',
  'E-rises': ({ index }) =>
    `Class E counts (${points(index)} a step now) and narrows the gap to class A, by which unrest rises.`,
  'A-falls': () => 'Class A falls, since a step lost here closes the gap to class E.',
  'B-falls': () => 'Class B does not count, so that it is the cheapest to lose.',
  'C-falls': () => 'A lower class C consumes less and lets the population grow on.',
  'D-falls': () => 'Class D does not count, so that it is the cheapest to lose.',
  'E-falls': () => 'No other class can be spared more easily: those above keep their cards and taxes.',
  'plant-falls': ({ plant }, say) => `The ${say.name(`${plant}-plant`)} is the one that can be spared.`,
  'renewable-plant-chosen': ({ generations: left }) => `More food ${generations(left)}: people can grow.`,
  'industrial-plant-chosen': ({ generations: left }) =>
    `More industrial resources ${generations(left)}: for consumption, or for the market.`,
  'military-plant-chosen': ({ generations: left }) =>
    `More military resources ${generations(left)}: for land, against attacks and uprisings.`,
};

/** Why resources, cards and money change hands. */
const dealings: Reasons = {
  'least-useful': () => 'It is the card that will be missed least.',
  'order-stays': () => 'The order under the deck hardly matters.',
  'deck-society': () => 'Society has the cards that raise classes and lower unrest.',
  'deck-military-economy': () => 'Military and economy has the cards for land, money and war.',
  'deck-production': () => 'Production has the cards for plants, fossils and against pollution.',
  takes: ({ resource }, say) => `More ${many(String(resource), say)} are needed than the plants will make.`,
  sells: ({ resource, price }, say) =>
    `More ${many(String(resource), say)} are there than will be needed; each brings ${price} money now.`,
  'buys-food': ({ resource, price }, say) =>
    `Without more ${many(String(resource), say)} there is a famine; each costs ${price} money.`,
  buys: ({ resource, price }, say) =>
    `More ${many(String(resource), say)} will be needed, and at ${price} money each it is a fair price.`,
  'trades-nothing': () => 'No price is good enough now.',
  'as-many': () => 'It is as many as are to be spared or needed.',
  'too-dear': () => 'What it brings is not worth that price.',
  'paid-together': () => 'Others pay part of it.',
  helps: () => 'What is good for both, and cheap to give, is worth giving.',
  'keeps-own': () => 'What is given would help a rival.',
  'asks-help': () => 'Allies can spare what is missing here.',
  'asks-nothing': () => 'The shortage costs less than it looks, so no help is needed.',
  'pays-event': () => 'What would be lost otherwise is worth more.',
  'bears-event': () => 'The loss is smaller than the price.',
};

/** Why nations attack, resist and join. */
const nations: Reasons = {
  'target-star': () => 'The star nation can spare it.',
  'target-ahead': ({ target, score }, say) =>
    `${say.seat(Number(target))} is ahead of all the others with ${points(score)}.`,
  'target-weak': ({ target, military }, say) =>
    `${say.seat(Number(target))} has most to give here, and ${counted(Number(military), 'military resource')} to resist with.`,
  strength: ({ military }) => `It is enough to win against what the target holds, out of ${military}.`,
  resists: () => 'What the attack would take is worth more than the military resources.',
  yields: () => 'The military resources are worth more than what the attack takes.',
  ally: ({ seat }, say) => `${say.seat(Number(seat))} has what is short here, and can be of help.`,
  'no-alliance-action': () => 'No alliance is worth its price now.',
  'alliance-offer': () => 'Allies help one another where resources are short.',
  'alliance-leave': () => 'The allies cost more than they give.',
  'alliance-exclude': () => 'The member gains more from the alliance than it gives.',
  'shares-price': () => 'An offer is accepted more readily if its price is shared.',
  accepts: () => 'Both are better off together.',
  agrees: () => 'The member gains more from the alliance than it gives.',
  refuses: () => 'Alone the nation is better off.',
  excludes: ({ seat }, say) => `${say.seat(Number(seat))} gains more from the alliance than it gives.`,
  'breaks-alliance': () => 'An ally that does not help is none.',
  'keeps-alliance': () => 'The alliance is still worth more than a disruption for everybody.',
};

/** The reasons for hints and for the decisions of bots. */
export const reasons: Reasons = { ...cards, ...tracks, ...dealings, ...nations };
