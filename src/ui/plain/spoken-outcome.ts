import type { Known, Outcome } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import type { Say } from '../../engine/words.ts';
import { listenWords, programWords, signs } from '../../words/index.ts';
import { eliminatedBy, isEliminated, remarksText, resultLines, type Speech } from '../words/sentences.ts';
import { withoutRules } from './log-printer.ts';

/**
 * Who wins, or would win now, and every seat's points, best first; sources without points are omitted. The facts that
 * explain the score come last.
 */
export function spokenOutcome(outcome: Outcome, speech: Speech): string[] {
  return [...resultLines(outcome, speech).map(withoutRules), ...standings(outcome, speech)];
}

function standings(outcome: Outcome, speech: Speech): string[] {
  const { known, ranking } = outcome;
  if (known !== undefined) return known.map((_, seat) => seatText(outcome, seat, '', speech));
  const places = ranking.flatMap((group, index) => {
    const place = 1 + ranking.slice(0, index).flat().length;
    return group.map((seat) => seatText(outcome, seat, listenWords().place(place, group.length), speech));
  });
  return [...places, ...remarksText(outcome, speech)];
}

/**
 * The last lines of a match, without what has just been heard.
 * @param heard the last sentences that were said
 */
export function spokenEnd(outcome: Outcome, heard: readonly string[], speech: Speech): string[] {
  const isHeard = (line: string): boolean => {
    // The winner may have been announced with other figures.
    const beginning = line.split(' with ')[0] ?? line;
    return heard.some((said) => said.startsWith(beginning));
  };
  const [result = '', ...rest] = resultLines(outcome, speech).map(withoutRules);
  const news = [programWords().over, result].filter((line) => !isHeard(line));
  return [...news, ...rest, ...standings(outcome, speech)];
}

function seatText(outcome: Outcome, seat: Seat, place: string, speech: Speech): string {
  const { scores, parts, known } = outcome;
  const { say } = speech;
  const [total, ...deciding] = known?.[seat] ?? [];
  const sources = (parts[seat] ?? [])
    .filter(({ points, secret }) => secret === true || points !== 0)
    .map(
      ({ source, points, secret }) =>
        `${say.name(source)} ${secret === true ? listenWords().unknown : points}`,
    );
  const points = total === undefined ? listenWords().points(scores[seat] ?? 0) : pointsText(total);
  const told = deciding.map((each) => decidingText(each, say));
  const out = isEliminated(outcome, seat) ? [eliminatedText(outcome, seat, say)] : [];
  return listenWords().standing(place, say.seat(seat), points, sources, [...out, ...told]);
}

/** Says that a seat is eliminated, with the figure that decided it. */
function eliminatedText(outcome: Outcome, seat: Seat, say: Say): string {
  const figure = eliminatedBy(outcome, seat);
  return figure === undefined
    ? say.name('eliminated')
    : listenWords().eliminated(say.name('eliminated'), say.name('reputation'), figure);
}

function pointsText({ least, most }: Known): string {
  return least === most ? listenWords().points(least) : listenWords().pointsWithin(least, most);
}

function decidingText({ what, least, most, verdict }: Known, say: Say): string {
  const figure = least === most ? String(least) : listenWords().within(least, most);
  return `${say.name(what)} ${figure}${verdict === undefined ? '' : `${signs().comma}${say.name(verdict)}`}`;
}
