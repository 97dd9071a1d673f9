import type { Answer } from '../../../engine/answer.ts';
import { EventError, type StepRunner } from '../../../engine/events.ts';
import type { Seat } from '../../../engine/question.ts';
import { printedWorkers, smallestPrivateBid } from '../bid-conditions.ts';
import { actObstacle } from '../bidding-options.ts';
import type { ReputationComponents } from '../components.ts';
import { reputationFromPublic } from '../final-scoring.ts';
import { leftOf, playerAt, type ReputationState, rightOf } from '../state.ts';
import { view as viewOf } from '../view.ts';
import { notation } from '../words/notation.ts';
import { observeView } from './observed-view.ts';
import { printPosition, printProject } from './position-print.ts';

type ReputationRunner = StepRunner<ReputationState, ReputationComponents>;
type Wanted = Readonly<Record<string, unknown>>;

/** Everything that `then` may name: the words of the position, and what the rules derive from it. */
export function observe(runner: ReputationRunner, wanted: Wanted): Record<string, unknown> {
  const { state, setting } = runner;
  const printed = printPosition(state, setting);
  return {
    privateCard: null,
    publicCard: null,
    privateBid: null,
    publicBid: null,
    pendingPublic: null,
    coSponsor: null,
    ...printed,
    sharedStacks: wantedStacks(printed['sharedStacks'], wanted['sharedStacks']),
    deckSize: { private: state.privateDeck.length, public: state.publicDeck.length },
    unusedCards: { private: state.unusedPrivate.length, public: state.unusedPublic.length },
    nextPlayer: nextPlayer(state),
    legal: legalOf(state, setting.components, wanted['legal']),
    coSponsorCandidates: candidatesOf(state),
    ...boxedAndBanked(runner),
    ...tablesOf(state, setting.components),
    ...('view' in wanted ? { view: viewWords(runner, wanted['view']) } : {}),
  };
}

/** The stacks that `then` lists, in its order; the others are not compared. */
export function wantedStacks(stacks: unknown, wanted: unknown): unknown {
  if (!Array.isArray(stacks) || !Array.isArray(wanted)) return stacks;
  return wanted.map(({ pair }) => stacks.find((stack) => String(stack.pair) === String(pair)));
}

function nextPlayer(state: ReputationState): Seat | null {
  return state.turn ?? (state.biddingOver || state.nextStep !== 'returnWorkers' ? null : state.startPlayer);
}

/** The options of the wanted seats; a seat that is not in turn has none. */
function legalOf(state: ReputationState, components: ReputationComponents, wanted: unknown): unknown {
  if (typeof wanted !== 'object' || wanted === null) return undefined;
  return Object.fromEntries(
    Object.keys(wanted).map((key) => [key, legalFor(state, components, Number(key))]),
  );
}

function legalFor(state: ReputationState, components: ReputationComponents, seat: Seat): unknown {
  if (state.players[seat] === undefined) throw new EventError(notation().legalSeat(seat));
  if (nextPlayer(state) !== seat) return { bidPrivate: 'none', bidPublic: 'none', speculate: false };
  const may = (act: 'bid-private' | 'bid-public') => actObstacle(state, components, seat, act) === undefined;
  return {
    bidPrivate: may('bid-private')
      ? { min: smallestPrivateBid(state), max: playerAt(state, seat).hq }
      : 'none',
    bidPublic: may('bid-public')
      ? { workers: printedWorkers(state, components), minMove: 1, maxMove: state.creditsOnPublic }
      : 'none',
    speculate: true,
  };
}

function candidatesOf(state: ReputationState): unknown {
  const primary = state.pendingPublic?.player;
  return primary === undefined ? null : { left: leftOf(state, primary), right: rightOf(state, primary) };
}

/** Cards put into the box, and credits returned to the bank, since the scenario began. */
function boxedAndBanked({ log, setting }: ReputationRunner): { boxed: string[]; toBank: number } {
  const boxed: string[] = [];
  let toBank = 0;
  for (const { kind, figures } of log) {
    if (kind !== 'private-unbid' && kind !== 'public-unbid' && kind !== 'whitewash') continue;
    boxed.push(String(printProject(setting.components, String(figures?.['card']))['name'] ?? ''));
    toBank += Number(figures?.['credits'] ?? 0);
  }
  return { boxed, toBank };
}

function tablesOf(state: ReputationState, components: ReputationComponents): Record<string, unknown> {
  const counts = components.stated?.hqCounts;
  return {
    ...(counts === undefined
      ? {}
      : {
          reputationFromHQ: counts.map((hq) => components.reputationOfHq[hq]),
          creditsFromHQ: counts.map((hq) => components.creditsOfHq[hq]),
        }),
    reputationFromPublic: Object.fromEntries(
      state.players.map((_, seat) => [seat, reputationFromPublic(state, components, seat)]),
    ),
  };
}

/** A scenario's runner that knows what each seat has committed; the table shows a seat only its own decision. */
interface SealedDesk extends ReputationRunner {
  sealedOf?(seat: Seat | null): readonly Answer[];
}

function viewWords(runner: SealedDesk, wanted: unknown): Record<string, unknown> {
  const { state, setting, log, viewer } = runner;
  if (viewer === undefined) throw new EventError(notation().noView);
  const open = runner.sealedOf?.(viewer) ?? [];
  const view = viewOf(state, viewer, setting.components, open);
  const deciding = runner.step === 'resolveCoSponsorship' ? runner.open.map(({ seat }) => seat) : null;
  const opened = log.findLast(({ kind }) => kind === 'hands-opened')?.figures;
  const words = observeView(view, deciding, opened);
  const stacks =
    typeof wanted === 'object' && wanted !== null ? (wanted as Wanted)['sharedStacks'] : undefined;
  return { ...words, sharedStacks: wantedStacks(words['sharedStacks'], stacks) };
}
