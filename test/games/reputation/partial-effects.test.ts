import { describe, expect, it } from 'vitest';
import type { ScenarioEvent } from '../../../src/engine/events.ts';
import { runScenario } from '../../../src/engine/scenario.ts';
import { reputation } from '../../../src/games/reputation/index.ts';
import { openQuestion, settingFor } from './test-match.ts';

// A power is offered only where it can be carried out in full (RR-66), an agenda pays only where its whole condition is
// met (REP-COMP-08). For every power and every agenda of the box: a position in which something falls short.

interface Case {
  /** The name of a corporation's power, or of a CEO. */
  readonly card: string;
  readonly rule: string;
  readonly when: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly events: readonly ScenarioEvent[];
  readonly then: Readonly<Record<string, unknown>>;
}

const clinics = { name: 'Night Clinics', credits: 8, workers: 2, reputation: 4 };
const barrier = { name: 'River Barrier', credits: 8, workers: 3, reputation: 4 };
const pending = { player: 1, card: { name: 'Night Clinics', reputation: 4 }, workers: 2 };

/** Seat 0 has the power on its own bidding turn. */
const turnOf = (power: string, more: object) => ({ toMove: 0, powers: { 0: { name: power } }, ...more });
const use = (power: string, more: object = {}) => ({ seat: 0, do: 'usePower', power, ...more });
const unused = { powers: { 0: { used: 0 } } };

/** Seat 1 is the primary sponsor and holds the marker on its left, where seat 2 sits; seat 0 is its right neighbour. */
const hands = (left: number, right: number): ScenarioEvent[] => [
  { seat: 1, do: 'commitHand', hand: 'left' },
  { seat: 2, do: 'commitCoBid', workers: left },
  { seat: 0, do: 'commitCoBid', workers: right },
];

const POWERS: readonly Case[] = [
  {
    card: 'Bid match',
    rule: 'RR-66',
    when: 'HQ holds two workers of three',
    given: turnOf('Bid match', { hq: { 0: 2, 1: 4 }, privateBid: { player: 1, workers: 3 } }),
    events: [use('Bid match', { refused: 'too-few-workers' })],
    then: { ...unused, hq: { 0: 2 }, privateBid: { player: 1, workers: 3 } },
  },
  {
    card: 'Casting vote',
    rule: 'RR-25',
    when: 'HQ is empty: a tie of 0 to 0 is won without a worker',
    given: { hq: { 0: 0, 2: 0 }, pendingPublic: pending, powers: { 0: { name: 'Casting vote' } } },
    events: [...hands(0, 0), use('Casting vote')],
    then: { coSponsor: 0, sharedStacks: [{ pair: [0, 1], workers: { 0: 0, 1: 2 } }] },
  },
  {
    card: 'Automation',
    rule: 'RR-66',
    when: 'HQ holds one worker of two',
    given: turnOf('Automation', { hq: { 0: 1 }, publicCard: barrier }),
    events: [use('Automation', { moveCredits: 1, refused: 'too-few-workers' })],
    then: { ...unused, hq: { 0: 1 }, creditsOnPublic: 8 },
  },
  {
    card: 'Automation',
    rule: 'REP-BID-16',
    when: 'no credit is left to move',
    given: turnOf('Automation', { hq: { 0: 5 }, publicCard: barrier, creditsOnPublic: 0 }),
    events: [use('Automation', { moveCredits: 1, refused: 'no-credits' })],
    then: { ...unused, hq: { 0: 5 } },
  },
  {
    card: 'Recall',
    rule: 'RR-48',
    when: 'two workers lie there of the three that may come: all of them come',
    given: turnOf('Recall', { hq: { 0: 1 }, privateStacks: { 0: { workers: 2 } } }),
    events: [use('Recall', { from: { middle: 2 } })],
    then: { hq: { 0: 3 }, powers: { 0: { used: 1 } }, privateStacks: { 0: { workers: 0 } } },
  },
  {
    card: 'Recall',
    rule: 'RR-66',
    when: 'no worker lies there',
    given: turnOf('Recall', { hq: { 0: 1 } }),
    events: [use('Recall', { from: { middle: 1 }, refused: 'no-worker-there' })],
    then: { ...unused, hq: { 0: 1 } },
  },
  {
    card: 'Chosen partner',
    rule: 'RR-24 RR-50',
    when: 'the partner has bid no worker: it co-sponsors with none',
    given: { hq: { 0: 4, 2: 6 }, pendingPublic: pending, powers: { 1: { name: 'Chosen partner' } } },
    events: [...hands(3, 0), { seat: 1, do: 'usePower', power: 'Chosen partner', partner: 'right' }],
    then: {
      coSponsor: 0,
      hq: { 0: 4, 2: 6 },
      powers: { 1: { used: 1 } },
      sharedStacks: [{ pair: [0, 1], workers: { 0: 0, 1: 2 } }],
    },
  },
  {
    card: 'Whitewash',
    rule: 'RR-66',
    when: 'there are no credits to take: the card goes to the box all the same',
    given: {
      biddingOver: true,
      privateCard: { name: 'Deep Mine', loss: 4 },
      privateBid: { player: 0, workers: 2 },
      publicBid: { player: 1, workers: 2 },
      creditsOnPrivate: 0,
      powers: { 0: { name: 'Whitewash' } },
    },
    events: [use('Whitewash'), { step: 'determineWinners' }],
    then: { credits: { 0: 0 }, boxed: ['Deep Mine'], privateStacks: { 0: { cards: [], workers: 2 } } },
  },
  {
    card: 'Consolation fee',
    rule: 'RR-66',
    when: 'one use of three is left and its owner is outbid twice',
    given: {
      toMove: 0,
      hq: { 0: 9, 1: 9, 2: 9 },
      powers: { 0: { name: 'Consolation fee', used: 2 } },
    },
    events: [
      { seat: 0, do: 'bidPrivate', workers: 1 },
      { seat: 1, do: 'bidPrivate', workers: 2 },
      { seat: 2, do: 'speculate' },
      { seat: 0, do: 'bidPrivate', workers: 3 },
      { seat: 1, do: 'bidPrivate', workers: 4 },
    ],
    then: { credits: { 0: 1 }, powers: { 0: { used: 3 } } },
  },
  {
    card: 'Parallel desk',
    rule: 'RR-66',
    when: 'HQ holds two workers of three for the other project',
    given: turnOf('Parallel desk', {
      hq: { 0: 2 },
      publicCard: barrier,
      privateBid: { player: 0, workers: 2 },
    }),
    events: [use('Parallel desk', { moveCredits: 1, refused: 'too-few-workers' })],
    then: { ...unused, hq: { 0: 2 } },
  },
  {
    card: 'Parallel desk',
    rule: 'REP-BID-21',
    when: 'no credit is left on the other project',
    given: turnOf('Parallel desk', {
      hq: { 0: 5 },
      publicCard: clinics,
      creditsOnPublic: 0,
      privateBid: { player: 0, workers: 2 },
    }),
    events: [use('Parallel desk', { moveCredits: 1, refused: 'no-credits' })],
    then: { ...unused, hq: { 0: 5 } },
  },
];

