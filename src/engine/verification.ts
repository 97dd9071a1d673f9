let verifies = false;

/** Makes every step of every match run twice and compares the runs, for tests and development. */
export function verifySteps(): void {
  verifies = true;
}

/** Whether every step runs twice. */
export function areStepsVerified(): boolean {
  return verifies;
}
