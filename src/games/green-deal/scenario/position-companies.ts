import { type Path, PlaceError } from '../../../engine/place.ts';
import {
  eachWordAt,
  type Fields,
  flagAt,
  listAt,
  listOnceAt,
  mapAt,
  wholeAt,
  wordAt,
} from '../../../engine/reading.ts';
import { CARD_IDS } from '../cards/index.ts';
import { MOST_OF_FIGURE } from '../components.ts';
import { actionOf, figureOf, type GreenComponents } from '../figures.ts';
import { categoryName } from '../map.ts';
import {
  CATEGORIES,
  CHIP_VALUES,
  type Company,
  freshRound,
  type GreenState,
  incomeValueAt,
  lastStep,
  POINT_SOURCES,
  pointsOf,
  SIZES,
} from '../state.ts';
import { notation } from '../words/notation.ts';
import { type PositionCards, printProject } from './position-cards.ts';

/** The words that a position may use for a company. */
export const COMPANY_WORDS = [
  'cash',
  'income',
  'incomeStep',
  'vp',
  'points',
  'levels',
  'loans',
  'shortfall',
  'actionCards',
  'usesLeft',
  'prChips',
  'projects',
  'specialization',
  'cashCowPaid',
  'dueTiles',
  'thisRound',
] as const;

/** Reads a position's entry for one company, on top of the set-up. */
export function readCompany(
  value: unknown,
  path: Path,
  state: GreenState,
  components: GreenComponents,
  cards: PositionCards,
  company: Company,
): void {
  const fields = mapAt(value, path, COMPANY_WORDS);
  const at = (word: string): Path => [...path, word];
  const has = (word: string) => fields[word] !== undefined;
  if (has('cash')) company.cash = wholeAt(fields['cash'], at('cash'), 0, components.caps.cash);
  readIncome(fields, path, state, components, company);
  if (has('levels')) readLevels(fields['levels'], at('levels'), components, company);
  if (has('loans')) {
    company.loans = listAt(fields['loans'], at('loans'), (amount, place) =>
      wholeAt(amount, place, 1, MOST_OF_FIGURE),
    );
    if (company.loans.length > components.mostLoans) {
      throw new PlaceError(at('loans'), notation().mostLoans(components.mostLoans));
    }
  }
  if (has('shortfall')) company.shortfall = wholeAt(fields['shortfall'], at('shortfall'), 0, MOST_OF_FIGURE);
  if (has('actionCards'))
    readCards(fields['actionCards'], at('actionCards'), state, components, cards, company);
  if (has('usesLeft')) readUses(fields['usesLeft'], at('usesLeft'), components, company);
  if (has('prChips')) {
    company.chips = listAt(fields['prChips'], at('prChips'), (chip, place) =>
      wholeAt(chip, place, 1, CHIP_VALUES.length),
    );
    if (state.variant === 'simple' && company.chips.length > 0)
      throw new PlaceError(at('prChips'), notation().noChips);
  }
  if (has('projects')) company.projects = cards.projectList(fields['projects'], at('projects'));
  readSpecialization(fields, path, company);
  readCashCow(fields, path, components, company);
  if (has('dueTiles')) {
    company.due = listAt(fields['dueTiles'], at('dueTiles'), readTile);
  }
  if (has('thisRound')) readRound(fields['thisRound'], at('thisRound'), company);
  readPoints(fields, path, company);
}

function readIncome(
  fields: Fields,
  path: Path,
  state: GreenState,
  components: GreenComponents,
  company: Company,
): void {
  const last = lastStep(state, components);
  const { income, incomeStep } = fields;
  if (incomeStep !== undefined) company.step = wholeAt(incomeStep, [...path, 'incomeStep'], 0, last);
  if (income === undefined) {
    if (company.step > last) throw new PlaceError(path, notation().startingIncome(last));
    return;
  }
  const value = wholeAt(income, [...path, 'income'], 0, incomeValueAt(state, components, last));
  if (incomeStep === undefined) {
    company.step = 0;
    while (incomeValueAt(state, components, company.step) < value) company.step += 1;
  } else if (incomeValueAt(state, components, company.step) !== value) {
    throw new PlaceError(
      [...path, 'income'],
      notation().stepValue(company.step, incomeValueAt(state, components, company.step)),
    );
  }
}

function readLevels(value: unknown, path: Path, components: GreenComponents, company: Company): void {
  eachWordAt(value, path, CATEGORIES, (category, level, place) => {
    company.levels[CATEGORIES.indexOf(category)] = wholeAt(level, place, 0, components.caps.level);
  });
}

function readCards(
  value: unknown,
  path: Path,
  state: GreenState,
  components: GreenComponents,
  cards: PositionCards,
  company: Company,
): void {
  company.cards = cards.actionList(value, path);
  if (state.variant === 'simple' && company.cards.length > 0) {
    throw new PlaceError(path, notation().noActionCards);
  }
  company.uses = {};
  for (const card of company.cards) {
    const { uses } = actionOf(components, card);
    if (uses > 0) company.uses[card] = uses;
  }
}

