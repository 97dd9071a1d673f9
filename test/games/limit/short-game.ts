import { mergeComponents } from '../../../src/engine/components.ts';
import type { Options, Setting } from '../../../src/engine/game.ts';
import { settingOf } from '../../../src/engine/match.ts';
import type { LimitComponents } from '../../../src/games/limit/figures.ts';
import { limit } from '../../../src/games/limit/index.ts';

/** Limit over a few generations only, for checks that look at everything at every answer. */
export function shortGame(players: number, options: Options, generations: number): Setting<LimitComponents> {
  const { star, generations: whole } = settingOf(limit, players).components;
  const few = (list: readonly number[]) => list.slice(list.length - generations);
  const table = mergeComponents(limit.components.sourced, {
    generations: { count: generations, years: few(whole.years) },
    star: {
      table: Object.fromEntries(Object.entries(star.table).map(([row, figures]) => [row, few(figures)])),
    },
  });
  return settingOf(limit, players, options, table);
}
