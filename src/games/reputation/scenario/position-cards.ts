import { ownOf } from '../../../engine/own.ts';
import { type Path, PlaceError, TwiceError } from '../../../engine/place.ts';
import { type Fields, flagAt, listAt, mapAt, textAt, unknownCard, wholeAt } from '../../../engine/reading.ts';
import {
  type Ceo,
  type Corporation,
  HIGHEST,
  type PrivateProject,
  type PublicProject,
  type ReputationComponents,
  readAgendaRule,
  readPowerRule,
} from '../components.ts';
import { notation } from '../words/notation.ts';

/** The default figures of an inline card, within the published ranges, for positions in which they do not matter. */
const UNSAID = { loss: 2, credits: 8, workers: 2, reputation: 2 };

/** Current projects whose faces do not matter. */
export const FACELESS = {
  private: `Private project (loss ${UNSAID.loss})`,
  public: `Public project (${UNSAID.credits} credits, ${UNSAID.workers} workers, reputation ${UNSAID.reputation})`,
};

/**
 * Finds the cards that a position names in the component table, and adds its inline cards to a copy of that table. The
 * id of an inline card is derived from its figures, so a printed position reads back with the same ids.
 */
export class CardReader {
  private readonly privateProjects: Record<string, PrivateProject>;
  private readonly publicProjects: Record<string, PublicProject>;
  private readonly corporations: Record<string, Corporation>;
  private readonly ceos: Record<string, Ceo>;
  /** The cards of the table that the position has placed; each exists once. */
  readonly placed = new Map<string, Path>();

  constructor(private readonly table: ReputationComponents) {
    this.privateProjects = { ...table.privateProjects };
    this.publicProjects = { ...table.publicProjects };
    this.corporations = { ...table.corporations };
    this.ceos = { ...table.ceos };
    const { loss, ...figures } = UNSAID;
    this.privateProjects[FACELESS.private] = { id: FACELESS.private, name: '', loss };
    this.publicProjects[FACELESS.public] = { id: FACELESS.public, name: '', ...figures };
  }

  /** The table with all inline cards read so far. */
  joined(): ReputationComponents {
    const { privateProjects, publicProjects, corporations, ceos } = this;
    return { ...this.table, privateProjects, publicProjects, corporations, ceos };
  }

  /** A project of either kind by its name, or an inline card such as `{name: Deep Mine, loss: 4}`. */
  project(kind: 'private' | 'public', value: unknown, path: Path): string {
    const cards = kind === 'private' ? this.privateProjects : this.publicProjects;
    const id =
      typeof value === 'string'
        ? namedCard(cards, value, path)
        : kind === 'private'
          ? this.inlinePrivate(value, path)
          : this.inlinePublic(value, path);
    const { cardsOfBox } = this.table;
    if ((kind === 'private' ? cardsOfBox.privateProjects : cardsOfBox.publicProjects).includes(id)) {
      const before = this.placed.get(id);
      if (before !== undefined)
        throw new TwiceError(path, before, notation().cardTwice(cards[id]?.name ?? ''));
      this.placed.set(id, path);
    }
    return id;
  }

  /** The projects of one kind in a list. */
  projects(kind: 'private' | 'public', value: unknown, path: Path): string[] {
    return listAt(value, path, (card, place) => this.project(kind, card, place));
  }

  private inlinePrivate(value: unknown, path: Path): string {
    const given = mapAt(value, path, ['name', 'loss']);
    const name = inlineName(given, path);
    const stated =
      given['loss'] === undefined ? undefined : wholeAt(given['loss'], [...path, 'loss'], 0, HIGHEST);
    const known = Object.values(this.table.privateProjects).find((card) => card.name === name);
    if (known !== undefined && (stated ?? known.loss) === known.loss) return known.id;
    const loss = stated ?? UNSAID.loss;
    const id = `${name || 'Private project'} (loss ${loss})`;
    this.privateProjects[id] = { id, name, loss };
    return id;
  }

