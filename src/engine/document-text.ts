import { isMap, isScalar, parseDocument, stringify, visit } from 'yaml';

/** How plain data is written. */
export interface TextForm {
  /** The columns of a line, after which long texts go on in the next. */
  readonly width: number;
  /** What the keys of a map are called, in their order. */
  namesOf?(keys: readonly string[]): readonly string[];
}

/** Plain data as YAML: what holds nothing but words and figures stands on one line. */
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
