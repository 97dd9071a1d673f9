import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../../src/bots/random.ts';
import type { Options } from '../../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import type { Question, Value } from '../../../src/engine/question.ts';
import { runnerFor } from '../../../src/engine/scenario.ts';
import { limit } from '../../../src/games/limit/index.ts';
import type { LimitState } from '../../../src/games/limit/state.ts';
import { phaseOf, SOCIAL_STEPS, STRESS_STEPS } from '../../../src/games/limit/steps.ts';

type Given = Record<string, unknown>;

/** Answers with what does least: passes, keeps, gives nothing, or the first option. */
function idle({ options, ask }: Question): Value {
  for (const value of ['pass', 'nothing', 'done', 'keep', false]) {
    if (Array.isArray(options) && options.includes(value)) return value;
  }
  if (!Array.isArray(options)) return (options as { from: number }).from;
  if (options[0] === undefined) throw new Error(`${ask} offers nothing`);
  return options[0];
}

/** A match in which everybody does as little as possible, to its end. */
function idleMatch(players: number, options: Options = {}, given: Given = {}): Match<LimitState> {
  const placed = runnerFor(limit, { players, options, given });
  const match = new Match(limit, placed.setting, placed.state);
  while (!match.over) {
    const question = match.open[0] as Question;
    expect(match.answer(question.seat, idle(question))).toBeUndefined();
  }
  return match as unknown as Match<LimitState>;
}

const stepsOf = (match: Match<LimitState>, generation: number) => [
  ...new Set(match.history.filter(({ base }) => base.generation === generation).map(({ step }) => step)),
];

const GENERATION = [
  'technologicalAdvancement',
  'newPolicy',
  'politicalActionCapacity',
  'decidePolicy',
  ...SOCIAL_STEPS,
  'coldWar',
  'financialCrisis',
  'environmentalCrisis',
  'militaryCrisis',
];

