import type { CardId } from '../state.ts';
import type { Declaration, Term } from './card.ts';
import {
  ANY_PLANT,
  INDUSTRIAL_OR_MILITARY,
  PLANT_TO_RUN,
  RESOURCE,
  STRENGTH,
  TARGET,
  TOKENS,
} from './choices.ts';
import * as own from './parts.ts';
import * as targets from './target-parts.ts';
import { cubeMoves, transactions } from './trades.ts';

const { bankMoney, classesRise, gain, lasts, money, plantCost, plantRises, spend, unrest, unrestCost } = own;

const price = money(['money']);
/** A price that leaves the game instead of going to the World Bank (LIM-POOL-08). */
const priceToBox = money(['money'], 'box');
const pricePerPopulation = money(['moneyPerPopulation'], 'bank', 'per-population');
const industrialPerPopulation = spend('industrial', ['industrialPerPopulation'], 'per-population');
const disruption = gain('disruption', 'disruption');

/**
 * A card whose target may resist; it costs an amount of military that the attacker chooses, and disruption
 * (LIM-WAR-02).
 */
const attack = (...effects: readonly Term[]): Declaration => ({
  costs: [targets.strength('minimum'), disruption],
  choices: [TARGET, STRENGTH],
  isResistible: true,
  effects,
});

/** The costs and effects of every politics card, in canonical order. The figures are in the component table. */
export const declarations: Readonly<Record<CardId, Declaration>> = {
  'public-expenditure': { costs: [pricePerPopulation], effects: [unrest('unrest')] },
  education: { costs: [pricePerPopulation], effects: [classesRise('raises')] },
  'investment-policy': { costs: [pricePerPopulation], effects: [unrest('unrest')] },
  'graduate-studies': { costs: [pricePerPopulation], effects: [classesRise('raises')] },
  indoctrination: { costs: [own.classCost('lowers')], effects: [unrest('unrest')] },
  vegetarianism: { costs: [unrestCost('unrestCost')], effects: [lasts('levels')] },
  overconsumption: { costs: [industrialPerPopulation], effects: [unrest('unrest')] },
  'sustainable-consumption': { costs: [unrestCost('unrestCost')], effects: [lasts('levels')] },
  surcharge: {
    costs: [unrestCost('unrestCost'), bankMoney('bankCost')],
    effects: [bankMoney('bankPerPopulation', 'player', 'per-population')],
  },
  'political-reform': { costs: [price], effects: [own.drawing('draw', 'keep')] },
  conscription: {
    costs: [unrestCost('unrestCost')],
    effects: [gain('military', 'levels', 'by-population')],
  },
  'artificial-intelligence': { costs: [price], effects: [own.fetching()] },
  'market-access': { costs: [], effects: [transactions('transactions')] },
  speculation: {
    costs: [bankMoney('bankCost'), priceToBox],
    effects: [cubeMoves('moves'), transactions('transactions', 'after-move')],
  },
  'stock-exchange': { costs: [priceToBox], effects: [lasts('transactions')] },
  'humanitarian-aid': {
    costs: [own.sharedMoney('money')],
    effects: [own.allGiveBack('disruption', 'each', 'own')],
  },
  'political-interference': {
    costs: [bankMoney('bankCost')],
    choices: [TARGET],
    effects: [targets.takesMoneyForPopulation(), targets.targetClassesRise('raises')],
  },
  'development-of-tourism': {
    costs: [bankMoney('bankCost')],
    choices: [TARGET],
    effects: [targets.takesMoneyForClass('perStep'), unrest('unrest', 'target')],
  },
  'mass-destruction': attack(
    targets.targetTakesPollution('pollution'),
    targets.targetLosesTerritory('territory', 'nobody'),
    targets.targetPlantFalls('levels'),
  ),
  'annexation-of-territory': attack(
    targets.targetLosesTerritory('territory', 'attacker'),
    targets.targetPlantFalls('levels'),
  ),
  'military-operation': attack(targets.takesLoot()),
  colonization: {
    costs: [spend('military', ['military']), disruption],
    effects: [own.fromReserve('territory', 'territory'), own.fromReserve('fossil', 'fossil')],
  },
  terrorism: {
    costs: [spend('military', ['military']), disruption],
    choices: [TARGET],
    effects: [unrest('unrest', 'target')],
  },
  'police-repression': {
    costs: [spend('military', ['levels'], 'by-population'), disruption],
    effects: [unrest('unrest')],
  },
  industrialization: {
    choices: [ANY_PLANT],
    costs: [money([], 'bank', 'for-plant')],
    effects: [plantRises('levels')],
  },
  craftsmanship: { choices: [RESOURCE], costs: [price], effects: [own.takesResource('gain')] },
  robotization: {
    choices: [INDUSTRIAL_OR_MILITARY],
    costs: [money([], 'bank', 'for-plant')],
    effects: [plantRises('levels')],
  },
  recycling: { costs: [plantCost('plantCost')], effects: [lasts('fossil')] },
  'green-production': { costs: [plantCost('plantCost')], effects: [lasts('pollution')] },
  'policy-planning': {
    costs: [unrestCost('unrestCost')],
    effects: [lasts()],
    withdrawal: [unrestCost('withdrawUnrest')],
  },
  'intensive-farming': {
    costs: [spend('fossil', ['fossil'], 'by-output')],
    effects: [lasts('fossil', 'pollution', 'levels')],
    withdrawal: [own.renewablePlantFalls('withdrawLevels')],
  },
  extraction: { costs: [price, gain('pollution', 'pollution')], effects: [gain('fossil', 'fossil')] },
  'cleaning-the-planet': {
    costs: [own.sharedMoney('money')],
    effects: [own.allGiveBack('pollution', 'each', 'own')],
  },
  urbanization: { costs: [industrialPerPopulation], effects: [classesRise('raises')] },
  'offshore-production': {
    choices: [TARGET],
    costs: [bankMoney('bankCost'), spend('fossil', [], 'for-target'), money([], 'target', 'to-target')],
    effects: [targets.outputOfTarget()],
  },
  overproduction: {
    choices: [PLANT_TO_RUN],
    costs: [unrestCost('unrestCost')],
    effects: [own.plantProduces()],
  },
  'soft-power': { choices: [TARGET, TOKENS], costs: [price], effects: [targets.passesDisruption('tokens')] },
};
