import { present } from '../../engine/checked.ts';
import type { Barred, Seat } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { nationAt } from './board-changes.ts';
import { insertCard, isCard, removeCard } from './card-order.ts';
import { cardRule, cardRules } from './cards/card-rule.ts';
import { At } from './cards/moment.ts';
import type { LimitComponents, LimitOccasion } from './figures.ts';
import { situationOf } from './situation.ts';
import type { CardId, LimitState, Nation } from './state.ts';
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
  const { components } = umpire;
  const nation = nationAt(state, seat);
  // A card that found no contributors cannot be announced again in the same turn; otherwise a turn need not end.
  const announced: CardId[] = [];
  let played = 0;
  while (played < CARDS_A_TURN) {
    const at = new At(state, components, seat);
    const answer = umpire.choose(playQuestion({ state, components, seat, at, played, announced }));
    if (answer === 'pass') {
      nation.passed = true;
      umpire.log?.({ kind: 'passed', seat, rule: 'LIM-POL-22', figures: { cards: played } });
      break;
    }
    if (answer === 'withdraw') {
      withdraw(state, umpire, seat, umpire.choose(withdrawQuestion({ state, components, seat, nation })));
    } else if (playCard(at, umpire, answer)) {
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
function playCard(at: At, umpire: Umpire<LimitComponents>, card: CardId): boolean {
  const { state, seat, nation } = at;
  const hadPassed = umpire.log && state.nations.map(({ passed }) => passed);
  const figures = cardRule(card, umpire.components).play(at, umpire);
  if (figures === null) return false;
  removeCard(nation.hand, card);
  removeCard(nation.shown, card);
  if (umpire.components.cards[card]?.kind === 'permanent') nation.permanents.push(card);
  else nation.played.push(card);
  umpire.log?.({ kind: 'played', seat, rule: `LIM-CARD-${card}`, figures: { card, ...figures } });
  // An attack has reported this before its outcome.
  if (hadPassed === undefined || cardRule(card, umpire.components).isResistible) return true;
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

interface PlayOccasion extends LimitOccasion {
  readonly at: At;
  /** How many cards were played in this turn. */
  readonly played: number;
  /** The cards announced in this turn that nobody paid for. */
  readonly announced: readonly CardId[];
}

/** The turn's question: play a card, pass, or take a permanent card back (LIM-POL-31 to LIM-POL-38, LIM-POL-44). */
const playQuestion = questionKind<PlayOccasion, string>({
  ask: 'play',
  shape: 'card',
  rule: 'LIM-POL-20',
  options({ state, components, seat, at, announced }) {
    const options: string[] = [];
    const rules = cardRules(components);
    for (const card of at.nation.hand) {
      const isPossible = present(rules.get(card), 'card rule').obstacle(at) === undefined;
      if (isPossible && !announced.includes(card)) options.push(card);
    }
    if (withdrawableNow(state, components, seat).length > 0) options.push('withdraw');
    options.push('pass');
    return options;
  },
  figures: ({ played }) => ({ played }),
  situation: situationOf,
  secret: ({ at }) => ({ options: [...at.nation.hand], answer: 'logged' }),
  barred: ({ at, announced }) => playBarred(at, announced),
  refuse: ({ at }, value) => notHere(at.nation, value),
  tell: ({ state, components, seat }, card) =>
    card === 'pass' || card === 'withdraw' ? [] : cardRule(card, components).tell(state, seat),
  caution({ state, components, seat }, card, options) {
    if (card === 'withdraw') return undefined;
    if (card !== 'pass') return cardRule(card, components).caution(state, seat);
    const isCardLeft = (options as readonly string[]).some(
      (option) => option !== 'pass' && option !== 'withdraw',
    );
    return isCardLeft ? 'cards-left' : undefined;
  },
});

/** Every card in the hand that cannot be played now, and every withdrawal that is not possible. */
function playBarred(at: At, announced: readonly CardId[]): Barred[] {
  const { state, components, seat, nation } = at;
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
function notHere(nation: Nation, value: unknown): Barred | undefined {
  if (!isCard(value)) return undefined;
  if (nation.hand.includes(value)) return undefined;
  const rule = nation.played.includes(value) ? 'LIM-POL-40' : 'LIM-POL-31';
  return { option: value, because: 'not-in-hand', rule, need: 1, have: 0, of: 'hand' };
}

const withdrawQuestion = questionKind<LimitOccasion & { readonly nation: Nation }, CardId>({
  ask: 'withdraw',
  shape: 'card',
  rule: 'LIM-POL-42',
  options: ({ nation }) => WITHDRAWABLE.filter((card) => nation.permanents.includes(card)),
  obstacle: ({ state, components, seat }, card) => cannotWithdraw(state, components, seat, card),
  tell: ({ state, components, seat }, card) => withdrawalEffects(state, components, seat, card),
});
