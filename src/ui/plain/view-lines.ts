import { elementAt } from '../../engine/checked.ts';
import { documentText } from '../../engine/document-text.ts';
import type { Say } from '../../engine/words.ts';

/**
 * A seat's view as indented lines: every key with its value, lists on one line if they fit. Keys that would get the
 * same name within one map keep their names from the position.
 */
export function viewLines(view: unknown, say: Say): string[] {
  const namesOf = (keys: readonly string[]): string[] => {
    const names = keys.map((key) => say.name(key));
    return names.map((name, index) =>
      names.indexOf(name) === names.lastIndexOf(name) ? name : elementAt(keys, index),
    );
  };
  return documentText(view ?? {}, { width: 100, namesOf })
    .trimEnd()
    .split('\n');
}
