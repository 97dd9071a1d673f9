export function withFigures(page: string, name: string, machine: string, printed: string): string;
