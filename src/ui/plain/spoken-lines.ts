/** The maximum length of a printed line, in UTF-16 units: about ten seconds of speech. */
export const longestSpoken = 160;

/** Signs that a speech synthesiser spells out or omits, and the words that replace them. */
const SIGNS: readonly (readonly [sign: RegExp, said: string])[] = [
  [/ ?[·∙•] ?/gu, '; '],
  [/ ?[→▸►] ?/gu, ' to '],
  [/(?<=\d)[–—](?=\d)/gu, ' to '],
  [/ ?— ?/gu, ', '],
  [/[−–](?=\d)/gu, '-'],
  [/(?<=\d)[x×](?=\d)/gu, ' by '],
  [/ \+ (?=\d)/gu, ' plus '],
  [/ × /gu, ' times '],
  [/ = /gu, ' is '],
  [/…/gu, '...'],
  [/\.([,;])(?= |$)/gu, '$1'],
  [/(?<!\.)\.\.$/gu, '.'],
];

/** A text in which every sign is read aloud as intended. */
export function spokenText(text: string): string {
  return SIGNS.reduce((said, [sign, word]) => said.replace(sign, word), text);
}

/** Where a line may break: after a sentence, else after a clause, else after a word. */
const SEAMS = [/(?<=[.!?]) /u, /(?<=[;:]) /u, /(?<=,) /u, / /u];

/**
 * Splits a text into lines for speech, none longer than `longestSpoken`.
 * @param head the beginning of every line after the first, so that each says what it is about
 */
export function spokenLines(text: string, head = ''): string[] {
  const said = spokenText(text).trimEnd();
  if (said.length <= longestSpoken) return [said];
  const room = longestSpoken - head.length;
  const lines: string[] = [];
  for (const piece of pieces(said, room, SEAMS)) {
    const last = lines.at(-1);
    const joined = last === undefined ? piece : `${last} ${piece}`;
    if (last !== undefined && joined.length <= longestSpoken) lines[lines.length - 1] = joined;
    else lines.push(last === undefined ? piece : head + piece);
  }
  return lines.map((line, index) =>
    index < lines.length - 1 && line.endsWith(',') ? `${line.slice(0, -1)}.` : line,
  );
}

/** Splits a text at the best breaks until every piece fits; a word that is too long is split anywhere. */
function pieces(text: string, room: number, [seam, ...weaker]: readonly RegExp[]): string[] {
  if (text.length <= room) return [text];
  if (seam === undefined) return [text.slice(0, room), ...pieces(text.slice(room), room, [])];
  return text.split(seam).flatMap((piece) => pieces(piece, room, weaker));
}

/** The same terminal, but every printed line suits speech: it is short and has no signs that are spelled out. */
export function spokenIo<Io extends { print(line: string): void }>(io: Io): Io {
  const print = (text: string): void => {
    for (const line of spokenLines(text)) io.print(line);
  };
  return Object.create(io, { print: { value: print } }) as Io;
}