function readUses(value: unknown, path: Path, components: GreenComponents, company: Company): void {
  eachWordAt(value, path, CARD_IDS, (card, uses, place) => {
    if (!company.cards.includes(card)) throw new PlaceError(place, notation().cardNotHeld(card));
    const most = actionOf(components, card).uses;
    if (most === 0) throw new PlaceError(place, notation().notByHand(card));
    company.uses[card] = wholeAt(uses, place, 0, most);
  });
}

function readSpecialization(fields: Fields, path: Path, company: Company): void {
  const { specialization } = fields;
  if (specialization === undefined) return;
  if (specialization === null) company.specialization = -1;
  else
    company.specialization = CATEGORIES.indexOf(
      wordAt(specialization, [...path, 'specialization'], CATEGORIES),
    );
}

/** By default, Cash Cow has paid for all levels at 7 or more. */
function readCashCow(fields: Fields, path: Path, components: GreenComponents, company: Company): void {
  const held = company.cards.includes('cash-cow');
  const { cashCowPaid } = fields;
  if (cashCowPaid === undefined) {
    const least = figureOf(components, 'cash-cow', 'level');
    company.cashCowPaid = company.levels.map((level) => held && level >= least);
    return;
  }
  const at = [...path, 'cashCowPaid'];
  const paid = listOnceAt(cashCowPaid, at, (word, place) => wordAt(word, place, CATEGORIES));
  if (!held && paid.length > 0) throw new PlaceError(at, notation().cardNotHeld('cash-cow'));
  company.cashCowPaid = CATEGORIES.map((category) => paid.includes(category));
}

/** A tile of a position, `{category, size}`. */
export function readTile(value: unknown, path: Path): number {
  const tile = mapAt(value, path, ['category', 'size']);
  const category = CATEGORIES.indexOf(wordAt(tile['category'], [...path, 'category'], CATEGORIES));
  return category * 10 + wholeAt(tile['size'], [...path, 'size'], 1, SIZES);
}

const NUMBERS_OF_ROUND = ['projects', 'actions', 'chips', 'chipPoints'] as const;
const FLAGS_OF_ROUND = ['refund', 'loan', 'repaid', 'screening', 'dividends'] as const;

function readRound(value: unknown, path: Path, company: Company): void {
  const fields = mapAt(value, path, [...NUMBERS_OF_ROUND, ...FLAGS_OF_ROUND, 'taken']);
  company.round = freshRound();
  for (const word of NUMBERS_OF_ROUND) {
    if (fields[word] !== undefined) company.round[word] = wholeAt(fields[word], [...path, word], 0, 9);
  }
  for (const word of FLAGS_OF_ROUND) {
    if (fields[word] !== undefined) company.round[word] = flagAt(fields[word], [...path, word]);
  }
  if (fields['taken'] !== undefined) {
    company.round.taken = listAt(fields['taken'], [...path, 'taken'], (card, place) =>
      wordAt(card, place, company.cards),
    );
  }
}

/** `vp` alone sets the total; `points` sets the sources. */
function readPoints(fields: Fields, path: Path, company: Company): void {
  if (fields['points'] !== undefined) {
    const at = [...path, 'points'];
    const points = mapAt(fields['points'], at, [...POINT_SOURCES, 'cards']);
    for (const source of POINT_SOURCES) {
      if (points[source] !== undefined)
        company.points[source] = wholeAt(points[source], [...at, source], -MOST_OF_FIGURE, MOST_OF_FIGURE);
    }
    if (points['cards'] !== undefined) {
      company.cardPoints = {};
      eachWordAt(points['cards'], [...at, 'cards'], company.cards, (card, value, place) => {
        company.cardPoints[card] = wholeAt(value, place, -MOST_OF_FIGURE, MOST_OF_FIGURE);
      });
    }
  }
  if (fields['vp'] === undefined) return;
  const vp = wholeAt(fields['vp'], [...path, 'vp'], -MOST_OF_FIGURE, MOST_OF_FIGURE);
  if (fields['points'] === undefined) company.points.earlier += vp - pointsOf(company);
  else if (pointsOf(company) !== vp) {
    throw new PlaceError([...path, 'vp'], notation().pointsAddUp(pointsOf(company), vp));
  }
}

/** A company in the words of a position, with every list in full. */
export function printCompany(
  state: GreenState,
  components: GreenComponents,
  company: Company,
): Record<string, unknown> {
  return {
    cash: company.cash,
    income: incomeValueAt(state, components, company.step),
    incomeStep: company.step,
    vp: pointsOf(company),
    points: { ...company.points, cards: { ...company.cardPoints } },
    levels: Object.fromEntries(CATEGORIES.map((category, index) => [category, company.levels[index]])),
    loans: [...company.loans],
    shortfall: company.shortfall,
    actionCards: [...company.cards],
    usesLeft: { ...company.uses },
    prChips: [...company.chips],
    projects: company.projects.map((id) => printProject(components, id)),
    specialization: company.specialization < 0 ? null : categoryName(company.specialization),
    cashCowPaid: CATEGORIES.filter((_, index) => company.cashCowPaid[index]),
    dueTiles: company.due.map((tile) => ({ category: categoryName(Math.floor(tile / 10)), size: tile % 10 })),
    thisRound: { ...company.round, taken: [...company.round.taken] },
  };
}
