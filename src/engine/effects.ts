import type { Barred, Effect, Value } from './question.ts';
import type { Umpire } from './umpire.ts';

/** The failed condition, with what is needed and what there is. */
export type Obstacle = Omit<Barred, 'option'>;

/** What carrying out a part came to, for the log. */
export type Figures = Readonly<Record<string, Value>>;

/**
 * One cost or one effect, declared once: whether it is possible, what it does, what a prompt tells of it and how it
 * reads all come from here.
 * @typeParam At the moment: state, components, the seat, and what it has chosen so far
 */
export interface Part<At, C> {
  /** The key of its phrase in the game's words. */
  readonly phrase: string;
  /** The figures of its phrase, from the component table in use. */
  figures(components: C): Readonly<Record<string, number>>;
  /** Why it is not possible in full now; undefined where it is. */
  obstacle(at: At): Obstacle | undefined;
  /** What it will do: the same figures that `carryOut` moves, cut where a scale ends. */
  tell(at: At): readonly Effect[];
  /** Does it. @returns what the log says of it; null where it was not paid, and then nothing of it has happened */
  carryOut(at: At, umpire: Umpire<C>): Figures | null;
}

/** An obstacle where there is less than is needed; undefined where there is enough. */
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
    const obstacle = part.obstacle(at);
    if (obstacle !== undefined) return obstacle;
  }
  return undefined;
}

/** How far a figure really moves on a scale: `by`, or as far as the nearer end; there is no upper end without `most`. */
export function cutToScale(value: number, by: number, least: number, most?: number): number {
  const moved = value + by;
  if (moved < least) return least - value;
  return most !== undefined && moved > most ? most - value : by;
}

/** An effect with the figure before and after it, where that is known exactly and not told yet. */
export function fromPresent(effect: Effect, present: number | undefined): Effect {
  const { by, from, to, bound } = effect;
  if (present === undefined || by === undefined || from !== undefined || to !== undefined) return effect;
  return bound === undefined ? { ...effect, from: present, to: present + by } : effect;
}

/** Everything that parts tell; what concerns the same figure is one effect. */
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
