let verifies = false;

/** From now on every step of every match runs twice, and both runs are compared: for tests and development. */
export function verifySteps(): void {
  verifies = true;
}

/** Whether every step runs twice. */
export function areStepsVerified(): boolean {
  return verifies;
}
