import { availableParallelism, constants } from 'node:os';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { version } from '../../package.json';
import { openControl } from '../server/control.ts';
import { jsonLog } from '../server/event-log.ts';
import { withReports } from '../server/fault-reports.ts';
import { serveMetrics } from '../server/metrics.ts';
import { GameServer } from '../server/server.ts';
import { commandWords, loadReportTexts } from '../words/index.ts';
import { usage } from './exit.ts';
import { leaveAtOnce } from './leave.ts';
import { print, tell } from './output.ts';
import { serverHome } from './server-home.ts';
import { openStore, storeAddress } from './server-store.ts';

export interface ServeOptions {
  readonly listen: string;
  readonly metrics?: string;
  readonly home?: string;
  readonly store?: string;
  readonly inviteOnly?: boolean;
  readonly authorizedKeys?: string;
  readonly name: string;
  readonly maxConnections: number;
}

/** Milliseconds within which a server ends after a signal. */
const lastCall = 4500;

/** The growth of the heap after which garbage is collected, in percent of the memory in use. The default lets it grow several times over. */
const heapGrowth = 50;

/** The garbage collector. Programs reach it only through a flag of V8. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/** `serve`: offers tables over SSH until a signal ends it. */
export async function serve(options: ServeOptions): Promise<void> {
  await loadReportTexts();
  const { host, port } = addressOf('--listen', options.listen);
  const metricsAt = options.metrics === undefined ? undefined : addressOf('--metrics', options.metrics);
  const home = serverHome(options.home);
  const program = `green-games ${version}, Node.js ${process.version}`;
  const log = withReports(jsonLog(tell, Date.now), join(home, 'faults'), program, Date.now);
  // Every screen listens for the end of the process, so the number of listeners is unlimited.
  process.setMaxListeners(0);
  setFlagsFromString(`--heap-growing-percent=${heapGrowth}`);
  const address = storeAddress(options.store);
  const store = address === undefined ? undefined : await openStore(address, log);
  const server = await GameServer.start({
    ...(store === undefined ? {} : { store }),
    host,
    port,
    home,
    name: options.name,
    isInviteOnly: options.inviteOnly === true,
    ...(options.authorizedKeys === undefined ? {} : { authorizedKeys: resolve(options.authorizedKeys) }),
    maxConnections: options.maxConnections,
    // One core stays free for people's key presses.
    botWorkers: Math.max(1, availableParallelism() - 1),
    version,
    log,
    memory: () => process.memoryUsage.rss(),
    collect: collector(),
  });
  const closeControl = await openControl(server, home);
  const metrics =
    metricsAt === undefined ? undefined : await serveMetrics(server, metricsAt.host, metricsAt.port);
  // Listens for signals first, since a host may end the server as soon as it announces its address.
  const ended = new Promise<'SIGTERM' | 'SIGINT' | 'SIGHUP'>((end) => {
    for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, () => end(name));
  });
  const shownHost = host === '0.0.0.0' || host === '::' ? 'THIS-MACHINE' : host;
  print(commandWords().hostKey(server.fingerprint, server.port, shownHost));
  log('started', { port: server.port });
  // A fault outside any screen is logged. Matches are on disk at all times, so play continues.
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const)
    process.removeAllListeners(fault).on(fault, (error: unknown) => {
      log('fault', { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    });
  const signal = await ended;
  const code = 128 + constants.signals[signal];
  log('stopping', { signal });
  setTimeout(() => leaveAtOnce(code), lastCall).unref();
  closeControl();
  metrics?.close();
  await server.close();
  log('stopped');
  leaveAtOnce(code);
}

/** The address in `HOST:PORT`, `[::1]:PORT` or `PORT`. */
function addressOf(option: string, listen: string): { host: string; port: number } {
  const [, bracketed, plain, number] = /^(?:\[([\da-f:]+)\]:|([\w.-]+):)?(\d{1,5})$/i.exec(listen) ?? [];
  const port = Number(number);
  if (number === undefined || port > 65_535)
    throw usage(commandWords().addressForm(option, JSON.stringify(listen)));
  return { host: bracketed ?? plain ?? '127.0.0.1', port };
}
