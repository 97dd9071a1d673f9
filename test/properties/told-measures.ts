import type { Seat, Value } from '../../src/engine/question.ts';
import { readComponents, shippedComponents } from '../../src/games/green-deal/components.ts';
import type { Measure, Moment } from './told-effects.ts';

/** The figure under the first of these paths that the ledger has. */
const at = ({ ledger }: Moment, ...paths: readonly string[]): Value | undefined =>
  paths.map((path) => ledger[path]).find((figure) => figure !== undefined);

/** The sum of all figures whose path fits. */
function sumOf({ ledger }: Moment, path: RegExp): number {
  let sum = 0;
  for (const [name, value] of Object.entries(ledger)) if (path.test(name)) sum += Number(value);
  return sum;
}

function limitFigure(what: string, seat: Seat, moment: Moment): Value | undefined {
  const own = `nations.${seat}`;
  switch (what) {
    case 'living-standard':
      return sumOf(moment, new RegExp(`^${own}\\.classes\\.`));
    case 'plant':
      return sumOf(moment, new RegExp(`^${own}\\.production\\.`));
    case 'attacked-plant':
      return sumOf(moment, new RegExp(`^${own}\\.production\\.(industrial|military)$`));
    case 'resource':
      return sumOf(moment, new RegExp(`^${own}\\.(renewable|industrial|military)$`));
    case 'hand':
      return moment.view.nations[seat].handSize;
    case 'cards-in-decks':
      return undefined;
    default:
      return at(
        moment,
        `${own}.${what}`,
        `${own}.classes.${what}`,
        `${own}.production.${what.replace(/-plant$/, '')}`,
        what,
      );
  }
}

const { loanPenalty } = readComponents(shippedComponents);

function greenDealFigure(what: string, seat: Seat, moment: Moment): Value | undefined {
  const own = `companies.${seat}`;
  const company = moment.view.companies[seat];
  if (what === 'steps') return company.incomeStep;
  if (what === 'debt') return company.loans.reduce((sum: number, loan: number) => sum + loan, 0);
  if (what === 'pr-points') return company.chips.reduce((sum: number, chip: number) => sum + chip, 0);
  if (what === 'shortfall') return company.shortfall;
  // What is unpaid for good costs its points at the end.
  if (what === 'points-at-end') return company.points - company.shortfall * loanPenalty;
  return at(moment, `${own}.${what}`);
}

const REPUTATION_PATHS: Readonly<Record<string, string>> = {
  'speculation-run': 'speculationRun',
  'credits-on-private': 'creditsOnPrivate',
  'credits-on-public': 'creditsOnPublic',
};

/**
 * Notes of effects that happen on a condition, most of them in a later step: each game's own tests compare them with the
 * table where the condition is met.
 */
const CONDITIONAL = new Set(['if-it-wins', 'if-won', 'nothing-moved']);

function reputationFigure(what: string, seat: Seat, moment: Moment): Value | undefined {
  const own = `players.${seat}`;
  if (what === 'credits') return moment.state.players[seat].credits;
  if (what === 'reputation') return moment.state.players[seat].reputation;
  if (what === 'break-room') return sumOf(moment, new RegExp(`^${own}\\.breakRoom\\.`));
  if (what === 'private-cards') return at(moment, `${own}.privateCards`);
  return at(moment, REPUTATION_PATHS[what] ?? `${own}.${what}`, `${own}.breakRoom.${what}`);
}

function niceFigure(what: string, seat: Seat, moment: Moment): Value | undefined {
  return at(moment, `players.${seat}.${what}`, `players.${seat}.worth.${what}`);
}

/** How each game's told effects are measured. */
export const measures: Readonly<Record<string, Measure>> = {
  limit: {
    figure: ({ what }, seat, moment) => limitFigure(what, seat, moment),
    settled: {
      // A card has done all that it told once the log says that it is played, whatever was asked in between.
      play: { by: ['played'], void: ['not-paid'] },
      target: { by: ['played'], void: ['not-paid'] },
      contribute: { by: ['help-given', 'help-refused', 'played', 'not-paid'] },
      give: { by: ['help-given', 'help-refused'] },
      pay: { by: ['allied', 'offer-refused'] },
      accept: { by: ['allied', 'offer-refused'] },
    },
  },
  'green-deal': { figure: ({ what }, seat, moment) => greenDealFigure(what, seat, moment) },
  reputation: {
    figure: ({ what, note = '' }, seat, moment) =>
      CONDITIONAL.has(note) ? undefined : reputationFigure(what, seat, moment),
  },
  'nice-green-things': {
    figure: ({ what, note = '' }, seat, moment) =>
      CONDITIONAL.has(note) ? undefined : niceFigure(what, seat, moment),
  },
};
