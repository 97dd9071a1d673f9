import type { Decided } from '../../engine/game.ts';
import { ownOf } from '../../engine/own.ts';
import type { Consequence } from '../../engine/question.ts';
import type { NiceComponents } from './components.ts';
import { POPS, type Pop, ROWS, type Row } from './state.ts';
import type { CardView, EcoSystemView, NiceView, PlayerView } from './view.ts';

/** A decision of a player, and the player. */
type Situation = Decided<NiceView, NiceComponents> & { readonly player: PlayerView };

type Figures = Consequence['figures'];
type Reasoning = (situation: Situation) => Consequence | undefined;

const because = (code: string, figures: Figures = {}): Consequence => ({ code, figures });

/** Why an answer is good: the purpose of a project, a row or an exchange in this position. */
export function reason(decided: Decided<NiceView, NiceComponents>): Consequence | undefined {
  const player = decided.view.players[decided.seat];
  return player === undefined ? undefined : ownOf(REASONS, decided.ask)?.({ ...decided, player });
}

/** The symbols in a row of an eco system; in the top row, those of its most frequent type. */
function symbolsIn({ symbols }: EcoSystemView, row: Row): number {
  return row === 'pops' ? Math.max(0, ...POPS.map((pop) => symbols.pops[pop] ?? 0)) : symbols[row];
}

/** The row in which an eco system has the fewest symbols, among those of a card. */
function weakestRow(eco: EcoSystemView, card: CardView): Row | undefined {
  const rows = ROWS.filter((row) => card.rows.includes(row));
  return rows.sort((one, other) => symbolsIn(eco, one) - symbolsIn(eco, other))[0];
}

/** A type of the card that the seat's known target names, or that brought more in the rollouts. */
function wantedPop({ player, gains }: Situation, card: CardView): Pop | undefined {
  return POPS.find(
    (pop) => (card.pops[pop] ?? 0) > 0 && (player.target?.includes(pop) === true || gains.includes(pop)),
  );
}

/** The purpose of buying a project: cashflow, a later exchange, a target, or something that an eco system lacks. */
function cardReason(situation: Situation, card: CardView): Consequence {
  const { player, setting } = situation;
  const { suit, kind, net } = card;
  if (kind === 'rescue') return because('rescue-later', { cash: net });
  if (kind !== 'project' || suit === null)
    return because(net > 0 ? 'raises-cashflow' : 'keeps-it', { by: net, cash: player.cash });
  const pop = wantedPop(situation, card);
  const isTarget = pop !== undefined && player.target?.includes(pop) === true;
  if (pop !== undefined && isTarget)
    return because('target-type', { pop, factor: setting.components.targetFactor });
  const eco = player.ecosystems.find((each) => each.suit === suit);
  const row = eco === undefined ? undefined : weakestRow(eco, card);
  if (eco !== undefined && row !== undefined)
    return because('fills-row', { suit, row, have: symbolsIn(eco, row) });
  if (pop !== undefined) return because('wanted-type', { pop });
  return because('begins-suit', { suit });
}

const buying: Reasoning = (situation) => {
  const { value, view, player } = situation;
  if (value === 'pass') return because('nothing-worth-it', { qp: player.qp });
  if (value === 'exchange') return exchanging(situation);
  const card = view.queue.find((place) => place.card?.id === value)?.card;
  return card === undefined || card === null ? undefined : cardReason(situation, card);
};

const exchanging: Reasoning = ({ view }) => {
  const card = view.trash[0];
  return card === undefined ? undefined : because('takes-from-trash', { card: card.id });
};

const joining: Reasoning = ({ value }) => because(value === 'new' ? 'begins-anew' : 'keeps-together');

const inRow: Reasoning = ({ value, view, player, figures }) => {
  const eco = player.ecosystems.find(({ id }) => id === figures?.['eco']);
  const row = ROWS.find((each) => each === value);
  if (row === undefined || eco === undefined) return because('first-of-suit');
  const card = view.placing;
  const others = ROWS.filter((each) => each !== row && card?.rows.includes(each) === true);
  const isWeakest = others.every((each) => symbolsIn(eco, each) >= symbolsIn(eco, row));
  return because(isWeakest ? 'row-lacks' : 'row-counts', { row, have: symbolsIn(eco, row) });
};

const ending: Reasoning = (situation) =>
  situation.value === 'exchange' ? exchanging(situation) : because('nothing-better');

/** The reasons for the answers to each question. */
const REASONS: Readonly<Record<string, Reasoning>> = {
  buy: buying,
  exchange: exchanging,
  to: joining,
  row: inRow,
  rearrange: ({ value }) => because(value === 'done' ? 'lies-well' : 'counts-more-there'),
  roll: ending,
  'end-turn': ending,
};
