import type { SpokenSign } from '../../engine/spoken.ts';
import { inWords, listenWords } from '../../words/index.ts';

/** The maximum length of a printed line, in UTF-16 units: about ten seconds of speech. */
export const longestSpoken = 160;

/** Signs that a speech synthesiser spells out or omits, and the words that replace them. */
function saidForSigns(): readonly SpokenSign[] {
  const { then, to, pause, by, plus, times, is } = listenWords().signs;
  return [
    [/ ?[·∙•] ?/gu, then],
    [/ ?[→▸►] ?/gu, to],
    [/(?<=\d)[–—](?=\d)/gu, to],
    [/ ?— ?/gu, pause],
    [/[−–](?=\d)/gu, '-'],
    [/(?<=\d)[x×](?=\d)/gu, by],
    [/ \+ (?=[\p{L}\p{N}])/gu, plus],
    [/ × /gu, times],
    [/ = /gu, is],
    [/…/gu, '...'],
    [/\.([,;])(?= |$)/gu, '$1'],
    [/(?<!\.)\.\.$/gu, '.'],
  ];
}

/** A number before a possessive, as in `Bot 1's`: synthesisers omit the `'s` after a digit. */
const OWNER = /\b\d+(?='s\b)/gu;

/**
 * A text in which every sign is read aloud as intended.
 * @param signs further signs, of the game
 */
export function spokenText(text: string, signs: readonly SpokenSign[] = []): string {
  return [...signs, ...saidForSigns()]
    .reduce(
      (told, [sign, said]) =>
        typeof said === 'string' ? told.replace(sign, said) : told.replace(sign, said),
      text,
    )
    .replace(OWNER, (figure) => inWords(Number(figure)));
}

/** Where a line may break: after a sentence, else after a clause, else after a word. Chinese has no spaces there. */
const SEAMS = [
  /(?<=[.!?]) |(?<=[。！？])(?=.)/u,
  /(?<=[)][,;]) |(?<=）[，；])(?=.)/u,
  /(?<=[;:]) |(?<=[；：])(?=.)/u,
  /(?<=,) |(?<=，)(?=.)/u,
  / |(?<=、)(?=.)/u,
];

/** A Chinese punctuation mark, which no space follows. */
const WIDE_SIGN = /[。！？；：，、）]$/u;

/**
 * Splits a text into lines for speech, none longer than `longestSpoken`.
 * @param head the beginning of every line after the first, so that each says what it is about
 */
export function spokenLines(text: string, head = ''): string[] {
  const said = spokenText(text).trimEnd();
  // One character is left for a final full stop.
  if (said.length < longestSpoken) return [said];
  const room = longestSpoken - head.length - 1;
  const lines: string[] = [];
  for (const piece of pieces(said, room, SEAMS)) {
    const last = lines.at(-1);
    const joined = last === undefined ? piece : `${last}${WIDE_SIGN.test(last) ? '' : ' '}${piece}`;
    if (last !== undefined && joined.length < longestSpoken) lines[lines.length - 1] = joined;
    else lines.push(last === undefined ? piece : head + piece);
  }
  return lines.map((line, index) =>
    index < lines.length - 1 && /[,，]$/u.test(line) ? line.slice(0, -1) + listenWords().end : line,
  );
}

/** Splits a text at the best breaks until every piece fits; a word that is too long is split anywhere. */
function pieces(text: string, room: number, [seam, ...weaker]: readonly RegExp[]): string[] {
  if (text.length <= room) return [text];
  if (seam === undefined) return [text.slice(0, room), ...pieces(text.slice(room), room, [])];
  return text.split(seam).flatMap((piece) => pieces(piece, room, weaker));
}

/** Ends a line with a full stop if it has no final sign, so that a voice pauses before the next line. */
const ended = (line: string): string =>
  /[\p{L}\p{N})\]"'）」]$/u.test(line) ? line + listenWords().end : line;

/**
 * The same terminal, but every printed line suits speech: it is short, has no signs that are spelled out, and ends.
 * @param signs further signs, of the game
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
