import type { Inquiry, Posed } from '../../engine/posed.ts';
import {
  type Barred,
  type Effect,
  isRange,
  isValue,
  offers,
  optionCount,
  optionList,
  type Range,
  type RuleId,
  type Value,
} from '../../engine/question.ts';

/** An entry of a prompt: allowed, or barred with its reason. */
export interface Item {
  readonly value: Value;
  readonly barred?: Barred;
}

/** Words that end a decision rather than being one of its objects; they stand last. */
const closing = new Set<Value>(['done', 'pass', 'none', 'nothing', 'decline', 'stop']);

/** Ranges longer than this are never listed, only typed and counted. */
const longestList = 60;

/** A question as it stands on the screen: where the cursor is, what is typed, what was said to the last attempt. */
export interface Prompt {
  readonly question: Posed;
  readonly inquiry: Inquiry;
  readonly items: readonly Item[];
  readonly cursor: number;
  /** The figure of an amount prompt; null where the question is no range. */
  readonly amount: number | null;
  /** Whether no amount has been chosen yet, as no amount is the usual one: there is nothing yet to confirm. */
  readonly isEmpty: boolean;
  /** What the rules would make of the typed figure, where they take another. */
  readonly cut: Cut | null;
  /** Digits typed in an amount prompt that are not taken over yet. */
  readonly digits: string;
  /** The answer being typed after `/`; null if none is. */
  readonly typed: string | null;
  /** Why the last attempt was refused. */
  readonly refused: Barred | null;
  /** The option that waits for a confirmation, and the caution's code. */
  readonly caution: { readonly value: Value; readonly code: string; readonly cut?: Cut | undefined } | null;
  readonly effects: Map<Value, readonly Effect[]>;
}

/** A prompt to this file alone: everybody else changes it through the functions here. */
type Changing = { -readonly [Field in keyof Prompt]: Prompt[Field] };

/** The prompt of a question at the moment it is asked. */
export function promptFor(question: Posed, inquiry: Inquiry): Prompt {
  const range = rangeOf(question);
  const items = range === null ? itemsOf(question, inquiry) : [];
  const { usual } = question;
  const first = usual ?? (range === null ? optionList(question)[0] : undefined);
  // The first option is the usual one unless the question names another, also where it ends the decision and stands
  // last; not where it gives something up.
  const isUsual = first !== undefined && inquiry.about(first).caution === undefined;
  return {
    question,
    inquiry,
    items,
    cursor: isUsual
      ? Math.max(
          0,
          items.findIndex(({ value }) => value === first),
        )
      : 0,
    amount: range === null ? null : Number(usual ?? range.from),
    isEmpty: range !== null && range.to > range.from && usual === undefined,
    cut: null,
    digits: '',
    typed: null,
    refused: null,
    caution: null,
    effects: new Map(),
  };
}

/** The bounds of a question that is answered with a figure. */
export function rangeOf(question: Posed): Range | null {
  const { options } = question;
  if (!isRange(options)) return null;
  return question.shape === 'amount' || optionCount(question) > longestList ? options : null;
}

/** Allowed options in their order, then what is barred, then what ends the decision. */
function itemsOf(question: Posed, inquiry: Inquiry): Item[] {
  const allowed = optionList(question).map((value): Item => ({ value }));
  const barred = inquiry
    .barred()
    .filter(({ option }) => !offers(question, option))
    .map((entry): Item => ({ value: entry.option, barred: entry }));
  const last = allowed.filter(({ value }) => closing.has(value));
  return [...allowed.filter(({ value }) => !closing.has(value)), ...barred, ...last];
}

/** The value under the cursor, or the amount as it stands. */
export function focusOf(prompt: Prompt): Value | null {
  if (prompt.caution !== null) return prompt.caution.value;
  if (prompt.amount !== null) return prompt.isEmpty ? null : prompt.amount;
  return prompt.items[prompt.cursor]?.value ?? null;
}

/** What an option costs and gives; asked of the rules once. */
export function effectsOf(prompt: Prompt, value: Value): readonly Effect[] {
  let effects = prompt.effects.get(value);
  if (effects === undefined) {
    effects = prompt.inquiry.about(value).effects;
    prompt.effects.set(value, effects);
  }
  return effects;
}

/** Moves the cursor, from the last entry to the first and back. */
export function moveCursor(prompt: Changing, by: number): void {
  const count = prompt.items.length;
  prompt.refused = null;
  if (count === 0) return;
  const far = Math.abs(by) > 1;
  const target = prompt.cursor + by;
  prompt.cursor = far ? Math.min(count - 1, Math.max(0, target)) : (target + count) % count;
}

/** Puts the cursor on a value, if it is there. */
export function moveTo(prompt: Changing, value: Value): void {
  const index = prompt.items.findIndex((item) => item.value === value);
  if (index < 0) return;
  prompt.cursor = index;
  prompt.refused = null;
}

/** Counts an amount up or down within its bounds; an empty prompt first shows the least amount. */
export function countBy(prompt: Prompt, by: number): void {
  if (prompt.amount !== null) setAmount(prompt, prompt.isEmpty ? 0 : prompt.amount + by);
}

