import { describe, expect, it } from 'vitest';
import { captionSeconds, type Performance, perform, readDemo } from '../../src/demos/demo.ts';
import { demoNames, demoOf } from '../../src/demos/list.ts';
import { games } from '../../src/games/index.ts';
import { readScript, ScriptSyntaxError } from '../../src/scripts/script.ts';
import { expectationsOf } from '../games/expectations.ts';

async function performed(id: string): Promise<Extract<Performance, { digest: string }>> {
  const text = (await demoOf(id))?.script;
  const game = await games.find((entry) => entry.id === id)?.load();
  if (text === undefined || game === undefined) throw new Error(`no demo ${id}`);
  const performance = await perform(game, readDemo(text));
  if ('refusal' in performance) {
    const { line, barred } = performance.refusal;
    throw new Error(`line ${line.line}: ${line.ask} ${line.words.join(' ')}: ${barred.because}`);
  }
  return performance;
}

describe('the demos', () => {
  it('exist for every game', () => {
    expect(demoNames()).toEqual(games.map(({ id }) => id));
  });

  it.each(demoNames())('of %s reaches the pinned end in the intended time', async (id) => {
    const { showing, seconds, digest } = await performed(id);
    const { demo: expected } = await expectationsOf(id);
    expect(digest).toBe(expected.digest);
    expect(showing.walk.at(showing.walk.length).over).toBe(true);
    expect(seconds).toBeGreaterThan(expected.seconds[0]);
    expect(seconds).toBeLessThan(expected.seconds[1]);
    const captions = showing.stops.filter(({ caption }) => caption !== undefined);
    expect(captions.length).toBeGreaterThanOrEqual(expected.captions);
    for (const { caption = '' } of captions) expect(caption.length).toBeLessThan(240);
  });

  it.each(demoNames())('of %s names the winner and the points', async (id) => {
    const { showing } = await performed(id);
    const outcome = showing.walk.seatAt(showing.walk.length, null).outcome();
    const last = showing.stops
      .flatMap(({ caption }) => caption ?? [])
      .slice(-3)
      .join(' ');
    const winner = outcome.winners[0] ?? -1;
    expect(last).toContain(['Ann', 'Bo', 'Cy'][winner]);
    expect(last).toMatch(new RegExp(`\\b${outcome.scores[winner]}\\b`));
  });

  it.each(demoNames())('of %s can also be run as a script', async (id) => {
    const text = (await demoOf(id))?.script ?? '';
    const { sitters, beats } = readDemo(text);
    expect(readScript(text, sitters)).toEqual(beats.flatMap((beat) => ('line' in beat ? [beat.line] : [])));
  });
});

describe('a demo that somebody wrote', () => {
  const head = '#! game: limit\n#! seat: Ann\n#! seat: Bo\n';

  it('has captions, pauses and answers', () => {
    const demo = readDemo(
      `${head}#: One\n#: caption.\n#\n#: Another.\n#> 0.5\nBo: deck society # a comment\n`,
    );
    expect(demo.beats).toEqual([
      { caption: 'One caption.' },
      { caption: 'Another.' },
      { line: { line: 9, seat: 1, ask: 'deck', words: ['society'] }, seconds: 0.5 },
    ]);
    expect(captionSeconds('one two three')).toBeCloseTo(2.3);
  });

  it('is refused with the line that makes no sense', () => {
    expect(() => readDemo('Ann: deck society')).toThrow(ScriptSyntaxError);
    expect(() => readDemo('#! game: limit')).toThrow('seat');
    expect(() => readDemo(`${head}#> fast`)).toThrow('line 4');
    expect(() => readDemo(`${head}Cy: deck society`)).toThrow('line 4');
  });
});
