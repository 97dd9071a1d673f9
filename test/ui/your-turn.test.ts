import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Bell, usualPreferences } from '../../src/table/preferences.ts';
import { HotSeat } from '../../src/table/session.ts';
import { orchard } from '../toy/index.ts';
import { TestTerminal } from './terminal.ts';
import { around, sessionFor } from './test-session.ts';

let terminal: TestTerminal | undefined;
afterEach(async () => {
  await terminal?.close();
});

/** A table at which the bots think for the given milliseconds before the person is asked. */
async function thinking(milliseconds: number, bell: Bell): Promise<TestTerminal> {
  const session = await sessionFor(orchard, around('Ann', 'Bo*', 'Cy*'));
  const advance = session.advance.bind(session);
  let isThinking = true;
  Object.defineProperty(session, 'asked', {
    get: () => (isThinking ? null : Reflect.get(HotSeat.prototype, 'asked', session)),
  });
  Object.defineProperty(session, 'advance', {
    value: async (signal?: AbortSignal) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      isThinking = false;
      await advance(signal);
    },
  });
  terminal = new TestTerminal(session, {
    columns: 80,
    rows: 24,
    preferences: { ...usualPreferences, bell },
  });
  await terminal.settled();
  return terminal;
}

const bell = /(?<!turn\.)\u0007/gu;
const notification = /\u001b\]9;Orchard: it is your turn\.\u0007/gu;

describe('when it is one’s turn again', () => {
  it.each([
    ['bell', 6000, bell],
    ['notification', 6000, notification],
    ['bell', 3000, undefined],
    ['notification', 3000, undefined],
    ['off', 6000, undefined],
  ] as const)('%s after %i ms of thinking', async (setting, milliseconds, signal) => {
    const screen = await thinking(milliseconds, setting);
    expect(screen.text).toContain('thinking');
    const before = screen.written.length;
    vi.advanceTimersByTime(milliseconds);
    await screen.settled();
    expect(screen.text).not.toContain('thinking');
    const sent = screen.written.slice(before);
    for (const each of [bell, notification])
      expect([...sent.matchAll(each)]).toHaveLength(each === signal ? 1 : 0);
  });

  it('u says while a bot thinks when it takes back', async () => {
    const screen = await thinking(10_000, 'off');
    await screen.press('u');
    expect(screen.rows.at(-1)).toContain('u undoes once you are asked.');
  });
});
