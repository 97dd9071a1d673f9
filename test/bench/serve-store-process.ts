import { PostgresStore } from '../../src/server/postgres/postgres-store.ts';

/** What one process of the measurement is told. */
interface Order {
  readonly url: string;
  readonly number: number;
  readonly atOnce: number;
  readonly seconds: number;
}

const { url, number, atOnce, seconds } = JSON.parse(process.env['STORE_ORDER'] ?? '') as Order;
const answer = { record: 'answer', seat: 0, ask: 'play', of: 9, value: 'education' } as const;

const store = await PostgresStore.open({ url, program: 'bench', log: () => {} });
const times: number[] = [];
const until = performance.now() + seconds * 1000;

async function play(match: string): Promise<void> {
  let records = await store.create(match, [answer]);
  while (performance.now() < until) {
    const since = performance.now();
    records = await store.append(match, records, [answer]);
    times.push(performance.now() - since);
  }
}

await Promise.all(Array.from({ length: atOnce }, async (_, place) => await play(`match-${number}-${place}`)));
await store.close();
process.stdout.write(JSON.stringify(times));
