import type { Layout } from '../drawing/layout.ts';
import { entryOf } from '../engine/checked.ts';
import { ownOf } from '../engine/own.ts';
import { actionWords, screenWords } from '../words/index.ts';

/** A key's name in the table: `enter`, `up`, `ctrl-c`, or the character that it types. */
export type KeyName = string;

/** Everything that a key can do. */
export type ActionId = keyof ReturnType<typeof actionWords>;

/** What the screen shows, which determines the keys that work. */
export type Situation =
  | 'asking'
  | 'confirming'
  | 'typing'
  | 'telling'
  | 'handing-over'
  | 'thinking'
  | 'over'
  | 'reading'
  | 'replaying'
  | 'trying'
  /** A number or a command is being typed, and every key goes into it. */
  | 'entering';

/** The kind of screen: a match, a replay or demo, or a rule-checking session. */
export type ScreenKind = 'play' | 'replay' | 'try';

/** The situations that each kind of screen can be in. */
export const situations: Readonly<Record<ScreenKind, readonly Situation[]>> = {
  play: ['asking', 'confirming', 'typing', 'telling', 'handing-over', 'thinking', 'over', 'reading'],
  replay: ['replaying', 'reading', 'entering'],
  try: ['trying', 'reading', 'entering'],
};

interface Action {
  readonly id: ActionId;
  readonly keys: readonly KeyName[];
  /** Where the key works. */
  readonly in: readonly Situation[];
  /** Its rank in the footer, lowest first; default: not in the footer, only in help and palette. */
  readonly footer?: number;
  /** Its rank in the footer if the board has many panes and there is room for few keys. */
  readonly compactFooter?: number;
  /** Its rank in the footer while events are told; default: its usual rank. */
  readonly tellingFooter?: number;
  /** A short label for its keys, if a list of their names would be long. */
  readonly shown?: string;
  /** False for keys that move or choose in the palette itself. */
  readonly palette?: false;
}

/** The situations of a match in which nothing is being typed or confirmed. */
const inMatch: readonly Situation[] = ['asking', 'telling', 'thinking', 'over'];
/** These situations, on every kind of screen. */
const anywhere: readonly Situation[] = [...inMatch, 'replaying', 'trying'];

