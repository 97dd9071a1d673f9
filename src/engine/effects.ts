import { present } from './checked.ts';
import type { Barred, Effect, Value } from './question.ts';
import type { Umpire } from './umpire.ts';

/** The failed condition, with what is needed and what there is. */
export type Obstacle = Omit<Barred, 'option'>;

/** The results of carrying out a part, for the log. */
export type Figures = Readonly<Record<string, Value>>;

/**
 * A cost or an effect, declared once. Its legality, its execution, its forecast in prompts and its wording all come
 * from this declaration.
 * @typeParam At the moment: state, components, the seat, and its choices so far
 */
export interface Part<At, C> {
  /** The key of its phrase in the game's words. */
  readonly phrase: string;
  /** The names of its figures in the component table; in its phrase the first one is `by`. */
  readonly names: readonly string[];
  /** The name of the choice that decides it; undefined if none does. */
  readonly choice: string | undefined;
  /** Why it is not fully possible now. */
  obstacle?(at: At): Obstacle | undefined;
  /** What it will do: the figures that `carryOut` moves, limited to the ends of scales. */
  tell(at: At): readonly Effect[];
  /** Carries it out. @returns figures for the log; null if it was not paid, in which case nothing has happened */
  carryOut(at: At, umpire: Umpire<C>): Figures | null;
}

/** The declaration of a part; a part that foretells or does nothing omits the function for it. */
export interface Declared<At, C> {
  readonly choice?: string | undefined;
  obstacle?: ((at: At) => Obstacle | undefined) | undefined;
  tell?: ((at: At) => readonly Effect[]) | undefined;
  /** @returns figures for the log, if any; null if it was not paid */
  act?: ((at: At, umpire: Umpire<C>) => Figures | null | undefined) | undefined;
}

/** No figures for the log. */
export const SILENT: Figures = {};

/** Makes a part from its declaration. */
export function partOf<At, C>(
  phrase: string,
  names: readonly string[],
  { choice, obstacle, tell = () => [], act = () => SILENT }: Declared<At, C>,
): Part<At, C> {
  const carryOut = (at: At, umpire: Umpire<C>): Figures | null => {
    const done = act(at, umpire);
    return done === undefined ? SILENT : done;
  };
  return { phrase, names, choice, tell, carryOut, ...(obstacle && { obstacle }) };
}

/** The figures of a part's phrase. @param figureOf looks up a name in the component table */
export function phraseFigures(
  names: readonly string[],
  figureOf: (name: string) => number,
): Record<string, number> {
  return Object.fromEntries(names.map((name, place) => [place === 0 ? 'by' : name, figureOf(name)]));
}

/** An obstacle if there is less than is needed; undefined if there is enough. */
export function shortage(
  because: string,
  rule: string,
  need: number,
  have: number,
  of: string,
): Obstacle | undefined {
  return have >= need ? undefined : { because, rule, need, have, of };
}

/** The first obstacle among parts. */
export function firstObstacle<At>(
  parts: readonly Pick<Part<At, never>, 'obstacle'>[],
  at: At,
): Obstacle | undefined {
  for (const part of parts) {
    const found = part.obstacle?.(at);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Carries out parts in order. @returns their figures for the log; null if one was not paid */
export function carryOutAll<At, C>(parts: readonly Part<At, C>[], at: At, umpire: Umpire<C>): Figures | null {
  let figures = SILENT;
  for (let place = 0; place < parts.length; place += 1) {
    const done = present(parts[place], 'part').carryOut(at, umpire);
    if (done === null) return null;
    // Rollouts carry out many parts and have no log, so they skip this.
    if (umpire.log !== undefined && done !== SILENT) figures = { ...figures, ...done };
  }
  return figures;
}

/** How far a figure moves on a scale: by `by`, but not beyond an end. Without `most` there is no upper end. */
export function cutToScale(value: number, by: number, least: number, most?: number): number {
  const moved = value + by;
  if (moved < least) return least - value;
  return most !== undefined && moved > most ? most - value : by;
}

/**
 * Adds the figures before and after to an effect, if they are known and still missing; its bound applies to the figure
 * after it.
 */
export function fromPresent(effect: Effect, present: number | undefined): Effect {
  const { by, from, to } = effect;
  if (present === undefined || by === undefined || from !== undefined || to !== undefined) return effect;
  return { ...effect, from: present, to: present + by };
}

/** All effects that parts foretell; effects on the same figure are combined. */
export function toldBy<At>(parts: readonly Pick<Part<At, never>, 'tell'>[], at: At): Effect[] {
  const effects: Effect[] = [];
  for (const effect of parts.flatMap((part) => part.tell(at))) {
    const place = effects.findIndex((other) => isSameFigure(other, effect));
    const other = effects[place];
    if (other === undefined) effects.push(effect);
    else effects[place] = { ...other, ...effect, by: (other.by as number) + (effect.by as number) };
  }
  return effects;
}

function isSameFigure(one: Effect, other: Effect): boolean {
  if (one.what !== other.what || one.seat !== other.seat) return false;
  return one.by !== undefined && other.by !== undefined && one.from === undefined && other.from === undefined;
}
