import { clonePlain } from './clone.ts';
import { digest } from './digest.ts';
import type { Game, State } from './game.ts';
import { type Journal, JournalError, type PlacedSnapshot } from './journal.ts';
import type { HeaderRecord, OverRecord } from './journal-records.ts';
import { isOfToday, type Keeping } from './kept-match.ts';
import { checkOptions } from './options.ts';
import { PlaceError } from './place.ts';

/*
 * A match file is believed in nothing: what its header says is compared with the game, with its own digest and with the
 * first snapshot, and every snapshot with the rules. What the answers lead to is for the replay to compare.
 */

/** The digest of a header: of all from which the course of the match follows. Who plays may be called otherwise later. */
export function headerDigest(header: Omit<HeaderRecord, 'digest'>): string {
  const { game, edition, components, options, players, seed, given } = header;
  return digest({ game, edition, components, options, players, seed, given });
}

/**
 * Compares a header with the game that it names, before anything is set up by it.
 * @throws JournalError with the first line where they disagree
 */
export function checkHeader(game: Game, { path, header }: Journal): void {
  const damaged = (because: string): JournalError =>
    new JournalError('damaged', path, `damaged: ${because}.`, 1);
  const { players, seats, edition, options, table, components } = header;
  if (header.digest !== undefined && header.digest !== headerDigest(header))
    throw damaged('the header is not what it was');
  if (edition > game.edition) {
    throw new JournalError(
      'other-edition',
      path,
      `this match is of edition ${edition} of the rules, and this program plays edition ${game.edition}. ` +
        `green-games ${header.program} can go on with it.`,
    );
  }
  if (seats.length !== players) throw damaged(`${players} players, and ${seats.length} seats`);
  // An older edition may have been for others, and have had other options.
  if (edition === game.edition) {
    if (players < game.seats.from || players > game.seats.to)
      throw damaged(`${players} players, and ${game.id} is for ${game.seats.from} to ${game.seats.to}`);
    try {
      checkOptions(game, options);
    } catch (thrown) {
      throw thrown instanceof PlaceError ? damaged(thrown.message) : thrown;
    }
  }
  if (table !== undefined && digest(table) !== components)
    throw damaged('the figures in the header are not those that it names');
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
    new JournalError('damaged', path, `damaged: ${because}.`, line);
  const [first] = journal.snapshots as readonly [PlacedSnapshot];
  if (first.edition !== header.edition || first.components !== header.components)
    throw damaged('the match begins with other rules or figures than its header names', first.line);
  let edition = 0;
  for (const { record, line } of journal.records) {
    if (record.record === 'answer' && record.seat >= header.players)
      throw damaged(`seat ${record.seat}, and there are ${header.players}`, line);
    if (record.record === 'over' && !isOutcomeOf(record, header.players))
      throw damaged(`a result that is none of ${header.players} players`, line);
    if (record.record === 'step' && header.edition === keeping.game.edition && !hasStep(keeping, record.step))
      throw damaged(`there is no step ${JSON.stringify(record.step)}`, line);
    if (record.record !== 'snapshot') continue;
    if (record.edition < edition) throw damaged('an older edition of the rules than before', line);
    edition = record.edition;
    if (record.edition > keeping.game.edition)
      throw damaged('an edition of the rules that there is not yet', line);
    if (!isOfToday(keeping, record)) continue;
    const fault =
      record === first || line === first.line
        ? openingFault(keeping, first, opening)
        : snapshotFault(keeping, { ...record, line, stepsBefore: 0 });
    if (fault !== undefined) throw damaged(fault, line);
  }
  const last = journal.snapshots.at(-1) as PlacedSnapshot;
  if (last !== first && isOfToday(keeping, last) && !isWhole(keeping, last, opening))
    throw damaged('the snapshot is no position of this match', last.line);
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
  if (digest(opening) !== digest(first.state)) return 'the match does not begin as its header says';
  return snapshotFault(keeping, first);
}

/** What of a snapshot does not fit its own state. */
function snapshotFault<S extends State, V, C>(
  { game }: Keeping<S, V, C>,
  snapshot: PlacedSnapshot,
): string | undefined {
  // What was damaged by chance, and not by design, is for the replay to tell, which knows what comes before it.
  if (digest(snapshot.state) !== snapshot.digest) return undefined;
  const state = snapshot.state as unknown as S;
  const [step, round] = attempt(() => [game.next(state), game.round(state)] as const) ?? [
    undefined,
    undefined,
  ];
  if (step !== snapshot.step) return `the snapshot does not go on with ${JSON.stringify(snapshot.step)}`;
  return round === snapshot.round ? undefined : `the snapshot is not of round ${snapshot.round}`;
}

/** Whether a state is a whole position: written as one and read again, with all its bounds, it is the same. */
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

/** What rules make of a state from outside, which may lack anything; undefined where they cannot read it. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (thrown) {
    if (thrown instanceof Error) return undefined;
    throw thrown;
  }
}
