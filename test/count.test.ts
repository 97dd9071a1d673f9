import { describe, expect, it } from 'vitest';
import { count } from '../.ci/count.mjs';

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

  it('takes no tests at all for a failure', () => {
    expect(count(undefined, 0)).toEqual({ passed: 0, failed: 1 });
    expect(count({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('is content when all is well', () => {
    expect(count({ testResults: [file('passed', 'passed')] }, 0)).toEqual({ passed: 1, failed: 0 });
  });
});
