import type { Size } from '../drawing/layout.ts';
import { type ColourLevel, caretIn, type Line, styledRows } from '../drawing/lines.ts';
import type { Theme } from '../drawing/theme.ts';
import { elementAt } from '../engine/checked.ts';
import { asOwnReader } from '../words/reader.ts';
import type { FrameSource, Shown } from './ink-show.tsx';
import { type KeyEvent, KeyReader, typedAtOnce } from './key-reader.ts';
import type { KeyName } from './keys.ts';
import type { ScreenModel } from './screen-model.ts';
import { type Frame, ScreenOutput } from './screen-output.ts';

/** The streams and hooks of a screen. */
export interface Streams {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly environment: NodeJS.ProcessEnv;
  /** The number of colours that this terminal shows, as a chalk level: none, 16, 256, or all. */
  readonly colours: ColourLevel;
  /**
   * Passes uncaught errors to `take` while the screen is up; absent if the program serves other people too and handles
   * them itself.
   * @returns the function that ends this
   */
  takeFaults?(take: (error: unknown) => void): () => void;
  /** Ends the program as SIGQUIT does; in raw mode the terminal does not send that signal for Ctrl-\\. */
  quit?(): void;
  /** Suspends the program as the terminal does for Ctrl-Z. */
  stop?(): void;
  /**
   * Calls the listener when the program is about to be suspended, and when it continues.
   * @returns the function that unsubscribes it
   */
  whenStopped?(listener: { readonly away: () => void; readonly back: () => void }): () => void;
  /**
   * Calls the listener when the program is about to end at once, whatever is still running.
   * @returns the function that unsubscribes it
   */
  whenExiting?(listener: () => void): () => void;
}

/** Something that fills the terminal. */
export interface Mountable {
  /** Called before the first frame is drawn. */
  start?(): void;
  readonly model: ScreenModel;
  resize(size: Size): void;
  /** Called when the terminal is gone or the program must end. */
  leave(): void;
  /** Called when drawing has ended, for any reason. */
  stop(): void;
}

/** Closes the screen; with an error, the caller that mounted it gets that error. */
export type Close = (...error: unknown[]) => void;

/**
 * Milliseconds to wait for the rest of a key. Over a network a key can arrive in pieces, which would otherwise be read
 * as Esc and letters.
 */
function keyPatience(environment: NodeJS.ProcessEnv): number {
  return environment['SSH_CONNECTION'] === undefined ? 50 : 400;
}

/** Milliseconds after a large chunk of input within which a small one belongs to it. */
const floodPause = 50;

