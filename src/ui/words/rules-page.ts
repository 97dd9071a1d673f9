import { left, widthOf } from '../../drawing/text.ts';
import type { OptionSpec } from '../../engine/game.ts';
import { ownOf } from '../../engine/own.ts';
import type { Value } from '../../engine/question.ts';
import { type Aim, printedName, type Words } from '../../engine/words.ts';
import type { AnyGame } from '../../games/index.ts';
import { bracketed, readingWords, screenWords, signs } from '../../words/index.ts';
import type { RuleSection } from './rule-section.ts';

/** A game on one page: the player's role, points, a round, the end and a first plan, with the figures of the table. */
export function summaryLines(title: string, players: number, aim: Aim, { names }: Words): string[] {
  const { aimParts } = screenWords();
  return [
    readingWords().summary(title, players),
    '',
    `${aimParts.you}${signs().colon}${aim.you}`,
    `${aimParts.points}${signs().colon.trimEnd()}`,
    ...aim.points.map(
      ({ source, worth, rule }) =>
        `  ${ownOf(names, source) ?? source}${signs().colon}${worth}${bracketed(rule)}`,
    ),
    `${aimParts.round}${signs().colon}${aim.round}`,
    `${aimParts.end}${signs().colon}${aim.end}`,
    `${aimParts.plan}${signs().colon}${aim.plan}`,
  ];
}

/** This many parts of one kind, such as the action cards, share one line of the contents. */
const MANY = 8;

/** The parts of the rules, each with its first and last rule. */
export function contentsLines(sections: readonly RuleSection[]): string[] {
  const parts = new Map<string, string[]>();
  for (const { id, chapter, heading, text } of sections) {
    if (chapter !== '') parts.set(chapter, [...(parts.get(chapter) ?? []), id]);
    else if (parts.size > 0 || text === '') parts.set(heading, []);
  }
  const kindOf = (part: string): string => part.split(': ')[0] ?? part;
  const kinds = [...parts.keys()].map(kindOf);
  const isMany = (part: string): boolean => kinds.filter((kind) => kind === kindOf(part)).length >= MANY;
  const rows = new Map<string, string[]>();
  for (const [part, ids] of parts) {
    const row = isMany(part) ? readingWords().each(kindOf(part)) : part;
    rows.set(row, [...(rows.get(row) ?? []), ...ids]);
  }
  const width = Math.max(...[...rows.keys()].map((row) => widthOf(row)));
  return [
    readingWords().contents,
    ...[...rows].map(([row, ids]) => `  ${left(row, width)}  ${idsText(ids)}`.trimEnd()),
  ];
}

/** `REP-BID-01 to 30`, if the two ids differ only at the end. */
function idsText(ids: readonly string[]): string {
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined || first === last) return first ?? '';
  const stem = /^[A-Z]+(?:-[A-Z]+)*-/u.exec(first)?.[0] ?? '';
  return readingWords().ids(first, last.startsWith(stem) ? last.slice(stem.length) : last);
}

/** Every option of a game: its description, its values with the default first, its rule, and when it has an effect. */
export function gameOptionLines(game: AnyGame, words: Words): string[] {
  return [
    readingWords().options(game.title),
    '',
    ...game.options.flatMap((option) => [
      `${option.name}${signs().colon}${printedName(words, option.name) ?? option.name}${bracketed(option.rule)}`,
      ...(ownOf(words.notes, option.name) === undefined ? [] : [`  ${ownOf(words.notes, option.name)}`]),
      ...valueLines(option, words),
      '',
    ]),
  ];
}

function valueLines({ values, default: usual }: OptionSpec, words: Words): string[] {
  if ('from' in values) return [`  ${readingWords().numbers(values.from, values.to, usual)}`];
  return values.map((value) => `  ${value === usual ? '* ' : '- '}${valueText(value, words)}`);
}

/** A value as it is typed, and its meaning. */
function valueText(value: Value, words: Words): string {
  if (typeof value !== 'string') return String(value);
  const means = [printedName(words, value), ownOf(words.notes, value)].filter(
    (text) => text !== undefined && text !== '' && text.toLowerCase() !== value.toLowerCase(),
  );
  return means.length === 0 ? value : `${value}${bracketed(means.join(signs().colon))}`;
}
