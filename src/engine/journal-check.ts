import { fileWords } from '../words/index.ts';
import { lastOf } from './checked.ts';
import { clonePlain } from './clone.ts';
import { digest } from './digest.ts';
import type { Game, State } from './game.ts';
import { type Journal, JournalError, type PlacedSnapshot } from './journal.ts';
import type { HeaderRecord, OverRecord } from './journal-records.ts';
import { isOfToday, type Keeping } from './kept-match.ts';
import { checkOptions } from './options.ts';
import { PlaceError } from './place.ts';

/*
 * No part of a match file is trusted. Its header is compared with the game, its own digest and the first snapshot, and
 * every snapshot is checked against the rules. The replay checks the results of the answers.
 */

/**
 * The digest of the header fields that determine the course of the match. Names are excluded, since players may be
 * renamed later.
 */
export function headerDigest(header: Omit<HeaderRecord, 'digest'>): string {
  const { game, edition, components, options, players, seed, given, origin } = header;
  return digest({ game, edition, components, options, players, seed, given, origin });
}

/**
 * Compares a header with the game that it names, before anything is set up from it.
 * @throws JournalError with the first line at which they disagree
 */
export function checkHeader(game: Game, { path, header }: Journal): void {
  const damaged = (because: string): JournalError =>
    new JournalError('damaged', path, fileWords().damaged(because), 1);
  const { players, seats, edition, options, table, components } = header;
  if (header.digest !== undefined && header.digest !== headerDigest(header))
    throw damaged(fileWords().headerChanged);
  if (edition > game.edition) {
    throw new JournalError(
      'other-edition',
      path,
      fileWords().laterEdition(edition, game.edition, header.program),
    );
  }
  if (seats.length !== players) throw damaged(fileWords().otherSeats(players, seats.length));
  // An older edition may have had other player counts and options.
  if (edition === game.edition) {
    if (players < game.seats.from || players > game.seats.to)
      throw damaged(fileWords().otherPlayers(players, game.id, game.seats.from, game.seats.to));
    try {
      checkOptions(game, options);
    } catch (thrown) {
      throw thrown instanceof PlaceError ? damaged(thrown.message) : thrown;
    }
  }
  if (table !== undefined && digest(table) !== components) throw damaged(fileWords().figuresChanged);
}

/**
 * Compares the records of a match file with its header and with the rules.
 * @param opening the state that the header sets up
 * @throws JournalError with the line of the first record that disagrees
 */
export function checkRecords<S extends State, V, C>(
  keeping: Keeping<S, V, C>,
  journal: Journal,
  opening: S,
): void {
  const { header, path } = journal;
  const damaged = (because: string, line: number): JournalError =>
    new JournalError('damaged', path, fileWords().damaged(because), line);
  const [first] = journal.snapshots as readonly [PlacedSnapshot];
  if (first.edition !== header.edition || first.components !== header.components)
    throw damaged(fileWords().otherRules, first.line);
  let edition = 0;
  for (const { record, line } of journal.records) {
    if (record.record === 'answer' && record.seat >= header.players)
      throw damaged(fileWords().seatOf(record.seat, header.players), line);
    if (record.record === 'over' && !isOutcomeOf(record, header.players))
      throw damaged(fileWords().otherResult(header.players), line);
    if (record.record === 'step' && header.edition === keeping.game.edition && !hasStep(keeping, record.step))
      throw damaged(fileWords().noStep(JSON.stringify(record.step)), line);
    if (record.record !== 'snapshot') continue;
    if (record.edition < edition) throw damaged(fileWords().olderEdition, line);
    edition = record.edition;
    if (record.edition > keeping.game.edition) throw damaged(fileWords().futureEdition, line);
    if (!isOfToday(keeping, record)) continue;
    const fault =
      record === first || line === first.line
        ? openingFault(keeping, first, opening)
        : snapshotFault(keeping, { ...record, line, stepsBefore: 0 });
    if (fault !== undefined) throw damaged(fault, line);
  }
  const last = lastOf(journal.snapshots);
  if (last !== first && isOfToday(keeping, last) && !isWhole(keeping, last, opening))
    throw damaged(fileWords().strayPosition, last.line);
}

function isOutcomeOf({ scores, winners }: OverRecord, players: number): boolean {
  return (
    scores.length === players &&
    winners.every((seat) => seat < players) &&
    new Set(winners).size === winners.length
  );
}

function hasStep<S extends State, V, C>({ game }: Keeping<S, V, C>, step: string): boolean {
  return Object.hasOwn(game.steps, step);
}

function openingFault<S extends State, V, C>(
  keeping: Keeping<S, V, C>,
  first: PlacedSnapshot,
  opening: S,
): string | undefined {
  if (digest(opening) !== digest(first.state)) return fileWords().otherBeginning;
  return snapshotFault(keeping, first);
}

/** How a snapshot contradicts its own state; undefined if it does not. */
function snapshotFault<S extends State, V, C>(
  { game }: Keeping<S, V, C>,
  snapshot: PlacedSnapshot,
): string | undefined {
  // Accidental damage is left to the replay, which knows what comes before it and reports it better.
  if (digest(snapshot.state) !== snapshot.digest) return undefined;
  const state = snapshot.state as unknown as S;
  const [step, round] = attempt(() => [game.next(state), game.round(state)] as const) ?? [
    undefined,
    undefined,
  ];
  if (step !== snapshot.step) return fileWords().otherNextStep(JSON.stringify(snapshot.step));
  return round === snapshot.round ? undefined : fileWords().otherRound(snapshot.round);
}

/** Whether a state is a valid position: printing and reading it, which checks all bounds, gives the same state. */
function isWhole<S extends State, V, C>(
  { game, setting }: Keeping<S, V, C>,
  snapshot: PlacedSnapshot,
  opening: S,
): boolean {
  const again = attempt(() => {
    const given = game.position.print(snapshot.state as unknown as S, setting);
    return game.position.read(given, clonePlain(opening), setting).state;
  });
  return again !== undefined && digest(again) === digest(snapshot.state);
}

/** Runs rules on a state from outside, which may be incomplete; undefined if they fail. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (thrown) {
    if (thrown instanceof Error) return undefined;
    throw thrown;
  }
}
