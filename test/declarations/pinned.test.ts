import { describe, expect, it } from 'vitest';
import { greenDealRemovals } from './green-deal.ts';
import { limitRemovals } from './limit.ts';
import type { Outcome, Removal } from './removal.ts';
import { reputationRemovals } from './reputation.ts';

// Legality, effect and text of every card, power and agenda are pinned, so that a cost or effect that is removed,
// added or changed in its declaration fails a test of each. A change that is meant updates the files with
// `vitest --update`; digests stand for the obstacles and states of many positions.

const games: Readonly<Record<string, readonly Removal[]>> = {
  limit: limitRemovals,
  'green-deal': greenDealRemovals,
  reputation: reputationRemovals,
};

const ASPECTS = ['legality', 'effect', 'text'] as const;

describe.each(Object.entries(games))('the declarations of %s', (game, removals) => {
  const outcomes = new Map<string, Outcome>();
  for (const { of, whole } of removals) if (!outcomes.has(of)) outcomes.set(of, whole());

  it.each(ASPECTS)('have the pinned %s', async (aspect) => {
    const lines = [...outcomes].map(([of, outcome]) => `${of}: ${outcome[aspect]}`.trimEnd());
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`pinned/${game}-${aspect}.txt`);
  });
});
