/** A number with its noun. */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const workers = (count: number) => counted(count, 'worker', 'workers');

export const credits = (count: number) => counted(count, 'credit', 'credits');

export const times = (count: number) =>
  count === 1 ? 'once' : count === 2 ? 'twice' : count === 3 ? 'three times' : `${count} times`;
