import { describe, expect, it } from 'vitest';
import { settingOf } from '../../src/engine/match.ts';
import type { Effect } from '../../src/engine/question.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import { type Expectations, expectationsOf } from '../games/expectations.ts';
import { checkTold, type Findings, noFindings } from './told-effects.ts';

/**
 * Effects that are described and do not happen yet, by `ask what`, with the reason. An entry that is mended has to go:
 * the property then holds it.
 */
const NOT_YET: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

const SEEDS = ['alder', 'birch', 'cedar'];

/** Whole random matches at the smallest and the largest table, in every variant. */
function played(
  game: AnyGame,
  { measure, variants }: Expectations,
  turned?: (effect: Effect) => Effect,
): Findings {
  const findings = noFindings();
  for (const players of new Set([game.seats.from, game.seats.from + 1, game.seats.to])) {
    if (players > game.seats.to) continue;
    for (const options of [{}, ...(variants?.effects ?? [])]) {
      for (const seed of SEEDS) {
        const setting = settingOf(game, players, options);
        checkTold({ game, setting, seed, measure, findings, ...(turned === undefined ? {} : { turned }) });
      }
    }
  }
  return findings;
}

/** The effect with its sign turned round. */
function opposite(effect: Effect): Effect {
  const { by, from, to, ...rest } = effect;
  if (typeof from === 'number' && typeof to === 'number') return { ...rest, from, to: from - (to - from) };
  if (by !== undefined) return { ...rest, by: -by };
  return typeof to === 'number' ? { ...rest, to: -to } : effect;
}

const loaded: [string, AnyGame, Expectations][] = await Promise.all(
  games.map(async ({ id, load }) => [id, await load(), await expectationsOf(id)]),
);

describe.each(loaded)('what an answer of %s is told to do', (id, game, expected) => {
  const known = Object.keys(NOT_YET[id] ?? {});
  const findings = played(game, expected);

  it('is what the table shows afterwards', () => {
    expect(findings.measured.size).toBeGreaterThanOrEqual(expected.fewest.effectKinds);
    expect(findings.broken.filter(({ told }) => !known.includes(told)).map(({ story }) => story)).toEqual([]);
  });

  it('differs nowhere except in the known places', () => {
    const broken = new Set(findings.broken.map(({ told }) => told));
    expect(known.filter((told) => !broken.has(told))).toEqual([]);
  });

  it('is compared so closely that any reversed sign is detected', () => {
    const broken = new Set(played(game, expected, opposite).broken.map(({ told }) => told));
    const moved = [...findings.measured].filter(([, { moved: times }]) => times > 0).map(([told]) => told);
    expect(moved.filter((told) => !broken.has(told))).toEqual([]);
  });
});
