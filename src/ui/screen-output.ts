import { type ColourLevel, caretIn, type Line, type Place, styledRows } from '../drawing/lines.ts';
import type { Theme } from '../drawing/theme.ts';
import { ChangedCells } from './changed-cells.ts';
import { bracketedPaste } from './key-reader.ts';

/** Clears the scroll-back as well, which is not ours to clear. */
const eraseScrollBack = '\u001b[3J';
const savePlace = '\u001b7';
const restorePlace = '\u001b8';
/** Clears the screen and leaves the cursor where it is. */
const clearing = `${savePlace}\u001b[2J${restorePlace}`;
/** Clears the screen and leaves the cursor at its beginning. */
const beginning = '\u001b[2J\u001b[H';
/** How a screen begins and ends, as Ink writes it. */
const enterScreen = '\u001b[?1049h';
const leaveScreen = '\u001b[?1049l';
const showCursor = '\u001b[?25h';
const hideCursor = '\u001b[?25l';
/** What is written before a first frame: the screen, the cursor, and where an update begins that is to be shown at once. */
const opening = /\u001b\[\?(?:1049h|25l|2026[hl])/g;
/** Between these a terminal shows nothing, and then all of it at once. */
const beginUpdate = '\u001b[?2026h';
const endUpdate = '\u001b[?2026l';
/** What is no longer than so many characters is shown at once without being asked to: on a slow line the asking is seen. */
const smallUpdate = 400;
/** Where a terminal has no second screen, what is said afterwards stands below the frame. */
const belowFrame = '\u001b[999;1H\r\n';
/** Asks a terminal whether it is well; it answers once it has drawn all that was written before. */
const statusRequest = '\u001b[5n';

/** After so many milliseconds an answer of the terminal is not waited for any longer. */
const longestWait = 3000;

/** What a screen shows at one time. */
export interface Frame {
  readonly lines: readonly Line[];
  readonly columns: number;
  readonly theme: Theme;
}

/**
 * What is written to the terminal of a screen: frames, of which only the cells that have changed, and the caret. It knows
 * whether the terminal has taken what was written, as far as stream and terminal tell.
 */
export class ScreenOutput {
  /** The stream to draw on: a frame written to it reaches the terminal as changes to the one before. */
  readonly stream: NodeJS.WriteStream;
  private readonly cells = new ChangedCells();
  private caret: Place | null = null;
  private caretIsShown = false;
  private hasLeft = false;
  /** A frame was painted, and what draws from now on has not begun to. */
  private isHandingOver = false;
  /** The terminal has told once that it is well; from then on it is asked after each frame. */
  private answers = false;
  /** How many answers it owes, and of these, how many frames wait for. */
  private owed = 0;
  private requests = 0;
  private writes = 0;
  private timer: NodeJS.Timeout | undefined;
  /** Ink has begun an update, of which the terminal has been told or not yet. */
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

  /** Opens the screen with a whole frame, before there is anything that draws. */
  paint(frame: Frame): void {
    this.isHandingOver = true;
    this.repaint(`${enterScreen}${hideCursor}`, frame);
  }

  /** Paints anew, for another size, while there is still nothing that draws. */
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

  /** Where the caret of the next frame is. */
  showCaret(lines: readonly Line[]): void {
    this.caret = caretIn(lines);
  }

  /** Hides the caret and forgets what stands on the screen: the next frame is for another size. */
  forget(): void {
    this.cells.forget();
    this.caret = null;
    this.write(this.withCaret(''));
  }

  clear(): void {
    this.write(this.withCaret(clearing));
  }

  /** Shows the screen again that was left, without any frame. What draws counts from the last row. */
  enter(): void {
    const lastRow = `\u001b[${this.stdout.rows || 24};1H`;
    this.write(this.withCaret(withPasteMode(`${enterScreen}${hideCursor}${lastRow}`)));
  }

  leave(): void {
    this.write(this.withCaret(withPasteMode(`${showCursor}${leaveScreen}`)));
  }

  /** Whether the terminal has not taken yet what was written last. */
  get isBusy(): boolean {
    return this.writes > 0 || this.requests > 0;
  }

  /** Calls the listener, the last one given, once the terminal has taken all of it. */
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

  /** Fulfilled once the terminal owes no answer, or after so many milliseconds. */
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

  /** Nothing is waited for any longer. */
  stop(): void {
    clearTimeout(this.timer);
    this.whenFree = undefined;
  }

  /** The stream's `write`, for what draws. */
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

  /** Output without what begins and ends an update: the one waits for what is written, the other says so if there was any. */
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

  /** What is written, with the beginning of the update before it where it is large. */
  private begun(text: string): string {
    if (this.update !== 'held' || text.length <= smallUpdate) return text;
    this.update = 'begun';
    return beginUpdate + text;
  }

  /** What draws opens the screen, which stands already, and then writes a whole frame. */
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
    const told = rest.find((each) => typeof each === 'function') as ((error?: unknown) => void) | undefined;
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
    // What comes after the screen is gone must not move the cursor of the one below it.
    if (this.hasLeft && !output.includes(enterScreen)) return output;
    this.hasLeft = output.includes(leaveScreen);
    const place = this.hasLeft ? null : this.caret;
    // What draws counts from where it has left the cursor.
    const before = this.caretIsShown ? `${hideCursor}${restorePlace}` : '';
    this.caretIsShown = place !== null;
    if (place === null) return before + output;
    return `${before}${output}${savePlace}\u001b[${place.row + 1};${place.column + 1}H${showCursor}`;
  }
}

/** Whether the output draws anything: it has more than sequences that switch something. */
function isFrame(output: string): boolean {
  return output.replaceAll(/\u001b\[\?[0-9;]*[hl]/g, '') !== '';
}

/** Pastes are told from keys as long as the screen stands, whatever ends it. */
function withPasteMode(output: string): string {
  return output
    .replaceAll(enterScreen, `${enterScreen}${bracketedPaste.on}`)
    .replaceAll(leaveScreen, `${bracketedPaste.off}${belowFrame}${leaveScreen}`);
}
