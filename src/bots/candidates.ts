import { isRange, optionAt, optionCount, type Question, type Value } from '../engine/question.ts';

/**
 * The answers to consider: all of them, or, if there are more than `most`, that many spread evenly over the range, both
 * ends included.
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
