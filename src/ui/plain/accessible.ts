/** Whether the environment asks for line mode: `ACCESSIBLE` is set, and is neither empty nor `0`. */
export function asksForLines(environment: Readonly<Record<string, string | undefined>>): boolean {
  return !['', '0'].includes(environment['ACCESSIBLE'] ?? '');
}
