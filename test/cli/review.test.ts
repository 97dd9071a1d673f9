import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { reviewPicture, reviewReport } from '../../src/cli/review-report.ts';
import { glyphsFor } from '../../src/drawing/glyphs.ts';
import { readJournal } from '../../src/engine/journal.ts';
import { settledAnswer } from '../../src/engine/question.ts';
import { games } from '../../src/games/index.ts';
import { readReplay, type Showing } from '../../src/replay/showing.ts';
import { type JudgedDecision, judgementOf, LEAST_ERRORS } from '../../src/review/judged-decision.ts';
import { decisionsOf, reviewMatch } from '../../src/review/review.ts';
import { keepReview, readReview } from '../../src/review/review-file.ts';
import { summaryOf } from '../../src/review/review-summary.ts';
import { deleteMatch, renameMatch, reviewPath, savedMatches } from '../../src/table/data-folder.ts';
import { beginSession } from '../../src/table/open-session.ts';
import { seatsFor } from '../../src/table/seats.ts';
import { judgedText, turnText } from '../../src/ui/words/review.ts';
import { elementsOf, readMarkup, textIn } from '../review/markup.ts';

const budget = { iterations: 60 };
const never = new AbortController().signal;
const loadGame = async (id: string) => {
  const game = await games.find((entry) => entry.id === id)?.load();
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

let folder: string;
let path: string;
let showing: Showing;

/** A whole match of Nice Green Things between a person, who always takes the last choice, and an easy bot. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'green-games-review-'));
  const game = await loadGame('nice-green-things');
  const sitters = seatsFor(2, [{ name: 'Ann' }, { bot: 'easy' }]);
  const plan = { game, players: 2, options: {}, sitters, seed: 'oak', program: '0', keep: folder };
  const session = await beginSession(plan);
  for (await session.advance(); session.asked?.posed; await session.advance()) {
    const { posed } = session.asked;
    const { options } = posed;
    session.asked.answer(Array.isArray(options) ? (options.at(-1) ?? 0) : (options as { from: number }).from);
  }
  session.close();
  const [file = ''] = readdirSync(join(folder, 'matches'));
  path = join(folder, 'matches', file);
  showing = (await readReplay(path, loadGame)).showing;
}, 60_000);

const reviewed = async (parts: Partial<Parameters<typeof reviewMatch>[0]> = {}): Promise<JudgedDecision[]> =>
  await reviewMatch({
    walk: showing.walk,
    places: decisionsOf(showing.walk, [0]),
    budget,
    pool: null,
    signal: never,
    ...parts,
  });

describe('the review of a match', () => {
  it('judges every decision with a real choice of the chosen seats, in order, the given answer included', async () => {
    const { walk } = showing;
    const decisions = await reviewed();
    expect(decisions.map(({ answered }) => answered)).toEqual(decisionsOf(walk, [0]));
    expect(decisions.length).toBeGreaterThan(10);
    for (const { answered, seat, given, best, others, cost } of decisions) {
      const question = walk.matchAt(answered)?.questionOf(seat);
      expect([seat, question === undefined ? undefined : settledAnswer(question)]).toEqual([0, undefined]);
      expect(given.value).toBe(walk.answer(answered + 1)?.value);
      expect(given.rollouts).toBeGreaterThan(0);
      expect(best.behind).toBe(0);
      const isClear = given.behind >= 0.5 && given.behind >= LEAST_ERRORS * (given.doubt ?? 0);
      expect(cost).toBe(isClear && !given.isAlike ? given.behind : 0);
      expect(others.map(({ value }) => value)).not.toContain(given.value);
      const wins = [given, best, ...others].flatMap(({ shares }) => (shares === undefined ? [] : [shares]));
      for (const shares of wins) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
    }
  }, 60_000);

  it('gives the same judgements for the same number of iterations, and keeps those made before', async () => {
    const first = await reviewed();
    expect(await reviewed()).toEqual(first);
    const marked = first.map((decision) => ({ ...decision, rule: 'KEPT' }));
    const known = new Map(marked.slice(0, 5).map((decision) => [decision.answered, decision]));
    expect((await reviewed({ known })).map(({ rule }) => rule === 'KEPT')).toEqual(
      first.map((_, index) => index < 5),
    );
  }, 60_000);

  it('ends with what is judged when it is stopped', async () => {
    const stop = new AbortController();
    const decisions = await reviewed({
      signal: stop.signal,
      judged: (_, done) => {
        if (done === 3) stop.abort();
      },
    });
    expect(decisions).toHaveLength(3);
  });

  it('refuses a running match', async () => {
    const running = Object.assign(Object.create(showing.walk), { open: false });
    await expect(reviewed({ walk: running })).rejects.toThrow(RangeError);
  });
});

describe('the file of a review', () => {
  const subject = () => ({ path, journal: readJournal(path), program: '1.0.0', budget });

  it('is beside the match, and used for the same match, budget and program only', async () => {
    const decisions = await reviewed();
    keepReview(subject(), decisions);
    expect(existsSync(reviewPath(path))).toBe(true);
    expect([...readReview(subject()).values()]).toEqual(decisions);
    expect(readReview({ ...subject(), budget: { iterations: 61 } }).size).toBe(0);
    expect(readReview({ ...subject(), budget: undefined }).size).toBe(0);
    expect(readReview({ ...subject(), program: '1.0.1' }).size).toBe(0);
    const journal = readJournal(path);
    const shorter = { ...journal, answers: journal.answers.slice(0, -1) };
    expect(readReview({ ...subject(), journal: shorter }).size).toBe(0);
  }, 60_000);

  it('counts as none if it is damaged', async () => {
    keepReview(subject(), await reviewed());
    const whole = readFileSync(reviewPath(path), 'utf8');
    for (const damaged of ['', '{', '[]', whole.slice(0, -9), whole.replace('"seat":0', '"seat":-1')]) {
      writeFileSync(reviewPath(path), damaged);
      expect(readReview(subject()).size).toBe(0);
    }
  }, 60_000);

  it('is renamed and deleted with its match', async () => {
    keepReview(subject(), await reviewed());
    const [match] = savedMatches(folder);
    if (match === undefined) throw new Error('no match');
    const moved = renameMatch(match, 'elm', folder);
    expect([existsSync(reviewPath(path)), existsSync(reviewPath(moved))]).toEqual([false, true]);
    const [renamed] = savedMatches(folder);
    if (renamed === undefined) throw new Error('no match');
    path = renameMatch(renamed, match.name, folder);
    const other = join(folder, 'matches', 'fir.jsonl');
    writeFileSync(other, readFileSync(path));
    writeFileSync(reviewPath(other), '');
    deleteMatch({ name: 'fir', path: other, changed: 0 });
    expect(existsSync(reviewPath(other))).toBe(false);
  }, 60_000);
});

describe('the report of a review', () => {
  it('says what each person’s dearest decisions cost, with the rule, within the columns', async () => {
    const decisions = await reviewed();
    const { people, turns } = summaryOf(decisions);
    const [ann] = people;
    expect(ann?.decisions).toBe(decisions.length);
    expect(ann?.steps.reduce((sum, step) => sum + step.decisions, 0)).toBe(decisions.length);
    const costs = decisions.map(({ cost }) => cost).sort((one, other) => other - one);
    expect(ann?.dearest.map(({ cost }) => cost)).toEqual(costs.slice(0, 3).filter((cost) => cost > 0));
    expect(turns.length).toBeLessThanOrEqual(3);
    const form = { columns: 80, glyphs: glyphsFor(true, {}), inSentences: false };
    const lines = reviewReport(showing, decisions, decisions.length, form);
    expect(lines[0]).toBe(`Nice Green Things: ${decisions.length} decisions judged`);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.join('\n')).toMatch(/\(NGT-[A-Z]+-\d+\)/);
    expect(reviewReport(showing, [], 0, form)).toEqual(['There is no decision with a real choice to judge.']);
    // Stopped before the first judgement.
    expect(reviewReport(showing, [], 9, form)[0]).toMatch(/: 0 of 9 decisions judged/u);
    // The share of victory and the points of the given answer and of the best others, and how sure the cost is.
    const [dearest] = ann?.dearest ?? [];
    if (dearest === undefined) throw new Error('nothing cost anything');
    const told = judgedText(dearest, showing);
    expect(told.others.length).toBe(Math.min(2, 1 + dearest.others.length));
    for (const text of [told.given, ...told.others])
      expect(text).toMatch(/: wins \d+ ± \d+ %, -?[\d.]+ points \(\d+ games?\)$|: tried in .* only$/u);
    expect(told.verdict).toMatch(/cost [\d.]+(?: ± [\d.]+)? points of lead against/u);
  }, 60_000);

  it('tells tables and the curve in sentences for people who listen', async () => {
    const decisions = await reviewed();
    const form = { columns: 80, glyphs: glyphsFor(true, {}), inSentences: true };
    const text = reviewReport(showing, decisions, decisions.length, form).join(' ').replace(/\s+/gu, ' ');
    const { curve, people } = summaryOf(decisions);
    const rounds = new Set(curve.map(({ round }) => round));
    expect(rounds.size).toBeGreaterThan(1);
    for (const round of rounds)
      expect(text).toMatch(
        new RegExp(
          `After the last judged decision of round ${round} the search expects Ann to win \\d+ %`,
          'u',
        ),
      );
    const steps = people.flatMap((person) => person.steps);
    expect([...text.matchAll(/% without a clear cost[,.]/gu)]).toHaveLength(steps.length);
    expect([
      ...text.matchAll(/without a clear cost, the others [\d.]+ points of lead worse\./gu),
    ]).toHaveLength(steps.filter(({ cost }) => cost > 0).length);
  }, 60_000);

  it('draws the curve as a picture with the names of the seats', async () => {
    const svg = readMarkup(reviewPicture(showing, await reviewed()) ?? '');
    const texts = elementsOf(svg, 'text').map(textIn);
    expect(texts).toEqual(expect.arrayContaining(showing.sitters.map(({ name }) => name)));
    expect(reviewPicture(showing, [])).toBeUndefined();
  }, 60_000);

  /** A decision whose answers ended in these shares of victories for its own seat. */
  const ending = (
    decision: JudgedDecision,
    { best, given }: { readonly best: number; readonly given: number },
    rollouts: number,
    cost = 0,
  ): JudgedDecision => {
    const prospect = (share: number) => ({ rollouts, shares: [share, 1 - share], points: [1, 1] });
    return {
      ...decision,
      given: { ...decision.given, ...prospect(given) },
      best: { ...decision.best, ...prospect(best) },
      cost,
    };
  };

  it('names a turning point only where it is hardly chance, by the decision or by what came before it', async () => {
    const [first, second] = await reviewed();
    if (first === undefined || second === undefined) throw new Error('too few decisions');
    const turns = (...decisions: JudgedDecision[]) =>
      summaryOf(decisions).turns.map(({ decision, since, from, to }) => [decision.answered, since, from, to]);
    const even = { best: 0.5, given: 0.5 };
    const risen = { best: 0.8, given: 0.8 };
    const before = [second.answered, first.answered + 1, 0.5, 0.8];
    expect(turns(ending(first, even, 9), ending(second, risen, 9))).toEqual([]);
    expect(turns(ending(first, even, 200), ending(second, risen, 200))).toEqual([before]);
    const slightly = { best: 0.6, given: 0.6 };
    expect(turns(ending(first, even, 9000), ending(second, slightly, 9000))).toEqual([]);
    // Only what the answer cost is put down to it.
    const mistaken = { best: 0.5, given: 0.2 };
    expect(turns(ending(first, even, 200), ending(second, mistaken, 200, 9))).toEqual([
      [second.answered, undefined, 0.5, 0.2],
    ]);
    expect(turns(ending(first, even, 200), ending(second, mistaken, 200))).toEqual([]);
    // Another seat knew other things, so its decisions are no measure.
    expect(turns(ending(first, even, 200), ending({ ...second, seat: 1 }, risen, 200))).toEqual([]);
    const [told] = summaryOf([ending(first, even, 200), ending(second, risen, 200)]).turns;
    expect(told && turnText(told, showing)).toBe(
      `between answers ${first.answered + 1} and ${second.answered + 1}, round ${second.round}, by others and chance: Ann from 50 % to 80 % of the games won`,
    );
  }, 60_000);

  it('draws the curve from at least fifty games a point where the round has so many', async () => {
    const [decision] = await reviewed();
    if (decision === undefined) throw new Error('no decision');
    const at = (answered: number, share: number, rollouts: number, round = 1): JudgedDecision => ({
      ...ending(decision, { best: share, given: share }, rollouts),
      answered,
      round,
    });
    const own = (...decisions: JudgedDecision[]) => summaryOf(decisions).curve.map(({ shares }) => shares[0]);
    expect(own(at(0, 0.2, 10), at(1, 0.8, 30), at(2, 0.4, 50))).toEqual([0.2, 0.65, 0.4]);
    expect(own(at(0, 0.2, 10), at(1, 0.8, 30, 2))).toEqual([0.2, 0.8]);
  }, 60_000);

  it('says whether a difference is clear, may be chance or is unknown', async () => {
    const decision = (await reviewed()).find(({ given, best }) => given.value !== best.value);
    if (decision === undefined) throw new Error('every answer was the best');
    const { doubt: _, ...given } = decision.given;
    const verdict = (behind: number, doubt: number | undefined, cost: number) =>
      judgedText(
        { ...decision, cost, given: { ...given, behind, ...(doubt === undefined ? {} : { doubt }) } },
        showing,
      ).verdict;
    expect(verdict(6, 2, 6)).toMatch(/ cost 6\.0 ± 2\.0 points of lead against /u);
    expect(verdict(3, 2, 0)).toMatch(
      / looked 3\.0 ± 2\.0 points of lead worse than .*, which may be chance$/u,
    );
    expect(verdict(6, undefined, 0)).toMatch(/^Too few games /u);
    expect(verdict(0.2, 1, 0)).toMatch(/ was about as good as /u);
  }, 60_000);

  it('refuses to judge an answer that the search did not try', () => {
    const { walk } = showing;
    const [answered = 0] = decisionsOf(walk, [0]);
    const posed = walk.at(answered).open.find(({ seat }) => seat === 0);
    if (posed === undefined) throw new Error('nobody is asked');
    const verdict = { value: 1, alternatives: [{ value: 1, estimate: 1, rollouts: 9 }], ends: [] };
    expect(() => judgementOf({ answered, round: 1, step: '' }, posed, 2, verdict)).toThrow(RangeError);
  });
});
