import type { AnyGame } from '../../games/index.ts';
import type { JudgedDecision, Prospect } from '../../review/judged-decision.ts';
import {
  type CurvePoint,
  errorOf,
  type PersonalReview,
  type TurningPoint,
} from '../../review/review-summary.ts';
import { LEAST_DIFFERENCE, pointsUnit } from '../../table/reasons.ts';
import { bracketed, reviewWords, signs } from '../../words/index.ts';
import { percent, percentWithin } from '../../words/percent.ts';
import { becauseTexts, chosenText, differenceTexts, unitName, unitNotes } from './hint.ts';
import { optionName, type Speech } from './sentences.ts';

/** What the sentences of a review need: the names of a match's seats and words, and its game. */
export interface ReviewSpeech extends Speech {
  readonly game: AnyGame;
  /** The seats of the match. */
  readonly sitters: readonly unknown[];
}

/** A judged decision in words. */
export interface JudgedText {
  /** Its place in the match, the answer given, and the rule. */
  readonly heading: string;
  /** What the given answer cost against the best one. */
  readonly verdict: string;
  /** How the given answer fared in the rollouts, then the best one and the next ones. */
  readonly given: string;
  readonly others: readonly string[];
  /** Why the best answer is good, in the game's terms, and how its games ended otherwise. */
  readonly because: readonly string[];
}

/** A judged decision in words. */
export function judgedText(decision: JudgedDecision, speech: ReviewSpeech): JudgedText {
  const { given, best, others, answered, round, step, rule, reasons } = decision;
  const asked = chosenText(decision, given.value, speech);
  const alternatives = best.value === given.value ? others : [best, ...others.slice(0, 1)];
  return {
    heading: reviewWords().decision(answered + 1, round, speech.say.name(step), asked) + bracketed(rule),
    verdict: verdictText(decision, speech),
    given: prospectText(given, decision, speech),
    others: alternatives.map((other) => prospectText(other, decision, speech)),
    because: [...becauseTexts(reasons, speech), ...ledTexts(decision, speech)],
  };
}

/** How the games after the best answer ended otherwise than those after the given one, if they brought more. */
function ledTexts(decision: JudgedDecision, speech: ReviewSpeech): string[] {
  const { reasons, doubts } = differenceTexts(decision.because, speech);
  const best = optionName(decision, decision.best.value, speech.say);
  return reasons.length === 0 ? [] : [reviewWords().led(best, reasons, doubts)];
}

/** The unit in which the decisions of a match are compared. */
export function reviewUnit(speech: ReviewSpeech): string {
  return unitName(speech.game.advice?.unit ?? pointsUnit, speech, speech.sitters.length);
}

/** What the figures of a review mean. */
export function reviewNotes(speech: ReviewSpeech): string[] {
  return [reviewWords().note, ...unitNotes(speech, speech.sitters.length)];
}

/** How well a person decided, as a whole and step by step. */
export function accuracyTexts(
  person: PersonalReview,
  speech: ReviewSpeech,
): { whole: string; steps: string[] } {
  const unit = reviewUnit(speech);
  const { seat, decisions, sound, cost, steps } = person;
  const name = speech.say.seat(seat);
  return {
    whole: reviewWords().person(name, decisions, percent(sound), cost.toFixed(1), unit),
    steps: steps.map((each) =>
      reviewWords().inStep(
        speech.say.name(each.step),
        each.decisions,
        percent(each.sound),
        each.cost.toFixed(1),
        unit,
      ),
    ),
  };
}

/** A judged decision in line mode. */
export function judgedLines(decision: JudgedDecision, speech: ReviewSpeech): string[] {
  const { heading, verdict, given, others, because } = judgedText(decision, speech);
  const lines = [
    `${speech.say.seat(decision.seat)}${signs().colon}${heading}`,
    verdict,
    given,
    ...others,
    ...because,
  ];
  return lines.map((line) => (/[.。]$/u.test(line) ? line : `${line}${signs().stop}`));
}

/** What the given answer cost, and how sure that is. */
function verdictText(decision: JudgedDecision, speech: ReviewSpeech): string {
  const { given, best, cost } = decision;
  const [own, other] = [given, best].map(({ value }) => optionName(decision, value, speech.say)) as [
    string,
    string,
  ];
  if (given.value === best.value) return reviewWords().wasBest(own);
  const doubt = given.doubt?.toFixed(1);
  if (cost > 0) return reviewWords().chosen(own, other, cost.toFixed(1), reviewUnit(speech), doubt);
  if (given.behind < LEAST_DIFFERENCE) return reviewWords().asGoodAsBest(own, other);
  return doubt === undefined
    ? reviewWords().tooFew(own, other)
    : reviewWords().perhaps(own, other, given.behind.toFixed(1), reviewUnit(speech), doubt);
}

/** How often the deciding seat won after an answer, and with how many points. */
function prospectText(
  { value, shares, points, rollouts }: Prospect,
  decision: JudgedDecision,
  { say }: Speech,
): string {
  const name = optionName(decision, value, say);
  const { seat } = decision;
  if (shares === undefined || points === undefined) return reviewWords().seldomTried(name, rollouts);
  return reviewWords().prospect({
    name,
    won: percentWithin(shares[seat] ?? 0, errorOf(shares[seat] ?? 0, rollouts)),
    points: (points[seat] ?? 0).toFixed(1),
    games: rollouts,
  });
}

/** A turning point as a sentence. */
export function turnText({ decision, seat, from, to, since }: TurningPoint, speech: Speech): string {
  const { say } = speech;
  if (since !== undefined) {
    const { answered, round } = decision;
    return reviewWords().turnBetween(since, answered + 1, round, say.seat(seat), percent(from), percent(to));
  }
  return reviewWords().turn(
    decision.answered + 1,
    decision.round,
    say.seat(decision.seat),
    chosenText(decision, decision.given.value, speech),
    say.seat(seat),
    percent(from),
    percent(to),
  );
}

/** The share of the games that each seat was expected to win, by name. */
export function sharesOf(
  { shares }: Pick<CurvePoint, 'shares'>,
  { say }: Speech,
): readonly { readonly name: string; readonly share: string }[] {
  return shares.map((share, seat) => ({ name: say.seat(seat), share: percent(share) }));
}

/** The curve in sentences: who was expected to win after each round. */
export function curveTexts(curve: readonly CurvePoint[], speech: Speech): string[] {
  return curve
    .filter((point, index) => point.round !== curve[index + 1]?.round)
    .map((point) => reviewWords().curveAt(point.round, sharesOf(point, speech)));
}