/** The only table of keys; the footer, the help and the palette are generated from it. */
export const actions: readonly Action[] = [
  {
    id: 'move',
    keys: ['up', 'down', 'left', 'right', 'pageup', 'pagedown', 'home', 'end'],
    in: ['asking', 'reading', 'over', 'trying'],
    footer: 1,
    shown: 'arrows',
    palette: false,
  },
  { id: 'choose', keys: ['enter'], in: ['asking', 'trying'], footer: 2, palette: false },
  { id: 'confirm', keys: ['y'], in: ['confirming'], footer: 1, palette: false },
  { id: 'next', keys: [' '], in: ['telling'], footer: 1, shown: 'space', palette: false },
  { id: 'skip', keys: ['enter'], in: ['telling'], footer: 2, palette: false },
  {
    id: 'back',
    keys: ['escape'],
    in: ['asking', 'confirming', 'typing', 'reading', 'trying'],
    footer: 12,
    palette: false,
  },
  { id: 'type', keys: ['/'], in: ['asking'], footer: 11 },
  { id: 'send', keys: ['enter'], in: ['typing'], footer: 1, palette: false },
  { id: 'complete', keys: ['tab'], in: ['typing'], footer: 2, palette: false },
  { id: 'why', keys: ['w'], in: ['asking', 'trying'], footer: 3 },
  { id: 'undo', keys: ['u'], in: ['asking', 'trying'], footer: 4 },
  { id: 'hint', keys: ['i'], in: ['asking', 'replaying', 'trying'], footer: 9.7 },
  { id: 'rules', keys: ['r'], in: [...inMatch, 'trying'], footer: 6 },
  { id: 'log', keys: ['l'], in: anywhere, footer: 7 },
  { id: 'boards', keys: ['b'], in: anywhere, footer: 8 },
  { id: 'explain', keys: ['e'], in: ['asking', 'trying'], footer: 9.7, compactFooter: 5.5 },
  { id: 'hand', keys: ['h'], in: anywhere, footer: 9.5 },
  { id: 'standings', keys: ['s'], in: anywhere, footer: 9 },
  {
    id: 'pane',
    keys: ['tab'],
    in: ['asking', 'telling', 'thinking', 'replaying', 'trying'],
    footer: 10,
    compactFooter: 5,
  },
  { id: 'palette', keys: [':'], in: anywhere, footer: 20, palette: false },
  { id: 'help', keys: ['?'], in: [...anywhere, 'handing-over'], footer: 21 },
  // This is not the key that answers: if that were pressed twice or held, it would show the next person's secrets.
  { id: 'take-seat', keys: [' '], in: ['handing-over'], footer: 1, shown: 'space', palette: false },
  { id: 'hurry', keys: ['enter', ' '], in: ['thinking'], footer: 1, shown: 'Enter', palette: false },
  { id: 'reasons', keys: ['m'], in: inMatch, footer: 9.8, tellingFooter: 2.5 },
  { id: 'note', keys: ['n'], in: [...inMatch, 'replaying'], footer: 9.9 },
  { id: 'bookmark', keys: ['*'], in: [...inMatch, 'replaying'] },
  { id: 'lesson', keys: ['o'], in: inMatch, footer: 5.2 },
  { id: 'aim', keys: ['a'], in: inMatch },
  { id: 'forecast', keys: ['f'], in: anywhere },
  { id: 'walk-through', keys: ['d'], in: ['asking', 'telling', 'over'] },
  { id: 'telling', keys: ['t'], in: inMatch },
  { id: 'theme', keys: [], in: anywhere },
  { id: 'ascii', keys: [], in: anywhere },
  { id: 'onward', keys: ['enter'], in: ['replaying'], footer: 0.5, palette: false },
  { id: 'step-answer', keys: ['left', 'right'], in: ['replaying'], footer: 1, palette: false },
  { id: 'step-turn', keys: ['up', 'down'], in: ['replaying'], footer: 2, palette: false },
  { id: 'step-round', keys: ['pageup', 'pagedown'], in: ['replaying'], footer: 3, palette: false },
  { id: 'step-end', keys: ['home', 'end'], in: ['replaying'], palette: false },
  // Space continues, as on every screen.
  { id: 'run', keys: [' '], in: ['replaying'], footer: 0.6, shown: 'space' },
  { id: 'step', keys: [' '], in: ['trying'], footer: 5, shown: 'space' },
  { id: 'speed', keys: ['+', '-'], in: ['replaying'], palette: false },
  { id: 'go', keys: ['g'], in: ['replaying'], footer: 6 },
  { id: 'view', keys: ['v'], in: ['replaying', 'trying'], footer: 5 },
  { id: 'seat', keys: ['p'], in: ['trying'], footer: 10 },
  { id: 'review', keys: ['a'], in: ['replaying'], footer: 5.5 },
  { id: 'judge', keys: ['A'], in: ['replaying'], footer: 0.8 },
  { id: 'step-mistake', keys: ['[', ']'], in: ['replaying'], footer: 3.5, palette: false },
  { id: 'play-on', keys: ['P'], in: ['replaying'], footer: 10.5 },
  { id: 'try', keys: ['x'], in: ['replaying'], footer: 10 },
  { id: 'compare', keys: ['='], in: ['trying'], footer: 5 },
  { id: 'command', keys: ['/'], in: ['trying'], footer: 4 },
  { id: 'end-replay', keys: ['q'], in: ['replaying'], footer: 0.7, palette: false },
  { id: 'close', keys: ['q'], in: [...inMatch, 'trying', 'reading'], palette: false },
  { id: 'finish', keys: ['enter'], in: ['over'], footer: 2, palette: false },
  // These mean the same on every screen.
  { id: 'redraw', keys: ['ctrl-l'], in: [], shown: 'Ctrl-L' },
  { id: 'suspend', keys: ['ctrl-z'], in: [], shown: 'Ctrl-Z' },
  { id: 'quit', keys: ['ctrl-\\'], in: [], shown: 'Ctrl-\\' },
  { id: 'leave', keys: ['ctrl-c'], in: [...anywhere, 'handing-over', 'entering'], shown: 'Ctrl-C' },
];

/** Whether an action belongs to this kind of screen; an action without situations belongs to all. */
export function isOn({ in: where }: Pick<Action, 'in'>, screen: ScreenKind): boolean {
  return where.length === 0 || where.some((situation) => situations[screen].includes(situation));
}

