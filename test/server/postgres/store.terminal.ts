import { afterAll, beforeAll } from 'vitest';
import { PostgresStore } from '../../../src/server/postgres/postgres-store.ts';
import { storeContract } from '../store-contract.ts';
import { PostgresServer } from './postgres-server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await PostgresServer.start(['fsync=off']);
});
afterAll(async () => {
  await server.remove();
});

storeContract('in PostgreSQL', () => {
  let url: Promise<string> | undefined;
  return async () => {
    url ??= server.database();
    return await PostgresStore.open({ url: await url, program: '0.0.0', log: () => {} });
  };
});
