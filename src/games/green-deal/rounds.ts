import { present } from '../../engine/checked.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { WINDOW_CARDS } from './cards/index.ts';
import type { GreenComponents } from './figures.ts';
import { layRow, revealPreview } from './setup.ts';
import { companyAt, freshRound, type GreenState, holderOf, setNext, usesLeft } from './state.ts';

/** Whether anybody holds a card for the window before the auction; if not, nobody is asked. */
function windowOpens(state: GreenState): boolean {
  return WINDOW_CARDS.some((card) => {
    const seat = holderOf(state, card);
    return seat >= 0 && usesLeft(companyAt(state, seat), card) > 0;
  });
}

/** Sets the next step after an investment turn: the next seat's turn, or the first seat's expansion (GD-INV-01). */
export function afterInvestmentTurn(state: GreenState, components: GreenComponents): void {
  state.turn += 1;
  setNext(state, 'investment');
  if (state.turn >= state.turnOrder.length) beginExpansion(state, components);
}

function beginExpansion(state: GreenState, components: GreenComponents): void {
  state.turn = 0;
  nextToExpand(state, components);
}

/** Goes to the next seat with a tile to place (GD-EXP-03); after the last seat, the round's assessments begin. */
export function nextToExpand(state: GreenState, components: GreenComponents): void {
  const { companies, turnOrder } = state;
  while (
    state.turn < turnOrder.length &&
    present(companies[present(turnOrder[state.turn], 'turn')], 'company').due.length === 0
  )
    state.turn += 1;
  if (state.turn < turnOrder.length) setNext(state, 'expansion');
  else beginAssessments(state, components);
}

/** Sets the step after the expansion: the round's assessments, or the clean-up (GD-GEN-19, GD-GEN-20, GD-END-05). */
function beginAssessments(state: GreenState, components: GreenComponents): void {
  const { round, variant } = state;
  state.turn = 0;
  if (round >= components.rounds) {
    setNext(state, variant === 'simple' ? 'sustainabilityAssessment' : 'endgameCards');
  } else if (components.sustainabilityRounds.includes(round)) {
    setNext(state, 'sustainabilityAssessment');
  } else {
    afterSustainability(state, components);
  }
}

/** Sets the step after a sustainability assessment, or after its omission (GD-END-05, R-56). */
export function afterSustainability(state: GreenState, components: GreenComponents): void {
  const { round, variant } = state;
  if (round >= components.rounds) setNext(state, variant === 'simple' ? 'gameEnd' : 'companyValuation');
  else if (variant === 'standard' && components.prRounds.includes(round)) setNext(state, 'prAssessment');
  else setNext(state, 'endRound');
}

/** Sets the step after a PR assessment; after the last round it is the end of the game (GD-END-05). */
export function afterPrAssessment(state: GreenState, components: GreenComponents): void {
  setNext(state, state.round >= components.rounds ? 'gameEnd' : 'endRound');
}

/**
 * Prepares the next round: cards that nobody took are discarded, the preview moves down, new cards are turned up, and
 * the limits of a round are reset (GD-INV-36 to GD-INV-40). After the last round, no row is laid out (GD-INV-39).
 */
export function endRound(state: GreenState, umpire: Umpire<GreenComponents>): void {
  const { components } = umpire;
  discardRow(state);
  if (state.round >= components.rounds) {
    umpire.log?.({ kind: 'row-cleared', rule: 'GD-INV-39' });
    setNext(state, state.variant === 'simple' ? 'sustainabilityAssessment' : 'endgameCards');
    return;
  }
  state.round += 1;
  state.bids = [];
  for (const company of state.companies) company.round = freshRound();
  layRow(state);
  if (state.round < components.rounds) revealPreview(state);
  umpire.reveal('next-row', state.turnOrder);
  umpire.log?.({ kind: 'round-begins', rule: 'GD-INV-37 GD-INV-38', figures: { round: state.round } });
  state.turn = 0;
  setNext(state, windowOpens(state) ? 'beforeAuction' : 'auction');
}

/** Puts the rest of the row on the discard piles (GD-INV-36). */
function discardRow(state: GreenState): void {
  discardProjects(state);
  state.discards.actions.push(...state.market.actions);
  state.market.actions = [];
}

/** Puts the projects left in the row on the discard pile (GD-INV-12, GD-INV-36). */
export function discardProjects(state: GreenState): number {
  const { market, discards } = state;
  let count = 0;
  for (let category = 0; category < market.projects.length; category += 1) {
    const card = market.projects[category];
    if (card == null) continue;
    discards.projects.push(card);
    market.projects[category] = null;
    count += 1;
  }
  return count;
}
