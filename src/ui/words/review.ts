import type { AnyGame } from '../../games/index.ts';
import type { JudgedDecision, Prospect } from '../../review/judged-decision.ts';
import type { CurvePoint, TurningPoint } from '../../review/review-summary.ts';
import { pointsUnit } from '../../table/reasons.ts';
import { bracketed, reviewWords, signs } from '../../words/index.ts';
import { percent } from '../../words/percent.ts';
import { becauseTexts, chosenText } from './hint.ts';
import { optionName, type Speech } from './sentences.ts';

/** What the sentences of a review need: the names of a match's seats and words, and its game. */
export interface ReviewSpeech extends Speech {
  readonly game: AnyGame;
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
  /** Why the best answer is good, in the game's terms. */
  readonly because: readonly string[];
}

/** A judged decision in words. */
export function judgedText(decision: JudgedDecision, speech: ReviewSpeech): JudgedText {
  const { given, best, others, answered, round, rule, reasons } = decision;
  const asked = chosenText(decision, given.value, speech);
  const alternatives = best.value === given.value ? others : [best, ...others.slice(0, 1)];
  return {
    heading: reviewWords().decision(answered + 1, round, asked) + bracketed(rule),
    verdict: verdictText(decision, speech),
    given: prospectText(given, decision, speech),
    others: alternatives.map((other) => prospectText(other, decision, speech)),
    because: becauseTexts(reasons, speech),
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
function verdictText(decision: JudgedDecision, { say, game }: ReviewSpeech): string {
  const { given, best, cost } = decision;
  const [own, other] = [given, best].map(({ value }) => optionName(decision, value, say)) as [string, string];
  if (given.value === best.value) return reviewWords().wasBest(own);
  if (cost === 0) return reviewWords().asGoodAsBest(own, other);
  const unit = game.advice?.unit ?? pointsUnit;
  return reviewWords().chosen(own, other, cost.toFixed(1), say.name(unit.word), given.doubt?.toFixed(1));
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
    won: percent(shares[seat] ?? 0),
    points: (points[seat] ?? 0).toFixed(1),
    games: rollouts,
  });
}

/** A turning point as a sentence. */
export function turnText({ decision, seat, from, to }: TurningPoint, speech: Speech): string {
  const { say } = speech;
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
