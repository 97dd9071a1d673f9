import type { DemoCourse } from '../manifest.ts';

const script = `#! game: nice-green-things
#! seat: Ann
#! seat: Bo
#! seed: demo
#> 0.5
#: 1
#
#: 2
#
#: 3
Bo: buy reef-camera
#: 4
Bo: row science
#: 5
#
#: 6
Ann: buy thrift-trials
Ann: row science
Bo: buy abyss-probe
Bo: row science
#> 0.4
#: 7
Ann: buy salmon-ladder
Ann: row habitat
#: 8
Bo: buy blue-call-out
Ann: buy woodland-seed-vault
Ann: row science
Bo: buy cave-field-station
Bo: to black-1
Bo: row science
Bo: rearrange abyss-probe
#: 9
#: 21
#! refused
Ann: buy bat-box-avenue
Ann: buy red-call-out
Ann: end-turn exchange
#: 10
Bo: buy gorse-and-rowan-fair
Bo: roll exchange
Bo: roll roll
Bo: end-turn exchange
Bo: to blue-1
Bo: row habitat
Bo: rearrange done
Ann: buy bat-box-avenue
Ann: to green-1
Ann: row habitat
Ann: rearrange woodland-seed-vault
#: 11
Bo: buy beetle-atlas
Bo: to red-2
Bo: row science
Ann: buy acorn-nursery
Ann: to green-1
Ann: row habitat
Ann: rearrange done
Bo: buy aquarium-visitor-centre
Ann: buy lugworm-count
Ann: to blue-2
Ann: row science
Ann: rearrange done
Bo: buy marine-field-station
Bo: to blue-1
Bo: row science
Bo: rearrange mudflat-guard
Bo: rearrange reef-camera
Ann: buy cavefish-log
Ann: row science
#> 0.25
#: 12
Bo: buy deadwood-open-day
Bo: row pops
Ann: buy spawning-ground
Ann: to blue-2
Ann: row habitat
Ann: rearrange done
Bo: buy black-call-out
Bo: roll roll
Bo: end-turn end-turn
Ann: buy mycelium-bank
Ann: to black-2
Ann: row habitat
Ann: rearrange done
Bo: buy exchange
Bo: to black-1
Bo: row habitat
#: 13
Bo: rearrange done
Bo: buy truffle-ring
Bo: to green-2
Bo: rearrange deadwood-open-day
#: 14
Ann: buy woodland-field-station
Ann: to green-1
Ann: row science
Ann: rearrange bat-box-avenue
Ann: rearrange done
Bo: buy frog-lagoon
Bo: to blue-1
Bo: rearrange reef-camera
Bo: rearrange mudflat-guard
Bo: rearrange done
Ann: buy shrew-tagging
Ann: to red-1
Ann: row science
Ann: rearrange done
Bo: buy orchid-survey
Bo: to green-2
Bo: row science
Bo: rearrange done
Ann: buy green-call-out
Ann: end-turn exchange
#> 0.2
#: 15
Bo: buy tide-pool-school
Bo: to blue-1
Bo: row science
Bo: rearrange reef-camera
Bo: rearrange mudflat-guard
Bo: rearrange done
Ann: buy tern-tracking
Ann: to blue-2
Ann: row science
Ann: rearrange spawning-ground
Ann: row science
Ann: rearrange salmon-ladder
Ann: rearrange done
#: 16
Ann: buy dormouse-hedge
Ann: to green-1
Ann: row habitat
Ann: rearrange acorn-nursery
Ann: rearrange done
Bo: buy deep-vent
Bo: to black-1
Bo: row pops
Bo: rearrange abyss-probe
Bo: rearrange done
Ann: buy roost-pair
Ann: to black-2
Ann: rearrange cavefish-log
Ann: rearrange done
Bo: buy spore-study
Bo: to black-1
Bo: row science
Bo: rearrange done
Ann: buy pond-and-den-week
Ann: to green-1
Ann: rearrange done
#: 17
Bo: buy seabird-and-turtle-day
Bo: to blue-1
Bo: rearrange mudflat-guard
Bo: rearrange reef-camera
Bo: rearrange tide-pool-school
Bo: rearrange done
Ann: buy lark-pair
Ann: to red-1
Ann: rearrange done
Bo: buy toad-crossing
Bo: to blue-1
Bo: row habitat
Bo: rearrange reef-camera
Bo: rearrange done
#: 18
Ann: buy night-sound-study
Ann: to green-1
Ann: row science
Ann: rearrange done
Bo: buy warm-wall-study
Bo: to red-2
Bo: row science
Bo: rearrange done
#: 19
#
#: 20
`;

/** Nice Green Things in three minutes: a whole match as a script with captions. */
export const demo: DemoCourse = { script, picture: 15 };
