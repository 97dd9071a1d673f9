import type { Obstacle } from '../../../engine/effects.ts';
import {
  EventError,
  type EventNotation,
  Refused,
  type ScenarioEvent,
  type StepRunner,
} from '../../../engine/events.ts';
import { PlaceError } from '../../../engine/place.ts';
import { DONE, type Seat, type Value } from '../../../engine/question.ts';
import { drawNumber, type RandomStream, splitStream } from '../../../engine/random.ts';
import { type AnswerGroup, playOut } from '../../../engine/ready-answers.ts';
import { DECLINE } from '../co-sponsorship.ts';
import type { ReputationComponents } from '../components.ts';
import { eliminatedSeats, winningSeats } from '../final-scoring.ts';
import { corporationOf, POWERS } from '../powers.ts';
import { setup } from '../setup.ts';
import { leftOf, playerAt, type ReputationState, rightOf, SPACES, STEP_NAMES } from '../state.ts';
import { notation } from '../words/notation.ts';
import { observe } from './observation.ts';
import { FACELESS } from './position-cards.ts';
import { readPosition } from './position-read.ts';

type ReputationRunner = StepRunner<ReputationState, ReputationComponents>;

/** Events and observations of a scenario. */
export const events: EventNotation<ReputationState, ReputationComponents> = {
  apply: (event, runner) => {
    if ('step' in event) playStep(event, runner);
    else playAct(event, runner);
  },
  observe,
  unordered: (path) => path.length === 1 && path[0] === 'boxed',
  whole: () => false,
};

function allow(event: ScenarioEvent, words: readonly string[]): void {
  for (const word of Object.keys(event)) {
    if (!words.includes(word)) throw new EventError(notation().unknownWord(word, words.join(', ')));
  }
}

function refuse(seat: Seat, option: unknown, obstacle: Obstacle): never {
  throw new Refused({ option: String(option), ...obstacle }, seat);
}

/** Plays steps of the game, and the checks that only scenarios have. */
function playStep(event: ScenarioEvent, runner: ReputationRunner): void {
  const { step } = event;
  switch (step) {
    case 'setup':
      allow(event, ['step', 'players']);
      setUpAnew(event, runner);
      return;
    case 'view':
      allow(event, ['step', 'viewer']);
      runner.viewer = viewerOf(event['viewer'], runner);
      return;
    case 'hqTables':
    case 'reputationFromPublic':
      allow(event, ['step']);
      return;
    case 'eliminateAndRank':
      allow(event, ['step']);
      eliminateAndRank(runner);
      return;
  }
  const name = STEP_NAMES.find((known) => known === step);
  if (name === undefined) throw new EventError(notation().noStep(String(step)));
  allow(event, ['step', 'decline', 'answers']);
  // Step 5 ends automatically when the third hand is committed.
  const done =
    name === 'resolveCoSponsorship' && runner.state.pendingPublic === null && runner.state.nextStep !== name;
  if (done) return;
  if (runner.step !== name) runner.begin(name);
  const groups = [...decliningOf(event, runner), ...answersOf(event, runner)];
  const left = playOut(runner, groups, { default: ({ ask }) => defaultAnswer(ask), single: false });
  if (left.length > 0) throw new EventError(notation().nobodyAsked(left.map(({ text }) => text).join('; ')));
}

/** The default answer to a question of a step: everything moves, and no power is used. */
function defaultAnswer(ask: string): Value | undefined {
  if (ask === 'decline') return DONE;
  if (ask === 'chosen-partner') return DECLINE;
  return ask === 'whitewash' || ask === 'casting-vote' ? false : undefined;
}

function decliningOf(event: ScenarioEvent, runner: ReputationRunner): AnswerGroup[] {
  const decline = event['decline'] ?? {};
  if (typeof decline !== 'object' || decline === null) throw new EventError(notation().declineForm);
  return Object.entries(decline).map(([key, spaces]) => {
    const seat = seatIn(Number(key), runner);
    if (!Array.isArray(spaces)) throw new EventError(notation().declineSpaces);
    const unknown = spaces.find((space) => !SPACES.includes(space));
    if (unknown !== undefined) throw new EventError(notation().noSpace(String(unknown)));
    const answers = SPACES.filter((space) => spaces.includes(space)).map((value) => ({
      seat,
      ask: 'decline',
      value,
    }));
    return { seat, answers, text: `decline ${spaces.join(' ')}` };
  });
}

/** `answers: [{seat: 0, whitewash: true}]`: answers to the questions of a step by their names. */
function answersOf(event: ScenarioEvent, runner: ReputationRunner): AnswerGroup[] {
  const list = event['answers'] ?? [];
  if (!Array.isArray(list)) throw new EventError(notation().answersNoList);
  return list.map((entry: Record<string, unknown>) => {
    const { seat: given, ...asks } = entry;
    const seat = seatIn(given, runner);
    const answers = Object.entries(asks).flatMap(([ask, value]) =>
      (Array.isArray(value) ? value : [value]).map((each) => ({ seat, ask, value: each as Value })),
    );
    return { seat, answers, text: Object.entries(asks).join(' ') };
  });
}

