import { Bench, type BenchOptions } from './bench.ts';
import { loadBoard } from './boards/load.ts';
import { mount, ownStreams, type Streams } from './mount.ts';
import { TryScreen } from './scenes/try.tsx';
import type { TryTable } from './try-table.ts';

/** What a rule-checking session on the screen is told besides the position. */
export interface TryScreenOptions extends Omit<BenchOptions, 'environment'> {
  readonly signal: AbortSignal;
}

/**
 * A rule-checking session full-screen until somebody leaves. Whatever ends it, the terminal is as it was before.
 * @returns whether to go back to where it was begun from
 */
export async function tryOnScreen(
  table: TryTable,
  options: TryScreenOptions,
  streams: Streams = ownStreams(),
): Promise<boolean> {
  const board = await loadBoard(table.desk.game.id);
  if (options.signal.aborted) return false;
  let isBack = false;
  await mount(streams, options.signal, (close, size) => {
    const bench = new Bench(table, board, size, { ...options, environment: streams.environment }, close);
    return {
      draw: (blank) => <TryScreen bench={bench} blank={blank} />,
      resize: (to) => bench.resize(to),
      leave: () => bench.leave(),
      stop: () => {
        isBack = bench.isBack;
      },
    };
  });
  return isBack;
}
