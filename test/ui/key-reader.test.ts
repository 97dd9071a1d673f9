import { describe, expect, it } from 'vitest';
import { type KeyEvent, KeyReader, longestPaste } from '../../src/ui/key-reader.ts';
import * as fc from '../properties/fast-check.ts';

const ESC = '\u001b';
const ST = `${ESC}\\`;

/** What is read of some input in one piece, or split anywhere. */
function read(input: string | Uint8Array, cuts: readonly number[] = []): KeyEvent[] {
  const bytes = Buffer.from(input as string);
  const reader = new KeyReader();
  const events: KeyEvent[] = [];
  let from = 0;
  for (const to of [...cuts, bytes.length]) {
    events.push(...reader.push(bytes.subarray(from, to)));
    from = to;
  }
  return events;
}

const everyByte = (input: string | Uint8Array) =>
  Array.from({ length: Buffer.from(input as string).length }, (_, index) => index + 1);
const keysOf = (events: readonly KeyEvent[]) =>
  events.flatMap((event) => {
    if (event.kind === 'status') return [];
    return event.kind === 'key' ? event.key : `paste:${event.line}`;
  });

/** What xterm and its kin answer or report by themselves, by what asks for it. */
const replies: Readonly<Record<string, string | Uint8Array>> = {
  'primary device attributes': `${ESC}[?64;1;2;6;9;15;16;17;18;21;22;28c`,
  'secondary device attributes': `${ESC}[>41;388;0c`,
  'tertiary device attributes': `${ESC}P!|00000000${ST}`,
  'terminal name and version (XTVERSION)': `${ESC}P>|XTerm(388)${ST}`,
  'identification of a VT52': `${ESC}/Z`,
  'operating status': `${ESC}[0n`,
  'cursor position': `${ESC}[24;80R`,
  'cursor position in the first row, like F3 with a modifier': `${ESC}[1;5R`,
  'cursor position with page': `${ESC}[?24;80;1R`,
  'printer status': `${ESC}[?13n`,
  'keys locked': `${ESC}[?21n`,
  keyboard: `${ESC}[?27;1;0;0n`,
  locator: `${ESC}[?53n`,
  'macro space': `${ESC}[0000*{`,
  'checksum of memory': `${ESC}P1!~0000${ST}`,
  'data integrity': `${ESC}[?70n`,
  'terminal parameters': `${ESC}[2;1;1;128;128;1;0x`,
  'ANSI mode': `${ESC}[4;2$y`,
  'private mode': `${ESC}[?2026;2$y`,
  'status string: graphic rendition': `${ESC}P1$r0;1;38:5:2m${ST}`,
  'status string: margins': `${ESC}P1$r1;24r${ST}`,
  'status string that is invalid': `${ESC}P0$r${ST}`,
  'presentation state': `${ESC}P1$u1;1;1;@;@;@;0;0;@;BBBB${ST}`,
  'tab stops': `${ESC}P2$u9/17/25${ST}`,
  'terminal capability (XTGETTCAP)': `${ESC}P1+r436F=323536${ST}`,
  'terminal capability that is unknown': `${ESC}P0+r${ST}`,
  'resources (XTGETXRES)': `${ESC}P1+R7465787400=61${ST}`,
  'window state': `${ESC}[1t`,
  'window position': `${ESC}[3;10;20t`,
  'size in pixels': `${ESC}[4;600;800t`,
  'size of a character': `${ESC}[6;16;8t`,
  'size in characters': `${ESC}[8;24;80t`,
  'size of the screen': `${ESC}[9;60;200t`,
  'icon label': `${ESC}]Lshell${ST}`,
  'window title': `${ESC}]lred green/?q${ST}`,
  'window title ended by BEL': `${ESC}]l? rules\u0007`,
  'colour of a number': `${ESC}]4;1;rgb:cdcd/0000/0000${ST}`,
  'special colour': `${ESC}]5;0;rgb:ffff/ffff/ffff\u0007`,
  foreground: `${ESC}]10;rgb:ffff/ffff/ffff${ST}`,
  background: `${ESC}]11;rgb:0000/0000/0000\u0007`,
  'cursor colour': `${ESC}]12;rgb:0000/ffff/0000${ST}`,
  'highlight colour': `${ESC}]17;rgb:aaaa/bbbb/cccc${ST}`,
  font: `${ESC}]50;fixed${ST}`,
  clipboard: `${ESC}]52;c;cnVsZXMgdSBsIHM=${ST}`,
  'notification (OSC 99)': `${ESC}]99;i=1:p=?;${ST}`,
  'keyboard flags': `${ESC}[?1u`,
  'key modifier options': `${ESC}[>4;2m`,
  'format of other keys': `${ESC}[>4;1f`,
  'graphics attributes': `${ESC}[?1;0;256S`,
  'graphics of kitty': `${ESC}_Gi=31;OK${ST}`,
  'colour scheme': `${ESC}[?997;1n`,
  'size in band': `${ESC}[48;24;80;600;800t`,
  'selected character encoding': `${ESC}P1$v1${ST}`,
  'privacy message': `${ESC}^quit u${ST}`,
  'start of string': `${ESC}Xquit u${ST}`,
  'focus gained': `${ESC}[I`,
  'focus lost': `${ESC}[O`,
  'mouse: X10': `${ESC}[M !!`,
  'mouse: X10 with letters as places': `${ESC}[M#ru`,
  'mouse: X10 far right': Uint8Array.from([0x1b, 0x5b, 0x4d, 0x20, 0xf1, 0x71]),
  'mouse: SGR press': `${ESC}[<0;10;20M`,
  'mouse: SGR release': `${ESC}[<0;10;20m`,
  'mouse: SGR pixels': `${ESC}[<35;800;600M`,
  'mouse: urxvt': `${ESC}[32;10;20M`,
  'mouse: DEC locator': `${ESC}[1;2;24;80;1&w`,
  'mouse: highlight at one place': `${ESC}[tru`,
  'mouse: highlight from place to place': `${ESC}[Truruqu`,
  'mouse: rectangular area': `${ESC}[0;1;1;24;80'w`,
  'function keys': `${ESC}OP${ESC}OQ${ESC}[15~${ESC}[24~${ESC}[1;2P${ESC}[[A`,
  'keys of kitty': `${ESC}[97;5u${ESC}[57358u`,
  'other keys with modifiers': `${ESC}[27;5;117~`,
  'letters with Alt': `${ESC}u${ESC}?${ESC}é`,
  'eight-bit device attributes': Uint8Array.from([0x9b, ...Buffer.from('?64;1c')]),
  'eight-bit string': Uint8Array.from([0x90, ...Buffer.from('1$r0m? u'), 0x9c]),
  'eight-bit control in UTF-8': '\u009b?64;1c',
  'aborted sequence': `${ESC}[12\u0018`,
};

