/** Faults in settings. */
export const settingWords = {
  noneOf: (value: string, known: readonly string[]): string => `${value} is not one of ${known.join(', ')}`,
  neitherTrueNorFalse: (value: string): string => `${value} is neither true nor false`,
  nothing: 'nothing',
  noName: (value: string): string => `${value} is not a name`,
  noPause: (value: string, from: number, to: number): string =>
    `${value} is not a whole number from ${from} to ${to}`,
  languagesForm: 'languages must be a map from names to languages, such as Ann: zh-Hant',
  learnedForm: 'learned must be a map from games to demo or match, such as limit: demo',
  noGame: (name: string, known: readonly string[]): string =>
    `there is no game ${name}; the games are ${known.join(', ')}`,
  keysForm: 'keys is a list of an action and its key, such as undo: z',
  noAction: (name: string, known: readonly string[]): string =>
    `there is no action ${name} with a key to set; the actions are ${known.join(', ')}`,
  noKey: (word: string): string =>
    `${word} is neither a letter or sign nor a key such as space, tab, up or ctrl-g`,
  keyInUse: (word: string, action: string): string =>
    `${word} is already the key of ${action}; give that action another one`,
  unreadable: (path: string, reason: string): string =>
    `The settings in ${path} cannot be read: ${reason}. Remove that file or folder, or make it readable.`,
  malformed: (path: string, fault: string): string =>
    `${path}: ${fault}. Correct that line, or remove it to use the default.`,
  form: 'settings are lines such as theme: light',
  noSetting: (name: string, known: readonly string[]): string =>
    `there is no setting ${name}; the settings are ${known.join(', ')}`,
  fault: (setting: string, fault: string): string => `${setting}: ${fault}.`,
  notWritten: (file: string, reason: string): string =>
    `The settings cannot be written to ${file}: ${reason}.`,
} as const;
