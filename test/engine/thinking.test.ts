import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../src/bots/random.ts';
import { clonePlain } from '../../src/engine/clone.ts';
import { digest } from '../../src/engine/digest.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import { optionAt, type Question } from '../../src/engine/question.ts';
import { randomStream } from '../../src/engine/random.ts';
import { type RolloutPlan, stateAfterRollout, thinkingOf } from '../../src/engine/thinking.ts';
import type { Policy } from '../../src/engine/umpires.ts';
import { orchard } from '../toy/index.ts';
import { checkOrchard } from '../toy/invariants.ts';
import { ask, matchOf, type Notes, type NotesStep } from './small-game.ts';

const first: Policy = (question) => optionAt(question, 0);

/** Notes every question that a policy is asked, and takes the first option. */
function listening(): { heard: string[]; policy: Policy } {
  const heard: string[] = [];
  const policy: Policy = (question) => {
    heard.push(`${question.seat} ${question.ask} ${String(question.options)}`);
    return optionAt(question, 0);
  };
  return { heard, policy };
}

/** Hidden parts are reversed, which is easy to distinguish from the original. */
const redeal = (state: Notes) => {
  state.secret.reverse();
};

describe('guard 4: hidden information is dealt again at the first unanswered question', () => {
  const step: NotesStep = (state, umpire) => {
    state.notes.push(`before ${state.secret[0]}`);
    state.notes.push(umpire.choose(ask<string>(0, 'letter', ['a', 'b'])));
    state.notes.push(`between ${state.secret[0]}`);
    state.notes.push(umpire.choose(ask<string>(0, 'letter', ['c', 'd'])));
    state.notes.push(`after ${state.secret[0]}`);
  };
  const rollout = (match: ReturnType<typeof matchOf>) =>
    stateAfterRollout(match, 0, first, randomStream('thinking')).notes;

  it('neither before it nor again after it', () => {
    const match = matchOf({ step }, {}, { redeal });
    expect(rollout(match)).toEqual(['before top', 'a', 'between bottom', 'c', 'after bottom']);
    match.answer(0, 'b');
    expect(rollout(match)).toEqual(['before top', 'b', 'between top', 'c', 'after bottom']);
  });

  it('and future random numbers differ from the match’s', () => {
    const roll: NotesStep = (state, umpire) => {
      state.notes.push(umpire.random(1_000_000));
      umpire.choose(ask<string>(0, 'letter', ['a', 'b']));
      state.notes.push(umpire.random(1_000_000));
    };
    const match = matchOf({ roll });
    const [before, after] = stateAfterRollout(match, 0, first, randomStream('thinking')).notes;
    match.answer(0, 'a');
    expect(before).toBe(match.state.notes[0]);
    expect(after).not.toBe(match.state.notes[1]);
  });

  it('the dialogues of others use what was dealt again, and the thinking seat comes first', () => {
    const talk: NotesStep = (state, umpire) => {
      umpire.together([0, 1, 2], (seat) =>
        umpire.choose(ask<string>(seat, 'card', [state.secret[0] as string])),
      );
    };
    const { heard, policy } = listening();
    const match = matchOf({ talk }, {}, { redeal });
    stateAfterRollout(match, 1, policy, randomStream('thinking'));
    expect(heard).toEqual(['1 card top', '0 card bottom', '2 card bottom']);
  });
});

