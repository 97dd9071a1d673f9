import { describe, expect, it } from 'vitest';
import type { ScenarioEvent } from '../../../src/engine/events.ts';
import { runnerFor, runScenario } from '../../../src/engine/scenario.ts';
import { CARD_ORDER } from '../../../src/games/limit/card-order.ts';
import { cardRule } from '../../../src/games/limit/cards/card-rule.ts';
import { At } from '../../../src/games/limit/cards/moment.ts';
import { limit } from '../../../src/games/limit/index.ts';
import { namedObstacle } from '../../../src/games/limit/scenario/named-obstacle.ts';
import { type Fields, type PartialCase, SOCIETY_AND_MILITARY } from './partial-cases.ts';
import { PRODUCTION } from './partial-cases-production.ts';

// A card is carried out whole or not at all, save where it says itself that less will do (LIM-POL-37, LR-24). For every
// card of the box: a position in which a part of its cost or effect falls short, and what the rules make of it.

const CASES = [...SOCIETY_AND_MILITARY, ...PRODUCTION];

function positionOf({ card, own, other, world }: PartialCase): Fields {
  return { ...world, nations: { 0: { hand: [card], ...own }, 1: { money: 0, ...other } } };
}

describe('a card that can be carried out only in part (LR-24, LIM-POL-37)', () => {
  it('is decided for every card of the box', () => {
    expect([...new Set(CASES.map(({ card }) => card))].sort()).toEqual([...CARD_ORDER].sort());
  });

  it.each(CASES.filter(({ refused }) => refused !== undefined))(
    '$card may not be played where $when ($rule)',
    (played) => {
      const { card, choose = {}, refused } = played;
      const given = positionOf(played);
      const event = { seat: 0, do: 'play', card, choose, refused: refused?.because };
      const scenario = { id: 'T', title: 'test', rules: [], players: 2, options: {}, given, when: [event] };
      expect(runScenario(limit, { ...scenario, then: {} }).message).toBeUndefined();
      const { state, setting } = runnerFor(limit, { players: 2, options: {}, given });
      const rule = cardRule(card, setting.components);
      const obstacle =
        rule.obstacle(new At(state, setting.components, 0)) ?? namedObstacle(rule, state, 0, choose);
      expect(obstacle).toMatchObject(refused as object);
    },
  );

  it.each(CASES.filter(({ refused }) => refused === undefined))(
    '$card is played in part where $when ($rule)',
    (played) => {
      const { card, choose = {}, answers = [], gives = {}, othersGet = {}, worldThen = {} } = played;
      const event: ScenarioEvent = { seat: 0, do: 'play', card, choose, answers };
      const scenario = {
        id: 'T',
        title: 'test',
        rules: [],
        players: 2,
        options: {},
        given: positionOf(played),
        when: [event],
        then: { ...worldThen, nations: { 0: gives, 1: othersGet } },
      };
      expect(runScenario(limit, scenario).message).toBeUndefined();
    },
  );
});