/** Milliseconds to wait for the rest of a paste or of a terminal's reply. */
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
    const resized = asOwnReader(() => {
      if (shown === undefined) {
        screen.resize(sizeOf(stdout));
        if (isOpen) paint(() => output.paintAgain(frameOf(screen.model)));
        return;
      }
      output.forget();
      // Ink's own handler, which runs next, draws an empty frame first; then the new frame is drawn on a clean screen.
      shown.draw(true);
      setImmediate(() => {
        screen.resize(sizeOf(stdout));
        shown?.draw(false);
      });
    });
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
      // The terminal's mode may have changed in the meantime.
      if (stdin.isTTY) stdin.setRawMode(false);
      if (stdin.isTTY) stdin.setRawMode(true);
      input.start();
      output.enter();
      redraw();
    };
    let listenNoMore = (): void => {};
    const left = asOwnReader(() => screen.leave());
    /** Needed until Ink is loaded; Ink restores the terminal itself when the process exits. */
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
      // Nothing reads the terminal any more, and an open read would keep the program alive.
      stdin.pause();
      stdin.unref?.();
      signal.removeEventListener('abort', left);
    };
    const settle = () => {
      cleanUp();
      // Node stops reading a moment after the pause. A new screen opened within that moment would never get any input.
      if (failure === undefined) setImmediate(resolve);
      else reject(failure.error as Error);
    };
    /** A reply of the terminal that arrived after the screen closed would be taken for typed text. */
    const settleOnceAnswered = () => void output.settled(longestAnswer).then(settle);
    /** Ends a screen that was painted before Ink was loaded. */
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
      // Sends the first frame before anything else is loaded.
      await new Promise((resolve) => setImmediate(resolve));
      const { inkShow } = await import('./ink-show.tsx');
      if (closed) return;
      exitsNoMore?.();
      shown = inkShow(source, { stdin, stdout: output.stream });
      // Must run before Ink's own handler.
      stdout.off('resize', resized);
      stdout.prependListener('resize', resized);
      await shown.ended;
    };
    try {
      // A key typed before raw mode is on would be echoed into the first frame and shift it.
      if (stdin.isTTY) stdin.setRawMode(true);
      // `start` determines the content of the first frame, so it runs before drawing.
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

/** Milliseconds to wait at the end for an outstanding reply of the terminal. */
const longestAnswer = 200;

/** The frame of a screen, with everything needed to paint it. */
function frameOf(model: ScreenModel): Frame {
  return { lines: model.lines(), columns: model.size.columns, theme: model.theme };
}

/**
 * The frames of a screen for Ink. No new frame is offered until the terminal has taken the last one; then the newest is
 * offered, and those in between are never drawn. A change behind a screen often changes nothing on it: a frame with the same
 * rows and the same caret as the last one is not offered to Ink.
 */
function frameSource(model: ScreenModel, colours: ColourLevel, output: ScreenOutput): FrameSource {
  let number = 0;
  let drawnOf = '';
  let rows: readonly string[] = [];
  let lines: readonly Line[] = [];
  let caret = '';
  const styled = rowStyler(colours);
  const draw = (): void => {
    const current = `${model.snapshot()} ${model.size.columns}x${model.size.rows}`;
    if (current === drawnOf) return;
    lines = model.lines();
    const next = styled(lines, model.size.columns, model.theme);
    const place = JSON.stringify(caretIn(lines));
    drawnOf = current;
    if (place === caret && next.length === rows.length && next.every((row, index) => row === rows[index]))
      return;
    rows = next;
    caret = place;
    number += 1;
  };
  return {
    rows: () => {
      draw();
      output.showCaret(lines);
      return rows;
    },
    subscribe: (listener) => {
      let isTold = false;
      let isOver = false;
      // All changes by one key are drawn together.
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

/** Styles the rows of successive frames; a line that was in the same row of the last frame is not styled again. */
function rowStyler(
  colours: ColourLevel,
): (lines: readonly Line[], columns: number, theme: Theme) => readonly string[] {
  let last: { lines: readonly Line[]; rows: readonly string[]; columns: number; theme: Theme } | undefined;
  return (lines, columns, theme) => {
    const before = last?.columns === columns && last.theme === theme ? last : undefined;
    const rows = lines.map((line, index) => {
      const known = before?.lines[index] === line ? before.rows[index] : undefined;
      return known ?? elementAt(styledRows([line], columns, theme, colours), 0);
    });
    last = { lines, rows, columns, theme };
    return rows;
  };
}

/** Reads keys from the input between `start` and `stop`. An incomplete sequence is taken as it is after a pause. */
function keyInput(
  { stdin, environment }: Streams,
  take: (events: readonly KeyEvent[]) => void,
): { start(): void; stop(): void } {
  const reader = new KeyReader();
  /** The time of the latest chunk too large to be typed; its end may arrive in a small chunk of its own. */
  let floodedAt = Number.NEGATIVE_INFINITY;
  let waiting: NodeJS.Timeout | undefined;
  const endWaiting = () => {
    waiting = undefined;
    take(reader.flush());
  };
  // Whichever stream a key comes from, the person at this screen has pressed it.
  const read = asOwnReader((chunk: Buffer | string): void => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    const wasInText = reader.isInText;
    const events = reader.push(bytes, performance.now() - floodedAt < floodPause);
    if (bytes.length > typedAtOnce && !reader.isInText) floodedAt = performance.now();
    // Single keys must not keep an unfinished text open.
    const isLate = wasInText && reader.isInText && bytes.length === 1;
    if (!isLate || waiting === undefined) {
      clearTimeout(waiting);
      const patience = reader.isInText ? textPatience : keyPatience(environment);
      waiting = reader.isPending ? setTimeout(endWaiting, patience) : undefined;
    }
    take(events);
  });
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
      // A flowing stream stops reading when it is paused, so later input is left for the shell.
      stdin.pause();
      // A terminal that is not being read must not keep the program alive.
      stdin.unref?.();
    },
  };
}

function sizeOf(stdout: NodeJS.WriteStream): Size {
  return { columns: stdout.columns || 80, rows: stdout.rows || 24 };
}
