import { ownOf } from '../../engine/own.ts';
import type { Inquiry, Posed } from '../../engine/posed.ts';
import { type Barred, isRange, type Value } from '../../engine/question.ts';
import { bracketed, programWords, signs } from '../../words/index.ts';
import {
  effectsText,
  isNameOf,
  optionName,
  optionOfWord,
  questionText,
  refusalText,
  type Speech,
} from '../words/sentences.ts';
import { listedOptions } from './listed-options.ts';

/** A question as numbered lines, including what is not allowed. */
export interface QuestionLines {
  readonly lines: readonly string[];
  /** The value of a typed word; the word itself if it means nothing here. */
  valueOf(word: string): Value;
  /** The barred option that has this number or word. */
  barredOf(word: string): Barred | undefined;
}

/** Writes a question as lines. Options that are numbers themselves are typed as they are and get no numbers. */
export function questionLines(question: Posed, inquiry: Inquiry, speech: Speech): QuestionLines {
  const { say } = speech;
  const { options } = question;
  const { areAmounts, listed } = listedOptions(question);
  const barred = inquiry.barred();
  const label = (option: Value): string => {
    const name = optionName(question, option, say);
    return name === String(option) ? name : `${name} [${String(option)}]`;
  };
  // An option without costs and effects of its own, such as a card to keep, is described by its text, as on the screen.
  const noteOf = (option: Value): string =>
    typeof option === 'string' ? (ownOf(speech.words.notes, option) ?? '') : '';
  const numbers = new Map<string, Value>();
  const barredNumbers = new Map<string, Barred>();
  const lines = [
    `${say.seat(question.seat)}${signs().colon}${questionText(question, speech)}${bracketed(question.rule)}`,
  ];
  if (isRange(options)) lines.push(programWords().range(options.from, options.to, question.usual));
  for (const option of listed) {
    const effects = effectsText(inquiry.about(option).effects, speech);
    const said = effects === '' ? noteOf(option) : effects;
    const told = said === '' ? '' : `${signs().colon}${said}`;
    if (areAmounts) {
      if (isRange(options) && told === '') continue;
      lines.push(`  ${label(option)}${told}`);
    } else {
      numbers.set(String(numbers.size + 1), option);
      lines.push(`  ${numbers.size}. ${label(option)}${told}`);
    }
  }
  if (barred.length > 0) {
    lines.push(programWords().barredTitle);
    for (const item of barred) {
      const number = numbers.size + barredNumbers.size + 1;
      if (!areAmounts) barredNumbers.set(String(number), item);
      const shown = `${label(item.option)}${signs().colon}${refusalText(item, speech)}`;
      lines.push(areAmounts ? `  x ${shown}` : `  x ${number}. ${shown}`);
    }
  }
  const barredOf = (word: string): Barred | undefined =>
    barredNumbers.get(word) ??
    barred.find(({ option }) => String(option) === word) ??
    barred.find(({ option }) => isNameOf(word, question, option, say));
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
