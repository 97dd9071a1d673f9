import { cutToScale, type Figures, type Obstacle } from '../../../engine/effects.ts';
import type { Effect, Question, Seat } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import { holderOf, landMoves, type Move, makeMoves, nationAt, plantFall } from '../board-changes.ts';
import type { LimitComponents } from '../components.ts';
import { starValue } from '../figures.ts';
import { helpInReach, requestHelp } from '../help.ts';
import { type LimitState, type Nation, STAR, type Target } from '../state.ts';
import { type At, type Choice, type Declaration, effectFails, figure, part, SILENT } from './card.ts';
import { goodsMissing } from './parts.ts';
import { targetOf, undoPass } from './target-parts.ts';

/** The strength of an attack: the card's minimum or more, out of the attacker's own stock (LIM-WAR-02, LIM-WAR-10). */
export const STRENGTH: Choice = {
  name: 'strength',
  ask: ({ state, components, seat, nation: { military: have }, chosen }, umpire, { id, tell }) =>
    umpire.choose<number>({
      ...beyondResistance(state, chosen.target, figure(components, id, 'minimum'), have),
      seat,
      ask: 'spend',
      shape: 'amount',
      rule: 'LIM-WAR-02',
      options: { from: figure(components, id, 'minimum'), to: have },
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
): { usual?: number } {
  if (target === undefined || target === STAR) return {};
  const enough = Math.max(least, nationAt(state, target).military + 1);
  return enough <= have ? { usual: enough } : {};
}

/** Military resources that an attack costs, whether it is resisted or not (LIM-WAR-02, LIM-WAR-06, LIM-POL-48). */
export const strength = (name: string) =>
  part('strength', [name], {
    obstacle: ({ nation }, need) => goodsMissing(nation, 'military', need),
    tells: ({ chosen }, by) =>
      chosen.strength === undefined ? [{ what: 'military', by: -by, bound: 'or-more' }] : [],
    moves: ({ chosen: { strength: spent } }) =>
      spent === undefined ? [] : [{ what: 'military', by: -spent }],
  });

/**
 * A card that can be resisted: target, strength and cost come before it, and nothing of its effects happens then
 * (LIM-WAR-01 to LIM-WAR-08, LIM-WAR-11). The attacker makes the choices of the effects (LIM-WAR-09, LR-48).
 */
export const resistible: NonNullable<Declaration['beforeEffects']> = (at, umpire, { id }) => {
  const { state, seat, chosen } = at;
  const target = targetOf(at);
  const spent = chosen.strength as number;
  umpire.log?.({
    kind: 'attacked',
    seat,
    rule: 'LIM-WAR-02',
    figures: { card: id, target, strength: spent },
  });
  undoPass(state, umpire, target);
  const resisted = resists(state, umpire, seat, target, spent);
  return { figures: { target, strength: spent, resisted }, happens: !resisted };
};

/** The target decides; it spends exactly the attack's strength or nothing (LIM-WAR-03 to LIM-WAR-08). */
function resists(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  attacker: Seat,
  target: Target,
  strength: number,
): boolean {
  if (target === STAR) {
    // The star nation resists exactly when its table value suffices, and loses nothing (LIM-SOLO-12, LR-89).
    const resisted = starValue(state, umpire.components, 'military') >= strength;
    umpire.log?.({
      kind: resisted ? 'star-resisted' : 'star-yielded',
      rule: 'LIM-SOLO-12',
      figures: { strength },
    });
    return resisted;
  }
  const nation = nationAt(state, target);
  const helped = askAllies(state, umpire, attacker, target, strength);
  const resisted = umpire.choose(resistQuestion(nation, target, attacker, strength, helped));
  if (resisted) nation.military -= strength;
  umpire.log?.({
    kind: resisted ? 'resisted' : 'yielded',
    seat: target,
    rule: resisted ? 'LIM-WAR-04' : 'LIM-WAR-05',
    figures: { strength },
  });
  return resisted;
}

/** Military allies of the target, never the attacker, may make up what it lacks (LIM-ALL-17, LR-72, LR-79). */
function askAllies(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  attacker: Seat,
  target: Seat,
  strength: number,
): boolean {
  if (helpInReach(state, 'military', target, 'military', [attacker]) === 0) return false;
  // A nation strong enough alone still may ask for at least 1 (LR-72).
  const missing = Math.max(1, strength - nationAt(state, target).military);
  const answer = requestHelp(state, umpire, {
    seat: target,
    kind: 'military',
    goods: 'military',
    missing,
    most: strength,
    without: [attacker],
    rule: 'LIM-ALL-17',
  });
  return answer.outcome === 'given';
}

/** What allies gave is spent in the resistance, so after their help there is no way back (LR-72). */
function resistQuestion(
  nation: Nation,
  seat: Seat,
  attacker: Seat,
  strength: number,
  helped: boolean,
): Question<boolean> {
  const can = nation.military >= strength;
  const lacking: Obstacle = {
    because: 'resource',
    rule: 'LIM-WAR-07',
    need: strength,
    have: nation.military,
    of: 'military',
  };
  return {
    seat,
    ask: 'resist',
    shape: 'yes-no',
    rule: 'LIM-WAR-03',
    options: helped ? [true] : can ? [false, true] : [false],
    figures: { attacker, strength },
    barred: () => {
      if (helped) return [{ option: false, because: 'help-is-spent', rule: 'LR-72' }];
      return can ? [] : [{ option: true, ...lacking }];
    },
    tell: (option) => (option ? [{ what: 'military', by: -strength }] : []),
  };
}

/** Moves of an attack: until it is known whether the target resists, they are told as what happens at the most. */
const unlessResisted = (
  moves: (at: At, n: number) => readonly Move[],
  figures: (n: number) => Figures = () => SILENT,
) => ({
  choice: 'target' as const,
  tellsUnchosen: () => [],
  tells: (at: At, n: number): Effect[] =>
    moves(at, n).flatMap(({ what, by, of }) =>
      of === STAR || of === 'reserve'
        ? []
        : [{ what, by, bound: 'up-to', ...(of === undefined ? {} : { seat: of }) }],
    ),
  act(at: At, _umpire: unknown, n: number) {
    makeMoves(at.state, at.nation, moves(at, n));
    return figures(n);
  },
});

/** Territory of the target goes to the attacker, or is destroyed; the target has to own it (LR-49). */
export const targetLosesTerritory = (name: string, taker: 'attacker' | 'nobody') =>
  part(taker === 'attacker' ? 'takes-territory' : 'destroys-territory', [name], {
    obstacle: (at, need) =>
      effectFails('LR-49', need, holderOf(at.state, targetOf(at)).territory, 'territory', targetOf(at)),
    ...unlessResisted(
      (at, by) => [
        ...(taker === 'attacker' ? [{ what: 'territory', by }] : []),
        ...landMoves(at.components, at.state, targetOf(at), by),
      ],
      (territory) => ({ territory }),
    ),
  });

/** The target takes pollution. */
export const targetTakesPollution = (name: string) =>
  part(
    'target-takes-pollution',
    [name],
    unlessResisted((at, by) => [{ what: 'pollution', by, of: targetOf(at) }]),
  );

/** The attacker lowers one of the target's plants; one that can fall goes first. The star nation has none (LR-49). */
export const targetPlantFalls = (name: string) =>
  part('target-plant-falls', [name], {
    choice: 'target',
    tellsUnchosen: () => [],
    tells({ state, chosen: { target = STAR } }, levels) {
      if (target === STAR) return [];
      const { industrial, military } = nationAt(state, target).production;
      const by = cutToScale(Math.max(industrial, military), -levels, 1);
      return by === 0 ? [] : [{ what: 'attacked-plant', by, seat: target, bound: 'up-to' }];
    },
    act({ state, seat, chosen: { target = STAR } }, umpire, levels, { id }) {
      if (target === STAR) return SILENT;
      const nation = nationAt(state, target);
      const both = ['industrial', 'military'] as const;
      const falling = both.filter((plant) => nation.production[plant] > 1);
      if (falling.length === 0) return SILENT;
      const fall = (plant: (typeof both)[number]) => ({
        what: `${plant}-plant`,
        by: plantFall(nation, plant, levels),
      });
      const plant = umpire.choose({
        seat,
        ask: 'plant',
        shape: 'word',
        rule: 'LR-49',
        options: falling,
        figures: { card: id, target, by: levels },
        barred: () =>
          both
            .filter((other) => !falling.includes(other))
            .map((other) => ({ option: other, because: 'plant-end', rule: 'LR-49', have: 1 })),
        tell: (option) => [{ ...fall(option), seat: target }],
      });
      makeMoves(state, nation, [fall(plant)]);
      return { plant };
    },
  });

const LOOT = ['fossil', 'industrial', 'renewable'] as const;
type Loot = (typeof LOOT)[number];

/** One type, at most so many, limited by the target's stock; a stock that is not empty goes first (LR-50). */
export const takesLoot = () =>
  part('takes-loot', LOOT, {
    choice: 'target',
    tellsUnchosen: () => [],
    act(at, umpire, _n, { id }) {
      const { state, components, seat } = at;
      const target = targetOf(at);
      const victim = holderOf(state, target);
      const stockOf = (type: Loot) => (target === STAR && type !== 'fossil' ? 0 : (victim as Nation)[type]);
      const amountOf = (type: Loot) => Math.min(figure(components, id, type), stockOf(type));
      const filled = LOOT.filter((type) => stockOf(type) > 0);
      // The star nation has fossils and no other stock (LIM-SOLO-18).
      const options: readonly Loot[] = filled.length > 0 ? filled : target === STAR ? ['fossil'] : LOOT;
      const take = umpire.choose({
        seat,
        ask: 'take',
        shape: 'word',
        rule: 'LR-50',
        options,
        // Where there is nothing of any type, it does not matter which is taken.
        dominant: filled.length === 0 && target !== STAR ? options[0] : undefined,
        figures: { target },
        barred: () =>
          LOOT.filter((type) => !options.includes(type)).flatMap((option) => {
            const nothing = effectFails('LR-50', 1, 0, option, target);
            return nothing === undefined ? [] : [{ option, ...nothing }];
          }),
        tell: (type) => [
          { what: type, by: amountOf(type) },
          ...(target === STAR ? [] : [{ what: type, by: -amountOf(type), seat: target }]),
        ],
      });
      const amount = amountOf(take);
      makeMoves(state, at.nation, [
        { what: take, by: amount },
        { what: take, by: -amount, of: target },
      ]);
      return { take, amount };
    },
  });
