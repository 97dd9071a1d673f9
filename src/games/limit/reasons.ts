import { elementAt } from '../../engine/checked.ts';
import type { Decided } from '../../engine/game.ts';
import { ownOf } from '../../engine/own.ts';
import type { Consequence, Seat, Value } from '../../engine/question.ts';
import type { LimitComponents } from './figures.ts';
import { payableLevel, populationValue } from './figures.ts';
import { zoneOf } from './public-order.ts';
import { penalties } from './scoring.ts';
import type { Resource } from './state.ts';
import type { LimitView, NationView } from './view.ts';

/** A decision of a nation, and the nation. */
type Situation = Decided<LimitView, LimitComponents> & { readonly nation: NationView };

type Figures = Consequence['figures'];
type Reasoning = (situation: Situation) => Consequence | undefined;

const because = (code: string, figures: Figures = {}): Consequence => ({ code, figures });

/** Why an answer is good: the purpose of a card, a class, a plant or a target in this position. */
export function reason(decided: Decided<LimitView, LimitComponents>): Consequence | undefined {
  const nation = decided.view.nations[decided.seat];
  return nation === undefined ? undefined : ownOf(REASONS, decided.ask)?.({ ...decided, nation });
}

/** The index by which the score multiplies classes at the present population (LIM-SCO-01). */
const indexOf = ({ nation, setting }: Situation): number =>
  elementAt(setting.components.score.demographicIndex, nation.populationLevel - 1);

const generationsLeft = ({ view }: Situation): number => view.generations - view.generation + 1;

/** Lower unrest: out of an uprising, towards a boom, or to stay in one. */
function lowersUnrest({ nation, view, setting }: Situation): Consequence {
  const { unrest } = nation;
  const { boomUpTo, uprisingFrom } = view.unrest;
  return because(`unrest-${zoneOf(setting.components, unrest)}`, { unrest, boomUpTo, uprisingFrom });
}

/** Higher classes, and the present worth of a step of A, C or E. */
const raisesClasses: Reasoning = (situation) =>
  because('classes', { index: indexOf(situation), population: situation.nation.population });

const takesTokensBack =
  (token: 'pollution' | 'disruption'): Reasoning =>
  ({ setting, view }) =>
    because(`gives-back-${token}`, {
      each: penalties(setting.options, setting.components)[token],
      left: view[token].reserve,
    });

const plantReason: Reasoning = (situation) =>
  because('plant-rises', { generations: generationsLeft(situation) });

const plain =
  (code: string): Reasoning =>
  () =>
    because(code);

/** What each card is played for. */
const CARDS: Readonly<Record<string, Reasoning>> = {
  'public-expenditure': lowersUnrest,
  education: raisesClasses,
  'investment-policy': lowersUnrest,
  'graduate-studies': raisesClasses,
  indoctrination: lowersUnrest,
  vegetarianism: ({ nation }) => because('eats-less', { population: nation.population }),
  overconsumption: lowersUnrest,
  'sustainable-consumption': plain('consumes-less'),
  surcharge: ({ view }) => because('takes-bank-money', { bank: view.bank }),
  'political-reform': plain('draws-cards'),
  conscription: plain('takes-soldiers'),
  'artificial-intelligence': plain('plays-again'),
  'market-access': plain('trades'),
  speculation: plain('moves-prices'),
  'stock-exchange': plain('trades-more'),
  'humanitarian-aid': takesTokensBack('disruption'),
  'political-interference': plain('money-of-others'),
  'development-of-tourism': plain('money-of-others'),
  'mass-destruction': plain('destroys'),
  'annexation-of-territory': ({ setting }) =>
    because('annexes', { each: setting.components.score.territory }),
  'military-operation': plain('loots'),
  colonization: ({ setting, view }) =>
    because('colonizes', {
      each: setting.components.score.territory,
      left: view.colonization.territory,
    }),
  terrorism: plain('unrest-of-others'),
  'police-repression': lowersUnrest,
  industrialization: plantReason,
  craftsmanship: plain('takes-what-is-short'),
  robotization: plantReason,
  recycling: plain('saves-fossils'),
  'green-production': takesTokensBack('pollution'),
  'policy-planning': plain('keeps-plants'),
  'intensive-farming': ({ nation }) => because('farms', { population: nation.population }),
  extraction: plain('takes-fossils'),
  'cleaning-the-planet': takesTokensBack('pollution'),
  urbanization: raisesClasses,
  'offshore-production': plain('pollutes-elsewhere'),
  overproduction: plain('produces-again'),
  'soft-power': ({ setting }) =>
    because('passes-disruption', {
      each: penalties(setting.options, setting.components).disruption,
    }),
};

const cardReason: Reasoning = (situation) => ownOf(CARDS, String(situation.value))?.(situation);

/** A class that rises or falls: its meaning (LIM-SCO-01, LIM-LIV-02, LIM-SOC-03). */
const classReason =
  (way: 'rises' | 'falls'): Reasoning =>
  (situation) => {
    const letter = String(situation.value);
    if (!/^[A-E]$/u.test(letter)) return undefined;
    return because(`${letter}-${way}`, { index: indexOf(situation) });
  };

