import { describe, expect, it } from 'vitest';
import { digest } from '../../src/engine/digest.ts';
import { type Foreseen, forecastOf } from '../../src/engine/forecast.ts';
import type { Options } from '../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import {
  offers,
  optionAt,
  optionCount,
  type Question,
  type Seat,
  type Value,
} from '../../src/engine/question.ts';
import { derivedNumber } from '../../src/engine/random.ts';
import type { LogEntry } from '../../src/engine/umpire.ts';
import { games } from '../../src/games/index.ts';
import { sayOf } from '../../src/table/session.ts';
import { forecastText } from '../../src/ui/words/forecast.ts';
import type { Speech } from '../../src/ui/words/sentences.ts';

interface Play {
  readonly id: string;
  readonly players: number;
  readonly options?: Options;
  /** The answers of a player who changes nothing. */
  readonly quiet: readonly Value[];
  /** The steps from which what is foreseen up to the end of the round is compared with what happens. */
  readonly from: readonly string[];
  /** Every how many times. */
  readonly every: number;
}

const calm = ['pass', 'keep', 'nothing', 'no', 'none', 'done', false];

const plays: readonly Play[] = [
  { id: 'limit', players: 1, quiet: calm, from: ['decidePolicy'], every: 3 },
  { id: 'limit', players: 4, quiet: calm, from: ['decidePolicy'], every: 3 },
  {
    id: 'limit',
    players: 3,
    options: { alliances: true, stressTests: 1 },
    quiet: calm,
    from: ['newPolicy', 'decidePolicy'],
    every: 3,
  },
  { id: 'green-deal', players: 3, quiet: ['pass', 'done', 'give-up', false], from: ['investment'], every: 1 },
  {
    id: 'green-deal',
    players: 4,
    options: { variant: 'simple' },
    quiet: ['pass', 'done', false],
    from: ['investment'],
    every: 1,
  },
  {
    id: 'reputation',
    players: 4,
    options: { identities: 'mixed' },
    quiet: ['speculate', 'decline', 'done', false],
    from: ['biddingTurn'],
    every: 3,
  },
  { id: 'nice-green-things', players: 2, quiet: ['pass', 'roll', 'end-turn', 'done'], from: [], every: 1 },
];

async function begun({ id, players, options = {} }: Play) {
  const entry = games.find((each) => each.id === id) as (typeof games)[number];
  const game = await entry.load();
  const setting = settingOf(game, players, options);
  const words = await game.words(setting.components);
  const sitters = Array.from({ length: players }, (_, seat) => ({ seat, name: `Player ${seat}` }));
  const match = new Match(game, setting, setUp(game, setting, 'forecast'));
  return { match, speech: { words, say: sayOf(words, sitters) } };
}

function forecastIn(match: Match, seat: Seat | null): readonly Foreseen[] {
  return forecastOf(match.game, match.setting, { state: match.state, step: match.cursor }, seat);
}

/** A random answer; a quiet one, if offered, is as likely as all others together. */
function answerTo(question: Question, quiet: readonly Value[], turn: number): Value {
  const calm = quiet.find((word) => offers(question, word));
  if (calm !== undefined && derivedNumber(3, question.seat, turn, 2) === 0) return calm;
  return optionAt(question, derivedNumber(5, question.seat, turn, optionCount(question)));
}

const readers = (players: number): (Seat | null)[] => [
  null,
  ...Array.from({ length: players }, (_, seat) => seat),
];

