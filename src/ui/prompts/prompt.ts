import { elementAt } from '../../engine/checked.ts';
import type { Inquiry, Posed } from '../../engine/posed.ts';
import {
  type Barred,
  DONE,
  type Effect,
  isRange,
  isValue,
  offers,
  optionCount,
  optionList,
  type Range,
  type RuleId,
  type Seat,
  type Value,
} from '../../engine/question.ts';

/** An entry of a prompt: allowed, or barred with its reason. */
export interface Item {
  readonly value: Value;
  readonly barred?: Barred;
}

/** Words that end a decision instead of naming one of its objects; they are listed last. */
const closing = new Set<Value>([DONE, 'pass', 'none', 'nothing', 'decline', 'stop']);

/**
 * Words that change nothing, or that a player must say sooner or later: Enter pressed once too often does no harm with
 * them. `pass` and `done` are not among them, as they may give up a purchase or a turn; where `done` is harmless, the
 * question names it as the usual answer.
 */
const harmless = new Set<Value>(['decline', 'roll', 'end-turn', 'stop']);

/** Ranges longer than this are never listed; amounts are typed or changed with the arrow keys. */
const longestList = 60;

/** The state of a question on the screen: the cursor, the typed text, the response to the last attempt. */
export interface Prompt {
  readonly question: Posed;
  readonly inquiry: Inquiry;
  readonly items: readonly Item[];
  readonly cursor: number;
  /** The figure of an amount prompt; null if the question is not a range. */
  readonly amount: number | null;
  /** Whether no amount is chosen yet, because none is the usual one; then there is nothing to confirm. */
  readonly isEmpty: boolean;
  /** The figure that the rules would take instead of the typed one, if any. */
  readonly cut: Cut | null;
  /** Digits typed in an amount prompt but not yet accepted. */
  readonly digits: string;
  /** The answer being typed after `/`; null if nothing is being typed. */
  readonly typed: string | null;
  /** Why the last attempt was refused. */
  readonly refused: Barred | null;
  /** The option that awaits confirmation, and the caution's code. */
  readonly caution: { readonly value: Value; readonly code: string; readonly cut?: Cut | undefined } | null;
  readonly effects: Map<Value, readonly Effect[]>;
}

/** A prompt that only this file may change; all other code uses the functions here. */
type Changing = { -readonly [Field in keyof Prompt]: Prompt[Field] };