/** Whether both keys work on the same kind of screen, so that one cannot stand for the other. */
function meet(one: KeyName, other: KeyName): boolean {
  const means = (key: KeyName, screen: ScreenKind): boolean =>
    actions.some((action) => hasKey(action, key) && isOn(action, screen));
  return (Object.keys(situations) as ScreenKind[]).some(
    (screen) => means(one, screen) && means(other, screen),
  );
}

/**
 * The key that a pressed key counts as on a screen; a key bound only to an action of another screen counts as itself.
 */
export function boundKey(
  pressed: KeyName,
  bound: Readonly<Record<KeyName, KeyName>>,
  screen: ScreenKind,
): KeyName {
  const key = ownOf(bound, pressed);
  if (key === undefined) return pressed;
  return actions.some((action) => hasKey(action, key) && isOn(action, screen)) ? key : pressed;
}

/**
 * As `boundKey`, but while text is being typed: a key that types a character types it, and no other key is bound to
 * one.
 */
export function boundInText(
  pressed: KeyName,
  bound: Readonly<Record<KeyName, KeyName>>,
  screen: ScreenKind,
): KeyName {
  const key = boundKey(pressed, bound, screen);
  const types = [pressed, key].some((each) => typedCharacter(each) !== undefined);
  return types ? pressed : key;
}

/** The action of a key in a situation; undefined if it has none. */
export function actionFor(key: KeyName, situation: Situation): ActionId | undefined {
  return actions.find((action) => hasKey(action, key) && action.in.includes(situation))?.id;
}

/**
 * Whether a key triggers the action. An action without a key goes by its own name, so that people can bind one to it.
 */
function hasKey({ id, keys }: Action, key: KeyName): boolean {
  return keys.length === 0 ? id === key : keys.includes(key);
}

const keyLabels: Readonly<Record<string, string>> = {
  enter: 'Enter',
  escape: 'Esc',
  tab: 'Tab',
  ' ': 'space',
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
  pageup: 'PgUp',
  pagedown: 'PgDn',
  home: 'Home',
  end: 'End',
};

/** The label of an action's keys. */
function keysOf({ id, keys, shown }: Action, bound: Readonly<Record<KeyName, KeyName>>): string {
  const other = Object.entries(bound).find(([, key]) => key === (keys[0] ?? id))?.[0];
  if (other !== undefined && (keys.length <= 1 || id === 'hurry')) return keyLabel(other);
  return shown ?? keys.map(keyLabel).join(' ');
}

/** The label of a key. */
export function keyLabel(key: KeyName): string {
  return (
    ownOf(keyLabels, key) ?? key.replace(/^ctrl-(.)$/u, (_, letter: string) => `Ctrl-${letter.toUpperCase()}`)
  );
}

/** The label of an action's keys in the language of the reader. */
export const keysText = (keys: string): string => ownOf(screenWords().keyNames, keys) ?? keys;

/** The label of an action's first key, with the person's own bindings. */
export function keyNameOf(action: ActionId, bound: Readonly<Record<KeyName, KeyName>>): string {
  const own = actions.find(({ id }) => id === action);
  return own === undefined ? '' : keysOf({ ...own, keys: own.keys.slice(0, 1) }, bound);
}

/** One entry of the footer or of the help. */
export interface KeyHint {
  readonly id: ActionId;
  readonly keys: string;
  readonly label: string;
  readonly help: string;
}

function hint(action: Action, bound: Readonly<Record<KeyName, KeyName>>): KeyHint {
  const words = actionWords()[action.id];
  return { id: action.id, keys: keysOf(action, bound), label: words.label, help: words.help };
}

/** The entries of the footer, the most important first. */
export function footerHints(
  situation: Situation,
  hidden: ReadonlySet<ActionId>,
  layout: Layout,
  bound: Readonly<Record<KeyName, KeyName>> = {},
): KeyHint[] {
  const place = ({ footer = 0, compactFooter = footer, tellingFooter }: Action) => {
    if (situation === 'telling' && tellingFooter !== undefined) return tellingFooter;
    return layout === 'compact' ? compactFooter : footer;
  };
  return actions
    .filter(
      ({ id, in: where, footer }) => footer !== undefined && where.includes(situation) && !hidden.has(id),
    )
    .sort((one, other) => place(one) - place(other))
    .map((action) => hint(action, bound));
}

