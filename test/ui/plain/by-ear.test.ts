import { beforeAll, describe, expect, it } from 'vitest';
import { spokenLines } from '../../../src/ui/plain/spoken-lines.ts';
import { spokenEnd } from '../../../src/ui/plain/spoken-outcome.ts';
import { isEliminated } from '../../../src/ui/words/sentences.ts';
import { completeGames } from '../../games/expectations.ts';
import { type HeardMatch, hearMatch } from './by-ear.ts';
import { notHeard } from './not-heard.ts';

/** Names of cards and people that are spelt so, and not ids. */
const words = /\b[a-z]+(?:-[a-z]+)+\b/gu;
/** The most words before an answer, on average over a whole match: half of those of the written form or fewer. */
const mostWords: Readonly<Record<string, number>> = {
  limit: 86,
  'green-deal': 120,
  reputation: 85,
  'nice-green-things': 70,
};

const statusLine = /^(Generation|Round|Turn) \d+.*You have /u;

/** The commands that are typed now and then; a sentence answers a word that is not a topic of the game. */
const commands = [
  'status',
  'board',
  'hand',
  'changes',
  'm',
  'why',
  'what 1',
  'forecast',
  'standings',
  'help',
  'rules',
  'aim',
  'log',
  'why 2',
  'what 2',
  'what 99',
  'map',
  'market',
  'preview',
  'bank',
  'companies',
  'r2c1',
  'row 2, column 1',
  'world',
  'nations',
  'alliances',
  'decks',
  'projects',
  'players',
  'stacks',
  'queue',
  'types',
  'trash',
  'stock',
].map((word, index) => (index < 16 ? word : `board ${word}`));

/** Cells are Green Deal's. */
const cells = /r2c1|row 2/u;

describe.each(await completeGames())('a whole match of $id by ear', ({ id, load }) => {
  let match: HeardMatch;
  let asking: HeardMatch;
  let ids: ReadonlySet<string>;

  beforeAll(async () => {
    const game = await load();
    const { names } = await game.words();
    // An id that is also an English word, such as co-sponsor, is its own name.
    ids = new Set(Object.keys(names).filter((id) => /[a-z]-[a-z]/u.test(id) && names[id] !== id));
    match = await hearMatch(game, 'ear');
    asking = await hearMatch(game, 'ear too', (decision, session) =>
      decision % 9 === 1
        ? [
            ...commands.filter((word) => id === 'green-deal' || !cells.test(word)),
            ...session.table.sitters.map(({ name }) => `board ${name}`),
          ]
        : [],
    );
  }, 120_000);

  it('ends, where a file answers everything with 1', () => {
    expect([match.end, match.session.table.over]).toEqual(['over', true]);
    expect([asking.end, asking.session.table.over]).toEqual(['over', true]);
  });

  it('has no line that cannot be understood by ear: too long, not pronounced, spelt out, without an end', () => {
    expect([...new Set([...match.heard, ...asking.heard].flatMap(notHeard))]).toEqual([]);
  });

  it('has no ids', () => {
    const odd = [...match.heard, ...asking.heard].filter((line) =>
      (line.match(words) ?? []).some((word) => ids.has(word)),
    );
    expect([...new Set(odd)]).toEqual([]);
  });

  it.runIf(id === 'green-deal')('says a cell by its row and column, and takes it either way', () => {
    const told = asking.heard.filter((line) => line.startsWith('On row 2, column 1 lies '));
    expect(told.length).toBeGreaterThan(0);
    expect(told.length % 2).toBe(0);
    expect(match.heard.join('\n')).toMatch(/^Ann places \w+ \d on row \d, column \d\.$/mu);
  });

  it('tells the situation in at most five sentences before the first question, and the status in one line', async () => {
    const { session, heard } = asking;
    const begins = heard.findIndex((line) => line.startsWith('Ann: '));
    const status = heard.findIndex((line, index) => index > begins && statusLine.test(line));
    const told = heard.slice(heard.indexOf(heard[status] ?? ''), begins);
    expect(told[0]).toBe(heard[status]);
    const sentences = told.join(' ').match(/[^.!?]+[.!?]/gu) ?? [];
    expect(sentences.length).toBeGreaterThan(2);
    expect(sentences.length).toBeLessThanOrEqual(5);
    expect(session.table.sitters.length).toBeGreaterThan(1);
  });

  it('has something to say on every topic that it names, and on everybody', async () => {
    const { game, sitters } = match.session.table;
    const spoken = await game.spoken();
    const words = await game.words();
    const voice = {
      seat: (seat: number) => sitters[seat]?.name ?? '',
      name: (word: unknown) => words.names[String(word)] ?? String(word),
      note: (id: string) => words.notes[id],
    };
    for (const { session } of [match, asking]) {
      const view = session.seatAt(0).view();
      for (const topic of spoken.topics(view, voice)) {
        expect([topic.word, topic.lines().length > 0]).toEqual([topic.word, true]);
        expect(commands).toContain(`board ${topic.word}`);
      }
      for (const { seat } of sitters) expect(spoken.seat(view, seat, voice).length).toBeGreaterThan(0);
    }
    for (const kind of Object.keys(spoken.routine)) expect(Object.keys(words.log)).toContain(kind);
  });

  it('tells once that it is over and who wins, then the places', () => {
    const { heard, session } = match;
    const outcome = session.seatAt(null).outcome();
    const end = spokenEnd(outcome, heard.slice(-3), session);
    const last = [...heard.slice(-3), ...end];
    const winner = session.say.seat(outcome.winners[0] ?? 0);
    expect(last.filter((line) => line === 'The game is over.')).toHaveLength(1);
    expect(last.filter((line) => line.startsWith(`${winner} wins`))).toHaveLength(1);
    expect(end.filter((line) => /^\d+(?:\.|, tied\.) /u.test(line))).toHaveLength(
      session.table.sitters.length,
    );
    const eliminated = session.table.sitters.filter(({ seat }) => isEliminated(outcome, seat));
    expect(end.filter((line) => /; eliminated with .* -?\d+\.$/u.test(line))).toHaveLength(eliminated.length);
    expect(eliminated.length > 0).toBe(id === 'reputation');
    expect(end.flatMap((line) => spokenLines(line)).flatMap(notHeard)).toEqual([]);
  });

  it('says at most half of the words of the written form', () => {
    const { heardWords, writtenWords, decisions } = match;
    expect(decisions).toBeGreaterThan(20);
    expect(heardWords / writtenWords).toBeLessThanOrEqual(0.5);
    expect(heardWords / decisions).toBeLessThanOrEqual(mostWords[id] ?? 0);
  });
});
