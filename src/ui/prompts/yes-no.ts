import { listPrompt, plainName, pressInList } from './list.ts';
import { moveTo } from './prompt.ts';

/** Yes or no: a letter moves to the answer, and Enter gives it. */
export const yesNoPrompt = listPrompt(plainName, (key, context) => {
  if (key !== 'y' && key !== 'n') return pressInList(key, context);
  moveTo(context.prompt, key === 'y');
  return true;
});
