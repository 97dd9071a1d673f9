import { dim, type Line, type Piece, painted, restyle } from '../drawing/lines.ts';
import { widthOf, wrap, wrapItems } from '../drawing/text.ts';
import { ownerLetter, ownerPaint } from '../drawing/theme.ts';
import type { LogEntry } from '../engine/umpire.ts';
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

function plainLines(entry: LogEntry, voice: Voice, columns: number, withChanges: boolean): Line[] {
  const mark: Piece[] =
    entry.seat === undefined
      ? [' ', ' ', ' ']
      : [' ', painted(ownerLetter(entry.seat), ownerPaint(entry.seat), true), ' '];
  const rule = voice.rules(entry.rule)[0] ?? '';
  const sentence = voice.log(entry);
  const changes = withChanges ? entry.changes.map((change) => voice.change(change, entry.seat)) : [];
  const tail = changes.length === 0 ? '' : `   ${changes.join(', ')}`;
  const room = columns - 4 - widthOf(rule) - 1;
  if (widthOf(sentence) + widthOf(tail) <= room) {
    const space = ' '.repeat(Math.max(1, columns - 4 - widthOf(sentence) - widthOf(tail) - widthOf(rule)));
    return [[...mark, sentence, tail, space, dim(rule)]];
  }
  const first = wrap(sentence, columns - 4);
  const lines: Line[] = first.map((text, index) => [...(index === 0 ? mark : ['   ']), text]);
  const lastWidth = widthOf(first.at(-1) ?? '');
  if (changes.length === 0) {
    if (lastWidth <= room) lines[lines.length - 1] = endWith(lines.at(-1) as Line, lastWidth, rule, columns);
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
