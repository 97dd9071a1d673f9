import { elementAt, entryOf } from '../../../engine/checked.ts';
import { EventError } from '../../../engine/events.ts';
import { DONE, type Seat } from '../../../engine/question.ts';
import { notation } from '../words/notation.ts';
import { accepted, type Entry, type GreenRunner, isRecord, noteRefused, only } from './event-runner.ts';

/** An action of a turn, as the answers that make it up. */
interface TurnAction {
  readonly form: string;
  readonly value: unknown;
  readonly answers: readonly (readonly [ask: string, value: unknown])[];
}

/** The words allowed beside the first word of an action. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  takeSustainability: [],
  takeAction: ['category'],
  takeLoan: [],
  taxRefund: [],
  buyPr: [],
  payDividends: [],
  repayLoan: ['pay'],
  playCard: ['from', 'to'],
};

/** Plays all seats' turns in turn order; a refused action changes nothing, and the seat's next action is tried. */
export function playInvestment(runner: GreenRunner, entries: readonly Entry[]): void {
  const actions = runner.state.companies.map((_, seat) => actionsOf(entries, seat));
  runner.drop();
  runner.state.turn = 0;
  for (const seat of runner.state.turnOrder) {
    runner.begin('investment');
    for (const action of elementAt(actions, seat)) carryOut(runner, seat, action);
    if (!accepted(runner, seat, 'invest', DONE)) throw new EventError(notation().turnCannotEnd(seat));
  }
}

function actionsOf(entries: readonly Entry[], seat: Seat): TurnAction[] {
  return entries
    .filter((entry) => entry.seat === seat)
    .flatMap((entry) => {
      const actions = entry['actions'] ?? [];
      if (!Array.isArray(actions)) throw new EventError(notation().actionsNoList);
      return actions.map(readAction);
    });
}

function carryOut(runner: GreenRunner, seat: Seat, action: TurnAction): void {
  const mark = runner.mark();
  for (const [ask, value] of action.answers) {
    if (accepted(runner, seat, ask, value)) continue;
    runner.rewind(mark);
    noteRefused(runner, seat, action.form, action.value);
    return;
  }
}

function readAction(action: unknown): TurnAction {
  if (!isRecord(action)) throw new EventError(notation().actionNoMap);
  const form = Object.keys(FORMS).find((word) => word in action);
  if (form === undefined) throw new EventError(notation().noAction(Object.keys(action).join(', ')));
  only(action, [form, ...entryOf(FORMS, form)], form);
  const value = action[form];
  return { form, value, answers: answersFor(form, value, action) };
}

function answersFor(
  form: string,
  value: unknown,
  action: Readonly<Record<string, unknown>>,
): [string, unknown][] {
  if ((form === 'takeLoan' || form === 'payDividends') && value !== true) {
    throw new EventError(notation().trueOrNothing(form));
  }
  switch (form) {
    case 'takeAction': {
      const { category } = action;
      const more: [string, unknown][] = category === undefined ? [] : [['specialize', category]];
      if (value === 'specialization' && more.length === 0) {
        throw new EventError(notation().specializationCategory);
      }
      return [['invest', value], ...more];
    }
    case 'takeLoan':
      return [['invest', 'loan']];
    case 'taxRefund':
      return [['invest', `tax-refund-${String(value)}`]];
    case 'buyPr':
      return [['invest', `pr-${String(value)}`]];
    case 'payDividends':
      return [['invest', 'dividends']];
    case 'repayLoan':
      return [
        ['invest', 'repay'],
        ['repay', value],
        ['pay', action['pay']],
      ];
    case 'playCard': {
      const play: [string, unknown][] = [['invest', `play-${String(value)}`]];
      if ('from' in action) play.push(['lower', action['from']]);
      if ('to' in action) play.push(['raise', action['to']]);
      if (value === 'resource-transfer' && play.length < 3) {
        throw new EventError(notation().transferCategories);
      }
      return play;
    }
    default:
      return [['invest', value]];
  }
}