const winning = (ceo: string, more: object) => ({
  given: { biddingOver: true, agendas: { 0: { name: ceo } }, ...more },
  events: [{ step: 'determineWinners' }],
  then: { repTokens: { 0: 0 } },
});

const sponsoring = (ceo: string, left: number, right: number, more: object = {}) => ({
  given: { hq: { 0: 4, 2: 6 }, pendingPublic: pending, agendas: { 0: { name: ceo } }, ...more },
  events: [...hands(left, right), { step: 'resolveCoSponsorship' }],
  then: { repTokens: { 0: 0 } },
});

const AGENDAS: readonly Case[] = [
  {
    card: 'Ilva Brandt',
    rule: 'REP-COMP-08',
    when: 'six credits of seven lie there',
    ...winning('Ilva Brandt', { creditsOnPrivate: 6, privateBid: { player: 0, workers: 1 } }),
  },
  {
    card: 'Greta Vane',
    rule: 'REP-COMP-08',
    when: 'the bid is one worker too large',
    ...winning('Greta Vane', { privateBid: { player: 0, workers: 3 } }),
  },
  {
    card: 'Sena Okoro',
    rule: 'REP-COMP-08',
    when: 'the card shows two workers of three',
    ...winning('Sena Okoro', { publicCard: clinics, publicBid: { player: 0, workers: 2 } }),
  },
  {
    card: 'Otis Marrow',
    rule: 'REP-COMP-08',
    when: 'the bid is one worker too large',
    ...sponsoring('Otis Marrow', 1, 2),
  },
  {
    card: 'Noor Castellan',
    rule: 'REP-COMP-08',
    when: 'workers lie on one stack of two',
    ...sponsoring('Noor Castellan', 0, 1),
  },
  {
    card: 'Tomas Rill',
    rule: 'REP-COMP-08',
    when: 'it was outbid and co-sponsors after all',
    ...sponsoring('Tomas Rill', 0, 1, { outbid: [0] }),
  },
  {
    card: 'Mika Dorset',
    rule: 'REP-COMP-08',
    when: 'it has the private project and no part in the public one',
    ...sponsoring('Mika Dorset', 2, 1, { privateSponsor: 0 }),
  },
  {
    card: 'Pavel Lind',
    rule: 'REP-COMP-08',
    when: 'HQ is as full as another: a tie for the most pays nobody',
    given: { round: 3, hq: { 0: 7, 1: 7, 2: 3 }, agendas: { 0: { name: 'Pavel Lind' } } },
    events: [{ step: 'prepareNextRound' }],
    then: { repTokens: { 0: 0 } },
  },
];

describe('a power or an agenda that falls short (RR-66, REP-COMP-08)', () => {
  it('is decided for every corporation and every CEO of the box (REP-COMP-06, REP-COMP-07)', () => {
    const { corporations, ceos } = settingFor(3).components;
    const powers = Object.values(corporations).map(({ power }) => power);
    expect([...new Set(POWERS.map(({ card }) => card))].sort()).toEqual(powers.sort());
    const names = Object.values(ceos).map(({ name }) => name);
    expect([...new Set(AGENDAS.map(({ card }) => card))].sort()).toEqual(names.sort());
  });

  it.each([...POWERS, ...AGENDAS])('$card, if $when ($rule)', ({ given, events, then }) => {
    const scenario = {
      id: 'T',
      title: 'test',
      rules: [],
      players: 3,
      options: {},
      given,
      when: [...events],
      then,
    };
    expect(runScenario(reputation, scenario).message).toBeUndefined();
  });

  it('is refused with what it needs and what there is (RR-66)', () => {
    const given = turnOf('Automation', { hq: { 0: 1 }, publicCard: barrier });
    expect(openQuestion(3, 'biddingTurn', given).barred?.()).toContainEqual(
      expect.objectContaining({
        option: 'automation',
        because: 'too-few-workers',
        need: 2,
        have: 1,
        of: 'hq',
      }),
    );
  });
});
