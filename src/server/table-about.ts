import { settingOf } from '../engine/match.ts';
import { differencesText } from '../ui/words/options.ts';
import { serverWords, signs } from '../words/index.ts';
import { gameOf } from './game-of.ts';
import type { ServedTable } from './served-table.ts';

/**
 * What a person should know before taking a seat at a table, one sentence each: its game, seats, rules and settings.
 */
export async function aboutTable(table: ServedTable): Promise<readonly string[]> {
  const { record, code, title } = table;
  const game = await gameOf(record.game);
  const setting = settingOf(game, record.chairs.length, record.options);
  const words = await game.words(setting.components);
  const differing = differencesText({ table: { game, setting, sourced: undefined }, words });
  const { watch } = record;
  return [
    serverWords().aboutTable(
      code,
      title,
      record.chairs.map((_, seat) => table.nameOf(seat)).join(signs().list),
    ),
    ...(differing.length === 0 ? [serverWords().standardRules] : differing),
    `${serverWords().fieldPace}${signs().colon}${serverWords().paces[record.pace]}${signs().stop}`,
    `${serverWords().fieldUndo}${signs().colon}${record.undo ? serverWords().undoYes : serverWords().undoNo}${signs().stop}`,
    `${serverWords().fieldHints}${signs().colon}${record.hints === true ? serverWords().hintsYes : serverWords().hintsNo}${signs().stop}`,
    `${serverWords().fieldWatch}${signs().colon}${spectatorText(watch)}${signs().stop}`,
  ];
}

/** Whether people may watch, and with what delay. */
export function spectatorText(watch: number | null): string {
  if (watch === null) return serverWords().watchNone;
  return watch === 0 ? serverWords().watchNow : serverWords().watchBehind(watch);
}
