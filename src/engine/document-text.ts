import { isMap, isScalar, parseDocument, stringify, visit } from 'yaml';

/** The form in which plain data is written. */
export interface TextForm {
  /** The width of a line, after which long texts are wrapped. */
  readonly width: number;
  /** The names written for the keys of a map, in the same order. */
  namesOf?(keys: readonly string[]): readonly string[];
}

/** Plain data as YAML, with each list or map of words and figures only on one line. */
export function documentText(data: unknown, { width, namesOf }: TextForm): string {
  const document = parseDocument(stringify(data));
  visit(document, {
    Map: (_, { items }) => {
      const keys = items.flatMap(({ key }) => (isScalar(key) && typeof key.value === 'string' ? [key] : []));
      const names = namesOf?.(keys.map(({ value }) => value as string)) ?? [];
      keys.forEach((key, index) => {
        key.value = names[index] ?? key.value;
      });
    },
    Collection: (_, node) => {
      const items = isMap(node) ? node.items.map((pair) => pair.value) : node.items;
      if (items.every((item) => isScalar(item) || item === null)) node.flow = true;
    },
  });
  return document.toString({ lineWidth: width, flowCollectionPadding: false });
}
