import { readFileSync } from 'node:fs';

// What the Traditional Chinese of Taiwan requires of every text: its characters, its punctuation, its usual words.

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Characters that are simplified only, or variants that Taiwan does not use. */
const foreignCharacters: ReadonlySet<string> = new Set(read('not-taiwanese.txt').replaceAll(/\s/g, ''));

/** Usual elsewhere, and what Taiwan says instead. */
const foreignWords: ReadonlyMap<string, string> = new Map(
  read('not-taiwanese-words.txt')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' ') as [string, string]),
);

const HAN = '\\p{Script=Han}';
const WIDE_SIGNS = '，。、「」『』：；？！（）';

/** What a pattern finds must be put otherwise. */
const faults: readonly (readonly [string, RegExp])[] = [
  [
    'a comma, full stop, colon or semicolon of English beside a Chinese character',
    new RegExp(`${HAN}[,.:;?!](?!\\w)|[,.;?!]${HAN}`, 'gu'),
  ],
  ['brackets of English around Chinese', new RegExp(`\\([^()]*${HAN}[^()]*\\)`, 'gu')],
  ['quotation marks of another language', /[“”‘’]|"(?![\x20-\x7e]*")(?<!"[\x20-\x7e]*")/gu],
  [
    'no space between a Chinese character and a Latin letter or a figure',
    new RegExp(`${HAN}[A-Za-z0-9{+-]|[A-Za-z0-9}+]${HAN}`, 'gu'),
  ],
  ['a space between Chinese characters', new RegExp(`${HAN} +${HAN}`, 'gu')],
  ['a space beside punctuation', new RegExp(`[^_|] [${WIDE_SIGNS}]|[，、：；！（「『] (?! *[|])`, 'gu')],
  ['punctuation twice', /[，。、：；？！]{2,}/gu],
  ['a full stop before a closing bracket at the end', /。）$/gmu],
];

/** Everything in a text that a reader in Taiwan would mark. */
export function marked(text: string): string[] {
  const characters = [...text].filter((character) => foreignCharacters.has(character));
  const words = [...foreignWords].filter(([word]) => text.includes(word));
  const signs = faults.flatMap(([fault, pattern]) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: found }) => `${fault}: ${text.slice(Math.max(0, index - 8), index + found.length + 8)}`,
    ),
  );
  return [
    ...characters.map((character) => `not a character of Taiwan: ${character}`),
    ...words.map(([word, better]) => `${word}: in Taiwan ${better}`),
    ...signs,
  ];
}

const ENGLISH_NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  twice: 2,
  double: 2,
  doubled: 2,
  half: 0.5,
  halved: 0.5,
};

/** English words that may, but need not, become a number in Chinese. */
const ENGLISH_HINTS: Readonly<Record<string, number>> = {
  both: 2,
  either: 2,
  neither: 2,
  pair: 2,
  pairs: 2,
  second: 2,
  other: 2,
  each: 2,
  fifth: 5,
  fives: 5,
  tenth: 10,
  third: 3,
  fourth: 4,
  ends: 2,
};

const DIGITS: Readonly<Record<string, number>> = {
  二: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

/** Words in which a character of a number counts nothing. */
const UNCOUNTED = /兩棲|四周|四處|再三/gu;

/** Chinese numbers from 2 on, written in characters: 三 is 3, 十二 12, 三十 30, 一半 or 半數 a half. */
function fromCharacters(text: string): number[] {
  return (text.match(/[一二兩三四五六七八九]?十[一二三四五六七八九]?|[二兩三四五六七八九半]/gu) ?? []).map(
    (found) => {
      if (found === '半') return 0.5;
      if (!found.includes('十')) return DIGITS[found] ?? 0;
      const [tens = '', ones = ''] = found.split('十');
      return (
        (tens === '' || tens === '一' ? 1 : (DIGITS[tens] ?? 0)) * 10 +
        (ones === '' ? 0 : ones === '一' ? 1 : (DIGITS[ones] ?? 0))
      );
    },
  );
}

const digitsOf = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** The figures that an English text states, and those that its words allow to be stated. */
export function englishFigures(text: string): { readonly stated: number[]; readonly allowed: number[] } {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const stated = words.flatMap((word) => ENGLISH_NUMBERS[word] ?? []);
  const allowed = words.flatMap((word) =>
    word === 'one' || word === 'once' || word === 'a' || word === 'first' ? [1] : (ENGLISH_HINTS[word] ?? []),
  );
  return { stated: [...digitsOf(text), ...stated], allowed };
}

/** The figures that a Chinese text states: in digits, and from 2 on in characters. */
export function chineseFigures(text: string): number[] {
  const counted = text.replaceAll(UNCOUNTED, '');
  return [...digitsOf(counted), ...fromCharacters(counted)];
}

/** The elements of one list that are missing in another, counted with repetitions. */
export function missingFrom(list: readonly number[], other: readonly number[]): number[] {
  const left = [...other];
  return list.filter((figure) => {
    const place = left.indexOf(figure);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** What differs between the figures of a statement in English and in Chinese; empty if they are the same. */
export function differingFigures(english: string, chinese: string): string[] {
  const { stated, allowed } = englishFigures(english);
  const told = chineseFigures(chinese);
  // 1 is often a word of its own in Chinese: 一張 for "a card".
  const withOne = [...told, ...[...chinese.matchAll(/一/gu)].map(() => 1)];
  return [
    ...missingFrom(stated, withOne).map((figure) => `only in English: ${figure}`),
    ...missingFrom(told, [...stated, ...allowed]).map((figure) => `only in Chinese: ${figure}`),
  ];
}
