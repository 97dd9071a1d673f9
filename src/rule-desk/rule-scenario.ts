import { elementAt } from '../engine/checked.ts';
import { isMap } from '../engine/field-kinds.ts';
import type { State } from '../engine/game.ts';
import { type Path, PlaceError } from '../engine/place.ts';
import type { RuleId } from '../engine/question.ts';
import { runnerFor, runScenario, type Scenario } from '../engine/scenario.ts';
import type { FixedDraw } from '../engine/umpires.ts';
import type { AnyGame } from '../games/index.ts';
import { chosenOptions, yamlText } from '../table/position-text.ts';
import type { DeskEvent } from './desk-acts.ts';
import { boundBy, isWithin, patched, pathsOf, valueAt } from './edits.ts';
import type { RuleDesk } from './rule-desk.ts';

/** A rule-checking session as a scenario, and whether `check` passes it. */
export interface WrittenScenario {
  readonly text: string;
  /** Why it does not pass, if so: draws that a scenario cannot repeat, or figures that it cannot express. */
  readonly fault?: string;
}

/** The form in which a session is written. */
export interface ScenarioForm {
  readonly title: string;
  /** Whether a rulebook has a rule with this id. */
  isRule(id: RuleId): boolean;
  /**
   * Whether the position is written in full, with every step that has begun; default: only what the acts and their
   * outcome depend on.
   */
  readonly whole?: boolean;
}

type Data = Readonly<Record<string, unknown>>;

/** Writes the acts since the session began, or since a field was last set, as a scenario file, and runs it. */
export function writtenScenario(
  desk: RuleDesk,
  { title, isRule, whole = false }: ScenarioForm,
): WrittenScenario {
  const { game, setting, recorded } = desk;
  const { from, named } = recorded;
  const { events, position } = whole ? recorded : recorded.settled;
  const head = {
    id: 'TRY-1',
    title,
    rules: rulesOf(desk).filter(isRule).slice(0, MOST_RULES),
    players: setting.players,
    options: chosenOptions(game, setting.options),
  };
  const all = gathered(events);
  const faultOf = (given: Data, when: readonly Data[], after: Data): string | undefined =>
    runScenario(game, { ...head, given, when, then: after } as unknown as Scenario).message;
  const fault = (given: Data, after: Data): string | undefined => faultOf(given, all, after);
  const after = outcome(game, changed(game, from, position, []));
  // A field that a game prints in other words than its scenarios use is left out.
  const then = fault(from, {}) === undefined ? holding(after, (part) => fault(from, part)) : after;
  const because = fault(from, then);
  const isSame = sameAs(desk);
  const exact = reduced(fromSetUp(desk, isSame), (given) => isSame(given), []);
  const isEnough = (given: Data): boolean => fault(given, then) === undefined;
  const isBrief = !whole && all.length > 0 && because === undefined && isEnough(exact);
  const given = isBrief ? reduced(withoutBookkeeping(game, exact, isEnough, named), isEnough, named) : exact;
  const when = isBrief ? withoutSteps(all, (left) => faultOf(given, left, then) === undefined) : all;
  const { options, ...rest } = head;
  const scenario = {
    ...rest,
    ...(Object.keys(options).length === 0 ? {} : { options }),
    given,
    ...(when.length === 0 ? {} : { when }),
    ...(Object.keys(then).length === 0 ? {} : { then }),
  };
  const text = yamlText({ game: game.id, scenarios: [scenario] });
  return because === undefined ? { text } : { text, fault: because };
}

/** This many rules say what a scenario is about; more would only blur it. */
const MOST_RULES = 4;

/** The rules that the session touched: first those of the latest decisions, then those that the log names. */
function rulesOf({ recorded, log }: RuleDesk): RuleId[] {
  const asked = [...recorded.rules].reverse();
  const logged = log.map(({ rule }) => rule);
  return [...new Set([...asked, ...logged].flatMap((ids) => ids.split(/[\s,]+/u)))];
}

/**
 * Whether a given position, read with the shipped figures as `check` and `try` do, equals the session's start position.
 */
function sameAs(desk: RuleDesk): (given: Data) => boolean {
  const wanted = JSON.stringify(desk.recorded.from);
  return (given) => JSON.stringify(readBack(desk, given)) === wanted;
}

/** A position, read and printed again; undefined if the data is not a complete position. */
function readBack({ game, setting }: RuleDesk, given: Data): Data | undefined {
  try {
    const read = runnerFor(game, { players: setting.players, options: setting.options, given });
    return game.position.print(read.state as State, read.setting);
  } catch (thrown) {
    if (thrown instanceof PlaceError) return undefined;
    throw thrown;
  }
}

/** The session's start position, written as its differences from the set-up, or in full if these do not suffice. */
function fromSetUp(desk: RuleDesk, isSame: (given: Data) => boolean): Data {
  const { from } = desk.recorded;
  const begun = readBack(desk, {});
  const different = begun === undefined ? from : changed(desk.game, begun, from, []);
  return isSame(different) ? different : from;
}

