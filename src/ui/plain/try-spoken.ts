import type { Inquiry, Posed } from '../../engine/posed.ts';
import type { Seat, Value } from '../../engine/question.ts';
import type { Spoken } from '../../engine/spoken.ts';
import type { Say } from '../../engine/words.ts';
import { listenWords, signs, tryWords, yesNo } from '../../words/index.ts';
import type { TryForm, TrySession } from '../try-session.ts';
import { forecastTexts } from '../words/forecast.ts';
import { rulesSaid } from '../words/rules-found.ts';
import { optionName, ownerAndName } from '../words/sentences.ts';
import { AnswerNumbers } from './answer-numbers.ts';
import { BoardLines } from './board-lines.ts';
import { sayEntry, withoutRules } from './log-printer.ts';
import { changesLines } from './news.ts';
import { spokenLines } from './spoken-lines.ts';
import { spokenOutcome } from './spoken-outcome.ts';
import { type SpokenQuestion, spokenQuestion } from './spoken-question.ts';

/** The spoken form of a rule-checking session: whole sentences, as in line mode of a match. */
export function spokenForm(session: TrySession, spoken: Spoken): TryForm {
  const { desk, say, sitters } = session;
  const { game, setting } = desk;
  const memories = new Map<Seat, AnswerNumbers>();
  const board = new BoardLines(spoken, sitters, session);

  const asked = (question: Posed, inquiry: Inquiry, isTold: boolean): SpokenQuestion => {
    const { seat } = question;
    const memory = memories.get(seat) ?? new AnswerNumbers();
    memories.set(seat, memory);
    const numbers = {
      number: memory.number.bind(memory),
      // A text that is only looked up has not been heard yet.
      isNews: isTold ? memory.isNews.bind(memory) : () => true,
    };
    return spokenQuestion(question, inquiry, session, numbers, `${desk.round} ${desk.step}`);
  };
  const questionLines = (question: Posed): string[] => {
    const { lines, barred } = asked(question, desk.seatAt(question.seat), true);
    return barred.length === 0 ? [...lines] : [...lines, tryWords().someBarred(barred.length)];
  };
  const meaning = (word: string, question: Posed, inquiry: Inquiry): Value =>
    asked(question, inquiry, false).valueOf(word);

  const form: TryForm = {
    where: () => {
      if (desk.over) return [tryWords().over, ...form.standings()];
      return desk.step === null
        ? [tryWords().between(say.name(desk.nextStep ?? ''))]
        : [
            tryWords().roundAndStep(desk.round, stepName(say.name(desk.step))),
            ...desk.open.flatMap(questionLines),
          ];
    },
    meaning,
    allowed: (word, question, inquiry) => {
      const shown = asked(question, inquiry, false);
      return [tryWords().allowed(optionName(question, shown.valueOf(word), say)), ...shown.about(word)];
    },
    barred: () =>
      desk.open.flatMap((question) =>
        asked(question, desk.seatAt(question.seat), false).barred.map((told) =>
          desk.open.length === 1 ? told : `${say.seat(question.seat)}${signs().colon}${told}`,
        ),
      ),
    given: ({ seat, words }, open) => {
      const question = open.find((each) => each.seat === seat);
      const names = words.map((word) => {
        if (question === undefined) return word;
        return optionName(question, meaning(word, question, desk.seatAt(seat)), say);
      });
      return tryWords().given(say.seat(seat), `${names.join(signs().list)}${signs().stop}`);
    },
    // Events are told with their figures, since people check them in a session.
    entries: (entries) =>
      entries.length === 0
        ? []
        : entries.length === desk.log.length
          ? entries.map((entry) => sayEntry(entry, session))
          : changesLines(entries, session),
    view: (seat) => {
      const reading = { view: () => desk.seatAt(seat).view(), seat };
      if (seat === null) return board.situation(reading);
      return [...new Set([board.status(reading), ...board.about(reading, 'me'), ...board.hand(reading)])];
    },
    forecast: (lines) => forecastTexts(lines, session).map(withoutRules),
    standings: () => spokenOutcome(desk.outcome(), session),
    place: (path) => {
      const { owner, name } = ownerAndName(path, say);
      return owner === '' ? asWords(name) : `${owner}${signs().comma}${asWords(name)}`;
    },
    compared: (rows) =>
      rows.flatMap(([place, now, one, other]) =>
        spokenLines(tryWords().comparedInWords(place, now, one, other), listenWords().also(place)),
      ),
    value: (value) => valueInWords(value, say),
    rules: async (text, offered) =>
      await rulesSaid(game, setting.components, text, desk.open[0]?.rule, offered),
    help: tryWords().spokenHelp,
  };
  return form;
}

/** The number before a step's printed name is its place in the rulebook. */
const stepName = (name: string): string => name.replace(/^\d+ /u, '');

/** The name of a field that has no printed form, as words: `turnOrder` is `turn order`. */
const asWords = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z](?=[a-z])/gu, (letter) => ` ${letter.toLowerCase()}`);

/** A value of the position in words; a field without content is left out. */
function valueInWords(value: unknown, say: Say): string {
  if (value === undefined || value === null) return tryWords().none;
  if (Array.isArray(value)) {
    if (value.length === 0) return tryWords().none;
    return value.length > MOST_NAMED
      ? tryWords().entries(value.length)
      : value.map((entry) => valueInWords(entry, say)).join(signs().list);
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .filter(([, content]) => !isEmpty(content))
      .map(([key, content]) => `${asWords(say.name(key))} ${valueInWords(content, say)}`)
      .join(signs().list);
  }
  return typeof value === 'string' ? asWords(say.name(value)) : yesNo(value as Value);
}

/** For a longer list, only the number of entries is told. */
const MOST_NAMED = 3;

const isEmpty = (content: unknown): boolean =>
  content === null || (typeof content === 'object' && Object.keys(content as object).length === 0);
