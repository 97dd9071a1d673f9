import { elementAt } from '../engine/checked.ts';
import type { GameResult } from '../simulation/simulation.ts';
import { meanOf, wilson } from '../simulation/statistics.ts';
import type { Summary } from '../simulation/summary.ts';
import { programWords, reportWords } from '../words/index.ts';
import { percent } from '../words/percent.ts';
import {
  alignedRows,
  LEAST_GAMES,
  type Marks,
  marksOf,
  type Names,
  plot,
  range,
  signedDecimal,
} from './report-parts.ts';

/** The most cards shown. */
const MOST_CARDS = 24;

/**
 * The report of a run for people: tables and small plots within 80 columns, except for long names.
 * @param names how the game, its cards and its figures are called; default: by their ids
 */
export function simulationReport(
  results: readonly GameResult[],
  summary: Summary,
  ascii: boolean,
  { title, name: nameOf }: Names = { title: summary.game, name: (id) => id },
): string[] {
  const marks = marksOf(ascii);
  const words = reportWords().simulation;
  const { min, max, mean } = summary.decisionsPerGame;
  const { seconds, gamesPerSecond, decisionsPerSecond } = summary;
  const time =
    seconds === null ? [] : [words.time(seconds, Number(gamesPerSecond), Number(decisionsPerSecond))];
  return [
    words.run(summary.games, title, summary.players, summary.seed),
    '',
    ...botTable(results, summary, marks),
    '',
    ...seatTable(results, summary, marks),
    '',
    ...plot(
      words.measures.scores,
      results.flatMap(({ scores }) => [...scores]),
      marks,
    ),
    '',
    ...plot(
      words.measures.rounds,
      results.map(({ rounds }) => rounds),
      marks,
    ),
    words.decisions(min, max, mean),
    ...figureLines(results, marks, nameOf),
    ...cardTable(results, marks, nameOf),
    '',
    ...time,
    words.digest(summary.digest, ''),
  ];
}

/** Wins by bot: the share of the games, its interval, and the share that chance alone would give. */
function botTable(results: readonly GameResult[], { byBot, players }: Summary, marks: Marks): string[] {
  const rows = byBot.map(({ bot, seats, share, scores }) => {
    const places = results.flatMap(({ bots, places: own }) =>
      own === undefined ? [] : own.filter((_, seat) => bots[seat] === bot),
    );
    return [
      reportWords().simulation.level(bot),
      String(seats),
      percent(share.share, 1),
      `${percent(share.low, 1)}–${percent(share.high, 1)}`,
      range(share, marks),
      places.length === 0 ? '' : meanOf(places).toFixed(2),
      scores.mean.toFixed(1),
    ];
  });
  const levels = byBot.map(({ bot }) => bot);
  const { columns, chance } = reportWords().simulation;
  const whole = programWords().within(0, 100);
  const head = [columns.bot, columns.seats, columns.wins, '95 %', `${whole} %`, columns.place, columns.score];
  return [
    ...alignedRows([head, ...rows], marks),
    chance(percent(1 / players, 1)),
    ...balance(results, levels),
  ];
}

/** Says whether every bot sat at every seat equally often; otherwise the figures mix effects of bots and seats. */
function balance(results: readonly GameResult[], levels: readonly string[]): string[] {
  if (levels.length === 1) return [];
  const counts = levels.map((level) => {
    const bySeat = new Map<number, number>();
    for (const { bots } of results) {
      bots.forEach((bot, seat) => {
        if (bot === level) bySeat.set(seat, (bySeat.get(seat) ?? 0) + 1);
      });
    }
    return results[0]?.bots.map((_, seat) => bySeat.get(seat) ?? 0) ?? [];
  });
  const isBalanced = counts.every((bySeat) => Math.max(...bySeat) - Math.min(...bySeat) <= levels.length);
  const { balanced, unbalanced } = reportWords().simulation;
  return [isBalanced ? balanced : unbalanced];
}

function seatTable(results: readonly GameResult[], { scores, wins, games }: Summary, marks: Marks): string[] {
  const rows = scores.map(({ mean, sd, min, max }, seat) => {
    const level = new Set(results.map(({ bots }) => bots[seat]));
    const share = wilson(elementAt(wins, seat), games);
    return [
      String(seat),
      [...level].map((bot) => (bot === undefined ? '' : reportWords().simulation.level(bot))).join(' '),
      percent(share.share, 1),
      `±${percent((share.high - share.low) / 2, 1)}`,
      mean.toFixed(1),
      sd.toFixed(1),
      String(min),
      String(max),
    ];
  });
  const { seat, bot, wins: won, score, deviation, least, most } = reportWords().simulation.columns;
  return alignedRows([[seat, bot, won, '', score, deviation, least, most], ...rows], marks);
}

function figureLines(results: readonly GameResult[], marks: Marks, nameOf: (id: string) => string): string[] {
  const names = Object.keys(results[0]?.figures ?? {});
  return names.flatMap((name) => [
    '',
    ...plot(
      nameOf(name),
      results.map(({ figures }) => figures?.[name] ?? 0),
      marks,
    ),
  ]);
}

/** How often each card was taken, and by how many points the seats that took it beat the mean of their tables. */
function cardTable(results: readonly GameResult[], marks: Marks, nameOf: (id: string) => string): string[] {
  const taken = new Map<string, { seats: number; games: Set<number>; ahead: number }>();
  let seats = 0;
  let spread = 0;
  for (const { number, scores, cards } of results) {
    if (cards === undefined) return [];
    const mean = meanOf(scores);
    cards.forEach((own, seat) => {
      seats += 1;
      spread += (elementAt(scores, seat) - mean) ** 2;
      for (const card of new Set(own)) {
        const entry = taken.get(card) ?? { seats: 0, games: new Set<number>(), ahead: 0 };
        entry.seats += 1;
        entry.games.add(number);
        entry.ahead += elementAt(scores, seat) - mean;
        taken.set(card, entry);
      }
    });
  }
  if (taken.size === 0) return [];
  const deviation = Math.sqrt(spread / Math.max(1, seats));
  const known = [...taken].filter(([, entry]) => entry.seats >= LEAST_GAMES);
  known.sort(([, a], [, b]) => b.ahead / b.seats - a.ahead / a.seats);
  const shown =
    known.length <= MOST_CARDS ? known : [...known.slice(0, MOST_CARDS / 2), ...known.slice(-MOST_CARDS / 2)];
  const rows = shown.map(([card, entry]) => [
    // Cards of one name are told apart by their ids.
    shown.filter(([other]) => nameOf(other) === nameOf(card)).length > 1 ? card : nameOf(card),
    percent(entry.games.size / results.length, 1),
    percent(entry.seats / seats, 1),
    signedDecimal(entry.ahead / entry.seats),
    `±${((1.96 * deviation) / Math.sqrt(entry.seats)).toFixed(1)}`,
  ]);
  const left = known.length - shown.length;
  const { columns, worth, cardsOmitted } = reportWords().simulation;
  return [
    '',
    ...alignedRows([[columns.card, columns.games, columns.seats, columns.worth, ''], ...rows], marks),
    worth,
    ...(left > 0 ? [cardsOmitted(left)] : []),
  ];
}
