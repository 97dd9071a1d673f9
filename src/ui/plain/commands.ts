import type { Seat } from '../../engine/question.ts';
import type { LogEntry } from '../../engine/umpire.ts';
import type { Reason } from '../../table/reasons.ts';
import type { SeatView } from '../../table/seat-view.ts';
import type { Session } from '../../table/session.ts';
import { listenWords, noteWords, programWords, readingWords, screenWords, signs } from '../../words/index.ts';
import { aimText } from '../words/aim.ts';
import { forecastTexts } from '../words/forecast.ts';
import { hintLines } from '../words/hint.ts';
import { spokenLesson } from '../words/lesson.ts';
import { noteTexts } from '../words/notes.ts';
import { rulesSaid } from '../words/rules-found.ts';
import { optionName, refusalText } from '../words/sentences.ts';
import type { BoardLines } from './board-lines.ts';
import { sayEntry, withoutRules } from './log-printer.ts';
import { changesLines, reasonLines } from './news.ts';
import type { PlainIo, PlainOptions } from './plain-io.ts';
import { toggledBookmark, writtenNote } from './plain-notes.ts';
import { spokenOutcome } from './spoken-outcome.ts';
import type { SpokenQuestion } from './spoken-question.ts';

type Taken = 'refused' | 'again' | 'left' | undefined;

/** What the commands of line mode read and do. */
export interface CommandTable {
  readonly session: Session;
  readonly io: PlainIo;
  readonly options: PlainOptions;
  readonly board: BoardLines;
  /** The seats of the people at this terminal. */
  readonly seats: readonly Seat[];
  /** The events since the seat last answered, limited to those that it may know. */
  newsOf(asked: SeatView): { readonly entries: readonly LogEntry[]; readonly reasons: readonly Reason[] };
  /** Agrees to or declines the undo request that waits for somebody here; false if there is none. */
  consent(agrees: boolean): boolean;
  /** Asks for a yes; anything else counts as no. */
  agrees(sentence: string): Promise<boolean>;
}

/** Runs a typed command; undefined if the text is not a command. Only undo changes the match. */
export async function runCommand(
  table: CommandTable,
  asked: SeatView,
  shown: SpokenQuestion,
  text: string,
): Promise<Taken> {
  const { session, io, options } = table;
  const { posed } = asked;
  const [word = '', ...rest] = text.replace(/^:/, '').split(/\s+/);
  const print = (lines: readonly string[]): Taken => {
    for (const line of lines) io.print(line);
    return 'refused';
  };
  switch (word.toLowerCase()) {
    case '?':
    case 'help':
      return print(programWords().help(options.undo).split('\n'));
    case 'why':
    case 'w':
      return print(whyNot(table, asked, shown, rest.join(' ')));
    case 'what':
      return print(rest.length === 0 ? [listenWords().noWhat] : whatOf(table, asked, shown, rest.join(' ')));
    case 'changes':
      return print(changesLines(table.newsOf(asked).entries, session));
    case 'm':
      return print(reasonLines(table.newsOf(asked).reasons, session));
    case 'aim':
      return print([
        ...(session.lessons?.last === undefined ? [] : spokenLesson(session.lessons.last)),
        ...aimText(session).map(withoutRules),
      ]);
    case 'forecast':
      return print(forecastTexts(asked.forecast(), session).map(withoutRules));
    case 'hint':
      return print(await hint(table, asked));
    case 'log':
      return print(asked.log(Number.NEGATIVE_INFINITY).map((entry) => sayEntry(entry, session)));
    case 'standings':
      return print(spokenOutcome(asked.outcome(), session));
    case 'board':
      return print(table.board.about(asked, rest.join(' ')));
    case 'status':
      return print([table.board.status(asked)]);
    case 'hand':
      return print(table.board.hand(asked));
    case 'note':
    case 'notes':
    case 'bookmark':
      return print(await noted(table, asked, word.toLowerCase(), rest.join(' ')));
    case 'rules': {
      const { game, setting } = session.table;
      const topic = rest.join(' ');
      const found = await rulesSaid(game, setting.components, topic, posed?.rule);
      return print(found ?? [readingWords().none(topic)]);
    }
    case 'undo':
      return await undo(table, asked);
    case 'agree':
    case 'decline': {
      const taken = table.consent(word.toLowerCase() === 'agree');
      if (!taken) io.print(programWords().noUndoAsked);
      return taken ? 'again' : 'refused';
    }
    case 'quit':
      return 'left';
    default:
      return undefined;
  }
}

/** Writes a note, lists the notes so far, or sets a bookmark. */
async function noted(
  { session }: CommandTable,
  { seat }: SeatView,
  word: string,
  text: string,
): Promise<readonly string[]> {
  const { notebook } = session;
  if (notebook === undefined) return [noteWords().unsaved];
  if (word === 'bookmark') return [await toggledBookmark(notebook, seat)];
  if (word === 'note') return [text === '' ? noteWords().empty : await writtenNote(notebook, seat, text)];
  const notes = notebook.of(seat);
  return notes.length === 0 ? [noteWords().none] : noteTexts(notes, false, (each) => session.say.seat(each));
}

/** Everything about a choice, or the reason why it is not offered. */
function whatOf(
  table: CommandTable,
  asked: SeatView,
  shown: SpokenQuestion,
  word: string,
): readonly string[] {
  return asked.takes(shown.valueOf(word)) === undefined
    ? whyNot(table, asked, shown, word)
    : shown.about(word);
}

function whyNot(
  { session }: CommandTable,
  asked: SeatView,
  shown: SpokenQuestion,
  word: string,
): readonly string[] {
  if (word === '') return shown.barred.length === 0 ? [listenWords().nothingBarred] : shown.barred;
  const value = shown.valueOf(word);
  const barred = shown.barredOf(word) ?? asked.refuse(value);
  const name = optionName(asked.posed ?? { shape: 'word' }, barred?.option ?? value, session.say);
  return [
    barred === undefined
      ? programWords().isAllowed(name)
      : `${name}${signs().colon}${refusalText(barred, session)}${signs().stop}`,
  ];
}

async function hint({ session, io, options }: CommandTable, asked: SeatView): Promise<string[]> {
  const { table } = session;
  if (options.hints === false || !table.givesHints) return [screenWords().hintOff];
  if (io.isTerminal) io.print(screenWords().hintThinking);
  const made = await asked.hint({ progress: () => {}, signal: options.signal })?.hint;
  return made === undefined || made === null
    ? [screenWords().hintNone]
    : hintLines(made, table.setting, session);
}

async function undo(table: CommandTable, asked: SeatView): Promise<Taken> {
  const { session, io, options } = table;
  if (!options.undo) {
    io.print(programWords().noUndo);
    return 'refused';
  }
  const outlook = asked.undoOutlook();
  if (outlook === null) {
    io.print(programWords().nothingToUndo);
    return 'refused';
  }
  if (outlook.revealed.length > 0) {
    io.print(programWords().undoReveals(outlook.revealed.map((what) => session.say.name(what))));
    for (const seat of table.seats) {
      if (await table.agrees(programWords().undoAgree(session.say.seat(seat)))) continue;
      io.print(programWords().notDone);
      return 'again';
    }
  }
  if (session.undo()) io.print(programWords().undone(outlook.answers));
  else io.print(programWords().undoAsked(outlook.asks.map((seat) => session.say.seat(seat))));
  return 'again';
}
