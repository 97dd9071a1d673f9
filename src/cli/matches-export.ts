import { version } from '../../package.json';
import { type Journal, readJournal, readMatchFile } from '../engine/journal.ts';
import { exportedScript } from '../scripts/script-export.ts';
import type { SavedMatch } from '../table/data-folder.ts';
import { keepingOf, watchSession } from '../table/open-session.ts';
import { pointsByRound } from '../table/points-by-round.ts';
import { chosenOptions, yamlText } from '../table/position-text.ts';
import { shownLines } from '../table/seats.ts';
import type { HotSeat } from '../table/session.ts';
import { logText, outcomeText } from '../ui/words/sentences.ts';
import { commandWords, loadReportTexts, reportWords } from '../words/index.ts';
import { usage } from './exit.ts';
import { writeNewFile } from './files.ts';
import { loadGame } from './find-game.ts';
import { notesOf } from './match-notes.ts';
import { print, printJsonText, withSchema } from './output.ts';
import { findMatch } from './saved.ts';

type Format = 'log' | 'script' | 'demo' | 'json' | 'position' | 'file';

interface Target {
  readonly output?: string;
}

/** `matches export`: exports public data at any time, and formats with secrets once the match is over. */
export async function exportMatch(
  name: string,
  { format, output }: Target & { readonly format: Format },
): Promise<void> {
  const match = findMatch(name);
  const journal = readJournal(match.path);
  const secret = format === 'log' ? undefined : commandWords().secrets[format];
  if (secret !== undefined && journal.over === undefined)
    throw usage(commandWords().exportReveals(match.name, secret));
  write(await textOf(format, match, journal), format === 'json' || format === 'file', output);
}

async function textOf(format: Format, match: SavedMatch, journal: Journal): Promise<string> {
  if (format === 'file') return readMatchFile(match.path).toString('utf8');
  if (format === 'script')
    return exportedScript(keepingOf(await loadGame(journal.header.game), journal), journal);
  if (format === 'demo') {
    const notes = notesOf(match.path)?.notes ?? [];
    const captions = notes.filter(({ text }) => text !== '');
    return exportedScript(keepingOf(await loadGame(journal.header.game), journal), journal, captions);
  }
  const session = await watchSession(match, journal, loadGame);
  if (format === 'json') return `${JSON.stringify(withSchema(wholeMatch(session, journal)), null, 2)}\n`;
  if (format === 'position') {
    const { game, setting } = session.table;
    const options = chosenOptions(game, setting.options);
    return yamlText({ game: game.id, players: setting.players, options, given: session.host.position() });
  }
  const result = session.table.over ? outcomeText(session.seatAt(null).outcome(), session) : [];
  return `${[...publicLog(session), ...result].join('\n')}\n`;
}

function publicLog(session: HotSeat): string[] {
  return session
    .seatAt(null)
    .log(Number.NEGATIVE_INFINITY)
    .map((entry) => logText(entry, session));
}

/** Everything about a finished match, as one object. */
function wholeMatch(session: HotSeat, journal: Journal): object {
  const { format: _format, record: _record, ...header } = journal.header;
  const { scores, winners, parts } = session.seatAt(null).outcome();
  return {
    ...header,
    scores,
    winners,
    parts,
    rounds: pointsByRound(session.table.chronicle()),
    answers: journal.answers.map(({ answer }) => answer),
    log: session
      .seatAt(null)
      .log(Number.NEGATIVE_INFINITY)
      .map((entry) => ({ ...entry, text: logText(entry, session) })),
  };
}

/**
 * `matches report`: prints what is needed to find a fault. Anyone may see it, players included: while the match runs,
 * it contains only the public log, and no seed, which would reveal everything hidden.
 */
export async function reportMatch(name: string, { output }: Target): Promise<void> {
  const match = findMatch(name);
  const journal = readJournal(match.path);
  write(await reportText(match, journal), false, output);
}

async function reportText(match: SavedMatch, journal: Journal): Promise<string> {
  const { header, over, torn } = journal;
  const game = await loadGame(header.game);
  const session = await watchSession(match, journal, loadGame);
  const options = Object.entries(header.options).map(([option, value]) => `${option}=${String(value)}`);
  const seats = header.seats.map(({ name, bot }) => commandWords().sitter(name, bot));
  await loadReportTexts();
  const words = reportWords().match;
  const lines = [
    words.versions(version, header.program),
    `Node ${process.versions.node}, ${process.platform} ${process.arch}`,
    words.game(game.id, header.edition, game.edition),
    words.components(header.components, header.table !== undefined),
    words.options(options),
    words.seats(seats),
    ...(header.given === undefined ? [] : [words.fromPosition]),
    words.course(over !== undefined, Number(session.table.round), journal.steps.length),
    over === undefined ? words.seedOmitted : words.seed(header.seed),
    ...(torn > 0 ? [words.lastLineTorn(torn)] : []),
    ...session.notes,
    '',
    words.publicLog,
    ...publicLog(session),
    // Standings in mid-game include hidden figures.
    ...(over === undefined ? [] : ['', ...outcomeText(session.seatAt(null).outcome(), session)]),
  ];
  const script =
    over === undefined ? '' : `\n${words.script}\n${exportedScript(keepingOf(game, journal), journal)}`;
  return shownLines(`${lines.join('\n')}\n${script}`);
}

/** Prints a text, or writes it to a new file. */
function write(text: string, isJson: boolean, output: string | undefined): void {
  if (output === undefined) {
    if (isJson) printJsonText(text);
    else print(text);
    return;
  }
  writeNewFile(output, text);
}
