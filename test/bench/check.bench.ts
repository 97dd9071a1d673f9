import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processorSeconds } from './processor-time.ts';
import { median } from './ratio.ts';

/** The limit in seconds for `check` to run every scenario. */
const WANTED = 5;

const launcher = fileURLToPath(new URL('../../bin/green-games.js', import.meta.url));
const folder = fileURLToPath(new URL('../scenarios/', import.meta.url));
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => join(folder, file));

const runs = Array.from({ length: 5 }, () => processorSeconds([launcher, 'check', '--json', ...files]));
const seconds = median(runs.map((run) => run.seconds));
const { passed } = JSON.parse(runs[0]?.stdout ?? '') as { passed: number };
console.log(`check runs ${passed} scenarios in ${seconds.toFixed(2)} s (wanted: under ${WANTED})`);
if (seconds >= WANTED) process.exitCode = 1;
