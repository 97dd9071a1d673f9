import { entryOf } from '../../../engine/checked.ts';
import type { Setting } from '../../../engine/game.ts';
import type { ReputationComponents } from '../components.ts';
import { leftOf, type ReputationState, type SharedStack } from '../state.ts';

/** The whole position in the words of `given`; reading it on top of a fresh set-up gives the same state. */
export function printPosition(
  state: ReputationState,
  setting: Setting<ReputationComponents>,
): Record<string, unknown> {
  const { components } = setting;
  const privates = (ids: readonly string[]) => ids.map((id) => printProject(components, id));
  return {
    round: state.round,
    nextStep: state.nextStep ?? 'over',
    startPlayer: state.startPlayer,
    ...(state.turn === null ? {} : { toMove: state.turn }),
    speculationRun: state.speculationRun,
    biddingOver: state.biddingOver,
    gameOver: state.gameOver,
    hq: bySeat(state, ({ hq }) => hq),
    breakRoom: bySeat(state, ({ breakRoom }) => ({ ...breakRoom })),
    credits: bySeat(state, ({ credits }) => credits),
    repTokens: bySeat(state, ({ repTokens }) => repTokens),
    outbid: state.players.flatMap(({ outbid }, seat) => (outbid ? [seat] : [])),
    privateStacks: bySeat(state, ({ privateCards, privateWorkers }) => ({
      cards: privates(privateCards),
      workers: privateWorkers,
    })),
    sharedStacks: state.sharedStacks.map((stack, seat) => printStack(state, components, stack, seat)),
    ...printProjects(state, components),
    marker: { with: state.marker },
    ...(state.privateSponsor === null ? {} : { privateSponsor: state.privateSponsor }),
    ...(state.coSponsor === null ? {} : { coSponsor: state.coSponsor }),
    coSponsorshipSkipped: state.coSponsorshipSkipped,
    ...printIdentities(state, components),
    deckCards: { private: privates(state.privateDeck), public: privates(state.publicDeck) },
    unusedCardFaces: { private: privates(state.unusedPrivate), public: privates(state.unusedPublic) },
    box: privates(state.box),
    bank: state.bank,
    random: [...state.random],
    ...printScore(state, components),
  };
}

function bySeat<T>(
  state: ReputationState,
  print: (player: ReputationState['players'][number]) => T,
): Record<number, T> {
  const map: Record<number, T> = {};
  state.players.forEach((player, seat) => {
    map[seat] = print(player);
  });
  return map;
}

/** A card as a position writes it: its name, if it has one, and its figures. */
export function printProject(components: ReputationComponents, id: string): Record<string, unknown> {
  const ofPrivate = components.privateProjects[id];
  if (ofPrivate !== undefined) return { ...named(ofPrivate.name), loss: ofPrivate.loss };
  const { name, credits, workers, reputation } = entryOf(components.publicProjects, id);
  return { ...named(name), credits, workers, reputation };
}

function named(name: string): { name?: string } {
  return name === '' ? {} : { name };
}

function printStack(
  state: ReputationState,
  components: ReputationComponents,
  stack: SharedStack,
  seat: number,
): Record<string, unknown> {
  const left = leftOf(state, seat);
  return {
    pair: [seat, left],
    cards: stack.cards.map((id) => printProject(components, id)),
    workers: { [seat]: stack.workers[0], [left]: stack.workers[1] },
  };
}

function printProjects(state: ReputationState, components: ReputationComponents): Record<string, unknown> {
  const { privateCard, publicCard, pendingPublic } = state;
  const bidding = state.nextStep === 'biddingTurn' || state.nextStep === 'determineWinners';
  const current = (word: string, id: string | null) => {
    if (id !== null) return { [word]: printProject(components, id) };
    return bidding ? { [word]: 'none' } : {};
  };
  return {
    ...current('privateCard', privateCard),
    ...current('publicCard', publicCard),
    creditsOnPrivate: state.creditsOnPrivate,
    creditsOnPublic: state.creditsOnPublic,
    ...(state.privateBid === null ? {} : { privateBid: { ...state.privateBid } }),
    ...(state.publicBid === null ? {} : { publicBid: { ...state.publicBid } }),
    ...(pendingPublic === null
      ? {}
      : { pendingPublic: { ...pendingPublic, card: printProject(components, pendingPublic.card) } }),
  };
}

function printIdentities(state: ReputationState, components: ReputationComponents): Record<string, unknown> {
  const powers: Record<number, unknown> = {};
  const agendas: Record<number, unknown> = {};
  state.players.forEach(({ corporation, powerUsed, ceo, agendaMet }, seat) => {
    if (corporation !== null) {
      const { name, rule } = entryOf(components.corporations, corporation);
      powers[seat] = { name, rule: { ...rule }, used: powerUsed };
    }
    if (ceo !== null) {
      const { name, rule, tokens, repeatable } = entryOf(components.ceos, ceo);
      agendas[seat] = { name, rule: { ...rule }, tokens, repeatable, met: agendaMet };
    }
  });
  return { powers, agendas };
}

function printScore(
  { final }: ReputationState,
  { stated = {} }: ReputationComponents,
): Record<string, unknown> {
  const pointsBySeat = (points: readonly number[]) =>
    Object.fromEntries(points.map((value, seat) => [seat, value]));
  return {
    ...(stated.hqCounts === undefined ? {} : { hqCounts: [...stated.hqCounts] }),
    ...(stated.reputationParts === undefined
      ? {}
      : {
          reputationParts: Object.fromEntries(
            stated.reputationParts.map((parts, seat) => [seat, { ...parts }]),
          ),
        }),
    ...(final === null
      ? {}
      : {
          reputation: pointsBySeat(final.reputation),
          profit: pointsBySeat(final.profit),
          eliminated: [...final.eliminated],
          winners: [...final.winners],
        }),
  };
}
