import type { Word } from '../spoken-of.ts';

/** The texts around rules and cards in commands and sessions. */
export const readingWords = {
  /** Headings of the table that counts rules by their basis. */
  coverage: { rules: 'rules', all: 'all' },
  standings: {
    printed: 'printed in the rulebook',
    'follows from print': 'follows from it',
    'printed, ruled in part': 'printed, in part ruled by us',
    'ruled by us': 'ruled by us',
    data: 'data of ours',
  },
  /** The words by which the text of a rule states its basis. */
  basis: {
    printed: ['printed'],
    follows: ['follows', 'consequence', 'inference', 'combination'],
    ruled: ['ruling', 'ruled'] as readonly string[],
    data: ['data'],
  },
  /** The other information in the first words of a rule, apart from its basis and the ids that they name. */
  besidesBasis: (rest: string): string =>
    rest.replaceAll(/\b(?:see|rulings?|and|on data|by consequence)\b|[,;.\s]/giu, ''),
  /** A remark after a sentence. */
  inBrackets: (remark: string): string => ` (${remark})`,
  saidBasis: (heading: string, standing: string): string => `${heading}: ${standing}.`,
  see: (ids: readonly string[]): string => `see ${ids.join(', ')}`,
  also: 'These mention it, too:',
  more: (count: number, all: string): string =>
    `${count} more ${count === 1 ? 'has' : 'have'} some of these words: ${all} lists all.`,
  page: (to: number, of: number): string => `${to} of ${of}`,
  pageKeys: 'space on, b back, / search, n next, q quit',
  notInText: (text: string): string => `${JSON.stringify(text)} is not in this text.`,
  because: (note: string): string => `(${note})`,
  isNew: '(new)',
  inPlaceOf: (values: readonly string[]): string => `(in place of ${values.join(', ')})`,
  yesNo: (value: boolean): string => (value ? 'yes' : 'no'),
  moreCards: (command: string): string => `${command} NAME shows one in full.`,
  sources: {
    printed: 'is printed in the rulebook',
    published: 'has been published',
    derived: 'follows from the rulebook by arithmetic',
    reconstructed: 'is ours, fitted to all that is known',
    designed: 'is our own invention, to fill a gap',
    owner: 'comes from a real box, by way of the components file',
  },
  sourcesTitle: 'Sources',
  cases: 'To try it out:',
  noCase: (rule: string): string => `There is no case for ${rule}: "set" sets up one of your own.`,
  otherCase: (players: number, command: string): string =>
    `This case has ${players} seats or other options: ${command} sets it up.`,
  caseIs: (title: string): string => `Set up: ${title}. "undo" goes back.`,
  rules: 'Rules',
  cards: 'Cards',
  contents: 'Contents',
  summary: (title: string, players: number): string => `${title} in short, for ${players} players`,
  each: (kind: string): string => `${kind}: each by its name`,
  ids: (first: string, last: string): string => `${first} to ${last}`,
  readOn: (command: string, id: string): string =>
    `To read on: ${command} ${id}, ${command} PART or any words, ${command} options, ${command} --all`,
  options: (title: string): string => `Options of ${title}, as in --option NAME=VALUE; * marks the default.`,
  numbers: (from: number, to: number, usual: Word): string => `* ${usual}; any number from ${from} to ${to}`,
  none: (topic: string, title?: string): string =>
    `No rule${title === undefined ? '' : ` of ${title}`} mentions ${JSON.stringify(topic)}.`,
} as const;
