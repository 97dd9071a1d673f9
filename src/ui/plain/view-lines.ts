import { isMap, isScalar, parseDocument, stringify, visit } from 'yaml';
import type { Say } from '../../engine/words.ts';

/**
 * What a seat may see, as indented lines: every key with its value, lists in one line where they fit. Keys that would be
 * called alike in one map keep the words of the position.
 */
export function viewLines(view: unknown, say: Say): string[] {
  const document = parseDocument(stringify(view ?? {}));
  visit(document, {
    Map: (_, { items }) => {
      const keys = items.flatMap(({ key }) => (isScalar(key) && typeof key.value === 'string' ? [key] : []));
      const names = keys.map(({ value }) => say.name(value as string));
      keys.forEach((key, index) => {
        const name = names[index];
        if (names.indexOf(name as string) === names.lastIndexOf(name as string)) key.value = name;
      });
    },
    Collection: (_, node) => {
      const items = isMap(node) ? node.items.map((pair) => pair.value) : node.items;
      if (items.every((item) => isScalar(item) || item === null)) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 100, flowCollectionPadding: false }).trimEnd().split('\n');
}
