// Prints each failed test with the head of its message, then how many tests passed and failed, counted from the
// results that vitest wrote: `N passed, N failed`.
// The parameters are pairs of a suite and the exit code of the command that ran it. A command that failed without a
// failed test (a lint, a type, a build, a file that could not be loaded, no results at all) counts as one failure:
// the line never says 0 failed when something did.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MESSAGE_LINES = 12;

/** Counts the tests of one results file, or of none (`undefined`), and the code with which its command ended. */
export function count(results, code) {
  let passed = 0;
  let failed = 0;
  for (const file of results?.testResults ?? []) {
    const failedBefore = failed;
    for (const test of file.assertionResults) {
      if (test.status === 'passed') passed += 1;
      else if (test.status === 'failed') failed += 1;
    }
    if (file.status === 'failed' && failed === failedBefore) failed += 1;
  }
  if (failed === 0 && (code !== 0 || passed === 0)) failed = 1;
  return { passed, failed };
}

/** The failed tests of one results file: file, title, and the first lines of what each says; nothing when all passed. */
export function failures(results) {
  const lines = [];
  const head = (message) =>
    (message ?? '')
      .split('\n')
      .slice(0, MESSAGE_LINES)
      .map((line) => `    ${line}`);
  for (const file of results?.testResults ?? []) {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    for (const test of failed) {
      lines.push(`failed: ${file.name}: ${test.fullName}`, ...head(test.failureMessages?.[0]));
    }
    if (file.status === 'failed' && failed.length === 0)
      lines.push(`failed: ${file.name}`, ...head(file.message));
  }
  return lines;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const total = { passed: 0, failed: 0 };
  const said = [];
  for (let index = 2; index < process.argv.length; index += 2) {
    const suite = process.argv[index];
    const code = Number(process.argv[index + 1]);
    const file = fileURLToPath(new URL(`results/${suite}.json`, import.meta.url));
    const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    const { passed, failed } = count(results, code);
    for (const line of failures(results)) console.log(line);
    said.push(
      `${suite}: ${passed} passed, ${failed} failed${code === 0 ? '' : ` (its command ended with ${code})`}`,
    );
    total.passed += passed;
    total.failed += failed;
  }
  for (const line of said) console.log(line);
  console.log(`${total.passed} passed, ${total.failed} failed`);
}
