interface Results {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

export function count(results: Results | undefined, code: number): { passed: number; failed: number };
