import { present } from '../../engine/checked.ts';

/**
 * When an action card applies: at once on taking, from taking to the end, when its owner plays it, or after the last
 * round (GD-INV-30 to GD-INV-33).
 */
export type CardKind = 'instant' | 'permanent' | 'hand' | 'endgame';

/** A project card: price, points, change of Income in steps, and size (GD-INV-20). */
export interface ProjectCard {
  readonly id: string;
  readonly name: string;
  readonly category: number;
  readonly size: number;
  readonly cost: number;
  readonly points: number;
  readonly steps: number;
}

/** An action card's data; its effects are in the rules. */
export interface ActionCard {
  readonly id: string;
  readonly name: string;
  readonly kind: CardKind;
  /** How many times a hand card can be played; 0 for the other kinds. */
  readonly uses: number;
  readonly figures: Readonly<Record<string, number>>;
}

/** The cost and the points of a dividend at one Income value (GD-GEN-11). */
export interface Dividend {
  readonly cash: number;
  readonly points: number;
}

/** The figures that the rules read. */
export interface GreenComponents {
  readonly rounds: number;
  readonly startCash: number;
  /** Starting Income, a value, by number of players (GD-SETUP-01). */
  readonly startIncome: Readonly<Record<number, number>>;
  readonly caps: {
    readonly cash: number;
    readonly income: { readonly stepped: number; readonly linear: number };
    readonly level: number;
  };
  /** Income value by step on the stepped scale (GD-GEN-08). */
  readonly steppedValues: readonly number[];
  /** By Income value; null if no dividend can be paid. */
  readonly dividends: readonly (Dividend | null)[];
  readonly sustainabilityRounds: readonly number[];
  /** By lowest level; the last entry holds for all levels above (GD-SUS-03, GD-SUS-04). */
  readonly sustainabilityPoints: readonly number[];
  readonly prRounds: readonly number[];
  readonly prRewards: readonly number[];
  /** The number of PR chips in the box, by value; index 0 is unused. */
  readonly chips: readonly number[];
  /** Price of a chip by value; index 0 is unused. */
  readonly prPrices: readonly number[];
  readonly valuationRewards: readonly number[];
  readonly taxRefundCash: number;
  readonly loans: readonly number[];
  readonly mostLoans: number;
  /** Points lost for each unit of Cash not paid back (GD-LOAN-14). */
  readonly loanPenalty: number;
  readonly projects: Readonly<Record<string, ProjectCard>>;
  /** Ids of the box's project cards, by category. */
  readonly projectIds: readonly (readonly string[])[];
  readonly actions: Readonly<Record<string, ActionCard>>;
  readonly maps: Readonly<Record<number, WorldMap>>;
  /** Whether a position defines its own dividends and therefore prints them. */
  readonly ownDividends: boolean;
}

/** The directions of the arrow keys on the map. */
export type Way = 'up' | 'left' | 'right' | 'down';

/** The zone of the world map in play, which is a torus (GD-EXP-09); cells are numbered in reading order. */
export interface WorldMap {
  readonly rows: number;
  readonly cols: number;
  /** The names of the cells: `r1c1` and so on. */
  readonly names: readonly string[];
  readonly cellOf: ReadonlyMap<string, number>;
  /**
   * All neighbours of a cell, in reading order: eight, or fewer on the smallest maps; never the cell itself, and none
   * twice.
   */
  readonly around: readonly (readonly number[])[];
  /** The neighbours that share an edge with it. */
  readonly beside: readonly (readonly number[])[];
  /** The neighbours that share only a corner with it. */
  readonly across: readonly (readonly number[])[];
  /** The name of the next cell in each direction, also across the edges of the map. */
  readonly ways: readonly Readonly<Record<Way, string>>[];
  /** The start cells, in reading order. */
  readonly starts: readonly number[];
  readonly isStart: readonly boolean[];
}

/** The data of a project card. */
export function projectOf({ projects }: GreenComponents, id: string): ProjectCard {
  return present(projects[id], 'project card');
}

/** The data of an action card. */
export function actionOf({ actions }: GreenComponents, card: string): ActionCard {
  return present(actions[card], 'action card');
}

/** A figure of an action card in the table in use. */
export function figureOf(components: GreenComponents, card: string, name: string): number {
  return present(actionOf(components, card).figures[name], 'figure');
}

/** The last step of the stepped scale up to which a step is a value; undefined where two steps a value do not follow. */
export function singleSteps(values: readonly number[]): number | undefined {
  const last = values.findLastIndex((value, step) => value === step);
  const isDoubleAfter = values.every(
    (value, step) => step <= last || value === last + Math.floor((step - last) / 2),
  );
  return last > 0 && isDoubleAfter ? last : undefined;
}
