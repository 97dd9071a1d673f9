import { spawnSync } from 'node:child_process';

/** Printed by a child when it ends, behind everything else that it has to say. */
const REPORT = `data:text/javascript,process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  process.stderr.write('\\n' + (user + system));
});`.replaceAll('\n', ' ');

/**
 * Runs Node and returns the seconds of processor time that it took, start and end included. On a machine with nothing
 * else to do it takes no longer than that; on a busy one the time on the clock would tell of the others.
 */
export function processorSeconds(
  parameters: readonly string[],
  expected = 0,
): { readonly seconds: number; readonly stdout: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', REPORT, ...parameters], {
    encoding: 'utf8',
    input: '',
    maxBuffer: 2 ** 26,
  });
  if (status !== expected) throw new Error(`${parameters.join(' ')} ended with ${status}: ${stderr}`);
  return { seconds: Number(stderr.trim().split('\n').at(-1)) / 1e6, stdout };
}

/** The milliseconds of processor time that an act takes. */
export function processorMilliseconds(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
