import { characters, widthOf } from '../drawing/text.ts';
import { LineQueue, type LineSource } from '../ui/plain/line-queue.ts';
import { asOwnReader } from '../words/reader.ts';
import type { ChannelTerminal } from './terminal.ts';

/** The maximum length of a line, in characters. */
const longestLine = 1000;

/**
 * Edits lines for a terminal that neither echoes nor edits itself: printable characters, Backspace and Ctrl-U; Ctrl-C,
 * and Ctrl-D on an empty line, end the input. Only erasing moves the cursor.
 * @param echoes whether to echo what is typed; false for a client that sends whole lines
 * @param say prints a message
 */
export function lineEditor(
  terminal: ChannelTerminal,
  echoes: boolean,
  say: (sentence: string) => void,
): LineSource {
  const { channel, input } = terminal;
  const decoder = new TextDecoder();
  const queue = new LineQueue(input, longestLine, say);
  let typed = '';
  let afterReturn = false;
  let inEscape = false;
  /** A client that sends whole lines does not notice that the line was full. */
  let isTooLong = false;
  const echo = (text: string): void => {
    if (echoes && channel.writable) channel.write(text);
  };
  const endLine = (): void => {
    if (isTooLong) queue.giveTooLong();
    else queue.give(typed);
    typed = '';
    isTooLong = false;
  };
  const end = (): void => {
    if (queue.isOver) return;
    if (typed !== '') endLine();
    queue.end();
  };
  const take = (character: string): void => {
    if (inEscape) {
      // Special keys are ignored here; their sequences end with a letter or a tilde.
      if (/[A-Za-z~]/.test(character) && character !== 'O') inEscape = false;
    } else if (character === '\u001b') inEscape = true;
    else if (character === '\r' || (character === '\n' && !afterReturn)) {
      echo('\r\n');
      endLine();
    } else if (character === '\u0003' && echoes) {
      echo('^C\r\n');
      typed = '';
      end();
    } else if (character === '\u0004' && echoes) {
      if (typed === '') end();
    } else if (character === '\u007f' || character === '\b') {
      const kept = characters(typed);
      echo('\b \b'.repeat(widthOf(kept.pop() ?? '')));
      typed = kept.join('');
    } else if (character === '\u0015') {
      echo('\b \b'.repeat(widthOf(typed)));
      typed = '';
      isTooLong = false;
    } else if (!/\p{Cc}/u.test(character)) {
      if (typed.length < longestLine) {
        typed += character;
        echo(character);
      } else isTooLong = !echoes;
    }
    afterReturn = character === '\r';
  };
  const read = asOwnReader((bytes: Buffer): void => {
    for (const character of decoder.decode(bytes, { stream: true })) if (!queue.isOver) take(character);
  });
  input.on('data', read);
  input.on('end', end);
  channel.on('close', end);
  return {
    next: async (signal) => await queue.next(signal),
    close: () => {
      queue.end();
      input.off('data', read);
    },
  };
}
