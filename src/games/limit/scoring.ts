import { elementAt } from '../../engine/checked.ts';
import type { Options, ScorePart, Setting } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import { nationAt } from './board-changes.ts';
import { readComponents, shippedComponents } from './components.ts';
import type { LimitComponents } from './figures.ts';
import { crisisCount } from './figures.ts';
import type { LimitState, Nation } from './state.ts';

/**
 * The living standard's points: A + C + E, or the formula of the variant (LIM-SCO-01, LIM-VAR-02, LIM-VAR-03, LR-09).
 */
function livingStandard(nation: Nation, formula: unknown): number {
  const [highest = 1, , median = 1, , lowest = 1] = nation.classes;
  if (formula === 'sum3') return (highest + median + lowest) * 3;
  if (formula === 'lowest3') return lowest * 3;
  if (formula === 'highest3') return highest * 3;
  return highest + median + lowest;
}

/** The size of a block of money and its worth in points (LIM-SCO-03, LIM-VAR-05, LIM-VAR-06, LR-95). */
export function moneyWorth(
  options: Options,
  { score }: LimitComponents,
  crises: number,
): { block: number; worth: number; isFixed: boolean } {
  const formula = options['moneyScore'];
  if (formula === '2-per-10') return { block: 10, worth: 2, isFixed: true };
  if (formula === '1-per-5') return { block: 5, worth: 1, isFixed: true };
  if (formula === '10-per-50') return { block: 50, worth: 10, isFixed: true };
  return { block: score.moneyBlock, worth: Math.max(0, score.moneyPointsBase - crises), isFixed: false };
}

/** The military resources needed for one point; 0 if they score nothing (LIM-SCO-05, LIM-VAR-01). */
export function militaryBlock(options: Options, components: LimitComponents): number {
  if (options['militaryScore'] === 'each') return 1;
  return options['militaryScore'] === 'none' ? 0 : components.score.militaryBlock;
}

const shipped = readComponents(shippedComponents).score;

/** The points lost for each token: the option's value, or the table's if the option has its default (LIM-VAR-04). */
function penalty(option: unknown, shippedFigure: number, tableFigure: number): number {
  return option === undefined || option === shippedFigure ? tableFigure : Number(option);
}

/** Points lost for each token of pollution and of disruption (LIM-SCO-06, LIM-SCO-07, LIM-VAR-04). */
export function penalties(
  options: Options,
  { score }: LimitComponents,
): { readonly pollution: number; readonly disruption: number } {
  return {
    pollution: penalty(options['pollutionScore'], shipped.pollution, score.pollution),
    disruption: penalty(options['disruptionScore'], shipped.disruption, score.disruption),
  };
}

/** One nation's points by source, as if the game ended now (LIM-SCO-01 to LIM-SCO-09). */
export function scoreParts(state: LimitState, seat: Seat, setting: Setting<LimitComponents>): ScorePart[] {
  const { components } = setting;
  const nation = nationAt(state, seat);
  const standard = livingStandard(nation, state.options['livingScore']);
  const index = elementAt(components.score.demographicIndex, nation.population - 1);
  const { block, worth } = moneyWorth(state.options, components, crisisCount(state));
  const perMilitary = militaryBlock(state.options, components);
  const { pollution, disruption } = penalties(state.options, components);
  return [
    {
      source: 'domestic-happiness',
      points: standard * index,
      rule: 'LIM-SCO-01',
      figures: { standard, index },
    },
    {
      source: 'financial-strength',
      points: Math.floor(nation.money / block) * worth,
      rule: 'LIM-SCO-03',
      figures: { money: nation.money, block, worth },
    },
    {
      source: 'territory',
      points: nation.territory * components.score.territory,
      rule: 'LIM-SCO-04',
      figures: { territory: nation.territory },
    },
    {
      source: 'military',
      points: perMilitary === 0 ? 0 : Math.floor(nation.military / perMilitary),
      rule: 'LIM-SCO-05',
      figures: { military: nation.military, block: perMilitary },
    },
    {
      source: 'pollution',
      points: nation.pollution === 0 ? 0 : -pollution * nation.pollution,
      rule: 'LIM-SCO-06',
      figures: { pollution: nation.pollution, each: pollution },
    },
    {
      source: 'disruption',
      points: nation.disruption === 0 ? 0 : -disruption * nation.disruption,
      rule: 'LIM-SCO-07',
      figures: { disruption: nation.disruption, each: disruption },
    },
  ];
}
