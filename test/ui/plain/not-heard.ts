import { longestSpoken } from '../../../src/ui/plain/spoken-lines.ts';

/** What a voice spells, swallows or reads as something else, with what it is. */
const ODD: readonly (readonly [what: string, sign: RegExp])[] = [
  ['a sign that is not pronounced', /[·∙•→▸►…—–×[\]{}|_=<>#*~^]/u],
  ['a question mark alone', /(?<!\S)\?|\? \w+ lists/u],
  ['a plus sign between words', / \+ /u],
  ['the name of a field', /\b[a-z]+[A-Z]\w*/u],
  ['the code of a cell', /\br\d+c\d+\b/u],
  ['a letter read as the article', /(?<=[a-z,] )A(?= [\w+(])/u],
  ['a possessive after a figure', /\d's\b/u],
  ['a list of bare figures', /(?<![\w.])-?\d+(?:[ ,]+-?\d+){2,}(?![\w.])/u],
  ['a figure that changes into itself', /(?<![\w.-])(-?\d+) to \1(?![\w.])/u],
  ['no end', /[^.,:;?!]$/u],
  ['nothing', /^\s*$/u],
];

/** Why a line cannot be understood by ear; empty if it can. */
export function notHeard(line: string): string[] {
  const found = ODD.flatMap(([what, sign]) => (sign.test(line) ? [`${what}: ${line}`] : []));
  return line.length > longestSpoken ? [...found, `too long: ${line}`] : found;
}
