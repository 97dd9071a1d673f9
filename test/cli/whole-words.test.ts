import { describe, expect, it } from 'vitest';
import { betweenWords } from '../../src/cli/output.ts';
import { wrap } from '../../src/drawing/text.ts';
import { optionList } from '../../src/engine/question.ts';
import { games } from '../../src/games/index.ts';
import { beginSession } from '../../src/table/open-session.ts';
import { seatsFor } from '../../src/table/seats.ts';
import { refusalText, type Speech } from '../../src/ui/words/sentences.ts';
import { programWords, sharedRefusals, tryWords } from '../../src/words/index.ts';
import { completeGames } from '../games/expectations.ts';

/** The words of a text in order. A word that breaks is two. */
const wordsIn = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

/** How a text is wrapped on a terminal of the given width: printed by a command, and on a screen with margins. */
const shownAt = (text: string, columns: number): readonly string[][] => [
  betweenWords(text, columns).split('\n'),
  wrap(text, columns - 5),
];

/** The texts that break inside a word, or are wider than the terminal though they have blanks, at 40 or 80 columns. */
function broken(texts: readonly string[]): string[] {
  return [40, 80].flatMap((columns) =>
    texts.flatMap((text) =>
      shownAt(text, columns).flatMap((lines) => {
        const isWhole = wordsIn(lines.join('\n')).join(' ') === wordsIn(text).join(' ');
        const fits = lines.every((line) => line.length <= columns);
        return isWhole && fits ? [] : [`${columns}: ${lines.join('|')}`];
      }),
    ),
  );
}

/** Every refusal of a game that occurs in a match of random bots and people who always take the first answer. */
async function refusalsOf(id: string): Promise<{ texts: Set<string>; speech: Speech }> {
  const entry = games.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`no game ${id}`);
  const game = await entry.load();
  const players = Math.max(2, game.seats.from);
  const names = Array.from({ length: players }, (_, seat) => ({ name: `Bartholomew ${seat}` }));
  const texts = new Set<string>();
  const session = await beginSession({
    game,
    players,
    options: {},
    sitters: seatsFor(players, names),
    seed: 'whole words',
    keep: null,
    program: 'test',
  });
  await session.advance();
  for (let answers = 0; answers < 400 && session.asked !== null; answers += 1) {
    const { asked } = session;
    const { posed } = asked;
    if (posed === null) break;
    for (const barred of asked.barred()) texts.add(refusalText(barred, session));
    const options = optionList(posed);
    asked.answer(options[answers % options.length] ?? options[0] ?? '');
    await session.advance();
  }
  session.close();
  return { texts, speech: session };
}

describe.each(await completeGames())('what $id refuses', ({ id }) => {
  it('is printed without a break inside a word, at 40 and at 80 columns', async () => {
    const { texts, speech } = await refusalsOf(id);
    expect(texts.size).toBeGreaterThan(3);
    // Those that did not occur, with the longest names and large figures.
    const longest = Object.keys(speech.words.names).sort(
      (one, other) => speech.say.name(other).length - speech.say.name(one).length,
    );
    const codes = [...Object.keys(speech.words.refusals), ...Object.keys(sharedRefusals())];
    for (const because of codes)
      for (const option of longest.slice(0, 3))
        texts.add(
          refusalText({ option, because, rule: 'LIM-TEACH-01', need: 1234, have: 567, seat: 0 }, speech),
        );
    expect(texts.size).toBeGreaterThan(codes.length);
    expect(broken([...texts])).toEqual([]);
  }, 60_000);
});

describe('the help of sessions', () => {
  it('has no break inside a word', () => {
    const texts = [
      ...programWords().help(true).split('\n'),
      ...tryWords().help.map((line) => line.trim()),
      ...tryWords().spokenHelp,
    ];
    expect(broken(texts)).toEqual([]);
  });
});
