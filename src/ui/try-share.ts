import type { Value } from '../engine/question.ts';
import type { DeskEvent } from '../rule-desk/desk-acts.ts';
import { type ScenarioForm, writtenScenario } from '../rule-desk/rule-scenario.ts';
import { shownText } from '../table/seats.ts';
import { signs, tryWords } from '../words/index.ts';
import type { TrySession } from './try-session.ts';
import { ruleSections } from './words/rule-section.ts';

/** The session as a scenario file, with everything that it depends on. */
export async function scenarioText(session: TrySession): Promise<string> {
  const { text, fault } = writtenScenario(session.desk, await formOf(session, false));
  return fault === undefined ? text : `${tryWords().notRepeated(fault.split('\n')[0] ?? '')}\n${text}`;
}

/** The whole position and the acts, as a block to paste into a message; `try --from -` and `check -` read it. */
export async function shareText(session: TrySession): Promise<string> {
  const { desk, title, program = 'green-games' } = session;
  const { text, fault } = writtenScenario(desk, await formOf(session, true));
  const head = tryWords().shared(title, desk.setting.players, program, desk.game.id);
  const note = fault === undefined ? '' : `${tryWords().notRepeated(fault.split('\n')[0] ?? '')}\n`;
  return `\`\`\`yaml\n${head}\n${note}${text.trimEnd()}\n\`\`\`\n`;
}

async function formOf(session: TrySession, whole: boolean): Promise<ScenarioForm> {
  const { game, setting } = session.desk;
  const ids = new Set(ruleSections(await game.rules(setting.components)).map(({ id }) => id));
  return { title: titleOf(session), isRule: (id) => id !== '' && ids.has(id), whole };
}

/** The maximum number of decisions named in a title. */
const MOST_TITLED = 2;

/** The acts in one line: the last decisions, or the fields that were set. */
function titleOf({ desk, say, title }: TrySession): string {
  const { events, named } = desk.recorded;
  const decided = events.flatMap((event) => ('ask' in event ? [event] : []));
  const told = decided.slice(-MOST_TITLED).map((event) => {
    const answers = [event.answer].flat().map((value) => nameOf(value, say.name));
    return tryWords().titled(
      say.seat(event.seat),
      say.name(event.ask),
      answers.join(signs().list),
      refusedAs(event),
    );
  });
  if (told.length > 0) return shownText(told.join(signs().clauses));
  const steps = events.flatMap((event) => ('begin' in event ? [say.name(event.begin)] : []));
  const field = named.at(-1)?.join('.');
  return shownText(tryWords().untold(title, field ?? steps.at(-1)));
}

const nameOf = (value: Value, name: (word: string) => string): string =>
  typeof value === 'string' ? name(value) : String(value);

const refusedAs = (event: DeskEvent): string | undefined => ('refused' in event ? event.refused : undefined);
