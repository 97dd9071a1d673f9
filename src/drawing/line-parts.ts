import { Segmenter } from './segments.ts';

/** A part of a text that stays on one line if it fits, and whether a space stands before it. */
export interface LinePart {
  readonly text: string;
  readonly spaced: boolean;
}

const segmenter = new Segmenter(undefined, { granularity: 'grapheme' });

/** The text split into grapheme clusters: a letter stays together with its accents. */
export function characters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Characters of East Asian scripts and their punctuation; a line may end between any two of them. */
const EAST_ASIAN = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;
/** Signs with which no line begins: they end a sentence, a part of it or a quotation. */
const NEVER_FIRST = /^[，。、：；！？」』）》〉】〕…—～·％,.:;!?)\]}%’”]/u;
/** Signs with which no line ends: they open a quotation or a bracket. */
const NEVER_LAST = /[「『（《〈【〔([{‘“]$/u;

/** The words of a text; in East Asian scripts each character, together with the signs that cling to it. */
export function partsOf(text: string): LinePart[] {
  return text.split(/ +/).flatMap((word): LinePart[] => {
    if (!EAST_ASIAN.test(word)) return [{ text: word, spaced: true }];
    const parts: string[] = [];
    let wasEastAsian = true;
    for (const character of characters(word)) {
      const isEastAsian = EAST_ASIAN.test(character);
      const before = parts.at(-1);
      const clings =
        before !== undefined &&
        ((!isEastAsian && !wasEastAsian) || NEVER_FIRST.test(character) || NEVER_LAST.test(before));
      if (clings) parts[parts.length - 1] = before + character;
      else parts.push(character);
      wasEastAsian = isEastAsian;
    }
    return parts.map((part, index) => ({ text: part, spaced: index === 0 }));
  });
}