describe('what a terminal sends by itself', () => {
  it.each(Object.entries(replies))('%s is no key, in one piece or split at every byte', (_, reply) => {
    const around = Buffer.concat([Buffer.from('1'), Buffer.from(reply as string), Buffer.from('2')]);
    expect(keysOf(read(around))).toEqual(['1', '2']);
    expect(keysOf(read(around, everyByte(around)))).toEqual(['1', '2']);
    for (const cut of everyByte(around)) expect(keysOf(read(around, [cut]))).toEqual(['1', '2']);
  });

  it('leaves nothing behind where it is cut short and nothing follows', () => {
    for (const reply of Object.values(replies)) {
      const bytes = Buffer.from(reply as string);
      for (const length of everyByte(bytes)) {
        const reader = new KeyReader();
        reader.push(bytes.subarray(0, length));
        const late = keysOf(reader.flush());
        expect(late.filter((key) => key !== 'escape')).toEqual([]);
        expect(reader.isPending).toBe(false);
        expect(keysOf(reader.push(Buffer.from('x')))).toEqual(['x']);
      }
    }
  });

  it('does not take control sequences of other kinds for keys', () => {
    const final = fc.constantFrom(...'@GIJKLNOPQRSUVWXY^_`abcdefghijklmnopqrsuvwxy{|}');
    const parameters = fc.stringMatching(/^[<=>?]?[0-9:;]{0,20}[ -/]{0,2}$/);
    fc.assert(
      fc.property(parameters, final, (inner, end) => {
        expect(read(`${ESC}[${inner}${end}`)).toEqual([]);
      }),
    );
  });
});

