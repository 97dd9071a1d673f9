import type { Size } from '../drawing/layout.ts';
import { type ColourLevel, caretIn, styledRows } from '../drawing/lines.ts';
import type { FrameSource, Shown } from './ink-show.tsx';
import { type KeyEvent, KeyReader, typedAtOnce } from './key-reader.ts';
import type { KeyName } from './keys.ts';
import type { ScreenModel } from './screen-model.ts';
import { type Frame, ScreenOutput } from './screen-output.ts';

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
  /**
   * Tells when the program is about to end at once, whatever still goes on.
   * @returns how to listen no longer
   */
  whenExiting?(listener: () => void): () => void;
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

/**
 * How many milliseconds the rest of a key may be late. Over a network it comes in pieces, and would then be read as Esc
 * and letters.
 */
function keyPatience(environment: NodeJS.ProcessEnv): number {
  return environment['SSH_CONNECTION'] === undefined ? 50 : 400;
}

/** Within how many milliseconds after a large piece of input a small one belongs to it. */
const floodPause = 50;

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
    let shown: Shown | undefined;
    let failure: { error: unknown } | undefined;
    let isOpen = false;
    let closed = false;
    const output = new ScreenOutput(stdout, streams.colours);
    const close: Close = (...errors) => {
      closed = true;
      if (errors.length > 0) failure ??= { error: errors[0] };
      if (shown !== undefined) shown.unmount();
      else if (isOpen) end();
    };
    const screen = make(close, sizeOf(stdout));
    const source = frameSource(screen.model, streams.colours, output);
    const resized = () => {
      if (shown === undefined) {
        screen.resize(sizeOf(stdout));
        if (isOpen) paint(() => output.paintAgain(frameOf(screen.model)));
        return;
      }
      output.forget();
      // First an empty frame, drawn by Ink's own handler, which comes next; then the new one on a clean screen.
      shown.draw(true);
      setImmediate(() => {
        screen.resize(sizeOf(stdout));
        shown?.draw(false);
      });
    };
    const redraw = () => {
      output.clear();
      stdout.emit('resize');
    };
    const pressed = (key: KeyName) => {
      const meant = screen.model.boundKey?.(key) ?? key;
      if (meant === 'ctrl-\\') streams.quit?.();
      else if (meant === 'ctrl-z') streams.stop?.();
      else if (meant === 'ctrl-l') redraw();
      else screen.model.press(key);
    };
    const take = (events: readonly KeyEvent[]) => {
      try {
        for (const event of events) {
          if (event.kind === 'status') output.answered();
          else if (closed) return;
          else if (event.kind === 'paste') screen.model.paste(event.line);
          else pressed(event.key);
        }
      } catch (error) {
        screen.model.fail(error);
      }
    };
    const input = keyInput(streams, take);
    const away = () => {
      input.stop();
      if (stdin.isTTY) stdin.setRawMode(false);
      output.leave();
    };
    const back = () => {
      if (closed) return;
      // The mode of the terminal may be another than it was left in.
      if (stdin.isTTY) stdin.setRawMode(false);
      if (stdin.isTTY) stdin.setRawMode(true);
      input.start();
      output.enter();
      redraw();
    };
    let listenNoMore = (): void => {};
    const left = () => screen.leave();
    /** Until Ink is there, which restores the terminal by itself when the process exits. */
    let exitsNoMore: (() => void) | undefined;
    const cleanUp = () => {
      closed = true;
      screen.stop();
      listenNoMore();
      input.stop();
      output.stop();
      releaseFaults?.();
      exitsNoMore?.();
      stdout.off('resize', resized);
      stdin.off('end', left);
      stdin.off('close', left);
      stdout.off('error', left);
      if (stdin.isTTY) stdin.setRawMode(false);
      // Nobody reads any more: a terminal that is still being read would keep the program alive.
      stdin.pause();
      stdin.unref?.();
      signal.removeEventListener('abort', left);
    };
    const settle = () => {
      cleanUp();
      // Node stops reading a moment after the pause. A screen that came next within that moment would never be read.
      if (failure === undefined) setImmediate(resolve);
      else reject(failure.error as Error);
    };
    /** An answer of the terminal that came after the screen would be taken for something typed. */
    const settleOnceAnswered = () => void output.settled(longestAnswer).then(settle);
    /** Ends the screen that was painted, where Ink never came. */
    const end = () => {
      isOpen = false;
      output.leave();
      settleOnceAnswered();
    };
    const paint = (draw: () => void) => {
      try {
        draw();
      } catch (error) {
        close(error);
      }
    };
    const releaseFaults = streams.takeFaults?.((error) => close(error));
    const showWithInk = async (): Promise<void> => {
      // The first frame is on its way before anything else is loaded.
      await new Promise((resolve) => setImmediate(resolve));
      const { inkShow } = await import('./ink-show.tsx');
      if (closed) return;
      exitsNoMore?.();
      shown = inkShow(source, { stdin, stdout: output.stream });
      // Before Ink's own.
      stdout.off('resize', resized);
      stdout.prependListener('resize', resized);
      await shown.ended;
    };
    try {
      // A key that comes before somebody reads would be echoed into the first frame, and move it.
      if (stdin.isTTY) stdin.setRawMode(true);
      // What stands on the first frame is settled before it is drawn.
      screen.start?.();
      if (!closed) {
        const frame = frameOf(screen.model);
        isOpen = true;
        exitsNoMore = streams.whenExiting?.(() => output.leave());
        output.paint(frame);
      }
    } catch (error) {
      failure ??= { error };
    }
    if (closed || failure !== undefined) {
      if (isOpen) output.leave();
      settle();
      return;
    }
    listenNoMore = streams.whenStopped?.({ away, back }) ?? listenNoMore;
    stdout.on('resize', resized);
    input.start();
    stdin.on('end', left);
    stdin.on('close', left);
    stdout.on('error', left);
    signal.addEventListener('abort', left);
    showWithInk().then(
      () => {
        if (shown !== undefined) settleOnceAnswered();
      },
      (error: unknown) => {
        failure ??= { error };
        if (shown === undefined) output.leave();
        settleOnceAnswered();
      },
    );
  });
}

