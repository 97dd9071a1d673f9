import * as english from '../en/index.ts';
import { completed, type Texts } from '../texts.ts';
import { branchWords as ownBranch } from './branch.ts';
import { commandWords as ownCommands } from './commands.ts';
import { deskWords as ownDesk } from './desk.ts';
import { fileWords as ownFiles } from './files.ts';
import { listenWords as ownListen } from './listen.ts';
import { notationWords as ownNotation } from './notation.ts';
import { programWords as ownProgram, sharedRefusals as ownRefusals } from './program.ts';
import { readingWords as ownReading } from './reading.ts';
import { replayWords as ownReplay } from './replay.ts';
import { resultsWords as ownResults } from './results.ts';
import { reviewWords as ownReview } from './review.ts';
import { actionWords as ownActions, screenWords as ownScreen } from './screen.ts';
import { serverWords as ownServer } from './server.ts';
import { simulationWords as ownSimulation } from './simulation.ts';
import { tableWords as ownTable } from './table.ts';
import { tryWords as ownTry, tryScreenWords as ownTryScreen } from './try.ts';

/* Everything that the program itself says, in Traditional Chinese; what is not translated yet is English. */

type Of<T> = Texts<T>;

export * as grammar from './grammar.ts';
export { yesNo } from './program.ts';
export { searchWords } from './search.ts';
export const actionWords = completed<Of<typeof english.actionWords>>(ownActions, english.actionWords);
export const fileWords = completed<Of<typeof english.fileWords>>(ownFiles, english.fileWords);
export const notationWords = completed<Of<typeof english.notationWords>>(ownNotation, english.notationWords);
export const simulationWords = completed<Of<typeof english.simulationWords>>(
  ownSimulation,
  english.simulationWords,
);
export const listenWords = completed<Of<typeof english.listenWords>>(ownListen, english.listenWords);
export const programWords = completed<Of<typeof english.programWords>>(ownProgram, english.programWords);
export const readingWords = completed<Of<typeof english.readingWords>>(ownReading, english.readingWords);
export const replayWords = completed<Of<typeof english.replayWords>>(ownReplay, english.replayWords);
export const screenWords = completed<Of<typeof english.screenWords>>(ownScreen, english.screenWords);
export const serverWords = completed<Of<typeof english.serverWords>>(ownServer, english.serverWords);
export const sharedRefusals = completed<Of<typeof english.sharedRefusals>>(
  ownRefusals,
  english.sharedRefusals,
);
export const tryScreenWords = completed<Of<typeof english.tryScreenWords>>(
  ownTryScreen,
  english.tryScreenWords,
);
export const tryWords = completed<Of<typeof english.tryWords>>(ownTry, english.tryWords);
export const resultsWords = completed<Of<typeof english.resultsWords>>(ownResults, english.resultsWords);
export const branchWords = completed<Of<typeof english.branchWords>>(ownBranch, english.branchWords);
export const commandWords = completed<Of<typeof english.commandWords>>(ownCommands, english.commandWords);
export const deskWords = completed<Of<typeof english.deskWords>>(ownDesk, english.deskWords);
export const tableWords = completed<Of<typeof english.tableWords>>(ownTable, english.tableWords);
export const reviewWords = completed<Of<typeof english.reviewWords>>(ownReview, english.reviewWords);
