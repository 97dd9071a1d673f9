import { describe, expect, it } from 'vitest';
import type { ScenarioEvent } from '../../../src/engine/events.ts';
import { runScenario } from '../../../src/engine/scenario.ts';
import { limit } from '../../../src/games/limit/index.ts';

type Given = Record<string, unknown>;

/** Draws an event of solo mode on a position. */
function check(event: string, given: Given, answers: Given[], then: Given): void {
  const when: ScenarioEvent[] = [
    { step: 'event', answers: answers.map((answer) => ({ seat: 0, ...answer })) },
  ];
  const position = {
    events: { pile: [event, 'oil-shock'].slice(event === 'oil-shock' ? 1 : 0), discards: [] },
    ...given,
  };
  const scenario = { id: 'T', title: event, rules: [], players: 1, options: {}, given: position, when, then };
  expect(runScenario(limit, scenario).message).toBeUndefined();
}

describe('the events of solo mode (LIM-SOLO-05, LIM-SOLO-06, LR-91)', () => {
  it('Oil shock', () => {
    const { market } = { market: { stock: { fossil: 3 }, price: { fossil: 6 } } };
    check('oil-shock', { market }, [], {
      market: { stock: { fossil: 2 }, price: { fossil: 7 } },
      star: { pollution: 1 },
      events: { pile: [], discards: ['oil-shock'] },
    });
    check('oil-shock', { market: { stock: { fossil: 0 } } }, [], {
      market: { stock: { fossil: 0 }, price: { fossil: 6 } },
    });
  });

  it('Foreign boom', () => {
    check('foreign-boom', {}, [], {
      star: { pollution: 2 },
      market: { price: { industrial: 3 } },
      pollutionReserve: 10,
    });
    check('foreign-boom', { market: { price: { industrial: 1 } } }, [], {
      market: { price: { industrial: 1 } },
    });
  });

  it('Arms race, which troubles a nation weaker than the star nation', () => {
    const given = { generation: 2, nations: { 0: { military: 4, unrest: 11 } } };
    check('arms-race', given, [], {
      star: { disruption: 2 },
      disruptionReserve: 7,
      market: { price: { military: 5 } },
      nations: { 0: { unrest: 11, disruption: 1 } },
    });
    check('arms-race', { generation: 2, nations: { 0: { military: 5 } } }, [], {
      nations: { 0: { unrest: 6 } },
    });
  });

  it('Epidemic: money, or population and unrest', () => {
    const given = { nations: { 0: { population: 10, money: 10 } } };
    check('epidemic', given, [{ payEvent: true }], {
      bank: 119,
      nations: { 0: { population: 10, money: 0 } },
    });
    check('epidemic', given, [{ payEvent: false }], {
      nations: { 0: { population: 5, money: 10, unrest: 7 } },
    });
    const poor = { nations: { 0: { population: 10, money: 9 } } };
    check('epidemic', poor, [{ payEvent: true, refused: 'money' }], {
      nations: { 0: { population: 5, money: 9 } },
    });
  });

  it('Trade treaty: one transaction, and five money of the bank for the star nation', () => {
    check('trade-treaty', {}, [{ trade: false }], { bank: 104, star: { money: 45 } });
    const answers = [{ trade: true }, { transactions: [{ buy: 'fossil', quantity: 1 }] }];
    check('trade-treaty', { bank: 0 }, answers, {
      bank: 0,
      star: { money: 45 },
      nations: { 0: { money: 0, fossil: 9 } },
    });
    const two = { nations: { 0: { permanents: ['stock-exchange'], military: 2 } } };
    const sale = [{ trade: true }, { transactions: [{ sell: 'military', quantity: 2 }] }];
    check('trade-treaty', two, sale, { bank: 98, star: { money: 45 }, nations: { 0: { money: 11 } } });
    check('trade-treaty', { bank: 3 }, [{ trade: false }], { bank: 0, star: { money: 43 } });
  });

  it('Climate summit', () => {
    const given = { star: { pollution: 2 }, nations: { 0: { pollution: 11 } }, pollutionReserve: 0 };
    check('climate-summit', given, [], {
      pollutionReserve: 1,
      star: { pollution: 1 },
      nations: { 0: { pollution: 10 } },
    });
  });

  it('Speculative bubble, which opens no financial crisis', () => {
    check('speculative-bubble', { bank: 19 }, [], { bank: 0, crises: {} });
    check('speculative-bubble', { bank: 21 }, [], { bank: 1 });
  });

  it('Border incident: half the strength of the star nation, rounded up, or a fossil, or unrest', () => {
    const given = { generation: 2, nations: { 0: { military: 3 } } };
    check('border-incident', given, [{ payEvent: true }], {
      star: { disruption: 1 },
      nations: { 0: { military: 0, fossil: 8 } },
    });
    check('border-incident', given, [{ payEvent: false }], { nations: { 0: { military: 3, fossil: 7 } } });
    const weak = { generation: 2, nations: { 0: { military: 2, fossil: 0 } } };
    check('border-incident', weak, [{ payEvent: true, refused: 'resource' }], {
      nations: { 0: { military: 2, unrest: 7 } },
    });
  });

  it('an empty pile is made of the discards', () => {
    const given = { events: { pile: [], discards: ['foreign-boom'] } };
    check('foreign-boom', given, [], {
      star: { pollution: 2 },
      events: { pile: [], discards: ['foreign-boom'] },
    });
  });
});