/** So many milliseconds an answer that the terminal owes is waited for at the end. */
const longestAnswer = 200;

/** The frame of a screen and what else it takes to paint it. */
function frameOf(model: ScreenModel): Frame {
  return { lines: model.lines(), columns: model.size.columns, theme: model.theme };
}

/**
 * The frames of a screen for Ink. As long as the terminal has not taken the last one there is no other; then there is the
 * newest, and those between are never drawn. What changes behind a screen often changes nothing on it: a frame with the
 * rows of the last one is no other frame, and costs Ink nothing.
 */
function frameSource(model: ScreenModel, colours: ColourLevel, output: ScreenOutput): FrameSource {
  let number = 0;
  let drawnOf: number | undefined;
  let rows: readonly string[] = [];
  let caret = '';
  const draw = (): void => {
    const current = model.snapshot();
    if (current === drawnOf) return;
    const lines = model.lines();
    const next = styledRows(lines, model.size.columns, model.theme, colours);
    const place = JSON.stringify(caretIn(lines));
    drawnOf = current;
    if (place === caret && next.length === rows.length && next.every((row, index) => row === rows[index]))
      return;
    rows = next;
    caret = place;
    output.showCaret(lines);
    number += 1;
  };
  return {
    get columns() {
      return model.size.columns;
    },
    rows: () => {
      draw();
      return rows;
    },
    subscribe: (listener) => {
      let isTold = false;
      let isOver = false;
      // Whatever one key changes is drawn once.
      const tell = (): void => {
        if (isTold) return;
        isTold = true;
        queueMicrotask(() => {
          isTold = false;
          if (isOver) return;
          if (output.isBusy) output.onceFree(listener);
          else listener();
        });
      };
      const stop = model.subscribe(tell);
      return () => {
        isOver = true;
        stop();
      };
    },
    snapshot: () => {
      if (!output.isBusy) draw();
      return number;
    },
  };
}

/** Reads the input by keys from `start` to `stop`. What has begun and does not go on for a while is taken as it is. */
function keyInput(
  { stdin, environment }: Streams,
  take: (events: readonly KeyEvent[]) => void,
): { start(): void; stop(): void } {
  const reader = new KeyReader();
  /** When the last piece came that was too large to be typed: its end may come in a small piece of its own. */
  let floodedAt = Number.NEGATIVE_INFINITY;
  let waiting: NodeJS.Timeout | undefined;
  const endWaiting = () => {
    waiting = undefined;
    take(reader.flush());
  };
  const read = (chunk: Buffer | string) => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    const wasInText = reader.isInText;
    const events = reader.push(bytes, performance.now() - floodedAt < floodPause);
    if (bytes.length > typedAtOnce && !reader.isInText) floodedAt = performance.now();
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
      stdin.off('data', read);
      stdin.on('data', read);
      stdin.resume();
      stdin.ref?.();
    },
    stop: () => {
      clearTimeout(waiting);
      stdin.off('data', read);
      // A stream that flows stops reading with its pause, so what is typed next is left for the shell.
      stdin.pause();
      // A terminal that nobody reads does not keep the program alive.
      stdin.unref?.();
    },
  };
}

function sizeOf(stdout: NodeJS.WriteStream): Size {
  return { columns: stdout.columns || 80, rows: stdout.rows || 24 };
}
