import { elementAt } from '../../../engine/checked.ts';
import { type Path, PlaceError, TwiceError } from '../../../engine/place.ts';
import { listAt, mapAt, textAt, unknownCard, wholeAt, wordAt } from '../../../engine/reading.ts';
import { CARD_IDS } from '../cards/index.ts';
import { MOST_OF_FIGURE } from '../components.ts';
import { type GreenComponents, type ProjectCard, projectOf } from '../figures.ts';
import { categoryName } from '../map.ts';
import { CATEGORIES, CATEGORY_LETTERS, type GreenState, SIZES } from '../state.ts';
import { notation } from '../words/notation.ts';

/** Cards as a position writes them: a card from the box by its id, the position's own projects by their figures. */

const FIGURES = ['category', 'size', 'cost', 'income', 'vp', 'name'] as const;

/** Collects the project cards of a position; its own projects are added to the component table. */
export class PositionCards {
  readonly projects: Record<string, ProjectCard>;
  /** Box cards and action cards that the position names, with the place of each. */
  private readonly named = new Map<string, Path>();

  constructor(components: GreenComponents) {
    this.projects = { ...components.projects };
    this.boxed = new Set(components.projectIds.flat());
  }

  private readonly boxed: ReadonlySet<string>;

  isNamed(id: string): boolean {
    return this.named.has(id);
  }

  /** Every card in the box exists once (GD-INV-35), so a position may name it in only one place. */
  private name(id: string, path: Path): string {
    const before = this.named.get(id);
    if (before !== undefined)
      throw new TwiceError(path, before, notation().namedAlready(id, before.join('.')));
    this.named.set(id, path);
    return id;
  }

  /** A project: the id of a card from the box, or the figures of the position's own card. */
  project(value: unknown, path: Path, category?: number): string {
    if (typeof value === 'string') {
      const card = this.projects[value];
      if (card === undefined || !this.boxed.has(value))
        throw new PlaceError(path, unknownCard(notation().projectCard, value, [...this.boxed]));
      if (category !== undefined && card.category !== category) {
        throw new PlaceError(path, notation().otherCategory(value, categoryName(card.category)));
      }
      return this.name(value, path);
    }
    const fields = mapAt(value, path, FIGURES);
    const own = category ?? CATEGORIES.indexOf(wordAt(fields['category'], [...path, 'category'], CATEGORIES));
    if (category !== undefined && fields['category'] !== undefined) {
      wordAt(fields['category'], [...path, 'category'], [categoryName(category)]);
    }
    const figure = (word: string, from: number) =>
      fields[word] === undefined ? 0 : wholeAt(fields[word], [...path, word], from, MOST_OF_FIGURE);
    const size = wholeAt(fields['size'], [...path, 'size'], 1, SIZES);
    const cost = figure('cost', 0);
    const steps = figure('income', -MOST_OF_FIGURE);
    const points = figure('vp', -MOST_OF_FIGURE);
    const plain = `${CATEGORY_LETTERS[own]}${size}`;
    const id = cost === 0 && steps === 0 && points === 0 ? plain : `${plain}:${cost}/${points}/${steps}`;
    const name = fields['name'] === undefined ? id : textAt(fields['name'], [...path, 'name']);
    this.projects[id] = { id, name, category: own, size, cost, points, steps };
    return id;
  }

  projectList(value: unknown, path: Path, category?: number): string[] {
    return listAt(value, path, (item, place) => this.project(item, place, category));
  }

  action(value: unknown, path: Path): string {
    return this.name(wordAt(value, path, CARD_IDS), path);
  }

  actionList(value: unknown, path: Path): string[] {
    return listAt(value, path, (item, place) => this.action(item, place));
  }
}

/** The parts of the rows and decks that a position names itself. */
export interface NamedParts {
  readonly market: { readonly projects: ReadonlySet<number>; readonly actions: boolean };
  readonly preview: { readonly projects: ReadonlySet<number>; readonly actions: boolean };
  readonly projectDecks: ReadonlySet<number>;
  readonly actionDecks: boolean;
}

/**
 * Makes sure that every card is in one place after a position was applied to the set-up. Cards that the position names
 * leave the decks and rows of the set-up; a place that lost its card draws the next one; cards that the position
 * replaced in a row go under their deck.
 * @param before the rows of the set-up
 */
export function settleCards(
  state: GreenState,
  cards: PositionCards,
  named: NamedParts,
  before: Pick<GreenState, 'market' | 'preview'>,
): void {
  const { decks, market, preview } = state;
  for (let category = 0; category < CATEGORIES.length; category += 1) {
    if (named.projectDecks.has(category)) continue;
    const deck = elementAt(decks.projects, category).filter((id) => !cards.isNamed(id));
    for (const part of ['market', 'preview'] as const) {
      const row = part === 'market' ? market : preview;
      const old = before[part].projects[category];
      if (named[part].projects.has(category)) {
        if (old != null && !cards.isNamed(old)) deck.push(old);
      } else if (old != null && cards.isNamed(old)) {
        row.projects[category] = deck.shift() ?? null;
      }
    }
    decks.projects[category] = deck;
  }
  if (named.actionDecks) return;
  decks.actions = decks.actions.map((deck) => deck.filter((id) => !cards.isNamed(id)));
  for (const part of ['market', 'preview'] as const) {
    const row = part === 'market' ? market : preview;
    before[part].actions.forEach((old, place) => {
      const deck = elementAt(decks.actions, place % decks.actions.length);
      if (named[part].actions) {
        if (!cards.isNamed(old)) deck.push(old);
      } else if (cards.isNamed(old)) {
        const next = deck.shift();
        row.actions = row.actions.flatMap((id) => (id !== old ? [id] : next === undefined ? [] : [next]));
      }
    });
  }
}

/** A project as a position prints it: a card from the box by its id, any other by its figures. */
export function printProject(components: GreenComponents, id: string): unknown {
  if (components.projectIds.some((ids) => ids.includes(id))) return id;
  const { category, size, cost, steps, points, name } = projectOf(components, id);
  const figures = { category: categoryName(category), size, cost, income: steps, vp: points };
  return name === id ? figures : { ...figures, name };
}
