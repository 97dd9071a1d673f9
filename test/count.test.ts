import { describe, expect, it } from 'vitest';
import { count, failures } from '../.ci/count.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

describe('counting the tests that ran', () => {
  it('adds up the files and leaves out what was skipped', () => {
    const results = {
      testResults: [file('passed', 'passed', 'skipped', 'passed'), file('failed', 'failed', 'passed')],
    };
    expect(count(results, 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    expect(count({ testResults: [file('failed'), file('passed', 'passed')] }, 1)).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  it('counts a command that failed beside the tests as one failure', () => {
    expect(count({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 });
    expect(count(undefined, 2)).toEqual({ passed: 0, failed: 1 });
  });

  it('treats a run without tests as a failure', () => {
    expect(count(undefined, 0)).toEqual({ passed: 0, failed: 1 });
    expect(count({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('reports success if nothing failed', () => {
    expect(count({ testResults: [file('passed', 'passed')] }, 0)).toEqual({ passed: 1, failed: 0 });
  });
});

describe('naming the tests that failed', () => {
  it('gives the file, the title and the first line of the message', () => {
    const failed = {
      status: 'failed',
      fullName: 'a bid is refused',
      failureMessages: [Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')],
    };
    const results = {
      testResults: [
        { name: 'bid.test.ts', status: 'failed', assertionResults: [failed, { status: 'passed' }] },
      ],
    };
    const lines = failures(results);
    expect(lines[0]).toBe('failed: bid.test.ts: a bid is refused');
    expect(lines[1]).toBe('    line 0');
    expect(lines.length).toBeLessThan(20);
  });

  it('names a file that could not be loaded', () => {
    const results = {
      testResults: [
        { name: 'bid.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    };
    expect(failures(results)).toEqual(['failed: bid.test.ts', '    no such module']);
  });

  it('says nothing when all passed or nothing ran', () => {
    expect(failures({ testResults: [file('passed', 'passed')] })).toEqual([]);
    expect(failures(undefined)).toEqual([]);
  });
});
