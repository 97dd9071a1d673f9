import { describe, expect, it } from 'vitest';
import { games, type Manifest } from '../../src/games/index.ts';
import { type SeatingCall, seatingOf } from '../../src/table/seating.ts';
import { type SeatWish, seatsFor } from '../../src/table/seats.ts';
import { programWords as program } from '../../src/words/en/program.ts';

const Ann: SeatWish = { name: 'Ann' };
const Bo: SeatWish = { name: 'Bo' };
const Cy: SeatWish = { name: 'Cy' };
const hard: SeatWish = { bot: 'hard' };

type Call = Partial<Omit<SeatingCall, 'seats'>>;

const piped: Call = { isPersonHere: false };
const script = { seats: 0 };

interface Case {
  readonly said: string;
  readonly call: Call;
  /** Who sits there, seat by seat; with a plus before them where not all of them were chosen. */
  readonly limit: string;
  /** Green Deal and Reputation, which have the same numbers. */
  readonly three: string;
  readonly nice: string;
}

const row = (said: string, call: Call, limit: string, three = limit, nice = limit): Case => ({
  said,
  call,
  limit,
  three,
  nice,
});

const trio = '+ Player1 easy easy';
const cases: readonly Case[] = [
  row('nobody', {}, trio, trio, '+ Player1 easy'),
  row('nobody, piped', piped, trio, trio, '+ Player1 easy'),
  row('three seats', { players: 3 }, 'Player1 Player2 Player3'),
  row('three seats and a bot', { players: 3, wishes: [hard] }, 'hard Player2 Player3'),
  row('two seats and a person', { players: 2, wishes: [Ann] }, 'Ann Player2'),
  row('one seat', { players: 1 }, 'Player1'),
  row('one seat for a bot', { players: 1, wishes: [hard] }, 'hard'),
  row('one seat, with a script', { players: 1, script }, 'Player1'),
  row('one person', { wishes: [Ann] }, '+ Ann easy easy', '+ Ann easy easy', '+ Ann easy'),
  row('one person, piped', { wishes: [Ann], ...piped }, '+ Ann easy easy', '+ Ann easy easy', '+ Ann easy'),
  row('two people', { wishes: [Ann, Bo] }, 'Ann Bo', '+ Ann Bo easy', 'Ann Bo'),
  row('three people', { wishes: [Ann, Bo, Cy] }, 'Ann Bo Cy'),
  row('a person and a bot', { wishes: [Ann, hard] }, 'Ann hard', '+ Ann hard easy', 'Ann hard'),
  row('a bot and a person', { wishes: [hard, Ann] }, 'hard Ann', '+ hard Ann easy', 'hard Ann'),
  row('two people and a bot', { wishes: [Ann, hard, Bo] }, 'Ann hard Bo'),
  row('a bot', { wishes: [hard] }, '+ hard Player2', '+ hard Player2 easy', '+ hard Player2'),
  row('a bot, piped', { wishes: [hard], ...piped }, '+ hard Player2', '+ hard Player2 Player3'),
  row('two bots', { wishes: [hard, hard] }, '+ hard hard Player3', '+ hard hard Player3', 'hard hard'),
  row('two bots, piped', { wishes: [hard, hard], ...piped }, 'hard hard', '+ hard hard Player3'),
  row(
    'five bots',
    { wishes: Array.from({ length: 5 }, () => hard) },
    '+ hard hard hard hard hard Player6',
    'hard '.repeat(5),
    'hard '.repeat(5),
  ),
  row('six bots', { wishes: Array.from({ length: 6 }, () => hard) }, 'hard '.repeat(6)),
  row('a script', { script }, 'Player1 Player2', 'Player1 Player2 Player3'),
  row('a script, piped', { script, ...piped }, 'Player1 Player2', 'Player1 Player2 Player3'),
  row('a script and a person', { script, wishes: [Ann] }, 'Ann Player2', 'Ann Player2 Player3'),
  row('a script and bots', { script, wishes: [hard, hard] }, 'hard hard', 'hard hard Player3'),
  row('a script of one seat', { script: { seats: 1 }, wishes: [Ann] }, 'Ann'),
  row(
    'a script of three seats, two of them named anew',
    { script: { seats: 3 }, wishes: [Bo, hard] },
    'Bo hard Player3',
  ),
];

/** The column of the table for games of such seats. */
const columnOf: Readonly<Record<string, (expected: Case) => string>> = {
  '1 to 6, usually 3, in company 2': ({ limit }) => limit,
  '3 to 5, usually 3, in company 3': ({ three }) => three,
  '2 to 2, usually 2, in company 2': ({ nice }) => nice,
};

const seatsOf = ({ seats: { from, to, usual, company } }: Manifest): string =>
  `${from} to ${to}, usually ${usual}, in company ${company}`;

const tableFor = ({ seats }: Manifest, call: Call) =>
  seatingOf({ seats, wishes: [], isPersonHere: true, ...call });

it('has a column for every game of the box', () => {
  expect(games.filter((game) => columnOf[seatsOf(game)] !== undefined).length).toBeGreaterThanOrEqual(4);
});

describe.each(games.map((game): [string, Manifest] => [game.id, game]))('the table of %s', (_id, game) => {
  const column = columnOf[seatsOf(game)];
  it.skipIf(column === undefined).each(cases)('$said', (expected) => {
    const { players, wishes, isFilledUp } = tableFor(game, expected.call);
    const shown = seatsFor(players, wishes).map(({ name, bot }) => bot ?? name.replace(' ', ''));
    expect(`${isFilledUp ? '+ ' : ''}${shown.join(' ')}`).toBe(column?.(expected).trim());
  });

  it('has consistent numbers', () => {
    const { from, company, usual, to } = game.seats;
    expect([from, company, usual, to]).toEqual([from, company, usual, to].sort((one, other) => one - other));
    expect(company).toBeGreaterThan(1);
  });

  it('is described in a line that fits a terminal of 80 columns, with the way to choose', () => {
    const { players, wishes } = tableFor(game, {});
    const told = program.seated(seatsFor(players, wishes));
    expect(told).toMatch(/^Player 1 \(you\), Bot.* \(easy\).*--players.*--seat.*--bot/);
    expect(told.length).toBeLessThanOrEqual(74);
  });
});
