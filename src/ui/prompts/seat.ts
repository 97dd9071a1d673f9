import { painted } from '../../drawing/lines.ts';
import { ownerLetter, ownerPaint } from '../../drawing/theme.ts';
import { type EntryNaming, listPrompt } from './list.ts';

const ownerName: EntryNaming = ({ value }, { prompt, voice }) => {
  const name = voice.option(prompt.question, value);
  return typeof value === 'number'
    ? [painted(ownerLetter(value), ownerPaint(value), true), ` ${name}`]
    : [`  ${name}`];
};

/** Other players, by letter, colour and name. */
export const seatPrompt = listPrompt(ownerName);
