import type { Size } from '../../drawing/layout.ts';
import { type Line, painted, restyle, spread, typing, wrapped } from '../../drawing/lines.ts';
import { screenWords } from '../../words/index.ts';
import { type KeyHint, type KeyName, keysText, paletteHints, type Situation, typedInto } from '../keys.ts';
import { windowAround } from '../prompts/list.ts';
import type { ShownScreen } from '../shown-screen.ts';
import type { Overlay } from './overlay.ts';

/** How well a text matches typed letters, which need not be adjacent; null if one is missing. Smaller is better. */
export function fuzzyScore(text: string, letters: string): number | null {
  const lower = text.toLowerCase();
  let place = -1;
  let score = 0;
  for (const letter of letters.toLowerCase().replaceAll(' ', '')) {
    const found = lower.indexOf(letter, place + 1);
    if (found < 0) return null;
    const begins = found === 0 || lower[found - 1] === ' ';
    if (found !== place + 1 || place < 0)
      score += (begins ? 1 : 3 + (found - place)) + (place < 0 ? found / 20 : 0);
    place = found;
  }
  return score + lower.length / 100;
}

function fitting(hints: readonly KeyHint[], letters: string): KeyHint[] {
  return hints
    .map((hint) => ({ hint, score: fuzzyScore(`${hint.label} ${hint.help}`, letters) }))
    .filter(({ score }) => score !== null)
    .sort((one, other) => (one.score as number) - (other.score as number))
    .map(({ hint }) => hint);
}

/**
 * A list of everything that can be done, filtered by letters of its name.
 * @param situation the situation in which the palette was opened, which determines the actions offered
 */
export function paletteOverlay(situation: Situation): Overlay<ShownScreen> {
  let typed = '';
  let cursor = 0;
  const entries = (screen: ShownScreen) =>
    fitting(paletteHints(situation, screen.hidden, screen.preferences.keys), typed);
  return {
    id: 'palette',
    title: screenWords().paletteTitle,
    hint: screenWords().paletteHint,
    lines: (screen, size) => {
      const found = entries(screen);
      cursor = Math.max(0, Math.min(cursor, found.length - 1));
      return [
        [' ', painted(':', 'key', true), ' ', typing(typed, size.columns - 3)],
        ...listed(found, cursor, screen, size),
      ];
    },
    isTyping: () => true,
    press: (key, screen) => {
      if (key === 'escape') return false;
      if (key === 'up' || key === 'down') cursor += key === 'up' ? -1 : 1;
      else if (key === 'backspace') typed = typed.slice(0, -1);
      else if (key === 'enter') {
        const chosen = entries(screen)[cursor];
        screen.close();
        if (chosen !== undefined) screen.run(chosen.id);
        return true;
      } else if (typedInto(typed, key) !== undefined) {
        typed = typedInto(typed, key) ?? typed;
        cursor = 0;
      } else return false;
      screen.changed();
      return true;
    },
  };
}

function listed(found: readonly KeyHint[], cursor: number, { glyphs }: ShownScreen, size: Size): Line[] {
  if (found.length === 0) return wrapped(screenWords().noMatch, size.columns, { dim: true });
  const { from, to } = windowAround(found.length, cursor, Math.max(1, size.rows - 1));
  return found.slice(from, to).map(({ keys, help }: { keys: KeyName; help: string }, index) => {
    const focused = from + index === cursor;
    const line: Line = [` ${focused ? glyphs.cursor : ' '} `, help];
    return spread(
      focused ? restyle(line, { inverse: true, bold: true }) : line,
      [painted(keysText(keys), 'key')],
      size.columns - 1,
      glyphs.more,
    );
  });
}
