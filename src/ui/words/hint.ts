import type { EvaluationUnit, Setting } from '../../engine/game.ts';
import { ownOf } from '../../engine/own.ts';
import type { Posed } from '../../engine/posed.ts';
import type { Consequence, Value } from '../../engine/question.ts';
import type { EndDifference, Hint } from '../../table/hint.ts';
import { pointsUnit, type ReasonAlternative } from '../../table/reasons.ts';
import { bracketed, screenWords, signs } from '../../words/index.ts';
import { optionName, type Speech } from './sentences.ts';

/** The sentences of a hint. */
export interface HintText {
  readonly advised: string;
  /** What it would answer next; empty if nothing. */
  readonly plan: string;
  /** Why, in the game's terms, one sentence each. */
  readonly because: readonly string[];
  /** The next best answers, each with by how much it is worse. */
  readonly alternatives: readonly string[];
  /** The results of the rollouts, in one sentence. */
  readonly reason: string;
}

/** A longer formula of a source of points would drown the rest of the sentence. */
const longestWorth = 30;

/** A hint in words. @param setting the setting whose formulas of points are named */
export function hintText(hint: Hint, setting: Setting, speech: Speech): HintText {
  const { posed, advised, plan, reasons: sentences, alternatives, unit, because, rollouts } = hint;
  const name = (value: Value): string => optionName(posed, value, speech.say);
  const [next] = alternatives;
  const reason = (): string => {
    if (next === undefined)
      return rollouts === 0 ? screenWords().hintSettled : screenWords().hintAlone(name(advised));
    const { reasons, doubts } = differenceTexts(because, speech, setting);
    if (reasons.length + doubts.length === 0) {
      return next.isAlike
        ? screenWords().hintAlike(name(next.value), rollouts)
        : screenWords().hintWorse(
            name(next.value),
            next.behind.toFixed(1),
            unitName(unit, speech, setting.players),
          );
    }
    return reasons.length === 0
      ? screenWords().hintClose(name(next.value), doubts, rollouts)
      : screenWords().hintBecause(name(next.value), reasons, doubts, rollouts);
  };
  return {
    advised: screenWords().hintAdvised(name(advised)),
    plan:
      plan.length === 0
        ? ''
        : screenWords().hintPlan(plan.map((later) => chosenText(later, later.value, speech))),
    because: becauseTexts(sentences, speech),
    alternatives: alternatives.map((other) =>
      worseText(name(other.value), other, unit, speech, setting.players),
    ),
    reason: reason(),
  };
}

/** An answer, and how much worse than the chosen one it was expected to be. */
export function worseText(
  name: string,
  { behind, isAlike }: ReasonAlternative,
  unit: EvaluationUnit,
  speech: Speech,
  players?: number,
): string {
  if (isAlike) return screenWords().asGood(name);
  return screenWords().behind(name, behind.toFixed(1), unitName(unit, speech, players));
}

/**
 * The name of the unit in which answers are compared. It measures a lead, except in a match for one.
 * @param players the number of seats; default: several
 */
export function unitName({ word }: EvaluationUnit, { words, say }: Speech, players = 2): string {
  if (players === 1) return say.name(word);
  return (
    ownOf(words.names, `unit-${word}`) ??
    (word === pointsUnit.word ? screenWords().pointsOfLead : say.name(word))
  );
}

/** What that unit counts; nothing in a match for one. */
export function unitNotes({ words }: Speech, players: number): string[] {
  return players === 1 ? [] : [ownOf(words.names, 'about-unit') ?? screenWords().aboutLead];
}

/** The answer, with the question's name if the game has one: `workers: 3`, `speculate`. */
export function chosenText(
  question: Pick<Posed, 'shape' | 'ask'>,
  value: Value,
  { words, say }: Speech,
): string {
  const answer = optionName(question, value, say);
  const asked = ownOf(words.names, `ask-${question.ask}`) ?? ownOf(words.names, question.ask);
  return asked === undefined ? answer : `${asked}${signs().colon}${answer}`;
}

/**
 * The two greatest advantages of an answer, and its greatest disadvantage.
 * @param setting the setting whose formulas of points are named; default: none is
 */
export function differenceTexts(
  because: readonly EndDifference[],
  speech: Speech,
  setting?: Setting,
): { readonly reasons: string[]; readonly doubts: string[] } {
  const told = (isFor: boolean, most: number): string[] =>
    because
      .filter((each) => speaksFor(each) === isFor)
      .slice(0, most)
      .map((each) => differenceText(each, speech, setting));
  return { reasons: told(true, 2), doubts: told(false, 1) };
}

/** Whether a difference is an advantage: more points and wins, or fewer points of others. */
function speaksFor({ of, by }: EndDifference): boolean {
  return of === 'rival' ? by < 0 : by > 0;
}

function differenceText({ of, by }: EndDifference, { words, say }: Speech, setting?: Setting): string {
  const much = Math.abs(by).toFixed(1);
  const isMore = by > 0;
  if (of === 'rival') return screenWords().hintRival(much, isMore);
  if (of === 'wins') return screenWords().hintWins(String(Math.round(Math.abs(by))), isMore);
  const aim = setting && words.aim(setting.players, setting.options);
  const worth = aim?.points.find(({ source }) => source === of)?.worth;
  const formula = worth !== undefined && worth.length <= longestWorth ? bracketed(worth) : '';
  // A card is a source of points of its own, which the aim does not mention.
  const kind =
    words.texts?.[of] === undefined ? '' : bracketed(ownOf(words.names, 'card-source') ?? screenWords().card);
  return screenWords().hintSource(much, isMore, (ownOf(words.names, of) ?? say.name(of)) + formula + kind);
}

/** A hint in line mode. */
export function hintLines(hint: Hint, setting: Setting, speech: Speech): string[] {
  const { advised, plan, because, alternatives, reason } = hintText(hint, setting, speech);
  return [
    advised,
    ...(plan === '' ? [] : [plan]),
    ...because,
    ...alternatives.map((line) => `  ${line}`),
    reason,
  ];
}

/** The reasons in words, one sentence each, without repetitions. */
export function becauseTexts(reasons: readonly Consequence[], { words, say }: Speech): string[] {
  return [
    ...new Set(
      reasons.flatMap(({ code, figures }) => ownOf(words.reasons ?? {}, code)?.(figures, say) ?? []),
    ),
  ];
}
