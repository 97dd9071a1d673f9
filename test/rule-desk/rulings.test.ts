import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { digest } from '../../src/engine/digest.ts';
import { isMap } from '../../src/engine/field-kinds.ts';
import type { Setting, State } from '../../src/engine/game.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { checkOptions } from '../../src/engine/options.ts';
import type { Path } from '../../src/engine/place.ts';
import { readScenarios, runScenario, SCENARIO_SEED, type Scenario } from '../../src/engine/scenario.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import { differences } from '../../src/rule-desk/differences.ts';
import { boundBy, isWithin, pathsOf, valueAt } from '../../src/rule-desk/edits.ts';
import { repeated } from '../../src/rule-desk/repeated.ts';
import { RuleDesk } from '../../src/rule-desk/rule-desk.ts';
import { writtenScenario } from '../../src/rule-desk/rule-scenario.ts';
import { yamlText } from '../../src/table/position-text.ts';
import { completeGames } from '../games/expectations.ts';

const ids = (await completeGames()).map(({ id }) => id);
const folder = new URL('../scenarios/', import.meta.url);

const files = readdirSync(folder).map((file) => readScenarios(readFileSync(new URL(file, folder), 'utf8')));

/** Every n-th scenario of a game in the folder of scenarios. */
function scenariosOf(id: string, every = 1): Scenario[] {
  return files
    .filter(({ game }) => game === id)
    .flatMap(({ scenarios }) => scenarios)
    .filter((_, index) => index % every === 0);
}

async function loaded(id: string): Promise<AnyGame> {
  return await (games.find((game) => game.id === id) as (typeof games)[0]).load();
}

/** A session from the position of a scenario. */
function deskOf(game: AnyGame, { players, options, given }: Scenario): RuleDesk {
  const setting = settingOf(game, players, checkOptions(game, options));
  const setUpAnew = (now: Setting): State => setUp(game, now, SCENARIO_SEED);
  const { state } = game.position.read({}, setUpAnew(setting), setting);
  const desk = new RuleDesk(game, { setting, base: state, step: null, answers: [] }, setUpAnew);
  desk.setUp(given, leaves(given));
  return desk;
}

/** Every place of a position in which no further word stands. */
function leaves(data: unknown, path: Path = []): Path[] {
  if (!isMap(data) || Object.keys(data).length === 0) return [path];
  return Object.entries(data).flatMap(([key, value]) => leaves(value, [...path, key]));
}

const quantile = (numbers: readonly number[], part: number): number =>
  [...numbers].sort((one, two) => one - two)[Math.floor(part * (numbers.length - 1))] as number;

/** How long a text is, however its lines are indented. */
const length = (text: string): number => text.replaceAll(/\s+/gu, ' ').length;

/** The name of the error that an act throws; undefined if it is done. */
function faultOf(act: () => void): string | undefined {
  try {
    act();
    return undefined;
  } catch (thrown) {
    return (thrown as Error).name;
  }
}

