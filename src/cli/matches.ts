import { readJournal } from '../engine/journal.ts';
import type { HeaderRecord } from '../engine/journal-records.ts';
import { summaryOf } from '../engine/journal-summary.ts';
import { lockOwner } from '../engine/lock.ts';
import { deleteMatch, renameMatch, type SavedMatch, savedMatches } from '../table/data-folder.ts';
import { watchSession } from '../table/open-session.ts';
import { shownText } from '../table/seats.ts';
import { differencesText } from '../ui/words/options.ts';
import { outcomeText } from '../ui/words/sentences.ts';
import { usage } from './exit.ts';
import { loadGame } from './find-game.ts';
import { findMatch } from './saved.ts';
import { askYesNo, isPersonHere } from './terminal.ts';

/** What a list says of a saved match; `fault` where its file cannot be read. */
interface MatchLine {
  readonly name: string;
  readonly changed: string;
  readonly game?: string;
  readonly seats?: HeaderRecord['seats'];
  readonly answers?: number;
  readonly round?: number;
  readonly over?: boolean;
  readonly fault?: string;
}

/** `matches list`: one line a match, the latest first. What cannot be read is listed with its reason. */
export function listMatches({ json }: { readonly json?: boolean }): void {
  const lines = savedMatches().map(lineOf);
  if (json === true) {
    process.stdout.write(`${JSON.stringify(lines, null, 2)}\n`);
    return;
  }
  if (lines.length === 0)
    process.stderr.write('There are no saved matches yet. green-games play begins one.\n');
  for (const line of lines) process.stdout.write(`${shownText(line.name)}  ${stateText(line)}\n`);
}

function lineOf({ name, path, changed }: SavedMatch): MatchLine {
  const common = { name, changed: new Date(changed).toISOString() };
  try {
    const { header, answers, round, over } = summaryOf(path);
    return { ...common, game: header.game, seats: header.seats, answers, round, over };
  } catch (thrown) {
    return { ...common, fault: (thrown as Error).message };
  }
}

function stateText({ game, seats, round, over, fault, changed }: MatchLine): string {
  if (fault !== undefined) return `cannot be read: ${fault}`;
  const names = (seats ?? []).map(({ name }) => shownText(name)).join(', ');
  return `${game}, ${over === true ? 'over' : `round ${round}`}, ${names}, ${changed.slice(0, 16).replace('T', ' ')}`;
}

/** `matches show`: who plays, the seed, how it stands. */
export async function showMatch(name: string, { json }: { readonly json?: boolean }): Promise<void> {
  const match = findMatch(name);
  const journal = readJournal(match.path);
  const { header } = journal;
  const owner = lockOwner(match.path);
  if (json === true) {
    const shown = {
      ...lineOf(match),
      path: match.path,
      seed: header.seed,
      players: header.players,
      options: header.options,
      began: header.began,
    };
    process.stdout.write(
      `${JSON.stringify({ ...shown, ...(owner === undefined ? {} : { inUse: owner }) }, null, 2)}\n`,
    );
    return;
  }
  const session = await watchSession(match, journal, loadGame);
  const lines = [
    `${match.name}: ${session.game.title}, seed ${header.seed}, begun ${header.began.slice(0, 16).replace('T', ' ')}`,
    `at the table ${header.seats.map(({ name, bot }) => (bot === undefined ? name : `${name} (${bot})`)).join(', ')}`,
    `round ${session.round}, ${journal.answers.length} answers`,
    ...(owner === undefined ? [] : [`in use by process ${owner.pid} on ${owner.host} since ${owner.since}`]),
    ...session.notes,
    ...differencesText(session),
    ...outcomeText(session.outcome(), session),
    `saved in ${match.path}`,
  ];
  process.stdout.write(`${lines.map(shownText).join('\n')}\n`);
}

/** `matches rename`. */
export function rename(from: string, to: string): void {
  const match = findMatch(from);
  renameMatch(match, to);
  process.stderr.write(`${shownText(match.name)} is now called ${to}.\n`);
}

/** `matches delete`: asks first, unless told not to. */
export async function remove(name: string, { yes }: { readonly yes?: boolean }): Promise<void> {
  const match = findMatch(name);
  if (yes !== true) {
    if (!isPersonHere()) throw usage(`Nobody can be asked here: say --yes to delete ${match.name} for good.`);
    if (!(await askYesNo(`Delete ${shownText(match.name)} for good?`))) {
      process.stderr.write('Nothing was deleted.\n');
      return;
    }
  }
  deleteMatch(match);
  process.stderr.write(`${shownText(match.name)} is deleted.\n`);
}
