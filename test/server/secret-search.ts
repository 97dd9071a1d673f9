import { isRange, type Value } from '../../src/engine/question.ts';
import { printedName, type Words } from '../../src/engine/words.ts';
import type { Manifest } from '../../src/games/index.ts';
import type { Person } from '../../src/server/records.ts';
import type { ServedTable } from '../../src/server/served-table.ts';
import type { SeatView } from '../../src/table/seat-view.ts';
import type { Client, HotSeat } from '../../src/table/session.ts';
import type { TestServer } from './client.ts';
import { quickKey } from './random-people.ts';
import type { Screen, TestClient } from './ssh-client.ts';

/** The size of the searched screens: so large that hardly any name is shortened. */
const size = { columns: 150, rows: 50 };

/** Shorter names occur on any screen for other reasons. */
const shortestName = 6;

/** How long a screen may take to show something on a machine that has much else to do, in milliseconds. */
const patience = 30_000;

/** Milliseconds without bytes after which all screens of a table count as idle. */
const still = 60;

/** Keys that open something over the board; those of the rules and cards tell of all cards that there are. */
const looks = ['l', 's', 'b'] as const;

/** Somebody at a table by a terminal of their own, and all that was sent there. */
interface Reader {
  readonly person: Person;
  readonly client: TestClient;
  readonly screen: Screen;
  readonly session: Client;
  /** What they were sent since the last look, as bytes and as whole screens. */
  sent: string[];
  /** Words that they have not been allowed to know at any moment since the last look. */
  secret: Set<string>;
}

/** What a search has come to. */
export interface Search {
  readonly answers: number;
  /** Bytes that were searched. */
  readonly bytes: number;
  /** Sentences about secrets that were sent to people who may not know them. */
  readonly leaks: readonly string[];
}

/** How a match is searched. */
export interface SearchPlan {
  readonly game: Manifest;
  /** Numbers from 0 to below 1. */
  readonly random: () => number;
  /** The match is abandoned after this many answers, unless it is over earlier. */
  readonly mostAnswers: number;
  /** Answers between two looks at what was sent. */
  readonly lookEvery: number;
  /** Tells a secret at the table, so that a test sees it found. */
  readonly betray?: (table: ServedTable, teller: Person, secret: string) => Promise<void>;
}

/**
 * Plays a match at random with up to four people and a spectator, each at a screen over a connection of their own, and
 * searches everything that was sent to each for what they may not know: names and ids of cards that their view and log
 * do not show, and the seed.
 */
export async function searchMatch(server: TestServer, plan: SearchPlan): Promise<Search> {
  const { game, random } = plan;
  const { hall } = server.server;
  const count = Math.min(4, game.seats.to);
  const { table, readers } = await readersAt(server, game.id, count);
  const leaks: string[] = [];
  let answers = 0;
  let bytes = 0;
  const { session: match } = (table as unknown as { readonly match: { readonly session: HotSeat } }).match;
  const { words } = match;
  const seed = seedOf(await hall.store.read(table.code, 0));
  const nameOf = namesIn(words);
  let position = wordsIn(match.host.position());
  for (const reader of readers) reader.secret = secretsOf(reader, match, position, nameOf);
  const look = async (): Promise<void> => {
    await stillness(readers);
    const curious = readers[Math.floor(random() * readers.length)] as Reader;
    curious.screen.press(looks[Math.floor(random() * looks.length)] ?? 'l');
    await stillness(readers);
    curious.screen.press('escape');
    for (const command of ['show', 'log', 'show --json', 'log --json']) {
      const { stdout } = await curious.client.run(command.replace(/^\w+/, `$& ${table.code}`));
      curious.sent.push(stdout);
    }
    await stillness(readers);
    for (const reader of readers) {
      bytes += reader.sent.reduce((sum, text) => sum + text.length, 0);
      leaks.push(
        ...leaksTo(reader, match.table.over ? [] : [seed], nameOf).map(
          (leak) => `After ${answers} answers ${leak}`,
        ),
      );
      reader.sent = [];
      reader.secret = secretsOf(reader, match, position, nameOf);
    }
  };
  await look();
  const [first] = readers;
  const told = [...(readers.at(-1)?.secret ?? [])].map(nameOf).at(0);
  if (first !== undefined && told !== undefined) await plan.betray?.(table, first.person, told);
  while (!match.table.over && answers < plan.mostAnswers) {
    const asked = readers.filter(({ session }) => session.asked !== null);
    const reader = asked[Math.floor(random() * asked.length)];
    if (reader === undefined) {
      await table.settled();
      continue;
    }
    answerAtRandom(reader.session.asked as SeatView, random);
    answers += 1;
    await table.settled();
    position = wordsIn(match.host.position());
    for (const each of readers) {
      const now = secretsOf(each, match, position, nameOf);
      each.secret = new Set([...each.secret].filter((word) => now.has(word)));
    }
    if (answers % plan.lookEvery === 0) await look();
  }
  await look();
  for (const { client } of readers) client.end();
  return { answers, bytes, leaks };
}

