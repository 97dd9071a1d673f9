import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../table/data-folder.ts';
import type { EventLog } from './event-log.ts';

/** The events that report a fault of the program, about which its authors want to know. */
const reported: ReadonlySet<string> = new Set(['fault', 'match-fault', 'connection-fault', 'control-fault']);

/** The maximum number of reports that one run saves; a fault that comes back again and again must not fill the disk. */
const mostReports = 100;

/**
 * A log that also saves a report of every fault, in a file of its own, and adds the file's name to the event.
 * @param folder the absolute path of the folder for reports; created with the first of them
 * @param program the versions of the program and of Node
 */
export function withReports(log: EventLog, folder: string, program: string, now: () => number): EventLog {
  let count = 0;
  return (event, facts = {}) => {
    if (!reported.has(event) || count >= mostReports) {
      log(event, facts);
      return;
    }
    count += 1;
    const at = new Date(now()).toISOString();
    const name = `${at.replace(/[:.]/g, '-')}-${count}.txt`;
    const lines = Object.entries({ program, at, event, ...facts }).map(
      ([key, value]) => `${key}: ${value}\n`,
    );
    try {
      makeFolder(folder);
      writeFileSync(join(folder, name), lines.join(''), { flag: 'wx', mode: 0o600 });
      log(event, { ...facts, report: name });
    } catch (error) {
      log(event, { ...facts, unsaved: error instanceof Error ? error.message : String(error) });
    }
  };
}
