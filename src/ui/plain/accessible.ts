/** Whether the environment asks for line mode: `ACCESSIBLE` set to anything but nothing and `0`. */
export function asksForLines(environment: Readonly<Record<string, string | undefined>>): boolean {
  return !['', '0'].includes(environment['ACCESSIBLE'] ?? '');
}
