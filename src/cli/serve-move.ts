import { resolve } from 'node:path';
import { askServer, ControlError } from '../server/control-client.ts';
import { type Copied, CopyError, moveStore } from '../server/copy-store.ts';
import { FolderStore } from '../server/folder-store.ts';
import type { Store } from '../server/store.ts';
import { loadReportTexts, reportWords } from '../words/index.ts';
import { Exit, exitCodes, usage } from './exit.ts';
import { isThere } from './files.ts';
import { print, printJson } from './output.ts';
import { hideArguments, isStoreAddress, openStore, storeAddress } from './server-store.ts';

export interface MoveOptions {
  readonly from: string;
  readonly to: string;
  readonly json?: boolean;
}

/** The word for the database that GREEN_GAMES_STORE names. */
const named = 'store';

/**
 * `serve move`: copies everything that servers keep from a folder into a database or back, and compares it.
 * @throws Exit if one of them cannot be opened, the target is not empty, or both differ afterwards
 */
export async function moveServer({ from, to, json }: MoveOptions): Promise<void> {
  await loadReportTexts();
  if (isStoreAddress(from) || isStoreAddress(to)) hideArguments();
  const source = await opened('--from', from, true);
  const target = await opened('--to', to, false).catch(async (thrown: unknown) => {
    await source.close();
    throw thrown;
  });
  try {
    const copied = await moveStore(source, target);
    if (json === true) printJson(copied);
    else print(textOf(copied));
  } catch (thrown) {
    if (thrown instanceof CopyError) throw new Exit(exitCodes.failed, thrown.message);
    throw thrown;
  } finally {
    await target.close();
    await source.close();
  }
}

async function opened(option: string, place: string, mustExist: boolean): Promise<Store> {
  const words = reportWords().host;
  const address = place === named ? storeAddress(undefined) : place;
  if (address === undefined) throw usage(words.placeNeedsStore(option, named));
  if (isStoreAddress(address)) return await openStore(address, () => {});
  const folder = resolve(address);
  if (mustExist && !isThere(folder)) throw usage(words.noFolder(option, folder));
  if (await isServed(folder)) throw new Exit(exitCodes.failed, words.folderServed(folder));
  return new FolderStore(folder);
}

async function isServed(folder: string): Promise<boolean> {
  try {
    await askServer(folder, { command: 'status' });
    return true;
  } catch (thrown) {
    if (thrown instanceof ControlError) return false;
    throw thrown;
  }
}

function textOf({ people, tables, matches, digest }: Copied): string {
  return reportWords().host.copied(people, tables, matches, digest.slice(0, 16));
}
