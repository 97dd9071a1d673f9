import type { ServedTable } from './served-table.ts';

/** A person's choice in the lobby: a table to go to, or a finished match to replay. */
export interface LobbyChoice {
  readonly kind: 'table' | 'replay';
  readonly table: ServedTable;
}
