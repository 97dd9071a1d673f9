import { bold, dim, type Line, type Piece } from '../../drawing/lines.ts';
import { widthOf } from '../../drawing/text.ts';
import type { RuleId } from '../../engine/question.ts';
import { screenWords } from '../../words/index.ts';
import type { Voice } from '../voice.ts';
import { effectsOf, type Item, type Prompt } from './prompt.ts';

/** A part of an option's description: its cost, effect, changes, duration or rule. */
export interface OptionPart {
  /** Empty for text that needs no label. */
  readonly label: string;
  readonly text: string;
}

/** The rule of an option: the one that bars it, its own, or that of the question. */
export function ruleOfOption({ question }: Prompt, item: Item | undefined, voice: Voice): RuleId {
  if (item === undefined) return question.rule;
  return item.barred?.rule ?? voice.optionText(item.value)?.rule ?? question.rule;
}

/** The full description of an option: cost, effect, duration, what changes now, and its rule. */
export function optionParts(prompt: Prompt, item: Item, voice: Voice): OptionPart[] {
  const { optionParts: labels } = screenWords();
  const { question } = prompt;
  const text = voice.optionText(item.value);
  const told = item.barred === undefined ? voice.effects(effectsOf(prompt, item.value)) : '';
  // A card described only by its own text has no changes to list.
  const changes = text !== undefined && told === voice.note(item.value) ? '' : told;
  const note = text === undefined ? (voice.note(item.value) ?? '') : '';
  const rule = ruleOfOption(prompt, item, voice);
  const parts: OptionPart[] = [
    ...(item.barred === undefined ? [] : [{ label: '', text: voice.refusal(item.barred) }]),
    ...(text?.cost === undefined ? [] : [{ label: labels.cost, text: voice.text(text.cost) }]),
    ...(text === undefined ? [] : [{ label: labels.effect, text: voice.text(text.effect) }]),
    { label: text === undefined ? '' : labels.changes, text: changes },
    ...(text?.lasts === undefined ? [] : [{ label: labels.lasts, text: voice.text(text.lasts) }]),
    { label: '', text: note },
    ...(rule === question.rule || item.barred !== undefined ? [] : [{ label: labels.rule, text: rule }]),
  ];
  return parts.filter((part) => part.text !== '');
}

/** Flows the parts into rows of at most `columns` cells; a label stays with the first word of its text. */
export function flowingParts(parts: readonly OptionPart[], columns: number, dot: string): Line[] {
  const rows: Piece[][] = [['   ']];
  let used = 3;
  let isFirst = true;
  const put = (pieces: readonly Piece[], width: number, gap: number): void => {
    if (!isFirst && used + gap + width > columns) {
      rows.push(['   ']);
      used = 3;
    } else if (!isFirst) {
      rows.at(-1)?.push(' '.repeat(gap));
      used += gap;
    }
    rows.at(-1)?.push(...pieces);
    used += width;
    isFirst = false;
  };
  parts.forEach(({ label, text }, place) => {
    const [first = '', ...words] = text.split(' ');
    const isNamed = label !== '';
    if (!isNamed && place > 0) put([dim(dot)], widthOf(dot), 1);
    if (isNamed) put([bold(label), ' ', first], widthOf(label) + 1 + widthOf(first), place > 0 ? 2 : 1);
    else put([first], widthOf(first), 1);
    for (const word of words) put([word], widthOf(word), 1);
  });
  return parts.length === 0 ? [] : rows;
}
