import type { OptionSpec, Options } from '../../engine/game.ts';
import { readComponents, shippedComponents } from './components.ts';

const { score } = readComponents(shippedComponents);

const teaches = (options: Options): boolean => options['teaching'] === true;

/** Alliances need a second nation, and the teaching game has no alliances (LIM-SOLO-17, LIM-TEACH-05). */
const allies = (players: number, options: Options): boolean =>
  players > 1 && options['alliances'] === true && !teaches(options);

/** The options of Limit, in the order of the menu. Solo mode is not an option: a game for one player is always solo. */
export const limitOptions: readonly OptionSpec[] = [
  { name: 'teaching', values: [false, true], default: false, rule: 'LIM-TEACH-01' },
  {
    name: 'teachingMoney',
    values: [4, 5],
    default: 4,
    rule: 'LR-02',
    applies: (_players, options) => teaches(options),
  },
  {
    name: 'alliances',
    values: [false, true],
    default: false,
    rule: 'LIM-SETUP-09',
    applies: (players, options) => players > 1 && !teaches(options),
    // The rulebook advises against alliances with two or three nations but allows them (LIM-SETUP-10, LR-94).
    caution: (players, options) =>
      allies(players, options) && players < 4
        ? { code: 'few-for-alliances', rule: 'LIM-SETUP-10' }
        : undefined,
  },
  { name: 'stressTests', values: [0, 1, 2], default: 1, rule: 'LIM-VAR-07' },
  { name: 'militaryScore', values: ['third', 'each', 'none'], default: 'third', rule: 'LIM-VAR-01' },
  { name: 'livingScore', values: ['sum', 'sum3', 'lowest3', 'highest3'], default: 'sum', rule: 'LR-09' },
  { name: 'pollutionScore', values: { from: 0, to: 20 }, default: score.pollution, rule: 'LIM-VAR-04' },
  { name: 'disruptionScore', values: { from: 0, to: 20 }, default: score.disruption, rule: 'LIM-VAR-04' },
  {
    name: 'moneyScore',
    values: ['crises', '2-per-10', '1-per-5', '10-per-50'],
    default: 'crises',
    rule: 'LR-95',
  },
  {
    name: 'allianceLock',
    values: ['joinOnly', 'all'],
    default: 'joinOnly',
    rule: 'LR-06',
    applies: allies,
  },
  {
    name: 'allianceHelp',
    values: ['whole', 'part'],
    default: 'whole',
    rule: 'LR-72',
    applies: allies,
  },
  { name: 'interferenceAmount', values: ['value', 'index'], default: 'value', rule: 'LR-13' },
  { name: 'growthDodge', values: [false, true], default: false, rule: 'LR-59' },
  {
    name: 'stressHelp',
    values: [true, false],
    default: true,
    rule: 'LR-82',
    applies: (players, options) => allies(players, options) && options['stressTests'] !== 0,
  },
  {
    name: 'starColdWar',
    values: [true, false],
    default: true,
    rule: 'LR-88',
    applies: (players) => players === 1,
  },
  {
    name: 'solo',
    values: [false, true],
    default: false,
    rule: 'LIM-OBJ-08',
    applies: (players, options) => players === 1 && options['solo'] === true,
  },
];
