import type { DemoCourse } from '../manifest.ts';

const script = `#! game: limit
#! seat: Ann
#! seat: Bo
#! seed: demo
#> 0.2
#: 1
#
#: 2
#
#: 3
Bo: deck militaryEconomy
Bo: keep colonization
#: 4
Bo: bottom done
Ann: deck society
Ann: keep indoctrination
Ann: bottom surcharge political-reform overconsumption
#: 5
Bo: play industrialization
Bo: plant military
#: 6
Bo: play craftsmanship
Bo: resource military
Ann: play craftsmanship
Ann: resource military
Ann: play industrialization
Ann: plant military
Bo: play public-expenditure
Ann: play public-expenditure
#: 7
#
#: 8
Ann: deck militaryEconomy
Ann: keep annexation-of-territory
Ann: bottom terrorism
Bo: deck society
Bo: keep indoctrination
Bo: bottom done
Ann: discard education
Bo: discard industrialization
#> 0.15
#: 9
Ann: play indoctrination
Ann: play market-access
Ann: transaction sell-fossil
Ann: quantity 8
#: 10
Bo: play indoctrination
Bo: play craftsmanship
Bo: resource military
Ann: play industrialization
Ann: plant military
Ann: play craftsmanship
Ann: resource military
Bo: play colonization market-access
#: 11
Bo: transaction buy-military
Ann: play public-expenditure
#> 0.1
#: 12
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
#: 25
#! refused
Ann: play annexation-of-territory
Ann: play indoctrination
Ann: play market-access
Ann: transaction buy-military
Ann: quantity 1
Bo: play colonization indoctrination
#> 0.2
#: 13
Ann: play annexation-of-territory
#: 14
Ann: play craftsmanship
Ann: resource military
Bo: play pass
Ann: play public-expenditure conscription
#> 0.05
#: 15
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
#: 16
Bo: play humanitarian-aid
Ann: contribute 15
#> 0.1
#: 17
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
#: 18
Ann: spend 12
Bo: play conscription
Ann: play pass
#: 19
#
#: 20
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
#: 21
Bo: play annexation-of-territory
Bo: spend 11
#: 22
#
#: 23
#
#: 24
`;

/** Limit in three minutes: a whole match as a script with captions. */
export const demo: DemoCourse = { script, picture: 11 };
