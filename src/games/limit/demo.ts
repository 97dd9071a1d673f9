import type { GameDemo } from '../manifest.ts';

const script = `#! game: limit
#! title: Limit in three minutes
#! seat: Ann
#! seat: Bo
#! seed: demo
#> 0.2
#: Limit: nations grow from 1850 to 2060, while raw material, clean air and peace run short. Ann and Bo
#: lead one nation each.
#
#: Every generation has three phases: Political, where cards are played; Social, where people eat, pay
#: and produce; International, where crises break out.
#
#: The board: a row for each nation with population (pop), money, stocks (ren, ind, mil, fos) and land,
#: classes A to E, unrest in its three zones, pollution and disruption. Above: the market and the bank.
Bo: deck militaryEconomy
Bo: keep colonization
#: Each nation draws cards from one of its three decks and keeps some of them. The others go under that
#: deck.
Bo: bottom done
Ann: deck society
Ann: keep indoctrination
Ann: bottom surcharge political-reform overconsumption
#: Now policy is decided. On a turn a nation plays two cards, or plays one and passes, or passes.
#: Instant cards return to the hand once all have passed.
Bo: play industrialization
Bo: plant military
#: Industrialization raises a plant by one level. Bo, and soon Ann too, choose the military plant: both
#: arm from the start.
Bo: play craftsmanship
Bo: resource military
Ann: play craftsmanship
Ann: resource military
Ann: play industrialization
Ann: plant military
Bo: play public-expenditure
Ann: play public-expenditure
#: Both have passed, and the Social phase has run: people ate and grew in number, the World Bank paid
#: taxes, the plants produced. The log has every figure with its rule.
#
#: Class A has risen, class E has not: unrest rises by the gap between them. Unrest from 3 to 9 means
#: growth; below it there is a boom, above it an uprising.
Ann: deck militaryEconomy
Ann: keep annexation-of-territory
Ann: bottom terrorism
Bo: deck society
Bo: keep indoctrination
Bo: bottom done
Ann: discard education
Bo: discard industrialization
#> 0.15
#: With class A at 2 or more a nation receives Market Access, which opens the marketplace. Both have it
#: now.
Ann: play indoctrination
Ann: play market-access
Ann: transaction sell-fossil
Ann: quantity 8
#: Ann sells all her fossils. A sale moves the price one step down, however much is sold, so Bo gets
#: less for his; a purchase moves it one step up.
Bo: play indoctrination
Bo: play craftsmanship
Bo: resource military
Ann: play industrialization
Ann: plant military
Ann: play craftsmanship
Ann: resource military
Bo: play colonization market-access
#: Bo colonizes: for five military resources and two disruption tokens he gets land and two fossils. A
#: territory is worth five points at the end; a disruption token costs one.
Bo: transaction buy-military
Ann: play public-expenditure
#> 0.1
#: Two generations are over. Population has grown from 2 to 5 and will soon be 20. All of it must be
#: fed; goods are consumed only once class C rises.
Bo: deck militaryEconomy
Bo: keep humanitarian-aid
Bo: bottom done
Ann: deck society
Ann: keep conscription
Ann: bottom vegetarianism graduate-studies artificial-intelligence
Bo: discard public-expenditure
Ann: discard industrialization
Bo: play market-access
Bo: transaction sell-fossil
Bo: quantity 10
Bo: play craftsmanship
Bo: resource military
#: May Ann attack now, with Annexation of Territory?
#! refused
Ann: play annexation-of-territory
Ann: play indoctrination
Ann: play market-access
Ann: transaction buy-military
Ann: quantity 1
Bo: play colonization indoctrination
#> 0.2
#: Now Ann attacks, at a strength of ten. Bo could resist with ten military resources, but he has one.
Ann: play annexation-of-territory
#: Bo yields: Ann takes a territory of his, and his military plant falls by a level. Her ten military
#: resources are spent, and she takes two disruption.
Ann: play craftsmanship
Ann: resource military
Bo: play pass
Ann: play public-expenditure conscription
#> 0.05
#: Ann's unrest is so low that she has a boom: class A rises, and the World Bank pays her money as
#: well. She keeps unrest down on purpose.
Ann: deck militaryEconomy
Ann: keep colonization
Ann: bottom done
Bo: deck society
Bo: keep conscription
Bo: bottom political-reform surcharge overconsumption
Ann: discard public-expenditure
Bo: discard education
Ann: play colonization craftsmanship
Ann: resource military
Bo: play craftsmanship
Bo: resource military
Bo: play indoctrination
Ann: play indoctrination
Ann: play market-access
Ann: transaction sell-fossil
Ann: quantity 1
Bo: play market-access
Bo: transaction buy-military
Bo: play conscription
Ann: play conscription
#: Humanitarian Aid costs 50 money, and other nations may add to it. Bo lacks 21; Ann offers 15, which
#: is not enough, so nothing happens.
Bo: play humanitarian-aid
Ann: contribute 15
#> 0.1
#: Generation 5. Twenty will grow to thirty, and taxes grow with the population. The World Bank, which
#: pays them, has 70 money left.
Bo: deck society
Bo: keep vegetarianism
Bo: bottom public-expenditure
Ann: deck militaryEconomy
Ann: keep terrorism
Ann: bottom humanitarian-aid military-operation development-of-tourism
Bo: discard humanitarian-aid
Ann: discard market-access
Bo: play craftsmanship
Bo: resource military
Bo: play market-access
Bo: transaction sell-industrial
Bo: quantity 1
Ann: play conscription craftsmanship
Ann: resource military
Bo: play indoctrination
Bo: play vegetarianism
Ann: play indoctrination
Ann: play annexation-of-territory
#: A second war, at a strength of twelve. Ann also has the Cold War in mind: a nation that ends a
#: generation with more than 15 military resources takes a disruption.
Ann: spend 12
Bo: play conscription
Ann: play pass
#: And there they are. The World Bank could not pay all taxes: a financial crisis. The disruption
#: reserve was empty: a military crisis. Money, living standard and people are lost.
#
#: Two crises have occurred. With four or more the world has reached its limit: the game ends with that
#: generation, whatever the year.
#> 0.1
Ann: deck society
Ann: keep surcharge
Ann: bottom political-reform
Bo: deck militaryEconomy
Bo: keep annexation-of-territory
Bo: bottom terrorism
Ann: discard terrorism conscription
Bo: discard market-access
Ann: play craftsmanship
Ann: resource military
Ann: play surcharge
Bo: play craftsmanship
Bo: resource military
Bo: play conscription
#: Ann had passed, but a nation that becomes the target of a card is active again. Bo takes a territory
#: back.
Bo: play annexation-of-territory
Bo: spend 11
#: A second financial crisis and a second military one: four in all. Generation 6 is the last, and the
#: game ends before 2060.
#
#: Before points are counted there is a stress test: supply, consumption and production once more, with
#: their shortages but without crises.
#
#: Happiness, land, military resources and money give points, money fewer with every crisis; pollution
#: and disruption cost some. Ann wins by 53 to 44.
`;

/** Limit in three minutes: a whole match as a script with captions. */
export const demo: GameDemo = { script, picture: 'Bo colonizes' };
