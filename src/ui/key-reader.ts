import type { KeyName } from './keys.ts';

/** What a terminal sent: a key by its name, a pasted text, or a status reply. */
export type KeyEvent =
  | { readonly kind: 'key'; readonly key: KeyName }
  /** The terminal's reply to a status request. */
  | { readonly kind: 'status' }
  | {
      readonly kind: 'paste';
      /** The first line of the text, at most `longestPaste` characters of it. */
      readonly line: string;
    };

/** The maximum length of a paste that is kept, in UTF-16 units: more than any text field takes. */
export const longestPaste = 400;

/**
 * This many characters in one chunk of input cannot be typing; a terminal without bracketed paste sends pastes like
 * this.
 */
export const typedAtOnce = 64;

/**
 * The maximum number of parameter bytes in a control sequence that is understood; a longer one is only read to its end.
 */
const longestParameters = 64;

/** The sequences that switch bracketed paste on and off. */
export const bracketedPaste = { on: '\u001b[?2004h', off: '\u001b[?2004l' } as const;

/** The reader's state, in the terms of the VT500 parser. */
type State = 'ground' | 'escape' | 'escape-intermediate' | 'csi' | 'csi-linux' | 'ss3' | 'string' | 'bytes';

const ESC = 0x1b;
const BEL = 0x07;
const CAN = 0x18;
const SUB = 0x1a;

/** Final bytes of parameterless sequences that further bytes follow: xterm's mouse reports. */
const bytesAfter: Readonly<Record<string, number>> = { M: 3, t: 2, T: 6 };

const csiKeys: Readonly<Record<string, KeyName>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  Z: 'shift-tab',
};

const tildeKeys: Readonly<Record<string, KeyName>> = {
  1: 'home',
  3: 'backspace',
  4: 'end',
  5: 'pageup',
  6: 'pagedown',
  7: 'home',
  8: 'end',
};

/** The keypad in application mode: `p` to `y` are its digits. */
const keypadKeys: Readonly<Record<string, KeyName>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  M: 'enter',
  I: 'tab',
  ' ': ' ',
  X: '=',
  j: '*',
  k: '+',
  l: ',',
  m: '-',
  n: '.',
  o: '/',
  ...Object.fromEntries(Array.from('pqrstuvwxy', (final, digit) => [final, String(digit)])),
};

const controlKeys: Readonly<Record<number, KeyName>> = {
  ...Object.fromEntries(
    Array.from('abcdefghijklmnopqrstuvwxyz', (letter, index) => [index + 1, `ctrl-${letter}`]),
  ),
  8: 'backspace',
  9: 'tab',
  10: 'enter',
  13: 'enter',
  28: 'ctrl-\\',
  127: 'backspace',
};

/**
 * Reads what a terminal sends, byte by byte and in chunks of any length: characters, keys and pastes. The terminal's
 * replies and reports are recognised as whole control sequences and dropped, like every sequence that is not a key. The
 * reader keeps a bounded number of bytes, and its time is linear in the length of the input.
 */
export class KeyReader {
  private state: State = 'ground';
  private parameters = '';
  /** The bytes still missing from a mouse report. */
  private awaited = 0;
  /** The bytes so far of an incomplete UTF-8 character, and how many it has in all. */
  private character: number[] = [];
  private characterLength = 0;
  /** Whether a paste is being read, its first line so far, and whether that line has ended. */
  private pasting = false;
  private pasted = '';
  private pastedWhole = false;
  /** Whether the latest byte of a string was ESC, which together with a backslash ends it. */
  private escapedInString = false;

  /**
   * The keys and pastes that these bytes complete.
   * @param isMore whether they directly follow a chunk of more characters than anybody types at once
   */
  push(bytes: Uint8Array, isMore = false): KeyEvent[] {
    const events: KeyEvent[] = [];
    for (const byte of bytes) this.take(byte, events);
    return withoutFloods(events, isMore ? 0 : typedAtOnce);
  }

  /** Whether a sequence, character or paste is incomplete. */
  get isPending(): boolean {
    return this.state !== 'ground' || this.characterLength > 0 || this.pasting;
  }

