import type { Obstacle } from '../../../engine/effects.ts';
import { cardFigure } from '../figures.ts';
import { PLANTS, type Plant, STAR, type Target } from '../state.ts';
import { beyondResistance } from '../war.ts';
import type { CardChoice } from './card.ts';
import type { At } from './moment.ts';

const NO_TARGET: Obstacle = { because: 'no-target', rule: 'LIM-POL-45', need: 1, have: 0, of: 'targets' };

/** Every other nation, in seat order; in solo mode the star nation (LIM-POL-45, LR-35). */
function otherNations({ state, seat }: At): readonly Target[] {
  if (state.star !== null) return [STAR];
  const others: Target[] = [];
  for (let other = 0; other < state.nations.length; other += 1) if (other !== seat) others.push(other);
  return others;
}

/** The target of a card: any nation that can take the whole effect (LIM-POL-45). */
export const TARGET: CardChoice = {
  name: 'target',
  shape: 'seat',
  candidates: otherNations,
  noneOf: (one, other) => (one.because === other.because ? one : NO_TARGET),
  figures: (_at, card) => ({ card }),
  refuse: (at, option) =>
    otherNations(at).includes(option as Target) ? undefined : { option, ...NO_TARGET },
};

/** One of these plants or resources. @param by the card's figure that the prompt names */
const oneOf = (name: 'plant' | 'resource', words: readonly Plant[], by?: string): CardChoice => ({
  name,
  shape: 'word',
  candidates: () => words,
  // A plant that lacks nothing but money is the closest to being possible, so its reason is reported.
  noneOf: (one, other) => (one.because !== 'money' && other.because === 'money' ? other : one),
  figures: ({ components }, card) => ({ by: by === undefined ? 0 : cardFigure(components, card, by) }),
});

export const ANY_PLANT = oneOf('plant', PLANTS, 'levels');
export const INDUSTRIAL_OR_MILITARY = oneOf('plant', ['industrial', 'military'], 'levels');
export const PLANT_TO_RUN: CardChoice = { ...oneOf('plant', PLANTS), rule: 'LR-03' };
export const RESOURCE = oneOf('resource', PLANTS, 'gain');

/** The most disruption tokens that can be passed on. */
const mostTokens = ({ components, nation }: At, card: string): number =>
  Math.min(cardFigure(components, card, 'tokens'), nation.disruption);

/** How many disruption tokens are passed on: at least one (LR-55). Players usually get rid of all that they can. */
export const TOKENS: CardChoice = {
  name: 'tokens',
  shape: 'amount',
  rule: 'LR-55',
  range: (at, card) => ({ from: 1, to: mostTokens(at, card) }),
  usual: mostTokens,
};

/** The strength of an attack: at least the card's minimum, from the attacker's own stock (LIM-WAR-02, LIM-WAR-10). */
export const STRENGTH: CardChoice = {
  name: 'strength',
  ask: 'spend',
  shape: 'amount',
  rule: 'LIM-WAR-02',
  range: ({ components, nation }, card) => ({
    from: cardFigure(components, card, 'minimum'),
    to: nation.military,
  }),
  usual: (at, card) => beyondResistance(at, cardFigure(at.components, card, 'minimum')),
  figures: (_at, card) => ({ card }),
  refuse: ({ nation: { military: have } }, option) =>
    Number.isInteger(option) && Number(option) > have
      ? { option, because: 'resource', rule: 'LIM-WAR-02', need: Number(option), have, of: 'military' }
      : undefined,
};