/** Chooses the amount of the range that is nearest to this one. */
export function setAmount(prompt: Changing, amount: number): void {
  const range = rangeOf(prompt.question);
  if (range === null || prompt.amount === null) return;
  prompt.amount = Math.min(range.to, Math.max(range.from, amount));
  prompt.isEmpty = false;
  prompt.cut = null;
  prompt.digits = '';
  prompt.refused = null;
}

/** Takes over what is typed after `/`; null closes the text field. */
export function typeText(prompt: Changing, text: string | null): void {
  prompt.typed = text;
  prompt.refused = null;
}

/** Says why the last attempt was refused; what was typed stays. */
export function refuse(prompt: Changing, barred: Barred): void {
  prompt.refused = barred;
  prompt.caution = null;
}

/** Lets an option wait for a confirmation. */
export function askToConfirm(prompt: Changing, caution: NonNullable<Prompt['caution']>): void {
  prompt.caution = caution;
}

/** Takes back an attempt that has led to nothing: its refusal, its caution, the digits typed. */
export function letGo(prompt: Changing): void {
  prompt.refused = null;
  prompt.caution = null;
  prompt.digits = '';
}

/** Takes over digits as they are typed as far as they are within bounds; what is not stays typed, with its reason. */
export function typeDigits(prompt: Changing, digits: string): void {
  prompt.digits = digits;
  prompt.refused = null;
  prompt.cut = null;
  if (digits === '') return;
  const tried = attempt(prompt.question, prompt.inquiry, Number(digits));
  if (tried.kind === 'refused') {
    prompt.refused = tried.barred;
    return;
  }
  prompt.amount = Number(tried.value);
  prompt.cut = tried.cut ?? null;
  prompt.isEmpty = false;
}

/** What attempting a value leads to. */
export type Attempt =
  | { readonly kind: 'refused'; readonly barred: Barred }
  | { readonly kind: 'caution'; readonly code: string; readonly value: Value; readonly cut?: Cut | undefined }
  | { readonly kind: 'answer'; readonly value: Value; readonly cut?: Cut | undefined };

/** A value in the place of which the rules put another. */
export interface Cut {
  readonly given: Value;
  readonly taken: Value;
  readonly rule: RuleId;
}

/** What the rules would make of a value that is not offered; undefined where they take it as it is, or refuse it. */
export function cutOf(question: Posed, inquiry: Inquiry, value: Value): Cut | undefined {
  const taken = inquiry.takes(value);
  if (taken === undefined || taken === value) return undefined;
  return { given: value, taken, rule: question.insteadRule ?? question.rule };
}

/** Tries a value against the question without giving the answer. */
export function attempt(question: Posed, inquiry: Inquiry, value: unknown): Attempt {
  const barred = inquiry.refuse(value);
  if (barred !== undefined) return { kind: 'refused', barred };
  const taken = inquiry.takes(value) as Value;
  const code = inquiry.about(taken).caution;
  const cut = isValue(value) ? cutOf(question, inquiry, value) : undefined;
  return code === undefined
    ? { kind: 'answer', value: taken, cut }
    : { kind: 'caution', code, value: taken, cut };
}

/** What a typed text means: a value, several that begin like it, or nothing that the question knows. */
export type Reading =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'several'; readonly names: readonly string[] }
  | { readonly kind: 'unknown'; readonly value: Value };

/** Reads a typed answer: the value's own text, a figure, the printed name, or a beginning that fits only one. */
export function readTyped(prompt: Prompt, text: string, nameOf: (value: Value) => string): Reading {
  const wanted = text.trim();
  const figure = /^[+-]?(\d+\.?\d*|\.\d+)(e\d+)?$/i.test(wanted) ? Number(wanted) : undefined;
  if (prompt.amount !== null) {
    if (figure === undefined) return { kind: 'unknown', value: wanted };
    return { kind: 'value', value: figure };
  }
  const lower = wanted.toLowerCase();
  const exact = prompt.items.find(
    ({ value }) => String(value).toLowerCase() === lower || nameOf(value).toLowerCase() === lower,
  );
  if (exact !== undefined) return { kind: 'value', value: exact.value };
  if (wanted === '') return { kind: 'unknown', value: wanted };
  const fitting = prompt.items.filter(
    ({ value }) =>
      String(value).toLowerCase().startsWith(lower) || nameOf(value).toLowerCase().startsWith(lower),
  );
  if (fitting.length === 1) return { kind: 'value', value: (fitting[0] as Item).value };
  if (fitting.length > 1) return { kind: 'several', names: fitting.map(({ value }) => nameOf(value)) };
  return { kind: 'unknown', value: figure ?? wanted };
}

/** The longest text that all entries which fit what is typed begin with. */
export function completed(prompt: Prompt, text: string, nameOf: (value: Value) => string): string {
  const lower = text.trimStart().toLowerCase();
  for (const form of [(value: Value) => String(value), nameOf]) {
    const fitting = prompt.items
      .map(({ value }) => form(value))
      .filter((name) => name.toLowerCase().startsWith(lower));
    if (fitting.length === 0) continue;
    let common = fitting[0] as string;
    for (const name of fitting) {
      while (!name.toLowerCase().startsWith(common.toLowerCase())) common = common.slice(0, -1);
    }
    return common.length > text.length ? common : text;
  }
  return text;
}
