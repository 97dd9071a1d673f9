import type { DemoTexts } from '../../../manifest.ts';

/** The texts of the demo. */
export const demo: DemoTexts = {
  title: 'Limit in three minutes',
  captions: [
    'Limit: nations grow from 1850 to 2060, while raw material, clean air and peace run short. Ann and Bo lead one nation each.',
    'Every generation has three phases: Political, where cards are played; Social, where people eat, pay and produce; International, where crises break out.',
    'The board: a row for each nation with population (pop), money, stocks (ren, ind, mil, fos) and land, classes A to E, unrest in its three zones, pollution and disruption. Above: the market and the bank.',
    'Each nation draws cards from one of its three decks and keeps some of them. The others go under that deck.',
    'Now policy is decided. On a turn a nation plays two cards, or plays one and passes, or passes. Instant cards return to the hand once all have passed.',
    'Industrialization raises a plant by one level. Bo, and soon Ann too, choose the military plant: both arm from the start.',
    'Both have passed, and the Social phase has run: people ate and grew in number, the World Bank paid taxes, the plants produced. The log has every figure with its rule.',
    'Class A has risen, class E has not: unrest rises by the gap between them. Unrest from 3 to 9 means growth; below it there is a boom, above it an uprising.',
    'With class A at 2 or more a nation receives Market Access, which opens the marketplace. Both have it now.',
    'Ann sells all her fossils. A sale moves the price one step down, however much is sold, so Bo gets less for his; a purchase moves it one step up.',
    'Bo colonizes: for five military resources and two disruption tokens he gets land and two fossils. A territory is worth five points at the end; a disruption token costs one.',
    'Two generations are over. Population has grown from 2 to 5 and will soon be 20. All of it must be fed; goods are consumed only once class C rises.',
    'Now Ann attacks, at a strength of ten. Bo could resist with ten military resources, but he has one.',
    'Bo yields: Ann takes a territory of his, and his military plant falls by a level. Her ten military resources are spent, and she takes two disruption.',
    "Ann's unrest is so low that she has a boom: class A rises, and the World Bank pays her money as well. She keeps unrest down on purpose.",
    'Humanitarian Aid costs 50 money, and other nations may add to it. Bo lacks 21; Ann offers 15, which is not enough, so nothing happens.',
    'Generation 5. Twenty will grow to thirty, and taxes grow with the population. The World Bank, which pays them, has 70 money left.',
    'A second war, at a strength of twelve. Ann also has the Cold War in mind: a nation that ends a generation with more than 15 military resources takes a disruption.',
    'And there they are. The World Bank could not pay all taxes: a financial crisis. The disruption reserve was empty: a military crisis. Money, living standard and people are lost.',
    'Two crises have occurred. With four or more the world has reached its limit: the game ends with that generation, whatever the year.',
    'Ann had passed, but a nation that becomes the target of a card is active again. Bo takes a territory back.',
    'A second financial crisis and a second military one: four in all. Generation 6 is the last, and the game ends before 2060.',
    'Before points are counted there is a stress test: supply, consumption and production once more, with their shortages but without crises.',
    'Happiness, land, military resources and money give points, money fewer with every crisis; pollution and disruption cost some. Ann wins by 53 to 44.',
    'May Ann attack now, with Annexation of Territory?',
  ],
};
