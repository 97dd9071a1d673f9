import { elementAt } from '../../../../engine/checked.ts';
import type { LogEntry } from '../../../../engine/umpire.ts';
import type { Say } from '../../../../engine/words.ts';
import { amount, counted, countedInWords, type LogWords, number, told, who, whom } from './sentence.ts';

/** Names of cards that an entry strings together. */
function cardNames({ figures }: LogEntry, say: Say): string {
  const cards = String(figures?.['cards'] ?? '')
    .split(' ')
    .filter((card) => card !== '');
  return cards.length === 0 ? 'no card' : cards.map((card) => say.name(card)).join(', ');
}

/** `sells 3 military, then buys 2 fossil` for `sell-military 3 buy-fossil 2`. */
function trades({ figures }: LogEntry, say: Say): string {
  const words = String(figures?.['traded'] ?? '').split(' ');
  const deals: string[] = [];
  for (let place = 0; place + 1 < words.length; place += 2) {
    const [side = '', resource = ''] = elementAt(words, place).split('-');
    deals.push(`${side}s ${words[place + 1]} ${say.name(resource)}`);
  }
  return deals.join(', then ');
}

/** The result of an attack; the target's answer was reported before. */
function attack(entry: LogEntry, say: Say): string {
  const target = whom(entry, 'target', say);
  if (entry.figures?.['resisted'] === true) return `: ${target} resists, and the effect does not happen`;
  if (entry.figures?.['take'] !== undefined) {
    return ` and takes ${amount(number(entry, 'amount'), String(entry.figures['take']), say)} from ${target}`;
  }
  const plant = entry.figures?.['plant'];
  const fallen = plant === undefined ? '' : `, and the ${say.name(`${plant}-plant`)} falls`;
  const land = amount(number(entry, 'territory'), 'territory', say);
  return entry.figures?.['card'] === 'mass-destruction'
    ? `: ${target} loses ${land} and takes pollution${fallen}`
    : ` and takes ${land} from ${target}${fallen}`;
}

/** The results of a card's choices. */
const PLAYED: Readonly<Record<string, (entry: LogEntry, say: Say) => string>> = {
  'market-access': (entry, say) => ` and ${trades(entry, say)}`,
  speculation: (entry, say) => `: ${lower(told(entry, 'move', say))}; then it ${trades(entry, say)}`,
  industrialization: (entry, say) =>
    `: the ${plantOf(entry, say)} rises by ${countedInWords(number(entry, 'levels'), 'level')}`,
  robotization: (entry, say) =>
    `: the ${plantOf(entry, say)} rises by ${countedInWords(number(entry, 'levels'), 'level')}`,
  overproduction: (entry, say) => `: the ${plantOf(entry, say)} produces once more`,
  craftsmanship: (entry, say) => ` and takes ${number(entry, 'gain')} ${told(entry, 'resource', say)}`,
  'artificial-intelligence': (entry, say) => ` and takes ${told(entry, 'fetched', say)} back into the hand`,
  'soft-power': (entry, say) =>
    ` and passes ${amount(number(entry, 'tokens'), 'disruption', say)} on to ${whom(entry, 'target', say)}`,
  'offshore-production': (entry, say) =>
    ` and gains ${number(entry, 'amount')} industrial from the plant of ${whom(entry, 'target', say)}, who takes ${number(entry, 'amount')} money and the pollution`,
  'political-interference': (entry, say) =>
    ` and takes ${number(entry, 'money')} money from ${whom(entry, 'target', say)}`,
  'development-of-tourism': (entry, say) =>
    ` and takes ${number(entry, 'money')} money from ${whom(entry, 'target', say)}`,
  terrorism: (entry, say) => ` against ${whom(entry, 'target', say)}`,
  'mass-destruction': attack,
  'annexation-of-territory': attack,
  'military-operation': attack,
};

const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const plantOf = ({ figures }: LogEntry, say: Say) => say.name(`${figures?.['plant']}-plant`);

export const politicalLog: LogWords = {
  unlocked: (entry, say) =>
    `${who(entry, say)} receives ${told(entry, 'card', say)}: class A stands high enough.`,
  drew: (entry, say) => {
    const kept = number(entry, 'kept');
    const put = number(entry, 'put');
    if (kept + put === 0) return `${who(entry, say)} has no card left to draw.`;
    return `${who(entry, say)} draws ${counted(kept + put, 'card')} from the deck ${told(entry, 'deck', say)}, keeps ${kept} and puts ${put} under it.`;
  },
  kept: (entry, say) => `${who(entry, say)} keeps ${cardNames(entry, say)}.`,
  discarded: (entry, say) =>
    `${who(entry, say)} holds too many cards and puts ${number(entry, 'cards')} under the decks.`,
  'discarded-own': (entry, say) => `${who(entry, say)} puts away ${cardNames(entry, say)}.`,
  passed: (entry, say) =>
    number(entry, 'cards') === 0
      ? `${who(entry, say)} passes.`
      : `${who(entry, say)} plays no second card and so passes.`,
  played: (entry, say) => {
    const more = PLAYED[String(entry.figures?.['card'])];
    return `${who(entry, say)} plays ${told(entry, 'card', say)}${more === undefined ? '' : more(entry, say)}.`;
  },
  'treaty-traded': (entry, say) => `${who(entry, say)} ${trades(entry, say)} under the trade treaty.`,
  'not-paid': (entry, say) =>
    `${who(entry, say)} announces ${told(entry, 'card', say)}, but its cost is not covered: nothing happens.`,
  'all-passed': () => 'All have passed: the instant cards return to the hands.',
  withdrew: (entry, say) =>
    `${who(entry, say)} withdraws ${told(entry, 'card', say)} to the bottom of the production deck.`,
  'active-again': (entry, say) =>
    `${who(entry, say)} had passed, but is the target of a card and so active again.`,
  pledged: (entry, say) =>
    number(entry, 'money') === 0
      ? `${who(entry, say)} offers nothing towards ${told(entry, 'card', say)}.`
      : `${who(entry, say)} offers ${number(entry, 'money')} money towards ${told(entry, 'card', say)}.`,
  attacked: (entry, say) =>
    `${who(entry, say)} attacks ${whom(entry, 'target', say)} with ${told(entry, 'card', say)} at a strength of ${number(entry, 'strength')}.`,
  resisted: (entry, say) => `${who(entry, say)} resists with ${number(entry, 'strength')} military.`,
  yielded: (entry, say) => `${who(entry, say)} yields to the attack of ${number(entry, 'strength')}.`,
  'star-resisted': (entry) => `The star nation resists the attack of ${number(entry, 'strength')}.`,
  'star-yielded': (entry) => `The star nation yields to the attack of ${number(entry, 'strength')}.`,
  interfered: (entry, say) => {
    const gives = `${who(entry, say)} interferes: ${whom(entry, 'target', say)} gives ${number(entry, 'money')} money`;
    return entry.figures?.['target'] === 'star'
      ? `${gives}.`
      : `${gives}, and its people’s standard of living rises.`;
  },
};