  /** Whether a paste or a reply is incomplete, whose rest may take longer than the rest of a key. */
  get isInText(): boolean {
    return this.pasting || this.state === 'string';
  }

  /**
   * Called after a pause: a single ESC counts as the key, an unfinished paste ends, and anything else incomplete is
   * dropped.
   */
  flush(): KeyEvent[] {
    const events: KeyEvent[] = [];
    if (this.state === 'escape' && !this.pasting) events.push({ kind: 'key', key: 'escape' });
    if (this.pasting) this.endPaste(events);
    this.begin('ground');
    this.characterLength = 0;
    return events;
  }

  private begin(state: State): void {
    this.state = state;
    this.parameters = '';
    this.escapedInString = false;
  }

  private take(byte: number, events: KeyEvent[]): void {
    if (this.state === 'bytes') {
      this.awaited -= 1;
      if (this.awaited === 0) this.begin('ground');
    } else if (this.state === 'string') this.takeInString(byte);
    else if (byte === CAN || (byte === SUB && this.state !== 'ground')) this.begin('ground');
    else if (this.state === 'ground') this.takeInGround(byte, events);
    else if (byte === ESC) this.restart(events);
    else if (byte < 0x20 && this.state !== 'escape') {
      // A control character cannot be part of a sequence, so what had begun was not one.
      this.begin('ground');
      this.takeInGround(byte, events);
    } else if (this.state === 'escape') this.takeAfterEscape(byte, events);
    else if (this.state === 'escape-intermediate') {
      if (byte >= 0x30) this.begin('ground');
    } else if (this.state === 'csi-linux') this.begin('ground');
    else if (this.state === 'ss3') this.takeKeypad(byte, events);
    else this.takeInSequence(byte, events);
  }

  /** After ESC ESC, the first is the key, unless the second interrupted a sequence. */
  private restart(events: KeyEvent[]): void {
    if (this.state === 'escape' && !this.pasting) events.push({ kind: 'key', key: 'escape' });
    this.begin('escape');
  }

  private takeInGround(byte: number, events: KeyEvent[]): void {
    if (this.characterLength > 0) {
      if (byte >= 0x80 && byte < 0xc0) {
        this.character.push(byte);
        if (this.character.length === this.characterLength) this.endCharacter(events);
        return;
      }
      this.characterLength = 0;
    }
    if (byte === ESC) this.begin('escape');
    else if (byte < 0x80) this.type(String.fromCharCode(byte), events);
    else if (byte < 0xc0) this.takeControl(byte, events);
    else {
      this.character = [byte];
      this.characterLength = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    }
  }

  private endCharacter(events: KeyEvent[]): void {
    this.characterLength = 0;
    const text = new TextDecoder().decode(Uint8Array.from(this.character));
    const code = text.codePointAt(0) ?? 0;
    if (code >= 0x80 && code < 0xa0) this.takeControl(code, events);
    else if (text !== '\ufffd') this.type(text, events);
  }

  /** An eight-bit control character stands for ESC and a letter. */
  private takeControl(code: number, events: KeyEvent[]): void {
    if (code >= 0xa0) return;
    this.begin('escape');
    this.takeAfterEscape(code - 0x40, events);
  }

  private takeAfterEscape(byte: number, events: KeyEvent[]): void {
    const letter = String.fromCharCode(byte);
    if (letter === '[') this.begin('csi');
    else if (letter === 'O') this.begin('ss3');
    else if (']PX^_'.includes(letter)) this.begin('string');
    else if (byte >= 0x20 && byte < 0x30) this.begin('escape-intermediate');
    else if (byte >= 0xc0 && !this.pasting) {
      // The first byte of a multi-byte character typed with Alt; no key in the table has that form.
      this.state = 'bytes';
      this.awaited = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1;
    } else {
      this.begin('ground');
      // Anything else after ESC is a key with Alt; Ctrl-C always ends the program.
      if (byte === 3 && !this.pasting) events.push({ kind: 'key', key: 'ctrl-c' });
    }
  }

