import type { CardId } from '../state.ts';
import { type Declaration, scaled, type Term } from './card.ts';
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

const { bankMoney, classesRise, gain, lasts, money, plantCost, plantRises, spend, unrest } = own;

const price = money();
/** A price that leaves the game instead of going to the World Bank (LIM-POOL-08). */
const priceToBox = money('box');
const pricePerPopulation = scaled(price, 'per-population', 'moneyPerPopulation');
const priceOfPlant = scaled(price, 'for-plant');
const bankCost = bankMoney('box');
const industrialPerPopulation = scaled(spend('industrial'), 'per-population', 'industrialPerPopulation');
const unrestCost = own.unrestCost('unrestCost');
const unrestFalls = unrest();
const disruption = gain('disruption');

/**
 * A card whose target may resist; it costs an amount of military that the attacker chooses, and disruption
 * (LIM-WAR-02).
 */
const attack = (...effects: readonly Term[]): Declaration => ({
  costs: [targets.strength, disruption],
  choices: [TARGET, STRENGTH],
  isResistible: true,
  effects,
});

/** The costs and effects of every politics card, in canonical order. The figures are in the component table. */
export const declarations: Readonly<Record<CardId, Declaration>> = {
  'public-expenditure': { costs: [pricePerPopulation], effects: [unrestFalls] },
  education: { costs: [pricePerPopulation], effects: [classesRise] },
  'investment-policy': { costs: [pricePerPopulation], effects: [unrestFalls] },
  'graduate-studies': { costs: [pricePerPopulation], effects: [classesRise] },
  indoctrination: { costs: [own.classCost], effects: [unrestFalls] },
  vegetarianism: { costs: [unrestCost], effects: [lasts('levels')] },
  overconsumption: { costs: [industrialPerPopulation], effects: [unrestFalls] },
  'sustainable-consumption': { costs: [unrestCost], effects: [lasts('levels')] },
  surcharge: {
    costs: [unrestCost, bankCost],
    effects: [scaled(bankMoney('player'), 'per-population', 'bankPerPopulation')],
  },
  'political-reform': { costs: [price], effects: [own.drawing] },
  conscription: { costs: [unrestCost], effects: [scaled(gain('military'), 'by-population', 'levels')] },
  'artificial-intelligence': { costs: [price], effects: [own.fetching] },
  'market-access': { costs: [], effects: [own.transactions] },
  speculation: { costs: [bankCost, priceToBox], effects: own.movesAndTransactions },
  'stock-exchange': { costs: [priceToBox], effects: [lasts('transactions')] },
  'humanitarian-aid': { costs: [own.sharedMoney], effects: [own.allGiveBack('disruption')] },
  'political-interference': {
    costs: [bankCost],
    choices: [TARGET],
    effects: [targets.takesMoneyForPopulation, targets.targetClassesRise],
  },
  'development-of-tourism': {
    costs: [bankCost],
    choices: [TARGET],
    effects: [targets.takesMoneyForClass, unrest('target')],
  },
  'mass-destruction': attack(
    targets.targetTakesPollution,
    targets.targetLosesTerritory('nobody'),
    targets.targetPlantFalls,
  ),
  'annexation-of-territory': attack(targets.targetLosesTerritory('attacker'), targets.targetPlantFalls),
  'military-operation': attack(targets.takesLoot),
  colonization: {
    costs: [spend('military'), disruption],
    effects: [own.fromReserve('territory'), own.fromReserve('fossil')],
  },
  terrorism: { costs: [spend('military'), disruption], choices: [TARGET], effects: [unrest('target')] },
  'police-repression': {
    costs: [scaled(spend('military'), 'by-population', 'levels'), disruption],
    effects: [unrestFalls],
  },
  industrialization: { choices: [ANY_PLANT], costs: [priceOfPlant], effects: [plantRises] },
  craftsmanship: { choices: [RESOURCE], costs: [price], effects: [own.takesResource] },
  robotization: { choices: [INDUSTRIAL_OR_MILITARY], costs: [priceOfPlant], effects: [plantRises] },
  recycling: { costs: [plantCost], effects: [lasts('fossil')] },
  'green-production': { costs: [plantCost], effects: [lasts('pollution')] },
  'policy-planning': {
    costs: [unrestCost],
    effects: [lasts()],
    withdrawal: [own.unrestCost('withdrawUnrest')],
  },
  'intensive-farming': {
    costs: [scaled(spend('fossil'), 'by-output', 'fossil')],
    effects: [lasts('fossil', 'pollution', 'levels')],
    withdrawal: [own.renewablePlantFalls],
  },
  extraction: { costs: [price, gain('pollution')], effects: [gain('fossil')] },
  'cleaning-the-planet': { costs: [own.sharedMoney], effects: [own.allGiveBack('pollution')] },
  urbanization: { costs: [industrialPerPopulation], effects: [classesRise] },
  'offshore-production': {
    choices: [TARGET],
    costs: [bankCost, scaled(spend('fossil'), 'for-target'), scaled(money('target'), 'of-target')],
    effects: [targets.outputOfTarget],
  },
  overproduction: { choices: [PLANT_TO_RUN], costs: [unrestCost], effects: [own.plantProduces] },
  'soft-power': { choices: [TARGET, TOKENS], costs: [price], effects: [targets.passesDisruption] },
};
