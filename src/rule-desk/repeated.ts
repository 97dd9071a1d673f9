import { EventError, Refused, type ScenarioEvent, type StepRunner } from '../engine/events.ts';
import { PlaceError } from '../engine/place.ts';
import { applyPlainEvent } from '../engine/plain-events.ts';
import type { Value } from '../engine/question.ts';
import { runnerFor } from '../engine/scenario.ts';
import type { FixedDraw } from '../engine/umpires.ts';
import { DeskError } from './desk-acts.ts';
import type { RuleDesk } from './rule-desk.ts';

/** An act in the words that all games share, instead of a game's own. */
type Act =
  | { readonly event: number; readonly begin: string; readonly draws: readonly FixedDraw[] }
  | { readonly event: number; readonly seat: number; readonly value: unknown };

/**
 * Repeats the events of a scenario in a session. Events in a game's own words are carried out as the answers that they
 * stand for.
 * @returns why it cannot be done, as a clause; undefined if it was done
 */
export function repeated(desk: RuleDesk, when: readonly ScenarioEvent[]): string | undefined {
  const acts = actsOf(desk, when);
  if (typeof acts === 'string') return acts;
  let known = 0;
  for (const [index, act] of acts.entries()) {
    try {
      known = done(desk, act, acts.slice(index), known);
    } catch (thrown) {
      if (!(thrown instanceof DeskError)) throw thrown;
      return `when.${act.event}: ${thrown.message.replace(/\.$/u, '')}`;
    }
  }
  return undefined;
}

/**
 * The acts that events stand for, found by running them on a separate desk; if one cannot be run, the reason as a
 * clause.
 */
function actsOf({ game, setting, recorded }: RuleDesk, when: readonly ScenarioEvent[]): Act[] | string {
  const other = runnerFor(game, { players: setting.players, options: setting.options, given: recorded.from });
  const acts: Act[] = [];
  for (const [event, { refused, ...words }] of when.entries()) {
    const told: StepRunner<never, never> = telling(other as unknown as StepRunner<never, never>, acts, event);
    const mark = other.mark();
    try {
      if (!applyPlainEvent(words, told, game.steps)) game.events.apply(words, told);
    } catch (thrown) {
      const isKnown = [Refused, EventError, PlaceError].some((kind) => thrown instanceof kind);
      if (!isKnown || !(thrown instanceof Error)) throw thrown;
      if (!(thrown instanceof Refused) || refused === undefined) return `when.${event}: ${thrown.message}`;
      other.rewind(mark);
    }
  }
  return acts;
}

/** A desk that plays like another one, and records its acts. */
function telling(desk: StepRunner<never, never>, acts: Act[], event: number): StepRunner<never, never> {
  return new Proxy(desk, {
    get: (target, word) => {
      if (word === 'begin')
        return (begin: string, draws: readonly FixedDraw[] = []) => {
          acts.push({ event, begin, draws });
          target.begin(begin, draws);
        };
      if (word === 'answer')
        return (seat: number, value: unknown) => {
          acts.push({ event, seat, value });
          target.answer(seat, value);
        };
      if (word === 'mark') return () => ({ mark: target.mark(), acts: acts.length });
      if (word === 'rewind')
        return (to: { readonly mark: unknown; readonly acts: number }) => {
          acts.length = to.acts;
          target.rewind(to.mark);
        };
      const found: unknown = Reflect.get(target, word, target);
      return typeof found === 'function' ? found.bind(target) : found;
    },
    set: (target, word, value) => Reflect.set(target, word, value, target),
  });
}

/**
 * Does one act in a session. A step that the session has already begun automatically is not begun again, unless the
 * session is ahead of the scenario: then the step was run by name, and nothing follows automatically.
 * @param acts the act and those that follow it
 * @param known the number of events of the session repeated so far
 * @returns the new number
 */
function done(desk: RuleDesk, act: Act, acts: readonly Act[], known: number): number {
  if ('value' in act) {
    const { seat, value } = act;
    const refused = desk.answer({ seat, words: [String(value)], meaning: () => value as Value });
    if (refused !== undefined) desk.noteRefusal(refused);
    return desk.recorded.events.findLastIndex((event) => 'ask' in event) + 1;
  }
  const begun = desk.recorded.events.slice(known);
  const isBegun =
    begun.length > 0 &&
    begun.every((event, index) => {
      const next = acts[index];
      return next !== undefined && 'begin' in next && 'begin' in event && next.begin === event.begin;
    });
  if (!isBegun && known === 0) desk.setUp(desk.recorded.from, desk.recorded.named, false);
  if (!isBegun) desk.begin(act.begin, act.draws);
  else if (act.draws.length > 0) desk.settleDraws(act.draws);
  return isBegun ? known + 1 : desk.recorded.events.length;
}
