import type { Value } from '../../../../engine/question.ts';
import type { LogEntry } from '../../../../engine/umpire.ts';
import type { OptionText, Say, Words } from '../../../../engine/words.ts';
import { type Card, RULE_OF_CHOICE, RULE_OF_KIND } from '../../cards.ts';
import { type NiceComponents, readComponents, shippedComponents } from '../../components.ts';
import { POPS, SUITS } from '../../state.ts';
import { aimFor } from './aim.ts';
import { forecast } from './forecast.ts';
import { lessonsFor } from './lessons.ts';
import { reasons } from './reasons.ts';

const who = ({ seat }: LogEntry, say: Say) => say.seat(seat ?? 0);

/** A figure of an entry, by its printed form. */
const told = ({ figures }: LogEntry, figure: string, say: Say) => say.name(figures?.[figure] ?? '');

const number = ({ figures }: LogEntry, figure: string) => Number(figures?.[figure] ?? 0);

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The types of a target card: its id strings them together. */
const types = (target: Value | undefined, say: Say) =>
  String(target ?? '')
    .split('-')
    .map((type) => say.name(type))
    .join(', ');

const MISSES: Readonly<Record<string, string>> = {
  six: 'nothing lies so far back',
  emptied: 'that position was emptied this turn',
  beyond: 'no project lies there',
};

/** The symbols of a card in one line: suit, kind, symbols, and total cashflow. */
function cardNote(card: Card): string {
  const counts: [string, number][] = POPS.map((pop, type) => [pop, card.pops[type] ?? 0]);
  counts.push(['science', card.science], ['habitat', card.habitat]);
  const parts = counts.flatMap(([what, count]) => (count > 0 ? [`${what} ${count}`] : []));
  if (card.kind === 'rescue')
    parts.push('rescue project: on your turn swap it for the top card of the trash, free of queue points');
  if (card.kind === 'visitor')
    parts.push('visitor centre: lies beside the eco systems and only changes cashflow');
  if (card.crowd > 0) parts.push(`crowd support ${card.crowd} (no effect in the base game)`);
  if (card.crowdLoss > 0) parts.push(`crowd loss ${card.crowdLoss} (no effect in the base game)`);
  const net = card.net > 0 ? `+${card.net}` : String(card.net);
  return [card.suit, ...parts, `cashflow ${net}`].join(', ');
}

/** The text of a card with its rule. */
function cardText(card: Card): OptionText {
  const rule = RULE_OF_KIND[card.kind];
  return {
    effect: cardNote(card),
    ...(rule === undefined ? {} : { rule }),
  };
}

/** The choices other than cards, with the rule of each. */
const choiceTexts = (noted: Words['notes']): Record<string, OptionText> =>
  Object.fromEntries(
    Object.entries(RULE_OF_CHOICE).map(([choice, rule]) => [
      choice,
      { effect: (noted[choice] ?? '').replace(/\.$/u, ''), rule },
    ]),
  );

/** Eco systems begun in a game: `green-1` and so on. */
const ecoNames = Object.fromEntries(
  SUITS.flatMap((suit) =>
    Array.from({ length: 20 }, (_, index) => [`${suit}-${index + 1}`, `${suit} eco system ${index + 1}`]),
  ),
);

/** All texts of Nice Green Things, in English, with the cards of the table in use. */
export function wordsFor(components: NiceComponents): Words {
  const cards = [...components.cards.values()];
  const noted = notes(components);
  return {
    ...sentences,
    names: { ...Object.fromEntries(cards.map(({ id, name }) => [id, name])), ...names },
    notes: { ...Object.fromEntries(cards.map((card) => [card.id, cardNote(card)])), ...noted },
    texts: { ...Object.fromEntries(cards.map((card) => [card.id, cardText(card)])), ...choiceTexts(noted) },
    consequences,
    reasons,
    forecast,
    aim: aimFor(components),
    lessons: lessonsFor(components),
  };
}

