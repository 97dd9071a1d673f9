import type { Ending, ScreenOptions, Session } from '../table/session.ts';
import { loadBoard } from './boards/load.ts';
import { Controller } from './controller.ts';
import { mount, type Streams } from './mount.ts';
import { paste, press, run } from './press.ts';
import { screenLines } from './screen-lines.ts';
import { screenModel } from './screen-model.ts';

/** How long news of a match that runs by itself is gathered before it is drawn. */
const gatherMilliseconds = 80;

/**
 * Plays a session full-screen until it is over or the people leave. However it ends, the terminal is restored.
 * @throws any error from drawing, from a key, or from the match, after the terminal is restored
 */
export async function playOnScreen(
  session: Session,
  options: ScreenOptions,
  streams: Streams,
): Promise<Ending> {
  const board = await loadBoard(session.table.game.id);
  if (options.signal.aborted) return 'left';
  let ending: Ending = 'left';
  await mount(streams, options.signal, (close, size) => {
    const end = (reason: Ending, ...failed: unknown[]): void => {
      ending = reason;
      close(...failed);
    };
    const controller = new Controller(session, options, board, size, streams.environment, end);
    controller.sendOut = (sequence) => void streams.stdout.write(sequence);
    let gathering: NodeJS.Timeout | undefined;
    const stopListening = session.subscribe(() => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        controller.matchChanged();
      }, gatherMilliseconds);
    });
    return {
      start: () => {
        controller.start();
        // Somebody new reads what the game is about before the first question.
        if (options.isFirst === true) run('aim', controller);
      },
      model: screenModel(controller, screenLines, press, paste),
      resize: (to) => controller.resize(to),
      leave: () => controller.finish('left'),
      stop: () => {
        clearTimeout(gathering);
        stopListening();
        controller.stopAll();
      },
    };
  });
  return ending;
}
