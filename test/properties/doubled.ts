/** A component table with every figure twice as high. */
export function doubled(value: unknown): unknown {
  if (typeof value === 'number') return value * 2;
  if (Array.isArray(value)) return value.map(doubled);
  if (value instanceof Map) return new Map([...value].map(([key, item]) => [key, doubled(item)]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, doubled(item)]));
}
