/** Nice Green Things in three minutes: a whole match as a script with captions. */
export const niceGreenThingsDemo = `#! game: nice-green-things
#! title: Nice Green Things in three minutes
#! seat: Ann
#! seat: Bo
#! seed: demo
#> 0.5
#: Nice Green Things is for two. Both gather nature projects into eco systems, and pull at one rope:
#: what one pays, the other gets.
#
#: Five projects wait in the queue. The front one is free; each place further back costs one queue point
#: more, four for the last.
Bo: buy reef-camera
#: Bo takes Reef camera from place 2 for one queue point. It does not go to a bank: Ann now has one
#: more, Bo one less.
Bo: row science
#: The card begins a blue eco system, in the science row. Three rows there are: habitat below, science
#: between, pops, the animals and plants, on top.
#
#: Then the die: a 1 throws the front project into the trash. The queue moves up and is filled again.
Ann: buy thrift-trials
Ann: row science
Bo: buy abyss-probe
Bo: row science
#> 0.4
#: Ann reaches for the last place: Salmon ladder costs four points, which Bo gets. Nobody may go beyond
#: four either way.
Ann: buy salmon-ladder
Ann: row habitat
#: Blue call-out is a rescue project: it lies aside and may be exchanged later for the top card of the
#: trash.
Bo: buy blue-call-out
Ann: buy woodland-seed-vault
Ann: row science
Bo: buy cave-field-station
Bo: to black-1
Bo: row science
Bo: rearrange abyss-probe
#: While a card is added, the others of that eco system may change rows. Elsewhere nothing moves.
Ann: buy red-call-out
Ann: end-turn exchange
#: Here it is: Ann gives Red call-out for Show-cave visitor centre, which the die has just trashed. Her
#: cashflow rises to 3.
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
#: Cashflow is no money but a level: symbols add, symbols take away, and it may never fall below zero.
#: Whatever would do that cannot be bought.
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
#: Symbols of pops are worth something only where habitat and science under them are not fewer. Ann and
#: Bo have neither yet: all is still worth nothing.
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
#: Bat night walk brings the black eco system its habitat. Now one fish and one octopus live there.
Bo: rearrange done
Bo: buy truffle-ring
Bo: to green-2
Bo: rearrange deadwood-open-day
#: Ann completes a row as well: plants, trees, and with a bat box moved up, a bat.
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
#: One type, one winner: at the end whoever has more of it scores a point for each, and the other
#: nothing. Equal counts score for nobody.
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
#: Just now Bo could buy nothing: too few points, too little cashflow. Then the front project is trashed
#: instead, and the turn passes.
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
#: The stock runs out. Bo spends all on the sea: Seabird and turtle day brings a bird and a reptile to
#: life, with one habitat moved down for them.
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
#: The queue is no longer filled. Two projects are left, then one.
Ann: buy night-sound-study
Ann: to green-1
Ann: row science
Ann: rearrange done
Bo: buy warm-wall-study
Bo: to red-2
Bo: row science
Bo: rearrange done
#: No project is left: the game is over. Both show their secret targets: types that count threefold for
#: their owner.
#
#: Fish is one of Bo's: three points for one shoal. With amphibians and octopuses Bo wins by 11 to 4.
#: green-games play nice-green-things begins a match of your own.
`;
