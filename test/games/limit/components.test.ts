import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { randomPolicy } from '../../../src/bots/random.ts';
import { Exit } from '../../../src/cli/exit.ts';
import { componentsFromFile } from '../../../src/cli/settings.ts';
import { comparedFigures, mergeComponents, sourcedFigures } from '../../../src/engine/components.ts';
import { digest } from '../../../src/engine/digest.ts';
import type { Setting } from '../../../src/engine/game.ts';
import { readJournal } from '../../../src/engine/journal.ts';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import { PlaceError, pathText } from '../../../src/engine/place.ts';
import { playOutGame } from '../../../src/engine/rollout.ts';
import type { LimitComponents } from '../../../src/games/limit/figures.ts';
import { limit } from '../../../src/games/limit/index.ts';
import { dataFolder } from '../../../src/table/folder-paths.ts';
import { beginSession, resumeSession } from '../../../src/table/open-session.ts';
import { seatsFor } from '../../../src/table/seats.ts';
import { limitInvariants } from './invariants.ts';

const box = fileURLToPath(new URL('../../components/limit-box.yaml', import.meta.url));

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'green-games-home-'));
  vi.stubEnv('GREEN_GAMES_HOME', home);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

function file(text: string): string {
  const path = join(home, 'figures.yaml');
  writeFileSync(path, text);
  return path;
}

describe('a components file in place of the shipped figures', () => {
  it('replaces the figures that it names, each with its source, and no others', async () => {
    const table = await componentsFromFile(limit, box);
    const replaced = comparedFigures(limit.components.sourced, table).filter(({ isReplaced }) => isReplaced);
    expect(
      replaced.map(({ path, value, source }) => `${pathText(path)} ${JSON.stringify(value)} ${source}`),
    ).toEqual([
      'production.7 40 printed',
      'fossilSpent.5 3 printed',
      'fossilSpent.6 4 printed',
      'fossilSpent.7 5 published',
      'pollutionReceived.6 2 printed',
      'pollutionReceived.7 3 printed',
      'territoryOffset 2 derived',
      'marketplace.sell [null,1,2,3,5,10] printed',
      'marketplace.buy [1,2,3,5,10,20] printed',
      'marketplace.priceStart.renewable 2 printed',
      'events.speculative-bubble.bankMoney 15 designed',
    ]);
    expect(settingOf(limit, 2, {}, table).components).toMatchObject({
      production: [1, 2, 3, 5, 10, 20, 30, 40],
      territoryOffset: 2,
      score: { territory: 5 },
    });
  });

  it.each([1, 2, 4])('supports whole games of %i nations, in which nothing is lost', async (players) => {
    const setting = settingOf(limit, players, {}, await componentsFromFile(limit, box));
    for (const seed of ['oak', 'elm', 'ash']) {
      const state = setUp(limit, setting, seed);
      playOutGame(limit, setting, state, randomPolicy(seed));
      limitInvariants(state, setting);
      expect(state.step).toBeNull();
    }
  });

  it('is kept in the match file with its hash, so that the match can continue without it', async () => {
    const path = file('production: {8: 40}\n');
    const components = await componentsFromFile(limit, path);
    const session = await beginSession({
      game: limit,
      players: 2,
      options: { stressTests: 2 },
      components,
      sitters: seatsFor(2, [{ name: 'Ann' }, { bot: 'random' }]),
      seed: 'box',
      keep: dataFolder(process.env),
      program: '0.0.0-test',
    });
    await session.advance();
    const saved = session.saved as { name: string; path: string };
    session.close();
    rmSync(path);
    const { header } = readJournal(saved.path);
    expect(header.components).toBe(digest(components));
    expect(header.components).not.toBe(digest(limit.components.sourced));
    expect(header.options).toMatchObject({ stressTests: 2, militaryScore: 'third' });
    const again = await resumeSession(saved, async () => limit);
    expect(again.table.setting.components).toMatchObject({ production: [1, 2, 3, 5, 10, 20, 30, 40] });
    expect(again.asked).not.toBeNull();
    again.close();
  });

  it('may be JSON or YAML', async () => {
    const table = await componentsFromFile(limit, file('{\n\t"social": {"conserve": 12}\n}'));
    expect(settingOf(limit, 2, {}, table).components.social.conserve).toBe(12);
  });
});

/** The setting with other figures; undefined where the table cannot be. */
function settingWith(replacement: unknown): Setting<LimitComponents> | undefined {
  try {
    return settingOf(limit, 1, {}, mergeComponents(limit.components.sourced, replacement));
  } catch (thrown) {
    if (thrown instanceof PlaceError) return undefined;
    throw thrown;
  }
}

