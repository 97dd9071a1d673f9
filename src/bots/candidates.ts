import { isRange, optionAt, optionCount, type Question, type Value } from '../engine/question.ts';

/**
 * The answers that are worth weighing: all of them, or, where there are more than `most`, a spread over their whole
 * length with both ends in it.
 */
export function candidates(question: Question, most: number): readonly Value[] {
  const { options } = question;
  const count = optionCount(question);
  if (count <= most) {
    if (!isRange(options)) return options;
    const all: Value[] = [];
    for (let value = options.from; value <= options.to; value += 1) all.push(value);
    return all;
  }
  const places = new Set<number>();
  for (let place = 0; place < most; place += 1) places.add(Math.round((place * (count - 1)) / (most - 1)));
  return [...places].map((index) => optionAt(question, index));
}