describe.each(ids)('setting fields in a session of %s', (id) => {
  it('changes only what is named and what follows from it', async () => {
    const game = await loaded(id);
    let set = 0;
    for (const [index, scenario] of scenariosOf(id, 5).entries()) {
      const desk = deskOf(game, scenario);
      const before = desk.position();
      const refused: [string, string][] = [];
      const numbers = leaves(before).filter((path) => typeof valueAt(before, path) === 'number');
      for (let pick = 0; pick < 6; pick += 1) {
        const path = numbers[(index * 7 + pick * 13) % numbers.length] as Path;
        const value = (valueAt(before, path) as number) + 1;
        const fault = faultOf(() => desk.set([{ path, value }]));
        if (fault !== undefined) {
          refused.push([fault, digest(desk.position())]);
          continue;
        }
        set += 1;
        const following = Object.entries(game.position.follows ?? {}).flatMap(([pattern, others]) => {
          const bound = boundBy(path, pattern.split('.'));
          return bound === undefined
            ? []
            : others.flatMap((other) => pathsOf(before, other.split('.'), bound));
        });
        const others = differences([before, desk.recorded.from])
          .map(({ place }) => place)
          .filter((place) => ![path, ...following].some((known) => isWithin(place, known)));
        expect({ scenario: scenario.id, path, others }).toEqual({ scenario: scenario.id, path, others: [] });
        desk.undo();
      }
      // What is refused has changed nothing.
      const kinds = new Set(refused.map(([fault]) => fault));
      expect([...kinds].filter((fault) => fault !== 'PlaceError' && fault !== 'DeskError')).toEqual([]);
      expect(refused.every(([, position]) => position === digest(before))).toBe(true);
    }
    expect(set).toBeGreaterThan(20);
  }, 60_000);

  it('accepts a part of a map, and keeps its other words', async () => {
    const game = await loaded(id);
    const [scenario] = scenariosOf(id);
    const desk = deskOf(game, scenario as Scenario);
    const before = desk.position();
    const maps = Object.keys(before).filter(
      (key) =>
        (isMap(before[key]) && isMap(valueAt(before, [key, '0']))) ||
        (isMap(before[key]) && typeof valueAt(before, [key, '0']) === 'number'),
    );
    expect(maps.length).toBeGreaterThan(0);
    for (const key of maps) {
      const whole = { path: [key], value: { 0: valueAt(before, [key, '0']) } };
      desk.set([whole]);
      expect(desk.recorded.from).toEqual(before);
      desk.undo();
    }
  });

  it('keeps the cards that a position wrote out', async () => {
    const game = await loaded(id);
    let kept = 0;
    for (const scenario of scenariosOf(id, 3)) {
      const desk = deskOf(game, scenario);
      const before = desk.position();
      if (faultOf(() => desk.set([{ path: ['random'], value: [1, 2, 3, 4] }])) !== undefined) continue;
      kept += 1;
      const again = desk.recorded.from;
      expect(differences([before, again]).filter(({ place }) => place[0] !== 'random')).toEqual([]);
      // A second time: the cards are written out again.
      desk.set([{ path: ['random'], value: [5, 6, 7, 8] }]);
      expect(differences([again, desk.recorded.from]).filter(({ place }) => place[0] !== 'random')).toEqual(
        [],
      );
    }
    expect(kept).toBeGreaterThan(10);
  }, 60_000);

  it('suggests the intended word for an unknown one', async () => {
    const game = await loaded(id);
    const desk = deskOf(game, scenariosOf(id)[0] as Scenario);
    const word = Object.keys(desk.position()).find((key) => key.length > 5) as string;
    const wrong = word.slice(0, -1);
    expect(() => desk.set([{ path: [wrong], value: 1 }])).toThrow(new RegExp(`did you mean ${word}\\?`, 'u'));
  });

  it('refuses a number that would have no effect', async () => {
    const game = await loaded(id);
    const desk = deskOf(game, scenariosOf(id)[0] as Scenario);
    const before = digest(desk.position());
    // Each field is set beside one that decides it.
    for (const fields of ignoredIn[id] ?? []) {
      const edits = Object.entries(fields).map(([path, value]) => ({ path: path.split('.'), value }));
      expect(() => desk.set(edits)).toThrow(/changes nothing|not|must|only/u);
      expect(digest(desk.position())).toBe(before);
    }
  });
});

/** Fields that have no effect in the position they are set in, by game. */
const ignoredIn: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  limit: [{ pollutionReserve: 1 }, { turn: 1, step: 'taxation' }],
  'green-deal': [{ 'players.0.usesLeft.bribe': 1 }],
  reputation: [{ nextStep: 'reveal', publicBid: null }],
  'nice-green-things': [{ emptied: 2 }],
};

