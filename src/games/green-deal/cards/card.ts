import { type Choice, choiceQuestion } from '../../../engine/choices.ts';
import { type Figures, firstObstacle, type Obstacle, type Part, partOf } from '../../../engine/effects.ts';
import type { Effect, RuleId, Seat } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import { type CardKind, figureOf, type GreenComponents } from '../figures.ts';
import { type Category, type Company, companyAt, type GreenState } from '../state.ts';

/** When a hand card may be played, or when a permanent card is used. */
export type Window = 'before-auction' | 'before-bids' | 'after-reveal' | 'later-round' | 'turn' | 'placing';

/** What a card's player has chosen so far. */
export interface Chosen {
  /** The category of Specialization. */
  readonly category?: Category;
  /** The category whose level falls, and the one whose level rises. */
  readonly lower?: Category;
  readonly raise?: Category;
}

/** The changes made by cards played in one auction or with one tile; they end with the step. */
export interface CardChange {
  /** The seat that is first whatever it bids. */
  first?: Seat;
  /** The seat that bids after all others. */
  last?: Seat;
  /** Whether the tile may go on any empty cell. */
  isAnyCell?: boolean;
}

/** The situation in which a card is examined, taken, played or scored. */
export interface At {
  readonly state: GreenState;
  readonly components: GreenComponents;
  readonly seat: Seat;
  readonly company: Company;
  readonly chosen: Chosen;
  readonly change: CardChange;
}

/** The situation before anything is chosen. */
export const momentOf = (state: GreenState, components: GreenComponents, seat: Seat): At => ({
  state,
  components,
  seat,
  company: companyAt(state, seat),
  chosen: {},
  change: {},
});

/** A cost or an effect of one card. */
export interface CardPart extends Part<At, GreenComponents> {
  /** Whether it changes a rule as long as the card is held; that rule's own code applies the change. */
  readonly isLasting: boolean;
  /** Whether it reports its changes to the log itself. */
  readonly isReported: boolean;
}

/** A part not yet bound to a card; the figures that it names are those of the card it is bound to. */
export type Term = (card: string) => CardPart;

/** The declaration of a part. `n` is the card's first figure. */
interface CardDeclared {
  readonly choice?: keyof Chosen;
  readonly isLasting?: boolean;
  readonly isReported?: boolean;
  obstacle?(at: At, n: number): Obstacle | undefined;
  tell?(at: At, n: number, card: string): readonly Effect[];
  act?(at: At, umpire: Umpire<GreenComponents>, n: number, card: string): Figures | undefined;
}

/** A cost or effect. The figures of the card that it names go into its phrase, the first of them as `by`. */
export function part(phrase: string, names: readonly string[], declared: CardDeclared): Term {
  const { choice, isLasting = false, isReported = false, obstacle, tell, act } = declared;
  const [first] = names;
  return (card) => {
    const n = ({ components }: At) => (first === undefined ? 0 : figureOf(components, card, first));
    const bound = partOf<At, GreenComponents>(phrase, names, {
      choice,
      obstacle: obstacle && ((at) => obstacle(at, n(at))),
      tell: tell && ((at) => tell(at, n(at), card)),
      act: act && ((at, umpire) => act(at, umpire, n(at), card)),
    });
    return { ...bound, isLasting, isReported };
  };
}

/** A choice that a card's player makes before its effects. */
export type CardChoice = Choice<At, keyof Chosen, Category>;

/** The declaration of an action card. Figures, names and uses are component data. */
export interface Declaration {
  readonly id: string;
  readonly kind: CardKind;
  readonly rule: RuleId;
  readonly window?: Window;
  readonly choices?: readonly CardChoice[];
  readonly costs?: readonly Term[];
  readonly effects: readonly Term[];
}

/** The rule of one action card, built from its declaration. */
export interface CardRule {
  readonly id: string;
  readonly kind: CardKind;
  readonly rule: RuleId;
  readonly window: Window | undefined;
  /** The names of all its figures that the rules read. */
  readonly figures: readonly string[];
  readonly choices: readonly CardChoice[];
  readonly costs: readonly CardPart[];
  readonly effects: readonly CardPart[];
  /** The parts carried out on taking, on playing or after the last round, costs first. */
  readonly parts: readonly CardPart[];
}

/** The rule that follows from a declaration. */
export function cardRule(declared: Declaration): CardRule {
  const { id, kind, rule, window, choices = [] } = declared;
  const costs = (declared.costs ?? []).map((cost) => cost(id));
  const effects = declared.effects.map((effect) => effect(id));
  const all = [...costs, ...effects];
  const figures = [...new Set(all.flatMap(({ names }) => names))];
  const parts = all.filter(({ isLasting }) => !isLasting);
  return { id, kind, rule, window, figures, choices, costs, effects, parts };
}

/** Whether a card has effects as soon as it is taken. */
export const actsOnTaking = ({ kind, parts }: CardRule): boolean =>
  parts.length > 0 && (kind === 'instant' || kind === 'permanent');

/** Asks for a card's choices, one after another. */
export function choose(rule: CardRule, at: At, umpire: Umpire<GreenComponents>): At {
  let moment = at;
  for (const choice of rule.choices) {
    const before = moment;
    const { name } = choice;
    const question = choiceQuestion(choice, before, {
      id: rule.id,
      rule: rule.rule,
      obstacle: (candidate) => candidateObstacle(rule, before, name, candidate as Category),
      tell: (candidate) => tellChoice(rule, before, name, candidate as Category),
    });
    const chosen = umpire.choose(question) as Category;
    moment = { ...before, chosen: { ...before.chosen, [name]: chosen } };
  }
  return moment;
}

/** The effects of a candidate of a choice. */
export function tellChoice({ parts }: CardRule, at: At, name: keyof Chosen, candidate: Category): Effect[] {
  const chosen = { ...at, chosen: { ...at.chosen, [name]: candidate } };
  return parts.filter(({ choice }) => choice === name).flatMap((each) => each.tell(chosen));
}

/** Why a candidate of a choice is not possible. */
export function candidateObstacle(
  { parts }: CardRule,
  at: At,
  name: keyof Chosen,
  candidate: Category,
): Obstacle | undefined {
  const chosen = { ...at, chosen: { ...at.chosen, [name]: candidate } };
  const concerned = parts.filter(({ choice }) => choice === name);
  return firstObstacle(concerned, chosen);
}
