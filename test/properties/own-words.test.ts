import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../src/bots/random.ts';
import { glyphsFor } from '../../src/drawing/glyphs.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { checkOptions } from '../../src/engine/options.ts';
import { PlaceError } from '../../src/engine/place.ts';
import { refusal } from '../../src/engine/question.ts';
import { playOutGame } from '../../src/engine/rollout.ts';
import { readScenarios, runScenario, type Scenario } from '../../src/engine/scenario.ts';
import { games } from '../../src/games/index.ts';
import { Voice } from '../../src/ui/voice.ts';
import { limitSession, playQuestion } from '../ui/limit-session.ts';
import { around } from '../ui/test-session.ts';

/** Words that every object has: in a look-up that does not ask for own properties they find something. */
const INHERITED = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', '__proto__', '__defineGetter__'];

/** A word of the same standing that nothing has. */
const UNKNOWN = 'zz-nothing';

type Place = readonly (string | number)[];

/** A word in plain data: a text that is a value, or the name of one. */
interface Spot {
  readonly path: Place;
  readonly isName: boolean;
}

function spots(data: unknown, path: Place = []): Spot[] {
  if (typeof data === 'string') return [{ path, isName: false }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const inner = [...path, Array.isArray(data) ? Number(key) : key];
    const own = Array.isArray(data) ? [] : [{ path: inner, isName: true }];
    return [...own, ...spots(value, inner)];
  });
}

/** Spots that are read by the same lines: the same words around them, in other places of lists and for other seats. */
function kindOf({ path, isName }: Spot): string {
  return `${path.map((key) => (/^(?:\d+|r\d+c\d+)$/.test(String(key)) ? '#' : key)).join(' ')} ${isName}`;
}

/** How many spots of each kind are tried. */
const TRIED = 1;

/** The data with another word at one spot. */
function withWord(data: unknown, { path, isName }: Spot, word: string): unknown {
  if (path.length === 0) return word;
  const [first, ...rest] = path as [string | number, ...Place];
  if (Array.isArray(data))
    return data.map((item, index) => (index === first ? withWord(item, { path: rest, isName }, word) : item));
  const renames = isName && rest.length === 0;
  return Object.fromEntries(
    Object.entries(data as object).map(([key, value]) => {
      if (key !== first) return [key, value];
      return renames ? [word, value] : [key, withWord(value, { path: rest, isName }, word)];
    }),
  );
}

/** The result, with the word itself taken out; suggestions of similar words differ with the word. */
function without(word: string, text: string | undefined): string | undefined {
  return text?.replaceAll(word, 'WORD').replaceAll(/\(or[^)]*\)|; (?:did|there)[^\n]*/g, '');
}

describe.each(games.map(({ id }) => id))('words that every object has, in %s,', (id) => {
  const load = () => games.find((entry) => entry.id === id)!.load();

  it('are treated in positions and events like any unknown word', async () => {
    const game = await load();
    const wrong: string[] = [];
    const kinds = new Map<string, number>();
    let tried = 0;
    let played = 0;
    for (const file of readdirSync('test/scenarios').filter((name) => name.startsWith(id))) {
      for (const scenario of readScenarios(readFileSync(`test/scenarios/${file}`, 'utf8')).scenarios) {
        played += 1;
        const { given, when, options, then } = scenario;
        const whole = { given, when, options, then };
        for (const spot of spots(whole)) {
          const times = kinds.get(kindOf(spot)) ?? 0;
          kinds.set(kindOf(spot), times + 1);
          if (times >= TRIED) continue;
          const word = INHERITED[tried % INHERITED.length] as string;
          tried += 1;
          const run = (other: string) => {
            const changed = { ...scenario, ...(withWord(whole, spot, other) as object) } as Scenario;
            const { ok, message } = runScenario(game, changed);
            return `${ok} ${without(other, message) ?? ''}`;
          };
          const [got, expected] = [run(word), run(UNKNOWN)];
          if (got !== expected)
            wrong.push(`${scenario.id} ${spot.path.join('.')} ${word}:\n  ${got}\n  ${expected}`);
        }
      }
    }
    // A game with few scenarios has few words in them.
    expect(tried).toBeGreaterThan(Math.min(100, 10 * played));
    expect(wrong.slice(0, 12)).toEqual([]);
  }, 60_000);

  it('are treated as answers like any unknown word', async () => {
    const game = await load();
    const setting = settingOf(game, games.find((entry) => entry.id === id)!.seats.company);
    const policy = randomPolicy('own words');
    const asks = new Map<string, number>();
    const wrong: string[] = [];
    playOutGame(game, setting, setUp(game, setting, 'own words'), (question) => {
      const seen = asks.get(question.ask) ?? 0;
      asks.set(question.ask, seen + 1);
      if (seen < 3) {
        const told = (word: string) => JSON.stringify(refusal(question, word))?.replaceAll(word, 'WORD');
        for (const word of INHERITED)
          if (told(word) !== told(UNKNOWN)) wrong.push(`${question.ask} ${word}: ${told(word)}`);
      }
      return policy(question);
    });
    expect(wrong).toEqual([]);
    expect(asks.size).toBeGreaterThan(0);
  });

  it('are not options', async () => {
    const game = await load();
    for (const word of INHERITED) {
      const chosen = Object.fromEntries([[word, true]]);
      expect(() => checkOptions(game, chosen)).toThrow(PlaceError);
    }
  });
});

describe('names of properties that every object has', () => {
  const session = limitSession(playQuestion, around('Ann', 'Bo*'));
  const voice = new Voice(session, glyphsFor(false, { LANG: 'en_GB.UTF-8', TERM: 'xterm' }));

  it.each(INHERITED)('%s is said as it is, and has no note, sentence or caution', (word) => {
    expect(voice.name(word)).toBe(voice.name(UNKNOWN).replace(UNKNOWN, word));
    expect([voice.note(word), voice.firstName(word)]).toEqual([undefined, undefined]);
    expect(voice.caution(word)).toBe(word.replaceAll('-', ' '));
    const barred = (because: string) => ({ option: 1, because, rule: 'LIM-POL-20' });
    expect(voice.refusal(barred(word))).toBe(voice.refusal(barred(UNKNOWN)).replaceAll(UNKNOWN, word));
    const entry = (kind: string) => ({ kind, seat: 0, rule: '', step: 'supply', changes: [] });
    expect(voice.log(entry(word))).toBe(voice.log(entry(UNKNOWN)).replaceAll(UNKNOWN, word));
    expect(voice.effect({ what: word, by: 1, note: word })).toBe(
      voice.effect({ what: UNKNOWN, by: 1, note: UNKNOWN }).replaceAll(UNKNOWN, word),
    );
  });
});