describe('the course of a game of Limit', () => {
  it('goes through the steps of each phase in order (LIM-OBJ-04, LIM-SOC-01, LIM-SOC-05, LIM-INT-01, LIM-INT-03, LR-07)', () => {
    const match = idleMatch(2);
    expect(stepsOf(match, 2)).toEqual([...GENERATION, 'endOfGeneration']);
    expect(GENERATION.map(phaseOf)).toEqual([
      ...Array(4).fill('political'),
      ...Array(11).fill('social'),
      ...Array(4).fill('international'),
    ]);
    const last = match.state.generation;
    expect(stepsOf(match, last)).toEqual([...GENERATION, 'endOfGeneration', ...STRESS_STEPS, 'scoring']);
  });

  it('has an alliance step, or in solo mode an event, in every generation including the last (LIM-END-05, LIM-SOLO-05, LIM-SOLO-20)', () => {
    const allied = idleMatch(2, { alliances: true });
    const solo = idleMatch(1);
    for (const [match, step] of [
      [allied, 'alliance'],
      [solo, 'event'],
    ] as const) {
      for (let generation = 1; generation <= match.state.generation; generation += 1)
        expect(stepsOf(match, generation)).toContain(step);
    }
    expect(solo.state.ended).toBe(true);
    expect(solo.state.winners).toEqual([]);
    expect(limit.outcome(solo.state, settingOf(limit, 1)).scores).toHaveLength(1);
  });

  it('skips the first three steps of a teaching game only once (LIM-TEACH-02, LIM-TEACH-04, LIM-TEACH-06)', () => {
    const match = idleMatch(2, { teaching: true });
    expect(stepsOf(match, 1)).toEqual([...GENERATION.slice(3), 'endOfGeneration']);
    expect(stepsOf(match, 2)).toEqual([...GENERATION, 'endOfGeneration']);
  });

  it('gives every nation five cards in the first ordinary generation (LIM-POL-09, LIM-POL-19)', () => {
    const match = idleMatch(3);
    const base = match.history.find(({ step }) => step === 'decidePolicy')?.base;
    for (const nation of base?.nations ?? []) expect(nation.hand).toHaveLength(5);
  });

  it('takes turns from the leader to the left in Decide Policy and alliances (LIM-OBJ-07, LIM-POL-02, LIM-POL-20, LIM-POL-24, LIM-ALL-02)', () => {
    const match = idleMatch(3, { alliances: true }, { leader: 2, generation: 5 });
    for (const step of ['decidePolicy', 'alliance']) {
      const seats = match.history
        .filter((stage) => stage.step === step)
        .flatMap(({ answers }) => answers[0]?.seat);
      expect(seats.slice(0, 6)).toEqual([2, 0, 1, 0, 1, 2]);
    }
  });

  it('reads class A when it is needed, since nothing before Decide Policy can change it (LIM-POL-01, LIM-POL-18)', () => {
    const match = idleMatch(2, {}, { nations: { 0: { classes: { A: 3 } } } });
    const base = match.history.find(({ step }) => step === 'decidePolicy')?.base;
    expect(base?.nations[0]?.hand).toHaveLength(7);
    expect(base?.nations[0]?.aside).toEqual(['mass-destruction']);
  });

  it('resolves a financial crisis later in its generation, even if money has come back (LIM-SOC-41, LIM-INT-08, LR-106)', () => {
    const match = idleMatch(2, {}, { bank: 0 });
    const crisis = match.history.find(({ step }) => step === 'financialCrisis');
    expect(crisis?.base.crises[0]).toEqual(['financial']);
    expect(crisis?.log[0]).toMatchObject({ kind: 'crisis', figures: { crisis: 'financial', tiles: 1 } });
  });

  it('needs no reserve of its own for what leaves the table: stocks and the box have no ceiling (LIM-COMP-03, LIM-COMP-05, LIM-COMP-06, LIM-COMP-07, LR-21)', () => {
    const runner = runnerFor(limit, {
      players: 2,
      options: {},
      given: { bank: 0, nations: { 0: { population: 100, industrial: 60, military: 400 } } },
    });
    runner.begin('taxation');
    expect(runner.state.nations[0]).toMatchObject({ money: 205, industrial: 60, military: 400 });
  });

  it('asks a nation only for its own decisions, and offers no gift or trade (LIM-POOL-11, LR-110, LIM-POL-46)', () => {
    const asks = new Set<string>();
    const setting = settingOf(limit, 3);
    const match = new Match(limit, setting, setUp(limit, setting, 'gifts'));
    const policy = randomPolicy('gifts');
    while (!match.over) {
      const question = match.open[0] as Question;
      asks.add(question.ask);
      match.answer(question.seat, policy(question));
    }
    for (const gift of ['give', 'ask', 'offer', 'accept']) expect(asks).not.toContain(gift);
  });

  it('lets nations leave an alliance and arm again after the world has disarmed (LIM-ALL-33, LR-108)', () => {
    const runner = runnerFor(limit, {
      players: 2,
      options: { alliances: true },
      given: { demilitarized: true, alliances: { military: [[0, 1]] }, nations: { 0: { money: 9 } } },
    });
    limit.events.apply(
      {
        step: 'alliance',
        answers: [
          { seat: 0, leave: 'military' },
          { seat: 1, nothing: true },
        ],
      },
      runner,
    );
    limit.events.apply(
      { seat: 0, do: 'play', card: 'industrialization', choose: { plant: 'military' } },
      runner,
    );
    limit.events.apply({ step: 'production' }, runner);
    expect(runner.state).toMatchObject({ demilitarized: true, alliances: { military: [] } });
    expect(runner.state.nations[0]?.military).toBe(2);
  });

  it.each([0, 1, 2])('makes the %i stress tests of the option before scoring (LIM-VAR-07)', (stressTests) => {
    const match = idleMatch(2, { stressTests }, { generation: 7 });
    expect(match.history.filter(({ step }) => step === 'stressSupply')).toHaveLength(stressTests);
    expect(match.history.at(-1)?.step).toBe('scoring');
  });

  it('reads class C again for the stress test, after the changes of public order (LIM-END-08, LR-81)', () => {
    const classes = { A: 4, B: 4, C: 2, D: 1, E: 1 };
    const match = idleMatch(
      2,
      {},
      { generation: 7, nations: { 0: { classes, renewable: 10, industrial: 10 } } },
    );
    const columnsAt = (step: string) => match.history.find((stage) => stage.step === step)?.base.columns?.[0];
    expect(columnsAt('classStruggle')).toBe(2);
    expect(columnsAt('stressSupply')).toBe(3);
  });

  it('settles shortages from the leader to the left (LIM-OBJ-07, LR-60)', () => {
    const starving = { renewable: 0, population: 5, classes: { A: 2, B: 2 } };
    const placed = runnerFor(limit, {
      players: 3,
      options: {},
      given: { step: 'supply', leader: 1, nations: { 0: starving, 1: starving, 2: starving } },
    });
    const match = new Match(limit, placed.setting, placed.state);
    const asked: number[] = [];
    while (match.cursor === 'supply') {
      const question = match.open[0] as Question;
      asked.push(question.seat);
      match.answer(question.seat, idle(question));
    }
    expect([...new Set(asked)]).toEqual([1, 2, 0]);
  });

  it('asks no ally for help in the stress test if the option forbids it (LR-82)', () => {
    const asked = (stressHelp: boolean) => {
      const placed = runnerFor(limit, {
        players: 2,
        options: { alliances: true, stressHelp },
        given: {
          step: 'stressSupply',
          alliances: { economic: [[0, 1]] },
          nations: { 0: { renewable: 0 }, 1: { renewable: 9 } },
        },
      });
      return new Match(limit, placed.setting, placed.state).open[0]?.ask;
    };
    expect(asked(true)).toBe('ask');
    expect(asked(false)).not.toBe('ask');
  });

  it('turns all alliance tokens back when every nation has acted, and keeps the alliances (LIM-ALL-14)', () => {
    const runner = runnerFor(limit, { players: 2, options: { alliances: true }, given: {} });
    limit.events.apply(
      {
        step: 'alliance',
        answers: [
          { seat: 0, offer: { to: 1, kind: 'economic' }, pay: { 0: 2 } },
          { seat: 1, accept: true },
          { seat: 1, nothing: true },
        ],
      },
      runner,
    );
    expect(runner.state).toMatchObject({
      alliances: { military: [], economic: [[0, 1]] },
      agreed: { military: [false, false], economic: [false, false] },
    });
  });

  it('has no alliances in a teaching game, whatever the option says (LIM-TEACH-05)', () => {
    const match = idleMatch(2, { teaching: true, alliances: true }, { generation: 7 });
    expect(match.history.map(({ step }) => step)).not.toContain('alliance');
    expect(idleMatch(2, { alliances: true }, { generation: 7 }).history.map(({ step }) => step)).toContain(
      'alliance',
    );
  });

  it('scores only the human player in solo mode (LIM-SOLO-19, LR-111)', () => {
    const { state, setting } = runnerFor(limit, { players: 1, options: {}, given: {} });
    const { scores, winners } = limit.outcome(state, setting);
    expect(scores).toEqual([28]);
    expect(winners).toEqual([]);
    expect(setting.components.score.soloYardstick).toBe(100);
  });
});
