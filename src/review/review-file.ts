import { existsSync } from 'node:fs';
import { sortedJson, textDigest } from '../engine/digest.ts';
import {
  type FieldKinds,
  fieldFault,
  isMap,
  kind,
  kindWords,
  listOf,
  number,
  orAbsent,
  SEATS,
  text,
  upTo,
  whole,
  yesOrNo,
} from '../engine/field-kinds.ts';
import type { Journal } from '../engine/journal.ts';
import { readFileWithin, utf8Text } from '../engine/outside-file.ts';
import { isValue } from '../engine/question.ts';
import { writeWhole } from '../engine/whole-file.ts';
import { reviewPath } from '../table/data-folder.ts';
import type { JudgedDecision } from './judged-decision.ts';
import type { ReviewBudget } from './review.ts';

/** The version of the form of review files, raised with every change of their meaning. */
const FORMAT = 3;
/** The size limit of a review file, in bytes: far more than the longest match needs. */
const MOST_BYTES = 16 << 20;
/** A limit on decisions: more than any match has. */
const MOST_DECISIONS = 100_000;

/** The subject of a review: only judgements on the same match with the same budget may be used again. */
export interface ReviewSubject {
  readonly path: string;
  readonly journal: Journal;
  readonly program: string;
  readonly budget: ReviewBudget;
}

const value = kind(() => kindWords().answer, isValue);
const prospectFields: FieldKinds = {
  value,
  behind: number,
  isAlike: yesOrNo,
  doubt: orAbsent(number),
  rollouts: whole,
  shares: orAbsent(listOf(number)),
  points: orAbsent(listOf(number)),
};
const prospect = kind(
  () => kindWords().answerWithProspects,
  (data) => isMap(data) && !fieldFault(data, prospectFields),
);
const differenceFields: FieldKinds = { of: text, by: number };
const consequenceFields: FieldKinds = { code: text, figures: kind(() => kindWords().mapOfValues, isFigures) };
const decisionFields: FieldKinds = {
  answered: whole,
  round: whole,
  step: text,
  seat: upTo(SEATS - 1),
  ask: text,
  shape: text,
  rule: text,
  given: prospect,
  best: prospect,
  others: listOf(prospect),
  cost: number,
  reasons: listOf(
    kind(
      () => kindWords().reason,
      (data) => isMap(data) && !fieldFault(data, consequenceFields),
    ),
  ),
  because: listOf(
    kind(
      () => kindWords().reason,
      (data) => isMap(data) && !fieldFault(data, differenceFields),
    ),
  ),
};
const fileFields: FieldKinds = {
  format: upTo(FORMAT, FORMAT),
  subject: text,
  budget: orAbsent(kind(() => kindWords().map, isBudget)),
  decisions: listOf(
    kind(
      () => kindWords().decision,
      (data) => isMap(data) && !fieldFault(data, decisionFields),
    ),
    MOST_DECISIONS,
  ),
};

function isFigures(data: unknown): boolean {
  return data === undefined || (isMap(data) && Object.values(data).every(isValue));
}

function isBudget(data: unknown): boolean {
  if (!isMap(data)) return false;
  const [[name, amount] = [], ...others] = Object.entries(data);
  return others.length === 0 && (name === 'iterations' || name === 'milliseconds') && isPositive(amount);
}

const isPositive = (data: unknown): boolean => number.fits(data) && (data as number) > 0;

/** The judgements that are kept beside a match, and the budget with which they were made. */
export interface StoredReview {
  readonly budget: ReviewBudget;
  readonly decisions: readonly JudgedDecision[];
}

/**
 * The judgements kept beside a match, whatever their budget; undefined if there are none, or if they belong to another
 * course of the match or another version of the program, or are damaged. They are then made again, since a search can
 * find everything in them again.
 */
export function storedReview(subject: Omit<ReviewSubject, 'budget'>): StoredReview | undefined {
  const path = reviewPath(subject.path);
  if (!existsSync(path)) return undefined;
  let data: unknown;
  try {
    data = JSON.parse(utf8Text(readFileWithin(path, MOST_BYTES)));
  } catch {
    return undefined;
  }
  if (!isMap(data) || fieldFault(data, fileFields) !== undefined) return undefined;
  const {
    subject: known,
    budget,
    decisions,
  } = data as unknown as StoredReview & { readonly subject: string };
  return known === subjectOf(subject) ? { budget, decisions } : undefined;
}

/** The judgements kept beside a match that were made with this budget, by the number of answers before them. */
export function readReview(subject: ReviewSubject): Map<number, JudgedDecision> {
  const stored = storedReview(subject);
  const isSame = stored !== undefined && budgetText(stored.budget) === budgetText(subject.budget);
  return new Map(isSame ? stored.decisions.map((one) => [one.answered, one]) : []);
}

function budgetText(budget: ReviewBudget): string {
  return sortedJson(budget ?? null);
}

/**
 * Keeps the judgements on a match beside its file.
 * @throws DiskError; an earlier file is then unchanged
 */
export function keepReview(subject: ReviewSubject, decisions: readonly JudgedDecision[]): void {
  const path = reviewPath(subject.path);
  const { budget } = subject;
  writeWhole(path, `${JSON.stringify({ format: FORMAT, subject: subjectOf(subject), budget, decisions })}\n`);
}

/** A text that is equal for equal answers and programs. */
function subjectOf({ journal, program }: Omit<ReviewSubject, 'budget'>): string {
  const answers = journal.answers.map(({ answer }) => answer);
  const { game, edition, components, players, options, began } = journal.header;
  const course = { game, edition, components, players, options, began, answers };
  return textDigest(sortedJson({ course, program }));
}
