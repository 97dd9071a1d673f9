import type { Words } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';

type Reasons = NonNullable<Words['reasons']>;

const number = (figure: unknown): number => Number(figure);
const points = (count: unknown): string => zh`${number(count)}分`;
const steps = (count: unknown): string => zh`${number(count)}格收益`;

/** `在剩下的 5 個回合`. */
const later = (rounds: unknown): string =>
  number(rounds) === 1 ? '在剩下的一個回合' : zh`在剩下的${number(rounds)}個回合中每回合`;

/** Why projects, loans, chips and dividends are taken. */
const turn: Reasons = {
  'project-lowest': ({ category, level, size }, say) =>
    zh`持續性發展計畫評估只看最低的等級：${say.name(category ?? '')}目前${number(level)}級，這張提高${number(size)}級。`,
  'project-income': ({ steps: by, rounds }) => zh`多${steps(by)}，${later(rounds)}都帶來現金。`,
  'project-points': ({ points: by, price }) =>
    zh`以${number(price)}現金得${points(by)}，地圖上也多一個計畫指示物。`,
  'refund-cash': ({ cash }) => zh`不需代價，而${number(cash)}現金足夠支付股息或買更好的計畫。`,
  'refund-cash-simple': ({ cash }) => zh`不需代價，多出的${Number(cash)}現金可以買更好的計畫。`,
  'refund-chip': ({ chip }) => zh`不需代價，而數值${number(chip)}的 PR 指示物可在 PR 評估中贏得一個類別。`,
  loan: ({ amount }) => zh`現在的${number(amount)}現金，在償還之前能賺更多。`,
  chip: ({ round }) => zh`PR 指示物提高第${number(round)}回合後 PR 評估的形象，每個類別的最佳者得分。`,
  'chip-late': () => '之後沒有 PR 評估，但現金也沒有更好的用途。',
  dividends: ({ cash, points: by }) => zh`${number(cash)}現金變成${points(by)}，每回合一次，收益不變。`,
  repay: ({ each }) => zh`每一元未還的貸款最後扣${points(each)}。`,
  'repay-this': () => '這是最容易還清的貸款。',
  'play-market-screening': () => '本回合多一張計畫卡或行動卡，比手中的這張卡更有價值。',
  'play-resource-transfer': () => '以一個夠高的等級換取最低的等級上升。',
  done: ({ cash }) =>
    number(cash) === 0
      ? '沒有現金可以做別的事。'
      : zh`剩下的${number(cash)}現金在之後的回合更有價值，可用於出價與計畫。`,
  'done-last': () => '剩下的都不會帶來分數。',
};

/** Why action cards are taken. */
const cards: Reasons = {
  'card-late': () => '來得太晚，無法充分發揮，但沒有更好的了。',
  'card-award': ({ perProject, projects }) =>
    zh`最後自己的每張計畫卡得${points(perProject)}：目前${number(projects)}張。`,
  'card-bribe': () => '出價、PR 與公司價值評估常有平手，它都能贏得。',
  'card-cash-cow': ({ gain, level }) => zh`每個達到${number(level)}級的類別給${number(gain)}現金。`,
  'card-cluster': ({ perBlock }) => zh`最後自己的計畫指示物每個方塊得${points(perBlock)}。`,
  'card-competitive-analysis': () => '讓他人更多的計畫指示物成為目標，收益因此移到這裡。',
  'card-dumping-wages': ({ steps: by, points: cost, rounds }) =>
    zh`${steps(by)}${later(rounds)}帶來現金，勝過失去的${points(Math.abs(number(cost)))}。`,
  'card-frontrunner': ({ perCategory, level }) =>
    zh`最後每個達${number(level)}級以上的類別得${points(perCategory)}。`,
  'card-good-tax-morale': ({ cash, points: by }) =>
    zh`立即以${Math.abs(number(cash))}現金得${points(by)}：沒有計畫這麼便宜。`,
  'card-growth': ({ perTile }) => zh`最後在一條橫列或直行上，自己的每個計畫指示物得${points(perTile)}。`,
  'card-hire-lawyer': () => '此後沒有人能與自己的計畫指示物競爭，收益只升不降。',
  'card-hyperactive': ({ perCard, cards: held }) =>
    zh`最後自己的每張行動卡得${points(perCard)}：目前${number(held)}張。`,
  'card-hyperinflation': () => '所有人的現金減半，存得多的人受害較深。',
  'card-industrial-spying': () => '最後出價的公司，永遠不會為順位付太多。',
  'card-insider-trading': () => '每次揭曉後，只差 1 往往就決定順位。',
  'card-internationalization': () => '放在任何格子，就能找到最好的相鄰者。',
  'card-latitude': ({ perTile }) => zh`最後在一條斜線上，自己的每個計畫指示物得${points(perTile)}。`,
  'card-lawsuit': ({ loss }) => zh`立即從其他每家公司取得${number(loss)}現金。`,
  'card-market-screening': () => '在之後的回合，供應最好的時候，可以多拿一張計畫卡或行動卡。',
  'card-pr-analysis': () => '最後放置 PR 指示物的公司，一個也不浪費。',
  'card-pr-consultant': ({ pricePerPoint, rounds }) =>
    zh`每點${number(pricePerPoint)}現金的 PR 指示物最便宜，${later(rounds)}都可以買。`,
  'card-pr-machine': ({ perCategory }) => zh`PR 評估中每獨得一個類別，多${points(perCategory)}。`,
  'card-resource-transfer': ({ lowest }) => zh`最低的等級${number(lowest)}不靠計畫也能上升。`,
  'card-sabotage': () => '有一次不必付錢就能排在第一。',
  'card-specialization': ({ discount, rounds }) =>
    zh`一個類別的計畫${later(rounds)}便宜${number(discount)}現金。`,
  'card-super-dividends': ({ points: by, perDividend, rounds }) =>
    zh`立即得${points(by)}，${later(rounds)}支付股息多${points(perDividend)}。`,
  'card-sustainability-report': ({ perLevel, lowest }) =>
    zh`最後最低的等級每級得${points(perLevel)}，目前${number(lowest)}級。`,
  'card-tax-evasion': ({ cash, points: cost }) =>
    zh`立即得到的${number(cash)}現金，勝過失去的${points(Math.abs(number(cost)))}。`,
  'card-tough-competition': ({ bonus }) => zh`每次競爭從對手多取得${steps(bonus)}。`,
  'card-tricky-accounting': ({ rise }) => zh`公司價值評估前的${steps(rise)}可能贏得最高的名次。`,
};

