import { left, widthOf } from '../drawing/text.ts';
import { scriptWord } from '../scripts/script.ts';
import { sentence, signs, tryWords } from '../words/index.ts';
import { entryLine } from './plain/log-printer.ts';
import { questionLines } from './plain/question-lines.ts';
import { viewLines } from './plain/view-lines.ts';
import type { ComparedRow, TryForm, TrySession } from './try-session.ts';
import { forecastTexts } from './words/forecast.ts';
import { rulesFound } from './words/rules-found.ts';
import { effectsText, optionName, outcomeText, refusalText } from './words/sentences.ts';

/** How a session presents things. */
export function formOf(session: TrySession): TryForm {
  return session.form ?? writtenForm(session);
}

/** The written form: every choice with its id, every entry with its rule and figures, a view with its fields. */
export function writtenForm(session: TrySession): TryForm {
  const { desk, say } = session;
  const { game, setting } = desk;
  return {
    where: () =>
      desk.step === null
        ? between(session, desk.nextStep ?? '')
        : [
            tryWords().stepUnderWay(say.name(desk.step), desk.round),
            ...desk.open.flatMap(
              (question) => questionLines(question, desk.seatAt(question.seat), session).lines,
            ),
          ],
    meaning: (word, question, inquiry) => questionLines(question, inquiry, session).valueOf(word),
    allowed: (word, question, inquiry) => {
      const value = questionLines(question, inquiry, session).valueOf(word);
      const effects = effectsText(inquiry.about(value).effects, session);
      const told = tryWords().allowed(optionName(question, value, say));
      return [effects === '' ? told : `${told} ${sentence(effects)}${signs().stop}`];
    },
    barred: () =>
      desk.open.flatMap(({ seat }) =>
        desk
          .seatAt(seat)
          .barred()
          .map(
            (item) =>
              `${say.seat(seat)}${signs().colon}${say.name(item.option)}${signs().colon}${refusalText(item, session)}${signs().stop}`,
          ),
      ),
    given: ({ seat, words }) => tryWords().given(say.seat(seat), words.map(scriptWord).join(' ')),
    entries: (entries) => entries.map((entry) => entryLine(entry, session)),
    view: (seat) => viewLines(desk.seatAt(seat).view(), say),
    forecast: (lines) => forecastTexts(lines, session),
    standings: () => outcomeText(desk.outcome(), session),
    place: (path) => path,
    compared: comparedLines,
    rules: async (text, offered) =>
      await rulesFound(game, setting.components, text, desk.open[0]?.rule, offered),
    value: valueText,
    help: tryWords().help,
  };
}

function valueText(value: unknown): string {
  if (value === undefined || value === null) return tryWords().none;
  if (Array.isArray(value) && value.length > 3) return tryWords().entries(value.length);
  return typeof value === 'object' ? JSON.stringify(value).replaceAll('"', '') : String(value);
}

/** Between two steps: the next one, or the score if the game is over. */
function between(session: TrySession, next: string): string[] {
  return session.desk.over
    ? [tryWords().over, ...outcomeText(session.desk.outcome(), session)]
    : [tryWords().between(next)];
}

/** The rows of a comparison as a table, or one below another if that would be too wide. */
function comparedLines(rows: readonly ComparedRow[]): string[] {
  const cells = [[...tryWords().columns], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))));
  const isWide = widths.reduce((sum, width) => sum + width + 2, 0) > WIDEST_TABLE;
  return cells.flatMap((row, index) => {
    const [path = '', now = '', one = '', other = ''] = row;
    if (isWide && index === 0) return [];
    if (isWide)
      return [
        path,
        ...[now, one, other].map((cell, at) => `    ${left(tryWords().columns[at + 1] ?? '', 3)}  ${cell}`),
      ];
    return [
      row
        .map((cell, column) => left(cell, widths[column] ?? widthOf(cell)))
        .join('  ')
        .trimEnd(),
    ];
  });
}

/** A table of differences wider than this is written one below another instead of side by side. */
const WIDEST_TABLE = 60;
