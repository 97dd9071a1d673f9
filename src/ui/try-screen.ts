import { Bench, type BenchOptions } from './bench.ts';
import { loadBoard } from './load-board.ts';
import { mount, type Streams } from './mount.ts';
import { tryLines } from './scenes/try-lines.ts';
import { screenModel } from './screen-model.ts';
import type { TryTable } from './try-table.ts';

/** The options of a rule-checking session on the screen. */
export interface TryScreenOptions extends Omit<BenchOptions, 'environment'> {
  readonly signal: AbortSignal;
}

/**
 * Runs a rule-checking session full-screen until it is left. However it ends, the terminal is restored.
 * @returns how it was left: by a command, by Ctrl-C, or to go back to where it was started
 */
export async function tryOnScreen(
  table: TryTable,
  options: TryScreenOptions,
  streams: Streams,
): Promise<'left' | 'interrupted' | 'back'> {
  const board = await loadBoard(table.desk.game.id);
  if (options.signal.aborted) return 'left';
  let bench: Bench | undefined;
  await mount(streams, options.signal, (close, size) => {
    const opened = new Bench(table, board, size, { ...options, environment: streams.environment }, close);
    bench = opened;
    return {
      model: screenModel(opened, tryLines),
      resize: (to) => opened.resize(to),
      leave: () => opened.leave(),
      stop: () => {},
    };
  });
  if (bench?.interrupted === true) return 'interrupted';
  return bench?.isBack === true ? 'back' : 'left';
}
