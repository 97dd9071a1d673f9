import { describe, expect, it } from 'vitest';
import { agoText, durationText } from '../../src/ui/duration.ts';

const minute = 60_000;

describe('how long something has lasted', () => {
  it.each([
    [0, 'just now', 'just now'],
    [minute - 1, 'just now', 'just now'],
    [minute, '1 min', '1 min ago'],
    [59 * minute, '59 min', '59 min ago'],
    [60 * minute, '1 h', '1 h ago'],
    [47 * 60 * minute, '47 h', '47 h ago'],
    [48 * 60 * minute, '2 days', '2 days ago'],
  ])('%d ms is %s, and %s', (milliseconds, lasted, ago) => {
    expect([durationText(milliseconds), agoText(milliseconds)]).toEqual([lasted, ago]);
  });
});
