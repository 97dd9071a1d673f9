import { type Instance, render } from 'ink';
import { createElement } from 'react';
import { ChangedCells } from './changed-cells.ts';
import { InkScreen } from './ink-screen.tsx';
import type { Size } from './layout.ts';
import type { ScreenModel } from './screen-model.ts';

/** Where a screen reads and writes. */
export interface Streams {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly environment: NodeJS.ProcessEnv;
}

/** The streams of the process itself. */
export function ownStreams(): Streams {
  return { stdin: process.stdin, stdout: process.stdout, environment: process.env };
}

/** What fills the terminal. */
export interface Mountable {
  /** Called before the first frame is drawn. */
  start?(): void;
  readonly model: ScreenModel;
  resize(size: Size): void;
  /** The terminal is gone, or the program is to end. */
  leave(): void;
  /** Nothing is drawn any more, whatever the reason. */
  stop(): void;
}

/** Takes the screen away again; with an error, whoever mounted it gets that error. */
export type Close = (...error: unknown[]) => void;

/** Clears the scroll-back as well, which is not ours to clear. */
const eraseScrollBack = '\u001b[3J';

/**
 * Fills the terminal until it is closed. Whatever ends it, the terminal is as it was before.
 * @throws what `close` was given, or whatever was thrown while drawing
 */
export function mount(
  { stdin, stdout }: Streams,
  signal: AbortSignal,
  make: (close: Close, size: Size) => Mountable,
): Promise<void> {
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
    const drawn = (blank: boolean) => createElement(InkScreen, { model: screen.model, blank });
    const resized = () => {
      if (instance === undefined) return;
      cells.forget();
      // First an empty frame, drawn by Ink's own handler, which comes next; then the new one on a clean screen.
      instance.rerender(drawn(true));
      setImmediate(() => {
        screen.resize(sizeOf(stdout));
        instance?.rerender(drawn(false));
      });
    };
    const left = () => screen.leave();
    const cleanUp = () => {
      screen.stop();
      releaseFaults();
      stdout.off('resize', resized);
      stdin.off('end', left);
      stdin.off('close', left);
      stdout.off('error', left);
      if (stdin.isTTY) stdin.setRawMode(false);
      // Nobody reads any more: a terminal that is still being read would keep the program alive.
      stdin.pause();
      signal.removeEventListener('abort', left);
    };
    const releaseFaults = takeFaults((error) => close(error));
    try {
      // A key that comes before Ink reads would be echoed into the first frame, and move it.
      if (stdin.isTTY) stdin.setRawMode(true);
      // What stands on the first frame is settled before it is drawn.
      screen.start?.();
      instance = render(drawn(false), {
        stdin,
        stdout: writingOnlyChanges(stdout, cells),
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

const faults = ['uncaughtException', 'unhandledRejection'] as const;
type Take = (error: unknown) => void;
/** The screens that are up, the newest last, and who heard of faults before the first of them. */
const takers: Take[] = [];
let others: Take[][] = [];
const toNewest: Take = (error) => takers.at(-1)?.(error);

/**
 * Takes over what nobody caught: whoever told of it now would write on a screen that is about to vanish. It is handed on
 * when the screen is gone. Returns how to give the faults back to whoever had them.
 */
function takeFaults(take: Take): () => void {
  if (takers.length === 0) {
    others = faults.map((fault) => process.listeners(fault as 'uncaughtException') as Take[]);
    for (const fault of faults) process.removeAllListeners(fault).on(fault, toNewest);
  }
  takers.push(take);
  return () => {
    const place = takers.indexOf(take);
    if (place >= 0) takers.splice(place, 1);
    if (takers.length > 0) return;
    faults.forEach((fault, index) => {
      process.off(fault, toNewest);
      for (const listener of others[index] ?? []) process.on(fault, listener);
    });
    others = [];
  };
}

function sizeOf(stdout: NodeJS.WriteStream): Size {
  return { columns: stdout.columns || 80, rows: stdout.rows || 24 };
}

/**
 * The stream, but for cells that are as they were, and the one sequence that would erase what stood in the terminal before.
 */
function writingOnlyChanges(stdout: NodeJS.WriteStream, cells: ChangedCells): NodeJS.WriteStream {
  return new Proxy(stdout, {
    get(target, name) {
      if (name === 'write') {
        return (chunk: unknown, ...rest: unknown[]) => {
          const kept = typeof chunk === 'string' ? cells.of(chunk.replaceAll(eraseScrollBack, '')) : chunk;
          return (target.write as (...all: unknown[]) => boolean).call(target, kept, ...rest);
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
