import { ownOf } from '../engine/own.ts';
import { runScenario, type Scenario } from '../engine/scenario.ts';
import type { AnyGame } from '../games/index.ts';
import { chosenOptions, yamlText } from '../table/position-text.ts';
import type { DeskEvent } from './desk-acts.ts';
import type { RuleDesk } from './rule-desk.ts';

/** What was done in a rule-checking session as a scenario, and whether `check` passes it. */
export interface WrittenScenario {
  readonly text: string;
  /** Why it does not pass, where it does not: chance that a scenario cannot repeat, or figures that it cannot hold. */
  readonly fault?: string;
}

type Data = Readonly<Record<string, unknown>>;

/** Writes what was done since the beginning, or since a field was last set, as a scenario file, and runs it. */
export function writtenScenario(desk: RuleDesk, title: string): WrittenScenario {
  const { game, setting, recorded } = desk;
  const head = {
    id: 'TRY-1',
    title,
    rules: [],
    players: setting.players,
    options: chosenOptions(game, setting.options),
    given: recorded.from,
    when: gathered(recorded.events),
  };
  const fault = (after: Data): string | undefined =>
    runScenario(game, { ...head, then: after } as unknown as Scenario).message;
  const after = changed(game, recorded.from, desk.position(), []);
  // A game may print a field of its positions that its scenarios look at in other words: such a one is left out.
  const then = fault({}) === undefined ? holding(after, fault) : after;
  const because = fault(then);
  const text = yamlText({ game: game.id, scenarios: [{ ...head, then }] });
  return because === undefined ? { text } : { text, fault: because };
}

/** The part of what is expected that a scenario finds: whole where all of it holds, else what of it does. */
function holding(expected: Data, fault: (expected: Data) => string | undefined): Data {
  if (fault(expected) === undefined) return expected;
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(expected)) {
    if (fault({ [key]: value }) === undefined) kept[key] = value;
    else if (isData(value)) {
      const inside = holding(value, (part) => fault({ [key]: part }));
      if (Object.keys(inside).length > 0) kept[key] = inside;
    }
  }
  return kept;
}

/** Answers of a seat to the same question in a row become one event. */
function gathered(events: readonly DeskEvent[]): Data[] {
  const written: { [key: string]: unknown }[] = [];
  let last: DeskEvent | undefined;
  for (const event of events) {
    const before = written.at(-1);
    const same =
      last !== undefined &&
      'ask' in last &&
      'ask' in event &&
      last.refused === undefined &&
      event.refused === undefined &&
      last.seat === event.seat &&
      last.ask === event.ask;
    if (same && before !== undefined) {
      const { answer } = before;
      before['answer'] = [answer, event.answer].flat();
    } else written.push({ ...event });
    last = event;
  }
  return written;
}

/** What a position says that another does not; lists and maps that are compared whole are named whole. */
function changed(game: AnyGame, before: Data, after: Data, path: readonly string[]): Data {
  const found: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(after)) {
    const old = before[key];
    if (JSON.stringify(old) === JSON.stringify(value)) continue;
    const here = [...path, key];
    found[key] =
      isData(old) && isData(value) && !game.events.whole(here) ? changed(game, old, value, here) : value;
  }
  return found;
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One figure of a position that two others have, or one of them, in another way. */
export interface Difference {
  readonly path: string;
  readonly values: readonly unknown[];
}

/** Every place in which positions differ from one another, each with what stands there in all of them. */
export function differences(positions: readonly unknown[], path: readonly string[] = []): Difference[] {
  if (new Set(positions.map((position) => JSON.stringify(position))).size <= 1) return [];
  const maps = positions.filter(isData);
  if (maps.length === 0) return [{ path: path.join('.'), values: positions }];
  if (maps.length < positions.filter((position) => position !== undefined).length)
    return [{ path: path.join('.'), values: positions }];
  const keys = [...new Set(maps.flatMap((map) => Object.keys(map)))];
  return keys.flatMap((key) =>
    differences(
      positions.map((position) => (isData(position) ? ownOf(position, key) : undefined)),
      [...path, key],
    ),
  );
}
