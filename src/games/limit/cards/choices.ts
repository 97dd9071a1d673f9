import { among, type Obstacle } from '../../../engine/effects.ts';
import type { Value } from '../../../engine/question.ts';
import { cardFigure } from '../figures.ts';
import { PLANTS, type Plant, STAR, type Target } from '../state.ts';
import { beyondResistance } from '../war.ts';
import type { CardChoice } from './card.ts';
import type { At } from './moment.ts';

const NO_TARGET: Obstacle = { because: 'no-target', rule: 'LIM-POL-45', need: 1, have: 0, of: 'targets' };

const STAR_ALONE: readonly Target[] = [STAR];

/**
 * Every other nation, in seat order, for each number of nations and each seat; precomputed, because rollouts need the
 * lists often.
 */
const OTHERS: readonly (readonly (readonly Target[])[])[] = Array.from({ length: 7 }, (_, nations) =>
  Array.from({ length: nations }, (_, seat) => {
    const targets: Target[] = [];
    for (let other = 0; other < nations; other += 1) if (other !== seat) targets.push(other);
    return targets;
  }),
);

/** Every other nation, in seat order; in solo mode the star nation (LIM-POL-45, LR-35). */
function otherNations({ state, seat }: At): readonly Target[] {
  if (state.star !== null) return STAR_ALONE;
  return OTHERS[state.nations.length]?.[seat] ?? [];
}

/** The target of a card: any nation that can take the whole effect (LIM-POL-45). */
export const TARGET: CardChoice = {
  name: 'target',
  candidates: otherNations,
  noneOf: (one, other) => (one.because === other.because ? one : NO_TARGET),
  ask(at, umpire, { id, rule, obstacle, tell }) {
    const others = otherNations(at);
    const { options, barred } = among(others, obstacle);
    return umpire.choose<Target>({
      seat: at.seat,
      ask: 'target',
      shape: 'seat',
      rule,
      options,
      figures: { card: id },
      barred,
      refuse: (value) =>
        others.includes(value as Target) ? undefined : { option: value as Value, ...NO_TARGET },
      tell,
    });
  },
};

/** One of these words, except those with which the card's effect is not possible. @param by a figure for the prompt */
const oneOf = (
  name: 'plant' | 'resource',
  words: readonly Plant[],
  { by, rule: ruling }: { readonly by?: string; readonly rule?: string },
): CardChoice => ({
  name,
  candidates: () => words,
  // A plant that lacks nothing but money is the closest to being possible, so its reason is reported.
  noneOf: (one, other) => (one.because !== 'money' && other.because === 'money' ? other : one),
  ask({ components, seat }, umpire, { id, rule, obstacle, tell }) {
    const { options, barred } = among(words, obstacle);
    return umpire.choose<Plant>({
      seat,
      ask: name === 'plant' ? 'plant' : 'resource',
      shape: 'word',
      rule: ruling ?? rule,
      options,
      figures: { by: by === undefined ? 0 : cardFigure(components, id, by) },
      barred,
      tell,
    });
  },
});

export const ANY_PLANT = oneOf('plant', PLANTS, { by: 'levels' });
export const INDUSTRIAL_OR_MILITARY = oneOf('plant', ['industrial', 'military'], { by: 'levels' });
export const PLANT_TO_RUN = oneOf('plant', PLANTS, { rule: 'LR-03' });
export const RESOURCE = oneOf('resource', PLANTS, { by: 'gain' });

/** How many disruption tokens are passed on: at least one (LR-55). */
export const TOKENS: CardChoice = {
  name: 'tokens',
  ask({ components, seat, nation }, umpire, { id, tell }) {
    const most = Math.min(cardFigure(components, id, 'tokens'), nation.disruption);
    // A player plays the card to get rid of disruption, so the usual answer is the most.
    return umpire.choose<number>({
      seat,
      ask: 'tokens',
      shape: 'amount',
      rule: 'LR-55',
      options: { from: 1, to: most },
      usual: most,
      tell,
    });
  },
};

/** The strength of an attack: at least the card's minimum, from the attacker's own stock (LIM-WAR-02, LIM-WAR-10). */
export const STRENGTH: CardChoice = {
  name: 'strength',
  ask(at, umpire, { id, tell }) {
    const least = cardFigure(at.components, id, 'minimum');
    const have = at.nation.military;
    return umpire.choose<number>({
      seat: at.seat,
      ask: 'spend',
      shape: 'amount',
      rule: 'LIM-WAR-02',
      options: { from: least, to: have },
      usual: beyondResistance(at, least),
      figures: { card: id },
      refuse: (value) =>
        typeof value === 'number' && Number.isInteger(value) && value > have
          ? { option: value, because: 'resource', rule: 'LIM-WAR-02', need: value, have, of: 'military' }
          : undefined,
      tell,
    });
  },
};
