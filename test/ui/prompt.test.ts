import { describe, expect, it } from 'vitest';
import type { Question, Value } from '../../src/engine/question.ts';
import { actions, footerHints, helpHints, paletteHints } from '../../src/ui/keys.ts';
import { fuzzyScore } from '../../src/ui/overlays/palette.ts';
import { rowOfRule } from '../../src/ui/overlays/rules.ts';
import {
  attempt,
  completedText,
  countBy,
  focusOf,
  moveCursor,
  moveTo,
  promptAfter,
  readTyped,
} from '../../src/ui/prompts/prompt.ts';
import { actionWords } from '../../src/words/en/screen.ts';
import { asked, promptOf } from './asked.ts';

const cards: Question = {
  seat: 0,
  ask: 'play',
  shape: 'card',
  rule: 'TOY-1',
  options: ['pass', 'education', 'extraction', 'expansion'],
  barred: () => [{ option: 'surcharge', because: 'money', rule: 'TOY-2', need: 10, have: 7 }],
  caution: (option) => (option === 'pass' ? 'gives-up' : undefined),
};
const amount: Question = {
  seat: 0,
  ask: 'bid',
  shape: 'amount',
  rule: 'TOY-3',
  options: { from: 0, to: 12 },
};
const nameOf = (value: Value) => String(value).replace('education', 'Schooling');

describe('a prompt', () => {
  it('lists allowed options, then barred ones, then what ends the decision', () => {
    expect(promptOf(cards).items.map(({ value }) => value)).toEqual([
      'education',
      'extraction',
      'expansion',
      'surcharge',
      'pass',
    ]);
    expect(promptOf(cards).items.filter(({ barred }) => barred !== undefined)).toHaveLength(1);
  });

  it('goes round with the cursor, stops with pages', () => {
    const prompt = promptOf(cards);
    moveCursor(prompt, -1);
    expect(focusOf(prompt)).toBe('pass');
    moveCursor(prompt, 1);
    expect(focusOf(prompt)).toBe('education');
    moveCursor(prompt, 50);
    expect(focusOf(prompt)).toBe('pass');
    moveTo(prompt, 'surcharge');
    expect(focusOf(prompt)).toBe('surcharge');
  });

  it('keeps the cursor on a class that can move again, and nowhere else', () => {
    const raise = (options: readonly string[], ask = 'raise'): Question => ({
      seat: 0,
      ask,
      shape: 'class',
      rule: 'TOY-4',
      options,
      barred: () => [{ option: 'C', because: 'class-order', rule: 'TOY-4' }],
    });
    const last = (value: string, seat = 0) => ({ seat, ask: 'raise', value });
    const cursorAfter = (question: Question, given: ReturnType<typeof last> | undefined) => {
      const { posed, inquiry } = asked(question);
      return focusOf(promptAfter(posed, inquiry, given));
    };
    expect(cursorAfter(raise(['A', 'B']), last('B'))).toBe('B');
    expect(cursorAfter(raise(['A', 'B']), last('C'))).toBe('A');
    expect(cursorAfter(raise(['A', 'B']), last('B', 1))).toBe('A');
    expect(cursorAfter(raise(['A', 'B'], 'lower'), last('B'))).toBe('A');
    expect(cursorAfter(raise(['A', 'B']), undefined)).toBe('A');
  });

  it('counts an amount within its bounds', () => {
    const prompt = promptOf({ ...amount, usual: 5 });
    expect(focusOf(prompt)).toBe(5);
    countBy(prompt, 10);
    countBy(prompt, 10);
    expect(focusOf(prompt)).toBe(12);
    countBy(prompt, -100);
    expect(focusOf(prompt)).toBe(0);
  });

  it('begins without an amount where none is usual, and counts from the least one', () => {
    const prompt = promptOf(amount);
    expect(focusOf(prompt)).toBeNull();
    countBy(prompt, 1);
    expect(focusOf(prompt)).toBe(0);
    countBy(prompt, 1);
    expect(focusOf(prompt)).toBe(1);
  });

  it('begins with the only amount there is', () => {
    expect(focusOf(promptOf({ ...amount, options: { from: 3, to: 3 } }))).toBe(3);
  });

  it('puts the cursor of a list on the usual option, but never on one that is cautioned against', () => {
    expect(focusOf(promptOf({ ...cards, usual: 'expansion' }))).toBe('expansion');
    expect(focusOf(promptOf({ ...cards, usual: 'pass' }))).toBe('education');
  });

  it.each(['decline', 'roll', 'end-turn', 'stop'])(
    'begins with %s where something may be done before it',
    (end) => {
      const prompt = promptOf({
        ...cards,
        options: ['education', end],
        tell: () => [],
        caution: () => undefined,
      });
      expect(focusOf(prompt)).toBe(end);
    },
  );

  it('refuses, cautions or answers', () => {
    expect(attempt(asked(cards).posed, asked(cards).inquiry, 'surcharge')).toMatchObject({
      kind: 'refused',
      barred: { because: 'money' },
    });
    expect(attempt(asked(cards).posed, asked(cards).inquiry, 'pass')).toMatchObject({
      kind: 'caution',
      code: 'gives-up',
    });
    expect(attempt(asked(cards).posed, asked(cards).inquiry, 'education')).toEqual({
      kind: 'answer',
      value: 'education',
    });
  });

  it.each([-1, 13, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '', '٣', '5'])(
    'refuses %s as an amount with a reason',
    (value) => {
      expect(attempt(asked(amount).posed, asked(amount).inquiry, value)).toMatchObject({ kind: 'refused' });
    },
  );
});

