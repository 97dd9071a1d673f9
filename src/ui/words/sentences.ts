import type { Known, Outcome } from '../../engine/game.ts';
import { ownOf } from '../../engine/own.ts';
import type { Inquiry, Posed } from '../../engine/posed.ts';
import { type Barred, type Effect, optionList, type Seat, type Value } from '../../engine/question.ts';
import type { LogEntry } from '../../engine/umpire.ts';
import type { Say, Words } from '../../engine/words.ts';
import { shownText } from '../../table/seats.ts';
import {
  bracketed,
  listenWords,
  programWords,
  screenWords,
  sharedRefusals,
  signs,
  yesNo,
} from '../../words/index.ts';

/** What sentences about a match need: the game's words, and the names of seats and words. */
export interface Speech {
  readonly words: Words;
  readonly say: Say;
}

/** The name of an option of a question. */
export function optionName(question: Pick<Posed, 'shape'>, option: Value, say: Say): string {
  if (question.shape === 'seat' && typeof option === 'number') return say.seat(option);
  if (typeof option === 'boolean') return yesNo(option);
  return typeof option === 'number' ? String(option) : say.name(option);
}

/** The prompt of a question, without the seat's name. */
export function questionText(question: Posed, { words, say }: Speech): string {
  return ownOf(words.asks, question.ask)?.(question, say) ?? `${say.name(question.ask)}?`;
}

/**
 * Why something is refused: the failed condition, what is needed and what there is, and the rule. The same sentence on
 * screens, in line mode and in scripts.
 */
export function refusalText(barred: Barred, { words, say }: Speech): string {
  const sentence = (ownOf(words.refusals, barred.because) ?? ownOf(sharedRefusals(), barred.because))?.(
    barred,
    say,
  );
  // The option may be anything that somebody typed.
  const told = shownText(sentence ?? say.name(barred.because)).replace(/[.。]$/u, '');
  const missing = (['need', 'have'] as const)
    .filter((key) => barred[key] !== undefined && !told.includes(String(barred[key])))
    .map((key) => programWords().missing(key, barred[key] ?? 0));
  const rule = barred.rule === '' || told.includes(barred.rule) ? '' : bracketed(barred.rule);
  return `${told}${missing.join('')}${rule}`;
}

/**
 * What a card or another option does, for people who listen, with its cost marked as one. Undefined if the game has no
 * note on it.
 */
export function spokenNote(option: string, { words }: Pick<Speech, 'words'>): string | undefined {
  const text = ownOf(words.texts ?? {}, option);
  return text?.cost === undefined
    ? ownOf(words.notes, option)
    : listenWords().optionText({ ...text, cost: text.cost });
}

/** What an option costs and gives, in one line; empty if it has no effects. */
export function effectsText(effects: readonly Effect[], { words, say }: Speech): string {
  return sharingNotes(effects)
    .flatMap((group) => group.map((effect) => effectText(effect, words, say)))
    .join(signs().list);
}

/**
 * Groups consecutive effects with the same note; only the last of a group keeps the note, which then applies to all of
 * them.
 */
export function sharingNotes(effects: readonly Effect[]): readonly (readonly Effect[])[] {
  const groups: Effect[][] = [];
  for (const effect of effects) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group === undefined || last === undefined || !isNotedAlike(last, effect)) groups.push([effect]);
    else {
      const { note: _, ...unnoted } = last;
      group.splice(-1, 1, unnoted, effect);
    }
  }
  return groups;
}

function isNotedAlike(one: Effect, other: Effect): boolean {
  const isFigure = ({ by, from, to }: Effect) => by !== undefined || (from !== undefined && to !== undefined);
  return one.note !== undefined && one.note === other.note && isFigure(one) && isFigure(other);
}

/** Whether the figure after an effect is lower than the one before. */
export function isFalling({ from, to }: Effect): boolean {
  return typeof from === 'number' && typeof to === 'number' && to < from;
}

/** The words before the resulting figure of a bounded effect, with a space; empty if there are none. */
export function boundWord(effect: Effect): string {
  const { from, to, bound } = effect;
  if (from === undefined || to === undefined) return '';
  if (bound === 'up-to') return `${isFalling(effect) ? programWords().downTo : programWords().upTo} `;
  return bound === 'or-more' && isFalling(effect) ? `${programWords().atMost} ` : '';
}

