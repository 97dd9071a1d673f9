import { phraseFigures } from '../../../../engine/effects.ts';
import type { OptionText } from '../../../../engine/words.ts';
import { inWords } from '../../../../words/en/grammar.ts';
import { CARD_ORDER } from '../../card-order.ts';
import type { CardPart } from '../../cards/card.ts';
import type { CardRule } from '../../cards/card-rule.ts';
import { cardRule } from '../../cards/card-rule.ts';
import type { LimitComponents } from '../../figures.ts';
import { cardFigure } from '../../figures.ts';
import { counted, countedInWords, levelsAway } from './sentence.ts';

type Figures = Readonly<Record<string, number>>;

const steps = (by = 0): string => countedInWords(by, 'step');
const levels = (by = 0): string => countedInWords(Math.abs(by), 'level');
const away = (by = 0): string => levelsAway(by);
const fossils = (by = 0): string => (by === 1 ? 'a fossil' : `${inWords(by)} fossils`);
const territories = (by = 0): string => countedInWords(by, 'territory', 'territories');
const trades = (by = 0): string => countedInWords(by, 'transaction');
const changes = (by = 0): string => `${by < 0 ? 'falls' : 'rises'} by ${Math.abs(by)}`;

/** The phrase of each cost and effect; `by` is its first figure. */
export const phrases: Readonly<Record<string, (figures: Figures) => string>> = {
  money: ({ by }) => `${by} money`,
  'money-per-population': ({ by }) => `${by} money per population`,
  'money-gone': ({ by }) => `${by} money that leave the game`,
  'bank-money-gone': ({ by }) => `${by} money of the World Bank that leave the game`,
  'bank-gives-money-per-population': ({ by }) => `take ${by} money per population from the World Bank`,
  'shared-money': ({ by }) => `${by} money, to which all may add`,
  'money-for-plant': () => 'money equal to the output of the plant',
  'money-of-target': () => 'as much money as the industrial plant of another nation makes, for that nation',
  'fossil-for-target': () => 'own fossils for it',
  'output-of-target': () => 'take as many industrial; the other nation takes the pollution',
  'military-by-population': ({ by }) => `military for the population ${away(by)}`,
  military: ({ by }) => `${by} military`,
  'fossil-by-output': () => 'as many fossils as the renewable plant makes',
  'industrial-per-population': ({ by }) => `${by} industrial per population`,
  'unrest-cost': ({ by }) => `${by} unrest`,
  'industrial-plant': ({ by }) => `${levels(by)} of the industrial plant`,
  'renewable-plant': ({ by }) => `${levels(by)} of the renewable plant`,
  'classes-fall': ({ by }) => `${steps(by)} of ${by === 1 ? 'a class' : 'classes'}`,
  'classes-rise': ({ by }) => (by === 1 ? 'one class rises by one' : `classes rise by ${steps(by)}`),
  'unrest-falls': ({ by }) => `unrest ${changes(by)}`,
  'takes-disruption': ({ by }) => `${by} disruption`,
  'takes-pollution': ({ by }) => `${by} pollution`,
  'takes-fossil': ({ by }) => `take ${fossils(by)}`,
  'takes-military-by-population': ({ by }) => `take military for the population ${away(by)}`,
  'reserve-territory': ({ by }) => `take ${territories(by)} from the colonization reserve`,
  'reserve-fossil': ({ by }) => `${fossils(by)} from it`,
  draws: ({ by = 0, keep = 0 }) => `draw ${inWords(by)} cards of one deck, keep ${inWords(keep)}`,
  fetches: () => 'take an instant card of this generation back into the hand',
  transactions: ({ by }) => `make ${trades(by)} on the marketplace`,
  'price-moves': ({ by }) => `move prices by ${steps(by)}`,
  'plant-rises': ({ by }) => `that plant rises by ${levels(by)}`,
  'takes-resource': ({ by = 0 }) => `take ${inWords(by)} of one resource`,
  'plant-produces': () => 'one plant produces at once',
  'takes-money-for-population': () => 'another nation gives money: as much as its population',
  'takes-money-for-class': ({ by }) =>
    `another nation gives money: ${by} for each step of its class C above 1`,
  'target-classes-rise': ({ by }) =>
    by === 1 ? 'and raises one class by one' : `and raises classes by ${steps(by)}`,
  'target-unrest': ({ by }) => `unrest of that nation ${changes(by)}`,
  strength: ({ by }) => `${by} military or more`,
  'takes-territory': ({ by }) => `take ${territories(by)}`,
  'destroys-territory': ({ by = 0 }) => `${territories(by)} ${by === 1 ? 'is' : 'are'} destroyed`,
  'target-takes-pollution': ({ by }) => `the target takes ${by} pollution`,
  'target-plant-falls': ({ by }) => `a plant of the target falls by ${levels(by)}`,
  'takes-loot': ({ by = 0, industrial, renewable }) =>
    `take up to ${counted(by, 'fossil')}, ${industrial} industrial or ${renewable} renewable`,
  'passes-disruption': ({ by }) => `pass up to ${by} disruption on to another nation`,
  'all-give-back-pollution': ({ by, own }) => backPhrase('pollution', by, own),
  'all-give-back-disruption': ({ by, own }) => backPhrase('disruption', by, own),
  'lasts-vegetarianism': ({ by }) => `people eat as if population were ${away(by)}`,
  'lasts-sustainable-consumption': ({ by }) => `people consume as if population were ${away(by)}`,
  'lasts-stock-exchange': ({ by }) => `${trades(by)}, on different resources, whenever a card allows one`,
  'lasts-recycling': ({ by }) => `much industrial consumed at once gives ${fossils(by)}`,
  'lasts-green-production': ({ by = 0 }) => `the industrial plant makes ${Math.abs(by)} pollution less`,
  'lasts-policy-planning': () => 'no plant moves in economic growth',
  'lasts-intensive-farming': ({ by, pollution, levels: more }) =>
    `each production uses ${fossils(by)}, pollutes by ${pollution} and yields renewables of ${levels(more)} more`,
};

