import type { Value } from '../../../../engine/question.ts';
import type { LogEntry } from '../../../../engine/umpire.ts';
import type { Say, Words } from '../../../../engine/words.ts';
import { inWords } from '../../../../words/en/grammar.ts';
import { CATEGORIES } from '../../state.ts';

const who = ({ seat }: LogEntry, say: Say) => say.seat(seat ?? 0);
const told = ({ figures }: LogEntry, name: string, say: Say) => say.name(figures?.[name] ?? '');
const number = ({ figures }: LogEntry, name: string) => Number(figures?.[name] ?? 0);
const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 || count === -1 ? one : many}`;
const points = (count: number) => counted(count, 'point', 'points');
const steps = (count: number) => counted(count, 'step', 'steps');
const signed = (count: number) => (count > 0 ? `+${count}` : String(count));

/** The actual gain of the seat and of the other owner, if the end of a scale cut it off. */
const cut = (entry: LogEntry, say: Say) => {
  const { own, others } = entry.figures ?? {};
  const told = [
    ...(own === undefined ? [] : [`${own} for ${who(entry, say)}`]),
    ...(others === undefined || entry.figures?.['owner'] === entry.seat
      ? []
      : [`${others} for ${say.seat(number(entry, 'owner'))}`]),
  ];
  return told.length === 0 ? '' : `; as far as the scale goes, ${told.join(' and ')}`;
};

/** The remark about the mean of two sizes with an odd sum. */
const rounded = (entry: LogEntry) => (number(entry, 'sizes') % 2 === 1 ? ', the mean rounded down' : '');

/** Seats that a figure lists, by their names. */
const seats = (listed: Value | undefined, say: Say) =>
  String(listed ?? '')
    .split(' ')
    .map((seat) => say.seat(Number(seat)))
    .join(', ');

const PLACES = ['left out', 'first', 'second', 'third', 'fourth', 'fifth'];

/** A place in a ranking: `tied for second`. */
const place = (entry: LogEntry) => {
  const at = PLACES[number(entry, 'place')] ?? `place ${number(entry, 'place')}`;
  if (entry.figures?.['bribed'] === true) return `tied, but ${at} by Bribe`;
  return entry.figures?.['tied'] === true ? `tied for ${at}` : at;
};

/**
 * Explains the points of a place that is shared, or to which a card adds: `12 shared by 2 is 6 points`. A share that is
 * not a whole number is rounded down.
 */
const reward = (entry: LogEntry) => {
  const extra = number(entry, 'extra');
  const total = points(number(entry, 'points'));
  const sum = number(entry, 'sum');
  const among = number(entry, 'among');
  const down = among > 0 && sum % among > 0 ? ', rounded down,' : '';
  const shared = entry.figures?.['tied'] === true ? `${sum} shared by ${among}${down} is ` : '';
  return extra > 0 ? `${sum} and ${extra} from PR Machine is ${total}` : `${shared}${total}`;
};

/** The destinations of chips: `one chip of 3 on Environment, one chip of 2 saved`. */
function chipsPlaced({ figures }: LogEntry, say: Say): string {
  const parts = CATEGORIES.filter((category) => figures?.[category] !== undefined).map(
    (category) => `${chips(figures?.[category])} on ${say.name(category)}`,
  );
  if (figures?.['save'] !== undefined) parts.push(`${chips(figures['save'])} saved`);
  if (figures?.['give-up'] !== undefined) parts.push(`${chips(figures['give-up'])} not placed`);
  return parts.join(', ');
}

/** Chips by their values: `two chips of 1 and one chip of 3`. */
function chips(listed: Value | undefined): string {
  const values = String(listed).split(' ').sort();
  return [...new Set(values)]
    .map((value) => {
      const count = values.filter((each) => each === value).length;
      return `${inWords(count)} ${count === 1 ? 'chip' : 'chips'} of ${value}`;
    })
    .join(' and ');
}

/** The levels in the order of the tracks: `Environment 4, Jobs 2, Social 0, Research 3`. */
const levels = (entry: LogEntry, say: Say) =>
  told(entry, 'levels', say)
    .split(' ')
    .map((level, index) => `${say.name(CATEGORIES[index] ?? '')} ${level}`)
    .join(', ');

/** The cards that an entry puts on offer: projects by their category, action cards by their own name. */
function offered({ changes }: LogEntry, say: Say): string {
  const cards = changes.flatMap(({ path, to }) => {
    const [list, word = ''] = path.split('.');
    if (list !== 'market' || typeof to !== 'string') return [];
    return (CATEGORIES as readonly string[]).includes(word) ? [say.name(to)] : [say.name(word)];
  });
  return cards.length === 0 ? '' : `: ${cards.join(', ')}`;
}

/** A sentence for each kind of log entry. */
export const log: Words['log'] = {
  'round-begins': (entry, say) =>
    `Round ${number(entry, 'round')} begins: the preview becomes the offer${offered(entry, say)}.`,
  'row-cleared': () => 'The cards left are discarded; no new row is laid.',
  'card-played': (entry, say) => `${who(entry, say)} plays ${told(entry, 'card', say)}.`,
  'cash-lost': (entry, say) => `${who(entry, say)} loses ${number(entry, 'amount')} Cash.`,
  damages: (entry, say) =>
    `${who(entry, say)} is owed ${number(entry, 'amount')} Cash in all${cut(entry, say)}.`,
  spying: (entry, say) => `${who(entry, say)} announces Industrial Spying and will bid last.`,
  bid: (entry, say) => `${who(entry, say)} bids ${number(entry, 'amount')}.`,
  sabotage: (entry, say) => `${who(entry, say)} plays Sabotage and is first.`,
  insider: (entry, say) =>
    `${who(entry, say)} changes the bid by ${signed(number(entry, 'by'))} to ${number(entry, 'amount')}.`,
  'tie-drawn': (entry, say) =>
    `Tied in bid, Cash and Income; drawn by lot: ${seats(entry.figures?.['order'], say)}.`,
  'bids-tied': (entry, say) => {
    const chain = entry.figures?.['bribed'] === true ? 'Bribe, then less Cash, then' : 'less Cash, then';
    return `Tied at a bid of ${number(entry, 'bid')}; by ${chain} lower Income: ${seats(entry.figures?.['order'], say)}.`;
  },
  'turn-order': (entry, say) => `Turn order: ${seats(entry.figures?.['order'], say)}.`,
  accounting: (entry, say) =>
    `${who(entry, say)} pays the bid of ${number(entry, 'paid')} and receives ${number(entry, 'income')} Income.`,
  'project-taken': (entry, say) =>
    `${who(entry, say)} takes ${told(entry, 'card', say)} (${told(entry, 'category', say)} ${number(entry, 'size')}) for ${number(entry, 'price')} Cash: ${points(number(entry, 'points'))}, Income ${steps(number(entry, 'steps'))}.`,
  'cash-cow': (entry, say) =>
    `${who(entry, say)} gets ${number(entry, 'amount')} Cash for ${told(entry, 'category', say)} from Cash Cow.`,
  'action-taken': (entry, say) => `${who(entry, say)} takes ${told(entry, 'card', say)}.`,
  specialization: (entry, say) => `${who(entry, say)} specializes in ${told(entry, 'category', say)}.`,
  'tax-refund-cash': (entry, say) =>
    `${who(entry, say)} takes a Tax Refund of ${number(entry, 'amount')} Cash.`,
  'tax-refund-chip': (entry, say) =>
    `${who(entry, say)} takes a free PR chip of ${number(entry, 'value')} with Tax Refund.`,
  'loan-taken': (entry, say) =>
    `${who(entry, say)} takes a loan of ${number(entry, 'amount')}${cut(entry, say)}.`,
  'loan-repaid': (entry, say) => {
    const short = number(entry, 'short');
    const rest = short === 0 ? 'in full' : `and leaves ${short} unpaid for good`;
    return `${who(entry, say)} pays ${number(entry, 'paid')} of the loan of ${number(entry, 'owed')} ${rest}.`;
  },
  'loan-penalty': (entry, say) =>
    `${who(entry, say)} loses ${points(number(entry, 'points'))} for ${number(entry, 'unpaid')} Cash not paid back.`,
  'chip-bought': (entry, say) =>
    `${who(entry, say)} buys a PR chip of ${number(entry, 'value')} for ${number(entry, 'price')} Cash.`,
  dividends: (entry, say) =>
    `${who(entry, say)} pays dividends of ${number(entry, 'price')} Cash for ${points(number(entry, 'points'))}.`,
  'resource-transfer': (entry, say) =>
    `${who(entry, say)} moves resources from ${told(entry, 'from', say)} to ${told(entry, 'to', say)}.`,
  'turn-done': (entry, say) => `${who(entry, say)} ends the turn.`,
  'projects-closed': (entry) =>
    `${counted(number(entry, 'takers'), 'seat has', 'seats have')} taken projects: no more this round, ${number(entry, 'count')} discarded.`,
  'tile-placed': (entry, say) =>
    `${who(entry, say)} places ${told(entry, 'category', say)} ${number(entry, 'size')} on ${told(entry, 'cell', say)}.`,
  'no-room': (entry, say) =>
    `${who(entry, say)} finds no cell for ${told(entry, 'tile', say)}: it goes back to the box.`,
  'self-cooperation': (entry, say) =>
    `${who(entry, say)} cooperates with itself on ${told(entry, 'with', say)}: ${steps(number(entry, 'steps'))} of Income${rounded(entry)}${cut(entry, say)}.`,
  cooperation: (entry, say) =>
    `${who(entry, say)} and ${say.seat(number(entry, 'owner'))} cooperate on ${told(entry, 'with', say)}: ${steps(number(entry, 'steps'))} of Income each${rounded(entry)}${cut(entry, say)}.`,
  competition: (entry, say) =>
    `${who(entry, say)} competes with ${say.seat(number(entry, 'owner'))} on ${told(entry, 'with', say)} and takes ${steps(number(entry, 'steps'))} of Income${cut(entry, say)}.`,
  'chips-placed': (entry, say) => `${who(entry, say)} reveals the PR chips: ${chipsPlaced(entry, say)}.`,
  image: (entry, say) => {
    const level = number(entry, 'level');
    const image = number(entry, 'image');
    const sum = image === level ? `${image}` : `${level} + ${image - level} PR = ${image}`;
    return `${told(entry, 'category', say)}: ${who(entry, say)} has an image of ${sum}, ${place(entry)}: ${reward(entry)}.`;
  },
  'chips-returned': (entry, say) => {
    const saved = number(entry, 'saved');
    return saved === 0
      ? `${who(entry, say)} hands in all PR chips.`
      : `${who(entry, say)} keeps a chip of ${saved} and hands in the others.`;
  },
  sustainability: (entry, say) =>
    `${who(entry, say)} has ${levels(entry, say)}; the lowest, ${number(entry, 'lowest')}, is worth ${points(number(entry, 'points'))}.`,
  valuation: (entry, say) =>
    `${who(entry, say)} stands on Income step ${number(entry, 'steps')}, ${place(entry)}: ${reward(entry)}.`,
  'card-scored': (entry, say) => {
    const rise = number(entry, 'steps');
    const sum = `${number(entry, 'count')} × ${number(entry, 'each')} = ${points(number(entry, 'points'))}`;
    const gain = rise > 0 ? `${steps(rise)} of Income` : sum;
    return `${who(entry, say)} scores ${told(entry, 'card', say)}: ${gain}.`;
  },
  'game-over': () => 'The game is over.',
  won: (entry, say) => `${who(entry, say)} wins with ${points(number(entry, 'points'))}.`,
  'won-by-income': (entry, say) =>
    `${number(entry, 'tied')} are tied at ${points(number(entry, 'points'))}: ${who(entry, say)} wins by Income step ${number(entry, 'step')}.`,
  'won-by-cash': (entry, say) =>
    `${number(entry, 'tied')} are tied at ${points(number(entry, 'points'))}: ${who(entry, say)} wins by Income step ${number(entry, 'step')} and ${number(entry, 'cash')} Cash.`,
  'shares-victory': (entry, say) =>
    `${who(entry, say)} shares the victory, tied at ${points(number(entry, 'points'))}, Income step ${number(entry, 'step')} and ${number(entry, 'cash')} Cash.`,
};