describe('keys', () => {
  it.each([
    ['\r', ['enter']],
    ['\n', ['enter']],
    ['/7\r', ['/', '7', 'enter']],
    ['\t', ['tab']],
    ['\u007f', ['backspace']],
    ['\u0003\u000c\u001a\u001c', ['ctrl-c', 'ctrl-l', 'ctrl-z', 'ctrl-\\']],
    [`${ESC}[A${ESC}[B${ESC}[C${ESC}[D`, ['up', 'down', 'right', 'left']],
    [`${ESC}OA${ESC}OB${ESC}OC${ESC}OD${ESC}OH${ESC}OF`, ['up', 'down', 'right', 'left', 'home', 'end']],
    [`${ESC}[1;5A${ESC}[1;2D`, ['up', 'left']],
    [`${ESC}[5~${ESC}[6~${ESC}[1~${ESC}[4~${ESC}[3~`, ['pageup', 'pagedown', 'home', 'end', 'backspace']],
    [`${ESC}[Z`, ['shift-tab']],
    [`${ESC}${ESC}[A`, ['escape', 'up']],
    ['é中🌳', ['é', '中', '🌳']],
  ])('%j', (input, expected) => {
    expect(keysOf(read(input))).toEqual(expected);
    expect(keysOf(read(input, everyByte(input)))).toEqual(expected);
  });

  it('are digits and Enter on the keypad in application mode', () => {
    const digits = Array.from('pqrstuvwxy', (final) => `${ESC}O${final}`).join('');
    expect(keysOf(read(`${digits}${ESC}OM`))).toEqual([...'0123456789', 'enter']);
    expect(keysOf(read(`${ESC}Ok${ESC}Om`))).toEqual(['+', '-']);
  });

  it('count as what they show in full width', () => {
    expect(keysOf(read('１２？　Ａ'))).toEqual(['1', '2', '?', ' ', 'A']);
  });

  it('ESC alone is the key Esc once nothing follows', () => {
    const reader = new KeyReader();
    expect(reader.push(Buffer.from(ESC))).toEqual([]);
    expect(keysOf(reader.flush())).toEqual(['escape']);
    expect(reader.flush()).toEqual([]);
  });

  it('leave the program in the midst of anything that was not finished', () => {
    expect(keysOf(read(`${ESC}[12\u0003`))).toEqual(['ctrl-c']);
    expect(keysOf(read(`${ESC}O\u0003`))).toEqual(['ctrl-c']);
    expect(keysOf(read(`${ESC}\u0003`))).toEqual(['ctrl-c']);
  });

  it('come out alike however the input is split', () => {
    const bytes = fc.uint8Array({ maxLength: 40 });
    fc.assert(
      fc.property(bytes, fc.array(fc.nat(40), { maxLength: 8 }), (input, cuts) => {
        const places = [...new Set(cuts)].filter((cut) => cut <= input.length).sort((a, b) => a - b);
        expect(keysOf(read(input, places))).toEqual(keysOf(read(input)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('pastes', () => {
  const pasted = (text: string) => `${ESC}[200~${text}${ESC}[201~`;

  it('are one event with their first line', () => {
    expect(keysOf(read(`1${pasted('one\rtwo\ru\u0003')}2`))).toEqual(['1', 'paste:one', '2']);
    expect(keysOf(read(pasted('')))).toEqual(['paste:']);
    expect(keysOf(read(pasted(`a${ESC}[Ab${ESC}]0;x\u0007c`)))).toEqual(['paste:abc']);
    const split = pasted('ab中c');
    expect(keysOf(read(split, everyByte(split)))).toEqual(['paste:ab中c']);
  });

  it('are over where no end comes, and no key is lost afterwards', () => {
    const reader = new KeyReader();
    expect(reader.push(Buffer.from(`${ESC}[200~abc`))).toEqual([]);
    expect([reader.isPending, reader.isInText]).toEqual([true, true]);
    expect(keysOf(reader.flush())).toEqual(['paste:abc']);
    expect(keysOf(reader.push(Buffer.from('x')))).toEqual(['x']);
  });

  it('are told from typing where the terminal does not say so', () => {
    expect(keysOf(read('u'.repeat(50)))).toHaveLength(50);
    expect(keysOf(read(`first ${'line '.repeat(30)}\rsecond`))).toEqual([
      `paste:first ${'line '.repeat(30)}`,
    ]);
    expect(keysOf(read('x'.repeat(65_536)))).toEqual([`paste:${'x'.repeat(longestPaste)}`]);
  });

  it('take time that grows with their length alone, and a bounded place', () => {
    const time = (length: number) => {
      const chunk = Buffer.from('x'.repeat(4096));
      const reader = new KeyReader();
      reader.push(Buffer.from(`${ESC}[200~`));
      const begin = performance.now();
      for (let sent = 0; sent < length; sent += chunk.length) reader.push(chunk);
      const events = reader.push(Buffer.from(`${ESC}[201~`));
      expect(keysOf(events)).toEqual([`paste:${'x'.repeat(longestPaste)}`]);
      return performance.now() - begin;
    };
    time(200_000);
    const [small, large] = [time(450_000), time(3_600_000)];
    expect(large / small).toBeLessThan(8 * 4);
  });
});
