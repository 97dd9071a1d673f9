import type { ScreenModel } from '../ui/screen-model.ts';
import type { ChannelTerminal } from './terminal.ts';

/**
 * The model without frames that a slow client could not take; as soon as the client has caught up, it gets the newest.
 */
export function steadyModel(model: ScreenModel, terminal: ChannelTerminal): ScreenModel {
  return {
    get size() {
      return model.size;
    },
    get theme() {
      return model.theme;
    },
    lines: () => model.lines(),
    snapshot: () => model.snapshot(),
    press: (key) => model.press(key),
    paste: (line) => model.paste(line),
    fail: (error) => model.fail(error),
    subscribe: (listener) => {
      const stopModel = model.subscribe(() => {
        if (!terminal.isCongested) listener();
      });
      const stopDrained = terminal.whenDrained(listener);
      return () => {
        stopModel();
        stopDrained();
      };
    },
  };
}
