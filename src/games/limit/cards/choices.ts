import { shortage } from '../../../engine/effects.ts';
import { canRaisePlant } from '../board-changes.ts';
import { outputAt, renewableCap, topPlantLevel } from '../figures.ts';
import { produce, productionOutlook } from '../plant-run.ts';
import { PLANTS, type Plant } from '../state.ts';
import { type At, type Choice, figure, part, SILENT } from './card.ts';
import { moneyMissing, ownMoney, payMoney } from './parts.ts';
import { barredAmong } from './target-parts.ts';

/** One of these words, unless what the card does with it is not possible. */
const oneOf = (
  name: 'plant' | 'resource',
  words: readonly Plant[],
  asked: { readonly figure?: string; readonly rule?: string },
): Choice => ({
  name,
  candidates: () => words,
  // A plant that could rise, if only there were money for it, is the nearest to being possible.
  noneOf: (one, other) => (one.because !== 'money' && other.because === 'money' ? other : one),
  ask: ({ components, seat }, umpire, { id, obstacle, tell }) =>
    umpire.choose<Plant>({
      seat,
      ask: name === 'plant' ? 'plant' : 'resource',
      shape: 'word',
      rule: asked.rule ?? `LIM-CARD-${id}`,
      options: words.filter((word) => obstacle(word) === undefined),
      figures: { by: asked.figure === undefined ? 0 : figure(components, id, asked.figure) },
      barred: () => barredAmong(words, obstacle),
      tell,
    }),
});

export const ANY_PLANT = oneOf('plant', PLANTS, { figure: 'levels' });
export const INDUSTRIAL_OR_MILITARY = oneOf('plant', ['industrial', 'military'], { figure: 'levels' });
export const PLANT_TO_RUN = oneOf('plant', PLANTS, { rule: 'LR-03' });
export const RESOURCE = oneOf('resource', PLANTS, { figure: 'gain' });

const plantOf = ({ chosen }: At): Plant => chosen.plant as Plant;
const outputOf = (at: At): number => outputAt(at.components, at.nation.production[plantOf(at)]);

/** Money equal to the output of the chosen plant, before it rises (LR-97). */
export const moneyForPlant = () =>
  part('money-for-plant', [], {
    choice: 'plant',
    mayFail: true,
    obstacle: (at) => moneyMissing(at, outputOf(at)),
    tells: (at) => ownMoney(at, outputOf(at)),
    act(at, umpire) {
      const cost = outputOf(at);
      if (!payMoney(at, umpire, cost)) return null;
      at.state.bank += cost;
      return SILENT;
    },
  });

/** The chosen plant rises; there must be room for all levels (LR-08, LR-24). */
export const plantRises = (name: string) =>
  part('plant-rises', [name], {
    choice: 'plant',
    obstacle(at, need) {
      const { components, nation } = at;
      const plant = plantOf(at);
      if (canRaisePlant(components, nation, plant, need)) return undefined;
      const isRenewable = plant === 'renewable';
      const top = isRenewable ? renewableCap(components, nation.territory) : topPlantLevel(components);
      const have = Math.max(0, top - nation.production[plant]);
      return shortage('effect', isRenewable ? 'LR-08' : 'LR-24', need, have, 'levels-up');
    },
    tellsUnchosen: (by) => [{ what: 'plant', by }],
    moves: (at, by) => [{ what: `${plantOf(at)}-plant`, by }],
    act: (at, _umpire, levels) => ({ plant: plantOf(at), levels }),
  });

/** So many of the chosen resource. */
export const takesResource = (name: string) =>
  part('takes-resource', [name], {
    choice: 'resource',
    tellsUnchosen: (by) => [{ what: 'resource', by }],
    moves: ({ chosen }, by) => [{ what: chosen.resource as Plant, by }],
    act: ({ chosen }, _umpire, gain) => ({ resource: chosen.resource as Plant, gain }),
  });

/** The chosen plant produces at once, by the rules of production but for Green Production (LR-03, LR-10). */
export const plantProduces = () =>
  part('plant-produces', [], {
    choice: 'plant',
    tells: (at) => productionOutlook(at.state, at.components, at.seat, plantOf(at)),
    act(at, umpire) {
      produce(at.state, umpire, at.seat, plantOf(at), { greenProduction: false });
      return { plant: plantOf(at) };
    },
  });
