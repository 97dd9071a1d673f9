import type { Glyphs } from '../drawing/glyphs.ts';
import { lineText } from '../drawing/lines.ts';
import { wrap } from '../drawing/text.ts';
import type { Chapter } from '../engine/match.ts';
import type { Value } from '../engine/question.ts';
import type { Showing } from '../replay/showing.ts';
import type { JudgedDecision, Prospect } from '../review/judged-decision.ts';
import { type PersonalReview, summaryOf, type TurningPoint } from '../review/review-summary.ts';
import { pointsUnit } from '../table/reasons.ts';
import { plotsOf } from '../ui/plots.ts';
import { becauseTexts, chosenText, worseText } from '../ui/words/hint.ts';
import { optionName } from '../ui/words/sentences.ts';
import { reviewWords } from '../words/index.ts';
import { alignedRows, marksOf } from './report-parts.ts';

/**
 * A review for people: each person's accuracy and most expensive decisions, the turning points, and the curve of all
 * seats.
 * @param all the number of decisions that can be judged
 * @param columns the width of the terminal
 */
export function reviewReport(
  showing: Showing,
  decisions: readonly JudgedDecision[],
  all: number,
  columns: number,
  glyphs: Glyphs,
): string[] {
  if (decisions.length === 0) return [reviewWords().nothing];
  const { people, curve, turns } = summaryOf(decisions);
  const said = (indent: number, text: string): string[] =>
    wrap(text, columns - indent).map(
      (line, index) => `${' '.repeat(index === 0 ? indent : indent + 2)}${line}`,
    );
  const chapters = curve.map(
    ({ answered, shares }): Chapter => ({
      round: answered,
      ledger: {},
      scores: shares.map((share) => Math.round(share * 100)),
    }),
  );
  const plot = plotsOf([{ name: 'shares' }], chapters, { name: () => reviewWords().curve }, glyphs, columns);
  return [
    reviewWords().title(showing.title, decisions.length, all),
    ...said(0, reviewWords().note),
    ...people.flatMap((person) => ['', ...personLines(person, showing, glyphs, said)]),
    ...(turns.length === 0 ? [] : ['', reviewWords().turns]),
    ...turns.flatMap((turn) => said(2, turnText(turn, showing))),
    ...plot.map((line) => lineText(line).trimEnd()),
  ];
}

type Said = (indent: number, text: string) => string[];

function personLines(person: PersonalReview, showing: Showing, glyphs: Glyphs, said: Said): string[] {
  const { say } = showing;
  const { columns: heads, ...words } = reviewWords();
  const unit = say.name(unitOf(showing).word);
  const rows = person.steps.map(({ step, decisions, sound, cost }) => [
    say.name(step),
    String(decisions),
    percent(sound),
    cost.toFixed(1),
  ]);
  return [
    ...said(
      0,
      words.person(
        say.seat(person.seat),
        person.decisions,
        percent(person.sound),
        person.cost.toFixed(1),
        unit,
      ),
    ),
    ...alignedRows(
      [[heads.step, heads.decisions, heads.sound, heads.cost], ...rows],
      marksOf(glyphs.ascii),
    ).map((row) => `  ${row}`),
    ...(person.dearest.length === 0 ? [] : [words.dearest]),
    ...person.dearest.flatMap((decision) => decisionLines(decision, showing, said)),
  ];
}

/** What a decision cost, how the games ended, what else was possible, and why the best answer is good. */
function decisionLines(decision: JudgedDecision, showing: Showing, said: Said): string[] {
  const { say } = showing;
  const { seat, given, best, others, answered, round, cost, rule, reasons } = decision;
  const unit = unitOf(showing);
  const name = (value: Value): string => optionName(decision, value, say);
  const odds = ({ shares }: Prospect): string | undefined =>
    shares === undefined ? undefined : percent(shares[seat] ?? 0);
  const [own, better] = [odds(given), odds(best)];
  const asked = chosenText(decision, given.value, showing);
  const because = becauseTexts(reasons, showing);
  return [
    ...said(2, `${reviewWords().decision(answered + 1, round, asked)} (${rule})`),
    ...said(
      4,
      `${reviewWords().chosen(name(given.value), name(best.value), cost.toFixed(1), say.name(unit.word))}`,
    ),
    ...(own === undefined || better === undefined ? [] : said(4, reviewWords().odds(own, better))),
    ...because.flatMap((text) => said(4, text)),
    ...(others.length === 0
      ? []
      : said(
          4,
          reviewWords().others(others.map((other) => worseText(name(other.value), other, unit, showing))),
        )),
  ];
}

function turnText({ decision, seat, from, to }: TurningPoint, showing: Showing): string {
  const { say } = showing;
  const given = chosenText(decision, decision.given.value, showing);
  return reviewWords().turn(
    decision.answered + 1,
    decision.round,
    say.seat(decision.seat),
    given,
    say.seat(seat),
    percent(from),
    percent(to),
  );
}

function unitOf({ game }: Showing) {
  return game.advice?.unit ?? pointsUnit;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
