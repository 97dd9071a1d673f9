import { addAt, elementAt, present } from '../../engine/checked.ts';
import type { Seat } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { figureOf, type GreenComponents } from './figures.ts';
import { type Award, rankAwards } from './ranking.ts';
import { afterPrAssessment } from './rounds.ts';
import { CATEGORIES, companyAt, type GreenOccasion, type GreenState, holderOf, scoreCard } from './state.ts';
import { chipTraits } from './traits.ts';

/** The destination of each of a seat's chips, in order: a category, `save`, or `give-up`. */
type Placement = readonly string[];

/**
 * The PR assessment: all seats place their chips in secret at the same time, the owner of PR Analysis after the reveal;
 * the four categories are scored from left to right; all chips except saved ones return to the supply (GD-PR-08 to
 * GD-PR-24). The simpler version has no PR assessment (GD-PR-25).
 */
export function prAssessment(state: GreenState, umpire: Umpire<GreenComponents>): void {
  if (state.variant === 'standard') {
    const placements = placeAll(state, umpire);
    const images = imagesOf(state, placements);
    for (let category = 0; category < CATEGORIES.length; category += 1) {
      scoreCategory(state, umpire, category, present(images[category], 'image'));
    }
    returnChips(state, umpire, placements);
  }
  afterPrAssessment(state, umpire.components);
}

/** The placements of all seats; the owner of PR Analysis decides after seeing the others' (GD-PR-09, GD-CARD-19-01). */
function placeAll(state: GreenState, umpire: Umpire<GreenComponents>): Placement[] {
  const { companies } = state;
  const analyst = holderOf(state, 'pr-analysis');
  const placements: Placement[] = companies.map(() => []);
  const seats: Seat[] = [];
  for (let seat = 0; seat < companies.length; seat += 1) {
    if (seat !== analyst && present(companies[seat], 'company').chips.length > 0) seats.push(seat);
  }
  if (seats.length > 0) {
    const placed = umpire.together(seats, (seat) => placeChips(state, umpire, seat));
    umpire.reveal('pr-placements', state.turnOrder);
    for (let index = 0; index < seats.length; index += 1) {
      placements[elementAt(seats, index)] = elementAt(placed, index);
      logPlacement(state, umpire, elementAt(seats, index), elementAt(placed, index));
    }
  }
  if (analyst >= 0 && present(companies[analyst], 'company').chips.length > 0) {
    placements[analyst] = placeChips(state, umpire, analyst);
    logPlacement(state, umpire, analyst, placements[analyst]);
  }
  return placements;
}

/** A seat decides on its chips one by one; it may save one of them (GD-PR-09, GD-PR-10). */
function placeChips(state: GreenState, umpire: Umpire<GreenComponents>, seat: Seat): Placement {
  const { chips } = companyAt(state, seat);
  const placement: string[] = [];
  for (let index = 0; index < chips.length; index += 1) {
    const where = umpire.choose(
      chipQuestion({ state, components: umpire.components, seat, index, placement }),
    );
    placement.push(where);
  }
  return placement;
}

const PLACES_AND_SAVE: readonly string[] = [...CATEGORIES, 'save', 'give-up'];

interface ChipOccasion extends GreenOccasion {
  /** The chip's index among the seat's chips. */
  readonly index: number;
  /** The destinations of the chips before it. */
  readonly placement: readonly string[];
}

/** The value of the seat's chips already placed in a category. */
function placedIn(where: string, chips: readonly number[], placement: readonly string[]): number {
  let placed = 0;
  for (let chip = 0; chip < placement.length; chip += 1)
    if (placement[chip] === where) placed += present(chips[chip], 'chip');
  return placed;
}

const chipQuestion = questionKind<ChipOccasion, string>({
  ask: 'chip',
  shape: 'word',
  rule: 'GD-PR-09 GD-PR-10',
  options: () => PLACES_AND_SAVE,
  obstacle: ({ placement }, where) =>
    where === 'save' && placement.includes('save')
      ? { because: 'one-chip-saved', rule: 'GD-PR-10', need: 1, have: 1, of: 'chips' }
      : undefined,
  figures({ state, seat, index }) {
    const { chips } = companyAt(state, seat);
    return { value: present(chips[index], 'chip'), chip: index + 1, chips: chips.length };
  },
  tell({ state, seat, index, placement }, where) {
    const category = CATEGORIES.indexOf(where as (typeof CATEGORIES)[number]);
    if (category < 0) return [];
    const { chips, levels } = companyAt(state, seat);
    const value = present(chips[index], 'chip');
    const from = present(levels[category], 'level') + placedIn(where, chips, placement);
    return [{ what: 'image', by: value, from, to: from + value }];
  },
  traits({ state, components, seat, index, placement }, where, into) {
    const category = CATEGORIES.indexOf(where as (typeof CATEGORIES)[number]);
    if (category < 0) return;
    const { chips } = companyAt(state, seat);
    const placed = placedIn(where, chips, placement);
    chipTraits(state, components, seat, category, placed, present(chips[index], 'chip'), into);
  },
  caution({ state, components }, where) {
    if (where === 'give-up') return 'chip-given-up';
    return where === 'save' && state.round >= components.rounds ? 'save-after-last' : undefined;
  },
});

