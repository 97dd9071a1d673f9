import type { Options } from '../../src/engine/game.ts';
import { type Offer, optionList, type Question, type Value } from '../../src/engine/question.ts';
import { games, type Manifest } from '../../src/games/index.ts';
import type { Measure } from '../properties/told-effects.ts';

/** What the tests of all games are told about one game: `expectations.ts` in its folder of tests. */
export interface Expectations {
  /**
   * The game is as `new-game` made it: parts that complete games have, such as Chinese texts, an index of words and advice
   * to bots, may be missing.
   */
  readonly isNew?: true;
  /** The files and folders at the top of its folder that hold its rules, named after its rulebook. */
  readonly ruleFiles: readonly string[];
  /**
   * Which rules the entries of each kind may cite: the rules that say what the entry tells, not those that lead to it or
   * follow from it. A star stands for the name or number of a card.
   */
  readonly logRules: Readonly<Record<string, readonly string[]>>;
  /** Options that are not the usual ones and bring more to look at. */
  readonly variants?: {
    /** Further kinds of log entries. */
    readonly log?: readonly Options[];
    /** Other ways to score. */
    readonly scores?: readonly Options[];
    /** Further questions that tell effects. */
    readonly effects?: readonly Options[];
    /** Further questions for amounts. */
    readonly amounts?: Options;
  };
  /** What its demo comes to: a change of rules that alters a match shows here first. */
  readonly demo: {
    readonly digest: string;
    /** How many seconds it lasts, at least and at most. */
    readonly seconds: readonly [least: number, most: number];
    /** The fewest captions. */
    readonly captions: number;
  };
  /** What makes a state after set-up one at which all that is left is the end, with everybody alike. */
  // biome-ignore lint/suspicious/noExplicitAny: each game knows its own state
  atTheEnd(start: any): object;
  /** What a seat holds or may acquire, by id, if it has a text. */
  // biome-ignore lint/suspicious/noExplicitAny: each game knows its own view
  held?(view: any): readonly string[];
  /** How the effects that it tells are measured. */
  readonly measure: Measure;
  /** How many there are at least of what tests look at, so that none passes by looking at nothing. */
  readonly fewest: {
    /** Kinds of told effects that random matches meet. */
    readonly effectKinds: number;
    /** Rules that state a figure of the table. */
    readonly figuredRules: number;
    /** Figures of the table in notes, cautions and names. */
    readonly figuresInTexts: number;
    /** Questions about the rules that a search is tried with. */
    readonly searches: number;
    /** Kinds of what its rules rest on. */
    readonly bases: number;
    /** Kinds of questions. */
    readonly questions: number;
    /** Texts of options in lists that a few turns show. */
    readonly optionTexts: number;
    /** Decisions of bots that are compared with those at a table dealt again. */
    readonly decisions: number;
  };
  /** What the prompt of each question for an amount begins with, by `ask`. */
  readonly amounts: Readonly<Record<string, (question: Question) => Value | undefined>>;
  /** The reasons for its answers. */
  readonly reasons?: {
    /** Questions that only carry out what an earlier answer decided, so that they need no reason of their own. */
    readonly silent?: readonly string[];
    /** The fewest sentences that whole matches meet. */
    readonly fewest: number;
  };
  readonly aim?: {
    /** The name that the aim uses for a source of points, if it differs. */
    sourceOf?(source: string, isCard: boolean): string;
    /** Its figures that are fixed by the rules, not by the component table. */
    readonly fixed?: readonly number[];
  };
}

export const least = (question: Offer): Value | undefined => optionList(question)[0];
export const most = (question: Offer): Value | undefined => optionList(question).at(-1);
/** Nothing is usual: the prompt begins empty, and Enter alone answers nothing. */
export const asks = (): undefined => undefined;

/** The expectations of a game. */
export async function expectationsOf(id: string): Promise<Expectations> {
  const { expectations } = (await import(`./${id}/expectations.ts`)) as { expectations: Expectations };
  return expectations;
}

/** The games that have all parts: all but those that are as `new-game` made them. */
export async function completeGames(): Promise<readonly Manifest[]> {
  const all = await Promise.all(games.map(async (game) => ({ game, ...(await expectationsOf(game.id)) })));
  return all.filter(({ isNew = false }) => !isNew).map(({ game }) => game);
}
