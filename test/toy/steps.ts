import type { Seat } from '../../src/engine/question.ts';
import type { Step, Umpire } from '../../src/engine/umpire.ts';
import type { OrchardComponents } from './components.ts';
import { bidQuestion, chipQuestion, drawQuestion, swapQuestion } from './questions.ts';
import { grower, type OrchardState, turnOrder } from './state.ts';
import { takeTurn } from './turn.ts';

type OrchardStep = Step<OrchardState, OrchardComponents>;
type OrchardUmpire = Umpire<OrchardComponents>;

/** TOY-01: a die decides the income of all; rain brings more. */
const weather: OrchardStep = (state, umpire) => {
  const { income, rain } = umpire.components.start;
  state.sky = umpire.random(6) + 1;
  for (const seat of state.seats) seat.coins += state.sky >= 4 ? rain : income;
  umpire.log?.({ kind: 'weather', rule: 'TOY-01', figures: { sky: state.sky } });
  state.phase = 'auction';
};

/** TOY-02: the top card goes to the highest sealed bid; of equal bids the earlier in turn order wins; bidding is optional. */
const auction: OrchardStep = (state, umpire) => {
  state.phase = 'exchange';
  const everyone = turnOrder(state);
  const lot = state.pile.shift();
  if (lot === undefined) {
    umpire.log?.({ kind: 'pile-empty', rule: 'TOY-02' });
    return;
  }
  state.lot = lot;
  umpire.reveal('lot', everyone);
  umpire.log?.({ kind: 'lot', rule: 'TOY-02', figures: { card: lot } });
  const answers = umpire.chooseAll<string | number>([
    ...everyone.map((seat) => bidQuestion(state, seat)),
    ...everyone.map((seat) => chipQuestion(seat)),
  ]);
  umpire.reveal('bids', everyone);
  let winner: Seat | null = null;
  let best = 0;
  everyone.forEach((seat, place) => {
    const bid = answers[place] as number;
    const chip = answers[everyone.length + place] as 'sun' | 'rain';
    grower(state, seat).chips[chip] += 1;
    umpire.log?.({ kind: 'bid', seat, rule: 'TOY-02', figures: { bid, chip }, until: 'turn' });
    if (bid > best) [winner, best] = [seat, bid];
  });
  state.lot = null;
  if (winner === null) {
    state.discard.push(lot);
    umpire.log?.({ kind: 'no-bid', rule: 'TOY-02', figures: { card: lot } });
    return;
  }
  const buyer = grower(state, winner);
  buyer.coins -= best;
  buyer.hand.push(lot);
  buyer.hand.sort();
  umpire.log?.({ kind: 'bought', seat: winner, rule: 'TOY-02', figures: { card: lot, bid: best } });
};

/** TOY-03: all at once swap up to two cards, and draw as many or fewer. */
const exchange: OrchardStep = (state, umpire) => {
  state.phase = 'turn';
  state.turn = state.first;
  state.turnsLeft = state.seats.length;
  const everyone = turnOrder(state);
  const decisions = umpire.together(everyone, (seat) => swapDialogue(state, umpire, seat));
  everyone.forEach((seat, place) => {
    const { swapped, drawn } = decisions[place] as ReturnType<typeof swapDialogue>;
    if (swapped.length === 0) return;
    const own = grower(state, seat);
    own.hand = own.hand.filter((card) => !swapped.includes(card));
    state.discard.push(...swapped);
    const cards = state.pile.splice(0, drawn);
    own.hand.push(...cards);
    own.hand.sort();
    umpire.log?.({
      kind: 'swapped',
      seat,
      rule: 'TOY-03',
      figures: { number: swapped.length, drawn: cards.length },
    });
    if (cards.length === 0) return;
    umpire.reveal('drawn', [seat]);
    umpire.log?.({ kind: 'drew', seat, rule: 'TOY-03', figures: { cards: cards.join(' ') }, seenBy: [seat] });
  });
};

function swapDialogue(
  state: OrchardState,
  umpire: OrchardUmpire,
  seat: Seat,
): { swapped: string[]; drawn: number } {
  const swapped: string[] = [];
  while (swapped.length < 2) {
    const pick = umpire.choose(swapQuestion(state, seat, swapped));
    if (pick === 'done') break;
    swapped.push(pick);
  }
  const drawn = swapped.length === 0 ? 0 : umpire.choose(drawQuestion(seat, swapped.length));
  return { swapped, drawn };
}

/** TOY-04: one seat's turn; after the last of the round the first seat moves on to the left. */
const turn: OrchardStep = (state, umpire) => {
  takeTurn(state, umpire, state.turn);
  state.turnsLeft -= 1;
  state.turn = (state.turn + 1) % state.seats.length;
  if (state.turnsLeft > 0) return;
  state.round += 1;
  state.first = (state.first + 1) % state.seats.length;
  state.turn = state.first;
  state.phase = 'weather';
};

export const steps = { weather, auction, exchange, turn };

export function nextStep(state: OrchardState): string | null {
  return state.round > state.rounds ? null : state.phase;
}
