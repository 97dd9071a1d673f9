import { isMap, isScalar, parseDocument, stringify, visit } from 'yaml';
import type { Say } from '../../engine/words.ts';

/** What a seat may see, as indented lines: every key with its value, lists in one line where they fit. */
export function viewLines(view: unknown, say: Say): string[] {
  const document = parseDocument(stringify(view ?? {}));
  visit(document, {
    Pair: (_, pair) => {
      if (isScalar(pair.key) && typeof pair.key.value === 'string') pair.key.value = say.name(pair.key.value);
    },
    Collection: (_, node) => {
      const items = isMap(node) ? node.items.map((pair) => pair.value) : node.items;
      if (items.every((item) => isScalar(item) || item === null)) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 100, flowCollectionPadding: false }).trimEnd().split('\n');
}
