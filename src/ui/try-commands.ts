import type { Foreseen } from '../engine/forecast.ts';
import { fullOptions } from '../engine/options.ts';
import { PlaceError, pathText } from '../engine/place.ts';
import type { Seat } from '../engine/question.ts';
import { type Answering, DeskError, type Refusal, type Tried } from '../rule-desk/desk-acts.ts';
import { scriptWord, wordsOf } from '../scripts/script.ts';
import { positionText } from '../table/position-text.ts';
import { shownText } from '../table/seats.ts';
import { listenWords, readingWords, screenWords, signs, tryWords } from '../words/index.ts';
import { BoardLines } from './plain/board-lines.ts';
import { Misread, readAnswering, refusedText, seatNamed } from './try-answers.ts';
import { differenceLines } from './try-differences.ts';
import { isNoNews, newLines, readEdits, setLines } from './try-fields.ts';
import { formOf, writtenForm } from './try-form.ts';
import type { TrySession } from './try-session.ts';
import { scenarioText, shareText } from './try-share.ts';
import { hintLines } from './words/hint.ts';
import { differencesText } from './words/options.ts';
import { caseOf, caseOfferLines, offersFor } from './words/rule-case.ts';
import type { RuleSearch } from './words/rule-search.ts';

/** The result of a command. */
export interface Told {
  readonly lines: readonly string[];
  /**
   * `refused`: the rules do not allow it; `misread`: the text means nothing here or is not possible. In both cases
   * nothing has changed.
   */
  readonly kind: 'told' | 'changed' | 'refused' | 'misread' | 'left';
  /** Whether the lines are a document to be copied, character by character. */
  readonly isDocument?: true;
}

/** Writes a new file; returns the reason if it cannot. */
export type WriteFile = (file: string, text: string) => string | undefined;

