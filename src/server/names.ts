import { widthOf } from '../drawing/text.ts';
import { checkName, SeatError } from '../table/seats.ts';

/** Longest name of a person, in columns. */
const widest = 24;

/** Letters of other scripts, and digits, that look like a Latin letter after folding to lower case, and that letter. */
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

/** What is left of a name where look-alikes, accents, case, blanks and marks do not count: two people never share it. */
export function nameSkeleton(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const letters = [...folded].map((letter) => lookAlikes.get(letter) ?? letter);
  const joined = letters.join('').replaceAll('rn', 'm').replaceAll('vv', 'w');
  return joined.replace(/[^\p{L}\p{N}]/gu, '') || joined;
}

/**
 * A name that a person may have: safe to show, of 1 to 24 columns.
 * @throws SeatError with what is wrong
 */
export function personName(typed: string): string {
  const name = checkName(typed.normalize('NFKC'));
  const width = widthOf(name);
  if (width > widest) throw new SeatError(`A name may be ${widest} columns wide, not ${width}.`);
  if (/^bot( \d+)?$/i.test(name)) throw new SeatError('Bots are called Bot: please choose another name.');
  return name;
}

/** Longest remark at a table, in columns. */
const longestRemark = 280;

/** What may be said at a table: without what could steer a terminal, at most 280 columns; empty where nothing is left. */
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
