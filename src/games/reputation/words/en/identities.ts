import type { Agenda } from '../../agenda-declarations.ts';
import type { AgendaRule, PowerRule } from '../../components.ts';
import type { Power } from '../../power-declarations.ts';
import { credits, workers } from './numbers.ts';

type Figures = Readonly<Record<string, number>>;

/** The phrase of each condition and effect of a power; one that goes without saying has none. */
export const powerPhrases: Readonly<Record<string, (figures: Figures) => string>> = {
  'while-leading-nothing': () => 'while you lead nothing',
  'matches-private-bid': () => 'your private bid may equal the leader\u2019s and takes the lead',
  'wins-co-sponsor-tie': () =>
    'if you tie with the other neighbour for co-sponsor, you win although the marker points away',
  'one-worker-fewer': () => 'bid on the public project with one worker fewer than it shows, at least 1',
  'recalls-workers': ({ workers: most = 0 }) =>
    `before you act, move ${most === 1 ? '1 worker' : `1 to ${most} workers`} from your stacks straight to HQ`,
  'names-co-sponsor': () => 'as primary sponsor name either neighbour co-sponsor after the hands are open',
  'boxes-private-project': () => 'the private project that you win goes to the box; its credits are yours',
  'fee-when-outbid': ({ credits: fee = 0 }) => `${credits(fee)} from the bank when you are outbid`,
  'while-leading-one': () => 'leading one project',
  'bids-on-other-project': () => 'bid on the other as well',
};

/** The phrase of each condition of an agenda; `by` is its figure. */
export const agendaPhrases: Readonly<Record<string, (by: number) => string>> = {
  'wins-private': () => 'each time you win the private project',
  'private-credits': (by) => `with ${by} or more credits beside it`,
  'small-private-bid': (by) => `with a bid of ${upTo(1, by)}`,
  'wins-public': () => 'each time you win a public project',
  'shown-workers': (by) => `that shows ${by} or more workers`,
  'co-sponsors': () => 'each time you become co-sponsor',
  'small-co-bid': (by) => `with a bid of ${upTo(0, by)}`,
  'fullest-hq': () => 'each time you alone have the most workers in HQ when a round ends',
  'sponsors-either': () => 'each time you sponsor or co-sponsor',
  'workers-on-both-stacks': () => 'and have workers on both of your shared stacks after co-sponsorship',
  'is-outbid': () => 'for each round in which you are outbid',
  'sponsors-nothing': () => 'and sponsor nothing',
  'won-private': () => 'each time you win the private project',
  'sponsors-public-too': () => 'and sponsor or co-sponsor the public one',
};

/** A number of workers within bounds. */
const upTo = (from: number, to: number) =>
  from === to ? workers(to) : `${from}${to === from + 1 ? ' or ' : ' to '}${workers(to)}`;

/** The effect of a power, which follows its name and its number of uses. */
export const powerText = ({ effects }: Power, rule: PowerRule): string =>
  `${effects.map(({ phrase }) => powerPhrases[phrase]?.(rule as unknown as Figures) ?? phrase).join(', ')}.`;

/** The conditions of an agenda, which follow its payment. */
export const agendaText = ({ conditions }: Agenda, rule: AgendaRule): string =>
  `${conditions
    .map(({ phrase, figure }) => {
      const by = figure === undefined ? 0 : ((rule as unknown as Figures)[figure] ?? 0);
      return agendaPhrases[phrase]?.(by) ?? phrase;
    })
    .join(' ')}.`;