describe('a decision that is still sealed', () => {
  const bids: NotesStep = (state, umpire) => {
    const questions = [0, 1, 2].map((seat) => ask<number>(seat, 'bid', [1, 2, 3]));
    state.notes.push(...umpire.chooseAll([...questions, ask<number>(1, 'bid', [4, 5])]));
    state.notes.push(umpire.choose(ask<number>(0, 'raise', [6, 7])));
  };
  const talks: NotesStep = (state, umpire) => {
    const results = umpire.together([0, 1, 2], (seat) => {
      const one = umpire.choose(ask<number>(seat, 'bid', [1, 2, 3]));
      return one * 10 + umpire.choose(ask<number>(seat, 'bid', [4, 5]));
    });
    state.notes.push(...results);
  };

  it('is considered without the answers of others', () => {
    const match = matchOf({ bids });
    match.answer(0, 3);
    match.answer(2, 3);
    match.answer(1, 2);
    const { heard, policy } = listening();
    expect(stateAfterRollout(match, 1, policy, randomStream('')).notes).toEqual([1, 2, 1, 4, 6]);
    expect(heard.map((line) => line.slice(0, 5))).toEqual(['0 bid', '2 bid', '1 bid', '0 rai']);
  });

  it('and so are dialogues', () => {
    const match = matchOf({ talks });
    match.answer(2, 3);
    match.answer(1, 2);
    match.answer(2, 5);
    expect(stateAfterRollout(match, 1, first, randomStream('')).notes).toEqual([14, 24, 14]);
  });

  it('the results are the same, whatever the others answered', () => {
    const thoughts = [1, 2, 3].map((bid) => {
      const match = matchOf({ bids });
      match.answer(0, bid);
      return stateAfterRollout(match, 1, randomPolicy('same'), randomStream('same'));
    });
    expect(new Set(thoughts.map(digest)).size).toBe(1);
  });

  it('keeps the answers of a completed decision', () => {
    const match = matchOf({ bids });
    for (const [seat, value] of [
      [0, 3],
      [1, 2],
      [1, 5],
      [2, 3],
    ] as const)
      match.answer(seat, value);
    expect(stateAfterRollout(match, 0, first, randomStream('')).notes).toEqual([3, 2, 3, 5, 6]);
  });
});

