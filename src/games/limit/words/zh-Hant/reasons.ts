import type { Words } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import { goods } from './sentence.ts';

type Reasons = NonNullable<Words['reasons']>;

const number = (figure: unknown): number => Number(figure);

const points = (count: unknown): string => zh`${number(count)}分`;

const generations = (count: unknown): string =>
  number(count) === 1 ? '在最後這個世代' : zh`在剩下的${number(count)}個世代`;

/** Why cards are played. */
const cards: Reasons = {
  'unrest-uprising': ({ unrest, uprisingFrom }) =>
    zh`民怨${number(unrest)}就是暴動（從${number(uprisingFrom)}起）：沒有階級會上升，還要付出軍事資源或金錢。`,
  'unrest-growth': ({ unrest, boomUpTo }) =>
    zh`民怨${number(unrest)}讓一個階級上升；到${number(boomUpTo)}以下就是榮景，世界銀行也會付錢。`,
  'unrest-boom': ({ unrest, boomUpTo }) =>
    zh`民怨${number(unrest)}是榮景（到${number(boomUpTo)}為止），而階級鬥爭會再使它上升：民怨低，階級才持續上升，金錢才持續進來。`,
  classes: ({ index, population }) =>
    zh`分數大多來自階級：人口${number(population)}時，A、C 或 E 每一級值${points(index)}。`,
  'eats-less': ({ population }) =>
    zh`要供養${number(population)}人口，饑荒是最大的危險；此後需要的再生資源較少。`,
  'consumes-less': () => '此後人民消費的工業資源較少，短缺就不會使階級下降。',
  'takes-bank-money': ({ bank }) => zh`趕在別人之前，從有${number(bank)}元的世界銀行取得金錢。`,
  'draws-cards': () => '可選的卡牌越多，行動就越多、越好。',
  'takes-soldiers': () => '軍事資源嚇阻攻擊、平息暴動，也用來取得領土，而這樣不需要生產廠。',
  'plays-again': () => '好的即時卡在同一世代再打一次，勝過打一張新的。',
  trades: () => '閒置的變成金錢，短缺的可以在人民需要之前買進。',
  'trades-more': () => '此後每次到市場，可以進行更多交易。',
  'moves-prices': () => '先取得更好的價格，再以該價格交易。',
  'gives-back-disruption': ({ each, left }) =>
    zh`每個動盪最後扣${points(each)}，而儲備只剩${number(left)}個，軍事危機更近了。`,
  'gives-back-pollution': ({ each, left }) =>
    zh`每個污染最後扣${points(each)}，而儲備只剩${number(left)}個，環境危機更近了。`,
  'money-of-others': () => '從他國取得金錢，他國可花的就少了。',
  destroys: () => '永久奪走對手的領土與生產廠的級。',
  annexes: ({ each }) => zh`每片領土值${points(each)}，也是再生廠的空間，而對手損失同樣多。`,
  loots: () => '從對手奪取原本必須生產的資源。',
  colonizes: ({ each, left }) =>
    zh`每片領土值${points(each)}，而且沒有人可以抵抗；儲備還有${number(left)}片。`,
  'unrest-of-others': () => '增加民怨，可能使對手的成長變成暴動。',
  'plant-rises': ({ generations: left }) => zh`生產廠越高，${generations(left)}產量越多。`,
  'takes-what-is-short': () => '這是取得目前短缺的資源最便宜的方法。',
  'saves-fossils': () => '化石燃料不會再生，沒有它生產廠就停擺；這樣可以取回一些。',
  'keeps-plants': () => '生產廠適合這個國家時，無論階級 C 在哪一欄都維持原狀。',
  farms: ({ population }) =>
    zh`化石燃料變成食物：${number(population)}人口還會增加，需要的超過再生廠的產量。`,
  'takes-fossils': () => '大型生產廠沒有化石燃料就停擺，民怨隨之上升。',
  'pollutes-elsewhere': () => '帶來工業資源，污染則由他國承擔。',
  'produces-again': () => '生產廠再生產一次的所得，勝過付出的民怨。',
  'passes-disruption': ({ each }) => zh`每個動盪最後扣${points(each)}；讓他國承擔。`,
  pass: ({ money }) =>
    number(money) === 0
      ? '目前手中沒有值得其費用的卡牌；把資源留給之後。'
      : zh`目前手中沒有值得其費用的卡牌；把${number(money)}元留給之後。`,
  withdraw: () => '這張永久卡如今弊多於利。',
  withdraws: () => '這張永久卡在這個階段會造成損害。',
  'keeps-permanent': () => '這張永久卡在這個階段利多於弊。',
};

