import { listPrompt, plainName } from './list.ts';

/** Words of the game: decks, resources, kinds. */
export const wordPrompt = listPrompt(plainName);
