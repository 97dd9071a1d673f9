import type { BoardVoice } from '../drawing/board.ts';
import { type Glyphs, spellOut } from '../drawing/glyphs.ts';
import { cut } from '../drawing/text.ts';
import { elementAt } from '../engine/checked.ts';
import type { Foreseen } from '../engine/forecast.ts';
import type { Outcome, Setting } from '../engine/game.ts';
import { ownOf } from '../engine/own.ts';
import type { Posed } from '../engine/posed.ts';
import type { Barred, Effect, RuleId, Seat, Value } from '../engine/question.ts';
import { shownText } from '../engine/shown-text.ts';
import type { Change, LogEntry } from '../engine/umpire.ts';
import { type OptionText, printedName, type Say } from '../engine/words.ts';
import type { Hint } from '../table/hint.ts';
import type { Reason } from '../table/reasons.ts';
import { bracketed, programWords, screenWords, signs, yesNo } from '../words/index.ts';
import { forecastText } from './words/forecast.ts';
import { type HintText, hintText } from './words/hint.ts';
import { type MoveText, moveTexts } from './words/reasons.ts';
import {
  boundWord,
  isFalling,
  logText,
  optionName,
  questionText,
  refusalText,
  remarksText,
  type Speech,
  sharingNotes,
} from './words/sentences.ts';

/** Names longer than this are shortened in sentences; boards shorten them to their own columns. */
const longestName = 24;

/** Lists whose numbers are seats, as the first part of a ledger's path. */
const seatLists = new Set(['nations', 'players', 'companies', 'seats', 'ceos', 'corporations', 'ecosystems']);

/** The parts of a ledger path. */
export interface PathParts {
  readonly seat: Seat | null;
  readonly words: readonly string[];
}

/**
 * Everything that a screen says about a match, in the words of its game. Names are sanitised, and the text is ASCII if
 * the terminal shows nothing else.
 */
export class Voice implements BoardVoice {
  readonly say: Say;
  private readonly names = new Map<Seat, string>();

  constructor(
    private readonly session: Speech,
    readonly glyphs: Glyphs,
    private readonly prominent: readonly string[] = [],
  ) {
    this.say = {
      seat: (seat) => this.names.get(seat) ?? this.learnedName(seat),
      name: (word) => session.say.name(word),
      otherNames: (word) => session.say.otherNames?.(word) ?? [],
    };
  }

  /** The words change when the keyboard goes to a person with another language. */
  private get speech(): Speech {
    return { words: this.session.words, say: this.say };
  }

  /** Whether a name has changed since; then a new voice is needed, and everything drawn with this one is outdated. */
  get isOutdated(): boolean {
    return [...this.names].some(([seat, name]) => this.nameOf(seat) !== name);
  }

  private nameOf(seat: Seat): string {
    return cut(shownText(this.session.say.seat(seat)), longestName, this.glyphs.cut);
  }

  private learnedName(seat: Seat): string {
    const name = this.nameOf(seat);
    this.names.set(seat, name);
    return name;
  }

  /** The text in characters that this terminal can show. */
  text(text: string): string {
    return this.glyphs.ascii ? spellOut(text) : text;
  }

  seat(seat: Seat): string {
    return this.say.seat(seat);
  }

  /** The printed form of a word of the game. */
  name(word: Value): string {
    return this.text(printedName(this.session.words, word) ?? this.say.name(word));
  }

  /** The names of a word in languages other than the reader's, if they are loaded. */
  otherNames(word: Value): readonly string[] {
    return this.say.otherNames?.(word) ?? [];
  }

  /** The printed form of the first of these words that has one. */
  firstName(...words: string[]): string | undefined {
    const word = words.find((each) => printedName(this.session.words, each) !== undefined);
    return word === undefined ? undefined : this.name(word);
  }

  /** A line of a forecast as a sentence with its rule. */
  foreseen(line: Foreseen): string {
    return this.text(forecastText(line, this.speech));
  }

  /** A hint in words. */
  hint(hint: Hint, setting: Setting): HintText {
    const { advised, plan, because, alternatives, reason } = hintText(hint, setting, this.speech);
    const shown = (text: string): string => this.text(text);
    return {
      advised: shown(advised),
      plan: shown(plan),
      because: because.map(shown),
      alternatives: alternatives.map(shown),
      reason: shown(reason),
    };
  }

  /** The moves of bots in words, in the order of their reasons. */
  moves(reasons: readonly Reason[]): MoveText[] {
    const shown = (text: string): string => this.text(text);
    return moveTexts(reasons, this.speech).map((move) => ({
      ...move,
      chosen: move.chosen.map(shown),
      because: move.because.map(shown),
      alternatives: move.alternatives.map(shown),
    }));
  }

  /** The question in words, without the seat's name. */
  ask(question: Posed): string {
    return this.text(questionText(question, this.speech));
  }

  /** How an option reads in a list. */
  option(question: Pick<Posed, 'shape'>, value: Value): string {
    return this.text(optionName(question, value, this.say));
  }

