/** Everything that the program itself says, in Traditional Chinese; what comes from `en` is not translated yet. */
export {
  actionWords,
  listenWords,
  programWords,
  readingWords,
  replayWords,
  screenWords,
  searchWords,
  serverWords,
  sharedRefusals,
  tryScreenWords,
  tryWords,
  yesNo,
} from '../en/index.ts';
export * as grammar from './grammar.ts';
export { resultsWords } from './results.ts';
export { reviewWords } from './review.ts';