describe.each(ids)('cards of %s', (id) => {
  it('are taken from where they are, and replaced there by the cards that they push out', async () => {
    const game = await loaded(id);
    const desk = deskOf(game, {
      ...(scenariosOf(id)[0] as Scenario),
      given: {},
      players: Math.max(2, game.seats.from),
      options: {},
    });
    const before = desk.position();
    const { to, from } = cardPlaces[id] as { to: Path; from: Path };
    const card = valueAt(before, from);
    const { moved } = desk.set([{ path: to, value: card }]);
    expect(moved).toHaveLength(1);
    expect(moved[0]).toMatchObject({ card, from: from.map((key) => (typeof key === 'number' ? key : key)) });
    const after = desk.recorded.from;
    expect(valueAt(after, to)).toEqual(card);
    // Every earlier card is still somewhere, each as often as before.
    const cards = (position: unknown): string[] =>
      JSON.stringify(position)
        .match(/"[^"]+"/gu)
        ?.sort() ?? [];
    expect(cards(after)).toEqual(cards(before));
  });
});

/** Where a card is after set-up, and where it replaces another. */
const cardPlaces: Readonly<Record<string, { readonly to: Path; readonly from: Path }>> = {
  limit: { to: ['nations', '0', 'decks', 'society', 0], from: ['nations', '0', 'decks', 'society', 3] },
  'green-deal': { to: ['market', 'sustainability', 'jobs'], from: ['decks', 'sustainability', 'jobs', 3] },
  reputation: { to: ['deckCards', 'private', 0], from: ['deckCards', 'private', 2] },
  'nice-green-things': { to: ['queue', 0], from: ['stock', 7] },
};

describe.each(ids)('what was done in a session of %s', (id) => {
  it('is written as a passing scenario about as long as one written by hand', async () => {
    const game = await loaded(id);
    const ratios: number[] = [];
    for (const scenario of scenariosOf(id, 6)) {
      const { title, rules, players, options, given, when, then } = scenario;
      const desk = deskOf(game, scenario);
      if (when.length === 0 || repeated(desk, when) !== undefined) continue;
      const { text, fault } = writtenScenario(desk, { title, isRule: () => true });
      expect(fault).toBeUndefined();
      const [written] = readScenarios(text).scenarios;
      expect(runScenario(game, written as Scenario).message).toBeUndefined();
      const head = {
        id: 'TRY-1',
        title,
        rules,
        players,
        ...(Object.keys(options).length === 0 ? {} : { options }),
      };
      const byHand = yamlText({ game: id, scenarios: [{ ...head, given, when, then }] });
      ratios.push(length(text) / length(byHand));
    }
    expect(ratios.length).toBeGreaterThan(8);
    expect(quantile(ratios, 0.5)).toBeLessThan(4 / 3);
    // A scenario tells all that has changed, so one by hand that looks at a single figure may be shorter.
    expect(quantile(ratios, 0.75)).toBeLessThan(1.5);
  }, 120_000);

  it('is restored unchanged from a shared block', async () => {
    const game = await loaded(id);
    let shared = 0;
    for (const scenario of scenariosOf(id, 9)) {
      const desk = deskOf(game, scenario);
      if (repeated(desk, scenario.when) !== undefined) continue;
      const { text, fault } = writtenScenario(desk, { title: 'shared', isRule: () => true, whole: true });
      if (fault !== undefined) continue;
      shared += 1;
      const [read] = readScenarios(text).scenarios;
      const again = deskOf(game, read as Scenario);
      expect(repeated(again, (read as Scenario).when)).toBeUndefined();
      const standing = ({
        open,
        step,
        position,
      }: {
        open: RuleDesk['open'];
        step: string | null;
        position: unknown;
      }) => digest([step, open.map(({ seat, ask, options }) => [seat, ask, options]), position]);
      expect(differences([again.position(), desk.position()])).toEqual([]);
      expect(standing({ open: again.open, step: again.step, position: again.position() })).toBe(
        standing({ open: desk.open, step: desk.step, position: desk.position() }),
      );
    }
    expect(shared).toBeGreaterThan(4);
  }, 120_000);
});
