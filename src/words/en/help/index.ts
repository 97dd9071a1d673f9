/** The texts of help, the manual page and completions, in English. */

export { helpWords } from './commands.ts';
export { examples } from './examples.ts';
export { manualWords } from './manual.ts';