/** Runs one line of a rule-checking session, completely or not at all. */
export async function runTryLine(session: TrySession, line: string, write: WriteFile): Promise<Told> {
  try {
    await session.loadOtherNames?.();
    return await run(session, line.replace(/(^|\s)#.*$/u, '').trim(), write);
  } catch (thrown) {
    if (thrown instanceof Misread || thrown instanceof DeskError)
      return told([shownText(thrown.message)], 'misread');
    if (thrown instanceof PlaceError) {
      const place = thrown.path.length === 0 ? '' : `${pathText(thrown.path)}${signs().colon}`;
      const stop = /[.?。？]$/u.test(thrown.message) ? '' : signs().stop;
      return told([shownText(`${place}${thrown.message}${stop}`)], 'misread');
    }
    throw thrown;
  }
}

function told(lines: readonly string[], kind: Told['kind'] = 'told'): Told {
  return { lines, kind };
}

async function run(session: TrySession, line: string, write: WriteFile): Promise<Told> {
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/su.exec(line) ?? [];
  const form = formOf(session);
  switch (word.toLowerCase()) {
    case '':
    case 'legal':
      return told(whereLines(session));
    case 'why':
      return why(session, rest);
    case 'do':
      return give(session, rest);
    case 'step':
      return step(session, wordsOf(rest));
    case 'set':
      return set(session, rest);
    case 'draw':
      return draw(session, wordsOf(rest));
    case 'show':
      return show(session, rest);
    case 'board':
      return told(await boardLines(session, rest));
    case 'undo':
      return undo(session, rest);
    case 'diff':
      return whatIf(session, rest);
    case 'log':
      return told(form.entries(session.desk.log));
    case 'forecast':
      return told(form.forecast(forecastOf(session, rest)));
    case 'hint':
      return told(await hintOf(session, rest));
    case 'standings':
      return told(form.standings());
    case 'rules':
      return told(await ruleLines(session, rest));
    case 'ask':
      return told(await askLines(session, rest));
    case 'case':
      return setUpCase(session, rest.trim());
    case 'save':
      return output(
        rest,
        positionText(session.desk.game, session.desk.setting, session.desk.position()),
        write,
      );
    case 'scenario':
      return output(rest, await scenarioText(session), write);
    case 'share':
      return output(rest, await shareText(session), write);
    case '?':
    case 'help':
      return told(form.help);
    case 'q':
    case 'quit':
      return told([], 'left');
    default:
      throw new Misread(tryWords().unknown(word));
  }
}

/** The options and figures that differ from the standard game, in sentences; empty if none do. */
export function standingLines({ desk, words, sourced }: TrySession): string[] {
  return differencesText({ table: { game: desk.game, setting: desk.setting, sourced }, words });
}

/** The open questions; between two steps, the next step. */
export function whereLines(session: TrySession): readonly string[] {
  return formOf(session).where();
}

/** The hard bot's answer for the named seat; default: the first seat that is asked. */
async function hintOf(session: TrySession, text: string): Promise<string[]> {
  const { desk } = session;
  const seat = text === '' ? desk.open[0]?.seat : seatNamed(session, text);
  if (seat === undefined) throw new Misread(desk.over ? tryWords().over : tryWords().nothingAsked);
  const made = await desk.seatAt(seat).hint({ progress: () => {} })?.hint;
  return made === undefined || made === null
    ? [screenWords().hintNone]
    : hintLines(made, desk.setting, session);
}

function why(session: TrySession, text: string): Told {
  const form = formOf(session);
  if (text === '') {
    const barred = form.barred();
    return told(barred.length === 0 ? [listenWords().nothingBarred] : barred);
  }
  const answering = readAnswering(session, text);
  const tried = session.desk.tried(answering);
  if ('barred' in tried) return told([refusedText(session, tried, answering.ask)]);
  const question = session.desk.open.find(({ seat }) => seat === answering.seat);
  const [first] = answering.words;
  if (question === undefined || first === undefined) return told([tryWords().allowed(text)]);
  return told(form.allowed(first, question, session.desk.seatAt(answering.seat)));
}

function give(session: TrySession, text: string): Told {
  if (text === '') throw new Misread(tryWords().usage.do);
  const { desk } = session;
  const answering = readAnswering(session, text);
  let refused: Refusal | undefined;
  const lines = changed(session, () => {
    const known = desk.log.length;
    const given = formOf(session).given(answering, desk.open);
    refused = desk.answer(answering);
    return [given, ...logged(session, known)];
  });
  if (refused === undefined) return told(lines, 'changed');
  desk.noteRefusal(refused);
  return told([refusedText(session, refused, answering.ask)], 'refused');
}

/** The log entries after the first `known`. */
function logged(session: TrySession, known: number): readonly string[] {
  return formOf(session).entries(session.desk.log.slice(known));
}

/**
 * The act's own lines, then what is new in the open questions; a spoken question is told in full if anything is new.
 */
function changed(session: TrySession, act: () => readonly string[]): string[] {
  const written = writtenForm(session);
  const before = written.where();
  const told = act();
  const news = newLines(before, written.where());
  return [...told, ...(session.form === undefined || isNoNews(news) ? news : session.form.where())];
}

function step(session: TrySession, [name, ...draws]: readonly string[]): Told {
  const { desk } = session;
  if (name !== undefined && !Object.hasOwn(desk.game.steps, name))
    throw new Misread(tryWords().usage.step(Object.keys(desk.game.steps)));
  const values = draws.map(Number);
  if (values.some((value) => !Number.isInteger(value) || value < 0))
    throw new Misread(tryWords().usage.draws);
  const lines = changed(session, () => {
    const known = desk.log.length;
    const called = name ?? desk.nextStep ?? '';
    desk.begin(name, values);
    return [tryWords().stepRun(session.say.name(called)), ...logged(session, known)];
  });
  return told(lines, 'changed');
}

function set(session: TrySession, text: string): Told {
  const edits = readEdits(text);
  if (edits === undefined) throw new Misread(tryWords().usage.set);
  const lines = changed(session, () => [...setLines(session, edits), ...logged(session, 0)]);
  return told(lines, 'changed');
}

/** Sets the next draws in advance: the thing drawn, and the faces that it shows. */
function draw(session: TrySession, [what, ...faces]: readonly string[]): Told {
  const { desk, title } = session;
  const known = Object.entries(desk.game.events.draws?.(desk.setting) ?? {});
  if (known.length === 0) throw new Misread(tryWords().noDraws(title));
  if (what === undefined || faces.length === 0) throw new Misread(tryWords().usage.draw(known));
  desk.draw(
    what,
    faces.map((face) => (/^\d{1,6}$/u.test(face) ? Number(face) : face)),
  );
  return told([tryWords().drawn(what, faces.join(signs().list))], 'changed');
}

function show(session: TrySession, word: string): Told {
  const { desk } = session;
  if (word === 'all') return document(positionText(desk.game, desk.setting, desk.position()));
  const seat: Seat | null =
    word === 'spectator' ? null : word === '' ? (desk.open[0]?.seat ?? null) : seatNamed(session, word);
  return told(formOf(session).view(seat));
}

/** A part of the board in sentences, as the seat that is asked sees it. */
async function boardLines(session: TrySession, word: string): Promise<readonly string[]> {
  const { desk, sitters } = session;
  const board = new BoardLines(await desk.game.spoken(), sitters, session);
  return board.about(desk.seatAt(desk.open[0]?.seat ?? null), word);
}

/** The forecast for a seat; default: the one that is asked. */
function forecastOf({ desk, ...session }: TrySession, word: string): readonly Foreseen[] {
  const seat = word === '' ? (desk.open[0]?.seat ?? null) : seatNamed({ desk, ...session }, word);
  return desk.seatAt(seat).forecast();
}

function undo(session: TrySession, text: string): Told {
  if (!/^\d{0,6}$/u.test(text)) throw new Misread(tryWords().usage.undo);
  let times = 0;
  const lines = changed(session, () => {
    times = session.desk.undo(text === '' ? 1 : Number(text));
    return [tryWords().takenBack(times)];
  });
  if (times === 0) return told([tryWords().nothingToUndo], 'misread');
  return told(lines, 'changed');
}

/** Reads two answers: one word each, or separated by a stroke if one has several words. */
function whatIf(session: TrySession, text: string): Told {
  const words = text.split(/\s+\/\s+/u);
  const parts = words.length === 2 ? words : wordsOf(text).map(scriptWord);
  const [one, other] = parts;
  if (parts.length !== 2 || one === undefined || other === undefined)
    throw new Misread(tryWords().usage.diff);
  return whatIfLines(session, [readAnswering(session, one), readAnswering(session, other)]);
}

/** The positions and scores that two answers would lead to, side by side. */
export function whatIfLines(session: TrySession, answers: readonly Answering[]): Told {
  const { desk } = session;
  const places: Tried[] = [{ position: desk.position(), outcome: desk.outcome() }];
  for (const answering of answers) {
    const tried = session.desk.tried(answering);
    if ('barred' in tried) return told([refusedText(session, tried, answering.ask)], 'refused');
    places.push(tried);
  }
  return told([...standingLines(session), ...differenceLines(session, places)]);
}

/** The rule of the question, or the rules found by an id or by words. */
async function ruleLines(session: TrySession, text: string): Promise<string[]> {
  const found = await formOf(session).rules(text);
  if (found === null) throw new Misread(readingWords().none(text));
  return found;
}

/** The rules that answer a question, and how to set up a position in which they hold. */
async function askLines(session: TrySession, text: string): Promise<string[]> {
  if (text === '') throw new Misread(tryWords().usage.ask);
  const { desk, cases = [] } = session;
  const question = text.replaceAll(/^["']|["']$/gu, '');
  const offered = (search: RuleSearch): string[] =>
    caseOfferLines(offersFor(search, cases, desk.setting.players), (rule) => `case ${rule}`);
  const found = await formOf(session).rules(question, offered);
  if (found === null) throw new Misread(readingWords().none(question));
  return found;
}

/** Sets up the position in which a rule can be tried out. */
function setUpCase(session: TrySession, rule: string): Told {
  if (rule === '') throw new Misread(tryWords().usage.case);
  const { desk, cases = [], program = 'green-games' } = session;
  const found = caseOf(cases, rule, desk.setting.players);
  if (found === undefined) throw new Misread(readingWords().noCase(rule));
  const options = Object.entries(fullOptions(desk.game, found.options));
  const isOther = options.some(([name, value]) => desk.setting.options[name] !== value);
  if (isOther || found.players !== desk.setting.players)
    throw new Misread(
      readingWords().otherCase(found.players, `${program} try ${desk.game.id} --case ${rule.toUpperCase()}`),
    );
  desk.setUp(found.given);
  return told([readingWords().caseIs(found.title), ...whereLines(session)], 'changed');
}

function output(file: string, text: string, write: WriteFile): Told {
  if (file === '') return document(text);
  const fault = write(file, text);
  if (fault !== undefined) throw new Misread(fault);
  return told([tryWords().saved(file)]);
}

const document = (text: string): Told => ({ ...told(text.trimEnd().split('\n')), isDocument: true });
