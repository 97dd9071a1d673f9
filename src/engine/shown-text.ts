/*
 * Makes texts safe for a terminal. A text may come from a match file, its name, an option, a card or another person, so
 * its control characters are always escaped.
 */

/** Control characters, format characters such as those that reverse the writing direction, and line separators. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;

/** The same, except for line ends, which are harmless. */
const UNSAFE_IN_LINES = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/u;

/** Makes a text from outside safe for a terminal: control characters are escaped, as in `\u001b`. */
export function shownText(text: string): string {
  return text.replace(UNSAFE, (character) => {
    const code = character.codePointAt(0) as number;
    return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}

/** Like `shownText`, but keeps line ends. */
export function shownLines(text: string): string {
  return isUnsafe(text) ? text.split('\n').map(shownText).join('\n') : text;
}

/** Whether a text contains control characters other than line ends. */
export function isUnsafe(text: string): boolean {
  return UNSAFE_IN_LINES.test(text);
}

/** Makes a JSON text safe for a terminal: control characters are escaped as in JSON, so the data stay the same. */
export function safeJson(text: string): string {
  return isUnsafe(text)
    ? text.replace(/[^\n\x20-\x7e]/gu, (character) => (isUnsafe(character) ? escaped(character) : character))
    : text;
}

function escaped(character: string): string {
  return Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');
}
