import { glyphsFor } from '../drawing/glyphs.ts';
import { lineText } from '../drawing/lines.ts';
import type { Chapter } from '../engine/chronicle.ts';
import { type Journal, readJournal } from '../engine/journal.ts';
import type { HeaderRecord } from '../engine/journal-records.ts';
import { journalSummary } from '../engine/journal-summary.ts';
import { lockOwner } from '../engine/lock.ts';
import { deleteMatch, renameMatch, type SavedMatch, savedMatches } from '../table/data-folder.ts';
import { watchSession } from '../table/open-session.ts';
import { pointsByRound } from '../table/points-by-round.ts';
import { shownText } from '../table/seats.ts';
import { openSeed } from '../table/seed.ts';
import type { Session } from '../table/session.ts';
import { pointsByRoundLines, pointsByRoundTexts } from '../ui/points-by-round.ts';
import { differencesText } from '../ui/words/options.ts';
import { outcomeText } from '../ui/words/sentences.ts';
import { branchWords, commandWords } from '../words/index.ts';
import { Exit, faultOf, usage } from './exit.ts';
import { loadGame } from './find-game.ts';
import { printJson, printLine, tell } from './output.ts';
import { ownFolder } from './own-folder.ts';
import { programWord } from './program-word.ts';
import { findMatch } from './saved.ts';
import { askingToTakeOver } from './take-over.ts';
import { askYesNo, isPersonHere, outputColumns, wantsLineMode } from './terminal.ts';

/** A saved match in a list; `fault` says why its file cannot be read. */
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

/** `matches list`: one line per match, the latest first. An unreadable match is listed with the reason. */
export function listMatches({ json }: { readonly json?: boolean }): void {
  const lines = savedMatches(ownFolder()).map(lineOf);
  if (json === true) {
    printJson(lines);
    return;
  }
  if (lines.length === 0) tell(commandWords().noMatches(programWord));
  for (const line of lines) printLine(`${line.name}  ${stateText(line)}`);
}

function lineOf({ name, path, changed, fault }: SavedMatch): MatchLine {
  const common = { name, changed: new Date(changed).toISOString() };
  if (fault !== undefined) return { ...common, fault };
  try {
    const { header, answers, round, over } = journalSummary(path);
    return { ...common, game: header.game, seats: header.seats, answers, round, over };
  } catch (thrown) {
    return { ...common, fault: (thrown as Error).message };
  }
}

function stateText({ game, seats, round, over, fault, changed }: MatchLine): string {
  if (fault !== undefined) return commandWords().unreadableMatch(fault);
  const names = (seats ?? []).map(({ name }) => name);
  const when = changed.slice(0, 16).replace('T', ' ');
  return commandWords().matchState(game ?? '', over === true ? undefined : round, names, when);
}

interface ShowOptions {
  readonly json?: boolean;
  readonly ascii?: boolean;
  /** Whether tables and plots are told in sentences. */
  readonly plain?: boolean;
}

/** `matches show`: shows the players, the standings, and the seed once it is public. */
export async function showMatch(name: string, { json, ascii, plain }: ShowOptions): Promise<void> {
  const match = findMatch(name);
  const journal = readJournal(match.path);
  const { header } = journal;
  const owner = lockOwner(match.path);
  const seed = openSeed(header.seed, header.seats, journal.over !== undefined);
  if (json === true) {
    const shown = {
      ...lineOf(match),
      path: match.path,
      ...(seed === undefined ? {} : { seed }),
      players: header.players,
      options: header.options,
      began: header.began,
      ...(header.origin === undefined ? {} : { origin: header.origin }),
    };
    const rounds =
      journal.over === undefined ? {} : { rounds: pointsByRound(await chaptersOf(match, journal)) };
    printJson({ ...shown, ...rounds, ...(owner === undefined ? {} : { inUse: owner }) });
    return;
  }
  const session = await watchSession(match, journal, loadGame);
  const words = commandWords();
  const lines = [
    words.matchShown(match.name, session.table.game.title, seed, header.began.slice(0, 16).replace('T', ' ')),
    words.atTheTable(words.names(header.seats.map(({ name, bot }) => words.sitter(name, bot)))),
    words.roundAndAnswers(session.table.round, journal.answers.length),
    ...(header.origin === undefined
      ? []
      : [branchWords().origin(shownText(header.origin.match), header.origin.answers)]),
    ...(owner === undefined ? [] : [commandWords().inUse(owner.pid, owner.host, owner.since)]),
    ...session.notes,
    ...differencesText(session),
    ...outcomeText(session.seatAt(null).outcome(), session),
    commandWords().savedIn(match.path),
  ];
  for (const line of [...lines, ...byRound(session, ascii === true, plain === true)]) printLine(line);
}

async function chaptersOf(match: SavedMatch, journal: Journal): Promise<readonly Chapter[]> {
  return (await watchSession(match, journal, loadGame)).table.chronicle();
}

/** The points by source at the end of each round; empty while the match runs. */
function byRound({ table, say }: Session, isAscii: boolean, isPlain: boolean): string[] {
  const chapters = table.chronicle();
  if (wantsLineMode(isPlain)) return pointsByRoundTexts(chapters, say);
  const glyphs = glyphsFor(isAscii, process.env);
  const lines = pointsByRoundLines(chapters, table.sitters.length, say, glyphs, outputColumns());
  return ['', ...lines.map((line) => lineText(line).trimEnd())];
}

/** `matches rename`. */
export async function rename(from: string, to: string, { takeOver }: TakeOver): Promise<void> {
  const match = findMatch(from);
  await askingToTakeOver(takeOver === true, (takesOver) =>
    renameMatch(match, to, ownFolder(), { takesOver }),
  );
  tell(commandWords().renamed(match.name, to));
}

interface TakeOver {
  readonly takeOver?: boolean;
}

interface DeleteOptions extends TakeOver {
  readonly yes?: boolean;
  /** Delete all finished matches. */
  readonly finished?: boolean;
}

/**
 * `matches delete`: deletes the named matches, or all finished ones, for good. It asks first, except with `--yes`; a
 * match that cannot be deleted does not stop the others.
 */
export async function remove(names: readonly string[], options: DeleteOptions): Promise<void> {
  const chosen = matchesToDelete(names, options.finished === true);
  if (chosen.length === 0) {
    tell(commandWords().noneFinished);
    return;
  }
  if (options.yes !== true) {
    const called = commandWords().names(chosen.map(({ name }) => name));
    if (!isPersonHere()) throw usage(commandWords().deleteNeedsYes(called));
    if (!(await askYesNo(commandWords().deleteForGood(called)))) {
      tell(commandWords().nothingWasDeleted);
      return;
    }
  }
  const faults: Exit[] = [];
  for (const match of chosen) {
    try {
      await askingToTakeOver(options.takeOver === true, (takesOver) => deleteMatch(match, takesOver));
      tell(commandWords().deleted(match.name));
    } catch (thrown) {
      const { code, message, internal } = faultOf(thrown);
      if (internal) throw thrown;
      faults.push(new Exit(code, message));
    }
  }
  const [first] = faults;
  if (first !== undefined) throw new Exit(first.code, faults.map(({ message }) => message).join('\n'));
}

/** The named matches without duplicates, or all finished ones. */
function matchesToDelete(names: readonly string[], finished: boolean): SavedMatch[] {
  if (finished === names.length > 0) throw usage(commandWords().matchesToDeleteWanted);
  if (finished) return savedMatches(ownFolder()).filter((match) => lineOf(match).over === true);
  const found = new Map(names.map((name) => findMatch(name)).map((match) => [match.path, match]));
  return [...found.values()];
}
