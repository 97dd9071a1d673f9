import { signs as marks, readingWords } from '../../words/index.ts';
import type { RuleIndex, RuleSearch } from './rule-search.ts';
import { type RuleSection, ruleStanding, type Standing, standings, withoutMarks } from './rule-section.ts';

/** The sign of each basis of a rule, in ASCII, so that it can be read on every terminal. */
export const basisSigns: Readonly<Record<Standing, string>> = {
  printed: '=',
  'follows from print': '+',
  'printed, ruled in part': '~',
  'ruled by us': '*',
  data: '#',
};

const BASIS = /^_([^_]+)_\s*/u;
const RULING = /\b(?:LR|RR|NR|R)-\d+\b/gu;

/** The basis of a rule as one sign, and the other information in its first words; both empty if there is none. */
function basisOf(section: RuleSection): { readonly sign: string; readonly besides: string } {
  const standing = ruleStanding(section);
  const said = BASIS.exec(section.text)?.[1];
  if (standing === undefined || said === undefined) return { sign: '', besides: '' };
  const rest = /[;,；，]\s*(.*?)[.。]?$/su.exec(said)?.[1] ?? (standing === 'ruled by us' ? said : '');
  const named = [...rest.matchAll(RULING)].map(([id]) => id);
  const { besidesBasis, inBrackets, see } = readingWords();
  const sign = basisSigns[standing];
  if (besidesBasis(rest.replaceAll(RULING, '')) !== '')
    return { sign, besides: inBrackets(rest.replaceAll(/\s+/gu, ' ')) };
  return { sign, besides: named.length === 0 ? '' : inBrackets(see(named)) };
}

/** A heading with the sign of the rule's basis: `REP-BID-04: Never both projects [+]`. */
export function headingLine(section: RuleSection): string {
  const { sign } = basisOf(section);
  return sign === '' ? section.heading : `${section.heading} [${sign}]`;
}

const SIGNED = /^(.*) \[([=+~*#])\]$/u;

/** A line of search results for speech: a heading has its sign in words, and the key to the signs is omitted. */
export function saidBasis(line: string): string[] {
  const [, heading, sign] = SIGNED.exec(line) ?? [];
  const standing = standings.find((each) => basisSigns[each] === sign);
  if (heading !== undefined && standing !== undefined)
    return [readingWords().saidBasis(heading, readingWords().standings[standing])];
  return /^\[[=+~*#]\] /u.test(line) ? [] : [line];
}

/** The text of a rule as paragraphs of one line each, without marks and without the basis, which the sign gives. */
export function ruleParagraphs(section: RuleSection): string[] {
  const { sign, besides } = basisOf(section);
  const text = sign === '' ? section.text : section.text.replace(BASIS, '');
  const [first = '', ...rest] = paragraphs(withoutMarks(text));
  return first + besides === '' ? rest : [`${first}${besides}`.trim(), ...rest];
}

/** The lines of a text joined into paragraphs; each entry of a list is a paragraph of its own. */
function paragraphs(text: string): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    if (line.trim() === '') isOpen = false;
    else if (isOpen && !/^\s*[-|]/u.test(line)) joined.push(`${joined.pop()} ${line.trim()}`);
    else {
      joined.push(line.trimEnd());
      isOpen = !line.startsWith('|');
    }
  }
  return joined;
}

/** All the rules for reading from the top: headings as in Markdown, and a sign for the basis of each. */
export function wholeText(index: RuleIndex): string {
  const parts = index.sections.map((section) =>
    [
      `${section.chapter === '' ? '#' : '##'} ${headingLine(section)}`,
      ...ruleParagraphs(section).flatMap((line) => (line.startsWith('- ') ? [line] : ['', line])),
    ].join('\n'),
  );
  return parts.join('\n\n');
}

/** The meanings of the signs of these rules, in one line; empty if none has a sign. */
export function signsText(sections: readonly RuleSection[]): string {
  const used = new Set(sections.map((section) => ruleStanding(section)));
  const told = standings.filter((standing) => used.has(standing));
  if (told.length === 0) return '';
  return told
    .map((standing) => `[${basisSigns[standing]}] ${readingWords().standings[standing]}`)
    .join(marks().list);
}

/** How many findings are shown at once. */
export interface FindingsShown {
  /** The number of rules shown in full. */
  readonly whole: number;
  /** The number of further rules shown by their headings. */
  readonly named: number;
  /** The command that shows all. */
  readonly all: string;
  /** The text before each heading, such as the game's name. */
  readonly before?: string;
}

/**
 * The findings of a search, the best first: a few rules in full, more by their headings, the number of the rest, and
 * the meanings of the signs. All rules that the query named are shown in full.
 */
export function foundLines({ named: asked, hits }: RuleSearch, telling: FindingsShown): string[] {
  const { whole, named, all, before = '' } = telling;
  const found = hits.map(({ section }) => section);
  const told = Math.max(asked, whole);
  const read = found.slice(0, told);
  const listed = found.slice(told, told + named);
  const left = found.length - read.length - listed.length;
  const foot = signsText([...read, ...listed]);
  return [
    ...read.flatMap((section) => [`${before}${headingLine(section)}`, ...ruleParagraphs(section), '']),
    ...(listed.length === 0
      ? []
      : [readingWords().also, ...listed.map((section) => `  ${before}${headingLine(section)}`)]),
    ...(left === 0 ? [] : [readingWords().more(left, all)]),
    ...(listed.length === 0 || foot === '' ? [] : ['']),
    ...(foot === '' ? [] : [foot]),
  ];
}
