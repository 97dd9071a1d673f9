import { createHash } from 'node:crypto';

/**
 * JSON with sorted keys, so that equal data give equal text. It must be fast, because every step of a match calls it.
 */
export function sortedJson(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${sortedJson(item ?? null)}`;
    return `[${text}]`;
  }
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record).sort()) {
    const item = record[key];
    if (item !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${sortedJson(item)}`;
  }
  return `{${text}}`;
}

/** A JSON string. Nearly all strings are words, which need no escaping. */
function quoted(text: string): string {
  return /^[\w -]*$/.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** The first 16 hexadecimal digits of a text's SHA-256. */
export function textDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The digest of plain data; the order of its keys does not matter. */
export function digest(value: unknown): string {
  return textDigest(sortedJson(value));
}
