/** The 16 terminal colours, which users can set themselves. */
type Colour =
  | 'black'
  | 'red'
  | 'green'
  | 'yellow'
  | 'blue'
  | 'magenta'
  | 'cyan'
  | 'white'
  | 'gray'
  | 'redBright'
  | 'greenBright'
  | 'yellowBright'
  | 'blueBright'
  | 'magentaBright'
  | 'cyanBright'
  | 'whiteBright';

/** The purpose of a colour. Body text has none: it uses the terminal's default foreground. */
export type Paint =
  | 'accent'
  | 'good'
  | 'bad'
  | 'warning'
  | 'key'
  | 'green'
  | 'blue'
  | 'red'
  | 'yellow'
  | 'brown'
  | 'black'
  | 'owner-0'
  | 'owner-1'
  | 'owner-2'
  | 'owner-3'
  | 'owner-4'
  | 'owner-5';

export type ThemeName = 'default' | 'light' | 'colour-blind' | 'high-contrast' | 'none';

/** The colour of each purpose; a purpose without one stays in the default foreground. */
export type Theme = Readonly<Partial<Record<Paint, Colour>>>;

const themes: Readonly<Record<ThemeName, Theme>> = {
  // Readable on black and on white: no bright colours, and yellow for one owner only.
  default: {
    accent: 'cyan',
    good: 'green',
    bad: 'red',
    warning: 'magenta',
    key: 'cyan',
    green: 'green',
    blue: 'blue',
    red: 'red',
    yellow: 'yellow',
    brown: 'yellow',
    'owner-0': 'cyan',
    'owner-1': 'magenta',
    'owner-2': 'green',
    'owner-3': 'red',
    'owner-4': 'blue',
    'owner-5': 'yellow',
  },
  light: {
    accent: 'blue',
    good: 'green',
    bad: 'red',
    warning: 'magenta',
    key: 'blue',
    green: 'green',
    blue: 'blue',
    red: 'red',
    yellow: 'magenta',
    brown: 'red',
    'owner-0': 'blue',
    'owner-1': 'red',
    'owner-2': 'magenta',
    'owner-3': 'green',
    'owner-4': 'black',
    'owner-5': 'gray',
  },
  // Good and bad are blue and yellow; red and green never mean opposite things.
  'colour-blind': {
    accent: 'cyan',
    good: 'blueBright',
    bad: 'yellow',
    warning: 'yellow',
    key: 'cyan',
    green: 'cyan',
    blue: 'blueBright',
    red: 'yellow',
    yellow: 'yellow',
    brown: 'magenta',
    'owner-0': 'blueBright',
    'owner-1': 'yellow',
    'owner-2': 'cyan',
    'owner-3': 'magenta',
    'owner-4': 'white',
    'owner-5': 'gray',
  },
  'high-contrast': {
    accent: 'cyanBright',
    good: 'greenBright',
    bad: 'redBright',
    warning: 'yellowBright',
    key: 'cyanBright',
    green: 'greenBright',
    blue: 'cyanBright',
    red: 'redBright',
    yellow: 'yellowBright',
    brown: 'yellowBright',
    'owner-0': 'cyanBright',
    'owner-1': 'yellowBright',
    'owner-2': 'greenBright',
    'owner-3': 'magentaBright',
    'owner-4': 'whiteBright',
    'owner-5': 'redBright',
  },
  none: {},
};

export const themeNames = Object.keys(themes) as readonly ThemeName[];

/** The theme with this name; the default theme for an unknown name. */
export function themeOf(name: string | undefined): { readonly name: ThemeName; readonly theme: Theme } {
  const known = themeNames.find((each) => each === name) ?? 'default';
  return { name: known, theme: themes[known] };
}

/** The letter that identifies an owner without colour. */
export function ownerLetter(seat: number): string {
  return 'abcdef'[seat] ?? '?';
}

/** The paint of an owner. */
export function ownerPaint(seat: number): Paint {
  return `owner-${seat % 6}` as Paint;
}
