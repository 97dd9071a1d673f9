import type { Foreseen } from '../engine/forecast.ts';
import type { Inquiry, Posed } from '../engine/posed.ts';
import type { Seat, Value } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { Say, Words } from '../engine/words.ts';
import type { RuleCase } from '../games/index.ts';
import type { Answering } from '../rule-desk/desk-acts.ts';
import type { RuleDesk } from '../rule-desk/rule-desk.ts';
import type { Sitter } from '../table/seat-view.ts';
import type { RuleSearch } from './words/rule-search.ts';
import type { Speech } from './words/sentences.ts';

/** A rule-checking session: the desk, and the names that its sentences use for seats and words. */
export interface TrySession extends Speech {
  readonly desk: RuleDesk;
  readonly title: string;
  readonly words: Words;
  readonly say: Say;
  readonly sitters: readonly Sitter[];
  /** Loads the names of words in other languages, in which answers may be typed as well. */
  loadOtherNames?(): Promise<void>;
  /** Positions in which rules can be tried out. */
  readonly cases?: readonly RuleCase[];
  /** The command with which a person starts this program. */
  readonly program?: string;
  /** The component table with its sources, if it is not the shipped one. */
  readonly sourced?: unknown;
  /** How the session presents things; default: written. */
  readonly form?: TryForm;
}

/** How a session presents questions and events: written, with every id, or spoken. */
export interface TryForm {
  /** The step under way with its open questions. */
  where(): readonly string[];
  /** The value that a typed word stands for in a question. */
  meaning(word: string, question: Posed, inquiry: Inquiry): Value;
  /** Says that an answer is allowed, and what it does. */
  allowed(word: string, question: Posed, inquiry: Inquiry): readonly string[];
  /** Everything that is not allowed now, with the reasons. */
  barred(): readonly string[];
  /** A given answer, as it was typed. */
  given(answering: Answering, open: readonly Posed[]): string;
  /** Entries of the log, as they happen. */
  entries(entries: readonly LogEntry[]): readonly string[];
  /** What a seat may see; null: a spectator. */
  view(seat: Seat | null): readonly string[];
  /** A forecast. */
  forecast(lines: readonly Foreseen[]): readonly string[];
  /** The score so far. */
  standings(): readonly string[];
  /** A field of the position, or a figure of the score, by its path. */
  place(path: string): string;
  /** Rows of a comparison. */
  compared(rows: readonly ComparedRow[]): readonly string[];
  /** A value of the position. */
  value(value: unknown): string;
  /**
   * The rule that asks, or the rules found for a text; null if there are none.
   * @param offered further lines about the findings
   */
  rules(text: string, offered?: (search: RuleSearch) => readonly string[]): Promise<string[] | null>;
  readonly help: readonly string[];
}

/** A place in which two answers differ: its value now and after each of them. */
export type ComparedRow = readonly [place: string, now: string, one: string, other: string];
