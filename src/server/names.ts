import { widthOf } from '../drawing/text.ts';
import { checkName, SeatError } from '../table/seats.ts';
import { serverWords } from '../words/index.ts';

/** The maximum width of a person's name, in columns. */
const widest = 24;

/** Letters of other scripts, and digits, that look like a Latin letter in lower case, each with that letter. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  (
    [
      ['авсенікморѕтухԁԛԝɡոօսһјӏ', 'abcehlkmopstyxdqwgnouhjl'],
      ['αβγεηικνορτυχϲ', 'abyenlkvoptuxc'],
      ['ıłø01i5|2', 'lloollslz'],
    ] as const
  ).flatMap(([foreign, latin]) =>
    [...foreign].map((letter, index) => [letter, latin[index] ?? letter] as const),
  ),
);

/** A name reduced so that look-alikes, accents, case, blanks and marks do not count; no two people share it. */
export function nameSkeleton(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const letters = [...folded].map((letter) => lookAlikes.get(letter) ?? letter);
  const joined = letters.join('').replaceAll('rn', 'm').replaceAll('vv', 'w');
  return joined.replace(/[^\p{L}\p{N}]/gu, '') || joined;
}

/**
 * Reads a person's name, which must be safe to show and 1 to 24 columns wide.
 * @throws SeatError with what is wrong
 */
export function personName(typed: string): string {
  const name = checkName(typed.normalize('NFKC'));
  const width = widthOf(name);
  if (width > widest) throw new SeatError(serverWords().nameTooWide(widest, width));
  if (/^bot( \d+)?$/i.test(name)) throw new SeatError(serverWords().nameOfBots);
  return name;
}

/** The maximum width of a remark at a table, in columns. */
const longestRemark = 280;

/** The text of a remark without control characters, at most 280 columns; empty if nothing is left. */
export function remarkText(typed: string): string {
  const safe = typed
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu, '')
    .trim();
  let width = 0;
  let kept = '';
  for (const character of safe) {
    width += widthOf(character);
    if (width > longestRemark) break;
    kept += character;
  }
  return kept;
}
