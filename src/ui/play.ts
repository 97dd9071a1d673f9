import type { Size } from '../drawing/layout.ts';
import type { Ending, ScreenOptions, Session } from '../table/session.ts';
import { asOwnReader } from '../words/reader.ts';
import { Controller } from './controller.ts';
import { loadBoard } from './load-board.ts';
import { mount, type Streams } from './mount.ts';
import { screenLines } from './screen-lines.ts';
import { type ScreenModel, screenModel } from './screen-model.ts';

/** Milliseconds for which news of a running match is collected, so that simultaneous events are drawn together. */
const gatherMilliseconds = 8;

/** Milliseconds between two drawings of such news. */
const newsEvery = 50;

/** What surrounds the screen of a match, such as a list of who else is at the table. */
export interface ScreenFrame {
  /** The part of a terminal that is left for the match. */
  room(size: Size): Size;
  /** The model of the whole terminal, around the match's model. */
  around(match: ScreenModel, controller: Controller): ScreenModel;
  /** Called when the terminal's size has changed. */
  resized(size: Size): void;
  /**
   * Calls the listener when the surroundings have changed, even if the match has not. Returns the function that
   * unsubscribes it.
   */
  subscribe(listener: () => void): () => void;
  /** Redraws the frame around an unchanged match. */
  draw(): void;
  /**
   * Calls `draw` when it is this screen's turn among those with news; the frame of a key press does not wait for it.
   * Returns the function that cancels it.
   */
  inTurn(draw: () => void): () => void;
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
    let cancelTurn = (): void => {};
    let drawn = Number.NEGATIVE_INFINITY;
    let isMatchOther = false;
    // Others cause the news, but it is drawn for the person at this screen.
    const draw = asOwnReader((): void => {
      gathering = undefined;
      drawn = performance.now();
      try {
        if (isMatchOther) controller.matchChanged();
        else frame?.draw();
      } catch (error) {
        controller.fail(error);
      }
      isMatchOther = false;
    });
    const gathered = (): void => {
      if (frame === undefined) draw();
      else cancelTurn = frame.inTurn(draw);
    };
    const gather = (): void => {
      gathering ??= setTimeout(gathered, Math.max(gatherMilliseconds, drawn + newsEvery - performance.now()));
    };
    const stopListening = session.subscribe(() => {
      isMatchOther = true;
      gather();
    });
    const stopFrame = frame?.subscribe(gather);
    return {
      start: () => {
        controller.start();
        // A new player reads the aim of the game before the first question.
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
        cancelTurn();
        stopListening();
        stopFrame?.();
        controller.stopAll();
      },
    };
  });
  return ending;
}
