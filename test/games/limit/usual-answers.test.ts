import { describe, expect, it } from 'vitest';
import { optionAt, optionList, type Question } from '../../../src/engine/question.ts';
import { runnerFor } from '../../../src/engine/scenario.ts';
import { RolloutUmpire } from '../../../src/engine/umpires.ts';
import { cardRule } from '../../../src/games/limit/cards/card-rule.ts';
import { At } from '../../../src/games/limit/cards/moment.ts';
import { decideDraw } from '../../../src/games/limit/decks.ts';
import { limit } from '../../../src/games/limit/index.ts';
import type { CardId } from '../../../src/games/limit/state.ts';

const RICH = { money: 90, military: 40, territory: 5, disruption: 4, pollution: 4 };

/** Two nations, and all questions that something asks, each answered with its first option. */
function asked(
  other: object,
  act: (umpire: RolloutUmpire<never>, state: never) => void,
): Map<string, Question> {
  const { state, setting } = runnerFor(limit, {
    players: 2,
    options: {},
    given: { nations: { 0: RICH, 1: { ...RICH, ...other } } },
  });
  const questions = new Map<string, Question>();
  const umpire = new RolloutUmpire(state, setting.components, (question) => {
    // The values of a question hold while it is open.
    const { ask, seat, shape, rule, options, usual, dominant } = question;
    questions.set(ask, { ask, seat, shape, rule, options, usual, dominant });
    return optionAt(question, 0);
  });
  act(umpire as never, state as never);
  return questions;
}

const played = (card: CardId, other: object) =>
  asked(
    other,
    (umpire, state) =>
      void cardRule(card, umpire.components).play(new At(state, umpire.components, 0), umpire as never),
  );

describe('amounts of cards begin with what most players want', () => {
  it('an attack begins with the least that the target cannot match, or empty if that is too much (LIM-WAR-02, LIM-WAR-07)', () => {
    const least = played('military-operation', { military: 0 }).get('spend');
    expect(least?.usual).toBe(optionAt(least as Question, 0));
    expect(played('military-operation', { military: 20 }).get('spend')?.usual).toBe(21);
    expect(played('military-operation', { military: 40 }).get('spend')?.usual).toBeUndefined();
  });

  it('Soft Power begins with all the disruption that may go (LR-55)', () => {
    const tokens = played('soft-power', {}).get('tokens');
    expect(tokens?.usual).toBe(optionList(tokens as Question).at(-1));
  });
});

describe('a choice that cannot matter', () => {
  it('is the type to take if the target has nothing (LR-50)', () => {
    const empty = { military: 0, fossil: 0, industrial: 0, renewable: 0 };
    expect(played('military-operation', empty).get('take')?.dominant).toBe('fossil');
    expect(
      played('military-operation', { ...empty, fossil: 1, industrial: 1 }).get('take')?.dominant,
    ).toBeUndefined();
  });

  it('is the deck if all are empty, and the order if all cards are kept (LR-39, LIM-POL-12)', () => {
    const draw = (society: readonly CardId[], keep: number) =>
      asked({}, (umpire, state: { nations: { decks: object }[] }) => {
        state.nations[0]!.decks = { society: [...society], militaryEconomy: [], production: [] };
        decideDraw(state as never, umpire as never, 0, { draw: 3, keep, rule: 'LIM-POL-09' });
      });
    expect(draw([], 1).get('deck')?.dominant).toBe('society');
    expect(draw(['education', 'overconsumption'], 1).get('deck')?.dominant).toBeUndefined();
    expect(draw(['education', 'overconsumption'], 1).get('keep')?.dominant).toBeUndefined();
    const both = draw(['education', 'overconsumption', 'indoctrination'], 3).get('keep');
    expect(both?.dominant).toBe(optionAt(both as Question, 0));
  });
});
