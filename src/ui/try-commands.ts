import { left, widthOf } from '../drawing/text.ts';
import { readDocument } from '../engine/document.ts';
import type { Foreseen } from '../engine/forecast.ts';
import { fullOptions } from '../engine/options.ts';
import { PlaceError, pathText } from '../engine/place.ts';
import type { Seat } from '../engine/question.ts';
import { type Answering, DeskError, type Tried } from '../rule-desk/desk-acts.ts';
import { type Difference, differences, writtenScenario } from '../rule-desk/rule-scenario.ts';
import { scriptWord, wordsOf } from '../scripts/script.ts';
import { positionText } from '../table/position-text.ts';
import { shownText } from '../table/seats.ts';
import { entryLine } from './plain/log-printer.ts';
import { questionLines } from './plain/question-lines.ts';
import { viewLines } from './plain/view-lines.ts';
import { Misread, readAnswering, refusedText, seatNamed, type TryTable } from './try-table.ts';
import { readingWords } from './words/en.reading.ts';
import { screenWords } from './words/en.screen.ts';
import { tryWords } from './words/en.try.ts';
import { forecastTexts } from './words/forecast.ts';
import { hintLines } from './words/hint.ts';
import { differencesText } from './words/options.ts';
import { caseOf, offerLines, offersFor } from './words/rule-case.ts';
import type { RuleSearch } from './words/rule-search.ts';
import { rulesFound } from './words/rules-found.ts';
import { effectsText, optionName, outcomeText } from './words/sentences.ts';

/** What a command came to. */
export interface Told {
  readonly lines: readonly string[];
  /** `refused` by the rules; `misread` where the text means nothing here or cannot be; then nothing has changed. */
  readonly kind: 'told' | 'changed' | 'refused' | 'misread' | 'left';
}

/** Writes a file that is not there yet; says why where it cannot. */
export type WriteFile = (file: string, text: string) => string | undefined;

