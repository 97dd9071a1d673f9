import { elementAt } from '../engine/checked.ts';
import type { Setting } from '../engine/game.ts';
import { type Journal, type ReplayError, readJournal } from '../engine/journal.ts';
import type { Say, Words } from '../engine/words.ts';
import type { AnyGame } from '../games/index.ts';
import { keepingOf, sittersOf } from '../table/open-session.ts';
import type { Sitter } from '../table/seat-view.ts';
import { excerpt } from '../table/seats.ts';
import { sayOf } from '../table/session.ts';
import type { ThinkingPool } from '../table/thinking-pool.ts';
import { branchWords, tableWords } from '../words/index.ts';
import { walkOf } from './journal-walk.ts';
import type { Landmark, Walk } from './walk.ts';

/** A point at which a viewer can look at a match. */
export interface Stop {
  /** The number of answers given by then. */
  readonly answered: number;
  /** The caption; if absent, the previous one stays. */
  readonly caption?: string;
  /** How long it is shown during automatic play. */
  readonly seconds: number;
}

/** A match to show: a replay, or a demo with its captions. */
export interface Showing {
  readonly title: string;
  readonly game: AnyGame;
  readonly setting: Setting;
  readonly walk: Walk;
  readonly stops: readonly Stop[];
  readonly words: Words;
  readonly say: Say;
  readonly sitters: readonly Sitter[];
  /** Absent while the match runs, because the seed reveals everything hidden. */
  readonly seed?: string;
  /** Remarks about the match file, in sentences. */
  readonly notes: readonly string[];
}

/** Every point of a walk that may be shown, each for a second. */
export function stopsOf(walk: Walk): Stop[] {
  const stops: Stop[] = [];
  for (let answered = 0; answered <= walk.length; answered += 1) {
    if (walk.stop(answered) === answered) stops.push({ answered, seconds: 1 });
  }
  return stops;
}

/** The index of the last stop at or before this number of answers. */
export function stopAt(stops: readonly Stop[], answered: number): number {
  let found = 0;
  stops.forEach((stop, index) => {
    const before = elementAt(stops, found);
    if (stop.answered <= answered && stop.answered > before.answered) found = index;
  });
  return found;
}

/** The index of the stop to which a step by answer, turn or round leads. */
export function nextStop(showing: Showing, index: number, by: 1 | -1, landmark: Landmark): number {
  const { stops, walk } = showing;
  const within = Math.min(stops.length - 1, Math.max(0, index + by));
  const here = stops[index];
  if (landmark === 'answer' || here === undefined) return within;
  const target = stopAt(stops, walk.next(here.answered, by, landmark));
  return target === index || target > index !== by > 0 ? within : target;
}

/** A match file to show. If today's rules give another result, it ends at the difference. */
export interface Replay {
  readonly showing: Showing;
  readonly failure?: ReplayError;
}

/**
 * Reads a match file for viewing, without locking it or writing to it.
 * @param pool the workers that think about hints; default: this thread computes hints itself
 * @throws JournalError if it cannot be read or shown
 */
export async function readReplay(
  path: string,
  loadGame: (id: string) => Promise<AnyGame>,
  journal: Journal = readJournal(path),
  pool?: ThinkingPool,
): Promise<Replay> {
  const { header, torn } = journal;
  const game = await loadGame(header.game);
  const keeping = keepingOf(game, journal);
  const { walk, failure, unseen } = walkOf(keeping, journal, pool);
  const words = await game.words(keeping.setting.components);
  const sitters = sittersOf(header);
  const { origin } = header;
  const notes = [
    ...(origin === undefined ? [] : [branchWords().begins(excerpt(origin.match), origin.answers)]),
    ...(torn > 0 ? [tableWords().tornLineNotShown(torn)] : []),
    ...(unseen > 0 ? [tableWords().earlierAnswersNotShown(unseen)] : []),
    ...(failure === undefined ? [] : [failure.message]),
    ...(walk.open ? [] : [tableWords().publicOnly]),
  ];
  const showing: Showing = {
    title: game.title,
    game,
    setting: keeping.setting,
    walk,
    stops: stopsOf(walk),
    words,
    say: sayOf(words, sitters),
    sitters,
    notes,
    ...(walk.open ? { seed: header.seed } : {}),
  };
  return failure === undefined ? { showing } : { showing, failure };
}
