import type { Size } from '../drawing/layout.ts';
import type { Ending, ScreenOptions, Session } from '../table/session.ts';
import { Controller } from './controller.ts';
import { loadBoard } from './load-board.ts';
import { mount, type Streams } from './mount.ts';
import { screenLines } from './screen-lines.ts';
import { type ScreenModel, screenModel } from './screen-model.ts';

/** Milliseconds for which news of a match that runs by itself is gathered: what the rules do at once is drawn at once. */
const gatherMilliseconds = 8;

/** Milliseconds between two drawings of such news. */
const newsEvery = 80;

/** What stands around the screen of a match, such as who else is at the table. */
export interface ScreenFrame {
  /** What of a terminal is left for the match. */
  room(size: Size): Size;
  /** The model of the whole terminal around that of the match. */
  around(match: ScreenModel, controller: Controller): ScreenModel;
  /** The terminal has another size. */
  resized(size: Size): void;
  /** Calls the listener when the frame is another, with the match or without it. Returns how to stop it. */
  subscribe(listener: () => void): () => void;
  /** Draws the frame anew around a match that stands as it stood. */
  draw(): void;
}

/**
 * Plays a session full-screen until it is over or the people leave. However it ends, the terminal is restored.
 * @throws any error from drawing, from a key, or from the match, after the terminal is restored
 */
export async function playOnScreen(
  session: Session,
  options: ScreenOptions,
  streams: Streams,
  frame?: ScreenFrame,
): Promise<Ending> {
  const board = await loadBoard(session.table.game.id);
  if (options.signal.aborted) return 'left';
  let ending: Ending = 'left';
  await mount(streams, options.signal, (close, size) => {
    const end = (reason: Ending, ...failed: unknown[]): void => {
      ending = reason;
      close(...failed);
    };
    frame?.resized(size);
    const room = frame?.room(size) ?? size;
    const controller = new Controller(session, options, board, room, streams.environment, end);
    controller.sendSequencesBy((sequence) => void streams.stdout.write(sequence));
    const model = screenModel(controller, screenLines);
    let gathering: NodeJS.Timeout | undefined;
    let drawn = Number.NEGATIVE_INFINITY;
    let isMatchOther = false;
    const gather = (): void => {
      const draw = (): void => {
        gathering = undefined;
        drawn = performance.now();
        if (isMatchOther) controller.matchChanged();
        else frame?.draw();
        isMatchOther = false;
      };
      gathering ??= setTimeout(draw, Math.max(gatherMilliseconds, drawn + newsEvery - performance.now()));
    };
    const stopListening = session.subscribe(() => {
      isMatchOther = true;
      gather();
    });
    const stopFrame = frame?.subscribe(gather);
    return {
      start: () => {
        controller.start();
        // Somebody new reads what the game is about before the first question.
        if (options.isFirst === true && controller.preferences.aim) controller.run('aim');
      },
      model: frame?.around(model, controller) ?? model,
      resize: (to) => {
        frame?.resized(to);
        controller.resize(frame?.room(to) ?? to);
      },
      leave: () => controller.finish('left'),
      stop: () => {
        clearTimeout(gathering);
        stopListening();
        stopFrame?.();
        controller.stopAll();
      },
    };
  });
  return ending;
}