/** Why classes and plants move. */
const tracks: Reasons = {
  'A-rises': ({ index }) => zh`階級 A 計分（目前每級${points(index)}），帶來更多卡牌，也讓其他階級隨後上升。`,
  'B-rises': () => '階級 B 本身不計分，但階級 C 不得超過它。',
  'C-rises': ({ index }) => zh`階級 C 計分（目前每級${points(index)}），並決定稅收、成長與消費。`,
  'D-rises': () => '階級 D 本身不計分，但階級 E 不得超過它。',
  'E-rises': ({ index }) =>
    zh`階級 E 計分（目前每級${points(index)}），並縮小與階級 A 的差距，而民怨依差距上升。`,
  'A-falls': () => '階級 A 下降，因為這樣縮小與階級 E 的差距。',
  'B-falls': () => '階級 B 不計分，損失它代價最小。',
  'C-falls': () => '較低的階級 C 消費較少，人口也持續成長。',
  'D-falls': () => '階級 D 不計分，損失它代價最小。',
  'E-falls': () => '沒有更容易犧牲的階級：其上的階級保住卡牌與稅收。',
  'plant-falls': ({ plant }, say) => zh`${say.name(`${plant}-plant`)}是可以犧牲的。`,
  'renewable-plant-chosen': ({ generations: left }) => zh`${generations(left)}食物更多：人口可以成長。`,
  'industrial-plant-chosen': ({ generations: left }) =>
    zh`${generations(left)}工業資源更多：供消費，或到市場出售。`,
  'military-plant-chosen': ({ generations: left }) =>
    zh`${generations(left)}軍事資源更多：取得領土，應付攻擊與暴動。`,
};

/** Why resources, cards and money change hands. */
const dealings: Reasons = {
  'least-useful': () => '這是最不可惜的卡牌。',
  'order-stays': () => '牌庫底下的順序幾乎沒有影響。',
  'deck-society': () => '社會牌庫有提升階級與降低民怨的卡牌。',
  'deck-military-economy': () => '軍事與經濟牌庫有領土、金錢與戰爭的卡牌。',
  'deck-production': () => '生產牌庫有生產廠、化石燃料與對抗污染的卡牌。',
  takes: ({ resource }, say) => zh`需要的${goods(String(resource), say)}超過生產廠將有的產量。`,
  sells: ({ resource, price }, say) =>
    zh`${goods(String(resource), say)}比需要的多；現在每個可賣${number(price)}元。`,
  'buys-food': ({ resource, price }, say) =>
    zh`沒有更多${goods(String(resource), say)}就會發生饑荒；每個${number(price)}元。`,
  buys: ({ resource, price }, say) =>
    zh`將需要更多${goods(String(resource), say)}，而每個${number(price)}元是公道的價格。`,
  'trades-nothing': () => '目前沒有夠好的價格。',
  'as-many': () => '這正是可以割捨或需要的數量。',
  'too-dear': () => '所得不值這個價格。',
  'paid-together': () => '其他國家分擔一部分。',
  helps: () => '對雙方都好而代價又低，值得給予。',
  'keeps-own': () => '給出去會幫助對手。',
  'asks-help': () => '盟國有餘力補足這裡缺少的。',
  'asks-nothing': () => '短缺的代價不如看起來大，不需要援助。',
  'pays-event': () => '否則損失的價值更高。',
  'bears-event': () => '損失小於價格。',
};

/** Why nations attack, resist and join. */
const nations: Reasons = {
  'target-star': () => '星國負擔得起。',
  'target-ahead': ({ target, score }, say) =>
    zh`${say.seat(number(target))}以${points(score)}領先所有其他國家。`,
  'target-weak': ({ target, military }, say) =>
    zh`${say.seat(number(target))}在此可給的最多，而可用來抵抗的只有${number(military)}個軍事資源。`,
  strength: ({ military }) => zh`${number(military)}個中投入這些，就足以勝過目標國。`,
  resists: () => '攻擊會奪走的，比軍事資源更有價值。',
  yields: () => '軍事資源比攻擊會奪走的更有價值。',
  ally: ({ seat }, say) => zh`${say.seat(number(seat))}有這裡缺少的，可以互相幫助。`,
  'no-alliance-action': () => '目前沒有值得其價格的同盟。',
  'alliance-offer': () => '資源短缺時，盟國互相援助。',
  'alliance-leave': () => '盟國的代價高於所給的。',
  'alliance-exclude': () => '該成員從同盟得到的多於付出的。',
  'shares-price': () => '分擔價格，提議更容易獲得接受。',
  accepts: () => '在一起對雙方都更好。',
  agrees: () => '該成員從同盟得到的多於付出的。',
  refuses: () => '獨自一國更好。',
  excludes: ({ seat }, say) => zh`${say.seat(number(seat))}從同盟得到的多於付出的。`,
  'breaks-alliance': () => '不援助的盟國不是盟國。',
  'keeps-alliance': () => '同盟的價值仍然高於每個成員各拿 1 個動盪。',
};

/** The reasons for hints and for the decisions of bots. */
export const reasons: Reasons = { ...cards, ...tracks, ...dealings, ...nations };
