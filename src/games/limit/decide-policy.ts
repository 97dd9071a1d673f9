import { present } from '../../engine/checked.ts';
import type { Barred, Question, Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { nationAt } from './board-changes.ts';
import { insertCard, isCard, removeCard } from './card-order.ts';
import { cardRule, cardRules } from './cards/card-rule.ts';
import { At } from './cards/moment.ts';
import type { LimitComponents } from './figures.ts';
import type { CardId, LimitState } from './state.ts';
import { reportActive } from './war.ts';
import { cannotWithdraw, WITHDRAWABLE, withdraw, withdrawableNow, withdrawalEffects } from './withdrawal.ts';

/** How many cards a nation may play in one turn (LIM-POL-20). */
const CARDS_A_TURN = 2;

/** Decide Policy begins with the leader; nobody has passed (LIM-POL-20, LIM-POL-30). */
export function beginDecidePolicy(state: LimitState): void {
  for (const nation of state.nations) nation.passed = false;
  state.turn = state.leader;
}

/**
 * One nation's turn: two cards, or one card and pass, or pass (LIM-POL-20 to LIM-POL-25). Withdrawals do not count
 * (LR-42). When all have passed, the instant cards return to the hands (LIM-POL-29, LIM-POL-39).
 */
export function decidePolicy(state: LimitState, umpire: Umpire<LimitComponents>): void {
  if (state.turn === null) beginDecidePolicy(state);
  const seat = state.turn as Seat;
  const nation = nationAt(state, seat);
  // A card that found no contributors cannot be announced again in the same turn; otherwise a turn need not end.
  const announced: CardId[] = [];
  let played = 0;
  while (played < CARDS_A_TURN) {
    const answer = umpire.choose(playQuestion(state, umpire.components, seat, played, announced));
    if (answer === 'pass') {
      nation.passed = true;
      umpire.log?.({ kind: 'passed', seat, rule: 'LIM-POL-22', figures: { cards: played } });
      break;
    }
    if (answer === 'withdraw') {
      withdraw(state, umpire, seat, umpire.choose(withdrawQuestion(state, umpire.components, seat)));
    } else if (playCard(state, umpire, seat, answer)) {
      played += 1;
    } else {
      announced.push(answer);
      umpire.log?.({
        kind: 'not-paid',
        seat,
        rule: cardRule(answer, umpire.components).payersRule,
        figures: { card: answer },
      });
    }
  }
  state.turn = nextActive(state, seat);
  if (state.turn === null) returnInstants(state, umpire);
}

/** @returns whether the card was played */
function playCard(state: LimitState, umpire: Umpire<LimitComponents>, seat: Seat, card: CardId): boolean {
  const nation = nationAt(state, seat);
  const hadPassed = state.nations.map(({ passed }) => passed);
  const figures = cardRule(card, umpire.components).play(state, umpire, seat);
  if (figures === null) return false;
  removeCard(nation.hand, card);
  removeCard(nation.shown, card);
  if (umpire.components.cards[card]?.kind === 'permanent') nation.permanents.push(card);
  else nation.played.push(card);
  umpire.log?.({ kind: 'played', seat, rule: `LIM-CARD-${card}`, figures: { card, ...figures } });
  // An attack has reported this before its outcome.
  if (cardRule(card, umpire.components).isResistible) return true;
  state.nations.forEach(({ passed }, other) => {
    if (hadPassed[other] === true && !passed) reportActive(umpire, other);
  });
  return true;
}

/** The next nation to the left that has not passed; it may be the same one (LIM-POL-23, LIM-POL-25, LIM-POL-29). */
function nextActive(state: LimitState, seat: Seat): Seat | null {
  const count = state.nations.length;
  for (let distance = 1; distance <= count; distance += 1) {
    const other = (seat + distance) % count;
    if (!nationAt(state, other).passed) return other;
  }
  return null;
}

function returnInstants(state: LimitState, umpire: Umpire<LimitComponents>): void {
  for (const nation of state.nations) {
    for (const card of nation.played) {
      insertCard(nation.hand, card);
      insertCard(nation.shown, card);
    }
    nation.played = [];
  }
  umpire.log?.({ kind: 'all-passed', rule: 'LIM-POL-39' });
}

/** The turn's question: play a card, pass, or take a permanent card back (LIM-POL-31 to LIM-POL-38, LIM-POL-44). */
function playQuestion(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  played: number,
  announced: readonly CardId[],
): Question<string> {
  const nation = nationAt(state, seat);
  const options: string[] = [];
  const at = new At(state, components, seat);
  const rules = cardRules(components);
  for (const card of nation.hand) {
    if (!announced.includes(card) && present(rules.get(card), 'card rule').obstacle(at) === undefined)
      options.push(card);
  }
  if (withdrawableNow(state, components, seat).length > 0) options.push('withdraw');
  options.push('pass');
  return {
    seat,
    ask: 'play',
    shape: 'card',
    rule: 'LIM-POL-20',
    options,
    figures: { played },
    secret: () => ({ options: [...nation.hand], answer: 'logged' }),
    barred: () => playBarred(state, components, seat, announced),
    refuse: (value) => notHere(state, seat, value),
    tell: (card) => {
      if (card === 'pass' || card === 'withdraw') return [];
      return cardRule(card, components).tell(state, seat);
    },
    caution: (card) => {
      const isCardLeft = options.some((option) => option !== 'pass' && option !== 'withdraw');
      if (card === 'pass') return isCardLeft ? 'cards-left' : undefined;
      if (card === 'withdraw') return undefined;
      return cardRule(card, components).caution(state, seat);
    },
  };
}

/** Every card in the hand that cannot be played now, and every withdrawal that is not possible. */
function playBarred(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  announced: readonly CardId[],
): Barred[] {
  const at = new At(state, components, seat);
  const { nation } = at;
  const barred: Barred[] = [];
  for (const card of nation.hand) {
    const obstacle = cardRule(card, components).obstacle(at);
    if (obstacle !== undefined) barred.push({ option: card, ...obstacle });
    else if (announced.includes(card))
      barred.push({ option: card, because: 'not-paid', rule: cardRule(card, components).payersRule });
  }
  const withdrawable = withdrawableNow(state, components, seat);
  if (withdrawable.length === 0) {
    const card = WITHDRAWABLE.find((known) => nation.permanents.includes(known));
    const obstacle = card === undefined ? undefined : cannotWithdraw(state, components, seat, card);
    if (obstacle !== undefined) barred.push({ option: 'withdraw', ...obstacle });
  }
  return barred;
}

/** The refusal of a card that is not in the hand: it is already on the table, or elsewhere. */
function notHere(state: LimitState, seat: Seat, value: unknown): Barred | undefined {
  if (!isCard(value)) return undefined;
  const nation = nationAt(state, seat);
  if (nation.hand.includes(value)) return undefined;
  const rule = nation.played.includes(value) ? 'LIM-POL-40' : 'LIM-POL-31';
  return { option: value, because: 'not-in-hand', rule, need: 1, have: 0, of: 'hand' };
}

function withdrawQuestion(state: LimitState, components: LimitComponents, seat: Seat): Question<CardId> {
  const options = withdrawableNow(state, components, seat);
  const nation = nationAt(state, seat);
  return {
    seat,
    ask: 'withdraw',
    shape: 'card',
    rule: 'LIM-POL-42',
    options,
    barred: () =>
      WITHDRAWABLE.flatMap((card) => {
        const obstacle = nation.permanents.includes(card)
          ? cannotWithdraw(state, components, seat, card)
          : undefined;
        return obstacle === undefined ? [] : [{ option: card, ...obstacle }];
      }),
    tell: (card) => withdrawalEffects(state, components, seat, card),
  };
}
