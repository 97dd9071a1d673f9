import { glyphsFor } from '../drawing/glyphs.ts';
import { journalSummary } from '../engine/journal-summary.ts';
import { type SavedMatch, savedMatches } from '../table/data-folder.ts';
import { type PersonalResult, resultsOf } from '../table/finished-results.ts';
import { resultsWords } from '../words/index.ts';
import { faultOf, usage } from './exit.ts';
import { findGame, loadGame } from './find-game.ts';
import { printJson, printLine, showProgress, tell } from './output.ts';
import { ownFolder } from './own-folder.ts';
import { programWord } from './program-word.ts';
import { resultsReport, resultsTexts, summariesOf } from './results-report.ts';
import { outputColumns, wantsLineMode } from './terminal.ts';

interface StatsOptions {
  readonly name?: string;
  readonly plain?: boolean;
  readonly ascii?: boolean;
  readonly json?: boolean;
}

/** A finished match that could not be read, and why. */
interface Unread {
  readonly match: string;
  readonly fault: string;
}

/** The number of matches from which reading them shows its progress. */
const MANY = 50;

/** `matches stats`: how people did in the finished matches of this machine. Nothing is sent anywhere. */
export async function showResults(game: string | undefined, options: StatsOptions): Promise<void> {
  const id = game === undefined ? undefined : findGame(game).id;
  const { results, unread } = await readResults(id);
  const named = results.filter(({ name }) => options.name === undefined || name === options.name);
  if (options.name !== undefined && named.length === 0) throw usage(resultsWords().noneOf(options.name));
  if (options.json === true) {
    printJson({ matches: named, summaries: summariesOf(named), unread });
    return;
  }
  if (named.length === 0) tell(`${resultsWords().none(`${programWord} play`)}\n`);
  const lines = wantsLineMode(options.plain === true)
    ? await resultsTexts(named)
    : await resultsReport(named, outputColumns(), glyphsFor(options.ascii === true, process.env));
  for (const line of lines) printLine(line);
  if (unread.length > 0)
    tell(
      `${[resultsWords().unread(unread.length), ...unread.map(({ match, fault }) => `${match}: ${fault}`)].join('\n')}\n`,
    );
}

/** The results of all finished matches, the earliest first. */
async function readResults(
  game: string | undefined,
): Promise<{ readonly results: readonly PersonalResult[]; readonly unread: readonly Unread[] }> {
  const saved = savedMatches(ownFolder()).reverse();
  const results: PersonalResult[] = [];
  const unread: Unread[] = [];
  const isShown = saved.length >= MANY && process.stderr.isTTY === true;
  for (const [index, match] of saved.entries()) {
    if (isShown) showProgress(`${index + 1} / ${saved.length}`);
    try {
      if (isFinished(match, game)) results.push(...(await resultsOf(match, loadGame)));
    } catch (thrown) {
      const { message, internal } = faultOf(thrown);
      if (internal) throw thrown;
      unread.push({ match: match.name, fault: message });
    }
  }
  if (isShown) showProgress();
  return { results, unread };
}

/** @throws JournalError if the file is no match */
function isFinished({ path, fault }: SavedMatch, game: string | undefined): boolean {
  if (fault !== undefined) return false;
  const { header, over } = journalSummary(path);
  return over && (game === undefined || header.game === game);
}
