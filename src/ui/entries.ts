import type { BriefStory } from '../drawing/board.ts';
import { dim, type Line, type Piece, painted, restyle } from '../drawing/lines.ts';
import { widthOf, wrap, wrapItems } from '../drawing/text.ts';
import { ownerLetter, ownerPaint } from '../drawing/theme.ts';
import { lastOf } from '../engine/checked.ts';
import type { LogEntry } from '../engine/umpire.ts';
import { screenWords, signs } from '../words/index.ts';
import { differingFigures, type Event, eventsOf, type ToldWords } from './catch-up.ts';
import type { Voice } from './voice.ts';

/** One entry of the log: who, what and why in a sentence, what changed, and the rule. */
export function entryLines(entry: LogEntry, voice: Voice, columns: number, withChanges = true): Line[] {
  if (!voice.isProminent(entry)) return plainLines(entry, voice, columns, withChanges);
  const lines = plainLines(entry, voice, columns, withChanges);
  return lines.map((line, index): Line => {
    const rest = line.slice(3);
    const before: Piece[] = [' ', index === 0 ? painted('!', 'warning', true) : ' ', ' '];
    return index === 0 ? [...before, ...restyle(rest, { bold: true })] : line;
  });
}

/** Groups entries for telling: similar acts of several seats, which may differ in one figure, are one event. */
export function toldEvents(entries: readonly LogEntry[], voice: Voice): readonly Event[] {
  return eventsOf(entries, (entry) => toldWords(entry, voice));
}

/** The words of a seat's entry without the seat's name; null if the entry cannot be grouped. */
function toldWords(entry: LogEntry, voice: Voice): ToldWords | null {
  if (entry.seat === undefined || voice.isProminent(entry)) return null;
  const name = voice.seat(entry.seat);
  const sentence = voice.log(entry);
  const rest = sentence.slice(name.length);
  // A sentence that names the seat again cannot be shared with other seats.
  if (!sentence.startsWith(`${name} `) || rest.includes(name)) return null;
  return {
    words: `${entry.rule} ${rest.replaceAll(FIGURE, '#')}`,
    figures: [...rest.matchAll(FIGURE)].map(([figure]) => figure),
  };
}

/** A figure in a sentence; digits inside a word such as `r2c3` do not count. */
const FIGURE = /(?<![\w.])[−-]?\d+(?![\w])/gu;

/** An event in one sentence, with the changes of each seat. */
export function eventLines(event: Event, voice: Voice, columns: number, withChanges = true): Line[] {
  const [first, ...others] = event;
  if (first === undefined) return [];
  if (others.length === 0) return entryLines(first, voice, columns, withChanges);
  const changes = withChanges
    ? event.flatMap((entry) => entry.changes.flatMap((change) => voice.change(change) ?? []))
    : [];
  const sentence = eventSentence(event, voice);
  return linesOf([' ', ' ', ' '], sentence, changes, voice.rules(first.rule)[0] ?? '', columns);
}

/**
 * An event in the story of what happened. In a brief story a sentence appears without figures, unless its kind gives
 * none itself; the log tells every figure that changed.
 */
export function storyLines(
  event: Event,
  voice: Voice,
  columns: number,
  brief: BriefStory | undefined,
): Line[] {
  const isTold = brief !== undefined && event.every(({ kind }) => !brief.except.includes(kind));
  return eventLines(event, voice, columns, !isTold);
}

/**
 * The sentence of an event: `Ann and Bo` if both did the same; if a figure differs, Ann's sentence with her 5, followed
 * by `Bo 7`.
 */
export function eventSentence(event: Event, voice: Voice): string {
  const [first, ...others] = event;
  if (first === undefined) return '';
  const told = event.flatMap((entry) => toldWords(entry, voice) ?? []);
  const [place] = differingFigures(told);
  const names = others.map(({ seat }, index) => {
    const figure = place === undefined ? '' : `${signs().colon}${told[index + 1]?.figures[place] ?? ''}`;
    return `${seat === undefined ? '' : voice.seat(seat)}${figure}`;
  });
  return place === undefined
    ? screenWords().alike(voice.log(first), names)
    : screenWords().alikeBut(voice.log(first), names);
}

function plainLines(entry: LogEntry, voice: Voice, columns: number, withChanges: boolean): Line[] {
  const mark: Piece[] =
    entry.seat === undefined
      ? [' ', ' ', ' ']
      : [' ', painted(ownerLetter(entry.seat), ownerPaint(entry.seat), true), ' '];
  const changes = withChanges
    ? entry.changes.flatMap((change) => voice.change(change, entry.seat) ?? [])
    : [];
  return linesOf(mark, voice.log(entry), changes, voice.rules(entry.rule)[0] ?? '', columns);
}

function linesOf(
  mark: readonly Piece[],
  sentence: string,
  changes: readonly string[],
  rule: string,
  columns: number,
): Line[] {
  const tail = changes.length === 0 ? '' : `   ${changes.join(signs().list)}`;
  const room = columns - 4 - widthOf(rule) - 1;
  if (widthOf(sentence) + widthOf(tail) <= room) {
    const space = ' '.repeat(Math.max(1, columns - 4 - widthOf(sentence) - widthOf(tail) - widthOf(rule)));
    return [[...mark, sentence, tail, space, dim(rule)]];
  }
  const first = wrap(sentence, columns - 4);
  const lines: Line[] = first.map((text, index) => [...(index === 0 ? mark : ['   ']), text]);
  const lastWidth = widthOf(first.at(-1) ?? '');
  if (changes.length === 0) {
    if (lastWidth <= room) lines[lines.length - 1] = endWith(lastOf(lines), lastWidth, rule, columns);
    else lines.push([dim(rule.padStart(columns - 1))]);
    return lines;
  }
  const rows = wrapItems(changes, columns - 7);
  rows.forEach((text, index) => {
    const isLast = index === rows.length - 1;
    const width = widthOf(text) + 3;
    if (isLast && width <= room) lines.push(endWith(['      ', text], width, rule, columns));
    else lines.push(['      ', text], ...(isLast ? [[dim(rule.padStart(columns - 1))]] : []));
  });
  return lines;
}

function endWith(line: Line, used: number, rule: string, columns: number): Line {
  return [...line, ' '.repeat(Math.max(1, columns - 4 - used - widthOf(rule))), dim(rule)];
}