describe('forecasts', () => {
  it.each(plays)(
    'of $id with $players $options change nothing, are plain data, and every line has its sentence',
    async (play) => {
      const { match, speech } = await begun(play);
      const codes = new Set<string>();
      for (let turn = 0; !match.over; turn += 1) {
        if (turn % 9 === 0)
          for (const line of checkForecasts(match, play.players, speech)) codes.add(line.code);
        const question = match.open[0] as Question;
        match.answer(question.seat, answerTo(question, play.quiet, turn));
      }
      expect(codes.size).toBeGreaterThan(3);
      for (const seat of readers(play.players)) expect(forecastIn(match, seat)).toEqual([]);
    },
    60_000,
  );

  it.each(plays.filter(({ from }) => from.length > 0))(
    'of $id with $players $options come true where nobody changes anything',
    async (play) => {
      const { match } = await begun(play);
      let compared = 0;
      let fresh = 0;
      for (let turn = 0; !match.over; turn += 1) {
        const isFresh = match.answers.length === 0 && play.from.includes(match.cursor ?? '');
        if (isFresh) fresh += 1;
        if (isFresh && fresh % play.every === 0) {
          const seat = (match.open[0] as Question).seat;
          const lines = forecastIn(match, seat);
          compared += compare(lines, playedQuietly(match, play.quiet));
        }
        const question = match.open[0] as Question;
        match.answer(question.seat, answerTo(question, play.quiet, turn));
      }
      expect(compared).toBeGreaterThan(4);
    },
    60_000,
  );

  it('of nice-green-things limit the remaining turns (NGT-END-01)', async () => {
    const { match } = await begun(plays.find(({ id }) => id === 'nice-green-things') as Play);
    const bounds: { readonly at: number; readonly least: number; readonly most: number }[] = [];
    for (let turn = 0; !match.over; turn += 1) {
      const { figures } = forecastIn(match, null).find(({ code }) => code === 'turns-left') as Foreseen;
      bounds.push({
        at: match.game.round(match.state),
        least: Number(figures?.['least']),
        most: Number(figures?.['most']),
      });
      const question = match.open[0] as Question;
      match.answer(question.seat, answerTo(question, ['roll', 'end-turn'], turn));
    }
    const last = match.game.round(match.state);
    expect(bounds.length).toBeGreaterThan(20);
    for (const { at, least, most } of bounds) {
      expect(least).toBeLessThanOrEqual(last - at);
      expect(most).toBeGreaterThanOrEqual(last - at);
    }
  });
});

/** The state does not change, and every line is plain data with a sentence. @returns the lines of all readers */
function checkForecasts(match: Match, players: number, speech: Speech): Foreseen[] {
  const before = digest(match.state);
  const lines = readers(players).flatMap((seat) => forecastIn(match, seat));
  expect(digest(match.state)).toBe(before);
  expect(JSON.parse(JSON.stringify(lines))).toEqual(lines);
  for (const line of lines) {
    expect(speech.words.forecast, line.code).toHaveProperty(line.code);
    const text = forecastText(line, speech);
    expect(text).not.toMatch(/undefined|NaN|-0\b|\{|\}/);
    expect(text).toContain(line.rule);
  }
  return lines;
}

/** The log up to the end of the round if nobody changes anything; the match is then restored. */
function playedQuietly(match: Match, quiet: readonly Value[]): readonly LogEntry[] {
  const { answered } = match;
  const known = match.log().length;
  const round = match.game.round(match.state);
  while (!match.over && match.game.round(match.state) === round) {
    const question = match.open[0] as Question;
    const value = quiet.find((word) => offers(question, word)) ?? optionAt(question, 0);
    match.answer(question.seat, value);
  }
  const happened = match.log().slice(known);
  match.undo(match.answered - answered);
  return happened;
}

/** Lines that come only where others decide so. */
const perhaps: readonly string[] = ['co-sponsored'];

/**
 * Every line about a seat that falls due in this round stands in the log, with the figures that both have; what there was
 * before is told by the forecast alone, unless it fell short.
 * @returns how many there were
 */
function compare(lines: readonly Foreseen[], happened: readonly LogEntry[]): number {
  const due = lines.filter(
    ({ code, seat, figures }) =>
      seat !== undefined &&
      (figures?.['rounds'] ?? 0) === 0 &&
      (!perhaps.includes(code) || happened.some((entry) => entry.kind === code && entry.seat === seat)),
  );
  for (const { code, seat, figures = {} } of due) {
    const entries = happened.filter((entry) => entry.kind === code && entry.seat === seat);
    const alike = entries.some((entry) =>
      Object.entries(entry.figures ?? {}).every(([name, value]) => (figures[name] ?? value) === value),
    );
    const told = [code, figures, entries.map((entry) => entry.figures)];
    expect([...told, alike]).toEqual([...told, true]);
  }
  return due.length;
}
