/** Everything that the program itself says, in English. */

export { branchWords } from './branch.ts';
export { commandWords } from './commands.ts';
export { deskWords } from './desk.ts';
export { yamlWords } from './document-faults.ts';
export { fileWords } from './files.ts';
export * as grammar from './grammar.ts';
export { listenWords } from './listen.ts';
export { notationWords } from './notation.ts';
export { noteWords } from './notes.ts';
export { programWords, sharedRefusals, yesNo } from './program.ts';
export { puzzleWords } from './puzzle.ts';
export { readingWords } from './reading.ts';
export { replayWords } from './replay.ts';
export { resultsWords } from './results.ts';
export { reviewWords } from './review.ts';
export { actionWords, screenWords } from './screen.ts';
export { searchWords } from './search.ts';
export { serverWords } from './server.ts';
export { settingWords } from './settings.ts';
export { simulationWords } from './simulation.ts';
export { tableWords } from './table.ts';
export { tryScreenWords, tryWords } from './try.ts';