function seatIn(value: unknown, runner: ReputationRunner): Seat {
  if (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= 0 &&
    value < runner.state.players.length
  )
    return value;
  throw new EventError(notation().noSeat(String(value)));
}

function viewerOf(value: unknown, runner: ReputationRunner): Seat | null {
  return value === null || value === 'spectator' ? null : seatIn(value, runner);
}

/**
 * Sets up a new table, as for an empty position: no identities, and seat 0 begins.
 * @throws Refused if the rules do not allow this number of players (REP-SETUP-01)
 */
function setUpAnew(event: ScenarioEvent, runner: ReputationRunner): void {
  runner.drop();
  const players = event['players'] ?? runner.setting.players;
  if (typeof players !== 'number' || !Number.isInteger(players))
    throw new EventError(notation().playersWhole);
  const { components } = runner.setting;
  if (components.workers[players] === undefined) {
    refuse(0, players, {
      because: 'players',
      rule: 'REP-SETUP-01 RR-54',
      need: players < 3 ? 3 : 5,
      have: players,
    });
  }
  const setting = { players, options: { ...runner.setting.options, identities: 'none' }, components };
  const random: RandomStream = splitStream(runner.state.random);
  const fresh = setup(setting, random, drawingFrom(random, components));
  Object.assign(runner.state, readPosition({}, fresh, setting).state);
}

function drawingFrom(random: RandomStream, components: ReputationComponents) {
  const nobody = (): never => {
    throw new PlaceError([], notation().setupAsksNothing);
  };
  return {
    components,
    random: (n: number) => drawNumber(random, n),
    choose: nobody,
    chooseAll: nobody,
    together: nobody,
    reveal: () => undefined,
  };
}

/** Runs stages 2 and 4 of the final scoring with the reputation and profit that the position gives. */
function eliminateAndRank(runner: ReputationRunner): void {
  runner.drop();
  const { final } = runner.state;
  if (final === null) throw new EventError(notation().noResult);
  final.eliminated = eliminatedSeats(final.reputation);
  final.winners = winningSeats(final.reputation, final.profit, final.eliminated);
}

function playAct(event: ScenarioEvent, runner: ReputationRunner): void {
  const seat = seatIn(event['seat'], runner);
  switch (event['do']) {
    case 'bidPrivate':
      allow(event, ['seat', 'do', 'workers']);
      bid(runner, seat, 'bid-private', 'workers', event['workers']);
      return;
    case 'bidPublic':
      allow(event, ['seat', 'do', 'moveCredits']);
      bid(runner, seat, 'bid-public', 'credits', event['moveCredits']);
      return;
    case 'speculate':
      allow(event, ['seat', 'do']);
      toBidding(runner, seat);
      answer(runner, seat, 'act', 'speculate');
      return;
    case 'commitHand':
      allow(event, ['seat', 'do', 'hand']);
      toHands(runner, seat);
      answer(runner, seat, 'hand', event['hand']);
      return;
    case 'commitCoBid':
      allow(event, ['seat', 'do', 'workers']);
      toHands(runner, seat);
      answer(runner, seat, 'co-bid', event['workers']);
      return;
    case 'usePower':
      allow(event, ['seat', 'do', 'power', 'from', 'workers', 'moveCredits', 'partner']);
      playPower(event, runner, seat);
      return;
    default:
      throw new EventError(notation().noDeed(String(event['do'])));
  }
}

/** Answers the seat's open question, which must be this one. */
function answer(runner: ReputationRunner, seat: Seat, ask: string, value: unknown): void {
  const question = runner.open.find((open) => open.seat === seat);
  if (question !== undefined && question.ask !== ask) {
    refuse(seat, value, {
      because: question.ask === 'hand' ? 'sponsor-bids-none' : 'other-question',
      rule: question.rule,
    });
  }
  runner.answer(seat, value);
}

/**
 * A bid in one event: the project, and the number of workers or credits. After a declared power, only the number is
 * needed.
 */
function bid(runner: ReputationRunner, seat: Seat, act: string, ask: string, amount: unknown): void {
  toBidding(runner, seat);
  if (runner.open[0]?.ask === 'act') answer(runner, seat, 'act', act);
  answer(runner, seat, ask, amount);
}

/**
 * Goes to the current bidding turn, and begins bidding if the position is before it.
 * @throws Refused if bidding is over, or it is another seat's turn
 */
