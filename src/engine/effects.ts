import type { Barred, Effect, RuleId, Value } from './question.ts';
import type { Umpire } from './umpire.ts';

/** The failed condition, with what is needed and what there is. */
export type Obstacle = Omit<Barred, 'option'>;

/** What carrying out a part came to, for the log. */
export type Figures = Readonly<Record<string, Value>>;

/** Why something is not possible at a moment; undefined where it is. */
export type Check<At> = (at: At) => Obstacle | undefined;

/**
 * One cost or one effect, declared once: whether it is possible, what it does, what a prompt tells of it and how it
 * reads all come from here.
 * @typeParam At the moment: state, components, the seat, and what it has chosen so far
 */
export interface Part<At, C> {
  /** The key of its phrase in the game's words. */
  readonly phrase: string;
  /** The names of its figures in the component table; its phrase calls the first one `by`. */
  readonly names: readonly string[];
  /** The choice that decides about it; undefined where none does. */
  readonly choice: string | undefined;
  /** Why it is not possible in full now; undefined for a part that always is. */
  readonly obstacle: Check<At> | undefined;
  /** What it will do: the same figures that `carryOut` moves, cut where a scale ends. */
  tell(at: At): readonly Effect[];
  /** Does it. @returns what the log says of it; null where it was not paid, and then nothing of it has happened */
  carryOut(at: At, umpire: Umpire<C>): Figures | null;
}

/** What differs between parts; one that tells nothing, or does nothing itself, leaves that out. */
export interface Declared<At, C> {
  readonly choice?: string | undefined;
  readonly obstacle?: Check<At> | undefined;
  tell?: ((at: At) => readonly Effect[]) | undefined;
  /** @returns what the log says of it, if anything; null where it was not paid */
  act?: ((at: At, umpire: Umpire<C>) => Figures | null | undefined) | undefined;
}

/** Nothing to say of a part in the log. */
export const SILENT: Figures = {};

/** The part that is declared so. */
export function partOf<At, C>(
  phrase: string,
  names: readonly string[],
  { choice, obstacle, tell = () => [], act = () => SILENT }: Declared<At, C>,
): Part<At, C> {
  const carryOut = (at: At, umpire: Umpire<C>): Figures | null => {
    const done = act(at, umpire);
    return done === undefined ? SILENT : done;
  };
  return { phrase, names, choice, obstacle, tell, carryOut };
}

/** The figures of a part's phrase. @param figureOf what the component table says under a name */
export function phraseFigures(
  names: readonly string[],
  figureOf: (name: string) => number,
): Record<string, number> {
  return Object.fromEntries(names.map((name, place) => [place === 0 ? 'by' : name, figureOf(name)]));
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
  for (const { obstacle } of parts) {
    const found = obstacle?.(at);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The checks of the parts that a choice decides about, or of those that none does. */
export function checksOf<At>(
  parts: readonly Pick<Part<At, never>, 'choice' | 'obstacle'>[],
  name?: string,
): Check<At>[] {
  return parts.flatMap(({ choice, obstacle }) =>
    obstacle !== undefined && choice === name ? [obstacle] : [],
  );
}

/** What the first of several checks says that finds something in the way. */
export function firstFound<At>(checks: readonly Check<At>[], at: At): Obstacle | undefined {
  for (let place = 0; place < checks.length; place += 1) {
    const found = (checks[place] as Check<At>)(at);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Carries out parts in their order. @returns what the log says of them; null where one is not paid */
export function carryOutAll<At, C>(parts: readonly Part<At, C>[], at: At, umpire: Umpire<C>): Figures | null {
  let figures = SILENT;
  for (let place = 0; place < parts.length; place += 1) {
    const done = (parts[place] as Part<At, C>).carryOut(at, umpire);
    if (done === null) return null;
    // Rollouts carry out many parts, so what only the log says is not put together there.
    if (umpire.log !== undefined && done !== SILENT) figures = { ...figures, ...done };
  }
  return figures;
}

/** A card in whose play something is chosen. */
export interface Choosing {
  readonly id: string;
  /** The rule of the card. */
  readonly rule: RuleId;
  /** Why a candidate will not do. */
  obstacle(candidate: Value): Obstacle | undefined;
  /** What the card does with a candidate. */
  tell(candidate: Value): Effect[];
}

/** A choice that is made before a card's costs are paid. */
export interface Choice<At, C, Name extends string, Chosen extends Value = Value> {
  readonly name: Name;
  /** What could be named; absent where any amount within a range will do. */
  candidates?(at: At): readonly Chosen[];
  /** Which of two candidates' reasons is told where no candidate will do. */
  noneOf?(one: Obstacle, other: Obstacle): Obstacle;
  ask(at: At, umpire: Umpire<C>, card: Choosing): Chosen;
}

/** The options of a question among candidates: those that nothing bars, each other one barred for its reason. */
export function among<T extends Value>(
  candidates: readonly T[],
  obstacle: (candidate: T) => Obstacle | undefined,
): { readonly options: T[]; barred(): Barred[] } {
  const options: T[] = [];
  for (const candidate of candidates) if (obstacle(candidate) === undefined) options.push(candidate);
  return {
    options,
    barred: () =>
      candidates.flatMap((option) => {
        const reason = obstacle(option);
        return reason === undefined ? [] : [{ option, ...reason }];
      }),
  };
}

/** How far a figure really moves on a scale: `by`, or as far as the nearer end; there is no upper end without `most`. */
export function cutToScale(value: number, by: number, least: number, most?: number): number {
  const moved = value + by;
  if (moved < least) return least - value;
  return most !== undefined && moved > most ? most - value : by;
}

/** An effect with the figure before and after it, where that is known and not told yet; its bound is that of the figure after it. */
export function fromPresent(effect: Effect, present: number | undefined): Effect {
  const { by, from, to } = effect;
  if (present === undefined || by === undefined || from !== undefined || to !== undefined) return effect;
  return { ...effect, from: present, to: present + by };
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
