import { digest } from '../../src/engine/digest.ts';
import { firstObstacle, toldBy } from '../../src/engine/effects.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { optionAt } from '../../src/engine/question.ts';
import { RolloutUmpire } from '../../src/engine/umpires.ts';
import {
  type Agenda,
  type AgendaAt,
  agendaDeclarations,
  isMet,
} from '../../src/games/reputation/agenda-declarations.ts';
import { reputation } from '../../src/games/reputation/index.ts';
import { type Power, powerDeclarations } from '../../src/games/reputation/power-declarations.ts';
import type { At } from '../../src/games/reputation/power-parts.ts';
import { spendPower } from '../../src/games/reputation/powers.ts';
import { leftStack, type ReputationState, rightStack } from '../../src/games/reputation/state.ts';
import { agendaText, powerText } from '../../src/games/reputation/words/en/identities.ts';
import type { Outcome, Removal } from './removal.ts';

const setting = settingOf(reputation, 3);
const { components } = setting;

const corporationWith = (kind: Power['kind']) =>
  Object.values(components.corporations).find(({ rule }) => rule.kind === kind)!;
const ceoWith = (kind: Agenda['kind']) =>
  Object.values(components.ceos).find(({ rule }) => rule.kind === kind)!;

/** The owner of a power is seat 0 in the middle of bidding. */
function position(power: Power, change: (state: ReputationState) => void) {
  const state = setUp(reputation, setting, 'oak');
  state.players[0]!.corporation = corporationWith(power.kind).id;
  state.privateCard = Object.keys(components.privateProjects)[0]!;
  state.publicCard = Object.values(components.publicProjects).find(({ workers }) => workers === 2)!.id;
  state.creditsOnPublic = 8;
  state.players[0]!.privateWorkers = 2;
  change(state);
  return state;
}

const POSITIONS: readonly ((state: ReputationState) => void)[] = [
  (state) => {
    state.privateBid = { player: 1, workers: 2 };
  },
  (state) => {
    state.privateBid = { player: 0, workers: 2 };
  },
  (state) => {
    state.publicBid = { player: 0, workers: 2 };
  },
  (state) => {
    state.players[0]!.privateWorkers = 0;
    state.players[0]!.hq = 0;
  },
  (state) => {
    state.privateBid = { player: 0, workers: 2 };
    state.players[0]!.hq = 0;
  },
];

/** Everything that follows from a power, in many positions. */
function outcomeOf(power: Power): Outcome {
  const { rule } = corporationWith(power.kind);
  const came: unknown[] = [];
  const legality: unknown[] = [];
  const told: unknown[] = [];
  for (const change of POSITIONS) {
    const state = position(power, change);
    const bids: unknown[] = [];
    const at: At = {
      state,
      components,
      seat: 0,
      change: {},
      coSponsor: 2,
      coBid: 3,
      bids: {
        onPrivate: (...workers) => void bids.push(['private', ...workers]),
        onPublic: (...workers) => void bids.push(['public', ...workers]),
      },
      rule,
    };
    const obstacle = firstObstacle(power.effects, at) ?? null;
    legality.push(obstacle);
    told.push(toldBy(power.effects, at));
    spendPower(power, at, new RolloutUmpire(state, components, (question) => optionAt(question, 0)));
    came.push([state, bids, at.change]);
  }
  return {
    legality: digest(legality),
    told: digest(told),
    effect: digest(came),
    text: powerText(power, rule),
  };
}

/** Conditions do nothing and promise nothing by themselves. */
const isCondition = (phrase: string) => phrase.startsWith('while-');
/** Powers at moments that the rules offer only where they can be used. */
const ALWAYS_POSSIBLE = new Set([
  'wins-co-sponsor-tie',
  'names-co-sponsor',
  'boxes-private-project',
  'fee-when-outbid',
]);

/** Rounds of every sort, as the agenda of seat 0 sees them. */
function rounds(agenda: Agenda): AgendaAt[] {
  const { rule } = ceoWith(agenda.kind);
  return [0, 1].flatMap((winner) =>
    [0, 1].flatMap((sponsor) =>
      [0, 9].flatMap((amount) =>
        [true, false].map((outbid) => {
          const state = setUp(reputation, setting, 'oak');
          state.privateSponsor = winner;
          const [own] = state.players;
          own!.outbid = outbid;
          own!.hq += amount;
          leftStack(state, 0).workers[0] = amount;
          rightStack(state, 0).workers[1] = amount;
          const won = {
            privateSponsor: winner,
            privateCredits: amount,
            privateWorkers: amount,
            publicSponsor: sponsor,
            shownWorkers: amount,
          };
          const sponsors = { primary: null, coSponsor: sponsor, coBid: amount };
          return { state, seat: 0, rule, won, sponsors };
        }),
      ),
    ),
  );
}

const metIn = (agenda: Agenda) => rounds(agenda).map((at) => isMet(agenda, agenda.moment, at));

/** What follows from an agenda: it forbids nothing and tells nothing, and pays in some rounds. */
function agendaOutcome(agenda: Agenda): Outcome {
  const { rule } = ceoWith(agenda.kind);
  return { text: agendaText(agenda, rule), effect: digest(metIn(agenda)), legality: '', told: '' };
}

/** Each condition and effect of the powers of the corporations (REP-COMP-06, RR-66). */
const powers = powerDeclarations.flatMap((power) =>
  power.effects.map(
    ({ phrase }, place): Removal => ({
      of: power.word,
      side: 'effects',
      place,
      phrase,
      whole: () => outcomeOf(power),
      less: () => outcomeOf({ ...power, effects: power.effects.filter((_, other) => other !== place) }),
      same: [
        ...(isCondition(phrase) ? (['effect', 'told'] as const) : []),
        ...(ALWAYS_POSSIBLE.has(phrase) ? (['legality'] as const) : []),
      ],
    }),
  ),
);

/** Each condition of the agendas of the CEOs (REP-COMP-08, RR-49). */
const agendas = agendaDeclarations.flatMap((agenda) =>
  agenda.conditions.map(
    ({ phrase }, place): Removal => ({
      of: agenda.kind,
      side: 'conditions',
      place,
      phrase,
      whole: () => agendaOutcome(agenda),
      less: () =>
        agendaOutcome({ ...agenda, conditions: agenda.conditions.filter((_, other) => other !== place) }),
      same: ['legality', 'told'],
    }),
  ),
);

export const reputationRemovals: readonly Removal[] = [...powers, ...agendas];
