/** The facts of one event; they never include names, addresses or answers. */
export type EventFacts = Readonly<Record<string, string | number | boolean>>;

/** Logs an event of the server for its host. */
export type EventLog = (event: string, facts?: EventFacts) => void;

/** A log with one line of JSON for each event. */
export function jsonLog(write: (line: string) => void, now: () => number): EventLog {
  return (event, facts = {}) =>
    write(`${JSON.stringify({ at: new Date(now()).toISOString(), event, ...facts })}\n`);
}
