import { basename } from 'node:path';
import { isOutside } from '../bots/outside-name.ts';
import { type Journal, readJournal } from '../engine/journal.ts';
import { readBeginning, UnreadableFile } from '../engine/outside-file.ts';
import type { Seat } from '../engine/question.ts';
import type { AnyGame } from '../games/index.ts';
import { readReplay } from '../replay/showing.ts';
import { savedMatches } from '../table/data-folder.ts';
import { keepingOf, type MatchPlan } from '../table/open-session.ts';
import type { SeatWish } from '../table/seats.ts';
import { branchWords, tableWords } from '../words/index.ts';
import { usage } from './exit.ts';
import { isThere } from './files.ts';
import { loadGame } from './find-game.ts';
import { ownFolder } from './own-folder.ts';
import { findMatch } from './saved.ts';

/** A moment of a finished match from which another one may go on. */
export interface BranchMoment {
  /** The name of the match. */
  readonly match: string;
  readonly path: string;
  readonly journal: Journal;
  /** The number of answers before it. */
  readonly answered: number;
}

/** The bot that takes the seat of a person of the match from which another one branches off. */
const STAND_IN = 'normal';

/**
 * The moment that `MATCH` or `MATCH@N` names, where the match is a name or a file; undefined if the text names no match,
 * such as a file with a position.
 * @throws Exit if the match is running, or has no such moment
 */
export function momentNamed(text: string): BranchMoment | undefined {
  const whole = matchNamed(text);
  if (whole !== undefined) return branchMoment(whole.name, whole.path, 0);
  const [, name = '', answered] = /^(.+)@(\d{1,6})$/u.exec(text) ?? [];
  if (answered === undefined) return undefined;
  const match = matchNamed(name) ?? findMatch(name);
  return branchMoment(match.name, match.path, Number(answered));
}

/**
 * A moment of a match.
 * @throws Exit if the match is running, or has no such moment; JournalError if it cannot be read
 */
export function branchMoment(match: string, path: string, answered: number): BranchMoment {
  const journal = readJournal(path);
  if (journal.over === undefined) throw usage(branchWords().stillRunning(match));
  const last = journal.answers.length - 1;
  if (answered > last) throw usage(branchWords().noSuchMoment(match, last));
  return { match, path, journal, answered };
}

function matchNamed(text: string): { readonly name: string; readonly path: string } | undefined {
  if (isThere(text)) return isMatchFile(text) ? { name: matchName(text), path: text } : undefined;
  const isBegun = text !== '' && savedMatches(ownFolder()).some(({ name }) => name.startsWith(text));
  return isBegun ? findMatch(text) : undefined;
}

/** The name of the match in a file. */
export function matchName(path: string): string {
  return basename(path).replace(/\.jsonl$/u, '');
}

function isMatchFile(path: string): boolean {
  try {
    return readBeginning(path, 20).toString('utf8').startsWith('{"record":"match"');
  } catch (thrown) {
    if (thrown instanceof UnreadableFile) return false; // reading it as a position reports the reason
    throw thrown;
  }
}

/** The part of the plan of a match that the match from which it branches off determines. */
export type BranchPlan = Pick<MatchPlan, 'game' | 'players' | 'options' | 'components' | 'given' | 'seed'> &
  Required<Pick<MatchPlan, 'origin'>>;

/**
 * The plan of a match that goes on from a moment of another one, which keeps everything hidden as it was there.
 * @throws Exit if the rules or figures have changed since
 */
export async function branchPlan({ match, journal, answered }: BranchMoment): Promise<BranchPlan> {
  const { header } = journal;
  const game = await loadGame(header.game);
  const { components } = keepingOf(game, journal);
  const isOfToday = (snapshot: { readonly edition: number; readonly components: string }): boolean =>
    snapshot.edition === game.edition && snapshot.components === components;
  if (!isOfToday(header) || !journal.snapshots.every(isOfToday)) throw usage(branchWords().otherRules(match));
  return {
    game,
    players: header.players,
    options: header.options,
    seed: header.seed,
    origin: { match, course: journal.answers.slice(0, answered).map(({ answer }) => answer) },
    ...(header.table === undefined ? {} : { components: header.table }),
    ...(header.given === undefined ? {} : { given: header.given }),
  };
}

/**
 * The seats of such a match if nobody chose them: those of the match from which it branches off. In a match of bots
 * alone, a person gets the seat that decides.
 * @param own the name of the person here
 */
export async function usualSeats(
  moment: BranchMoment,
  own: string,
  isPersonHere: boolean,
): Promise<SeatWish[]> {
  const { seats } = moment.journal.header;
  const wishes = seats.map(
    ({ name, bot }): SeatWish => (bot === undefined ? { name } : { bot: withoutCommand(bot) }),
  );
  if (!isPersonHere || seats.some(({ bot }) => bot === undefined)) return wishes;
  const deciding = await decidingSeat(moment);
  return wishes.map((wish, seat) => (seat === deciding ? { name: own } : wish));
}

/**
 * The seat that decides at a moment; of several, the first one; if nobody decides freely there, the next seat that
 * does.
 */
async function decidingSeat({ path, journal, answered }: BranchMoment): Promise<Seat> {
  const { showing } = await readReplay(path, loadGame, journal);
  return showing.walk.at(answered).open[0]?.seat ?? 0;
}

/**
 * The seats of a match in which one person plays on from a moment.
 * @param level the bot at the other seats; null: the bots of the match, and a stand-in for each of its other people
 * @param name the person's own name; undefined: that of the person who had the seat
 */
export function seatsAround(
  { journal }: BranchMoment,
  own: Seat,
  level: string | null,
  name: string | undefined,
): SeatWish[] {
  return journal.header.seats.map(({ bot, name: sat }, seat): SeatWish => {
    if (seat === own) return { name: name ?? (bot === undefined ? sat : tableWords().playerName(1)) };
    return { bot: level ?? (bot === undefined ? STAND_IN : withoutCommand(bot)) };
  });
}

/** The bot of a match file. Its commands are never run, since a file may come from anybody. */
function withoutCommand(bot: string): string {
  return isOutside(bot) ? STAND_IN : bot;
}

/** The game of a branch, if it is the wanted one. @throws Exit if it is another one */
export function checkGame({ match, journal }: BranchMoment, wanted: Pick<AnyGame, 'id'>): void {
  const { game } = journal.header;
  if (game !== wanted.id) throw usage(branchWords().otherGame(match, game, wanted.id));
}
