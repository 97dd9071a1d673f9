import type { Known, Outcome } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import type { Say } from '../../engine/words.ts';
import { listenWords } from '../../words/index.ts';
import { resultLines, type Speech } from '../words/sentences.ts';
import { withoutRules } from './log-printer.ts';

/** Who wins, or would win now, and every seat's points, best first; sources without points are omitted. */
export function spokenOutcome(outcome: Outcome, speech: Speech): string[] {
  const { say } = speech;
  const { known, ranking } = outcome;
  const result = resultLines(outcome, speech).map(withoutRules);
  if (known !== undefined) return [...result, ...known.map((_, seat) => seatText(outcome, seat, '', say))];
  const places = ranking.flatMap((group, index) => {
    const place = 1 + ranking.slice(0, index).flat().length;
    return group.map((seat) => seatText(outcome, seat, listenWords().place(place, group.length), say));
  });
  return [...result, ...places];
}

function seatText({ scores, parts, known }: Outcome, seat: Seat, place: string, say: Say): string {
  const [total, ...deciding] = known?.[seat] ?? [];
  const sources = (parts[seat] ?? [])
    .filter(({ points, secret }) => secret === true || points !== 0)
    .map(
      ({ source, points, secret }) =>
        `${say.name(source)} ${secret === true ? listenWords().unknown : points}`,
    );
  const points = total === undefined ? listenWords().points(scores[seat] ?? 0) : pointsText(total);
  return listenWords().standing(
    place,
    say.seat(seat),
    points,
    sources,
    deciding.map((each) => decidingText(each, say)),
  );
}

function pointsText({ least, most }: Known): string {
  return least === most ? listenWords().points(least) : listenWords().pointsWithin(least, most);
}

function decidingText({ what, least, most, verdict }: Known, say: Say): string {
  const figure = least === most ? String(least) : listenWords().within(least, most);
  return `${say.name(what)} ${figure}${verdict === undefined ? '' : `, ${say.name(verdict)}`}`;
}
