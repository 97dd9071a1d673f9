import { ownOf } from '../../engine/own.ts';
import type { Inquiry, Posed } from '../../engine/posed.ts';
import { type Barred, isRange, optionList, type Value } from '../../engine/question.ts';
import { program } from '../words/en.ts';
import {
  effectsText,
  optionName,
  optionOfWord,
  questionText,
  refusalText,
  type Speech,
} from '../words/sentences.ts';

/** Above this many, amounts are told as a range and not one by one. */
const LISTED_AMOUNTS = 12;

/** A question as numbered lines, what is not allowed included. */
export interface QuestionLines {
  readonly lines: readonly string[];
  /** What a typed word means; the word itself where it means nothing here. */
  valueOf(word: string): Value;
  /** What is listed as not allowed under this number or word. */
  barredOf(word: string): Barred | undefined;
}

/** Puts a question into lines. Where options are numbers themselves they are typed as they are and not numbered. */
export function questionLines(question: Posed, inquiry: Inquiry, speech: Speech): QuestionLines {
  const { say } = speech;
  const { options } = question;
  const amounts =
    isRange(options) || (question.shape !== 'seat' && options.some((option) => typeof option === 'number'));
  const listed = isRange(options) && options.to - options.from >= LISTED_AMOUNTS ? [] : optionList(question);
  const barred = inquiry.barred();
  const label = (option: Value): string => {
    const name = optionName(question, option, say);
    return name === String(option) ? name : `${name} [${String(option)}]`;
  };
  // What costs and gives nothing by itself, as a card that is kept, is told by what it does, like on the screen.
  const noteOf = (option: Value): string =>
    typeof option === 'string' ? (ownOf(speech.words.notes, option) ?? '') : '';
  const numbers = new Map<string, Value>();
  const barredNumbers = new Map<string, Barred>();
  const lines = [`${say.seat(question.seat)}: ${questionText(question, speech)} (${question.rule})`];
  if (isRange(options)) lines.push(program.range(options.from, options.to, question.usual));
  for (const option of listed) {
    const effects = effectsText(inquiry.about(option).effects, speech);
    const said = effects === '' ? noteOf(option) : effects;
    const told = said === '' ? '' : `: ${said}`;
    if (amounts) {
      if (isRange(options) && told === '') continue;
      lines.push(`  ${label(option)}${told}`);
    } else {
      numbers.set(String(numbers.size + 1), option);
      lines.push(`  ${numbers.size}. ${label(option)}${told}`);
    }
  }
  if (barred.length > 0) {
    lines.push(program.barredTitle);
    for (const item of barred) {
      const number = numbers.size + barredNumbers.size + 1;
      if (!amounts) barredNumbers.set(String(number), item);
      const shown = `${label(item.option)}: ${refusalText(item, speech)}`;
      lines.push(amounts ? `  x ${shown}` : `  x ${number}. ${shown}`);
    }
  }
  const barredOf = (word: string): Barred | undefined =>
    barredNumbers.get(word) ??
    barred.find(({ option }) => String(option) === word) ??
    barred.find(({ option }) => optionName(question, option, say).toLowerCase() === word.toLowerCase());
  return {
    lines,
    barredOf,
    valueOf: (word) =>
      numbers.get(word) ??
      optionOfWord(question, word, say) ??
      barredOf(word)?.option ??
      (/^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word),
  };
}
