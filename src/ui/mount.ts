import { type Instance, render } from 'ink';
import { createElement } from 'react';
import { ChangedCells } from './changed-cells.ts';
import { InkScreen } from './ink-screen.tsx';
import { bracketedPaste, type KeyEvent, KeyReader } from './key-reader.ts';
import type { Size } from './layout.ts';
import { type ColourLevel, caretIn, type Line, type Place } from './lines.ts';
import type { ScreenModel } from './screen-model.ts';

/** Where a screen reads and writes. */
export interface Streams {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly environment: NodeJS.ProcessEnv;
  /** How many colours this terminal shows, as chalk counts: none, sixteen, 256, or all. */
  readonly colours: ColourLevel;
  /**
   * Hands over what nobody in the program caught, as long as the screen is up; absent where the program has other people
   * to think of, and looks after that by itself.
   * @returns how to give it back
   */
  takeFaults?(take: (error: unknown) => void): () => void;
  /** Ends the program as the signal QUIT does: while single keys are read the terminal sends none for Ctrl-\\. */
  quit?(): void;
  /** Stops the program as the terminal does for Ctrl-Z. */
  stop?(): void;
  /**
   * Tells when the program is about to be stopped, and when it goes on.
   * @returns how to listen no longer
   */
  whenStopped?(listener: { readonly away: () => void; readonly back: () => void }): () => void;
}

/** What fills the terminal. */
export interface Mountable {
  /** Called before the first frame is drawn. */
  start?(): void;
  readonly model: ScreenModel;
  resize(size: Size): void;
  /** The terminal is gone, or the program is to end. */
  leave(): void;
  /** Whether drawing has ended, for any reason. */
  stop(): void;
}

/** Closes the screen; with an error, the caller that mounted it gets that error. */
export type Close = (...error: unknown[]) => void;

/** Clears the scroll-back as well, which is not ours to clear. */
const eraseScrollBack = '\u001b[3J';
const savePlace = '\u001b7';
const restorePlace = '\u001b8';
/** Clears the screen and leaves the cursor where it is. */
const clearing = `${savePlace}\u001b[2J${restorePlace}`;
/** How a screen begins and ends, as Ink writes it. */
const enterScreen = '\u001b[?1049h';
const leaveScreen = '\u001b[?1049l';
const showCursor = '\u001b[?25h';
const hideCursor = '\u001b[?25l';

/**
 * How many milliseconds the rest of a key may be late. Over a network it comes in pieces, and would then be read as Esc
 * and letters.
 */
function keyPatience(environment: NodeJS.ProcessEnv): number {
  return environment['SSH_CONNECTION'] === undefined ? 50 : 400;
}

/** How many milliseconds the rest of a paste, or of a reply of the terminal, may be late. */
const textPatience = 1000;

/**
 * Fills the terminal until it is closed. However it ends, the terminal is restored.
 * @throws the error given to `close`, or any error from drawing
 */
export function mount(
  streams: Streams,
  signal: AbortSignal,
  make: (close: Close, size: Size) => Mountable,
): Promise<void> {
  const { stdin, stdout } = streams;
  return new Promise((resolve, reject) => {
    let instance: Instance | undefined;
    let failure: { error: unknown } | undefined;
    let closed = false;
    const close: Close = (...errors) => {
      closed = true;
      if (errors.length > 0) failure ??= { error: errors[0] };
      instance?.unmount();
    };
    const screen = make(close, sizeOf(stdout));
    const cells = new ChangedCells();
    const caret: { place: Place | null } = { place: null };
    const output = writingOnlyChanges(stdout, cells, caret);
    const onFrame = (lines: readonly Line[]) => {
      caret.place = caretIn(lines);
    };
    const drawn = (blank: boolean) =>
      createElement(InkScreen, { model: screen.model, colours: streams.colours, blank, onFrame });
    const resized = () => {
      if (instance === undefined) return;
      cells.forget();
      // Ink counts from where it has left the cursor.
      caret.place = null;
      output.write('');
      // First an empty frame, drawn by Ink's own handler, which comes next; then the new one on a clean screen.
      instance.rerender(drawn(true));
      setImmediate(() => {
        screen.resize(sizeOf(stdout));
        instance?.rerender(drawn(false));
      });
    };
    const redraw = () => {
      output.write(clearing);
      stdout.emit('resize');
    };
    const take = (events: readonly KeyEvent[]) => {
      try {
        for (const event of events) {
          if (closed) return;
          if (event.kind === 'paste') screen.model.paste(event.line);
          else if (event.key === 'ctrl-\\') streams.quit?.();
          else if (event.key === 'ctrl-z') streams.stop?.();
          else if (event.key === 'ctrl-l') redraw();
          else screen.model.press(event.key);
        }
      } catch (error) {
        screen.model.fail(error);
      }
    };
    const input = keyInput(streams, take);
    const away = () => {
      input.stop();
      if (stdin.isTTY) stdin.setRawMode(false);
      output.write(`${showCursor}${leaveScreen}`);
    };
    const back = () => {
      if (closed) return;
      // The mode of the terminal may be another than it was left in.
      if (stdin.isTTY) stdin.setRawMode(false);
      if (stdin.isTTY) stdin.setRawMode(true);
      input.start();
      // Ink counts from the last row, where its frame had left the cursor.
      output.write(`${enterScreen}${hideCursor}\u001b[${sizeOf(stdout).rows};1H`);
      redraw();
    };
    let listenNoMore = (): void => {};
    const left = () => screen.leave();
    const cleanUp = () => {
      closed = true;
      screen.stop();
      listenNoMore();
      input.stop();
      releaseFaults?.();
      stdout.off('resize', resized);
      stdin.off('end', left);
      stdin.off('close', left);
      stdout.off('error', left);
      if (stdin.isTTY) stdin.setRawMode(false);
      // Nobody reads any more: a terminal that is still being read would keep the program alive.
      stdin.pause();
      signal.removeEventListener('abort', left);
    };
    const releaseFaults = streams.takeFaults?.((error) => close(error));
    try {
      // A key that comes before Ink reads would be echoed into the first frame, and move it.
      if (stdin.isTTY) stdin.setRawMode(true);
      // What stands on the first frame is settled before it is drawn.
      screen.start?.();
      listenNoMore = streams.whenStopped?.({ away, back }) ?? listenNoMore;
      instance = render(drawn(false), {
        stdin,
        stdout: output,
        alternateScreen: true,
        incrementalRendering: true,
        interactive: true,
        patchConsole: false,
        exitOnCtrlC: false,
        maxFps: 30,
      });
    } catch (error) {
      cleanUp();
      reject(error as Error);
      return;
    }
    stdout.prependListener('resize', resized);
    input.start();
    stdin.on('end', left);
    stdin.on('close', left);
    stdout.on('error', left);
    signal.addEventListener('abort', left);
    instance.waitUntilExit().then(
      () => {
        cleanUp();
        // Node stops reading a moment after the pause. A screen that came next within that moment would never be read.
        if (failure === undefined) setImmediate(resolve);
        else reject(failure.error as Error);
      },
      (error: unknown) => {
        cleanUp();
        reject((failure?.error ?? error) as Error);
      },
    );
    if (closed) instance.unmount();
  });
}

