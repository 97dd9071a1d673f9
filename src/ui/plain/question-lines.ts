import { ownOf } from '../../engine/own.ts';
import type { Inquiry, Posed } from '../../engine/posed.ts';
import { type Barred, isRange, type Value } from '../../engine/question.ts';
import { program } from '../words/en.ts';
import {
  effectsText,
  optionName,
  optionOfWord,
  questionText,
  refusalText,
  type Speech,
} from '../words/sentences.ts';
import { listedOptions } from './listed-options.ts';

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
  const { areAmounts, listed } = listedOptions(question);
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
    if (areAmounts) {
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
      if (!areAmounts) barredNumbers.set(String(number), item);
      const shown = `${label(item.option)}: ${refusalText(item, speech)}`;
      lines.push(areAmounts ? `  x ${shown}` : `  x ${number}. ${shown}`);
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
