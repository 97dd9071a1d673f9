/** Short, plain words for the names of matches. */
export const nameWords: readonly string[] = `
acorn alder amber anchor apple arch arrow ash aspen autumn badger bamboo barley basil basin bay beach bead beaver beech
bell berry birch bison blossom boat bonfire bramble branch bread breeze brick bridge brook bud butter cabin candle canoe
canyon carrot castle cave cedar chalk cherry chestnut clay cliff clover coast cobble comet copper coral cotton crane
creek crest cricket crow crystal cup current cypress daisy dawn deer delta dew dolphin dove dune dusk eagle earth echo
elder elm ember falcon feather fern ferry field finch fir fjord flax flint forest fountain fox frost garden garlic glade
glen goat goose grain granite grape grass gravel grove gull harbor hare harvest hawk hazel heath hedge heron hill hive
holly honey horizon ice island ivy jade juniper kelp kettle kite lagoon lake lantern larch lark laurel lava leaf lemon
lichen lily linden lion lotus lynx maple marble market marsh meadow melon mill mint mist moon moor moss mountain
mulberry nest nettle oak oasis oat ocean olive onyx orchard otter owl paper parsley path peach pear pearl pebble pepper
petal pigeon pine planet plum pond poplar poppy prairie puffin quartz quince rain raven reed reef ridge river robin rock
rose rowan sage sail salmon salt sand seal seed shell shore silk silver sky slate snow sorrel sparrow spring spruce star
stone stork storm stream summer sun swan thistle thyme tide timber torch trail trout tulip tundra valley violet walnut
water wave wheat willow wind winter wolf wood wren yarrow yew`
  .trim()
  .split(/\s+/);
