import { type Caret, type ColourLevel, caretIn, type Line, styledRows } from '../drawing/lines.ts';
import type { Theme } from '../drawing/theme.ts';
import { ChangedCells } from './changed-cells.ts';
import { bracketedPaste } from './key-reader.ts';

/** Clears the scroll-back; this program must not do that, so it is removed from Ink's output. */
const eraseScrollBack = '\u001b[3J';
const savePlace = '\u001b7';
const restorePlace = '\u001b8';
/** Clears the screen and leaves the cursor where it is. */
const clearing = `${savePlace}\u001b[2J${restorePlace}`;
/** Clears the screen and moves the cursor to its top left corner. */
const beginning = '\u001b[2J\u001b[H';
/** The sequences with which Ink opens and closes the alternate screen. */
const enterScreen = '\u001b[?1049h';
const leaveScreen = '\u001b[?1049l';
const showCursor = '\u001b[?25h';
const hideCursor = '\u001b[?25l';
/**
 * What is written before the first frame: it opens the alternate screen, hides the cursor and begins a synchronised
 * update.
 */
const opening = /\u001b\[\?(?:1049h|25l|2026[hl])/g;
/** Between these two, a terminal holds back its output and then shows all of it at once. */
const beginUpdate = '\u001b[?2026h';
const endUpdate = '\u001b[?2026l';
/**
 * Up to this many characters are shown at once anyway; on a slow connection, the sequences themselves would be
 * noticeable.
 */
const smallUpdate = 400;
/** On a terminal without an alternate screen, later output begins below the frame. */
const belowFrame = '\u001b[999;1H\r\n';
/** The status request; a terminal answers it once it has drawn everything written before. */
const statusRequest = '\u001b[5n';

/** The maximum time to wait for an answer of the terminal, in milliseconds. */
const longestWait = 3000;

/** One frame of a screen. */
export interface Frame {
  readonly lines: readonly Line[];
  readonly columns: number;
  readonly theme: Theme;
}

/**
 * The output of a screen: the changed cells of each frame, and the caret. It tracks whether the terminal has taken
 * everything written, if the stream and the terminal report this.
 */
export class ScreenOutput {
  /** The stream to draw on; a frame written to it reaches the terminal as changes to the previous frame. */
  readonly stream: NodeJS.WriteStream;
  private readonly cells = new ChangedCells();
  private caret: Caret | null = null;
  private caretIsShown = false;
  private hasLeft = false;
  /** Whether a first frame was painted and Ink has not yet started to draw. */
  private isHandingOver = false;
  /** Whether the terminal has answered a status request; from then on it is asked after each frame. */
  private answers = false;
  /** The number of outstanding answers, and how many of them frames wait for. */
  private owed = 0;
  private requests = 0;
  private writes = 0;
  private timer: NodeJS.Timeout | undefined;
  /** Whether Ink has begun an update, and whether its beginning was already sent to the terminal. */
  private update: 'none' | 'held' | 'begun' = 'none';
  private whenFree: (() => void) | undefined;
  private whenAnswered: (() => void) | undefined;

  constructor(
    private readonly stdout: NodeJS.WriteStream,
    private readonly colours: ColourLevel,
  ) {
    this.stream = new Proxy(stdout, {
      get: (target, name) => {
        if (name === 'write') return this.writeFrame;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  /** Opens the screen with a whole frame, before Ink is loaded. */
  paint(frame: Frame): void {
    this.isHandingOver = true;
    this.repaint(`${enterScreen}${hideCursor}`, frame);
  }

  /** Repaints the screen for a new size, while Ink is not loaded yet. */
  paintAgain(frame: Frame): void {
    this.cells.forget();
    this.repaint('', frame);
  }

  private repaint(before: string, { lines, columns, theme }: Frame): void {
    this.showCaret(lines);
    const frame = this.cells.of(
      before +
        beginning +
        styledRows(lines, columns, theme, this.colours)
          .map((row) => row.trimEnd())
          .join('\n'),
    );
    this.write(this.withCaret(withPasteMode(frame)) + this.request());
  }

  /** Sets the position of the caret for the next frame. */
  showCaret(lines: readonly Line[]): void {
    this.caret = caretIn(lines);
  }

  /** Hides the caret and forgets the content of the screen, because the next frame has another size. */
  forget(): void {
    this.cells.forget();
    this.caret = null;
    this.write(this.withCaret(''));
  }

  clear(): void {
    this.write(this.withCaret(clearing));
  }

  /** Opens the screen again after it was left, without drawing a frame. Ink counts from the last row. */
  enter(): void {
    const lastRow = `\u001b[${this.stdout.rows || 24};1H`;
    this.write(this.withCaret(withPasteMode(`${enterScreen}${hideCursor}${lastRow}`)));
  }

  leave(): void {
    this.write(this.withCaret(withPasteMode(`${showCursor}${leaveScreen}`)));
  }

  /** Whether the terminal has not yet taken the latest output. */
  get isBusy(): boolean {
    return this.writes > 0 || this.requests > 0;
  }

  /** Calls the listener once the terminal has taken all output; a new listener replaces the last one. */
  onceFree(listener: () => void): void {
    this.whenFree = listener;
  }

  /** The terminal has answered. */
  answered(): void {
    this.answers = true;
    this.owed = Math.max(0, this.owed - 1);
    this.requests = Math.max(0, this.requests - 1);
    if (this.owed === 0) this.whenAnswered?.();
    this.tellIfFree();
  }

  /** Resolves once no answer of the terminal is outstanding, or after the given time in milliseconds. */
  async settled(milliseconds: number): Promise<void> {
    if (this.owed === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.whenAnswered = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Stops waiting for answers. */
  stop(): void {
    clearTimeout(this.timer);
    this.whenFree = undefined;
  }

  /** The stream's `write` for Ink. */
  private readonly writeFrame = (chunk: unknown, ...rest: unknown[]): boolean => {
    if (typeof chunk !== 'string') return this.pass(chunk, rest);
    const output = this.held(chunk.replaceAll(eraseScrollBack, ''));
    const shown = this.isHandingOver ? this.handedOver(output) : this.cells.of(output);
    if (shown === '' && chunk !== '') {
      for (const each of rest) if (typeof each === 'function') queueMicrotask(each as () => void);
      return true;
    }
    const text = this.begun(this.withCaret(withPasteMode(shown)));
    return this.write(isFrame(shown) && this.answers ? text + this.request() : text, rest);
  };

  /**
   * Output without the sequences that begin and end an update. The beginning is held back until something is written;
   * the end is sent only if the beginning was.
   */
  private held(output: string): string {
    if (output === beginUpdate) {
      this.update = 'held';
      return '';
    }
    if (output !== endUpdate) return output;
    const wasBegun = this.update === 'begun';
    this.update = 'none';
    return wasBegun ? output : '';
  }

  /** The text, preceded by the beginning of the update if it is large. */
  private begun(text: string): string {
    if (this.update !== 'held' || text.length <= smallUpdate) return text;
    this.update = 'begun';
    return beginUpdate + text;
  }

  /** Ink opens the screen, which is already open, and then writes a whole frame. */
  private handedOver(output: string): string {
    if (output.replaceAll(opening, '') === '') return '';
    this.isHandingOver = false;
    return output.includes('\n') && !output.includes(leaveScreen)
      ? this.cells.over(output)
      : this.cells.of(output);
  }

  private write(text: string, rest: readonly unknown[] = []): boolean {
    if (text === '') return this.pass(text, rest);
    this.writes += 1;
    const told = rest.find((each): each is (error?: unknown) => void => typeof each === 'function');
    return this.pass(text, [
      ...rest.filter((each) => typeof each !== 'function'),
      (error?: unknown) => {
        this.writes -= 1;
        this.tellIfFree();
        told?.(error);
      },
    ]);
  }

  private pass(chunk: unknown, rest: readonly unknown[]): boolean {
    return (this.stdout.write as (...all: unknown[]) => boolean).call(this.stdout, chunk, ...rest);
  }

  private request(): string {
    this.owed += 1;
    if (this.answers) this.requests += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.requests = 0;
      this.owed = 0;
      this.tellIfFree();
    }, longestWait);
    this.timer.unref?.();
    return statusRequest;
  }

  private tellIfFree(): void {
    if (this.isBusy) return;
    const listener = this.whenFree;
    this.whenFree = undefined;
    listener?.();
  }

  private withCaret(output: string): string {
    // Output after the screen was left must not move the cursor of the main screen.
    if (this.hasLeft && !output.includes(enterScreen)) return output;
    this.hasLeft = output.includes(leaveScreen);
    const place = this.hasLeft ? null : this.caret;
    // Ink counts from where it left the cursor.
    const before = this.caretIsShown ? `${hideCursor}${restorePlace}` : '';
    this.caretIsShown = place !== null;
    if (place === null) return before + output;
    return `${before}${output}${savePlace}\u001b[${place.row + 1};${place.column + 1}H${showCursor}`;
  }
}

/** Whether the output draws anything, beyond sequences that only switch modes. */
function isFrame(output: string): boolean {
  return output.replaceAll(/\u001b\[\?[0-9;]*[hl]/g, '') !== '';
}

/** Switches bracketed paste on and off with the screen, however it ends. */
function withPasteMode(output: string): string {
  return output
    .replaceAll(enterScreen, `${enterScreen}${bracketedPaste.on}`)
    .replaceAll(leaveScreen, `${bracketedPaste.off}${belowFrame}${leaveScreen}`);
}