  private takeKeypad(byte: number, events: KeyEvent[]): void {
    const final = String.fromCharCode(byte);
    // Digits here are modifiers.
    if (byte >= 0x30 && byte < 0x3c) return;
    this.begin('ground');
    const key = keypadKeys[final];
    if (key !== undefined && !this.pasting) events.push({ kind: 'key', key });
  }

  private takeInSequence(byte: number, events: KeyEvent[]): void {
    const letter = String.fromCharCode(byte);
    if (letter === '[' && this.parameters === '') this.begin('csi-linux');
    else if (byte >= 0x20 && byte < 0x40) {
      if (this.parameters.length < longestParameters) this.parameters += letter;
    } else if (byte >= 0x40 && byte < 0x7f) this.endSequence(letter, events);
    // A byte that cannot be part of a sequence ends it.
    else this.begin('ground');
  }

  private endSequence(final: string, events: KeyEvent[]): void {
    const { parameters } = this;
    this.begin('ground');
    if (final === '~' && parameters === '200') {
      if (!this.pasting) this.startPaste();
    } else if (final === '~' && parameters === '201') {
      if (this.pasting) this.endPaste(events);
    } else if (this.pasting) return;
    else if (final === 'n' && parameters === '0') events.push({ kind: 'status' });
    else if (parameters === '' && bytesAfter[final] !== undefined) {
      this.state = 'bytes';
      this.awaited = bytesAfter[final];
    } else {
      // Modifiers, as in `1;5A`, do not change the key.
      const [number = '', modifiers = '', ...more] = parameters.split(';');
      if (more.length > 0 || !/^\d{0,3}$/.test(modifiers)) return;
      const key = final === '~' ? tildeKeys[number] : /^1?$/.test(number) ? csiKeys[final] : undefined;
      if (key !== undefined) events.push({ kind: 'key', key });
    }
  }

  /** A terminal's string ends with BEL, with ESC \ or its eight-bit form, or with a byte that aborts it. */
  private takeInString(byte: number): void {
    if (byte === BEL || byte === CAN || byte === SUB || byte === 0x9c) this.begin('ground');
    else if (this.escapedInString) {
      this.begin(byte === 0x5c ? 'ground' : 'string');
      if (byte === ESC) this.escapedInString = true;
    } else this.escapedInString = byte === ESC;
  }

  private type(text: string, events: KeyEvent[]): void {
    if (this.pasting) {
      this.paste(text);
      return;
    }
    const code = text.codePointAt(0) ?? 0;
    const key = code < 0x20 || code === 0x7f ? controlKeys[code] : ownWidth(text, code);
    if (key !== undefined) events.push({ kind: 'key', key });
  }

  private startPaste(): void {
    this.pasting = true;
    this.pasted = '';
    this.pastedWhole = false;
  }

  private paste(text: string): void {
    if (this.pastedWhole) return;
    if (text === '\r' || text === '\n') this.pastedWhole = this.pasted !== '';
    else if (text === '\t') this.pasted += ' ';
    else if (text >= ' ' && text !== '\u007f') this.pasted += text;
    if (this.pasted.length >= longestPaste) this.pastedWhole = true;
  }

  private endPaste(events: KeyEvent[]): void {
    this.pasting = false;
    events.push({ kind: 'paste', line: this.pasted });
  }
}

/** Full-width forms, which Chinese and Japanese input methods type, count as the characters that they show. */
function ownWidth(text: string, code: number): string {
  if (code === 0x3000) return ' ';
  return code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : text;
}

/** More characters than anybody types at once count as a paste, from a terminal that does not mark pastes. */
function withoutFloods(events: readonly KeyEvent[], atOnce: number): KeyEvent[] {
  if (events.length <= atOnce) return [...events];
  const typed = events.filter((event) => event.kind === 'key' && [...event.key].length === 1).length;
  if (typed <= atOnce) return [...events];
  let line = '';
  const kept: KeyEvent[] = [];
  for (const event of events) {
    if (event.kind !== 'key') kept.push(event);
    else if (event.key === 'ctrl-c' || event.key === 'ctrl-\\') kept.push(event);
    else if (event.key === 'enter' && line !== '') break;
    else if ([...event.key].length === 1 && line.length < longestPaste) line += event.key;
  }
  return [{ kind: 'paste', line }, ...kept];
}
