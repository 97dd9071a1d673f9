import { StoreAway } from '../table/shared-records.ts';

/** Something cannot be done at this table now; the message says why. */
export class TableRefusal extends Error {
  override name = 'TableRefusal';
}

/** Whether an error is a refusal that only needs to be shown. */
export const isRefusal = (error: Error): boolean =>
  error instanceof TableRefusal || error instanceof StoreAway || error.name === 'SeatError';
