import { listPrompt, plainName } from './list.ts';

/** Cards one below another, each with its costs and effects. */
export const cardPrompt = listPrompt(plainName);
