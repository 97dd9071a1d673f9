import { describe, expect, it } from 'vitest';
import { widthOf } from '../../src/drawing/text.ts';
import { helpHints, type ScreenKind, situations } from '../../src/ui/keys.ts';
import { loadProgramTexts } from '../../src/words/index.ts';
import { languages } from '../../src/words/languages.ts';
import { speaking } from '../../src/words/reader.ts';

describe('what stands in the help in place of a key', () => {
  it.each(languages)('fits its column of 13 cells in %s', async (language) => {
    await loadProgramTexts(language);
    const labels = speaking(language, () =>
      (Object.keys(situations) as ScreenKind[]).flatMap((kind) =>
        helpHints(new Set(), {}, kind).flatMap(({ keys, label }) => (keys === '' ? [`: ${label}`] : [])),
      ),
    );
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter((label) => widthOf(label) > 13)).toEqual([]);
  });
});