/** Every key of a screen, for the help. */
export function helpHints(
  hidden: ReadonlySet<ActionId>,
  bound: Readonly<Record<KeyName, KeyName>> = {},
  screen: ScreenKind = 'play',
): KeyHint[] {
  return actions
    .filter((action) => !hidden.has(action.id) && isOn(action, screen))
    .map((action) => hint(action, bound));
}

/** The actions that the palette offers in a situation. */
export function paletteHints(
  situation: Situation,
  hidden: ReadonlySet<ActionId>,
  bound: Readonly<Record<KeyName, KeyName>> = {},
): KeyHint[] {
  return actions
    .filter(({ id, in: where, palette }) => palette !== false && where.includes(situation) && !hidden.has(id))
    .map((action) => hint(action, bound));
}

/** The maximum length of a text field, in characters. */
export const longestText = 200;

/**
 * The text with the character that the key types; undefined if the key types none, the unchanged text if it is full.
 */
export function typedInto(text: string, key: KeyName): string | undefined {
  const character = typedCharacter(key);
  if (character === undefined) return undefined;
  return text.length + character.length > longestText ? text : text + character;
}

/** Actions with keys for two or more directions; each direction is bound by its own name. */
const directed: ReadonlySet<ActionId> = new Set([
  'move',
  'step-answer',
  'step-turn',
  'step-round',
  'step-end',
  'step-mistake',
  'speed',
]);

const directions = ['up', 'down', 'left', 'right', 'pageup', 'pagedown', 'home', 'end'];

/** Everything that can be rebound, with its default key: every action by its name, and the directions. */
export const ownKeys: Readonly<Record<string, KeyName>> = {
  ...Object.fromEntries(
    actions.filter(({ id }) => !directed.has(id)).map(({ id, keys: [key = id] }) => [id, key]),
  ),
  ...Object.fromEntries(directions.map((key) => [key, key])),
  'next-mistake': ']',
  'last-mistake': '[',
  faster: '+',
  slower: '-',
};

/** Keys that cannot be rebound: text fields need them, and Ctrl-C always leaves. */
const kept: readonly KeyName[] = ['enter', 'escape', 'backspace', 'ctrl-c'];

/**
 * The key that a word in the settings names; undefined if there is none or it cannot be bound: terminals send Ctrl-H,
 * I, J and M as Backspace, Tab and Enter.
 */
export function keyOfWord(word: string): KeyName | undefined {
  const key = word === 'space' ? ' ' : word;
  if (kept.includes(key)) return undefined;
  const isNamed = [' ', 'tab', ...directions].includes(key) || /^ctrl-[abd-gklno-z\\]$/.test(key);
  // Digits are excluded because they are typed into answers.
  return isNamed || ([...key].length === 1 && /^[^\s\d\p{C}]$/u.test(key)) ? key : undefined;
}

/**
 * The name of what already has a key and must keep it; undefined if the key is free.
 * @param word the name of what should get the key
 * @param given the names of everything that was rebound; their default keys are free
 */
export function keyHolder(
  key: KeyName,
  word: string,
  given: Readonly<Record<string, unknown>>,
): string | undefined {
  const own = entryOf(ownKeys, word);
  const freed = new Set(Object.keys(given).flatMap((name) => ownOf(ownKeys, name) ?? []));
  if (key === own || freed.has(key) || !meet(key, own)) return undefined;
  return Object.keys(ownKeys).find((name) => ownKeys[name] === key);
}

/** The movement keys of vi; hand and log then use the capital letters. */
const hjkl: Readonly<Record<KeyName, KeyName>> = {
  h: 'left',
  j: 'down',
  k: 'up',
  l: 'right',
  H: 'h',
  L: 'l',
};

/**
 * The key that each rebound key counts as.
 * @param keys the chosen keys of actions and directions, by their names in `ownKeys`
 */
export function rebound(keys: Readonly<Record<string, string>>, moves: boolean): Record<KeyName, KeyName> {
  const named = Object.entries(keys).flatMap(([name, word]) => {
    const [own, key] = [ownOf(ownKeys, name), keyOfWord(word)];
    return own === undefined || key === undefined ? [] : [[key, own] as const];
  });
  return { ...(moves ? hjkl : {}), ...Object.fromEntries(named) };
}

/** The character that the key types; undefined if it types none. */
export function typedCharacter(key: KeyName): string | undefined {
  return [...key].length === 1 ? key : undefined;
}
