import { digest } from '../../src/engine/digest.ts';
import { carryOutAll, firstObstacle, toldBy } from '../../src/engine/effects.ts';
import { settingOf } from '../../src/engine/match.ts';
import { optionAt } from '../../src/engine/question.ts';
import { runnerFor } from '../../src/engine/scenario.ts';
import { RolloutUmpire } from '../../src/engine/umpires.ts';
import type { Declaration } from '../../src/games/limit/cards/card.ts';
import { CardRule } from '../../src/games/limit/cards/card-rule.ts';
import { declarations } from '../../src/games/limit/cards/declarations.ts';
import { At } from '../../src/games/limit/cards/moment.ts';
import { limit } from '../../src/games/limit/index.ts';
import { cardNote } from '../../src/games/limit/words/en/card-notes.ts';
import type { Outcome, Removal } from './removal.ts';

const { components } = settingOf(limit, 2);
const SIDES = ['costs', 'effects', 'withdrawal'] as const;

const RICH = {
  money: 90,
  renewable: 40,
  industrial: 40,
  military: 40,
  fossil: 20,
  territory: 5,
  disruption: 4,
  pollution: 4,
  population: 10,
  unrest: 6,
  classes: { A: 3, B: 2, C: 2, D: 2, E: 2 },
  production: { renewable: 3, industrial: 3, military: 3 },
};
/** A target whose industrial plant needs fossils. */
const BUSY = { ...RICH, production: { renewable: 3, industrial: 5, military: 3 } };
const POOR = {
  ...RICH,
  money: 0,
  renewable: 0,
  industrial: 0,
  military: 0,
  fossil: 0,
  disruption: 0,
  pollution: 0,
  unrest: 11,
  classes: { A: 1, B: 1, C: 1, D: 1, E: 1 },
  production: { renewable: 1, industrial: 1, military: 1 },
};

/** Two nations; the first has just this card in hand, and has played others. */
function position(card: string, own: object, other: object, world: object = {}) {
  const given = { ...world, nations: { 0: own, 1: other } };
  const { state, setting } = runnerFor(limit, { players: 2, options: {}, given });
  const nation = state.nations[0] as (typeof state.nations)[number];
  nation.hand = [card];
  nation.played = ['education', 'craftsmanship'];
  return { state, setting };
}

/** Positions in which one thing or another is missing. */
const LACKING: readonly (readonly [object, object, object?])[] = [
  [POOR, POOR],
  [RICH, POOR],
  [RICH, { ...RICH, territory: 0, production: { renewable: 1, industrial: 3, military: 3 } }],
  [RICH, RICH, { bank: 0 }],
  [RICH, RICH, { colonization: { territory: 0, fossil: 0 } }],
  [
    { ...RICH, classes: { A: 4, B: 4, C: 4, D: 4, E: 4 } },
    { ...RICH, classes: { A: 4, B: 4, C: 4, D: 4, E: 4 } },
  ],
  [{ ...RICH, production: { renewable: 5, industrial: 8, military: 8 } }, RICH],
  [{ ...RICH, money: 0 }, RICH],
  [
    { ...RICH, money: 0 },
    { ...RICH, money: 0 },
  ],
  [{ ...RICH, money: 4 }, RICH],
  [{ ...RICH, disruption: 0 }, RICH],
  // Enough for the cost of Speculation, and then nothing to trade with.
  [{ ...POOR, money: 5 }, POOR, { bank: 5 }],
  [
    { ...RICH, fossil: 0 },
    { ...RICH, production: { renewable: 3, industrial: 5, military: 3 } },
  ],
];

/** The obstacles of a card in many positions. */
function obstacles(rule: CardRule): string {
  return digest(
    LACKING.flatMap(([own, other, world]) => {
      const { state, setting } = position(rule.id, own, other, world);
      const at = new At(state, setting.components, 0);
      const before = rule.obstacle(at) ?? null;
      at.nation.played = [];
      at.nation.decks = { society: [], militaryEconomy: [], production: [] };
      return [before, rule.obstacle(at) ?? null, firstObstacle(rule.withdrawal, at) ?? null];
    }),
  );
}

/** The state after the card is played with the first option of each question; the first option never resists. */
function played(rule: CardRule): string {
  const { state, setting } = position(rule.id, RICH, BUSY);
  const asked: string[] = [];
  const umpire = new RolloutUmpire(state, setting.components, (question) => {
    asked.push(question.ask);
    return optionAt(question, 0);
  });
  rule.play(new At(state, setting.components, 0), umpire);
  carryOutAll(rule.withdrawal, new At(state, setting.components, 0), umpire);
  return digest([state, asked]);
}

/** The effects that are described before and after the choices. */
function told(rule: CardRule): string {
  const { state, setting } = position(rule.id, RICH, BUSY);
  const at = new At(state, setting.components, 0);
  const chosen = { target: 1, plant: 'industrial', resource: 'industrial', tokens: 1, strength: 12 } as const;
  const all = [...rule.costs, ...rule.effects];
  return digest([toldBy(all, at), toldBy(all, { ...at, ...chosen }), toldBy(rule.withdrawal, at)]);
}

/** Costs that can always be met, and effects that always count as complete; they can never be an obstacle. */
const NEVER_IN_THE_WAY = new Set([
  'takes-disruption',
  'takes-pollution',
  'unrest-falls',
  'takes-military-by-population',
  'takes-fossil',
  'reserve-fossil',
  'takes-resource',
  'plant-produces',
  'target-unrest',
  'target-takes-pollution',
  'target-plant-falls',
  'takes-loot',
  'output-of-target',
  'all-give-back-pollution',
  'all-give-back-disruption',
  'renewable-plant',
]);

/** Effects that a question after them decides. */
const NOT_TOLD = new Set(['takes-loot']);

/** What follows from a card's declaration. */
function outcomeOf(card: string, declaration: Declaration): Outcome {
  const rule = new CardRule(card, declaration, components);
  return { legality: obstacles(rule), effect: played(rule), told: told(rule), text: cardNote(rule) };
}

/** What a part leaves as it is by its nature. */
function sameWithout(phrase: string, declaration: Declaration): (keyof Outcome)[] {
  if (phrase.startsWith('lasts-')) return ['legality', 'effect'];
  // Where a cube moves first, its move sees to it that a transaction is left.
  const isLeft = phrase === 'transactions' && declaration.effects.length > 1;
  return [
    ...(isLeft || NEVER_IN_THE_WAY.has(phrase) ? (['legality'] as const) : []),
    ...(NOT_TOLD.has(phrase) ? (['told'] as const) : []),
  ];
}

/** Each cost, effect and price of withdrawal of the politics cards (LIM-POL-31, LIM-POL-37, LIM-POL-42). */
export const limitRemovals: readonly Removal[] = Object.entries(declarations).flatMap(([of, declaration]) => {
  const rule = new CardRule(of, declaration, components);
  return SIDES.flatMap((side) =>
    rule[side].map(({ phrase }, place) => ({
      of,
      side,
      place,
      phrase,
      whole: () => outcomeOf(of, declaration),
      less: () => {
        const rest = (declaration[side] ?? []).filter((_, other) => other !== place);
        return outcomeOf(of, { ...declaration, [side]: rest });
      },
      same: sameWithout(phrase, declaration),
    })),
  );
});
