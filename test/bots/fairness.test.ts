import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { adviser } from '../../src/bots/adviser.ts';
import { type Bot, decide } from '../../src/bots/bot.ts';
import { loadBot } from '../../src/bots/index.ts';
import { botSeed } from '../../src/bots/random.ts';
import { clonePlain } from '../../src/engine/clone.ts';
import { digest } from '../../src/engine/digest.ts';
import type { Options, State } from '../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import { offers, optionAt, optionCount, type Question } from '../../src/engine/question.ts';
import { drawNumber, type RandomStream, randomStream } from '../../src/engine/random.ts';
import { Divergence } from '../../src/engine/stop.ts';
import { thinkingOf } from '../../src/engine/thinking.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import { botNumbers } from '../../src/simulation/bot-game.ts';
import { expectationsOf } from '../games/expectations.ts';

type AnyMatch = Match<State, unknown, unknown>;

const levels = ['easy', 'normal', 'hard', 'expert'];
const loaded = [...(await Promise.all(levels.map(loadBot))), adviser];
const seed = botSeed('fair');

/**
 * A seat that looks at drawn cards also sees the order in which they were drawn, because it decides how they go back:
 * dealing that order again would change what the seat sees.
 */
const LOOKING = ['keep', 'bottom'];

/** A few iterations are enough: what differs would differ in the first deal. */
function decision(match: AnyMatch, question: Question, bot: Bot, iterations: number) {
  return decide(bot, {
    question,
    budget: { iterations },
    view: () => match.view(question.seat),
    number: botNumbers(seed, question.seat, match.answered),
    thinking: () => thinkingOf(match, question.seat),
  });
}

/** The same match with all that the seat cannot see in another order; null where its answers then make no sense. */
function twinOf(match: AnyMatch, question: Question, chance: RandomStream): AnyMatch | null {
  const { game, setting } = match;
  const { seat } = question;
  const base = clonePlain(match.base);
  game.redeal(base, seat, (n) => drawNumber(chance, n), setting);
  try {
    const twin: AnyMatch = new Match(
      game,
      setting,
      base,
      { answeredEarlier: match.answered - match.answers.length },
      match.cursor,
    );
    for (const answer of match.answers) twin.replay(answer);
    const asked = twin.questionOf(seat);
    const isSame =
      asked !== undefined &&
      digest([asked.ask, asked.options]) === digest([question.ask, question.options]) &&
      digest(twin.view(seat)) === digest(match.view(seat));
    return isSame ? twin : null;
  } catch (thrown) {
    if (thrown instanceof Divergence) return null;
    throw thrown;
  }
}

/** Plays a game at random; every few questions all levels think about the match and about its twin. */
function checkGame(game: AnyGame, players: number, options: Options, every: number): number {
  const setting = settingOf(game, players, options);
  const match: AnyMatch = new Match(game, setting, setUp(game, setting, 'fair'));
  const chance = randomStream(`fair ${players}`);
  let twins = 0;
  let due = every;
  while (!match.over) {
    const question = match.open[drawNumber(chance, match.open.length)] as Question;
    if (optionCount(question) > 1 && match.answered >= due && !LOOKING.includes(question.ask)) {
      due = match.answered + every;
      const before = digest([match.state, match.answers, match.base]);
      const verdicts = loaded.map((bot) => decision(match, question, bot, 5));
      assert.equal(digest([match.state, match.answers, match.base]), before, 'thinking changes the match');
      for (const { value } of verdicts) {
        assert.ok(offers(question, value), `${String(value)} is not offered`);
        assert.equal(
          value,
          question.dominant ?? value,
          `${question.ask}: no bot passes over what nothing can beat`,
        );
      }
      const twin = twinOf(match, question, chance);
      if (twin !== null && digest(twin.state) !== digest(match.state)) {
        twins += 1;
        const own = twin.questionOf(question.seat) as Question;
        assert.deepEqual(
          loaded.map((bot) => decision(twin, own, bot, 5)),
          verdicts,
          `${question.ask} of seat ${question.seat} hangs on what is hidden`,
        );
      }
    }
    const count = optionCount(question);
    match.answer(question.seat, optionAt(question, drawNumber(chance, count)), count === 1);
  }
  return twins;
}

describe('a bot decides only from what its seat sees', () => {
  for (const { id, seats, load } of games) {
    for (let players = seats.from; players <= seats.to; players += 1) {
      it(`${id} with ${players}: hidden information changes no decision, and deciding does not change the match`, async () => {
        const every = id === 'limit' ? 12 * players : 9;
        const { fewest } = await expectationsOf(id);
        expect(checkGame(await load(), players, {}, every)).toBeGreaterThanOrEqual(fewest.decisions);
      });
    }
  }

  it('limit with alliances', async () => {
    const { load } = games[0] as (typeof games)[number];
    expect(checkGame(await load(), 3, { alliances: true }, 30)).toBeGreaterThan(3);
  });

  it('reputation with mixed identities and with none', async () => {
    const { load } = games[2] as (typeof games)[number];
    for (const identities of ['mixed', 'none']) {
      expect(checkGame(await load(), 3, { identities }, 12)).toBeGreaterThan(3);
    }
  });
});