/** A position without the fields that only say how the match continues, if it can do without all of them. */
function withoutBookkeeping(
  game: AnyGame,
  given: Data,
  isEnough: (given: Data) => boolean,
  named: readonly Path[],
): Data {
  let left = given;
  for (const pattern of game.position.bookkeeping ?? []) {
    for (const path of pathsOf(given, pattern.split('.'), [])) {
      const isKept = named.some((field) => isWithin(path, field) || isWithin(field, path));
      if (!isKept) left = patched(left, path, undefined);
    }
  }
  return isEnough(left) ? left : given;
}

/** A position without everything that can be left out. @param named places that are never left out */
function reduced(given: Data, isEnough: (given: Data) => boolean, named: readonly Path[]): Data {
  let left = given;
  const leaveOut = (path: Path): void => {
    const isKept = named.some((field) => isWithin(path, field));
    const holdsKept = named.some((field) => isWithin(field, path));
    if (isKept) return;
    if (!holdsKept) {
      const without = patched(left, path, undefined);
      if (isEnough(without)) {
        left = without;
        return;
      }
    }
    const here = valueAt(left, path);
    if (isMap(here)) for (const key of Object.keys(here)) leaveOut([...path, key]);
  };
  for (const key of Object.keys(given)) leaveOut([key]);
  return left;
}

/** The acts without the steps that the rules run anyway. */
function withoutSteps(when: readonly Data[], isEnough: (when: readonly Data[]) => boolean): readonly Data[] {
  let left = when;
  for (let index = when.length - 1; index >= 0; index -= 1) {
    if (left.length === 1 || !('begin' in elementAt(left, index))) continue;
    const without = left.toSpliced(index, 1);
    if (isEnough(without)) left = without;
  }
  return left;
}

/** Longer lists are piles, and nobody checks their order. */
const LONGEST_LIST = 12;

/**
 * The fields of an outcome that matter to people: none that only says how the match continues, and none that follows
 * from another.
 */
function outcome(game: AnyGame, after: Data): Data {
  const { bookkeeping = [], follows = {} } = game.position;
  let left = after;
  const leaveOut = (paths: readonly Path[]): void => {
    for (const path of paths) if (valueAt(left, path) !== undefined) left = patched(left, path, undefined);
  };
  for (const pattern of bookkeeping) leaveOut(pathsOf(left, pattern.split('.'), []));
  for (const [pattern, following] of Object.entries(follows)) {
    for (const path of pathsOf(left, pattern.split('.'), [])) {
      const bound = boundBy(path, pattern.split('.')) ?? [];
      for (const other of following) leaveOut(pathsOf(left, other.split('.'), bound));
    }
  }
  return withoutEmpty(left);
}

/** The data without long lists, and without maps that are then empty. */
function withoutEmpty(data: Data): Data {
  const kept = Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
    if (Array.isArray(value)) return value.length > LONGEST_LIST ? [] : [[key, value]];
    if (!isMap(value) || Object.keys(value).length === 0) return [[key, value]];
    const inner = withoutEmpty(value);
    return Object.keys(inner).length === 0 ? [] : [[key, inner]];
  });
  return Object.fromEntries(kept);
}

/** The expectations that hold: all of them if the whole passes, otherwise those that pass. */
function holding(expected: Data, fault: (expected: Data) => string | undefined): Data {
  if (fault(expected) === undefined) return expected;
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(expected)) {
    if (fault({ [key]: value }) === undefined) kept[key] = value;
    else if (isMap(value)) {
      const inside = holding(value, (part) => fault({ [key]: part }));
      if (Object.keys(inside).length > 0) kept[key] = inside;
    }
  }
  return kept;
}

/** Merges consecutive answers of a seat into one event, with each question at most once. */
function gathered(events: readonly DeskEvent[]): Data[] {
  const written: Data[] = [];
  for (const event of alike(events)) {
    const before = written.at(-1);
    const answers = before === undefined || before['seat'] !== event['seat'] ? undefined : answersOf(before);
    const next = answersOf(event);
    const [ask = ''] = Object.keys(next ?? {});
    if (answers === undefined || next === undefined || Object.hasOwn(answers, ask)) written.push(event);
    else written[written.length - 1] = { seat: event['seat'], answers: { ...answers, ...next } };
  }
  return written;
}

/** The answers of an event by question; undefined if it has none or is refused. */
function answersOf(event: Data): Data | undefined {
  if ('refused' in event) return undefined;
  if (isMap(event['answers'])) return event['answers'];
  return 'ask' in event ? { [String(event['ask'])]: event['answer'] } : undefined;
}

/** Merges consecutive answers of a seat to the same question into one event. */
function alike(events: readonly DeskEvent[]): Data[] {
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
    } else if ('draws' in event) written.push({ ...event, draws: (event.draws ?? []).map(drawText) });
    else written.push({ ...event });
    last = event;
  }
  return written;
}

/** A draw as a scenario writes it: `{die: 3}`. */
function drawText(draw: FixedDraw): unknown {
  return typeof draw === 'number' ? draw : { [draw.what]: draw.face };
}

/**
 * The fields of a position that differ from another; lists, and maps that are compared as a whole, are included as a
 * whole.
 */
function changed(game: AnyGame, before: Data, after: Data, path: readonly string[]): Data {
  const found: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(after)) {
    const old = before[key];
    if (JSON.stringify(old) === JSON.stringify(value)) continue;
    const here = [...path, key];
    found[key] =
      isMap(old) && isMap(value) && !game.events.whole(here) ? changed(game, old, value, here) : value;
  }
  return found;
}
