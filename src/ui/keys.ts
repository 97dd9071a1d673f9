import type { Layout } from '../drawing/layout.ts';
import { ownOf } from '../engine/own.ts';
import { actionWords } from './words/en.screen.ts';

/** A key as the table names it: `enter`, `up`, `ctrl-c`, or the character that it types. */
export type KeyName = string;

/** Everything that a key can do. */
export type ActionId = keyof typeof actionWords;

/** What is on the screen, and so which keys mean something. */
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
  /** A number or a command is typed: every key goes into it. */
  | 'entering';

/** Which screen it is: a match, a replay or demo, or a rule-checking session. */
export type ScreenKind = 'play' | 'replay' | 'try';

/** What can be on each screen. */
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
  /** Its place in the footer, smaller is earlier; absent: only help and palette name it. */
  readonly footer?: number;
  /** Its place where the board has many panes and there is room for few keys. */
  readonly compactFooter?: number;
  /** How its keys are written, where a list of their names would be long. */
  readonly shown?: string;
  /** Not offered in the palette: what moves or chooses there already. */
  readonly palette?: false;
}

/** On the screen of a match, where nothing is typed or confirmed. */
const inMatch: readonly Situation[] = ['asking', 'telling', 'thinking', 'over'];
/** The same on every screen. */
const anywhere: readonly Situation[] = [...inMatch, 'replaying', 'trying'];

/** The one table of keys: the footer, the help and the palette are read off it. */
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
  // Not the key that answers: one that was pressed twice, or held, would show the next person's secrets.
  { id: 'take-seat', keys: [' '], in: ['handing-over'], footer: 1, shown: 'space', palette: false },
  { id: 'hurry', keys: ['enter', ' '], in: ['thinking'], footer: 1, shown: 'Enter', palette: false },
  { id: 'reasons', keys: ['m'], in: inMatch },
  { id: 'aim', keys: ['a'], in: inMatch },
  { id: 'forecast', keys: ['f'], in: anywhere },
  { id: 'walk-through', keys: ['d'], in: ['asking', 'telling', 'over'] },
  { id: 'telling', keys: ['t'], in: inMatch },
  { id: 'theme', keys: [], in: anywhere },
  { id: 'ascii', keys: [], in: anywhere },
  { id: 'step-answer', keys: ['left', 'right'], in: ['replaying'], footer: 1, palette: false },
  { id: 'step-turn', keys: ['up', 'down'], in: ['replaying'], footer: 2, palette: false },
  { id: 'step-round', keys: ['pageup', 'pagedown'], in: ['replaying'], footer: 3, palette: false },
  { id: 'step-end', keys: ['home', 'end'], in: ['replaying'], palette: false },
  // Space goes on, as everywhere.
  { id: 'run', keys: [' '], in: ['replaying'], footer: 4, shown: 'space' },
  { id: 'step', keys: [' '], in: ['trying'], footer: 5, shown: 'space' },
  { id: 'speed', keys: ['+', '-'], in: ['replaying'], palette: false },
  { id: 'go', keys: ['g'], in: ['replaying'], footer: 6 },
  { id: 'view', keys: ['v'], in: ['replaying', 'trying'], footer: 5 },
  { id: 'seat', keys: ['p'], in: ['trying'], footer: 10 },
  { id: 'try', keys: ['x'], in: ['replaying'], footer: 10 },
  { id: 'compare', keys: ['='], in: ['trying'], footer: 5 },
  { id: 'command', keys: ['/'], in: ['trying'], footer: 4 },
  { id: 'close', keys: ['q'], in: [...anywhere, 'reading'], palette: false },
  { id: 'finish', keys: ['enter'], in: ['over'], footer: 2, palette: false },
  // These mean the same on every screen.
  { id: 'redraw', keys: ['ctrl-l'], in: [], shown: 'Ctrl-L' },
  { id: 'suspend', keys: ['ctrl-z'], in: [], shown: 'Ctrl-Z' },
  { id: 'quit', keys: ['ctrl-\\'], in: [], shown: 'Ctrl-\\' },
  { id: 'leave', keys: ['ctrl-c'], in: [...anywhere, 'handing-over', 'entering'], shown: 'Ctrl-C' },
];

/** Whether an action is one of this screen; what works in no situation of its own is one of all. */
export function isOn({ in: where }: Pick<Action, 'in'>, screen: ScreenKind): boolean {
  return where.length === 0 || where.some((situation) => situations[screen].includes(situation));
}

/** Whether there is a screen on which both keys mean something, so that the one cannot count as the other. */
function meet(one: KeyName, other: KeyName): boolean {
  const means = (key: KeyName, screen: ScreenKind): boolean =>
    actions.some((action) => hasKey(action, key) && isOn(action, screen));
  return (Object.keys(situations) as ScreenKind[]).some(
    (screen) => means(one, screen) && means(other, screen),
  );
}

/** What a pressed key counts as on a screen; a key that was bound to an action of another screen is itself. */
export function boundKey(
  pressed: KeyName,
  bound: Readonly<Record<KeyName, KeyName>>,
  screen: ScreenKind,
): KeyName {
  const key = ownOf(bound, pressed);
  if (key === undefined) return pressed;
  return actions.some((action) => hasKey(action, key) && isOn(action, screen)) ? key : pressed;
}

/** As `boundKey` where a text is typed: what types a character types it, and nothing else is made to. */
export function boundInText(
  pressed: KeyName,
  bound: Readonly<Record<KeyName, KeyName>>,
  screen: ScreenKind,
): KeyName {
  const key = boundKey(pressed, bound, screen);
  const types = [pressed, key].some((each) => typedCharacter(each) !== undefined);
  return types ? pressed : key;
}

