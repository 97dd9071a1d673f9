import { layoutFor } from '../drawing/layout.ts';
import { bold, dim, fitted, type Line, lineWidth, type Piece, painted } from '../drawing/lines.ts';
import { shorten, widthOf } from '../drawing/text.ts';
import { actionWords, screenWords } from '../words/index.ts';
import { type ActionId, footerHints, type KeyHint, keysText } from './keys.ts';
import type { MatchScreen } from './match-screen.ts';
import type { ShownScreen } from './shown-screen.ts';

/** The first line: game, round, phase and step, and the seed once it may be shown. */
export function statusLine(screen: MatchScreen): Line {
  const { session, voice, glyphs, size, board } = screen;
  const status = board.status?.(screen.view(screen.viewer), voice, size.columns);
  const round = status?.round ?? screenWords().round(session.table.round);
  const told = screen.toldUpTo;
  const step = told === undefined ? voice.step(session.table.step) : toldSteps(screen, told.step);
  const phase =
    status?.phase === undefined || status.phase === step ? step : `${status.phase} ${glyphs.within} ${step}`;
  const title = session.table.game.title.toUpperCase();
  const { seed: dealt } = session.table;
  const seed =
    dealt === undefined || (told !== undefined && session.table.over)
      ? ''
      : dim(voice.text(screenWords().seed(dealt)));
  const fuller: Line = [' ', bold(title), '  ', voice.text(round), '  ', voice.text(phase)];
  const shorter: Line = [' ', bold(title), '  ', voice.text(round), '  ', voice.text(step)];
  const start = lineWidth(fuller) <= size.columns ? fuller : shorter;
  const spare = size.columns - lineWidth(start) - lineWidth([seed]);
  return spare >= 2 ? [...start, ' '.repeat(spare), seed] : fitted(start, size.columns, glyphs.more);
}

/** The step that a page of events covers; if it covers several, the first and the last one. */
function toldSteps({ scene, voice, glyphs }: MatchScreen, last: string): string {
  const first = scene.kind === 'telling' ? scene.pages[scene.page]?.steps[0] : undefined;
  return first === undefined || first === last
    ? voice.step(last)
    : `${voice.step(first)} ${glyphs.to} ${voice.step(last)}`;
}

/** The line between board and prompt, with the latest news. */
export function dividerLine({ glyphs, voice }: ShownScreen, columns: number, notice: string | null): Line {
  if (notice === null) return [dim(glyphs.line.repeat(columns))];
  const text = shorten(voice.text(notice), columns - 6, glyphs.more);
  const rest = Math.max(0, columns - 4 - widthOf(text));
  return [dim(`${glyphs.line} `), bold(text), dim(` ${glyphs.line.repeat(rest)}`)];
}

/** The last line: the keys that work now; if there is no room for all, the most important ones. */
export function footerLine(screen: ShownScreen, withNotice: boolean, start: Line = []): Line {
  const { situation, hidden, size, glyphs, flash, notice, voice, overlay } = screen;
  if (flash !== null) return [' ', bold(shorten(flash, size.columns - 2, glyphs.more))];
  if (withNotice && notice !== null && overlay === null) {
    return [' ', bold(shorten(voice.text(notice), size.columns - 2, glyphs.more))];
  }
  if (overlay !== null) {
    const own = [dim(`${overlay.hint ?? screenWords().scrollHint}  `)];
    return fitted(
      [' ', ...own, ...keyPieces({ keys: 'Esc', label: actionWords().close.label })],
      size.columns,
    );
  }
  const hints = footerHints(
    situation,
    withoutEmpty(screen, hidden),
    layoutFor(size),
    screen.preferences.keys,
  ).map((hint): KeyHint => ({ ...hint, label: screen.labels[hint.id] ?? hint.label }));
  if (screen.kind === 'play') hints.sort((one, other) => ownRank(one, screen) - ownRank(other, screen));
  const always = hints.filter(({ id }) => id === 'palette' || id === 'help');
  // Without key hints, the key that opens the full list is still shown.
  if (!screen.preferences.hints) return [...start, ' ', ...always.flatMap((one) => keyPieces(one))];
  const wide = (list: readonly Pick<KeyHint, 'keys' | 'label'>[]) =>
    list.reduce((sum, each) => sum + hintWidth(each, screen) + 2, 0);
  const shown: KeyHint[] = [];
  for (const hint of hints) {
    if (always.includes(hint)) continue;
    if (1 + lineWidth(start) + wide([...shown, hint, ...always]) > size.columns + 1) continue;
    shown.push(hint);
  }
  return [
    ...start,
    ' ',
    ...[...shown, ...always].flatMap((hint, index): Piece[] => [
      index === 0 ? '' : '  ',
      ...keyPieces(withArrows(hint, screen)),
    ]),
  ];
}

/** Keys that mean something of their own in the open question come right after those that move and choose. */
function ownRank({ id }: KeyHint, { labels }: Pick<ShownScreen, 'labels'>): number {
  if (id === 'move' || id === 'choose') return 0;
  return labels[id] === undefined ? 2 : 1;
}

/** The hidden actions, and the list of forbidden options while it is empty; its key still opens it. */
function withoutEmpty(
  { openPrompt: prompt }: ShownScreen,
  hidden: ReadonlySet<ActionId>,
): ReadonlySet<ActionId> {
  const isEmpty =
    prompt !== null && prompt.refused === null && prompt.items.every(({ barred }) => barred === undefined);
  return isEmpty ? new Set([...hidden, 'why']) : hidden;
}

function withArrows(
  hint: Pick<KeyHint, 'keys' | 'label'>,
  { glyphs }: ShownScreen,
): Pick<KeyHint, 'keys' | 'label'> {
  const named = { ...hint, keys: keysText(hint.keys) };
  if (glyphs.ascii) return named;
  if (hint.keys === 'arrows' || hint.keys === 'Up Down') return { ...hint, keys: glyphs.up + glyphs.down };
  return hint.keys === 'Left Right' ? { ...hint, keys: '←→' } : named;
}

function hintWidth(hint: Pick<KeyHint, 'keys' | 'label'>, screen: ShownScreen): number {
  const { keys, label } = withArrows(hint, screen);
  return widthOf(keys) + (label === '' ? 0 : 1 + widthOf(label));
}

function keyPieces({ keys, label }: Pick<KeyHint, 'keys' | 'label'>): Piece[] {
  return label === '' ? [painted(keys, 'key', true)] : [painted(keys, 'key', true), ` ${label}`];
}
