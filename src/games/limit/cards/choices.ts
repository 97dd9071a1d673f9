import type { Obstacle } from '../../../engine/effects.ts';
import type { Value } from '../../../engine/question.ts';
import { nationAt } from '../board-changes.ts';
import { type LimitState, PLANTS, type Plant, STAR, type Target } from '../state.ts';
import { type At, type Choice, type Choosing, figure } from './card.ts';

/** The candidates that will do. */
function optionsAmong<T extends Value>(candidates: readonly T[], { obstacle }: Choosing): T[] {
  const options: T[] = [];
  for (const candidate of candidates) if (obstacle(candidate) === undefined) options.push(candidate);
  return options;
}

/** The candidates that will not do, each with its reason. */
const barredAmong = (candidates: readonly Value[], { obstacle }: Choosing) =>
  candidates.flatMap((option) => {
    const reason = obstacle(option);
    return reason === undefined ? [] : [{ option, ...reason }];
  });

const NO_TARGET: Obstacle = { because: 'no-target', rule: 'LIM-POL-45', need: 1, have: 0, of: 'targets' };

const ONLY_STAR: readonly Target[] = [STAR];

/** Every other nation, in seat order; in solo mode the star nation (LIM-POL-45, LR-35). */
function otherNations({ state, seat }: At): readonly Target[] {
  if (state.star !== null) return ONLY_STAR;
  const targets: Target[] = [];
  for (let other = 0; other < state.nations.length; other += 1) if (other !== seat) targets.push(other);
  return targets;
}

/** Whom a card is aimed at: any nation to which the card can do what it says (LIM-POL-45). */
export const TARGET: Choice = {
  name: 'target',
  candidates: otherNations,
  noneOf: (one, other) => (one.because === other.because ? one : NO_TARGET),
  ask(at, umpire, card) {
    const others = otherNations(at);
    return umpire.choose<Target>({
      seat: at.seat,
      ask: 'target',
      shape: 'seat',
      rule: `LIM-CARD-${card.id}`,
      options: optionsAmong(others, card),
      figures: { card: card.id },
      barred: () => barredAmong(others, card),
      refuse: (value) =>
        others.includes(value as Target) ? undefined : { option: value as Value, ...NO_TARGET },
      tell: card.tell,
    });
  },
};

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
  ask: ({ components, seat }, umpire, card) =>
    umpire.choose<Plant>({
      seat,
      ask: name === 'plant' ? 'plant' : 'resource',
      shape: 'word',
      rule: asked.rule ?? `LIM-CARD-${card.id}`,
      options: optionsAmong(words, card),
      figures: { by: asked.figure === undefined ? 0 : figure(components, card.id, asked.figure) },
      barred: () => barredAmong(words, card),
      tell: card.tell,
    }),
});

export const ANY_PLANT = oneOf('plant', PLANTS, { figure: 'levels' });
export const INDUSTRIAL_OR_MILITARY = oneOf('plant', ['industrial', 'military'], { figure: 'levels' });
export const PLANT_TO_RUN = oneOf('plant', PLANTS, { rule: 'LR-03' });
export const RESOURCE = oneOf('resource', PLANTS, { figure: 'gain' });

/** How many disruption tokens are passed on: one at least (LR-55). */
export const TOKENS: Choice = {
  name: 'tokens',
  ask: ({ components, seat, nation }, umpire, { id, tell }) =>
    umpire.choose<number>({
      seat,
      ask: 'tokens',
      shape: 'amount',
      rule: 'LR-55',
      options: { from: 1, to: Math.min(figure(components, id, 'tokens'), nation.disruption) },
      // Who plays the card wants to be rid of disruption.
      usual: Math.min(figure(components, id, 'tokens'), nation.disruption),
      tell,
    }),
};

/** The strength of an attack: the card's minimum or more, out of the attacker's own stock (LIM-WAR-02, LIM-WAR-10). */
export const STRENGTH: Choice = {
  name: 'strength',
  ask: ({ state, components, seat, nation: { military: have }, target }, umpire, { id, tell }) =>
    umpire.choose<number>({
      seat,
      ask: 'spend',
      shape: 'amount',
      rule: 'LIM-WAR-02',
      options: { from: figure(components, id, 'minimum'), to: have },
      usual: beyondResistance(state, target, figure(components, id, 'minimum'), have),
      figures: { card: id },
      refuse: (value) =>
        typeof value === 'number' && Number.isInteger(value) && value > have
          ? { option: value, because: 'resource', rule: 'LIM-WAR-02', need: value, have, of: 'military' }
          : undefined,
      tell,
    }),
};

/**
 * What most want is the least strength that the target cannot match out of its own stock (LIM-WAR-07); nothing is usual
 * where the attacker has too little for it, or where the star nation decides by itself.
 */
function beyondResistance(
  state: LimitState,
  target: Target | undefined,
  least: number,
  have: number,
): number | undefined {
  if (target === undefined || target === STAR) return undefined;
  const enough = Math.max(least, nationAt(state, target).military + 1);
  return enough <= have ? enough : undefined;
}
