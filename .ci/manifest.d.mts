export function renamePrepare(text: string, action: string): string;