function toBidding(runner: ReputationRunner, seat: Seat): void {
  if (runner.step !== 'biddingTurn') {
    runner.drop();
    const { state } = runner;
    if (state.biddingOver) refuse(seat, 'act', { because: 'bidding-over', rule: 'REP-BID-05' });
    if (state.turn === null) {
      state.nextStep = 'biddingTurn';
      state.turn = state.startPlayer;
      state.privateCard ??= FACELESS.private;
      state.publicCard ??= FACELESS.public;
      state.marker = 'publicCard';
    }
    runner.begin('biddingTurn');
  }
  const asked = runner.open[0]?.seat;
  if (asked === seat) return;
  // Bid match allows only one amount, so an event need not name it.
  if (asked !== undefined && runner.open[0]?.ask === 'workers' && settleOnlyAmount(runner)) {
    toBidding(runner, seat);
    return;
  }
  refuse(seat, 'act', { because: 'not-your-turn', rule: 'REP-BID-01' });
}

function settleOnlyAmount(runner: ReputationRunner): boolean {
  const question = runner.open[0];
  const options = question?.options as { from: number; to: number } | undefined;
  if (question === undefined || options === undefined || options.from !== options.to) return false;
  runner.answer(question.seat, options.from);
  return true;
}

/** @throws Refused if step 5 has nothing to decide, or the seat does not take part in it (REP-COS-01) */
function toHands(runner: ReputationRunner, seat: Seat): void {
  if (runner.step !== 'resolveCoSponsorship') {
    runner.drop();
    if (runner.state.pendingPublic === null) {
      refuse(seat, 'commit', { because: 'no-public-sponsor', rule: 'REP-BID-24' });
    }
    runner.begin('resolveCoSponsorship');
  }
  const primary = runner.state.pendingPublic?.player;
  if (primary === undefined) return;
  const parts = [primary, leftOf(runner.state, primary), rightOf(runner.state, primary)];
  if (!parts.includes(seat)) refuse(seat, 'commit', { because: 'not-involved', rule: 'REP-COS-01' });
  if (!runner.open.some((question) => question.seat === seat)) {
    refuse(seat, 'commit', { because: 'already-committed', rule: 'RR-26' });
  }
}

function playPower(event: ScenarioEvent, runner: ReputationRunner, seat: Seat): void {
  const { components } = runner.setting;
  const player = playerAt(runner.state, seat);
  const name = String(event['power']);
  const own = corporationOf(components, player);
  if (own?.name !== name && own?.power !== name) {
    const known = Object.values(components.corporations).some(
      (card) => card.name === name || card.power === name,
    );
    if (!known) throw new EventError(notation().noPower(name));
    refuse(seat, name, { because: 'not-your-power', rule: 'REP-COMP-06' });
  }
  const kind = (own as NonNullable<typeof own>).rule.kind;
  const word = POWERS[kind].word;
  switch (kind) {
    case 'privateTie':
    case 'publicMinusOne':
    case 'dualLead':
    case 'recall':
      toBidding(runner, seat);
      answer(runner, seat, 'act', word);
      if (kind === 'recall') recallFrom(event['from'], runner, seat);
      if (event['workers'] !== undefined) answer(runner, seat, 'workers', event['workers']);
      if (event['moveCredits'] !== undefined) answer(runner, seat, 'credits', event['moveCredits']);
      return;
    case 'noPrivateLoss':
      if (
        runner.step !== 'determineWinners' &&
        runner.state.privateBid !== null &&
        runner.state.biddingOver
      ) {
        runner.begin('determineWinners');
      }
      answerInWindow(runner, seat, word, true);
      return;
    case 'chooseCo':
      answerInWindow(runner, seat, word, event['partner']);
      return;
    case 'coTieWin':
      answerInWindow(runner, seat, word, true);
      return;
    case 'outbidCredit':
      refuse(seat, name, { because: 'automatic', rule: 'RR-66' });
  }
}

/** A power outside bidding can be used only when its owner is asked. */
function answerInWindow(runner: ReputationRunner, seat: Seat, ask: string, value: unknown): void {
  const question = runner.open[0];
  if (question?.seat !== seat || question.ask !== ask)
    refuse(seat, ask, { because: 'power-window', rule: 'RR-66' });
  runner.answer(seat, value);
}

function recallFrom(from: unknown, runner: ReputationRunner, seat: Seat): void {
  if (typeof from !== 'object' || from === null) throw new EventError(notation().fromForm);
  for (const [space, workers] of Object.entries(from)) {
    if (!SPACES.includes(space as never)) throw new EventError(notation().noSpace(space));
    if (typeof workers !== 'number' || !Number.isInteger(workers) || workers < 0) {
      throw new EventError(notation().fromWorkers(space));
    }
    for (let count = 0; count < workers; count += 1) {
      if (runner.open[0]?.ask !== 'recall') refuse(seat, space, { because: 'recall-limit', rule: 'RR-48' });
      runner.answer(seat, space);
    }
  }
  if (runner.open[0]?.ask === 'recall') runner.answer(seat, DONE);
}
