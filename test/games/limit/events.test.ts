import { describe, expect, it } from 'vitest';
import type { ScenarioEvent } from '../../../src/engine/events.ts';
import { runScenario } from '../../../src/engine/scenario.ts';
import { limit } from '../../../src/games/limit/index.ts';

/** The message about events that make no sense. */
function faultOf(...when: ScenarioEvent[]): string | undefined {
  const given = {
    nations: { 0: { money: 40, military: 9, hand: ['market-access', 'education', 'speculation'] } },
  };
  const scenario = { id: 'T', title: 'test', rules: [], players: 2, options: {}, given, when, then: {} };
  return runScenario(limit, scenario).message;
}

const play = (card: string, more: Record<string, unknown> = {}) => ({ seat: 0, do: 'play', card, ...more });

describe('events of a scenario of Limit that make no sense', () => {
  it.each([
    ['a step that does not exist', { step: 'toString' }, 'there is no step toString'],
    ['a composite that does not exist', { step: 'constructor' }, 'there is no step constructor'],
    ['an event card among several nations', { step: 'event' }, 'only solo mode has events'],
    ['an act that does not exist', { seat: 0, do: 'dance' }, 'a step or what a seat does'],
    ['a card that does not exist', play('peace'), 'there is no card peace'],
    ['a seat that does not exist', { ...play('education'), seat: 2 }, 'there is no seat 2'],
    ['a pass with a card', { seat: 0, do: 'pass', card: 'education' }, 'card is not part of this event'],
    [
      'a choice that does not exist',
      play('education', { choose: { colour: 'red' } }),
      'choose does not know colour',
    ],
    [
      'an answer that does not exist',
      { step: 'supply', answers: [{ seat: 0, constructor: 1 }] },
      'an answer does not know constructor',
    ],
    [
      'an answer of nobody',
      { step: 'supply', answers: [{ seat: 'star', lower: ['A'] }] },
      'the star nation never answers',
    ],
    [
      'a request of no kind',
      { step: 'supply', answers: [{ seat: 0, ask: { renewable: 1 } }] },
      'a request names its kind',
    ],
    [
      'a trade without a side',
      play('market-access', { choose: { transactions: [{ quantity: 1 }] } }),
      'a transaction sells or buys',
    ],
    [
      'a choice that nobody asks for',
      play('education', { choose: { raise: ['A'], plant: 'military' } }),
      'nobody asks for plant',
    ],
    [
      'an answer that nobody asks for',
      { step: 'taxation', answers: [{ seat: 0, lower: ['A'] }] },
      'nobody asks for',
    ],
    [
      'an answer too many',
      { step: 'supply', answers: [{ seat: 0, at: 'consumption', lower: ['A'] }] },
      'nobody asks for',
    ],
    ['a choice that is missing', play('market-access'), 'is asked transaction'],
  ] as [string, ScenarioEvent, string][])('%s', (_, event, message) => {
    expect(faultOf(event)).toContain(message);
  });
});
