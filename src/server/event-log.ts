/** Figures and words of one event; no name, no address, no answer. */
export type EventFacts = Readonly<Record<string, string | number | boolean>>;

/** Notes an event of the server for its host. */
export type EventLog = (event: string, facts?: EventFacts) => void;

/** A log with one line of JSON for each event. */
export function jsonLog(write: (line: string) => void, now: () => number): EventLog {
  return (event, facts = {}) =>
    write(`${JSON.stringify({ at: new Date(now()).toISOString(), event, ...facts })}\n`);
}
