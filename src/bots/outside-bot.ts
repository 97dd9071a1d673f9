import { join } from 'node:path';
import { digest } from '../engine/digest.ts';
import { offers, optionCount, optionList, type Question, refusal, type Value } from '../engine/question.ts';
import { shownText } from '../engine/shown-text.ts';
import type { Bot, BotPlace, Decision, GivenUp, OutsideFault, SeatedBot, Verdict } from './bot.ts';
import { normalBot } from './normal.ts';
import { OUTSIDE, type OutsideParts } from './outside-name.ts';
import { OutsideProcess } from './outside-process.ts';

/** The version of the messages, raised with every change that a program could notice. */
export const PROTOCOL = 1;

/** How long a program may take for an answer if nothing else was said, in milliseconds. */
const USUAL_TIME = 10_000;
/** Amounts with more values than this are told as their least and most alone. */
const MOST_TOLD = 200;
/** Milliseconds between two looks at a program's output: soon at first, more rarely later. */
const [FIRST_WAIT, LONGEST_WAIT] = [0.05, 4];

/** The file with the error output of a program. */
export function logOf(level: string, { logs }: OutsideParts): string {
  const word = /[\w.-]*$/u.exec(level.trim())?.[0].replaceAll('.', '-') ?? '';
  return join(logs, `${word === '' ? 'bot' : word.slice(0, 40)}-${digest(level).slice(0, 8)}.log`);
}

/**
 * A program of one's own as a bot: each seat of each match gets a process of its own. A program that fails is given up,
 * and the normal bot decides in its place.
 */
export function outsideBot(level: string, parts: OutsideParts): Bot {
  return {
    name: level,
    // A match asks the bot that `seated` returns.
    think: normalBot.think,
    seated: (place) => new SeatedProgram(level, parts, place),
  };
}

/** A program at a seat of a match. */
class SeatedProgram implements SeatedBot {
  readonly isSeated = true;
  givenUp: GivenUp | null = null;
  private program: OutsideProcess | null = null;
  /** The number of the last question. */
  private asked = 0;
  private readonly milliseconds: number;

  constructor(
    readonly name: string,
    private readonly parts: OutsideParts,
    private readonly place: BotPlace,
  ) {
    this.milliseconds = parts.milliseconds ?? USUAL_TIME;
  }

  *think(decision: Decision): Generator<number, Verdict, void> {
    if (this.givenUp === null) {
      const heard = yield* this.ask(decision);
      if ('value' in heard) {
        const { value } = heard;
        return { value, alternatives: [{ value, estimate: null, rollouts: 0 }] };
      }
      this.giveUp(heard);
    }
    return yield* normalBot.think(decision);
  }

  close(outcome?: { readonly scores: readonly number[]; readonly winners: readonly number[] }): void {
    if (outcome !== undefined) this.program?.send(JSON.stringify({ over: outcome }));
    this.program?.close();
    this.program = null;
  }

  private giveUp(because: OutsideFault): void {
    this.givenUp = { because, standIn: normalBot, log: logOf(this.name, this.parts) };
    this.close();
  }

  /** The program's answer, or why there is none. */
  private *ask({ question, view }: Decision): Generator<number, { value: Value } | OutsideFault, void> {
    const began = performance.now();
    if (this.program === null) {
      const started = this.start();
      if (started !== null) return started;
    }
    this.asked += 1;
    const { asked } = this;
    this.program?.send(
      JSON.stringify({ question: asPlain(question, asked), view: view(), time: this.milliseconds }),
    );
    let wait = FIRST_WAIT;
    for (;;) {
      const said = this.listen(question, asked);
      if (said !== null) return said;
      const gone = performance.now() - began;
      if (gone >= this.milliseconds) return { code: 'silent', what: String(this.milliseconds / 1000) };
      pause(Math.min(wait, this.milliseconds - gone));
      wait = Math.min(LONGEST_WAIT, wait * 1.3);
      yield gone / this.milliseconds;
    }
  }

  private start(): OutsideFault | null {
    const { game, edition, seat, players, options } = this.place;
    try {
      this.program = new OutsideProcess(this.name.slice(OUTSIDE.length), logOf(this.name, this.parts));
    } catch (thrown) {
      return { code: 'not-started', what: shown(thrown instanceof Error ? thrown.message : String(thrown)) };
    }
    const hello = { protocol: PROTOCOL, game, edition, seat, players, options };
    this.program.send(JSON.stringify({ hello }));
    return null;
  }

  /** What the program has said so far; null if that is no answer yet. */
  private listen(question: Question, asked: number): { value: Value } | OutsideFault | null {
    const { program } = this;
    if (program === null) return { code: 'ended' };
    program.flush();
    for (;;) {
      const heard = program.hear();
      if (heard === 'silence') return null;
      if (heard === 'too-long') return { code: 'too-long' };
      if ('status' in heard) {
        const { status } = heard;
        if (status === 127) return { code: 'not-found' };
        return { code: 'ended', ...(status === undefined ? {} : { what: String(status) }) };
      }
      if (heard.line === '') continue;
      const answer = answerIn(heard.line, question, asked);
      // An earlier question may have been taken back before its answer came.
      if (answer !== null) return answer;
    }
  }
}

/** A question as plain data: what each option costs and gives, and what is not allowed and why. */
function asPlain(question: Question, id: number): unknown {
  const { seat, ask, shape, rule, figures, usual, options } = question;
  const about = { id, seat, ask, shape, rule, ...(figures === undefined ? {} : { figures }) };
  const begun = { ...about, ...(usual === undefined ? {} : { usual }) };
  if (optionCount(question) > MOST_TOLD) return { ...begun, range: options };
  const told = optionList(question).map((value) => ({ value, effects: question.tell?.(value) ?? [] }));
  return { ...begun, options: told, barred: question.barred?.() ?? [] };
}

/** The answer in a line; null if it answers an earlier question. */
function answerIn(line: string, question: Question, asked: number): { value: Value } | OutsideFault | null {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return { code: 'not-json', what: shown(line) };
  }
  if (typeof data !== 'object' || data === null) return { code: 'no-answer', what: shown(line) };
  const { id, value } = data as { readonly id?: unknown; readonly value?: unknown };
  if (typeof id !== 'number' || value === undefined) return { code: 'no-answer', what: shown(line) };
  if (id !== asked) return id < asked && id > 0 ? null : { code: 'other-question', what: shown(line) };
  if (offers(question, value)) return { value };
  const because = refusal(question, value)?.because ?? '';
  return { code: 'not-allowed', what: shown(`${question.ask} ${JSON.stringify(value)} (${because})`) };
}

/** The most characters of what a program said that a sentence quotes. */
const MOST_QUOTED = 80;

function shown(text: string): string {
  return shownText(text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text);
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
