import { loadBoard } from './load-board.ts';
import { mount, type Streams } from './mount.ts';
import { tryLines } from './scenes/try-lines.ts';
import { screenModel } from './screen-model.ts';
import { TryController, type TryControllerOptions } from './try-controller.ts';
import type { TrySession } from './try-session.ts';

/** The options of a rule-checking session on the screen. */
export interface TryScreenOptions extends Omit<TryControllerOptions, 'environment'> {
  readonly signal: AbortSignal;
}

/**
 * Runs a rule-checking session full-screen until it is left. However it ends, the terminal is restored.
 * @returns how it was left: by a command, by Ctrl-C, or to go back to where it was started
 */
export async function tryOnScreen(
  session: TrySession,
  options: TryScreenOptions,
  streams: Streams,
): Promise<'left' | 'interrupted' | 'back'> {
  const board = await loadBoard(session.desk.game.id);
  if (options.signal.aborted) return 'left';
  let controller: TryController | undefined;
  await mount(streams, options.signal, (close, size) => {
    const opened = new TryController(
      session,
      board,
      size,
      { ...options, environment: streams.environment },
      close,
    );
    controller = opened;
    return {
      model: screenModel(opened, tryLines),
      resize: (to) => opened.resize(to),
      leave: () => opened.leave(),
      stop: () => {},
    };
  });
  if (controller?.interrupted === true) return 'interrupted';
  return controller?.isBack === true ? 'back' : 'left';
}
