interface Results {
  testResults: {
    name?: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[];
  }[];
}

export function count(results: Results | undefined, code: number): { passed: number; failed: number };
export function failures(results: Results | undefined): string[];