/** What a key does in a situation; undefined where it does nothing. */
export function actionFor(key: KeyName, situation: Situation): ActionId | undefined {
  return actions.find((action) => hasKey(action, key) && action.in.includes(situation))?.id;
}

/** Whether a key means the action. One that has no key goes by its own name, for those who give it one. */
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

/** How the keys of an action are written. */
function keysOf({ id, keys, shown }: Action, bound: Readonly<Record<KeyName, KeyName>>): string {
  const other = Object.entries(bound).find(([, key]) => key === (keys[0] ?? id))?.[0];
  if (other !== undefined && (keys.length <= 1 || id === 'hurry')) return keyLabel(other);
  return shown ?? keys.map(keyLabel).join(' ');
}

/** How a key is written for people. */
export function keyLabel(key: KeyName): string {
  return (
    ownOf(keyLabels, key) ?? key.replace(/^ctrl-(.)$/u, (_, letter: string) => `Ctrl-${letter.toUpperCase()}`)
  );
}

/** One entry of the footer or of the help. */
export interface KeyHint {
  readonly id: ActionId;
  readonly keys: string;
  readonly label: string;
  readonly help: string;
}

function hint(action: Action, bound: Readonly<Record<KeyName, KeyName>>): KeyHint {
  const words = actionWords[action.id];
  return { id: action.id, keys: keysOf(action, bound), label: words.label, help: words.help };
}

/** The entries of the footer, the most important first. */
export function footerHints(
  situation: Situation,
  hidden: ReadonlySet<ActionId>,
  layout: Layout,
  bound: Readonly<Record<KeyName, KeyName>> = {},
): KeyHint[] {
  const place = ({ footer = 0, compactFooter = footer }: Action) =>
    layout === 'compact' ? compactFooter : footer;
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

/** What the palette offers in a situation. */
export function paletteHints(
  situation: Situation,
  hidden: ReadonlySet<ActionId>,
  bound: Readonly<Record<KeyName, KeyName>> = {},
): KeyHint[] {
  return actions
    .filter(({ id, in: where, palette }) => palette !== false && where.includes(situation) && !hidden.has(id))
    .map((action) => hint(action, bound));
}

/** The most characters of a text field. */
export const longestText = 200;

/** The text with the character that the key types; undefined where it types none, the text itself where it is full. */
export function typedInto(text: string, key: KeyName): string | undefined {
  const character = typedCharacter(key);
  if (character === undefined) return undefined;
  return text.length + character.length > longestText ? text : text + character;
}

/** Actions whose keys are two directions or more: these have names of their own. */
const directed: ReadonlySet<ActionId> = new Set([
  'move',
  'step-answer',
  'step-turn',
  'step-round',
  'step-end',
  'speed',
]);

const directions = ['up', 'down', 'left', 'right', 'pageup', 'pagedown', 'home', 'end'];

/** What can have another key, and the key that it has: every action by its name, and the directions. */
export const ownKeys: Readonly<Record<string, KeyName>> = {
  ...Object.fromEntries(
    actions.filter(({ id }) => !directed.has(id)).map(({ id, keys: [key = id] }) => [id, key]),
  ),
  ...Object.fromEntries(directions.map((key) => [key, key])),
  faster: '+',
  slower: '-',
};

/** Keys that are not given away: text fields need them, and Ctrl-C always leaves. */
const kept: readonly KeyName[] = ['enter', 'escape', 'backspace', 'ctrl-c'];

/**
 * The key of a word in the settings; undefined where there is none, or none that can be given to an action: terminals
 * send Ctrl-H, I, J and M as Backspace, Tab and Enter.
 */
export function keyOfWord(word: string): KeyName | undefined {
  const key = word === 'space' ? ' ' : word;
  if (kept.includes(key)) return undefined;
  const isNamed = [' ', 'tab', ...directions].includes(key) || /^ctrl-[abd-gklno-z\\]$/.test(key);
  // Digits are typed into answers.
  return isNamed || ([...key].length === 1 && /^[^\s\d\p{C}]$/u.test(key)) ? key : undefined;
}

/**
 * The name of what has a key already, where it cannot be given to another.
 * @param word the name of what is to have the key
 * @param given all that have been given keys, by their names; their own keys are free
 */
export function holderOf(
  key: KeyName,
  word: string,
  given: Readonly<Record<string, unknown>>,
): string | undefined {
  const own = ownKeys[word] as KeyName;
  const freed = new Set(Object.keys(given).flatMap((name) => ownOf(ownKeys, name) ?? []));
  if (key === own || freed.has(key) || !meet(key, own)) return undefined;
  return Object.keys(ownKeys).find((name) => ownKeys[name] === key);
}

/** The keys that move, as editors have them; hand and log have the capital letters then. */
const hjkl: Readonly<Record<KeyName, KeyName>> = {
  h: 'left',
  j: 'down',
  k: 'up',
  l: 'right',
  H: 'h',
  L: 'l',
};

/**
 * What each rebound key counts as.
 * @param keys other keys for actions and directions, by their names in `ownKeys`
 */
export function rebound(keys: Readonly<Record<string, string>>, moves: boolean): Record<KeyName, KeyName> {
  const named = Object.entries(keys).flatMap(([name, word]) => {
    const [own, key] = [ownOf(ownKeys, name), keyOfWord(word)];
    return own === undefined || key === undefined ? [] : [[key, own] as const];
  });
  return { ...(moves ? hjkl : {}), ...Object.fromEntries(named) };
}

/** Whether the key types a character. */
export function typedCharacter(key: KeyName): string | undefined {
  return [...key].length === 1 ? key : undefined;
}
