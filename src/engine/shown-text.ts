/*
 * What stands on a terminal. A text may come from a match file, its name, an option, a card, or another person: nothing
 * in it steers the terminal, whatever way it took there.
 */

/** Control characters, format characters such as those that turn the direction of writing, and line separators. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;

/** The same within lines, whose ends are harmless. */
const UNSAFE_IN_LINES = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/u;

/** A text from outside, safe for a terminal: what would steer it is written out as `\u001b`. */
export function shownText(text: string): string {
  return text.replace(UNSAFE, (character) => {
    const code = character.codePointAt(0) as number;
    return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}

/** As `shownText` of each line of a message. */
export function shownLines(text: string): string {
  return isUnsafe(text) ? text.split('\n').map(shownText).join('\n') : text;
}

/** Whether something in the lines of a text could steer a terminal. */
export function isUnsafe(text: string): boolean {
  return UNSAFE_IN_LINES.test(text);
}

/** JSON in which nothing steers a terminal: what could is escaped as JSON escapes it, and the data stay the same. */
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
