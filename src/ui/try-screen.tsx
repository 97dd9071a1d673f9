import type { WriteFile } from './try-commands.ts';
import type { TryTable } from './try-table.ts';
export interface TryScreenOptions {
  readonly ascii: boolean;
  readonly theme: string;
  readonly signal: AbortSignal;
  readonly write: WriteFile;
}
export async function tryOnScreen(_table: TryTable, _options: TryScreenOptions): Promise<void> {}
