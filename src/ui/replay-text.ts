import type { Answer } from '../engine/answer.ts';
import { elementAt } from '../engine/checked.ts';
import type { Seat } from '../engine/question.ts';
import type { Showing } from '../replay/showing.ts';
import type { Viewer } from '../replay/walk.ts';
import { replayWords } from '../words/index.ts';
import { logText, optionName, questionText } from './words/sentences.ts';

/** An answer as a sentence. */
export interface SaidAnswer {
  /** The log's sentence if there is one, otherwise the question with the answer. */
  readonly sentence: string;
  /** The same in few words. */
  readonly short: string;
  /** Whether the log tells it. */
  readonly isLogged: boolean;
}

/** The answers between the previous stop and this one, but for forced ones. */
export function answersSaid(showing: Showing, index: number): SaidAnswer[] {
  const { walk, stops } = showing;
  const { answered } = elementAt(stops, index);
  const before = stops.slice(0, index).findLast((stop) => stop.answered < answered)?.answered ?? 0;
  const said: SaidAnswer[] = [];
  for (let number = before + 1; number <= answered; number += 1) {
    const answer = walk.answer(number);
    if (answer !== undefined && answer.forced !== true) said.push(saidOf(answer, number, showing));
  }
  return said;
}

function saidOf({ seat, value }: Answer, number: number, showing: Showing): SaidAnswer {
  const { walk, say } = showing;
  const name = say.seat(seat);
  const question = walk.at(number - 1).open.find((posed) => posed.seat === seat);
  const option = question === undefined ? say.name(value) : optionName(question, value, say);
  const known = walk.seatAt(number - 1, 'all').log().length;
  const entry = walk
    .seatAt(number, 'all')
    .log()
    .slice(known)
    .find((each) => each.seat === seat);
  const asked = question === undefined ? undefined : questionText(question, showing);
  const short = replayWords().choseShort(name, option);
  if (entry !== undefined)
    return { sentence: logText({ ...entry, rule: '' }, showing), short, isLogged: true };
  return {
    sentence: asked === undefined ? short : replayWords().chose(name, asked, option),
    short,
    isLogged: false,
  };
}

/**
 * The position of a stop, counted in answers; in a running match counted in stops, because the number of answers could
 * reveal secrets.
 */
export function stopText(showing: Showing, index: number): string {
  const { walk, stops } = showing;
  return walk.open
    ? replayWords().place(elementAt(stops, index).answered, walk.length)
    : replayWords().runningPlace(index, stops.length - 1);
}

/** The same in as few cells as possible. */
export function shortPlace({ walk, stops }: Showing, index: number): string {
  return walk.open ? `${elementAt(stops, index).answered}/${walk.length}` : `${index}/${stops.length - 1}`;
}

/** The name of a viewer. */
export function viewerText(viewer: Viewer, { say }: Showing): string {
  if (viewer === null) return replayWords().viewSpectator;
  return viewer === 'all' ? replayWords().viewAll : replayWords().viewOf(say.seat(viewer));
}

/** The seat that decides after `answered` answers, or has decided last; null at the beginning of a running match. */
export function seenAt(walk: Showing['walk'], answered: number): Seat | null {
  const { open, last } = walk.at(answered);
  return open[0]?.seat ?? last?.seat ?? null;
}

/** All possible viewers. */
export function viewersOf({ walk, setting }: Showing): Viewer[] {
  if (!walk.open) return [null];
  return [...Array.from({ length: setting.players }, (_, seat): Seat => seat), null, 'all'];
}

/** The caption at a stop: its own, or the last one before it. */
export function captionAt(showing: Showing, index: number): string {
  for (let place = index; place >= 0; place -= 1) {
    const caption = showing.stops[place]?.caption;
    if (caption !== undefined) return caption;
  }
  return '';
}
