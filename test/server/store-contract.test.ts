import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { FolderStore } from '../../src/server/folder-store.ts';
import { storeContract } from './store-contract.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

process.stderr.write('The store in PostgreSQL is tested by npm run test:terminal, which installs one.\n');

storeContract('of one folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'green-games-store-'));
  folders.push(folder);
  return async () => new FolderStore(folder);
});
