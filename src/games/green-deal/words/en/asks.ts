import { isRange, type Question } from '../../../../engine/question.ts';
import type { Words } from '../../../../engine/words.ts';
import { isFreeAction } from '../../state.ts';

const figure = ({ figures }: Question, name: string) => figures?.[name] ?? '';

/** The prompts: what to decide, without the seat's name. */
export const asks: Words['asks'] = {
  hyperinflation: () => 'Play Hyperinflation before this auction?',
  lawsuit: () => 'Play Lawsuit before this auction?',
  spy: () => 'Announce Industrial Spying and bid after all others have revealed?',
  bid: (question) => `Bid for the turn order, from 0 to your ${figure(question, 'cash')} Cash`,
  sabotage: () => 'Play Sabotage and be first, whatever the bids?',
  insider: (question) => `Insider Trading: change your bid of ${figure(question, 'bid')} by one?`,
  invest: ({ options }) =>
    isRange(options) || options.every(isFreeAction)
      ? 'Free actions, or end the turn'
      : 'Take a project, card or loan; free actions; or end the turn',
  specialize: (question) =>
    `Specialization: which category costs ${figure(question, 'discount')} less from now on?`,
  repay: () => 'Repay which loan?',
  pay: (question) =>
    `Pay back how much of the loan of ${figure(question, 'owed')}? It is the only payment on it`,
  lower: (question) => `Resource Transfer: lower which level by ${figure(question, 'down')}?`,
  raise: (question) => `Resource Transfer: raise which level by ${figure(question, 'up')}?`,
  tile: () => 'Place which tile first?',
  internationalization: (question, say) =>
    `Use Internationalization for ${say.name(figure(question, 'tile'))}, to place it anywhere?`,
  place: (question, say) => `Place ${say.name(figure(question, 'tile'))} on which cell?`,
  'next-contact': () => 'Handle which neighbour next?',
  contact: (question, say) =>
    `Your ${say.name(figure(question, 'tile'))} meets ${say.name(figure(question, 'other'))} of ${say.seat(Number(figure(question, 'owner')))} on ${figure(question, 'cell')}: how?`,
  chip: (question) =>
    `Spend PR chip ${figure(question, 'chip')} of ${figure(question, 'chips')}, worth ${figure(question, 'value')}, on what?`,
};
