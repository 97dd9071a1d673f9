// The texts of a language as records of texts, functions and lists.

/** The path of each text, function and list of a record, with its kind. */
export function shapeOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  if (Array.isArray(value)) return [`${path}: list of ${value.length}`];
  return Object.entries(value).flatMap(([key, item]) => shapeOf(item, path === '' ? key : `${path}.${key}`));
}

/** Every text of a record, by its path. */
export function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, path === '' ? key : `${path}.${key}`));
}
