import { describe, expect, it } from 'vitest';
import { settingOf } from '../../src/engine/match.ts';
import { orchard } from '../toy/index.ts';
import { checkOrchard, orchardSecrets } from '../toy/invariants.ts';
import { payQuestion } from '../toy/questions.ts';
import { viewOf } from '../toy/view.ts';
import { checkRandomPlay } from './random-play.ts';

type Orchard = typeof orchard;

const setting = settingOf(orchard, 3);
const play = (game: Orchard) =>
  checkRandomPlay({
    game,
    setting,
    seed: 'broken',
    invariants: checkOrchard,
    secrets: orchardSecrets,
    thoroughEvery: 3,
  });

/** The small game with another weather. */
function withWeather(weather: Orchard['steps'][string]): Orchard {
  return { ...orchard, steps: { ...orchard.steps, weather } };
}

const usual = orchard.steps['weather'] as Orchard['steps'][string];
let counter = 0;

/** Games with one fault each, and what random play says of it. */
const faults: [string, Orchard, string | RegExp][] = [
  [
    'a spectator sees hands',
    {
      ...orchard,
      view: (state, seat, _, open) => ({ ...viewOf(state, seat, open), seats: viewOf(state, 0, open).seats }),
    },
    /which only seat 0 knows/,
  ],
  [
    'a view shares a list with the state',
    {
      ...orchard,
      view: (state, seat, _, open) => ({ ...viewOf(state, seat, open), discard: state.discard }),
    },
    'shares a part with the state',
  ],
  [
    'dealing anew loses a card',
    { ...orchard, redeal: (state) => void state.pile.pop() },
    'dealing anew changes what',
  ],
  [
    'dealing anew replaces lists',
    {
      ...orchard,
      redeal: (state) => {
        state.pile = [...state.pile].reverse();
      },
    },
    'dealing anew replaces a list',
  ],
  [
    'dealing anew takes what the seat holds',
    {
      ...orchard,
      redeal: (state) => {
        const cards = state.seats.map(({ hand }) => [...hand]);
        state.seats.forEach(({ hand }, seat) =>
          hand.splice(0, hand.length, ...(cards[(seat + 1) % 3] ?? [])),
        );
      },
    },
    'dealing anew changes what seat',
  ],
  [
    'a step is not the same twice',
    withWeather((state, umpire) => {
      counter += 1;
      usual(state, umpire);
      state.sky = counter;
    }),
    'gave two different results',
  ],
  [
    'a state holds a fraction',
    withWeather((state, umpire) => {
      usual(state, umpire);
      state.sky = 0.5;
    }),
    'state.sky is 0.5, no whole number',
  ],
  [
    'a piece is lost',
    withWeather((state, umpire) => {
      usual(state, umpire);
      state.pile.pop();
    }),
    'the cards are not those of the box',
  ],
  [
    'a question has no option',
    withWeather((state, umpire) => {
      umpire.choose({ ...payQuestion(state, 0), options: [] });
    }),
    'has no option',
  ],
  [
    'an option is offered twice',
    withWeather((state, umpire) => {
      umpire.choose({ ...payQuestion(state, 0), options: [true, true] });
    }),
    'an option is offered twice',
  ],
  [
    'an option is barred and offered',
    withWeather((state, umpire) => {
      const barred = () => [{ option: true, because: 'money', rule: 'TOY-01' }];
      umpire.choose({ ...payQuestion(state, 0), options: [true, false], barred });
    }),
    'is offered and barred',
  ],
  [
    'asking about an option changes the state',
    withWeather((state, umpire) => {
      const tell = () => {
        state.sky += 1;
        return [];
      };
      umpire.choose({ ...payQuestion(state, 0), options: [true, false], tell });
    }),
    'asking about the question changes the state',
  ],
  [
    'an option cannot be carried out',
    withWeather((state, umpire) => {
      if (umpire.choose({ ...payQuestion(state, 0), options: [false, true] }))
        throw new Error('cannot be paid');
      usual(state, umpire);
    }),
    'cannot be paid',
  ],
  [
    'a step goes another way where nobody reads its reports',
    withWeather((state, umpire) => {
      usual(state, umpire);
      if (umpire.log === undefined) state.sky = 0;
    }),
    'gave two different results',
  ],
  [
    'the parts do not add up',
    {
      ...orchard,
      outcome: (state, own) => ({ ...orchard.outcome(state, own), scores: state.seats.map(() => 1) }),
    },
    'do not add up to its score',
  ],
  [
    'a printed position is not whole',
    {
      ...orchard,
      position: {
        ...orchard.position,
        print: (state, own) => ({ ...orchard.position.print(state, own), random: undefined }),
      },
    },
    'the position read back is another one',
  ],
];

describe('random play', () => {
  it('passes the sound game and reports what it saw', () => {
    const report = play(orchard);
    expect(report.scores).toHaveLength(3);
    expect(report.longestStep.answers).toBeGreaterThan(5);
    expect(report.answers).toBe(Object.values(report.asks).reduce((sum, count) => sum + count, 0));
  });

  it.each(faults)('detects that %s', (_, game, message) => {
    expect(() => play(game)).toThrow(message);
    expect(() => play(game)).toThrow(/^orchard, 3 seats, seed broken, /);
  });

  it('detects a step with too many answers, and a game with too many', () => {
    const base = { game: orchard, setting, seed: 'long' };
    expect(() => checkRandomPlay({ ...base, mostAnswersOfStep: 3 })).toThrow('more than 3');
    expect(() => checkRandomPlay({ ...base, mostAnswers: 5 })).toThrow('the game does not end');
  });
});
