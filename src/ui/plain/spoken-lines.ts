import { inWords } from '../../engine/figured-text.ts';
import type { SpokenSign } from '../../engine/spoken.ts';

/** The most characters of a printed line, in UTF-16 units: about ten seconds of speech. */
export const longestSpoken = 160;

/** Signs that a speech synthesiser names or leaves out, and what they mean in a sentence. */
const SIGNS: readonly SpokenSign[] = [
  [/ ?[·∙•] ?/gu, '; '],
  [/ ?[→▸►] ?/gu, ' to '],
  [/(?<=\d)[–—](?=\d)/gu, ' to '],
  [/ ?— ?/gu, ', '],
  [/[−–](?=\d)/gu, '-'],
  [/(?<=\d)[x×](?=\d)/gu, ' by '],
  [/ \+ (?=\w)/gu, ' plus '],
  [/ × /gu, ' times '],
  [/ = /gu, ' is '],
  [/…/gu, '...'],
  [/\.([,;])(?= |$)/gu, '$1'],
  [/(?<!\.)\.\.$/gu, '.'],
];

/** A number before a possessive, as in `Bot 1's`: after a figure the `'s` is not pronounced. */
const OWNER = /\b\d+(?='s\b)/gu;

/**
 * A text in signs that are read aloud as they are meant.
 * @param signs those of the game besides
 */
export function spokenText(text: string, signs: readonly SpokenSign[] = []): string {
  return [...signs, ...SIGNS]
    .reduce(
      (told, [sign, said]) =>
        typeof said === 'string' ? told.replace(sign, said) : told.replace(sign, said),
      text,
    )
    .replace(OWNER, (figure) => inWords(Number(figure)));
}

/** Where a line may end: after a sentence, else after a part of one, else after a word. */
const SEAMS = [/(?<=[.!?]) /u, /(?<=[)][,;]) /u, /(?<=[;:]) /u, /(?<=,) /u, / /u];

/**
 * A text as lines that can be heard one by one, none longer than `longestSpoken`.
 * @param head what the lines after the first begin with, so that each says what it is about
 */
export function spokenLines(text: string, head = ''): string[] {
  const said = spokenText(text).trimEnd();
  // Room for the sign that ends it.
  if (said.length < longestSpoken) return [said];
  const room = longestSpoken - head.length - 1;
  const lines: string[] = [];
  for (const piece of pieces(said, room, SEAMS)) {
    const last = lines.at(-1);
    const joined = last === undefined ? piece : `${last} ${piece}`;
    if (last !== undefined && joined.length < longestSpoken) lines[lines.length - 1] = joined;
    else lines.push(last === undefined ? piece : head + piece);
  }
  return lines.map((line, index) =>
    index < lines.length - 1 && line.endsWith(',') ? `${line.slice(0, -1)}.` : line,
  );
}

/** Cuts a text at the best seams until every piece finds room; a word that finds none is cut as it is. */
function pieces(text: string, room: number, [seam, ...weaker]: readonly RegExp[]): string[] {
  if (text.length <= room) return [text];
  if (seam === undefined) return [text.slice(0, room), ...pieces(text.slice(room), room, [])];
  return text.split(seam).flatMap((piece) => pieces(piece, room, weaker));
}

/** A line that a voice does not run together with the next one: it ends as a sentence does. */
const ended = (line: string): string => (/[\p{L}\p{N})\]"']$/u.test(line) ? `${line}.` : line);

/**
 * The same terminal, on which every line can be heard: short, without signs that are spelt out, and ended.
 * @param signs those of the game besides
 */
export function spokenIo<Io extends { print(line: string): void }>(
  io: Io,
  signs: readonly SpokenSign[] = [],
): Io {
  const print = (text: string): void => {
    for (const line of spokenLines(spokenText(text, signs))) io.print(ended(line));
  };
  return Object.create(io, { print: { value: print } }) as Io;
}