  /** One line about an option's effect; undefined if the game has none. */
  note(value: Value): string | undefined {
    const note = ownOf(this.session.words.notes, String(value));
    return note === undefined ? undefined : this.text(note);
  }

  /** The parts of the text of a card or other option; undefined if it has only a note. */
  optionText(value: Value): OptionText | undefined {
    return ownOf(this.session.words.texts ?? {}, String(value));
  }

  caution(code: string): string {
    return this.text(ownOf(this.session.words.cautions, code) ?? code.replaceAll('-', ' '));
  }

  /** `money 12 → 2`, `Bo: unrest +3`, `fossil 3 → up to 5`, or the sentence of its note. */
  effect(effect: Effect): string {
    const { what, by, from, to, seat, note, bound } = effect;
    const whose = seat === undefined ? '' : `${this.seat(seat)}${signs().colon}`;
    const remark = note === undefined ? undefined : this.note(note);
    if (by === undefined && from === undefined && to === undefined)
      return `${whose}${remark ?? this.name(what)}${this.consequence(effect)}`;
    const parts = [`${whose}${this.name(what)}`];
    const isWithin = bound === 'up-to' && from !== undefined && to !== undefined;
    if (bound === 'up-to' && !isWithin) parts.push(programWords().upTo);
    if (from === undefined && to !== undefined) parts.push(this.value(to));
    else if (from !== undefined || to !== undefined) {
      const limit = boundWord(effect);
      parts.push(`${this.value(from ?? null)} ${this.glyphs.to} ${limit}${this.value(to ?? null)}`);
    } else if (by !== undefined) {
      parts.push(by >= 0 ? `+${Math.abs(by)}` : `${this.glyphs.minus}${-by}`);
    }
    if (bound === 'or-more' && !isFalling(effect)) parts.push(programWords().orMore);
    const aside = remark === undefined ? '' : bracketed(remark);
    return `${parts.join(' ')}${aside}${this.consequence(effect)}`;
  }

  /** The consequence, such as `, still growth`; empty if there is none. */
  private consequence({ then }: Effect): string {
    const say = then === undefined ? undefined : ownOf(this.session.words.consequences ?? {}, then.code);
    return then === undefined || say === undefined
      ? ''
      : `${signs().comma}${this.text(say(then.figures, this.say))}`;
  }

  /** The facts that explain the score, one sentence each. */
  remarks(outcome: Outcome): string[] {
    return remarksText(outcome, this.speech).map((text) => this.text(text));
  }

  /** What an option costs and gives; a note that several effects share follows the last of them. */
  effects(effects: readonly Effect[]): string {
    return sharingNotes(effects)
      .map((group) => group.map((effect) => this.effect(effect)).join(signs().list))
      .join(`${this.glyphs.ascii ? '; ' : ` ${this.glyphs.dot} `}`);
  }

  /**
   * Why something is not allowed, with what is needed, what there is, and the rule; the same sentence on every screen.
   */
  refusal(barred: Barred): string {
    return this.text(refusalText(barred, this.speech));
  }

  /** An entry of the log as a sentence, without its rule. */
  log(entry: LogEntry): string {
    return this.text(logText({ ...entry, rule: '' }, this.speech));
  }

  /** Whether the entry must not be overlooked. */
  isProminent({ kind }: Pick<LogEntry, 'kind'>): boolean {
    return this.prominent.includes(kind);
  }

  value(value: Value | null): string {
    if (value === null) return '-';
    if (typeof value === 'boolean') return yesNo(value);
    return typeof value === 'number' ? String(value) : this.name(value);
  }

  /**
   * A change such as `renewable 12 → 2`, preceded by the owner's name if the owner is not the entry's own seat.
   * Undefined if it is not a figure; the entry's sentence then tells it.
   */
  change(change: Change, own?: Seat): string | undefined {
    const { from, to } = change;
    if (typeof to !== 'number' || (from !== null && typeof from !== 'number')) return undefined;
    const { seat, words } = pathParts(change.path);
    const whose = seat === null || seat === own ? '' : `${this.seat(seat)} `;
    const label = this.firstName(words.join('.')) ?? words.map((word) => this.name(word)).join(' ');
    return from === null ? `${whose}${label} ${to}` : `${whose}${label} ${from} ${this.glyphs.to} ${to}`;
  }

  /** A step of the game by its printed name. */
  step(step: string | null): string {
    return step === null ? screenWords().gameOver : this.name(step);
  }

  rules(rule: RuleId): string[] {
    return rule.split(/\s+/).filter((id) => id !== '');
  }
}

/** Splits a path such as `nations.0.money` into its owner and the words that name the figure. */
export function pathParts(path: string): PathParts {
  const parts = path.split('.');
  if (parts.length > 2 && seatLists.has(elementAt(parts, 0)) && /^\d+$/.test(elementAt(parts, 1))) {
    return { seat: Number(parts[1]), words: parts.slice(2) };
  }
  return { seat: null, words: parts };
}