const sentences: Pick<Words, 'asks' | 'log' | 'refusals' | 'cautions'> = {
  asks: {
    buy: () => 'Buy one project from the queue, or buy nothing',
    exchange: ({ figures }, say) => `Exchange which rescue project for ${say.name(figures?.['card'] ?? '')}?`,
    to: ({ figures }, say) => `Add ${say.name(figures?.['card'] ?? '')} to which eco system?`,
    row: ({ figures }, say) => `Put ${say.name(figures?.['card'] ?? '')} in which row?`,
    rearrange: ({ figures }, say) =>
      `Move which card of ${say.name(figures?.['eco'] ?? '')} to another row? Each only once`,
    roll: () => 'Roll the die, or exchange a rescue project before it',
    'end-turn': () => 'End the turn, or exchange a rescue project first',
  },
  log: {
    bought: (entry, say) => {
      const price = number(entry, 'price');
      const paid = price === 0 ? 'for nothing' : `for ${counted(price, 'queue point', 'queue points')}`;
      return `${who(entry, say)} buys ${told(entry, 'card', say)} at position ${number(entry, 'position')} ${paid}.`;
    },
    'bought-nothing': (entry, say) =>
      `${who(entry, say)} buys nothing: ${told(entry, 'card', say)}, at the front, is trashed.`,
    'could-not-buy': (entry, say) =>
      `${who(entry, say)} can buy nothing (cashflow ${number(entry, 'cash')}, ${counted(number(entry, 'reach'), 'queue point', 'queue points')} to pay with): ${told(entry, 'card', say)}, at the front, is trashed.`,
    exchanged: (entry, say) =>
      `${who(entry, say)} exchanges ${told(entry, 'rescue', say)} for ${told(entry, 'card', say)} from the trash.`,
    'began-eco-system': (entry, say) =>
      `${who(entry, say)} begins the ${told(entry, 'eco', say)} with ${told(entry, 'card', say)}: ${told(entry, 'row', say)}.`,
    placed: (entry, say) =>
      `${who(entry, say)} adds ${told(entry, 'card', say)} to the ${told(entry, 'eco', say)}: ${told(entry, 'row', say)}.`,
    rearranged: (entry, say) =>
      `${who(entry, say)} moves ${told(entry, 'card', say)} from ${told(entry, 'from', say)} to ${told(entry, 'to', say)}.`,
    rolled: (entry, say) =>
      `${who(entry, say)} rolls ${number(entry, 'die')}: ${told(entry, 'card', say)} is trashed.`,
    'rolled-nothing': (entry, say) =>
      `${who(entry, say)} rolls ${number(entry, 'die')}: ${MISSES[String(entry.figures?.['because'])] ?? ''}.`,
    refilled: (entry) =>
      `The queue moves up; ${counted(number(entry, 'count'), 'new project joins', 'new projects join')} at the back.`,
    'stock-empty': (entry) =>
      `The stock is empty: the queue goes on with ${counted(number(entry, 'queue'), 'project', 'projects')}.`,
    'turn-ended': (entry, say) => `${who(entry, say)} ends the turn.`,
    'game-ended': (entry) => `No project is left: the game is over after ${number(entry, 'round')} turns.`,
    'target-shown': (entry, say) =>
      `${who(entry, say)} shows the target: ${types(entry.figures?.['target'], say)}.`,
    'type-scored': (entry, say) =>
      `${who(entry, say)} has more ${told(entry, 'pop', say)}, ${number(entry, 'count')} to ${number(entry, 'other')}: ${counted(number(entry, 'points'), 'point', 'points')}.`,
    'type-scored-as-target': (entry, say) =>
      `${who(entry, say)} has more ${told(entry, 'pop', say)}, ${number(entry, 'count')} to ${number(entry, 'other')}, and it is a target: ${counted(number(entry, 'points'), 'point', 'points')}.`,
    'type-tied': (entry, say) =>
      `${told(entry, 'pop', say)} is tied at ${number(entry, 'count')}: nobody scores it.`,
    won: (entry, say) =>
      `${who(entry, say)} wins with ${number(entry, 'points')} to ${number(entry, 'other')} points.`,
    drawn: (entry) => `The game is a draw at ${counted(number(entry, 'points'), 'point', 'points')} each.`,
  },
  refusals: {
    'queue-points': ({ need, have }) =>
      `the price is ${counted(need ?? 0, 'queue point', 'queue points')}, and only ${have} can be paid before the marker is at its end`,
    cashflow: ({ need, have }) => `it takes ${need} cashflow, and there is ${have}`,
    'cashflow-after-exchange': ({ need, have }) =>
      `the project takes ${need} cashflow, and without the rescue project there is ${have}`,
    'not-in-queue': ({ option }, say) => `${say.name(option)} is not in the queue`,
    'no-such-position': ({ have }) => `the queue has ${counted(have ?? 0, 'position', 'positions')} now`,
    'no-own-rescue-project': () => 'that is no rescue project of your own',
    'trash-empty': () => 'the trash pile is empty, so there is nothing to exchange for',
    'given-up-already': ({ option }, say) =>
      `${say.name(option)}: a rescue project can be given up only once per turn`,
    'other-suit': ({ option }, say) => `${say.name(option)} is of another suit`,
    'not-own-eco-system': ({ option }, say) => `${say.name(option)} belongs to the other player`,
    'rows-full': () => 'its rows have no room for another card',
    'row-full': ({ need, have }) => `a row may hold ${have} at most, and this one would hold ${need}`,
    'no-symbol': ({ of }, say) => `the card has no symbol for ${say.name(of ?? '')}`,
    'no-row-symbol': () => 'a card without row symbols lies beside the eco systems',
    'lies-there': () => 'the card lies in that row already',
    'not-in-eco-system': ({ option }, say) =>
      `${say.name(option)} is not in the eco system that gets the card`,
    'row-chosen': ({ option }, say) => `the row of ${say.name(option)} has just been chosen`,
    'one-row-only': ({ option }, say) => `${say.name(option)} has symbols of one row only`,
    'only-when-adding': () => 'an eco system is rearranged only while a card is added to it',
    'one-purchase': () => 'a project has been bought this turn already',
    'roll-follows-buying': () => 'the die is rolled once, after buying or not buying',
    'turn-not-over': () => 'the turn ends after the roll',
    'game-over': () => 'no project is left, so the game is over',
  },
  cautions: {
    'ends-the-game':
      'It is the last project: the game ends at once, without a roll and without another exchange.',
    'may-end-the-game':
      'The die may trash the last project: then the game is over and no exchange is possible.',
    'rescue-for-rescue': 'The project on top of the trash is a rescue project, too.',
    'second-of-suit': 'You have an eco system of this suit, and two are never worth more than one.',
    'worth-less': 'Arranged like this the eco system is worth less than before.',
  },
};

