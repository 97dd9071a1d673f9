import type { Foreseen } from '../../../../engine/forecast.ts';
import type { Say, Words } from '../../../../engine/words.ts';
import { counted } from './sentence.ts';

const of = ({ figures }: Foreseen, name: string): number => Number(figures?.[name] ?? 0);
const word = ({ figures }: Foreseen, name: string, say: Say): string => say.name(figures?.[name] ?? '');

/** `20 of 25 renewable`: the amount needed, and the stock. */
const paid = (line: Foreseen, what: string): string => `${of(line, 'amount')} of ${of(line, 'have')} ${what}`;

/** `30 renewable needed, 25 there: 25 paid, one level unmet`. */
const short = (line: Foreseen, what: string): string =>
  `${of(line, 'need')} ${what} needed, ${of(line, 'have')} there, ${counted(of(line, 'unmet'), 'level')} unmet`;

/** The fossils that a plant burns and its pollution; empty if there are none. */
function plantCost(line: Foreseen): string {
  const [fossil, pollution] = [of(line, 'fossil'), of(line, 'pollution')];
  return fossil === 0 && pollution === 0 ? '' : `, for ${fossil} fossil and ${pollution} pollution`;
}

/** The nation's choices on the way. */
const CHOICES: Readonly<Record<string, string>> = {
  plant: 'Choice: which plant moves. It decides what the industrial and the military plant make.',
  raise: 'Choice: which class rises.',
  lower: 'Choice: which class falls.',
};

/** The result of a question with only one possible answer. */
function forced(line: Foreseen, say: Say): string {
  const only = word(line, 'only', say);
  const ask = line.figures?.['ask'];
  if (ask === 'raise') return `Class ${only} rises: no other class may.`;
  if (ask === 'lower') return `Class ${only} falls: no other class may.`;
  return `The ${only} plant moves: no other plant can.`;
}

/** `Economic growth, with class C at 2: renewable 5 to 10, industrial 0 to 5.` */
function growth(line: Foreseen, say: Say): string {
  const moved = ['renewable', 'industrial', 'military'].flatMap((plant) =>
    line.figures?.[`${plant}To`] === undefined
      ? []
      : `the ${say.name(`${plant}-plant`)} makes ${of(line, `${plant}To`)} instead of ${of(line, `${plant}From`)}`,
  );
  const what = moved.length === 0 ? 'no plant can move' : moved.join(', ');
  return `Economic growth, with class C at ${of(line, 'column')}: ${what}.`;
}

const zone = (line: Foreseen, name: string, what: string): string =>
  `Unrest ${of(line, 'unrest')} is in the ${name} zone: ${what}.`;

/** The coming results of the social phase and the crises. */
export const forecast: Words['forecast'] = {
  fed: (line) => `Supply: ${paid(line, 'renewable')} feeds the people.`,
  famine: (line) => `Famine: ${short(line, 'renewable')}.`,
  spoiled: (line) => `Conservation: ${of(line, 'spoiled')} renewable spoil, ${of(line, 'keep')} are kept.`,
  consumed: (line) => `Consumption: ${paid(line, 'industrial')}.`,
  'goods-shortage': (line) => `Shortage of goods: ${short(line, 'industrial')}.`,
  grew: (line) => `Population grows to ${of(line, 'population')}.`,
  'mortality-fell': (line) => `Population grows to ${of(line, 'population')}, as mortality falls.`,
  'growth-skipped': () => 'Economic growth: none, by Policy Planning.',
  taxed: (line) => `Taxes: ${of(line, 'money')} money, ${of(line, 'rate')} per population.`,
  'bank-short': () => 'The World Bank falls short: a financial crisis tile is laid.',
  produced: (line, say) => `Production: ${of(line, 'amount')} ${word(line, 'plant', say)}${plantCost(line)}.`,
  farmed: (line) => `Production: ${of(line, 'amount')} renewable by Intensive Farming.`,
  'fossil-shortage': (line, say) =>
    `Fossil is short: ${of(line, 'amount')} ${word(line, 'plant', say)} is made${plantCost(line)}; the plant falls by ${counted(of(line, 'unmet'), 'level')}, and unrest rises.`,
  'zone-boom': (line) =>
    zone(line, 'boom', `up to ${of(line, 'boomUpTo')}, money comes and a class may rise`),
  'zone-growth': (line) => zone(line, 'growth', 'a class may rise'),
  'zone-uprising': (line) =>
    zone(
      line,
      'uprising',
      of(line, 'column') > 2
        ? `from ${of(line, 'uprisingFrom')} on it costs money`
        : `from ${of(line, 'uprisingFrom')} on it costs military`,
    ),
  'boom-money': (line) => `Boom: ${of(line, 'money')} money.`,
  'order-kept': (line) => `Order: ${paid(line, 'military')} keeps it.`,
  'order-lost': (line) => `Order is lost: ${short(line, 'military')}.`,
  'uprising-money': (line) => `Uprising: ${of(line, 'money')} of ${of(line, 'due')} money due is lost.`,
  'class-struggle': (line) => `Class struggle: unrest rises by ${counted(of(line, 'gap'), 'step')}.`,
  'cold-war': (line) =>
    `Cold war: ${of(line, 'military')} military, more than ${of(line, 'over')}, bring one disruption.`,
  crisis: (line, say) => `${capital(word(line, 'crisis', say))} crisis: it breaks out.`,
  'financial-loss': (line) => `Crisis: ${of(line, 'money')} of ${of(line, 'due')} money due is lost.`,
  richest: (line) => `Crisis: the richest takes ${of(line, 'tokens')} disruption.`,
  'land-lost': (line) =>
    `Crisis: one territory is lost, and the renewable plant falls by ${counted(of(line, 'tiles'), 'level')}, as far as it can.`,
  polluter: (line) =>
    `Crisis: ${of(line, 'pollution')} pollution is the most: population falls, unrest rises, a class falls.`,
  migration: () => 'Crisis: people migrate here, and population rises by one level.',
  'lowest-class-fell': (line) =>
    `Crisis: class E falls by ${counted(of(line, 'tiles'), 'step')}, as far as it can.`,
  'crisis-paid': (line) => `Crisis: ${paid(line, 'military')} is spent.`,
  'crisis-short': (line) => `Crisis: ${short(line, 'military')}.`,
  calmed: () => 'Crisis: one disruption goes back.',
  'largest-shrank': () => 'Crisis: the largest population falls by one level.',
  'economy-moved': growth,
  'asked-forced': (line, say) => forced(line, say),
  asked: ({ figures }) => CHOICES[String(figures?.['ask'])] ?? 'Choice.',
  'pollution-left': (line) =>
    `Then ${of(line, 'left')} of ${of(line, 'of')} pollution tokens are left; at none, an environmental crisis.`,
  'disruption-left': (line) =>
    `Then ${of(line, 'left')} disruption tokens are left; at none, a military crisis.`,
  'generation-ends': (line) =>
    `End: generation ${of(line, 'generation')} of ${of(line, 'of')}, ${of(line, 'crises')} of ${of(line, 'crisesToEnd')} crises. The game goes on.`,
  'game-ends': (line) =>
    `End: generation ${of(line, 'generation')} of ${of(line, 'of')}, ${of(line, 'crises')} of ${of(line, 'crisesToEnd')} crises. The game ends.`,
};

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
