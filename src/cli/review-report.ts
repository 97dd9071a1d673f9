import type { Glyphs } from '../drawing/glyphs.ts';
import { lineText } from '../drawing/lines.ts';
import { wrap } from '../drawing/text.ts';
import type { Showing } from '../replay/showing.ts';
import { curvePicture } from '../review/curve-picture.ts';
import type { JudgedDecision } from '../review/judged-decision.ts';
import { type PersonalReview, summaryOf } from '../review/review-summary.ts';
import type { Note } from '../table/notes.ts';
import { curveChapters, plotsOf } from '../ui/plots.ts';
import { noteTexts } from '../ui/words/notes.ts';
import {
  accuracyTexts,
  curveTexts,
  judgedText,
  reviewNotes,
  sharesOf,
  turnText,
} from '../ui/words/review.ts';
import { noteWords, reviewWords, signs } from '../words/index.ts';
import { percent } from '../words/percent.ts';
import { alignedRows, marksOf } from './report-parts.ts';

/** How a report is written. */
export interface ReportForm {
  /** The width of the terminal. */
  readonly columns: number;
  readonly glyphs: Glyphs;
  /** Whether tables and plots are told in sentences. */
  readonly inSentences: boolean;
  /** The notes on the match; default: none. */
  readonly notes?: readonly Note[];
}

/**
 * A review for people: each person's accuracy and most expensive decisions, the turning points, and the curve of all
 * seats.
 * @param all the number of decisions that can be judged
 */
export function reviewReport(
  showing: Showing,
  decisions: readonly JudgedDecision[],
  all: number,
  form: ReportForm,
): string[] {
  if (decisions.length === 0)
    return [all === 0 ? reviewWords().nothing : reviewWords().title(showing.title, 0, all)];
  const { people, curve, turns } = summaryOf(decisions);
  const said: Said = (indent, text) =>
    wrap(text, form.columns - indent - 2).map(
      (line, index) => `${' '.repeat(index === 0 ? indent : indent + 2)}${line}`,
    );
  const plot = (): string[] =>
    plotsOf(
      [{ name: 'shares' }],
      curveChapters(curve),
      { name: () => reviewWords().curve },
      form.glyphs,
      form.columns,
    ).map((line) => lineText(line).trimEnd());
  return [
    ...said(0, reviewWords().title(showing.title, decisions.length, all)),
    ...reviewNotes(showing).flatMap((text) => said(0, text)),
    ...people.flatMap((person) => ['', ...personLines(person, showing, form, said)]),
    ...(turns.length === 0 ? [] : ['', reviewWords().turns]),
    ...turns.flatMap((turn) => said(2, turnText(turn, showing))),
    ...noteLines(form.notes ?? [], decisions, showing, said),
    ...(form.inSentences ? ['', ...curveTexts(curve, showing).flatMap((text) => said(0, text))] : plot()),
  ];
}

type Said = (indent: number, text: string) => string[];

function personLines(person: PersonalReview, showing: Showing, form: ReportForm, said: Said): string[] {
  const { columns: heads, dearest } = reviewWords();
  const { whole, steps } = accuracyTexts(person, showing);
  const rows = person.steps.map(({ step, decisions, sound, cost }) => [
    showing.say.name(step),
    String(decisions),
    percent(sound),
    cost.toFixed(1),
  ]);
  const table = (): string[] =>
    alignedRows(
      [[heads.step, heads.decisions, heads.sound, heads.cost], ...rows],
      marksOf(form.glyphs.ascii),
    ).map((row) => `  ${row}`);
  return [
    ...said(0, whole),
    ...(form.inSentences ? steps.flatMap((text) => said(2, text)) : table()),
    ...(person.dearest.length === 0 ? [] : [dearest]),
    ...person.dearest.flatMap((decision) => decisionLines(decision, showing, said)),
  ];
}

/** What a decision cost, how the games ended, what else was possible, and why the best answer is good. */
function decisionLines(decision: JudgedDecision, showing: Showing, said: Said): string[] {
  const { heading, verdict, given, others, because } = judgedText(decision, showing);
  return [
    ...said(2, heading),
    ...said(4, verdict),
    ...because.flatMap((text) => said(4, text)),
    ...[given, ...others].flatMap((text) => said(4, text)),
  ];
}

/** The notes, each with the judgement on the decision at its moment, if there is one. */
function noteLines(
  notes: readonly Note[],
  decisions: readonly JudgedDecision[],
  showing: Showing,
  said: Said,
): string[] {
  if (notes.length === 0) return [];
  const texts = noteTexts(notes, true, (seat) => showing.say.seat(seat));
  const judged = notes.map(({ answered }) => decisions.find((each) => each.answered === answered));
  return [
    '',
    noteWords().inReview,
    ...texts.flatMap((text, index) => {
      const decision = judged[index];
      // Several notes at a moment share the judgement, which follows the last one.
      const isTold = decision !== undefined && judged[index + 1] !== decision;
      return [...said(2, text), ...(isTold ? said(4, judgedText(decision, showing).verdict) : [])];
    }),
  ];
}

/** The curve of a review as an SVG picture; undefined if too few games were tried out to draw one. */
export function reviewPicture(showing: Showing, decisions: readonly JudgedDecision[]): string | undefined {
  const { curve, turns } = summaryOf(decisions);
  const [first, last] = [curve[0], curve.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const { picture } = reviewWords();
  const told = turns.map((turn) => ({ turn, text: turnText(turn, showing) }));
  return curvePicture(curve, {
    title: picture.title(showing.title),
    description: picture.about(
      picture.shares(sharesOf(first, showing)),
      picture.shares(sharesOf(last, showing)),
      told.map(({ text }) => `${text}${signs().stop}`),
    ),
    across: picture.across,
    up: picture.up,
    names: showing.sitters.map(({ name }) => name),
    turns: new Map(told.map(({ turn, text }) => [turn.decision.answered + 1, text])),
  });
}