/** People who have logged in, have the seats of a new table and see it; behind them one who watches. */
async function readersAt(
  server: TestServer,
  game: string,
  count: number,
): Promise<{ readonly table: ServedTable; readonly readers: readonly Reader[] }> {
  const { hall } = server.server;
  const names = Array.from({ length: count + 1 }, (_, index) => `Reader${hall.all.length}-${index}`);
  const seated: { readonly client: TestClient; readonly screen: Screen }[] = [];
  let code = '';
  for (const [index, name] of names.entries()) {
    const client = await server.client(quickKey(), name);
    const isSpectator = index === count;
    const typed = index === 0 ? [`new ${game} ${count}`] : isSpectator ? [] : [`join ${code}`, '/leave'];
    const { stdout } = await client.run('plain', `${[name, ...typed].join('\n')}\nquit\n`);
    if (index === 0) code = /Your table is (\S+)\./.exec(stdout)?.[1] ?? '';
    // A connection without a channel is closed after a while.
    seated.push({ client, screen: await client.screen(size) });
  }
  const table = hall.find(code);
  const people = await hall.people.all();
  const readers: Reader[] = [];
  for (const [index, { client, screen }] of seated.entries()) {
    const person = people.find(({ name }) => name === names[index]) as Person;
    const session = await table.clientOf(person);
    const reader: Reader = {
      person,
      client,
      screen,
      session,
      sent: [],
      secret: new Set(),
    };
    // The screen is searched after each piece, because frames may come and go between two checks.
    screen.channel.on('data', (part: Buffer) => {
      reader.sent.push(part.toString('utf8'));
      screen.xterm.write('', () => reader.sent.push(screen.text));
    });
    await screen.shows(/q leave/, patience);
    screen.press('j');
    await screen.shows(/The code of the table/, patience);
    screen.press(...code, 'enter');
    await screen.shows(() => !/The code of the table|q leave/.test(screen.text), patience);
    readers.push(reader);
  }
  return { table, readers };
}

/** The printed names of words, each looked up once. */
function namesIn(words: Words): (word: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (word) => {
    if (!known.has(word)) known.set(word, printedName(words, word));
    return known.get(word);
  };
}

/**
 * Names and ids in the whole position that neither the view, the question nor the log of a reader shows.
 * @param position the words of the whole position
 */
function secretsOf(
  { session }: Reader,
  { host }: HotSeat,
  position: ReadonlySet<string>,
  nameOf: (word: string) => string | undefined,
): Set<string> {
  if (host.over) return new Set();
  const seat = session.seats[0] ?? session.seatAt(null);
  const view = seat.view();
  // A word that names a field as well is on every screen that shows the field. Sealed entries of the log may be opened
  // later, so the log is read in full.
  const known = wordsIn([view, seat.posed, seat.log(Number.NEGATIVE_INFINITY), [...fieldsIn(view)]]);
  const shownNames = new Set([...known].map(nameOf));
  const secrets = new Set<string>();
  for (const word of position) {
    const name = nameOf(word);
    if (name === undefined || name.length < shortestName || shownNames.has(name)) continue;
    if (!known.has(word)) secrets.add(word);
  }
  return secrets;
}

function leaksTo(
  { person, sent, secret }: Reader,
  seeds: readonly string[],
  nameOf: (word: string) => string | undefined,
): string[] {
  // The same screen is searched once.
  const text = [...new Set(sent)]
    .join('\n')
    // oxlint-disable-next-line no-control-regex -- what steers a terminal is no text.
    .replaceAll(/\u001b\[[0-9;?]*[A-Za-z]/g, '')
    .replaceAll(/\s+/g, ' ');
  const terms = [...secret].flatMap((word) => [word, nameOf(word) ?? word]);
  return [...terms, ...seeds]
    .filter((term) => text.includes(term) && new RegExp(`(?<![\\w-])${escaped(term)}(?![\\w-])`).test(text))
    .map((term) => `${person.name} was sent ${term}: …${around(text, term)}…`);
}

function escaped(term: string): string {
  return term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function around(text: string, term: string): string {
  const at = text.indexOf(term);
  return text.slice(Math.max(0, at - 60), at + term.length + 40);
}

/** Texts in plain data, at any depth. */
function wordsIn(data: unknown, words = new Set<string>()): Set<string> {
  if (typeof data === 'string') words.add(data);
  else if (typeof data === 'object' && data !== null)
    for (const item of Object.values(data)) wordsIn(item, words);
  return words;
}

/** Names of fields in plain data, at any depth. */
function fieldsIn(data: unknown, fields = new Set<string>()): Set<string> {
  if (typeof data !== 'object' || data === null) return fields;
  for (const [field, item] of Object.entries(data)) {
    if (!Array.isArray(data)) fields.add(field);
    fieldsIn(item, fields);
  }
  return fields;
}

function seedOf([header]: readonly object[]): string {
  return (header as { readonly seed: string }).seed;
}

function answerAtRandom(seat: SeatView, random: () => number): void {
  const { posed } = seat;
  if (posed === null) return;
  const { options } = posed;
  const value: Value = isRange(options)
    ? options.from + Math.floor(random() * (Math.min(options.to, options.from + 12) - options.from + 1))
    : (options[Math.floor(random() * options.length)] as Value);
  const refused = seat.answer(value, posed);
  if (refused !== undefined) throw new Error(`${posed.ask} ${String(value)} was refused: ${refused.because}`);
}

/** Waits until nothing has been sent for a moment. */
async function stillness(readers: readonly Reader[]): Promise<void> {
  const amount = (): number => readers.reduce((sum, { sent }) => sum + sent.length, 0);
  for (let before = -1; before !== amount(); ) {
    before = amount();
    await new Promise((resolve) => setTimeout(resolve, still));
  }
}
