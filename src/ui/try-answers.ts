import type { Inquiry, Posed } from '../engine/posed.ts';
import type { Seat, Value } from '../engine/question.ts';
import type { Answering, Refusal } from '../rule-desk/desk-acts.ts';
import { scriptValue, scriptWord, seatByName, wordsOf } from '../scripts/script.ts';
import { signs, tryWords } from '../words/index.ts';
import { formOf } from './try-form.ts';
import type { TrySession } from './try-session.ts';
import { optionOfWord, refusalText } from './words/sentences.ts';

/** A text that cannot be read; the message says what would be valid. */
export class Misread extends Error {
  override name = 'Misread';
}

/**
 * Finds the value that a word stands for in a question: by its number in the list, its value as in scripts, its printed
 * name or the beginning of its name.
 */
export function meaningOf(session: TrySession): (word: string, question: Posed, inquiry: Inquiry) => Value {
  const form = formOf(session);
  return (word, question, inquiry) => {
    const value = form.meaning(word, question, inquiry);
    return value === word ? scriptValue(word, question, session.sitters) : value;
  };
}

/** A seat before a colon, which a Chinese keyboard types in full width, and its answer. */
const NAMED = /^\s*("?)(?<name>[^":：]+)\1[:：]\s*(?<answer>.*)$/u;
/** The same in quotation marks. */
const QUOTED = /^\s*"(?<name>[^":：]+)[:：]\s*(?<answer>[^"]*)"\s*$/u;

/**
 * Reads `[SEAT:] [ASK] VALUE…`. The default seat is the first that is asked.
 * @throws Misread if there is no such seat, or no answer is given
 */
export function readAnswering(session: TrySession, text: string): Answering {
  const { desk } = session;
  const { name, answer } = NAMED.exec(text)?.groups ?? QUOTED.exec(text)?.groups ?? {};
  const seat = name === undefined ? desk.open[0]?.seat : seatNamed(session, name);
  if (seat === undefined) throw new Misread(desk.over ? tryWords().over : tryWords().nothingAsked);
  const words = wordsOf(answer ?? text);
  const question = desk.open.find((open) => open.seat === seat);
  const [first] = words;
  const isAsk = words.length > 1 && first !== undefined && isAskOf(first, question, session);
  const meaning = meaningOf(session);
  const answering = isAsk ? { seat, ask: first, words: words.slice(1), meaning } : { seat, words, meaning };
  if (answering.words.length === 0) throw new Misread(tryWords().usage.do);
  return answering;
}

/** An answer given as a value, not as a word. */
export function answeringWith(seat: Seat, value: Value): Answering {
  return { seat, words: [scriptWord(value)], meaning: () => value };
}

/** Whether the first of several words names the question and is not an answer to it. */
function isAskOf(word: string, question: Posed | undefined, { words, say }: TrySession): boolean {
  if (question !== undefined && optionOfWord(question, word, say) !== undefined) return false;
  return question?.ask === word || Object.hasOwn(words.asks, word);
}

/** A seat's name without blanks, since Chinese is typed without them. */
const bareName = (name: string): string => name.replaceAll(/\s/gu, '').toLowerCase();

/**
 * The seat with a name or number. The names that scripts give to seats, such as `Seat 1`, are known in every language.
 * @throws Misread
 */
export function seatNamed({ sitters }: TrySession, word: string): Seat {
  const bare = bareName(word);
  const seat =
    seatByName(word.trim(), sitters) ??
    sitters.find((sitter) => [sitter.name, `seat${sitter.seat}`].map(bareName).includes(bare))?.seat;
  if (seat === undefined)
    throw new Misread(
      tryWords().noSeat(
        word.trim(),
        sitters.map(({ name }) => name),
      ),
    );
  return seat;
}

/** Why an answer is refused, with the rule, what is needed and what there is. */
export function refusedText(session: TrySession, { barred, seat, question }: Refusal, ask?: string): string {
  const name = session.say.seat(seat);
  if (barred.because !== 'not-your-turn') {
    const option =
      typeof barred.option === 'string' ? session.say.name(barred.option) : String(barred.option);
    return `${option}${signs().colon}${refusalText(barred, session)}${signs().stop}`;
  }
  if (question === undefined) return tryWords().notAsked(name);
  return tryWords().askedOther(name, question.ask, question.rule, ask ?? String(barred.option));
}
