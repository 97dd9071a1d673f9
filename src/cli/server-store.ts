import { version } from '../../package.json';
import type { EventLog } from '../server/event-log.ts';
import type { PostgresStore } from '../server/postgres/postgres-store.ts';
import { reportWords } from '../words/index.ts';
import { Exit, exitCodes, usage } from './exit.ts';

/**
 * The address of the database in which servers keep everything: what `--store` names, otherwise GREEN_GAMES_STORE. It
 * may contain a password, so it is shown to nobody, and the list of processes shows the option only during the start.
 * @returns undefined if everything is in a folder
 * @throws Exit if it is no address of a PostgreSQL
 */
export function storeAddress(named: string | undefined): string | undefined {
  const address = named ?? process.env['GREEN_GAMES_STORE'];
  if (address === undefined || address === '') return undefined;
  if (named !== undefined) hideArguments();
  if (isStoreAddress(address)) return address;
  const word = named === undefined ? 'GREEN_GAMES_STORE' : '--store';
  throw usage(reportWords().host.addressWanted(word));
}

/** Whether a text is the address of a database rather than a folder. */
export function isStoreAddress(text: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text);
}

/** The command without its arguments. */
const COMMAND = ['green-games', 'serve'].join(' ');

/** Hides the arguments of this process from the list of processes, where the system allows it. */
export function hideArguments(): void {
  process.title = COMMAND;
}

/**
 * Opens the store of several servers.
 * @throws Exit with a sentence that names neither the address nor the password
 */
export async function openStore(url: string, log: EventLog): Promise<PostgresStore> {
  const { PostgresStore: Opened } = await import('../server/postgres/postgres-store.ts');
  try {
    return await Opened.open({ url, program: version, log });
  } catch (thrown) {
    throw new Exit(exitCodes.failed, startFault(thrown));
  }
}

function startFault(thrown: unknown): string {
  if (!(thrown instanceof Error)) return reportWords().host.storeNotOpened;
  if (thrown.name === 'SchemaError') return thrown.message;
  const reason = 'reason' in thrown ? String(thrown.reason) : thrown.message;
  return reportWords().host.storeNotOpenedBecause(reason);
}