function logPlacement(
  state: GreenState,
  umpire: Umpire<GreenComponents>,
  seat: Seat,
  placement: Placement,
): void {
  if (umpire.log === undefined) return;
  const { chips } = companyAt(state, seat);
  const figures: Record<string, string> = {};
  placement.forEach((where, index) => {
    figures[where] = figures[where] === undefined ? `${chips[index]}` : `${figures[where]} ${chips[index]}`;
  });
  umpire.log({ kind: 'chips-placed', seat, rule: 'GD-PR-12', figures });
}

/** Image = level + the seat's chips in the category; it may exceed the top of the track (GD-PR-13, R-04). */
function imagesOf(state: GreenState, placements: readonly Placement[]): number[][] {
  return CATEGORIES.map((category, index) =>
    state.companies.map((company, seat) => {
      let image = present(company.levels[index], 'level');
      const placement = present(placements[seat], 'placement');
      for (let chip = 0; chip < placement.length; chip += 1) {
        if (placement[chip] === category) image += present(company.chips[chip], 'chip');
      }
      return image;
    }),
  );
}

/**
 * Scores a category: 8 points for the best image, 4 for the second, 2 for the third. An image of 0 does not count; PR
 * Machine adds 3 for an unshared first place.
 */
function scoreCategory(
  state: GreenState,
  umpire: Umpire<GreenComponents>,
  category: number,
  images: readonly number[],
): void {
  const { components } = umpire;
  const awards = rankAwards(images, components.prRewards, 1, holderOf(state, 'bribe'));
  const machine = holderOf(state, 'pr-machine');
  for (let seat = 0; seat < awards.length; seat += 1) {
    const { place, tied, among, bribed, sum, points } = present(awards[seat], 'award');
    const company = companyAt(state, seat);
    const alone = seat === machine && place === 1 && !tied;
    const extra = alone ? figureOf(components, 'pr-machine', 'perCategory') : 0;
    company.points.pr += points;
    if (extra > 0) scoreCard(company, 'pr-machine', extra);
    umpire.log?.({
      kind: 'image',
      seat,
      rule: extra > 0 ? 'GD-PR-15 GD-CARD-21-01' : ruleOf(present(awards[seat], 'award')),
      figures: {
        category: present(CATEGORIES[category], 'category'),
        level: present(company.levels[category], 'level'),
        image: present(images[seat], 'image'),
        place,
        tied,
        among,
        bribed,
        sum,
        extra,
        points: points + extra,
      },
    });
  }
}

/** The rule behind a seat's place: exclusion, Bribe, a tie, or its image alone. */
function ruleOf({ place, bribed, tied }: Award): string {
  if (place === 0) return 'GD-PR-16';
  if (bribed) return 'GD-CARD-2-02';
  return tied ? 'GD-PR-18' : 'GD-PR-15';
}

/** Returns every chip that is not saved; it can be bought again from the next round on (GD-PR-11, GD-PR-21). */
function returnChips(
  state: GreenState,
  umpire: Umpire<GreenComponents>,
  placements: readonly Placement[],
): void {
  for (let seat = 0; seat < placements.length; seat += 1) {
    const company = companyAt(state, seat);
    const kept = present(placements[seat], 'placement').indexOf('save');
    const saved = kept < 0 ? 0 : present(company.chips[kept], 'chip');
    if (company.chips.length === 0) continue;
    for (let index = 0; index < company.chips.length; index += 1) {
      if (index !== kept) addAt(state.chips, present(company.chips[index], 'chip'), 1);
    }
    company.chips = saved === 0 ? [] : [saved];
    umpire.log?.({ kind: 'chips-returned', seat, rule: 'GD-PR-11 GD-PR-21', figures: { saved } });
  }
}
