/** The themes, which settings take by their English names. */
const themes: ReadonlyMap<string, string> = new Map([
  ['default', '預設'],
  ['light', '淺色'],
  ['colour-blind', '色盲友善'],
  ['high-contrast', '高對比'],
  ['none', '無'],
]);

/** The name of a theme, in Traditional Chinese. */
export const themeName = (theme: string): string => themes.get(theme) ?? theme;