describe('an impossible components file', () => {
  it.each([
    ['production: [1, 2, 3]', 'line 1, production: production gives 3 places, but fossilSpent needs 8'],
    ['production: [1,2,3,5,10,20,30,50,100]\nfossilSpent: {8: 9}', 'line 1, production: production gives 9'],
    ['\nproduction:\n  - 1\n  - two\n', 'line 4, production.1: this must be a whole number, not "two"'],
    ['production: {2: 1}', 'line 1, production.2: a track rises from level to level, but 1 follows 1'],
    ['production: [1,2,4,6,10,20,30,50]', 'the star nation makes 3 in generation 3'],
    ['star: {table: {industrial: {7: 11}}}', 'line 1, star.table.industrial.7: the star nation makes 11'],
    ['fossilSpent: {1: 1}', 'line 1, fossilSpent.1: level 1 must be payable without fossils'],
    ['fossilSpent: {4: -1}', 'line 1, fossilSpent.4: this must be 0 or more, not -1'],
    ['populatoin: [1]', 'line 1, populatoin: the table has no populatoin'],
    ['social:\n  conserve: 1.5', 'line 2, social.conserve: this must be a whole number, not 1.5'],
    ['social: {conserve: 1e309}', 'this must be a whole number, not Infinity'],
    ['social: {conserve: ""}', 'this must be a whole number, not ""'],
    ['social: {conserve: 9999999}', 'this must be 1000000 at most'],
    ['score: {moneyBlock: 0}', 'line 1, score.moneyBlock: this must be 1 or more, not 0'],
    ['politics: {draw: [5, 5]}', 'line 1, politics.draw: this must be a list of 4 figures, not 2'],
    ['cards:\n  education:\n    deck: production', 'line 3, cards.education.deck: this is "society"'],
    ['cards: {education: {raises: -1}}', 'cards.education.raises: this must be 0 or more'],
    ['cards: {public-expenditure: {unrest: 1}}', 'cards.public-expenditure.unrest: this must be 0 or less'],
    ['unrest: {start: 12}', 'line 1, unrest.start: the indicator has positions 1 to 11, not 12'],
    ['unrest: {boomUpTo: 10}', 'boom up to position 10 overlaps uprising from position 10'],
    ['marketplace: {buy: [1, 2]}', 'line 1, marketplace.buy: marketplace.buy gives 2 places'],
    [
      'marketplace:\n  sell: {3: 9}\n',
      'line 2, marketplace.sell: a price chart does not fall from left to right, but 3 follows 9',
    ],
    ['marketplace: {sell: {5: null}}', 'only the left end can be without a price'],
    [
      'marketplace: {sell: {7: 25}}',
      'line 1, marketplace.sell.7: a seller here would get 25, more than the 20',
    ],
    ['marketplace: {priceStart: {fossil: 8}}', 'the chart has positions 1 to 7, not 8'],
    ['generations: {count: 6}', 'line 1, generations.count: generations.count gives 6 places'],
    ['generations: {end: 2000}', 'line 1, generations.end: the last generation begins in 2030'],
    ['nationStart: {renewablePlant: 6}', 'the track under its territories has positions 1 to 5, not 6'],
    ['nationStart: {populationLevel: 0}', 'the track has positions 1 to 9, not 0'],
    ['events: {flood: {money: 3}}', 'line 1, events.flood: the table has no flood'],
    ['social: {source: guess, conserve: 9}', 'line 1, social.source: a source must be one of'],
    ['a: 1\na: 2', 'line 2: the same word appears twice in one map'],
    ['- 1', 'a components file must be a map'],
    ['', 'a components file must be a map'],
  ])('%j is named with its line, and the shipped figures stay as they are', async (text, sentence) => {
    const before = digest(limit.components.sourced);
    const path = file(text);
    const refused = await componentsFromFile(limit, path).then(
      () => undefined,
      (thrown: unknown) => thrown as Exit,
    );
    expect(refused).toBeInstanceOf(Exit);
    expect(refused).toMatchObject({ code: 2 });
    expect(refused?.message).toContain(`${path}: `);
    expect(refused?.message).toContain(sentence);
    expect(digest(limit.components.sourced)).toBe(before);
  });

  it('never breaks a game: whichever single figure is changed, the file is refused or can be played', {
    timeout: 60_000,
  }, () => {
    const broken: string[] = [];
    for (const { path, value } of sourcedFigures(limit.components.sourced)) {
      if (typeof value !== 'number') continue;
      for (const other of [0, value + 1]) {
        const replacement = path.reduceRight<unknown>(
          (inner, key) => ({ [typeof key === 'number' ? key + 1 : key]: inner }),
          other,
        );
        const setting = settingWith(replacement);
        if (setting === undefined) continue;
        const state = setUp(limit, setting, 'figures');
        playOutGame(limit, setting, state, randomPolicy('figures'));
        if (!state.scores.every(Number.isSafeInteger)) broken.push(`${pathText(path)} ${other}`);
      }
    }
    expect(broken).toEqual([]);
  });
});

describe('the worked example', () => {
  it('says that its figures are an example', () => {
    expect(readFileSync(box, 'utf8')).toContain('an example and are not claimed');
  });
});
