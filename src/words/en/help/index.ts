/** What help, the manual page and completions say, in English. */

export { helpWords } from './commands.ts';
export { examples } from './examples.ts';
export { manualWords } from './manual.ts';