/** The nation with the most points among the others. */
function leaderBeside({ view, seat }: Situation): NationView | undefined {
  const others = view.nations.filter((nation) => nation.seat !== seat);
  return others.sort((one, other) => other.score - one.score)[0];
}

/** A target: ahead of all others, weakly defended, or simply the best one. */
const targetReason: Reasoning = (situation) => {
  const { value, view } = situation;
  const target = view.nations[Number(value)];
  if (typeof value !== 'number' || target === undefined) return because('target-star');
  const { score, military } = target;
  const isAhead = leaderBeside(situation)?.seat === target.seat;
  return because(isAhead ? 'target-ahead' : 'target-weak', { target: target.seat, score, military });
};

/** What a nation must spend and hold of a resource in the social phase: food for all, or nothing of that kind. */
function shortOf({ nation, setting: { components } }: Situation, resource: string): boolean {
  if (resource !== 'renewable') return false;
  const fed = payableLevel(components, components.population.length, nation.renewable);
  return populationValue(components, fed) < nation.population;
}

const TRADED: readonly Resource[] = ['renewable', 'industrial', 'military', 'fossil'];

/** A purchase or sale: `buy-fossil`, `sell-industrial`. */
const tradeReason: Reasoning = (situation) => {
  const { value, view } = situation;
  const [side, resource = ''] = String(value).split('-');
  const traded = TRADED.find((each) => each === resource);
  if (traded === undefined) return because('trades-nothing');
  const { sell, buy } = view.market[traded];
  if (side === 'sell') return because('sells', { resource: traded, price: sell ?? 0 });
  return because(shortOf(situation, traded) ? 'buys-food' : 'buys', { resource: traded, price: buy });
};

const plantChosen: Reasoning = (situation) => {
  const { value, figures } = situation;
  if (figures?.['direction'] === 'falls') return because('plant-falls', { plant: value });
  return because(`${String(value)}-plant-chosen`, { generations: generationsLeft(situation) });
};

/** Whether the answer is a consent, or a gift or payment of more than nothing. */
const isYes = (value: Value): boolean => value === true || (typeof value === 'number' && value > 0);

const helps: Reasoning = ({ value }) => because(isYes(value) ? 'helps' : 'keeps-own');

const DECKS: Readonly<Record<string, string>> = {
  society: 'deck-society',
  militaryEconomy: 'deck-military-economy',
  production: 'deck-production',
};

const crowd = (seat: Seat | Value | undefined): Figures => (seat === undefined ? {} : { seat });

/** The reasons for the answers to each question. */
const REASONS: Readonly<Record<string, Reasoning>> = {
  play: (situation) =>
    situation.value === 'pass' || situation.value === 'withdraw'
      ? because(String(situation.value), {
          money: situation.nation.money,
          generations: generationsLeft(situation),
        })
      : cardReason(situation),
  keep: cardReason,
  card: cardReason,
  discard: plain('least-useful'),
  bottom: ({ value }) => because(value === 'done' ? 'order-stays' : 'least-useful'),
  withdraw: ({ value }) => because(value === 'keep' ? 'keeps-permanent' : 'withdraws'),
  raise: classReason('rises'),
  lower: classReason('falls'),
  plant: plantChosen,
  resource: ({ value }) => because('takes', { resource: value }),
  take: ({ value }) => because('takes', { resource: value }),
  target: targetReason,
  to: ({ value }) => because('ally', crowd(value)),
  spend: ({ nation }) => because('strength', { military: nation.military }),
  deck: ({ value }) => {
    const code = DECKS[String(value)];
    return code === undefined ? undefined : because(code);
  },
  tokens: ({ setting }) =>
    because('passes-disruption', {
      each: penalties(setting.options, setting.components).disruption,
    }),
  move: plain('moves-prices'),
  transaction: tradeReason,
  quantity: ({ value }) => (isYes(value) ? because('as-many') : because('trades-nothing')),
  resist: ({ value }) => because(isYes(value) ? 'resists' : 'yields'),
  contribute: helps,
  give: helps,
  ask: ({ value }) => because(isYes(value) ? 'asks-help' : 'asks-nothing'),
  confirm: ({ value }) => because(isYes(value) ? 'paid-together' : 'too-dear'),
  'break-alliance': ({ value }) => because(isYes(value) ? 'breaks-alliance' : 'keeps-alliance'),
  action: ({ value }) => because(value === 'nothing' ? 'no-alliance-action' : `alliance-${String(value)}`),
  pay: plain('shares-price'),
  accept: ({ value }) => because(isYes(value) ? 'accepts' : 'refuses'),
  agree: ({ value }) => because(isYes(value) ? 'agrees' : 'refuses'),
  member: ({ value }) => because('excludes', crowd(value)),
  'pay-event': ({ value }) => because(isYes(value) ? 'pays-event' : 'bears-event'),
  trade: ({ value }) => because(isYes(value) ? 'trades' : 'trades-nothing'),
};
