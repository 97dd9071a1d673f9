import {
  resistible,
  STRENGTH,
  strength,
  takesLoot,
  targetLosesTerritory,
  targetPlantFalls,
  targetTakesPollution,
} from './attacks.ts';
import { BY_POPULATION, BY_RENEWABLE_OUTPUT, type Declaration, PER_POPULATION } from './card.ts';
import {
  ANY_PLANT,
  INDUSTRIAL_OR_MILITARY,
  moneyForPlant,
  PLANT_TO_RUN,
  plantProduces,
  plantRises,
  RESOURCE,
  takesResource,
} from './choices.ts';
import { allGiveBack, sharedMoney } from './contributions.ts';
import {
  bankMoney,
  classCost,
  classesRise,
  consume,
  drawing,
  fetching,
  fossilFromReserve,
  gain,
  lasts,
  money,
  moneyFromBank,
  plantCost,
  plantFalls,
  spend,
  territoryFromReserve,
  unrestCost,
  unrestFalls,
} from './parts.ts';
import {
  fossilForTarget,
  moneyToTarget,
  outputOfTarget,
  passesDisruption,
  TARGET,
  TOKENS,
  takesMoneyForClass,
  takesMoneyForPopulation,
  targetClassesRise,
  targetUnrest,
} from './target-parts.ts';
import { cubeMoves, namedTrade, transactions } from './trades.ts';

const perPopulation = money('moneyPerPopulation', PER_POPULATION);
const industrialPerPopulation = consume('industrialPerPopulation');

const society: readonly Declaration[] = [
  { id: 'public-expenditure', costs: [perPopulation], effects: [unrestFalls('unrest')] },
  { id: 'education', costs: [perPopulation], effects: [classesRise('raises')] },
  { id: 'investment-policy', costs: [perPopulation], effects: [unrestFalls('unrest')] },
  { id: 'graduate-studies', costs: [perPopulation], effects: [classesRise('raises')] },
  { id: 'indoctrination', costs: [classCost('lowers')], effects: [unrestFalls('unrest')] },
  { id: 'vegetarianism', costs: [unrestCost('unrestCost')], effects: [lasts('vegetarianism', 'levels')] },
  { id: 'overconsumption', costs: [industrialPerPopulation], effects: [unrestFalls('unrest')] },
  {
    id: 'sustainable-consumption',
    costs: [unrestCost('unrestCost')],
    effects: [lasts('sustainable-consumption', 'levels')],
  },
  {
    id: 'surcharge',
    costs: [unrestCost('unrestCost'), bankMoney('bankCost')],
    effects: [moneyFromBank('bankPerPopulation')],
  },
  { id: 'political-reform', costs: [money('money')], effects: [drawing('draw', 'keep')] },
  {
    id: 'conscription',
    costs: [unrestCost('unrestCost')],
    effects: [gain('military', 'levels', BY_POPULATION)],
  },
  { id: 'artificial-intelligence', costs: [money('money')], effects: [fetching('artificial-intelligence')] },
];

