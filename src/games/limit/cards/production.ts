import type { Question, Seat } from '../../../engine/question.ts';
import { canRaisePlant, lowerPlant, nationAt, stepsUp } from '../board-changes.ts';
import type { LimitComponents } from '../components.ts';
import { outputAt, renewableCap, topPlantLevel } from '../figures.ts';
import { raiseByChoice } from '../living-standard.ts';
import { produce } from '../production.ts';
import { recycle } from '../social-phase.ts';
import { type LimitState, PLANTS, type Plant } from '../state.ts';
import { type CardRule, figure, type Hindrance, PLAYED } from './card.ts';
import { contributionCard } from './contributions.ts';
import {
  fossilMissing,
  moneyMissing,
  payMoney,
  payUnrest,
  perPopulation,
  plantTooLow,
  resourceMissing,
  unrestTooHigh,
} from './costs.ts';
import { roomToRaise, unrestPolicy } from './society.ts';
import { offshoreProduction, softPower } from './targeted.ts';

/** Why a plant cannot be raised by a card that costs its output; undefined where it can (LR-24, LR-97). */
function plantHindrance(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  plant: Plant,
  levels: number,
): Hindrance | undefined {
  const nation = nationAt(state, seat);
  const level = nation.production[plant];
  if (!canRaisePlant(components, nation, plant, levels)) {
    const top =
      plant === 'renewable' ? renewableCap(components, nation.territory) : topPlantLevel(components);
    const rule = plant === 'renewable' ? 'LR-08' : 'LR-24';
    return { because: 'effect', rule, need: levels, have: Math.max(0, top - level), of: 'levels-up' };
  }
  return moneyMissing(state, seat, outputAt(components, level));
}

/** Money equal to the plant's output before the rise raises that plant (LR-97). */
function plantCard(id: string, plants: readonly Plant[]): CardRule {
  return {
    id,
    hindrance(state, components, seat) {
      const levels = figure(components, id, 'levels');
      let first: Hindrance | undefined;
      for (const plant of plants) {
        const hindrance = plantHindrance(state, components, seat, plant, levels);
        if (hindrance === undefined) return undefined;
        if (first === undefined || hindrance.because === 'money') first = hindrance;
      }
      return first;
    },
    choiceHindrance(state, components, seat, { plant }) {
      const named = plants.find((known) => known === plant);
      if (named === undefined) return undefined;
      return plantHindrance(state, components, seat, named, figure(components, id, 'levels'));
    },
    play(state, umpire, seat) {
      const { components } = umpire;
      const nation = nationAt(state, seat);
      const levels = figure(components, id, 'levels');
      const plant = umpire.choose(plantChoice(state, components, seat, plants, levels, id));
      if (!payMoney(state, umpire, seat, outputAt(components, nation.production[plant]))) return null;
      nation.production[plant] += levels;
      return { plant };
    },
    tell: (_state, components) => [
      { what: 'money', note: 'plant-output' },
      { what: 'plant', by: figure(components, id, 'levels') },
    ],
  };
}

function plantChoice(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  plants: readonly Plant[],
  levels: number,
  id: string,
): Question<Plant> {
  const barred: { option: Plant; hindrance: Hindrance }[] = [];
  const options: Plant[] = [];
  for (const plant of plants) {
    const hindrance = plantHindrance(state, components, seat, plant, levels);
    if (hindrance === undefined) options.push(plant);
    else barred.push({ option: plant, hindrance });
  }
  const nation = nationAt(state, seat);
  return {
    seat,
    ask: 'plant',
    shape: 'word',
    rule: `LIM-CARD-${id}`,
    options,
    barred: () => barred.map(({ option, hindrance }) => ({ option, ...hindrance })),
    tell: (plant) => [
      { what: 'money', by: -outputAt(components, nation.production[plant]) },
      { what: `${plant}-plant`, from: nation.production[plant], to: nation.production[plant] + levels },
    ],
  };
}

const craftsmanship: CardRule = {
  id: 'craftsmanship',
  hindrance: (state, components, seat) =>
    moneyMissing(state, seat, figure(components, 'craftsmanship', 'money')),
  play(state, umpire, seat) {
    const { components } = umpire;
    const gain = figure(components, 'craftsmanship', 'gain');
    const resource = umpire.choose({
      seat,
      ask: 'resource',
      shape: 'word',
      rule: 'LIM-CARD-craftsmanship',
      options: PLANTS,
      tell: (option) => [{ what: option, by: gain }],
    });
    if (!payMoney(state, umpire, seat, figure(components, 'craftsmanship', 'money'))) return null;
    nationAt(state, seat)[resource] += gain;
    return { resource, gain };
  },
  tell: (_state, components) => [
    { what: 'money', by: -figure(components, 'craftsmanship', 'money') },
    { what: 'resource', by: figure(components, 'craftsmanship', 'gain') },
  ],
};

