/** JSON-like data without classes. States consist of it. */
export type Plain = string | number | boolean | null | undefined | Plain[] | { [key: string]: Plain };

/** A deep copy of plain data that shares nothing with the original. */
export function clonePlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const length = value.length;
    const copy = new Array(length);
    for (let index = 0; index < length; index += 1) {
      const item = value[index];
      copy[index] = typeof item === 'object' && item !== null ? clonePlain(item) : item;
    }
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const item = value[key];
    copy[key] = typeof item === 'object' && item !== null ? clonePlain(item) : item;
  }
  return copy as T;
}
