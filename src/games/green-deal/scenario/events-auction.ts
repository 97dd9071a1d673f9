import { EventError } from '../../../engine/events.ts';
import type { Seat } from '../../../engine/question.ts';
import { bidRanking, drawsFor } from '../auction.ts';
import { notation } from '../words/notation.ts';
import { accepted, type Entry, type GreenRunner, noteRefused } from './event-runner.ts';

/** Plays the window. Seats that are not listed play nothing; a card that its seat may not play is refused. */
export function playWindow(runner: GreenRunner, entries: readonly Entry[]): void {
  const left = [...entries];
  runner.begin('beforeAuction');
  for (let question = runner.open[0]; question !== undefined; question = runner.open[0]) {
    const { seat, ask } = question;
    const place = left.findIndex((entry) => entry.seat === seat && entry['play'] === ask);
    if (place >= 0) left.splice(place, 1);
    runner.answer(seat, place >= 0);
  }
  for (const entry of left) noteRefused(runner, entry.seat, 'play', entry['play']);
}

/** The result of the answers in an auction. */
interface Played {
  /** The seat that declared Sabotage, or -1. */
  readonly first: Seat;
  /** Answers that were refused or never asked for. */
  readonly refused: readonly { readonly seat: Seat; readonly form: string; readonly value: unknown }[];
}

/**
 * Plays an auction. Seats that are not listed bid 0 and declare nothing; `coin` fixes the order in which tied seats are
 * drawn.
 */
export function playAuction(runner: GreenRunner, entries: readonly Entry[], coin: unknown): void {
  const seats = runner.state.companies.map((_, seat) => seat);
  if (coin !== undefined && !(Array.isArray(coin) && coin.every((seat) => seats.includes(seat)))) {
    throw new EventError(notation().coin);
  }
  const mark = runner.mark();
  runner.begin('auction');
  let played = answerAuction(runner, entries);
  if (coin !== undefined) {
    const draws = drawsFor(bidRanking(runner.state, played.first), coin as readonly Seat[]);
    runner.rewind(mark);
    runner.begin('auction', draws);
    played = answerAuction(runner, entries);
  }
  for (const { seat, form, value } of played.refused) noteRefused(runner, seat, form, value);
}

const FORMS = ['spy', 'bid', 'sabotage', 'insider'] as const;

/** Answers the open auction. Each form of an entry answers one question; forms without a question are refused. */
function answerAuction(runner: GreenRunner, entries: readonly Entry[]): Played {
  const used = new Set<string>();
  let first = -1;
  for (let question = runner.open[0]; question !== undefined; question = runner.open[0]) {
    const { seat, ask } = question;
    let answered = false;
    entries.forEach((entry, index) => {
      if (answered || entry.seat !== seat || entry[ask] === undefined) return;
      if (!accepted(runner, seat, ask, entry[ask])) return;
      used.add(`${index} ${ask}`);
      answered = true;
      if (ask === 'sabotage' && entry[ask] === true) first = seat;
    });
    if (!answered) runner.answer(seat, ask === 'bid' || ask === 'insider' ? 0 : false);
  }
  const refused: Played['refused'][number][] = [];
  for (const form of FORMS) {
    entries.forEach((entry, index) => {
      const value = entry[form];
      const nothing = value === undefined || value === false || (form === 'insider' && value === 0);
      if (!nothing && !used.has(`${index} ${form}`)) refused.push({ seat: entry.seat, form, value });
    });
  }
  return { first, refused };
}
