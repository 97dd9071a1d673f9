import type { Inquiry, Posed } from '../../engine/posed.ts';
import {
  type Barred,
  type Effect,
  isRange,
  optionAt,
  optionList,
  type Value,
} from '../../engine/question.ts';
import { listenWords, programWords, sentence, signs, yesNo } from '../../words/index.ts';
import {
  effectsText,
  isNameOf,
  optionName,
  optionOfWord,
  questionText,
  refusalText,
  type Speech,
  spokenNote,
} from '../words/sentences.ts';
import type { AnswerNumbers } from './answer-numbers.ts';
import { listedOptions } from './listed-options.ts';
import { spokenLines } from './spoken-lines.ts';

/** A question as numbered lines. Barred options have numbers too and are described on request. */
export interface SpokenQuestion {
  readonly lines: readonly string[];
  readonly question: Posed;
  /** The first answer in the list. */
  readonly first: Value;
  /** The value of a typed word; the word itself if it means nothing here. */
  valueOf(word: string): Value;
  /** Whether the word is an answer's number, value or full name, and not just the beginning of its name. */
  isWhole(word: string): boolean;
  /** The barred option that has this number or word. */
  barredOf(word: string): Barred | undefined;
  /** Everything that is not allowed, with the reasons. */
  readonly barred: readonly string[];
  /** Everything that can be said about an answer. */
  about(word: string): readonly string[];
}

const wordCount = (text: string): number => text.split(' ').length;

/** The effects without those on another seat that merely mirror the asked seat's gain or loss. */
function withoutMirrored(effects: readonly Effect[]): readonly Effect[] {
  const own = effects.filter(({ seat }) => seat === undefined);
  return effects.filter(
    (effect) =>
      effect.seat === undefined ||
      !own.some(
        ({ what, from, to }) => what === effect.what && moved(from, to) === -moved(effect.from, effect.to),
      ),
  );
}

/** The effects without those that another option has in the same way; all of them if none would be left. */
function without(effects: readonly Effect[], others: readonly Effect[]): readonly Effect[] {
  const known = new Set(others.map((effect) => JSON.stringify(effect)));
  const own = effects.filter((effect) => !known.has(JSON.stringify(effect)));
  return own.length === 0 ? effects : own;
}

/** The effects without unchanged figures; their notes and consequences remain. */
function withoutStill(effects: readonly Effect[]): readonly Effect[] {
  const told = effects.flatMap((effect): Effect[] => {
    const { from: before, ...open } = effect;
    const { to: after, ...noted } = open;
    if (before === undefined || before !== after) return [effect];
    if (effect.then !== undefined || effect.bound === 'or-more') return [open];
    return effect.note === undefined ? [] : [noted];
  });
  if (told.length > 0) return told;
  // If nothing changes at all, the first figure says so.
  return effects.slice(0, 1).map((effect): Effect => {
    const { from: before, ...open } = effect;
    return before === effect.to ? open : effect;
  });
}

const moved = (from: Value | undefined, to: Value | undefined): number => Number(to) - Number(from);

/**
 * Writes a question as lines. Options that are numbers themselves are typed as they are and get no numbers. An option's
 * effects are told when it is first offered, and again when they have changed.
 * @param turn identifies the turn and its seat
 */
export function spokenQuestion(
  question: Posed,
  inquiry: Inquiry,
  speech: Speech,
  memory: Pick<AnswerNumbers, 'number' | 'isNews'>,
  turn: string,
): SpokenQuestion {
  const { say } = speech;
  const { options } = question;
  const { areAmounts, isLong, listed } = listedOptions(question);
  const barred = inquiry.barred();
  const nameOf = (option: Value): string => optionName(question, option, say);
  // An option without costs and effects of its own, such as a card to keep, is described by its text, as on the screen.
  const toldOf = (option: Value, others: readonly Effect[] = []): string => {
    const all = without(inquiry.about(option).effects, others);
    const effects = effectsText(withoutStill(withoutMirrored(all)), speech);
    return effects === '' && typeof option === 'string' ? (spokenNote(option, speech) ?? '') : effects;
  };
  const numbered = areAmounts
    ? new Map<Value, number>()
    : memory.number(question, [...listed, ...barred.map(({ option }) => option)], turn);
  const labelOf = (option: Value): string =>
    areAmounts ? nameOf(option) : `${numbered.get(option)}. ${nameOf(option)}`;
  const linesOf = (option: Value, others: readonly Effect[] = []): string[] => {
    const told = toldOf(option, others);
    return told === ''
      ? [`${labelOf(option)}${signs().stop}`]
      : spokenLines(
          `${labelOf(option)}${signs().colon}${told}${signs().stop}`,
          listenWords().also(nameOf(option)),
        );
  };
  const inOrder = [...listed].sort((a, b) => (numbered.get(a) ?? 0) - (numbered.get(b) ?? 0));
  const lines = [`${say.seat(question.seat)}${signs().colon}${questionText(question, speech)}`];
  if (isRange(options)) {
    lines.push(programWords().range(options.from, options.to, question.usual));
    // The amounts in between follow from both ends; `what` describes any amount.
    if (!isLong && toldOf(options.from) !== '') lines.push(...linesOf(options.from));
    const common = inquiry.about(options.from).effects;
    if (!isLong && options.to > options.from && toldOf(options.to) !== '')
      lines.push(...linesOf(options.to, common));
  } else {
    let toldLast = '';
    for (const option of inOrder) {
      const told = toldOf(option);
      const isNews = memory.isNews(question, option, told);
      if (!isNews) lines.push(`${labelOf(option)}${signs().stop}`);
      else if (told === toldLast && wordCount(told) > 2)
        lines.push(`${labelOf(option)}${signs().colon}${listenWords().theSame}${signs().stop}`);
      else lines.push(...linesOf(option));
      toldLast = isNews ? told : '';
    }
  }
  const byNumber = (word: string): Value | undefined =>
    [...numbered].find(([, number]) => String(number) === word)?.[0];
  const barredOf = (word: string): Barred | undefined => {
    const value = byNumber(word);
    return (
      barred.find(({ option }) => option === value) ??
      barred.find(({ option }) => String(option) === word) ??
      barred.find(({ option }) => isNameOf(word, question, option, say))
    );
  };
  const meant = (word: string): Value =>
    byNumber(word) ??
    optionOfWord(question, word, say) ??
    barredOf(word)?.option ??
    (/^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word);
  return {
    lines,
    question,
    first: inOrder[0] ?? optionAt(question, 0),
    valueOf: meant,
    barredOf,
    isWhole: (word) =>
      byNumber(word) !== undefined ||
      /^-?\d/.test(word) ||
      optionList(question).some(
        (option) =>
          isNameOf(word, question, option, say) ||
          [String(option), yesNo(option)].some((name) => name.toLowerCase() === word.toLowerCase()),
      ),
    barred: barred.map(
      (item) =>
        `${areAmounts ? nameOf(item.option) : labelOf(item.option)}${signs().colon}${refusalText(item, speech)}${signs().stop}`,
    ),
    about: (word) => {
      const option = meant(word);
      const all = effectsText(withoutStill(inquiry.about(option).effects), speech);
      const head = `${labelOf(option)}${signs().colon}`;
      const told = all === '' ? linesOf(option) : spokenLines(`${head}${all}${signs().stop}`, head);
      const note = typeof option === 'string' ? spokenNote(option, speech) : undefined;
      return note === undefined || told.join(' ').includes(note)
        ? told
        : [...told, `${sentence(note)}${signs().stop}`];
    },
  };
}
