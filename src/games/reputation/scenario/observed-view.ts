import type { Seat, Value } from '../../../engine/question.ts';
import type { PrivateProject, PublicProject } from '../components.ts';
import type { ReputationView } from '../view.ts';

/** The word for a value that the viewer may not know. */
const HIDDEN = 'hidden';
/** The word for something that does not exist, or not yet. */
const NONE = 'none';

/**
 * A view in the words of scenarios.
 * @param deciding the seats that have not yet committed in step 5; null outside its sealed decision
 * @param opened the last decisions of the hands, if they were revealed
 */
export function observeView(
  view: ReputationView,
  deciding: readonly Seat[] | null,
  opened: Readonly<Record<string, Value>> | undefined,
): Record<string, unknown> {
  const { privateProject, publicProject, pendingPublic, final } = view;
  const bySeat = <T>(read: (player: ReputationView['players'][number]) => T) =>
    Object.fromEntries(view.players.map((player) => [player.seat, read(player)]));
  return {
    round: view.round,
    startPlayer: view.startPlayer,
    nextPlayer: view.turn,
    speculationRun: view.speculationRun,
    biddingOver: view.biddingOver,
    gameOver: view.gameOver,
    hq: bySeat(({ hq }) => hq),
    breakRoom: bySeat(({ breakRoom }) => breakRoom),
    credits: bySeat(({ credits }) => credits ?? HIDDEN),
    repTokens: bySeat(({ repTokens }) => repTokens),
    privateStacks: bySeat(({ privateStack: { cardCount, workers, cards } }) => ({
      cardCount,
      workers,
      cards: cards?.map(cardWords) ?? HIDDEN,
    })),
    sharedStacks: view.sharedStacks.map(({ pair, cards, workers }) => ({
      pair,
      cards: cards.map(cardWords),
      workers: { [pair[0]]: workers[0], [pair[1]]: workers[1] },
    })),
    privateCard: privateProject === null ? NONE : cardWords(privateProject.card),
    publicCard: publicProject === null ? NONE : cardWords(publicProject.card),
    creditsOnPrivate: privateProject?.credits ?? 0,
    creditsOnPublic: publicProject?.credits ?? 0,
    privateBid: privateProject?.bid ?? NONE,
    publicBid: publicProject?.bid ?? NONE,
    pendingPublic:
      pendingPublic === null
        ? NONE
        : {
            player: pendingPublic.player,
            card: cardWords(pendingPublic.card),
            workers: pendingPublic.workers,
          },
    coSponsorCandidates:
      pendingPublic === null ? NONE : { left: pendingPublic.left, right: pendingPublic.right },
    coSponsor: view.coSponsor ?? NONE,
    coSponsorshipSkipped: view.coSponsorshipSkipped,
    marker: { with: view.marker },
    deckSize: view.deckSize,
    unusedCards: view.unusedCards,
    deckCards: 'deckCards' in view ? view.deckCards : HIDDEN,
    unusedCardFaces: 'unusedCardFaces' in view ? view.unusedCardFaces : HIDDEN,
    box: view.box.map(cardWords),
    powers: identitiesOf(view, ({ corporation }) =>
      corporation === null
        ? null
        : { name: corporation.name, rule: corporation.rule, used: corporation.used },
    ),
    agendas: identitiesOf(view, ({ ceo }) =>
      ceo === null ? null : { name: ceo.name, rule: ceo.rule, tokens: ceo.tokens, met: ceo.met },
    ),
    reputation: final === null ? NONE : { ...final.reputation },
    profit: final === null ? NONE : { ...final.profit },
    eliminated: final?.eliminated ?? NONE,
    winners: final?.winners ?? NONE,
    ...handWords(view, deciding, opened),
  };
}

function cardWords(card: PrivateProject | PublicProject): Record<string, unknown> {
  if ('loss' in card) return { name: card.name, loss: card.loss };
  const { name, credits, workers, reputation } = card;
  return { name, credits, workers, reputation };
}

function identitiesOf(
  view: ReputationView,
  read: (player: ReputationView['players'][number]) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(view.players.map((player) => [player.seat, read(player) ?? NONE]));
}

/** It is public who has committed in step 5; the decision itself is secret until all three have (REP-INFO-05). */
function handWords(
  view: ReputationView,
  deciding: readonly Seat[] | null,
  opened: Readonly<Record<string, Value>> | undefined,
): Record<string, unknown> {
  const { pendingPublic: pending, viewer, committed } = view;
  if (pending === null) {
    return opened === undefined
      ? { committed: {}, hand: NONE, coBids: {} }
      : {
          committed: {},
          hand: opened['hand'],
          coBids: {
            [String(opened['left'])]: opened['leftBid'],
            [String(opened['right'])]: opened['rightBid'],
          },
        };
  }
  const parts = [pending.player, pending.left, pending.right];
  const has = (seat: Seat) => deciding !== null && parts.includes(seat) && !deciding.includes(seat);
  const allIn = parts.every(has);
  const shown = (seat: Seat, own: Value | undefined, word: string) => {
    if (!has(seat)) return NONE;
    if (allIn) return opened?.[word] ?? HIDDEN;
    return seat === viewer && own !== undefined ? own : HIDDEN;
  };
  return {
    committed: Object.fromEntries(view.players.map(({ seat }) => [seat, has(seat)])),
    hand: shown(pending.player, committed?.hand, 'hand'),
    coBids: {
      [pending.left]: shown(pending.left, committed?.coBid, 'leftBid'),
      [pending.right]: shown(pending.right, committed?.coBid, 'rightBid'),
    },
  };
}