function effectText(effect: Effect, words: Words, say: Say): string {
  const { what, by, from, to, seat, note, bound } = effect;
  const owner = seat === undefined ? '' : `${say.seat(seat)}${signs().colon}`;
  const isWithin = bound === 'up-to' && from !== undefined && to !== undefined;
  const named = say.name(what) + (bound === 'up-to' && !isWithin ? ` ${programWords().upTo}` : '');
  const more = bound === 'or-more' && !isFalling(effect) ? ` ${programWords().orMore}` : '';
  const limit = boundWord(effect);
  const parts: string[] = [];
  const { changed, moved, movedWithin, pair } = listenWords();
  if (from !== undefined && to !== undefined) {
    if (limit === '') parts.push(`${changed(named, from, to)}${more}`);
    else parts.push((isWithin ? movedWithin : moved)(named, from, `${limit}${to}`));
  } else if (by !== undefined) parts.push(`${named} ${by > 0 ? '+' : ''}${by}${more}`);
  else if (to !== undefined) parts.push(`${pair(named, say.name(to))}${more}`);
  if (note !== undefined) parts.push(ownOf(words.notes, note) ?? say.name(note));
  const { then } = effect;
  const follows = then === undefined ? undefined : ownOf(words.consequences ?? {}, then.code);
  if (then !== undefined && follows !== undefined) parts.push(follows(then.figures, say));
  return owner + (parts.length === 0 ? say.name(what) : parts.join(signs().list));
}

/** The sentence of a caution; undefined if there is none, as for a value that is not offered. */
export function cautionText(inquiry: Inquiry, option: Value, { words }: Speech): string | undefined {
  const code = inquiry.about(option).caution;
  return code === undefined ? undefined : (ownOf(words.cautions, code) ?? code);
}

/** A log entry as a sentence with its rule. */
export function logText(entry: LogEntry, { words, say }: Speech): string {
  const sentence =
    (ownOf(words.log, entry.kind) ?? ownOf(sharedLog, entry.kind))?.(entry, say) ?? plainEntry(entry, say);
  return entry.rule === '' || sentence.includes(entry.rule)
    ? sentence
    : `${sentence}${bracketed(entry.rule)}`;
}

/** Entries that the engine itself writes, in every game. */
const sharedLog: Words['log'] = {
  'answer-cut': ({ seat, figures }, say) =>
    programWords().answerCut(
      seat === undefined ? '' : say.seat(seat),
      say.name(figures?.['given'] ?? ''),
      say.name(figures?.['taken'] ?? ''),
    ),
};

function plainEntry(entry: LogEntry, say: Say): string {
  const figures = Object.entries(entry.figures ?? {}).map(
    ([key, value]) => `${say.name(key)} ${say.name(value)}`,
  );
  const who = entry.seat === undefined ? '' : `${say.seat(entry.seat)}${signs().colon}`;
  return `${who}${say.name(entry.kind)}${figures.length === 0 ? '' : `${bracketed(figures.join(signs().list))}`}${signs().stop}`;
}

/** The changes of an entry, such as `Ann money 12 to 2`; empty if nothing public changed. */
export function changesText(entry: LogEntry, { say }: Speech): string {
  // The sentence of the entry tells what is not a figure.
  return entry.changes
    .flatMap(({ path, from, to }) => {
      if (typeof to !== 'number' || (from !== null && typeof from !== 'number')) return [];
      const named = pathName(path, say);
      return from === null ? listenWords().pair(named, to) : listenWords().changed(named, from, to);
    })
    .join(signs().list);
}

/** A ledger's path as people read it. */
function pathName(path: string, say: Say): string {
  const { owner, name } = ownerAndName(path, say);
  return owner === '' ? name : listenWords().pair(owner, name);
}

/**
 * The owner of the figure at a ledger's path (empty for the table's own) and its name; a number right after the name of
 * a list is a seat.
 */
export function ownerAndName(path: string, say: Say): { readonly owner: string; readonly name: string } {
  const keys = path.split('.');
  const isSeat = keys.length > 2 && /^\d+$/.test(keys[1] ?? '');
  const named = (isSeat ? keys.slice(2) : keys).map((key) => say.name(key));
  return { owner: isSeat ? say.seat(Number(keys[1])) : '', name: named.join(' ') };
}

/** Who has won or is ahead; for a single player, how near the score is to a very good game. */
function resultText({ over, winners, scores, mark }: Outcome, { words, say }: Speech): string {
  if (mark !== undefined)
    return `${programWords().alone(say.seat(0), scores[0] ?? 0, mark.points)}${bracketed(mark.rule)}`;
  const names = winners.map((seat) => say.seat(seat));
  const unit = ownOf(words.names, 'score-unit');
  return over
    ? programWords().winner(names, scores[winners[0] ?? 0] ?? 0, unit)
    : programWords().leader(names);
}

/** Who wins, or would win now, and whether the score is complete. */
export function resultLines(outcome: Outcome, speech: Speech): string[] {
  return [resultText(outcome, speech), ...(outcome.soFar === true ? [programWords().soFar] : [])];
}

