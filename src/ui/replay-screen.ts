import type { Showing } from '../replay/showing.ts';
import { loadBoard } from './load-board.ts';
import { mount, type Streams } from './mount.ts';
import { type ReplayEnding, Replayer, type ReplayOptions } from './replayer.ts';
import { replayLines } from './scenes/replay-lines.ts';
import { screenModel } from './screen-model.ts';

/** The options of a replay on the screen. */
export interface ReplayScreenOptions extends Omit<ReplayOptions, 'environment'> {
  readonly signal: AbortSignal;
  /** Calls `update` when the watched match has continued. Returns the function that ends this. */
  follow?(update: (showing: Showing) => void): () => void;
}

/** Shows a match full-screen until the reader leaves. However it ends, the terminal is restored. */
export async function replayOnScreen(
  showing: Showing,
  options: ReplayScreenOptions,
  streams: Streams,
): Promise<ReplayEnding> {
  const board = await loadBoard(showing.game.id);
  let ending: ReplayEnding = { kind: 'left' };
  if (options.signal.aborted) return ending;
  await mount(streams, options.signal, (close, size) => {
    const end = (how: ReplayEnding, ...error: unknown[]): void => {
      ending = how;
      close(...error);
    };
    const replayer = new Replayer(
      showing,
      board,
      size,
      { ...options, environment: streams.environment },
      end,
    );
    const unfollow = options.follow?.((next) => replayer.update(next));
    return {
      start: () => replayer.start(),
      model: screenModel(replayer, replayLines),
      resize: (to) => replayer.resize(to),
      leave: () => replayer.leave(),
      stop: () => {
        unfollow?.();
        replayer.stop();
      },
    };
  });
  return ending;
}