const militaryEconomy: readonly Declaration[] = [
  { id: 'market-access', costs: [], effects: [transactions('transactions')], namedObstacle: namedTrade },
  {
    id: 'speculation',
    // Its price leaves the game, where the others' goes to the World Bank (LIM-POOL-08).
    costs: [bankMoney('bankCost'), money('money', undefined, 'box')],
    effects: [cubeMoves('moves'), transactions('transactions')],
    namedObstacle: namedTrade,
  },
  {
    id: 'stock-exchange',
    costs: [money('money', undefined, 'box')],
    effects: [lasts('stock-exchange', 'transactions')],
  },
  {
    id: 'humanitarian-aid',
    costs: [sharedMoney('money')],
    effects: [allGiveBack('disruption', 'humanitarian-aid', 'each', 'own')],
  },
  {
    id: 'political-interference',
    costs: [bankMoney('bankCost')],
    choices: [TARGET],
    effects: [takesMoneyForPopulation(), targetClassesRise('raises')],
  },
  {
    id: 'development-of-tourism',
    costs: [bankMoney('bankCost')],
    choices: [TARGET],
    effects: [takesMoneyForClass('perStep'), targetUnrest('unrest')],
  },
  {
    id: 'mass-destruction',
    costs: [strength('minimum'), gain('disruption', 'disruption')],
    choices: [TARGET, STRENGTH],
    beforeEffects: resistible,
    effects: [
      targetTakesPollution('pollution'),
      targetLosesTerritory('territory', 'nobody'),
      targetPlantFalls('levels'),
    ],
  },
  {
    id: 'annexation-of-territory',
    costs: [strength('minimum'), gain('disruption', 'disruption')],
    choices: [TARGET, STRENGTH],
    beforeEffects: resistible,
    effects: [targetLosesTerritory('territory', 'attacker'), targetPlantFalls('levels')],
  },
  {
    id: 'military-operation',
    costs: [strength('minimum'), gain('disruption', 'disruption')],
    choices: [TARGET, STRENGTH],
    beforeEffects: resistible,
    effects: [takesLoot()],
  },
  {
    id: 'colonization',
    costs: [spend('military', 'military'), gain('disruption', 'disruption')],
    effects: [territoryFromReserve('territory'), fossilFromReserve('fossil')],
  },
  {
    id: 'terrorism',
    costs: [spend('military', 'military'), gain('disruption', 'disruption')],
    choices: [TARGET],
    effects: [targetUnrest('unrest')],
  },
  {
    id: 'police-repression',
    costs: [spend('military', 'levels', BY_POPULATION), gain('disruption', 'disruption')],
    effects: [unrestFalls('unrest')],
  },
];

const production: readonly Declaration[] = [
  {
    id: 'industrialization',
    choices: [ANY_PLANT],
    costs: [moneyForPlant()],
    effects: [plantRises('levels')],
  },
  { id: 'craftsmanship', choices: [RESOURCE], costs: [money('money')], effects: [takesResource('gain')] },
  {
    id: 'robotization',
    choices: [INDUSTRIAL_OR_MILITARY],
    costs: [moneyForPlant()],
    effects: [plantRises('levels')],
  },
  { id: 'recycling', costs: [plantCost('plantCost')], effects: [lasts('recycling', 'fossil')] },
  {
    id: 'green-production',
    costs: [plantCost('plantCost')],
    effects: [lasts('green-production', 'pollution')],
  },
  {
    id: 'policy-planning',
    costs: [unrestCost('unrestCost')],
    effects: [lasts('policy-planning')],
    withdrawal: [unrestCost('withdrawUnrest')],
  },
  {
    id: 'intensive-farming',
    costs: [spend('fossil', 'fossil', BY_RENEWABLE_OUTPUT)],
    effects: [lasts('intensive-farming', 'fossil', 'pollution', 'levels')],
    withdrawal: [plantFalls('renewable', 'withdrawLevels')],
  },
  {
    id: 'extraction',
    costs: [money('money'), gain('pollution', 'pollution')],
    effects: [gain('fossil', 'fossil')],
  },
  {
    id: 'cleaning-the-planet',
    costs: [sharedMoney('money')],
    effects: [allGiveBack('pollution', 'cleaning-the-planet', 'each', 'own')],
  },
  { id: 'urbanization', costs: [industrialPerPopulation], effects: [classesRise('raises')] },
  {
    id: 'offshore-production',
    choices: [TARGET],
    costs: [bankMoney('bankCost'), fossilForTarget(), moneyToTarget()],
    effects: [outputOfTarget()],
  },
  {
    id: 'overproduction',
    choices: [PLANT_TO_RUN],
    costs: [unrestCost('unrestCost')],
    effects: [plantProduces()],
  },
  {
    id: 'soft-power',
    choices: [TARGET, TOKENS],
    costs: [money('money')],
    effects: [passesDisruption('tokens')],
  },
];

/** What every politics card costs and does, in canonical order. The figures stand in the component table. */
export const declarations: readonly Declaration[] = [...society, ...militaryEconomy, ...production];