/**
 * Who wins, or would win now, and every source of points of every seat, best first. While part of the score is secret,
 * each seat in turn with what is known about it.
 */
export function outcomeText(outcome: Outcome, speech: Speech): string[] {
  const { say } = speech;
  const { known, ranking } = outcome;
  const lines = resultLines(outcome, speech);
  if (known !== undefined) {
    known.forEach((list, seat) => {
      lines.push(
        `${say.seat(seat)}${signs().colon}${totalText(outcome, seat, say)}${decidingText(list, say)}`,
      );
    });
    return lines;
  }
  let place = 1;
  for (const group of ranking) {
    for (const seat of group)
      lines.push(`${place}. ${say.seat(seat)}${signs().colon}${placedText(outcome, seat, speech)}`);
    place += group.length;
  }
  return [...lines, ...remarksText(outcome, speech)];
}

/** What explains the score, in the game's words. */
export function remarksText({ remarks = [] }: Outcome, { words, say }: Speech): string[] {
  return remarks.flatMap(({ code, figures }) => ownOf(words.consequences ?? {}, code)?.(figures, say) ?? []);
}

/** Whether a seat is eliminated and cannot win, whatever its points. */
export function isEliminated({ parts }: Pick<Outcome, 'parts'>, seat: Seat): boolean {
  return (parts[seat] ?? []).some(({ figures }) => figures?.['eliminated'] === true);
}

/** The figure for which a seat is eliminated; undefined if none is given. */
export function eliminatedBy({ parts }: Pick<Outcome, 'parts'>, seat: Seat): Value | undefined {
  return parts[seat]?.find(({ figures }) => figures?.['eliminated'] === true)?.figures?.['reputation'];
}

/** A seat's total; for an eliminated seat, that it is eliminated, and the figure that decided it. */
function placedText(outcome: Outcome, seat: Seat, { words, say }: Speech): string {
  const total = totalText(outcome, seat, say);
  if (!isEliminated(outcome, seat)) return total;
  const deciding = eliminatedBy(outcome, seat);
  const by = deciding === undefined ? '' : bracketed(`${say.name('reputation')} ${deciding}`);
  return `${say.name('eliminated')}${by}${signs().clauses}${ownOf(words.names, 'score-unit') ?? screenWords().points} ${total}`;
}

/** A seat's total with its parts. */
function totalText({ scores, parts, known }: Outcome, seat: Seat, say: Say): string {
  const sources = (parts[seat] ?? []).map(
    ({ source, points, secret }) => `${say.name(source)} ${secret === true ? programWords().secret : points}`,
  );
  const total = known?.[seat]?.[0];
  const sum = total === undefined ? String(scores[seat]) : withinText(total);
  return `${sum}${sources.length === 0 ? '' : `${bracketed(sources.join(signs().list))}`}`;
}

/** The deciding figures other than the total, and their consequences. */
function decidingText([, ...deciding]: readonly Known[], say: Say): string {
  return deciding
    .map((known) => {
      const verdict = known.verdict === undefined ? '' : `${signs().comma}${say.name(known.verdict)}`;
      return `${signs().clauses}${say.name(known.what)} ${withinText(known)}${verdict}`;
    })
    .join('');
}

function withinText({ least, most }: Known): string {
  return least === most ? String(least) : programWords().within(least, most);
}

/** The names of an option, in the reader's language and in others, in lower case. */
function foldedNames(question: Pick<Posed, 'shape'>, option: Value, say: Say): readonly string[] {
  return [optionName(question, option, say), ...(say.otherNames?.(option) ?? [])].map((name) =>
    name.toLowerCase(),
  );
}

/** Whether a typed word is the whole name of an option, in any language. */
export function isNameOf(word: string, question: Pick<Posed, 'shape'>, option: Value, say: Say): boolean {
  return foldedNames(question, option, say).includes(word.toLowerCase());
}

/** The option that a typed word means: by its value, by its name, or as the only one that begins with the word. */
export function optionOfWord(question: Posed, word: string, say: Say): Value | undefined {
  const options = optionList(question);
  const exact =
    options.find((option) => String(option) === word) ?? options.find((option) => yesNo(option) === word);
  if (exact !== undefined) return exact;
  if (word === '') return undefined;
  const folded = word.toLowerCase();
  const named = options.filter((option) => isNameOf(word, question, option, say));
  if (named.length === 1) return named[0];
  const begun = options.filter(
    (option) =>
      typeof option !== 'number' &&
      (yesNo(option).toLowerCase().startsWith(folded) ||
        foldedNames(question, option, say).some((name) => name.startsWith(folded))),
  );
  return begun.length === 1 ? begun[0] : undefined;
}