/** Reads the input by keys from `start` to `stop`. What has begun and does not go on for a while is taken as it is. */
function keyInput(
  { stdin, environment }: Streams,
  take: (events: readonly KeyEvent[]) => void,
): { start(): void; stop(): void } {
  const reader = new KeyReader();
  let waiting: NodeJS.Timeout | undefined;
  const endWaiting = () => {
    waiting = undefined;
    take(reader.flush());
  };
  const readAll = () => {
    for (let chunk = stdin.read(); chunk !== null; chunk = stdin.read())
      read(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  };
  const read = (bytes: Buffer) => {
    const wasInText = reader.isInText;
    const events = reader.push(bytes);
    // Single keys do not keep a text open that has no end.
    const isLate = wasInText && reader.isInText && bytes.length === 1;
    if (!isLate || waiting === undefined) {
      clearTimeout(waiting);
      const patience = reader.isInText ? textPatience : keyPatience(environment);
      waiting = reader.isPending ? setTimeout(endWaiting, patience) : undefined;
    }
    take(events);
  };
  return {
    start: () => {
      stdin.off('readable', readAll);
      stdin.on('readable', readAll);
      stdin.ref?.();
    },
    stop: () => {
      clearTimeout(waiting);
      stdin.off('readable', readAll);
      stdin.pause();
      // A terminal that nobody reads does not keep the program alive.
      stdin.unref?.();
    },
  };
}

/** Pastes are told from keys as long as the screen stands, whatever ends it. */
function withPasteMode(output: string): string {
  return output
    .replaceAll(enterScreen, `${enterScreen}${bracketedPaste.on}`)
    .replaceAll(leaveScreen, `${bracketedPaste.off}${belowFrame}${leaveScreen}`);
}

/** Where a terminal has no second screen, what is said afterwards stands below the frame. */
const belowFrame = '\u001b[999;1H\r\n';

function sizeOf(stdout: NodeJS.WriteStream): Size {
  return { columns: stdout.columns || 80, rows: stdout.rows || 24 };
}

/**
 * The stream, but for cells that are as they were, and the one sequence that would erase what stood in the terminal before.
 */
function writingOnlyChanges(
  stdout: NodeJS.WriteStream,
  cells: ChangedCells,
  caret: { readonly place: Place | null },
): NodeJS.WriteStream {
  let isShown = false;
  let hasLeft = false;
  const withCaret = (output: string): string => {
    // What comes after the screen is gone must not move the cursor of the one below it.
    if (hasLeft && !output.includes(enterScreen)) return output;
    hasLeft = output.includes(leaveScreen);
    const { place } = caret;
    // Ink counts from where it has left the cursor.
    const before = isShown ? `${hideCursor}${restorePlace}` : '';
    isShown = place !== null && !hasLeft;
    const { row = 0, column = 0 } = place ?? {};
    return before + output + (isShown ? `${savePlace}\u001b[${row + 1};${column + 1}H${showCursor}` : '');
  };
  return new Proxy(stdout, {
    get(target, name) {
      if (name === 'write') {
        return (chunk: unknown, ...rest: unknown[]) => {
          const kept =
            typeof chunk === 'string'
              ? withCaret(withPasteMode(cells.of(chunk.replaceAll(eraseScrollBack, ''))))
              : chunk;
          return (target.write as (...all: unknown[]) => boolean).call(target, kept, ...rest);
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
