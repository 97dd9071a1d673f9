import type { Answer } from '../../src/engine/answer.ts';
import type { Game, Setting, State } from '../../src/engine/game.ts';
import { Match, type MatchOptions, settingOf, setUp } from '../../src/engine/match.ts';
import type { Question, Seat, Value } from '../../src/engine/question.ts';
import { randomStream } from '../../src/engine/random.ts';
import type { Step } from '../../src/engine/umpire.ts';
import { RecordedUmpire } from '../../src/engine/umpires.ts';

/** The state of a game of a few lines: notes of what the steps did. */
export interface Notes extends State {
  at: number;
  notes: (Value | null)[];
  secret: string[];
}

export type NotesStep = Step<Notes>;

/** A game that runs the given steps once, in order. */
export function gameOf(
  steps: Readonly<Record<string, NotesStep>>,
  more: Partial<Game<Notes, unknown>> = {},
): Game<Notes, unknown> {
  const names = Object.keys(steps);
  const counted = Object.entries(steps).map(([name, step]): [string, NotesStep] => [
    name,
    (state, umpire) => {
      step(state, umpire);
      state.at += 1;
    },
  ]);
  return {
    id: 'notes',
    title: 'Notes',
    edition: 1,
    seats: { from: 1, to: 4 },
    options: [],
    components: { sourced: {}, read: () => ({}) },
    setup: (_, random) => ({ random, at: 0, notes: [], secret: ['top', 'middle', 'bottom'] }),
    steps: Object.fromEntries(counted),
    next: (state) => names[state.at] ?? null,
    round: (state) => state.at,
    view: (state, seat, _, open) => ({
      seat,
      notes: [...state.notes],
      decided: open.map(({ value }) => value),
    }),
    ledger: (state) => ({ notes: state.notes.length }),
    position: {
      read: (_, state, setting) => ({ state, setting }),
      print: (state) => ({ ...state }),
      vocabulary: () => '',
    },
    events: { apply() {}, observe: () => ({}), unordered: () => false, whole: () => false },
    redeal() {},
    evaluate: () => 0,
    forecast: () => [],
    outcome: (state) => ({
      over: names[state.at] === undefined,
      scores: [],
      parts: [],
      winners: [],
      ranking: [],
    }),
    words: () => Promise.reject(new Error('notes have no words')),
    rules: async () => '',
    spoken: () => Promise.reject(new Error('nothing to say')),
    ...more,
  };
}

/** A match of a game of a few lines. */
export function matchOf(
  steps: Readonly<Record<string, NotesStep>>,
  options: MatchOptions<Notes> = {},
  more: Partial<Game<Notes, unknown>> = {},
): Match<Notes, unknown> {
  const game = gameOf(steps, more);
  const setting: Setting = settingOf(game, 3);
  return new Match(game, setting, setUp(game, setting, 'notes'), options);
}

/** A question with these options. */
export function ask<T extends Value>(
  seat: Seat,
  word: string,
  options: readonly T[] | { from: number; to: number },
): Question<T> {
  return { seat, ask: word, shape: 'word', rule: 'T-1', options: options as readonly T[] };
}

/** An answer on record. */
export function answer(seat: Seat, word: string, value: Value, of: number): Answer {
  return { seat, ask: word, value, of };
}

/** An umpire with these answers on record, without a log. */
export function umpireWith(...answers: Answer[]): RecordedUmpire<unknown> {
  return new RecordedUmpire({ random: randomStream('umpire') }, {}, answers);
}
