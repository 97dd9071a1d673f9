import type { GameDemo } from '../manifest.ts';

const script = `#! game: nice-green-things
#! title: Nice Green Things in three minutes
#! seat: Ann
#! seat: Bo
#! seed: demo
#> 0.5
#: Nice Green Things is for two. Both collect nature projects in eco systems. Projects are paid for
#: with queue points: what one player pays, the other gets.
#
#: Five projects wait in the queue. The front one is free; each place further back costs one queue
#: point more, four for the last.
#
#: The board: the queue, then the tug of war over queue points, then cashflow. Eco systems show pops, S
#: for science, H for habitat; 0<1 means that H is short. In the table the larger count has [brackets].
Bo: buy reef-camera
#: Bo takes Reef camera from position 2 for one queue point. The point goes to Ann: she has 1 now, and
#: Bo has -1.
Bo: row science
#: The card begins a blue eco system, in the science row. An eco system has three rows: habitat at the
#: bottom, science in the middle, pops (groups of animals or plants) at the top.
#
#: Then the die trashes the project at the position that it shows: a 1 is the front project. The queue
#: moves up and is filled again.
Ann: buy thrift-trials
Ann: row science
Bo: buy abyss-probe
Bo: row science
#> 0.4
#: Ann reaches for the last place: Salmon ladder costs four points, which Bo gets. Nobody may have more
#: than 4 or fewer than -4.
Ann: buy salmon-ladder
Ann: row habitat
#: Blue call-out is a rescue project: it lies beside the eco systems and may be exchanged later for the
#: top project of the trash pile.
Bo: buy blue-call-out
Ann: buy woodland-seed-vault
Ann: row science
Bo: buy cave-field-station
Bo: to black-1
Bo: row science
Bo: rearrange abyss-probe
#: While a card is added to an eco system, its other cards may change rows as well. The other eco
#: systems stay as they are.
#: May Ann buy Bat-box avenue?
#! refused
Ann: buy bat-box-avenue
Ann: buy red-call-out
Ann: end-turn exchange
#: Here is an exchange: Ann gives up Red call-out for Show-cave visitor centre, which the die has just
#: trashed. Her cashflow rises to 3.
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
#: Cashflow is a level, not money to spend: some symbols raise it, some lower it, and it may never fall
#: below 0. A project that would bring it there cannot be bought.
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
#: In an eco system a pop type counts as often as the least of three: its own symbols in the top row,
#: the science symbols, the habitat symbols. Nobody has filled all three rows of one yet.
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
#: Bat night walk gives the black eco system its habitat. Now one fish and one octopus count.
Bo: rearrange done
Bo: buy truffle-ring
Bo: to green-2
Bo: rearrange deadwood-open-day
#: Ann fills all three rows of an eco system as well: a plant, a tree and, with Bat-box avenue moved
#: up, a bat.
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
#: For each pop type, the player with more of it scores a point for every one of theirs at the end, and
#: the other nothing. Equal counts score for nobody.
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
#: Just now Bo could buy nothing: each project cost more queue points or more cashflow than he had.
#: Then the front project is trashed, the die is rolled, and the turn passes.
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
#: The stock runs out. Bo pays four points for Seabird and turtle day: with Mudflat guard moved down as
#: a habitat, a bird and a reptile count.
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
#: No project is left: the game is over. Both show their secret targets: types that score three times
#: as much for their owner.
#
#: Fish is a target of Bo's: one fish scores three points. Amphibians and octopuses score most of the
#: others, and Bo wins by 11 to 4.
`;

/** Nice Green Things in three minutes: a whole match as a script with captions. */
export const demo: GameDemo = { script, picture: 'For each pop type' };
