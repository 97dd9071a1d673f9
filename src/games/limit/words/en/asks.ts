import type { Question } from '../../../../engine/question.ts';
import type { Say } from '../../../../engine/words.ts';
import {
  type Asks,
  amount,
  counted,
  countedInWords,
  many,
  number,
  stepsLeft,
  told,
  whom,
} from './sentence.ts';

/** Why a class rises, by the rule that asks. */
const RAISES: Readonly<Record<string, string>> = {
  'LIM-SOC-62': 'as unrest is in the growth zone',
  'LIM-SOC-63': 'as unrest is in the boom zone',
  'LIM-ALL-31': 'for demilitarization',
  'LIM-CARD-education': 'for Education',
  'LIM-CARD-graduate-studies': 'for Graduate Studies',
  'LIM-CARD-urbanization': 'for Urbanization',
  'LR-57': 'for the Political Interference of another nation',
};

/** Why a class falls, by the rule that asks. */
const LOWERS: Readonly<Record<string, string>> = {
  'LIM-INT-10': 'for the financial crisis',
  'LIM-SOC-11': 'for the famine',
  'LIM-SOC-20': 'for the shortage of industrial resources',
  'LIM-SOC-57': 'for the shortage of military resources',
  'LIM-CARD-indoctrination': 'for Indoctrination',
};

const because = (reasons: Readonly<Record<string, string>>, rule: string) =>
  reasons[rule] === undefined ? '' : `, ${reasons[rule]}`;

/** Which plant: economic growth moves it, a card raises it, an attack lowers it, Overproduction runs it. */
function plant(question: Question, say: Say): string {
  const { rule, figures } = question;
  if (figures?.['direction'] === 'rises') return 'Raise the industrial or the military plant by one level';
  if (figures?.['direction'] === 'falls') return 'Lower the industrial or the military plant by one level';
  const levels = countedInWords(number(question, 'by'), 'level');
  if (figures?.['target'] !== undefined)
    return `Which plant of ${whom(question, 'target', say)} falls by ${levels} (${told(question, 'card', say)})?`;
  if (rule === 'LR-03') return 'Which plant produces once more (Overproduction)?';
  return `Which plant rises by ${levels}, for money equal to its output?`;
}

/** The purpose of help, by the rule that lets a nation ask for it. */
const PURPOSES: Readonly<Record<string, string>> = {
  'LIM-SOC-11': 'against the famine',
  'LIM-SOC-20': 'against the shortage of industrial resources',
  'LIM-SOC-57': 'against the shortage of military resources',
  'LIM-ALL-17': 'to resist the attack',
  'LIM-ALL-19': 'to pay for the card',
  'LIM-ALL-20': 'to run a plant',
};

const purpose = (rule: unknown): string => {
  const text = PURPOSES[String(rule)];
  return text === undefined ? '' : ` ${text}`;
};

/** The payment that the partner of an offer must make. */
function share(question: Question): string {
  const partner = number(question, 'partner');
  return partner === 0 ? ' at no cost' : ` for ${partner} of its ${number(question, 'price')} money`;
}

function action(question: Question): string {
  const verbs: Readonly<Record<string, string>> = {
    offer: 'Offer which alliance?',
    leave: 'Leave which alliance?',
    exclude: 'Exclude a member of which alliance?',
  };
  return verbs[String(question.figures?.['action'])] ?? 'Which alliance?';
}

