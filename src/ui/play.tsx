import { type Instance, render } from 'ink';
import type { Play, ScreenOptions, Session } from '../table/session.ts';
import { loadBoard } from './boards/load.ts';
import { Controller, type Ending } from './controller.ts';
import type { Size } from './layout.ts';
import { Screen } from './screen.tsx';

/** Where a screen reads and writes; the process's own streams unless given. */
export interface Streams {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly environment: NodeJS.ProcessEnv;
}

/** Clears the scroll-back as well, which is not ours to clear. */
const eraseScrollBack = '\u001b[3J';

/** How long news of a match that runs by itself is gathered before it is drawn. */
const gatherMilliseconds = 80;

/**
 * Plays a session full-screen until it is over or the people leave. Whatever ends it, the terminal is as it was before.
 * @throws whatever was thrown while drawing, by a key, or by the match, after the terminal is restored
 */
export const playOnScreen: Play = (session, options) =>
  playOnStreams(session, options, { stdin: process.stdin, stdout: process.stdout, environment: process.env });

/** The same on other streams. */
export async function playOnStreams(
  session: Session,
  options: ScreenOptions,
  streams: Streams,
): Promise<Ending> {
  const { stdin, stdout, environment } = streams;
  const board = await loadBoard(session.game.id);
  if (options.signal.aborted) return 'left';
  return new Promise<Ending>((resolve, reject) => {
    let instance: Instance | undefined;
    let failure: { error: unknown } | undefined;
    let ending: Ending | undefined;
    const controller = new Controller(
      session,
      options,
      board,
      sizeOf(stdout),
      environment,
      (reason, ...failed) => {
        ending = reason;
        if (failed.length > 0) failure ??= { error: failed[0] };
        instance?.unmount();
      },
    );
    let gathering: NodeJS.Timeout | undefined;
    const stopListening = session.subscribe(() => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        controller.matchChanged();
      }, gatherMilliseconds);
    });
    const resized = () => {
      if (instance === undefined) return;
      // First an empty frame, drawn by Ink's own handler, which comes next; then the new one on a clean screen.
      instance.rerender(<Screen controller={controller} blank />);
      setImmediate(() => {
        controller.resize(sizeOf(stdout));
        instance?.rerender(<Screen controller={controller} blank={false} />);
      });
    };
    const left = () => controller.finish('left');
    const cleanUp = () => {
      clearTimeout(gathering);
      stopListening();
      stdout.off('resize', resized);
      stdin.off('end', left);
      stdin.off('close', left);
      stdout.off('error', left);
      // Nobody reads any more: a terminal that is still being read would keep the program alive.
      stdin.pause();
      options.signal.removeEventListener('abort', left);
    };
    try {
      // What stands on the first frame is settled before it is drawn.
      controller.start();
      instance = render(<Screen controller={controller} blank={false} />, {
        stdin,
        stdout: withoutScrollBackErasure(stdout),
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
    options.signal.addEventListener('abort', left);
    instance.waitUntilExit().then(
      () => {
        cleanUp();
        if (failure === undefined) resolve(ending ?? 'left');
        else reject(failure.error as Error);
      },
      (error: unknown) => {
        cleanUp();
        controller.stopAll();
        reject((failure?.error ?? error) as Error);
      },
    );
    if (ending !== undefined) instance.unmount();
  });
}

function sizeOf(stdout: NodeJS.WriteStream): Size {
  return { columns: stdout.columns || 80, rows: stdout.rows || 24 };
}

/** The stream, but for the one sequence that would erase what stood in the terminal before the match. */
function withoutScrollBackErasure(stdout: NodeJS.WriteStream): NodeJS.WriteStream {
  return new Proxy(stdout, {
    get(target, name) {
      if (name === 'write') {
        return (chunk: unknown, ...rest: unknown[]) => {
          const kept = typeof chunk === 'string' ? chunk.replaceAll(eraseScrollBack, '') : chunk;
          return (target.write as (...all: unknown[]) => boolean).call(target, kept, ...rest);
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