/** The initial prompt of a question. */
export function promptFor(question: Posed, inquiry: Inquiry): Prompt {
  const range = rangeOf(question);
  const items = range === null ? itemsOf(question, inquiry) : [];
  const { usual } = question;
  const ends = range === null ? optionList(question).find((option) => harmless.has(option)) : undefined;
  const first = usual ?? ends ?? (range === null ? optionList(question)[0] : undefined);
  // A harmless option is selected before all others, then the first one; none that carries a caution.
  const isUsual = first !== undefined && inquiry.about(first).caution === undefined;
  return {
    question,
    inquiry,
    items,
    cursor: Math.max(
      0,
      items.findIndex(({ value, barred }) => (isUsual ? value === first : barred === undefined)),
    ),
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

/**
 * The prompt of a question that follows the asked seat's last answer. A class that was just moved stays under the cursor
 * while it can move again.
 */
export function promptAfter(
  question: Posed,
  inquiry: Inquiry,
  last: { readonly seat: Seat; readonly ask: string; readonly value: Value } | undefined,
): Prompt {
  const prompt = promptFor(question, inquiry);
  if (last === undefined || question.shape !== 'class') return prompt;
  const isRepeated = last.seat === question.seat && last.ask === question.ask;
  if (isRepeated && offers(question, last.value)) moveTo(prompt, last.value);
  return prompt;
}

/** The range of a question that is answered with a figure; null for other questions. */
export function rangeOf(question: Posed): Range | null {
  const { options } = question;
  if (!isRange(options)) return null;
  return question.shape === 'amount' || optionCount(question) > longestList ? options : null;
}

/** Allowed options in their order, then barred ones, then those that end the decision. */
function itemsOf(question: Posed, inquiry: Inquiry): Item[] {
  const allowed = optionList(question).map((value): Item => ({ value }));
  const barred = inquiry
    .barred()
    .filter(({ option }) => !offers(question, option))
    .map((entry): Item => ({ value: entry.option, barred: entry }));
  const last = allowed.filter(({ value }) => closing.has(value));
  return [...allowed.filter(({ value }) => !closing.has(value)), ...barred, ...last];
}

/** The value under the cursor, or the current amount. */
export function focusOf(prompt: Prompt): Value | null {
  if (prompt.caution !== null) return prompt.caution.value;
  if (prompt.amount !== null) return prompt.isEmpty ? null : prompt.amount;
  return prompt.items[prompt.cursor]?.value ?? null;
}

/** The costs and effects of an option; the rules are asked only once. */
export function effectsOf(prompt: Prompt, value: Value): readonly Effect[] {
  let effects = prompt.effects.get(value);
  if (effects === undefined) {
    effects = prompt.inquiry.about(value).effects;
    prompt.effects.set(value, effects);
  }
  return effects;
}

/** Moves the cursor, wrapping around at the ends. It stops at what is barred as well, to show the reason. */
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

/** Raises or lowers an amount within its bounds; an empty prompt starts with the least amount. */
export function countBy(prompt: Prompt, by: number): void {
  if (prompt.amount !== null) setAmount(prompt, prompt.isEmpty ? 0 : prompt.amount + by);
}

/** Chooses the amount in the range that is nearest to the given one. */
export function setAmount(prompt: Changing, amount: number): void {
  const range = rangeOf(prompt.question);
  if (range === null || prompt.amount === null) return;
  prompt.amount = Math.min(range.to, Math.max(range.from, amount));
  prompt.isEmpty = false;
  prompt.cut = null;
  prompt.digits = '';
  prompt.refused = null;
}

/** Stores the text typed after `/`; null closes the text field. */
export function typeText(prompt: Changing, text: string | null): void {
  prompt.typed = text;
  prompt.refused = null;
}

/** Shows why the last attempt was refused; the typed text stays. */
export function refuse(prompt: Changing, barred: Barred): void {
  prompt.refused = barred;
  prompt.caution = null;
}

/** Makes an option wait for confirmation. */
export function askToConfirm(prompt: Changing, caution: NonNullable<Prompt['caution']>): void {
  prompt.caution = caution;
}

/** Clears a failed attempt: its refusal, its caution and the typed digits. */
export function letGo(prompt: Changing): void {
  prompt.refused = null;
  prompt.caution = null;
  prompt.digits = '';
}

/** Accepts typed digits while they are within bounds; others stay in the field, with the reason. */
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

/** The result of attempting a value. */
export type Attempt =
  | { readonly kind: 'refused'; readonly barred: Barred }
  | { readonly kind: 'caution'; readonly code: string; readonly value: Value; readonly cut?: Cut | undefined }
  | { readonly kind: 'answer'; readonly value: Value; readonly cut?: Cut | undefined };

/** A value that the rules replace with another. */
export interface Cut {
  readonly given: Value;
  readonly taken: Value;
  readonly rule: RuleId;
}

/**
 * The value that the rules would take instead of one that is not offered; undefined if they take it unchanged or refuse
 * it.
 */
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

/** The meaning of a typed text: a value, several values that begin with it, or none. */
export type TypedMeaning =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'several'; readonly names: readonly string[] }
  | { readonly kind: 'unknown'; readonly value: Value };

/** How a value may be typed: its own text, its printed name, and its names in other languages. */
type NamesOf = (value: Value) => readonly [name: string, ...others: string[]];

/** Reads a typed answer: the value's own text, a figure, one of its names, or a beginning that fits only one. */
export function readTyped(prompt: Prompt, text: string, namesOf: NamesOf): TypedMeaning {
  const wanted = text.trim();
  const figure = /^[+-]?(\d+\.?\d*|\.\d+)(e\d+)?$/i.test(wanted) ? Number(wanted) : undefined;
  if (prompt.amount !== null) {
    if (figure === undefined) return { kind: 'unknown', value: wanted };
    return { kind: 'value', value: figure };
  }
  const lower = wanted.toLowerCase();
  const formsOf = (value: Value) => [String(value), ...namesOf(value)].map((form) => form.toLowerCase());
  const exact = prompt.items.find(({ value }) => formsOf(value).includes(lower));
  if (exact !== undefined) return { kind: 'value', value: exact.value };
  if (wanted === '') return { kind: 'unknown', value: wanted };
  const fitting = prompt.items.filter(({ value }) => formsOf(value).some((form) => form.startsWith(lower)));
  if (fitting.length === 1) return { kind: 'value', value: elementAt(fitting, 0).value };
  if (fitting.length > 1) return { kind: 'several', names: fitting.map(({ value }) => namesOf(value)[0]) };
  return { kind: 'unknown', value: figure ?? wanted };
}

/** The longest common beginning of all entries that match the typed text. */
export function completedText(prompt: Prompt, text: string, namesOf: NamesOf): string {
  const lower = text.trimStart().toLowerCase();
  const forms: readonly ((value: Value) => readonly string[])[] = [
    (value) => [String(value)],
    (value) => [namesOf(value)[0]],
    (value) => namesOf(value).slice(1),
  ];
  for (const form of forms) {
    const fitting = prompt.items
      .flatMap(({ value }) => form(value))
      .filter((name) => name.toLowerCase().startsWith(lower));
    if (fitting.length === 0) continue;
    let common = elementAt(fitting, 0);
    for (const name of fitting) {
      while (!name.toLowerCase().startsWith(common.toLowerCase())) common = common.slice(0, -1);
    }
    return common.length > text.length ? common : text;
  }
  return text;
}