describe('a bot’s handle', () => {
  function orchardAt(answers: number, seed = 'handle') {
    const setting = settingOf(orchard, 3);
    const match = new Match(orchard, setting, setUp(orchard, setting, seed));
    const policy = randomPolicy(seed);
    for (let count = 0; count < answers; count += 1) {
      const question = match.open[0] as Question;
      match.answer(question.seat, policy(question));
    }
    return match;
  }

  it('exists only for a seat that is asked', () => {
    const match = matchOf({ one: (_, umpire) => void umpire.choose(ask<number>(1, 'number', [1, 2])) });
    expect(() => thinkingOf(match, 0)).toThrow('Seat 0 is not asked anything.');
    expect(thinkingOf(match, 1).question).toBe(match.open[0]);
  });

  it('gives equal rollouts for equal streams, and the match does not notice', () => {
    const match = orchardAt(20);
    const before = digest([match.state, match.answers, match.base]);
    const thinking = thinkingOf(match, (match.open[0] as Question).seat);
    const rollout = (seed: string) => thinking.rollout(randomPolicy(seed), randomStream(seed));
    expect(rollout('a')).toEqual(rollout('a'));
    expect(digest(rollout('b'))).not.toBe(digest(rollout('a')));
    expect(digest([match.state, match.answers, match.base])).toBe(before);
  });

  it('begins with the answer under consideration', () => {
    const match = matchOf({
      one: (state, umpire) => {
        state.notes.push(
          umpire.choose(ask<number>(0, 'number', [1, 2])),
          umpire.choose(ask<number>(0, 'number', [1, 2])),
        );
      },
    });
    expect(stateAfterRollout(match, 0, first, randomStream(''), { first: 2 }).notes).toEqual([2, 1]);
  });

  it('stops after the given number of rounds', () => {
    const match = orchardAt(10);
    const { seat } = match.open[0] as Question;
    const roundAfter = (rounds: number) =>
      stateAfterRollout(match, seat, randomPolicy('x'), randomStream('x'), { rounds }).round;
    expect(match.state.round).toBe(1);
    expect([0, 1, 2, 9].map(roundAfter)).toEqual([2, 3, 4, 4]);
    expect(thinkingOf(match, seat).rollout(first, randomStream('x'), { rounds: 0 }).outcome.over).toBe(false);
  });

  it('is evaluated where it stops, and reports the end of the whole game on request', () => {
    const match = orchardAt(10);
    const { seat } = match.open[0] as Question;
    const rollout = (plan: RolloutPlan) =>
      thinkingOf(match, seat).rollout(randomPolicy('x'), randomStream('x'), plan);
    const [short, whole] = [rollout({ rounds: 0 }), rollout({ rounds: 0, toEnd: true })];
    expect(whole.evaluation).toBe(short.evaluation);
    expect([short.outcome.over, whole.outcome.over]).toEqual([false, true]);
    // Read again, it is the same end.
    expect(whole.outcome).toEqual(whole.outcome);
    expect(whole.evaluation).not.toBe(rollout({}).evaluation);
  });

  it('continues from where it was made, even if the match goes on', () => {
    const match = orchardAt(12);
    const question = match.open[0] as Question;
    const thinking = thinkingOf(match, question.seat);
    const before = [thinking.rollout(first, randomStream('x')), thinking.view()];
    match.answer(question.seat, optionAt(question, 0));
    expect([thinking.rollout(first, randomStream('x')), thinking.view()]).toEqual(before);
  });

  it('does not depend on what the others hold', () => {
    const twins = Array.from({ length: 40 }, (_, answers) => orchardAt(answers)).flatMap(twinsOf);
    expect(twins.length).toBeGreaterThan(5);
    for (const { match, twin, seat } of twins) {
      expect(digest(twin.state)).not.toBe(digest(match.state));
      const [own, other] = [match, twin].map((of) =>
        thinkingOf(of, seat).rollout(randomPolicy('p'), randomStream('s')),
      );
      expect(other).toEqual(own);
    }
  });

  /** The match and the same one with a card of the other two hands changed over, where the answers fit both. */
  function twinsOf(match: ReturnType<typeof orchardAt>) {
    const { seat } = match.open[0] as Question;
    const base = clonePlain(match.base);
    const [one, other] = base.seats.filter((_, place) => place !== seat).map(({ hand }) => hand) as [
      string[],
      string[],
    ];
    if (one.length === 0 || other.length === 0) return [];
    [one[0], other[0]] = [other[0] as string, one[0] as string];
    for (const hand of [one, other]) hand.sort();
    const twin = new Match(orchard, match.setting, base, {}, match.cursor);
    const fits = match.answers.every((given) => twin.answer(given.seat, given.value) === undefined);
    return fits ? [{ match, twin, seat }] : [];
  }

  it('loses no card, from any question of a game', () => {
    const match = orchardAt(0);
    const policy = randomPolicy('all');
    while (!match.over) {
      for (const { seat } of match.open) {
        checkOrchard(stateAfterRollout(match, seat, policy, randomStream('all')), match.setting);
      }
      const question = match.open[0] as Question;
      match.answer(question.seat, policy(question));
    }
    expect(match.over).toBe(true);
  });
});

describe('guard 5: the options show all that the chooser may see', () => {
  it('a seat that looks at three cards is offered these three', () => {
    const setting = settingOf(orchard, 2);
    const start = setUp(orchard, setting, 'look');
    Object.assign(start, { phase: 'turn', turn: 0 });
    const top = start.pile.slice(0, 3);
    const match = new Match(orchard, setting, start);
    match.answer(0, 'look');
    expect(match.open[0]?.options).toEqual(top);
    expect(match.view(0).looked).toEqual(top);
    expect(match.view(1).looked).toBe(3);
    for (const seed of ['a', 'b', 'c']) {
      const end = stateAfterRollout(match, 0, first, randomStream(seed), { rounds: 0 });
      expect(
        end.seats.some(({ hand, planted }) => [...hand, ...planted].includes(top[0] as string)) ||
          end.discard.includes(top[0] as string),
      ).toBe(true);
      expect(end.discard).toEqual(expect.arrayContaining(top.slice(1)));
    }
  });
});