/** A permanent card that costs a level of the industrial plant (LIM-POL-36). */
function plantPolicy(id: string): CardRule {
  return {
    id,
    hindrance: (state, components, seat) =>
      plantTooLow(nationAt(state, seat), figure(components, id, 'plantCost')),
    play(state, umpire, seat) {
      lowerPlant(nationAt(state, seat), 'industrial', figure(umpire.components, id, 'plantCost'));
      return PLAYED;
    },
    tell: (_state, components) => [
      { what: 'industrial-plant', by: -figure(components, id, 'plantCost') },
      { what: id, note: id },
    ],
  };
}

const intensiveFarming: CardRule = {
  id: 'intensive-farming',
  hindrance(state, components, seat) {
    const nation = nationAt(state, seat);
    return fossilMissing(nation, outputAt(components, nation.production.renewable));
  },
  play(state, umpire, seat) {
    const nation = nationAt(state, seat);
    nation.fossil -= outputAt(umpire.components, nation.production.renewable);
    return PLAYED;
  },
  tell: (state, components, seat) => [
    { what: 'fossil', by: -outputAt(components, nationAt(state, seat).production.renewable) },
    { what: 'intensive-farming', note: 'intensive-farming' },
  ],
};

const extraction: CardRule = {
  id: 'extraction',
  hindrance: (state, components, seat) =>
    moneyMissing(state, seat, figure(components, 'extraction', 'money')),
  play(state, umpire, seat) {
    const { components } = umpire;
    const nation = nationAt(state, seat);
    if (!payMoney(state, umpire, seat, figure(components, 'extraction', 'money'))) return null;
    nation.pollution += figure(components, 'extraction', 'pollution');
    nation.fossil += figure(components, 'extraction', 'fossil');
    return PLAYED;
  },
  tell: (_state, components) => [
    { what: 'money', by: -figure(components, 'extraction', 'money') },
    { what: 'pollution', by: figure(components, 'extraction', 'pollution') },
    { what: 'fossil', by: figure(components, 'extraction', 'fossil') },
  ],
};

const urbanization: CardRule = {
  id: 'urbanization',
  hindrance(state, components, seat) {
    const nation = nationAt(state, seat);
    const cost = perPopulation(components, nation, 'urbanization', 'industrialPerPopulation');
    return (
      resourceMissing(nation, 'industrial', cost) ??
      roomToRaise(stepsUp(nation), figure(components, 'urbanization', 'raises'))
    );
  },
  play(state, umpire, seat) {
    const { components } = umpire;
    const nation = nationAt(state, seat);
    const cost = perPopulation(components, nation, 'urbanization', 'industrialPerPopulation');
    nation.industrial -= cost;
    recycle(state, umpire, seat, cost);
    raiseByChoice(state, umpire, seat, figure(components, 'urbanization', 'raises'), 'LIM-CARD-urbanization');
    return PLAYED;
  },
  tell: (state, components, seat) => [
    {
      what: 'industrial',
      by: -perPopulation(components, nationAt(state, seat), 'urbanization', 'industrialPerPopulation'),
    },
    { what: 'living-standard', by: figure(components, 'urbanization', 'raises') },
  ],
};

const overproduction: CardRule = {
  id: 'overproduction',
  hindrance: (state, components, seat) =>
    unrestTooHigh(components, nationAt(state, seat), figure(components, 'overproduction', 'unrestCost')),
  play(state, umpire, seat) {
    const { components } = umpire;
    const nation = nationAt(state, seat);
    const plant = umpire.choose({
      seat,
      ask: 'plant',
      shape: 'word',
      rule: 'LR-03',
      options: PLANTS,
      tell: (option) => [{ what: option, by: outputAt(components, nation.production[option]) }],
    });
    payUnrest(nation, figure(components, 'overproduction', 'unrestCost'));
    produce(state, umpire, seat, plant, { greenProduction: false });
    return { plant };
  },
  tell: (_state, components) => [
    { what: 'unrest', by: figure(components, 'overproduction', 'unrestCost') },
    { what: 'plant', note: 'produces-once' },
  ],
};

export const productionCards: readonly CardRule[] = [
  plantCard('industrialization', PLANTS),
  craftsmanship,
  plantCard('robotization', ['industrial', 'military']),
  plantPolicy('recycling'),
  plantPolicy('green-production'),
  unrestPolicy('policy-planning'),
  intensiveFarming,
  extraction,
  contributionCard('cleaning-the-planet'),
  urbanization,
  offshoreProduction,
  overproduction,
  softPower,
];
