/** What stands in place of a placeholder: a figure, several in their order, or words made of figures. */
export type Figure = number | string | readonly (number | string)[];

/** A placeholder names a figure: `{rounds}`, `{rounds in words}`, and `{rounds In words}` where a sentence begins. */
const PLACEHOLDER = /\{([\w.-]+)( [iI]n words)?\}/g;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number from 0 to 12 in words, any other in digits. */
export const inWords = (number: number): string => [...NUMBERS, 'eleven', 'twelve'][number] ?? String(number);

/**
 * A text with figures in place of its placeholders, so that it states those of the table in use.
 * @throws Error where a placeholder names no figure
 */
export function withFigures(text: string, figures: Readonly<Record<string, Figure>>): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string, form?: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`The text has no figure for ${placeholder}.`);
    if (form === undefined || typeof figure !== 'number')
      return typeof figure === 'object' ? figure.join(', ') : String(figure);
    const words = inWords(figure);
    return form === ' In words' ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  });
}
