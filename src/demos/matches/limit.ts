/** Limit in three minutes: a whole match as a script with captions. */
export const limitDemo = `#! game: limit
#! title: Limit in three minutes
#! seat: Ann
#! seat: Bo
#! seed: demo
#> 0.5
#: Limit: nations grow from 1850 to 2060, and the world with its raw material, its air and its peace
#: grows narrow. Ann and Bo lead one each.
#
#: Every generation has three phases: politics, where cards are played; society, which runs by itself;
#: and what happens between nations.
Bo: deck militaryEconomy
Bo: keep colonization
#: Each draws cards from one of three decks and keeps some; the rest goes under the deck.
Bo: bottom done
Ann: deck society
Ann: keep indoctrination
Ann: bottom surcharge political-reform overconsumption
#: Now policy is decided. On a turn one or two cards are played, or one passes. Cards cost money, and
#: most come back to the hand afterwards.
Bo: play industrialization
Bo: plant military
#: Industrialization lifts a plant by one level. Bo, and soon Ann too, arm from the first day on.
Bo: play craftsmanship
Bo: resource military
Ann: play craftsmanship
Ann: resource military
Ann: play industrialization
Ann: plant military
Bo: play public-expenditure
Ann: play public-expenditure
#: Both have passed, and society has run: people eat renewable, grow in number, pay taxes, work in the
#: plants. Every figure is in the log with its rule.
#
#: Class A has risen, class E has not: the gap between the two adds to unrest. In the middle zone of
#: unrest a nation grows; far right there is uprising.
Ann: deck militaryEconomy
Ann: keep annexation-of-territory
Ann: bottom terrorism
Bo: deck society
Bo: keep indoctrination
Bo: bottom done
Ann: discard education
Bo: discard industrialization
#> 0.35
#: A class that stands high unlocks cards: both received Market Access, which opens the marketplace.
Ann: play indoctrination
Ann: play market-access
Ann: transaction sell-fossil
Ann: quantity 8
#: Ann sells all her fossils at once. The price falls with every trade, so Bo will get less for his.
Bo: play indoctrination
Bo: play craftsmanship
Bo: resource military
Ann: play industrialization
Ann: plant military
Ann: play craftsmanship
Ann: resource military
Bo: play colonization market-access
#: Bo colonizes with soldiers: land and fossils for two disruption tokens. Land is worth five points at
#: the end; disruption costs one, and its stock is the same for all.
Bo: transaction buy-military
Ann: play public-expenditure
#> 0.2
#: Two generations are over. Population has doubled, and doubles again: soon it will need goods, not
#: food alone.
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
Ann: play indoctrination
Ann: play market-access
Ann: transaction buy-military
Ann: quantity 1
Bo: play colonization indoctrination
#> 0.5
#: Ann attacks. Ten soldiers stand behind Annexation of Territory: Bo may resist with as many of his
#: own, or yield.
Ann: play annexation-of-territory
#: Bo yields, loses land and a level of his military plant. The soldiers are spent, and Ann takes
#: disruption for the war.
Ann: play craftsmanship
Ann: resource military
Bo: play pass
Ann: play public-expenditure conscription
#> 0.2
#: Class A rose in the boom: with little unrest people pay extra. Ann keeps unrest down on purpose; it
#: is cheaper than soldiers in the streets.
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
#: Humanitarian Aid is paid by all together or not at all. Ann offers 15; it is not enough, and nothing
#: happens.
Bo: play humanitarian-aid
Ann: contribute 15
#> 0.2
#: Generation 5. Twenty grow to thirty, and every level of population asks for more. The World Bank,
#: from which all taxes come, has nearly run dry.
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
#: A second war. Ann counts what remains: with over fifteen soldiers at the end of a generation, the
#: Cold War costs disruption as well.
Ann: spend 12
Bo: play conscription
Ann: play pass
#: And there they are. The bank cannot pay the taxes: a financial crisis. Disruption has no token left:
#: a military crisis. Money, classes and people are lost.
#
#: Two crises stand. With four the world has reached its limit: the game ends with that generation,
#: whatever the year.
#> 0.2
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
#: Ann had passed, but whoever becomes the target of a card is active again. Bo takes his land back.
Bo: play annexation-of-territory
Bo: spend 11
#: A second financial crisis, a second military one: four in all. Generation 6 is the last; history ends
#: before 2060.
#
#: Before points are counted the nations undergo the stress test: supply, consumption and production
#: once more, without help.
#
#: Happiness, money less for every crisis, land and arms; pollution and disruption count against it.
#: Ann, who took the land, is ahead. green-games play limit begins a match of your own.
`;
