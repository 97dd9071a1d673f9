import { documentText } from '../../engine/document-text.ts';
import type { Say } from '../../engine/words.ts';

/**
 * What a seat may see, as indented lines: every key with its value, lists in one line where they fit. Keys that would be
 * called alike in one map keep the words of the position.
 */
export function viewLines(view: unknown, say: Say): string[] {
  const namesOf = (keys: readonly string[]): string[] => {
    const names = keys.map((key) => say.name(key));
    return names.map((name, index) =>
      names.indexOf(name) === names.lastIndexOf(name) ? name : (keys[index] as string),
    );
  };
  return documentText(view ?? {}, { width: 100, namesOf })
    .trimEnd()
    .split('\n');
}