/** Runs one line of a rule-checking session. It is carried out whole or not at all. */
export async function runTryLine(table: TryTable, line: string, write: WriteFile): Promise<Told> {
  try {
    return await run(table, line.replace(/(^|\s)#.*$/u, '').trim(), write);
  } catch (thrown) {
    if (thrown instanceof Misread || thrown instanceof DeskError)
      return told([shownText(thrown.message)], 'misread');
    if (thrown instanceof PlaceError) {
      const place = thrown.path.length === 0 ? '' : `${pathText(thrown.path)}: `;
      return told([shownText(`${place}${thrown.message}.`.replace(/\.\.$/u, '.'))], 'misread');
    }
    throw thrown;
  }
}

function told(lines: readonly string[], kind: Told['kind'] = 'told'): Told {
  return { lines, kind };
}

async function run(table: TryTable, line: string, write: WriteFile): Promise<Told> {
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/su.exec(line) ?? [];
  switch (word.toLowerCase()) {
    case '':
    case 'legal':
      return told(whereLines(table));
    case 'why':
      return why(table, rest);
    case 'do':
      return give(table, rest);
    case 'step':
      return step(table, wordsOf(rest));
    case 'set':
      return set(table, rest);
    case 'show':
      return told(show(table, rest));
    case 'undo':
      return undo(table, rest);
    case 'diff':
      return whatIf(table, rest);
    case 'log':
      return told(table.desk.log.map((entry) => entryLine(entry, table)));
    case 'forecast':
      return told(forecastTexts(forecastOf(table, rest), table));
    case 'hint':
      return told(await hintOf(table, rest));
    case 'standings':
      return told(outcomeText(table.desk.outcome(), table));
    case 'rules':
      return told(await ruleLines(table, rest));
    case 'ask':
      return told(await askLines(table, rest));
    case 'case':
      return setUpCase(table, rest.trim());
    case 'save':
      return output(rest, positionText(table.desk.game, table.desk.setting, table.desk.position()), write);
    case 'scenario':
      return output(rest, scenarioText(table), write);
    case '?':
    case 'help':
      return told(tryWords.help);
    case 'q':
    case 'quit':
      return told([], 'left');
    default:
      throw new Misread(tryWords.unknown(word));
  }
}

/** By which options and figures the rules differ here from the standard game, in sentences; empty where by none. */
export function standingLines({ desk, words, sourced }: TryTable): string[] {
  return differencesText({ table: { game: desk.game, setting: desk.setting, sourced }, words });
}

/** What is asked now with all that is allowed and all that is not; between two steps, what would be next. */
export function whereLines(table: TryTable): string[] {
  const { desk, say } = table;
  const { step, nextStep, open } = desk;
  if (step === null) return nextStep === null ? overLines(table) : [tryWords.between(nextStep)];
  const head = tryWords.stepUnderWay(say.name(step), desk.round);
  return [
    head,
    ...open.flatMap((question) => questionLines(question, desk.seatAt(question.seat), table).lines),
  ];
}

function overLines(table: TryTable): string[] {
  return [tryWords.over, ...outcomeText(table.desk.outcome(), table)];
}

/** What a hard bot would answer: at the named seat, or at the first that is asked. */
async function hintOf(table: TryTable, text: string): Promise<string[]> {
  const { desk } = table;
  const seat = text === '' ? desk.open[0]?.seat : seatNamed(table, text);
  if (seat === undefined) throw new Misread(desk.over ? tryWords.over : tryWords.nothingAsked);
  const made = await desk.seatAt(seat).hint({ progress: () => {} })?.hint;
  return made === undefined || made === null ? [screenWords.hintNone] : hintLines(made, desk.setting, table);
}

function why(table: TryTable, text: string): Told {
  if (text === '') throw new Misread(tryWords.usage.why);
  const answering = readAnswering(table, text);
  const tried = table.desk.tried(answering);
  if ('barred' in tried) return told([refusedText(table, tried, answering.ask)]);
  const question = table.desk.open.find(({ seat }) => seat === answering.seat);
  const [first] = answering.words;
  if (question === undefined || first === undefined) return told([tryWords.allowed(text)]);
  const inquiry = table.desk.seatAt(answering.seat);
  const value = answering.meaning(first, question, inquiry);
  const effects = effectsText(inquiry.about(value).effects, table);
  return told([
    `${tryWords.allowed(optionName(question, value, table.say))}${effects === '' ? '' : ` ${effects}.`}`,
  ]);
}

function give(table: TryTable, text: string): Told {
  if (text === '') throw new Misread(tryWords.usage.do);
  const { desk } = table;
  const known = desk.log.length;
  const answering = readAnswering(table, text);
  const refused = desk.answer(answering);
  if (refused !== undefined) {
    desk.noteRefusal(refused);
    return told([refusedText(table, refused, answering.ask)], 'refused');
  }
  const answers = answering.words.map(scriptWord).join(' ');
  return told([tryWords.given(table.say.seat(answering.seat), answers), ...news(table, known)], 'changed');
}

/** What was logged since there were so many entries, and where the session stands now. */
function news(table: TryTable, known: number): string[] {
  const { desk } = table;
  return [...desk.log.slice(known).map((entry) => entryLine(entry, table)), ...whereLines(table)];
}

function step(table: TryTable, [name, ...draws]: readonly string[]): Told {
  const { desk } = table;
  if (name !== undefined && !Object.hasOwn(desk.game.steps, name))
    throw new Misread(tryWords.usage.step(Object.keys(desk.game.steps)));
  const values = draws.map(Number);
  if (values.some((value) => !Number.isInteger(value) || value < 0)) throw new Misread(tryWords.usage.draws);
  const known = desk.log.length;
  const called = name ?? desk.nextStep ?? '';
  desk.begin(name, values);
  return told([tryWords.stepRun(table.say.name(called)), ...news(table, known)], 'changed');
}

function set(table: TryTable, text: string): Told {
  const [, field = '', value = ''] = /^([^=]*[^=\s])\s*=\s*(.*)$/su.exec(text) ?? [];
  if (field === '' || value === '') throw new Misread(tryWords.usage.set);
  const path = field.split('.').map((key) => (/^\d{1,6}$/u.test(key) ? Number(key) : key.trim()));
  if (path.includes('')) throw new Misread(tryWords.usage.set);
  table.desk.set(path, readDocument(value).data);
  return told([tryWords.isSet(pathText(path), shownText(value)), ...whereLines(table)], 'changed');
}

function show(table: TryTable, word: string): string[] {
  const { desk, say } = table;
  if (word === 'all') return positionText(desk.game, desk.setting, desk.position()).trimEnd().split('\n');
  const seat: Seat | null =
    word === 'spectator' ? null : word === '' ? (desk.open[0]?.seat ?? null) : seatNamed(table, word);
  return viewLines(desk.seatAt(seat).view(), say);
}

/** The forecast of a seat; default: of the one that is asked. */
function forecastOf({ desk, ...table }: TryTable, word: string): readonly Foreseen[] {
  const seat = word === '' ? (desk.open[0]?.seat ?? null) : seatNamed({ desk, ...table }, word);
  return desk.seatAt(seat).forecast();
}

function undo({ desk, ...table }: TryTable, text: string): Told {
  if (!/^\d{0,6}$/u.test(text)) throw new Misread(tryWords.usage.undo);
  const times = desk.undo(text === '' ? 1 : Number(text));
  if (times === 0) return told([tryWords.nothingToUndo], 'misread');
  return told([tryWords.takenBack(times), ...whereLines({ desk, ...table })], 'changed');
}

/** Reads two answers: one word each, or with a stroke between them where one has several words. */
function whatIf(table: TryTable, text: string): Told {
  const words = text.split(/\s+\/\s+/u);
  const parts = words.length === 2 ? words : wordsOf(text).map(scriptWord);
  const [one, other] = parts;
  if (parts.length !== 2 || one === undefined || other === undefined) throw new Misread(tryWords.usage.diff);
  return whatIfLines(table, [readAnswering(table, one), readAnswering(table, other)]);
}

/** What two answers would make of the position and of the score, side by side. */
export function whatIfLines(table: TryTable, answers: readonly Answering[]): Told {
  const { desk } = table;
  const places: Tried[] = [{ position: desk.position(), outcome: desk.outcome() }];
  for (const answering of answers) {
    const tried = table.desk.tried(answering);
    if ('barred' in tried) return told([refusedText(table, tried, answering.ask)], 'refused');
    places.push(tried);
  }
  return told([...standingLines(table), ...comparison(table, places)]);
}

/**
 * A table of every place in which the position or the score is not the same after the one answer and after the other.
 * @param compared as it stands now, after the one, and after the other
 */
function comparison({ say }: TryTable, compared: readonly Tried[]): string[] {
  // The state of the random numbers would mean nothing to a reader.
  const rows = differences(compared.map(({ position }) => position)).filter(
    ({ path }) => !path.startsWith('random'),
  );
  const outcomes = compared.map(({ outcome }) => outcome);
  const scores = (outcomes[0]?.scores ?? []).map(
    (_, seat): Difference => ({
      path: tryWords.score(say.seat(seat)),
      values: outcomes.map((outcome) => outcome.scores[seat]),
    }),
  );
  const told = [...rows, ...scores.filter(({ values }) => new Set(values).size > 1)];
  const apart = told.filter(({ values }) => JSON.stringify(values[1]) !== JSON.stringify(values[2]));
  if (apart.length === 0) return [tryWords.alike];
  const cells = [
    [...tryWords.columns],
    ...apart.map(({ path, values: [now, one, other] }) => [
      path,
      valueText(now),
      changeText(now, one),
      changeText(now, other),
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))));
  const isWide = widths.reduce((sum, width) => sum + width + 2, 0) > WIDEST_TABLE;
  return cells.flatMap((row, index) => {
    const [path = '', now = '', one = '', other = ''] = row;
    if (isWide && index === 0) return [];
    if (isWide)
      return [
        path,
        ...[now, one, other].map((cell, at) => `    ${left(tryWords.columns[at + 1] ?? '', 3)}  ${cell}`),
      ];
    return [
      row
        .map((cell, column) => left(cell, widths[column] ?? widthOf(cell)))
        .join('  ')
        .trimEnd(),
    ];
  });
}

/** Wider than this, a table of differences stands below each other in place of beside each other. */
const WIDEST_TABLE = 60;

function valueText(value: unknown): string {
  if (value === undefined || value === null) return tryWords.none;
  if (Array.isArray(value) && value.length > 3) return tryWords.entries(value.length);
  return typeof value === 'object' ? JSON.stringify(value).replaceAll('"', '') : String(value);
}

/** What a value is afterwards; of a long list what is gone from it and what has come to it. */
function changeText(before: unknown, after: unknown): string {
  if (!Array.isArray(before) || !Array.isArray(after)) return valueText(after);
  const gone = without(before, after);
  const come = without(after, before);
  if (gone.length + come.length === 0 || gone.length + come.length > 6) return valueText(after);
  const listed = (entries: readonly unknown[]): string => entries.map(valueText).join(', ');
  return [
    ...(gone.length === 0 ? [] : [tryWords.gone(listed(gone))]),
    ...(come.length === 0 ? [] : [tryWords.come(listed(come))]),
  ].join('; ');
}

/** The entries of a list that another one does not have, each as often as it has more of them. */
function without(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const left = other.map((entry) => JSON.stringify(entry));
  return list.filter((entry) => {
    const place = left.indexOf(JSON.stringify(entry));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** The rule that asks, or those that an id or words lead to. */
async function ruleLines({ desk }: TryTable, text: string): Promise<string[]> {
  const found = await rulesFound(desk.game, desk.setting.components, text, desk.open[0]?.rule);
  if (found === null) throw new Misread(readingWords.none(text));
  return found;
}

/** The rules that answer a question, and how to set up a position in which they hold. */
async function askLines({ desk, cases = [] }: TryTable, text: string): Promise<string[]> {
  if (text === '') throw new Misread(tryWords.usage.ask);
  const { game, setting } = desk;
  const question = text.replaceAll(/^["']|["']$/gu, '');
  const offered = (search: RuleSearch): string[] =>
    offerLines(offersFor(search, cases, setting.players), (rule) => `case ${rule}`);
  const found = await rulesFound(game, setting.components, question, undefined, offered);
  if (found === null) throw new Misread(readingWords.none(question));
  return found;
}

/** Sets up the position in which a rule can be tried out. */
function setUpCase(table: TryTable, rule: string): Told {
  if (rule === '') throw new Misread(tryWords.usage.case);
  const { desk, cases = [], program = 'green-games' } = table;
  const found = caseOf(cases, rule, desk.setting.players);
  if (found === undefined) throw new Misread(readingWords.noCase(rule));
  const options = Object.entries(fullOptions(desk.game, found.options));
  const isOther = options.some(([name, value]) => desk.setting.options[name] !== value);
  if (isOther || found.players !== desk.setting.players)
    throw new Misread(
      readingWords.otherCase(found.players, `${program} try ${desk.game.id} --case ${rule.toUpperCase()}`),
    );
  desk.setUp(found.given);
  return told([readingWords.caseIs(found.title), ...whereLines(table)], 'changed');
}

function scenarioText({ desk }: TryTable): string {
  const { text, fault } = writtenScenario(desk, tryWords.scenarioTitle);
  if (fault === undefined) return text;
  return `${tryWords.notRepeated(fault.split('\n')[0] ?? '')}\n${text}`;
}

function output(file: string, text: string, write: WriteFile): Told {
  if (file === '') return told(text.trimEnd().split('\n'));
  const fault = write(file, text);
  if (fault !== undefined) throw new Misread(fault);
  return told([tryWords.saved(file)]);
}
