import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Value } from '../../src/engine/question.ts';
import { TestClient } from './ssh-client.ts';

/** An answer that the server has acknowledged: the command ended with 0. */
export interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly ask: string;
  readonly value: string;
}

/** A key that is made at once: of an elliptic curve. */
export function quickKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'sec1', format: 'pem' }) as string;
}

/** The parts of `show --json` that a random player reads. */
interface Shown {
  readonly seat: number;
  readonly over: boolean;
  readonly question: {
    readonly ask: string;
    readonly options: readonly Value[] | { readonly from: number; readonly to: number };
  } | null;
  readonly barred: readonly { readonly option: Value }[];
}

/** Somebody who logs in with a key of their own and answers at random, by commands, over real connections. */
export class RandomPerson {
  readonly acknowledged: Acknowledged[] = [];
  /** Answers that the server refused: a rule of one's own would be at fault. */
  readonly refused: string[] = [];
  private client: TestClient | null = null;

  /**
   * @param port where the server listens now, asked at each login
   * @param random numbers from 0 to below 1
   */
  constructor(
    readonly name: string,
    private readonly port: () => number,
    private readonly random: () => number,
    private readonly key = quickKey(),
  ) {}

  /** The same person, with a login of their own at one server. */
  at(port: number): RandomPerson {
    return new RandomPerson(this.name, () => port, this.random, this.key);
  }

  /** Runs a command. @returns what it printed; undefined if it failed or the connection broke */
  async run(command: string): Promise<string | undefined> {
    try {
      const { code, stdout, stderr } = await (await this.connected()).run(command);
      if (code === 0) return stdout + stderr;
    } catch {
      // The next call logs in again.
    }
    this.end();
    return undefined;
  }

  /** Runs line mode once. @returns what it printed */
  async lines(...typed: readonly string[]): Promise<string> {
    try {
      return (await (await this.connected()).run('plain', `${typed.join('\n')}\nquit\n`)).stdout;
    } finally {
      this.end();
    }
  }

  /**
   * Answers once, if asked.
   * @returns whether the match is over; undefined where the connection broke
   */
  async answer(table: string): Promise<boolean | undefined> {
    try {
      const client = await this.connected();
      const { code, stdout } = await client.run(`show ${table} --json`);
      if (code !== 0) {
        // The connection may be gone; the next call logs in again.
        this.end();
        return undefined;
      }
      const shown = JSON.parse(stdout) as Shown;
      if (shown.question === null) return shown.over;
      await this.give(client, table, shown as Shown & { question: object });
      return false;
    } catch {
      // The server was killed: the next call logs in again.
      this.client = null;
      return undefined;
    }
  }

  end(): void {
    this.client?.end();
    this.client = null;
  }

  private async give(
    client: TestClient,
    table: string,
    { question: { ask, options }, seat }: Shown & { question: NonNullable<Shown['question']> },
  ): Promise<void> {
    const value = 'from' in options ? this.within(options) : this.oneOf(options);
    const { code, stderr } = await client.run(`answer ${table} ${ask} ${String(value)} ...`);
    if (code === 0) this.acknowledged.push({ table, seat, ask, value: String(value) });
    else if (code === null || isStoreAway(stderr) || isTooLate(stderr)) this.end();
    else this.refused.push(`${ask} ${String(value)}: ${stderr}`);
  }

  private within({ from, to }: { readonly from: number; readonly to: number }): number {
    return from + Math.floor(this.random() * (Math.min(to, from + 20) - from + 1));
  }

  private oneOf(options: readonly Value[]): Value {
    return options[Math.floor(this.random() * options.length)] ?? '';
  }

  private async connected(): Promise<TestClient> {
    this.client ??= await TestClient.connect(this.port(), this.key, this.name, {});
    return this.client;
  }
}

/** Whether a text tells people that the store does not answer or takes nothing. */
export function isStoreAway(text: string): boolean {
  return /The (?:store|disk) of this server/.test(text);
}

/** Whether a text tells somebody that their answer came after the match had gone on, as it may through another process. */
function isTooLate(text: string): boolean {
  return /The match has gone on in the meantime/.test(text);
}

/** Answers that were acknowledged and are not in the match files of a server's folder, in the order of each seat. */
export function lostAnswers(home: string, acknowledged: readonly Acknowledged[]): Acknowledged[] {
  const linesOf = (table: string): readonly string[] =>
    readFileSync(join(home, 'matches', `${table}.jsonl`), 'utf8').split('\n');
  return lostAmong(acknowledged, linesOf);
}

/**
 * As `lostAnswers`, wherever matches are kept.
 * @param linesOf the records of a table's match as lines
 */
export function lostAmong(
  acknowledged: readonly Acknowledged[],
  linesOf: (table: string) => readonly string[],
): Acknowledged[] {
  const lost: Acknowledged[] = [];
  const seats = new Map<string, { at: number; readonly answers: readonly string[] }>();
  for (const one of acknowledged) {
    const key = `${one.table} ${one.seat}`;
    const seat = seats.get(key) ?? { at: 0, answers: answersIn(linesOf(one.table), one.seat) };
    seats.set(key, seat);
    const found = seat.answers.indexOf(`${one.ask} ${one.value}`, seat.at);
    if (found < 0) lost.push(one);
    else seat.at = found + 1;
  }
  return lost;
}

function answersIn(lines: readonly string[], seat: number): string[] {
  return lines
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((record) => record['record'] === 'answer' && record['seat'] === seat)
    .map((record) => `${String(record['ask'])} ${String(record['given'] ?? record['value'])}`);
}