  private inlinePublic(value: unknown, path: Path): string {
    const figures = ['credits', 'workers', 'reputation'] as const;
    const given = mapAt(value, path, ['name', ...figures]);
    const name = inlineName(given, path);
    const stated: Partial<Record<(typeof figures)[number], number>> = {};
    for (const figure of figures) {
      if (given[figure] !== undefined)
        stated[figure] = wholeAt(given[figure], [...path, figure], figure === 'workers' ? 1 : 0, HIGHEST);
    }
    const known = Object.values(this.table.publicProjects).find((card) => card.name === name);
    if (
      known !== undefined &&
      figures.every((figure) => (stated[figure] ?? known[figure]) === known[figure])
    ) {
      return known.id;
    }
    const { credits, workers, reputation } = { ...UNSAID, ...stated };
    const id = `${name || 'Public project'} (${credits} credits, ${workers} workers, reputation ${reputation})`;
    this.publicProjects[id] = { id, name, credits, workers, reputation };
    return id;
  }

  /** `{name, rule, used}`: a corporation of the table by its name or its power's, or an inline one with a rule. */
  corporation(given: Fields, path: Path): string {
    const name = textAt(given['name'], [...path, 'name']);
    const known = Object.values(this.table.corporations).find(
      (card) => card.name === name || card.power === name,
    );
    if (given['rule'] === undefined) {
      if (known === undefined)
        throw new PlaceError(
          [...path, 'name'],
          unknownCard(notation().cards.corporation, name, namesOf(this.table.corporations)),
        );
      return known.id;
    }
    const rule = readPowerRule(given['rule'], [...path, 'rule']);
    if (known !== undefined && sameFigures(known.rule, rule)) return known.id;
    const id = `${name} (${Object.values(rule).join(' ')})`;
    this.corporations[id] = { id, name, symbol: '', power: name, rule };
    return id;
  }

  /** `{name, rule, tokens}`: a CEO of the table by name, or an inline one with a rule. */
  ceo(given: Fields, path: Path): string {
    const name = textAt(given['name'], [...path, 'name']);
    const known = Object.values(this.table.ceos).find((card) => card.name === name);
    const tokens =
      given['tokens'] === undefined
        ? (known?.tokens ?? 1)
        : wholeAt(given['tokens'], [...path, 'tokens'], 0, HIGHEST);
    const repeatable =
      given['repeatable'] === undefined
        ? (known?.repeatable ?? true)
        : flagAt(given['repeatable'], [...path, 'repeatable']);
    if (given['rule'] === undefined && known === undefined) {
      throw new PlaceError(
        [...path, 'name'],
        unknownCard(notation().cards.ceo, name, namesOf(this.table.ceos)),
      );
    }
    const rule =
      given['rule'] === undefined ? (known as Ceo).rule : readAgendaRule(given['rule'], [...path, 'rule']);
    if (
      known !== undefined &&
      sameFigures(known.rule, rule) &&
      known.tokens === tokens &&
      known.repeatable === repeatable
    ) {
      return known.id;
    }
    const id = `${name} (${[...Object.values(rule), tokens, repeatable ? 'each time' : 'once'].join(' ')})`;
    this.ceos[id] = { id, name, symbol: '', tokens, repeatable, rule };
    return id;
  }
}

/** The name of an inline card, which is optional. */
function inlineName(given: Fields, path: Path): string {
  return given['name'] === undefined ? '' : textAt(given['name'], [...path, 'name']);
}

function namedCard(
  cards: Readonly<Record<string, { readonly id: string; readonly name: string }>>,
  name: string,
  path: Path,
): string {
  const card = ownOf(cards, name) ?? Object.values(cards).find((each) => each.name === name);
  if (card === undefined)
    throw new PlaceError(path, unknownCard(notation().cards.project, name, namesOf(cards)));
  return card.id;
}

function namesOf(cards: Readonly<Record<string, { readonly name: string }>>): string[] {
  return Object.values(cards).map(({ name }) => name);
}

function sameFigures(one: object, other: object): boolean {
  const left = Object.entries(one);
  return (
    left.length === Object.keys(other).length &&
    left.every(([key, value]) => (other as Record<string, unknown>)[key] === value)
  );
}