export const asks: Asks = {
  play: (question) =>
    number(question, 'played') === 0
      ? 'Play a card (first of two), or pass'
      : 'Play a card (second of two), or pass',
  withdraw: (question, say) =>
    question.rule === 'LR-42'
      ? question.figures?.['card'] === 'intensive-farming'
        ? 'Withdraw Intensive Farming before Production, or keep it?'
        : `Withdraw ${told(question, 'card', say)} before Economic growth, or keep it?`
      : 'Withdraw which permanent card?',
  raise: (question) => `Raise a class by one${stepsLeft(question)}${because(RAISES, question.rule)}`,
  lower: (question) => `Lower a class by one${stepsLeft(question)}${because(LOWERS, question.rule)}`,
  plant,
  resource: (question) => `Take ${number(question, 'by')} of which resource (Craftsmanship)?`,
  target: (question, say) => `Aim ${told(question, 'card', say)} at which nation?`,
  spend: (question, say) =>
    `Spend how many military resources on ${told(question, 'card', say)}? They are the strength of the attack`,
  take: (question, say) => `Take which resource from ${whom(question, 'target', say)}?`,
  deck: ({ rule }) =>
    rule === 'LIM-POL-09' ? 'Draw from which deck?' : 'Draw from which deck (Political Reform)?',
  keep: (question) =>
    `Keep which of the ${counted(number(question, 'drawn'), 'card')} drawn${number(question, 'left') > 1 ? ` (${number(question, 'left')} to keep)` : ''}?`,
  bottom: (question) =>
    `Which card goes under the deck next (${number(question, 'left')} left)? The order hardly matters; Done leaves it`,
  discard: (question) =>
    `Put a card under its deck: the hand holds ${number(question, 'limit')} at most, ${counted(number(question, 'left'), 'card')} too many`,
  tokens: () => 'Give how many disruption tokens (Soft Power)?',
  move: () => 'Move which price by one step (Speculation)?',
  transaction: (question) =>
    number(question, 'done') === 0 ? 'Buy or sell what?' : 'A second transaction, on another resource?',
  quantity: (question, say) =>
    `${question.figures?.['side'] === 'sell' ? 'Sell' : 'Buy'} how many ${many(String(question.figures?.['resource']), say)}, at ${number(question, 'price')} money each?`,
  card: () => 'Take which instant card back into the hand (Artificial Intelligence)?',
  resist: (question, say) =>
    `Resist ${whom(question, 'attacker', say)}'s attack of ${number(question, 'strength')} with as many military resources, or yield?`,
  contribute: (question, say) =>
    question.figures?.['card'] === undefined
      ? `Give how much money to ${whom(question, 'asker', say)}, an ally,${purpose(question.figures?.['purpose'])} (still missing: ${number(question, 'missing')})?`
      : `Pay how much towards ${whom(question, 'asker', say)}'s ${told(question, 'card', say)} (money still missing: ${number(question, 'missing')})?`,
  confirm: (question, say) =>
    `Play ${told(question, 'card', say)} with ${number(question, 'own')} money of your own and ${number(question, 'pledged')} pledged by others?`,
  ask: (question, say) =>
    `Ask the ${told(question, 'kind', say)} allies for how much${purpose(question.rule)} (missing: ${amount(number(question, 'missing'), String(question.figures?.['goods']), say)})? 0 asks for nothing`,
  give: (question, say) =>
    `Give how many ${many(String(question.figures?.['goods']), say)} to ${whom(question, 'asker', say)}, an ally,${purpose(question.figures?.['purpose'])} (still missing: ${number(question, 'missing')})?`,
  'break-alliance': (question, say) =>
    `Break the ${told(question, 'alliance', say)} alliance, which did not help? Every member takes one disruption`,
  action: () => 'One alliance action, or nothing',
  kind: action,
  to: (question, say) => `Offer the ${told(question, 'alliance', say)} alliance to which nation?`,
  pay: (question, say) =>
    `Pay how much of the ${number(question, 'price')} money? ${whom(question, 'to', say)} pays the rest`,
  accept: (question, say) =>
    question.figures?.['to'] === question.seat
      ? `Accept ${whom(question, 'from', say)}'s offer of the ${told(question, 'alliance', say)} alliance${share(question)}?`
      : `Agree that ${whom(question, 'from', say)} and ${whom(question, 'to', say)} join in one ${told(question, 'alliance', say)} alliance?`,
  agree: (question, say) =>
    `Agree with ${whom(question, 'from', say)} to exclude ${whom(question, 'member', say)} from the ${told(question, 'alliance', say)} alliance?`,
  member: (question, say) => `Exclude whom from the ${told(question, 'alliance', say)} alliance?`,
  'pay-event': (question) =>
    question.figures?.['event'] === 'epidemic'
      ? `Pay ${number(question, 'cost')} money against the epidemic? Otherwise population falls by ${countedInWords(number(question, 'populationLevels'), 'level')} and unrest rises by ${number(question, 'unrest')}`
      : `Spend ${number(question, 'cost')} military resources on the border? Otherwise ${counted(number(question, 'fossil'), 'fossil')} lost, or without any unrest rises by ${number(question, 'unrest')}`,
  trade: (question) =>
    `Make ${countedInWords(number(question, 'transactions'), 'transaction')} under the trade treaty?`,
};
