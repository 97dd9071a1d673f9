/** The replacement of a placeholder: a figure, several in order, or words derived from figures. */
export type Figure = number | string | readonly (number | string)[];

/**
 * A placeholder names a figure: `{rounds}`, `{rounds in words}`, or `{rounds In words}` at the beginning of a sentence.
 */
const PLACEHOLDER = /\{([\w.-]+)( [iI]n words)?\}/g;

/**
 * Replaces the placeholders of a text by figures of the table in use.
 * @param inWords a number in words of the text's language
 * @throws Error if a placeholder names an unknown figure
 */
export function withFigures(
  text: string,
  figures: Readonly<Record<string, Figure>>,
  inWords: (number: number) => string,
): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string, form?: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`The text has no figure for ${placeholder}.`);
    if (form === undefined || typeof figure !== 'number')
      return typeof figure === 'object' ? figure.join(', ') : String(figure);
    const words = inWords(figure);
    return form === ' In words' ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  });
}