const backPhrase = (what: string, each = 0, own = 0): string =>
  `all nations give ${each} ${what} back, its player ${each + own}`;

const phraseOf = ({ id, components }: CardRule, { phrase, names }: CardPart): string =>
  phrases[phrase]?.(phraseFigures(names, (name) => cardFigure(components, id, name))) ?? phrase;

const list = (texts: readonly string[]): string => texts.join(', ');

/** The cost, effect and duration of a card, composed of the phrases of its parts. */
export function cardText(rule: CardRule): OptionText {
  const { id, costs, effects, withdrawal, isResistible, components } = rule;
  const [cost, effect, back] = [costs, effects, withdrawal].map((parts) =>
    list(parts.map((part) => phraseOf(rule, part))),
  ) as [string, string, string];
  const isPermanent = components.cards[id]?.kind === 'permanent';
  return {
    cost: cost || 'free',
    effect: isResistible ? `attack: ${effect}` : effect,
    ...(isPermanent && {
      lasts: back === '' ? 'to the end of the game' : `until it is taken back, which costs ${back}`,
    }),
    rule: `LIM-CARD-${id}`,
  };
}

/** The same in one line. */
export function cardNote(rule: CardRule): string {
  const { cost, effect } = cardText(rule);
  if (rule.components.cards[rule.id]?.kind !== 'permanent') return `${cost} · ${effect}`;
  const withdrawal = list(rule.withdrawal.map((part) => phraseOf(rule, part)));
  const back = withdrawal === '' ? '' : ` · taking it back costs ${withdrawal}`;
  return `permanent: ${effect} · costs ${cost}${back}`;
}

/** The texts of all cards by their parts. */
export const cardTexts = (components: LimitComponents): Readonly<Record<string, OptionText>> =>
  Object.fromEntries(CARD_ORDER.map((card) => [card, cardText(cardRule(card, components))]));

/** The notes of all cards, and under `card:phrase` those of their costs and effects that figures cannot express. */
export function cardNotes(components: LimitComponents): Readonly<Record<string, string>> {
  const notes: Record<string, string> = {};
  for (const card of CARD_ORDER) {
    const rule = cardRule(card, components);
    notes[card] = cardNote(rule);
    for (const part of [...rule.costs, ...rule.effects])
      if (part.isNoted) notes[`${card}:${part.phrase}`] = phraseOf(rule, part);
  }
  return notes;
}
