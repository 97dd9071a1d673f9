import { createHash } from 'node:crypto';

/** JSON with the keys of every object sorted, so that equal data give equal text. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => sortedJson(item ?? null)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const record = value as Record<string, unknown>;
    const parts: string[] = [];
    for (const key of Object.keys(record).sort()) {
      const item = record[key];
      if (item !== undefined) parts.push(`${JSON.stringify(key)}:${sortedJson(item)}`);
    }
    return `{${parts.join(',')}}`;
  }
  return JSON.stringify(value);
}

/** The first 16 hexadecimal digits of SHA-256 over a text. */
export function textDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The digest of plain data, whatever the order of its keys. */
export function digest(value: unknown): string {
  return textDigest(sortedJson(value));
}