/** The consequence of a change, which follows its figures. */
const consequences: NonNullable<Words['consequences']> = {
  'best-in-row': ({ row }, say) => `best in the ${say.name(row ?? '')} row`,
  'type-ahead': ({ own, other, points }) =>
    `ahead ${own} to ${other}, ${counted(Number(points), 'point', 'points')}`,
  'type-tied': ({ own }) => (own === 0 ? 'none any more' : `tied at ${own}, no points`),
  'type-behind': ({ own, other }) => `behind ${own} to ${other}, no points`,
};

const names: Words['names'] = {
  ...ecoNames,
  'own-target': 'your target',
  'ask-buy': 'bought',
  'ask-to': 'eco system',
  'ask-row': 'row',
  'ask-rearrange': 'moved',
  'ask-roll': 'before the roll',
  'ask-end-turn': 'before the end of the turn',
  plant: 'plant',
  fungus: 'fungus',
  fish: 'fish',
  amphibian: 'amphibian',
  reptile: 'reptile',
  bird: 'bird',
  mammal: 'mammal',
  octopus: 'octopus',
  insect: 'insect',
  worm: 'worm',
  tree: 'tree',
  bat: 'bat',
  green: 'green',
  red: 'red',
  black: 'black',
  blue: 'blue',
  habitat: 'habitat',
  science: 'science',
  pops: 'pops',
  crowd: 'crowd support',
  crowdLoss: 'crowd loss',
  none: 'no effect',
  'tie-break': 'breaks ties',
  maxCardsPerRow: 'most cards in a row',
  unlimited: 'no limit',
  project: 'project',
  rescue: 'rescue project',
  visitor: 'visitor centre',
  filler: 'filler',
  buy: 'Buying',
  place: 'Eco systems',
  roll: 'Roll the die',
  endTurn: 'End of turn',
  finalScoring: 'Scoring',
  scoring: 'Scoring',
  over: 'Game over',
  end: 'End of turn',
  pass: 'Buy nothing',
  exchange: 'Exchange a rescue project',
  new: 'A new eco system',
  done: 'Done',
  'end-turn': 'End the turn',
  'eco-system': 'eco system',
  qp: 'queue points',
  cash: 'cashflow',
  cards: 'cards',
  rows: 'rows',
  queue: 'queue',
  stock: 'stock',
  trash: 'trash',
  round: 'turn',
  worth: 'worth',
  points: 'points',
  trashed: 'trashes',
  taken: 'taken from the trash',
  moves: 'moves',
  'new-projects': 'new projects in the queue',
  targets: 'the targets',
};

const notes = ({ queueSize }: NiceComponents): Words['notes'] => ({
  pass: 'The project at the front is trashed.',
  exchange: 'For the top of the trash pile; it is not the turn’s purchase and costs no queue points.',
  roll: `Trashes the project at the position rolled; more than ${queueSize} and empty positions trash nothing.`,
  new: 'Begins an eco system of the card’s suit.',
  done: 'The cards stay as they lie.',
  habitat: 'Bottom row: supports as many pops of each type as it has symbols.',
  science: 'Middle row: supports as many pops of each type as it has symbols.',
  pops: 'Top row: each type is worth its symbols, as far as science and habitat support them.',
  crowd: 'Crowd symbols have no effect in the base game.',
  'begins-one': 'begins an eco system, worth something once all three rows have cards',
  'nothing-moved': 'with no other card moved',
  'by-moves': 'by what you have moved',
  'in-top-row': 'in the top row',
  'waits-for-pops': 'nothing counts yet: no pops in the top row',
  'waits-for-habitat': 'nothing more counts yet: habitat is too low',
  'waits-for-science': 'nothing more counts yet: science is too low',
  'waits-for-both': 'nothing more counts yet: habitat and science are too low',
  'all-supported': 'all its pops count already',
  rolls: 'the queue loses what the die hits and moves up',
  'hands-over': 'the other player’s turn begins',
});

/** The same with the cards of the shipped table. */
export const words: Words = wordsFor(readComponents(shippedComponents));
