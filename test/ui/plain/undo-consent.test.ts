import { describe, expect, it } from 'vitest';
import { optionAt, type Seat } from '../../../src/engine/question.ts';
import { Client } from '../../../src/table/session.ts';
import type { PlainEnd } from '../../../src/ui/plain/plain-io.ts';
import { playPlain } from '../../../src/ui/plain/play-plain.ts';
import { orchard } from '../../toy/index.ts';
import { around, sessionFor, type TestSession } from '../test-session.ts';

/** One client of a table in line mode: what is printed, and lines that are typed one at a time. */
class Lines {
  readonly printed: string[] = [];
  readonly end: Promise<PlainEnd>;
  private readonly leaving = new AbortController();
  private readonly typed: string[] = [];
  private wanting: ((line: string | null) => void) | null = null;

  constructor(host: TestSession['host'], seats: readonly Seat[], words: TestSession['words']) {
    const session = new Client(
      host.seatAt(null),
      seats.map((seat) => host.seatAt(seat)),
      { words, saved: null, notes: [] },
    );
    const next = (signal: AbortSignal): Promise<string | null> =>
      new Promise((resolve) => {
        const line = this.typed.shift();
        if (line !== undefined || signal.aborted) return resolve(line ?? null);
        this.wanting = resolve;
        signal.addEventListener('abort', () => resolve(null), { once: true });
      });
    const io = {
      print: (line: string) => void this.printed.push(line),
      lines: { next, close: () => {} },
      isTerminal: false,
      rows: 10,
    };
    this.end = playPlain(session, io, { undo: true, signal: this.leaving.signal });
  }

  get text(): string {
    return this.printed.join('\n');
  }

  async type(line: string): Promise<void> {
    await settled();
    const give = this.wanting;
    this.wanting = null;
    if (give === null) this.typed.push(line);
    else give(line);
    await settled();
  }

  async leave(): Promise<void> {
    this.leaving.abort();
    await this.end;
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

/** Two clients at one table. The match stands where the first has just decided openly, and the second is asked. */
async function apart(first: readonly Seat[], second: readonly Seat[]) {
  const everyone = [...first, ...second].sort();
  const session = await sessionFor(orchard, around(...['Ann', 'Bo', 'Cy'].slice(0, everyone.length)));
  const { host, words, match } = session;
  // Up to the turns of the round, which are taken one after the other in the open.
  for (let answers = 0; answers < 200; answers += 1) {
    await session.advance();
    const [asked] = host.askedSeats;
    const outlook = first.map((seat) => host.seatAt(seat).undoOutlook());
    if (
      !match.isSealed &&
      second.includes(asked ?? -1) &&
      outlook.some((each) => (each?.asks.length ?? 0) > 0)
    )
      break;
    const { posed } = host.seatAt(asked ?? 0);
    if (posed !== null) host.seatAt(asked ?? 0).answer(optionAt(posed, 0));
  }
  const lines = [new Lines(host, first, words), new Lines(host, second, words)] as const;
  await settled();
  const asker = first
    .map((seat) => host.seatAt(seat))
    .find((seat) => (seat.undoOutlook()?.asks.length ?? 0) > 0);
  if (asker === undefined) throw new Error('Nobody may ask.');
  return { host, match, asker, lines };
}

describe('an undo that others are asked about, in line mode', () => {
  it('is told, and done when the one who is asked types agree', async () => {
    const { host, match, asker, lines } = await apart([0], [1]);
    const { answered } = match;
    asker.askUndo();
    await settled();
    expect(lines[1].text).toMatch(/Ann asks to undo \d+ answers?\./);
    expect(lines[1].text).toContain('Bo agrees? Type agree or decline.');
    await lines[1].type('agree');
    expect(host.undoRequest).toBeNull();
    expect(match.answered).toBeLessThan(answered);
    expect(lines[1].text).toMatch(/Ann took back \d+ answers?\./);
    for (const each of lines) await each.leave();
  });

  it('comes to nothing when they type decline, and the question stays', async () => {
    const { host, match, asker, lines } = await apart([0], [1]);
    const { answered } = match;
    asker.askUndo();
    await lines[1].type('decline');
    expect(host.undoRequest?.declined).toBe(1);
    expect(match.answered).toBe(answered);
    expect(lines[0].text).toContain('Bo declined the undo.');
    for (const each of lines) await each.leave();
  });

  it('is withdrawn by the one who asked and waits, who types decline', async () => {
    const { host, asker, lines } = await apart([0], [1]);
    asker.askUndo();
    await lines[0].type('what');
    expect(lines[0].text).toContain('An undo is being asked for: type agree or decline.');
    await lines[0].type('decline');
    expect(host.undoRequest).toBeNull();
    expect(lines[1].text).toContain('The undo is no longer asked for.');
    for (const each of lines) await each.leave();
  });

  it('asks all who sit at one keyboard, one after the other', async () => {
    const { host, match, asker, lines } = await apart([0], [1, 2]);
    const { answered } = match;
    asker.askUndo();
    await settled();
    const asks = host.undoRequest?.asks ?? [];
    for (const _ of asks) await lines[1].type('agree');
    expect(asks.length).toBeGreaterThan(0);
    expect(match.answered).toBeLessThan(answered);
    for (const each of lines) await each.leave();
  });

  it('says so where nobody has asked for any', async () => {
    const { lines } = await apart([0], [1]);
    await lines[1].type('agree');
    expect(lines[1].text).toContain('Nobody is waiting for your consent to an undo');
    for (const each of lines) await each.leave();
  });
});
