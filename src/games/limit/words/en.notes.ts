import type { Words } from '../../../engine/words.ts';

/** What each card does: its cost, its effect, its target. */
const cards = {
  'public-expenditure': '1 money per population · unrest falls by 1',
  education: '1 money per population · one class rises by one',
  'investment-policy': '2 money per population · unrest falls by 3',
  'graduate-studies': '2 money per population · classes rise by three steps',
  indoctrination: 'one class falls by one · unrest falls by 2',
  vegetarianism: 'permanent: people eat as if population were one level lower · costs 2 unrest',
  overconsumption: '1 industrial per population · unrest falls by 3',
  'sustainable-consumption':
    'permanent: people consume as if population were one level lower · costs 2 unrest',
  surcharge:
    '1 unrest, and 10 money of the World Bank leave the game · take 2 money per population from the World Bank',
  'political-reform': '10 money · draw five cards of one deck, keep one',
  conscription: '1 unrest · take military for the population two levels lower',
  'artificial-intelligence': '10 money · take an instant card of this generation back into the hand',
  'market-access': 'free · one transaction on the marketplace',
  speculation:
    '5 money, and 5 of the World Bank, leave the game · move one price by a step, then make one transaction',
  'stock-exchange':
    'permanent: two transactions, on two resources, instead of one · costs 10 money, which leave the game',
  'humanitarian-aid':
    'all nations give one disruption back, its player two · costs 50 money, to which all may add',
  'political-interference':
    '10 money of the World Bank leave the game · a nation gives money for its population and raises one class by one',
  'development-of-tourism':
    '10 money of the World Bank leave the game · a nation gives 10 money for each step of its class C above 1, and its unrest falls by 2',
  'mass-destruction':
    '10 military or more, 2 disruption · attack: one territory is destroyed, a plant falls by one, the target takes 3 pollution',
  'annexation-of-territory':
    '10 military or more, 2 disruption · attack: take one territory, a plant of the target falls by one',
  'military-operation':
    '3 military or more, 1 disruption · attack: take up to 2 fossils, 5 industrial or 5 renewable',
  colonization: '5 military, 2 disruption · take one territory and two fossils from the colonization reserve',
  terrorism: '1 military, 1 disruption · unrest of a nation rises by 3',
  'police-repression': 'military for the population two levels lower, 1 disruption · unrest falls by 2',
  industrialization: 'money equal to a plant’s output · that plant rises by one level',
  craftsmanship: '1 money · take two of one resource',
  robotization: 'money equal to the output · the industrial or military plant rises by two levels',
  recycling:
    'permanent: 10 industrial or more consumed at once give one fossil · costs one level of the industrial plant',
  'green-production':
    'permanent: the industrial plant makes one pollution less · costs one level of the industrial plant',
  'policy-planning':
    'permanent: no plant moves in economic growth · costs 2 unrest, and 2 more to take it back',
  'intensive-farming':
    'permanent: each production uses a fossil, pollutes by one and yields renewables of one level more · costs fossils equal to the renewable output; taking it back costs a level of that plant',
  extraction: '5 money, 1 pollution · take two fossils',
  'cleaning-the-planet':
    'all nations give one pollution back, its player two · costs 50 money, to which all may add',
  urbanization: '1 industrial per population · classes rise by two steps',
  'offshore-production':
    '10 money of the World Bank leave the game, own fossils and money for a nation’s output · take its industrial output; it takes the money and the pollution',
  overproduction: '1 unrest · one plant produces at once',
  'soft-power': '20 money · pass one or two disruption tokens on to a nation',
};

/** What a figure cannot say of a card’s cost or gain. */
const effects = {
  'at-least': 'or more: all of it is the strength of the attack',
  'plant-output': 'money: the output of the plant',
  'produces-once': 'one plant produces at once',
  'target-output': 'as much as the target’s industrial plant makes',
  'same-amount': 'the same amount',
  'target-population': 'money: as much as the target’s population',
  'target-median-class': 'money: 10 for each step of the target’s class C above 1',
};

const choices = {
  pass: 'no further card in this generation, unless one is aimed here',
  withdraw: 'Policy Planning or Intensive Farming goes back under its deck; it counts as no card',
  keep: 'the card stays on the table',
  done: 'leaves it at that',
  nothing: 'the only action of this step is left out',
  offer: 'together they pay 2 money; all members on both sides have to agree',
  leave: 'at once, without anybody’s consent and without cost',
  exclude: 'all other members have to agree',
  society: 'living standard, unrest, soldiers',
  militaryEconomy: 'market, money, war',
  production: 'plants, fossils, pollution',
};

const events = {
  'oil-shock':
    'the price of fossil rises two steps, the marketplace loses a fossil, the star nation takes 1 pollution',
  'foreign-boom': 'the star nation takes 2 pollution, the price of industrial falls one step',
  'arms-race':
    'the star nation takes 2 disruption, the price of military rises one step; less military than the star nation costs 1 unrest',
  epidemic: '1 money per population is paid, or population falls by one level and unrest rises by 1',
  'trade-treaty': 'one transaction may be made; the star nation takes 5 money from the World Bank',
  'climate-summit': 'both nations give one pollution back',
  'speculative-bubble': 'up to 20 money of the World Bank leave the game',
  'border-incident':
    'half the star nation’s military is spent, or a fossil is lost, or unrest rises by 1; the star nation takes 1 disruption',
};

const options = {
  alliances: 'military and economic alliances; for four nations or more who know the game',
  teaching: 'a first game: generation 1 begins with the four starting cards, without alliances',
  teachingMoney: 'what each nation starts with in the teaching game',
  stressTests: 'supply, consumption and production once more after the end, before the points',
  militaryScore: 'points for military resources at the end',
  livingScore: 'which classes are counted, times the demographic index',
  pollutionScore: 'for each pollution token at the end',
  disruptionScore: 'for each disruption token at the end',
  moneyScore: 'what money is worth at the end',
  allianceLock: 'what a token that lies agreement side up forbids in the same step',
  interferenceAmount: 'how much money the target of Political Interference gives',
  growthDodge: 'in economic growth one may choose a plant that stands at its end, so that nothing moves',
  stressHelp: 'allies may help in a stress test as in any other step',
  starColdWar: 'the star nation takes disruption in the Cold War, by its table',
  solo: 'one nation against the star nation; it follows from one player',
  third: 'one point for three military resources',
  each: 'one point for each military resource',
  none: 'no points',
  sum: 'classes A, C and E together',
  sum3: 'classes A, C and E together, three times',
  lowest3: 'the lowest class three times',
  highest3: 'the highest class three times',
  crises: '10 money are worth 5 points, one less for each crisis',
  '2-per-10': '10 money are worth 2 points',
  '1-per-5': '5 money are worth 1 point',
  '10-per-50': '50 money are worth 10 points',
  joinOnly: 'no second alliance of the kind in one step; leaving and excluding stay possible',
  all: 'neither offers nor leaving nor excluding',
  value: 'the number on the population track, up to 100',
  index: 'the place on the population track, up to 9',
};

export const notes: Words['notes'] = { ...options, ...events, ...choices, ...effects, ...cards };

export const cautions: Words['cautions'] = {
  'no-effect': 'It would change nothing for this nation now.',
  'no-own-effect': 'This nation has no such token to give back; only others would.',
  'breaks-alliance': 'The alliance ends, and each of its members takes one disruption.',
  'few-for-alliances': 'The rulebook advises against alliances of two or three nations.',
  'cards-left': 'There are cards in this hand that can be played now; after a pass none of them is played.',
  'ends-membership': 'A nation leaves its alliance, and with it the help of its allies.',
};
