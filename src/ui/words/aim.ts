import type { Session } from '../../table/session.ts';
import { bracketed, screenWords, signs } from '../../words/index.ts';

/** The aim of a match in line mode: a line for each part and each source of points. */
export function aimText({ table, words, say }: Pick<Session, 'table' | 'words' | 'say'>): string[] {
  const { you, points, round, end, plan } = words.aim(table.setting.players, table.setting.options);
  const { aimParts } = screenWords();
  return [
    `${aimParts.you}${signs().colon}${you}`,
    `${aimParts.points}${signs().colon.trimEnd()}`,
    ...points.map(
      ({ source, worth, rule }) => `  ${say.name(source)}${signs().colon}${worth}${bracketed(rule)}`,
    ),
    `${aimParts.round}${signs().colon}${round}`,
    `${aimParts.end}${signs().colon}${end}`,
    `${aimParts.plan}${signs().colon}${plan}`,
  ];
}
