import type { ScreenModel } from '../ui/screen-model.ts';
import type { ChannelTerminal } from './terminal.ts';

/** A model that skips frames while a slow client is behind; once the client has caught up, it gets the newest one. */
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