/** Why one bids, places, meets and spends chips so. */
const rest: Reasons = {
  'bid-nothing': ({ cash }) =>
    number(cash) === 0 ? '沒有現金可以出價。' : '較後的順位也有足夠的好計畫，而每個出價都要付，即使落後。',
  bid: () => '小額出價就能排在不出價的人前面，代價很低。',
  'bid-high': ({ projects }) => zh`最後的公司選擇最差：每回合只有${number(projects)}家能拿計畫卡。`,
  'insider-yes': () => '只要增減 1，就能以合理的價格得到更好的順位。',
  'insider-no': () => '出價維持原狀就好。',
  'spy-yes': () => '在所有其他人之後出價，付得剛剛好。',
  'spy-no': () => '本回合的順位不太重要；保留卡牌。',
  'sabotage-yes': () => '本回合排第一，值得用掉這張卡。',
  'sabotage-no': () => '順位已經夠好；保留卡牌。',
  'hyperinflation-yes': () => '其他人因此損失更多現金。',
  'hyperinflation-no': () => '現在自己的現金損失最大。',
  'lawsuit-yes': () => '其他人現在有現金可以損失。',
  'lawsuit-no': () => '其他人現在的現金太少。',
  specialize: ({ category }, say) => zh`還要買的大多在${say.name(category ?? '')}。`,
  lower: ({ category, level }, say) => zh`${say.name(category ?? '')}在${number(level)}級，最容易割捨。`,
  raise: ({ category, level }, say) =>
    zh`${say.name(category ?? '')}在${number(level)}級，而最低的等級才算。`,
  'tile-first': () => '它有較好的格子可選。',
  'internationalization-yes': () => '允許的格子都沒有這麼好的相鄰者。',
  'internationalization-no': () => '允許的格子已經夠好；保留卡牌。',
  'cell-beside': ({ owner }, say) =>
    zh`在那裡與${say.seat(number(owner))}同類別的計畫指示物接觸，收益立即移動。`,
  'cell-own': () => '在那裡與自己同類別的計畫指示物接觸，收益立即上升。',
  'cell-free': () => '在那裡沒有對手能得利，之後自己的計畫指示物可以相連。',
  'cell-alone': () => '與其他人保持距離，之後自己的計畫指示物可以相連。',
  'next-contact': () => '依這個順序，在收益軌終點損失較少。',
  'contact-cooperate': ({ owner }, say) => zh`雙方都有所得，勝過以競爭使${say.seat(number(owner))}損失。`,
  'contact-compete': ({ owner }, say) => zh`收益從${say.seat(number(owner))}移到自己的標記。`,
  'contact-leave': ({ owner }, say) => zh`從${say.seat(number(owner))}那裡得不到什麼。`,
  'chip-on': ({ category, level }, say) =>
    zh`放上它，${say.name(category ?? '')}（${number(level)}級）就可能成為最佳形象。`,
  'chip-save': () => '在之後的評估能贏得更多。',
  'chip-give-up': () => '在這裡贏不到什麼。',
};

/** The reasons for hints and for the decisions of bots. */
export const reasons: Reasons = { ...turn, ...cards, ...rest };
