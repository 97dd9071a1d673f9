import { listPrompt, plainName } from './list.ts';

/** Cards one below the other, with what each costs and gives. */
export const cardPrompt = listPrompt(plainName);