describe('a typed answer', () => {
  const others: Readonly<Record<string, string>> = { education: '教育', extraction: '開採' };
  const namesOf = (value: Value) => [nameOf(value), ...[others[String(value)] ?? []].flat()] as const;
  const read = (text: string) => readTyped(promptOf(cards), text, namesOf);

  it('is read by its word, its name, or a beginning that fits one', () => {
    expect(read('education')).toEqual({ kind: 'value', value: 'education' });
    expect(read('schoo')).toEqual({ kind: 'value', value: 'education' });
    expect(read('sur')).toEqual({ kind: 'value', value: 'surcharge' });
    expect(read('e')).toMatchObject({ kind: 'several' });
    expect(read('nonsense')).toEqual({ kind: 'unknown', value: 'nonsense' });
    expect(read('')).toEqual({ kind: 'unknown', value: '' });
  });

  it('is a figure where a figure is asked', () => {
    const typed = (text: string) => readTyped(promptOf(amount), text, namesOf);
    expect(typed('7')).toEqual({ kind: 'value', value: 7 });
    expect(typed('1.5')).toEqual({ kind: 'value', value: 1.5 });
    expect(typed('٣')).toEqual({ kind: 'unknown', value: '٣' });
  });

  it('is completed up to the point where the fitting answers differ', () => {
    expect(completedText(promptOf(cards), 'ext', namesOf)).toBe('extraction');
    expect(completedText(promptOf(cards), 'ex', namesOf)).toBe('ex');
    expect(completedText(promptOf(cards), 'scho', namesOf)).toBe('Schooling');
    expect(completedText(promptOf(cards), '教', namesOf)).toBe('教育');
  });

  it('is read by its name in another language as well', () => {
    expect(read('教育')).toEqual({ kind: 'value', value: 'education' });
    expect(read('開')).toEqual({ kind: 'value', value: 'extraction' });
    expect(read('采')).toEqual({ kind: 'unknown', value: '采' });
  });
});

describe('the key table', () => {
  it('has words for every action, and every action has its words', () => {
    expect(new Set(actions.map(({ id }) => id))).toEqual(new Set(Object.keys(actionWords)));
  });

  it('gives no key two meanings at once', () => {
    for (const situation of [
      'asking',
      'confirming',
      'typing',
      'telling',
      'handing-over',
      'thinking',
      'over',
    ] as const) {
      const keys = actions.filter((action) => action.in.includes(situation)).flatMap((action) => action.keys);
      expect(keys.length).toBe(new Set(keys).size);
    }
  });

  it('feeds footer, help and palette, less what this table hides', () => {
    const hidden = new Set(['undo'] as const);
    expect(footerHints('asking', new Set(), 'standard').map(({ id }) => id)).toContain('undo');
    expect(footerHints('asking', hidden, 'standard').map(({ id }) => id)).not.toContain('undo');
    expect(helpHints(hidden).map(({ id }) => id)).not.toContain('undo');
    expect(paletteHints('asking', new Set()).map(({ id }) => id)).toContain('theme');
  });
});

describe('searching', () => {
  it('finds letters that do not stand together, beginnings of words first', () => {
    expect(fuzzyScore('Standings', 'xyz')).toBeNull();
    expect(fuzzyScore('theme Colours', 'th')).toBeLessThan(fuzzyScore('help Close this', 'th') as number);
    expect(fuzzyScore('why not', 'wn')).toBeLessThan(fuzzyScore('unwinding', 'wn') as number);
  });

  it('finds a rule by its whole id, a heading before a mention', () => {
    const rows = ['See TOY-01 and TOY-011.', '## TOY-011 Other', '## TOY-01 First', 'text'];
    expect(rowOfRule(rows, 'TOY-01')).toBe(2);
    expect(rowOfRule(rows, 'TOY-99')).toBe(-1);
  });
});
