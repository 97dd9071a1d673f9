import type { Value } from '../../engine/question.ts';
import type { Standing } from './rule-section.ts';

/** What is said around rules and cards where they are read. */
export const readingWords = {
  standings: {
    printed: 'printed in the rulebook',
    'follows from print': 'follows from it',
    'printed, ruled in part': 'printed, in part ruled by us',
    'ruled by us': 'ruled by us',
    data: 'data of ours',
  } satisfies Record<Standing, string>,
  see: (ids: readonly string[]): string => `see ${ids.join(', ')}`,
  also: 'These speak of it as well:',
  more: (count: number, all: string): string =>
    `${count} more ${count === 1 ? 'has' : 'have'} some of these words: ${all} lists all.`,
  page: (to: number, of: number): string => `${to} of ${of}`,
  pageKeys: 'space on, b back, / search, n next, q quit',
  rules: 'Rules',
  contents: 'Contents',
  summary: (title: string, players: number): string => `${title} in short, for ${players} players`,
  each: (kind: string): string => `${kind}: each by its name`,
  ids: (first: string, last: string): string => `${first} to ${last}`,
  readOn: (command: string, id: string): string =>
    `To read on: ${command} ${id}, ${command} PART or any words, ${command} options, ${command} --all`,
  options: (title: string): string =>
    `Options of ${title}, as in --option NAME=VALUE; * is what holds where nobody says.`,
  numbers: (from: number, to: number, usual: Value): string => `* ${usual}; any number from ${from} to ${to}`,
  none: (topic: string): string => `No rule speaks of ${JSON.stringify(topic)}.`,
} as const;
