import { characters } from '../drawing/text.ts';
import type { LineSource } from '../ui/plain/line-reader.ts';
import type { ChannelTerminal } from './terminal.ts';

/** The most characters of one line. */
const longestLine = 1000;

/** How many lines are read ahead; what comes after them waits in the channel. */
const mostWaiting = 100;

/**
 * Lines that somebody types at a terminal which shows and edits nothing by itself: printable characters, backspace,
 * Ctrl-U; Ctrl-C, and Ctrl-D on an empty line, end the input. Nothing moves the cursor but erasing what was typed.
 * @param echoes whether what is typed is to be shown; false for a client that sends whole lines
 */
export function lineEditor(terminal: ChannelTerminal, echoes: boolean): LineSource {
  const { channel, input } = terminal;
  const decoder = new TextDecoder();
  const waiting: string[] = [];
  let typed = '';
  let afterReturn = false;
  let inEscape = false;
  let wanting: ((line: string | null) => void) | null = null;
  let ended = false;
  const echo = (text: string): void => {
    if (echoes && channel.writable) channel.write(text);
  };
  const give = (line: string | null): void => {
    const take = wanting;
    wanting = null;
    if (take !== null) take(line);
    else if (line !== null) {
      waiting.push(line);
      if (waiting.length >= mostWaiting) input.pause();
    }
  };
  const end = (): void => {
    if (ended) return;
    ended = true;
    if (typed !== '') give(typed);
    typed = '';
    give(null);
  };
  const take = (character: string): void => {
    if (inEscape) {
      // The keys of a screen mean nothing here: their sequences end with a letter or a tilde.
      if (/[A-Za-z~]/.test(character) && character !== 'O') inEscape = false;
    } else if (character === '\u001b') inEscape = true;
    else if (character === '\r' || (character === '\n' && !afterReturn)) {
      echo('\r\n');
      const line = typed;
      typed = '';
      give(line);
    } else if (character === '\u0003' && echoes) {
      echo('^C\r\n');
      typed = '';
      end();
    } else if (character === '\u0004' && echoes) {
      if (typed === '') end();
    } else if (character === '\u007f' || character === '\b') {
      const kept = characters(typed);
      if (kept.pop() !== undefined) echo('\b \b');
      typed = kept.join('');
    } else if (character === '\u0015') {
      echo('\b \b'.repeat(characters(typed).length));
      typed = '';
    } else if (!/\p{Cc}/u.test(character) && typed.length < longestLine) {
      typed += character;
      echo(character);
    }
    afterReturn = character === '\r';
  };
  const read = (bytes: Buffer): void => {
    for (const character of decoder.decode(bytes, { stream: true })) if (!ended) take(character);
  };
  input.on('data', read);
  input.on('end', end);
  channel.on('close', end);
  return {
    next: (signal) =>
      new Promise((resolve) => {
        const line = waiting.shift();
        if (waiting.length < mostWaiting) input.resume();
        if (signal.aborted) resolve(null);
        else if (line !== undefined) resolve(line);
        else if (ended) resolve(null);
        else {
          const stop = (): void => give(null);
          signal.addEventListener('abort', stop, { once: true });
          wanting = (next) => {
            signal.removeEventListener('abort', stop);
            resolve(next);
          };
        }
      }),
    close: () => {
      ended = true;
      input.off('data', read);
    },
  };
}
