import type { Seat } from '../../../engine/question.ts';
import type { Components } from '../components.ts';
import { worldOf } from '../map.ts';
import { type Company, lowestLevel, type State } from '../state.ts';
import { mostBlocks } from './clusters.ts';
import { longestDiagonal, longestStraight } from './lines.ts';

/** What an endgame card counts, and the figure that says what each is worth. */
interface EndgameCard {
  readonly figure: string;
  count(state: State, components: Components, seat: Seat): number;
}

const ENDGAME_CARDS: Readonly<Record<string, EndgameCard>> = {
  /** Projects bought, of any size and category (GD-CARD-1-01, R-69). */
  award: { figure: 'perProject', count: (state, _, seat) => state.companies[seat]!.projects.length },
  /** 2x2 blocks of own tiles (GD-CARD-4-01). */
  cluster: {
    figure: 'perBlock',
    count: (state, components, seat) => mostBlocks(state.map, worldOf(state, components), seat),
  },
  /** Categories with a level of 9 or more; PR does not count (GD-CARD-7-01, GD-CARD-7-02). */
  frontrunner: {
    figure: 'perCategory',
    count: (state, components, seat) => {
      const least = components.actions['frontrunner']!.figures['level']!;
      return state.companies[seat]!.levels.filter((level) => level >= least).length;
    },
  },
  /** Tiles in the longest row or column (GD-CARD-9-01). */
  growth: {
    figure: 'perTile',
    count: (state, components, seat) => longestStraight(state.map, worldOf(state, components), seat),
  },
  /** Own action cards, spent or not, this one too; never Tax Refund (GD-CARD-11-01, R-70). */
  hyperactive: { figure: 'perCard', count: (state, _, seat) => state.companies[seat]!.cards.length },
  /** Tiles in the longest diagonal (GD-CARD-16-01). */
  latitude: {
    figure: 'perTile',
    count: (state, components, seat) => longestDiagonal(state.map, worldOf(state, components), seat),
  },
  /** The lowest level itself, without the cap of the assessment (GD-CARD-26-01, R-58). */
  'sustainability-report': {
    figure: 'perLevel',
    count: (state, _, seat) => lowestLevel(state.companies[seat]!),
  },
};

/** How many things an endgame card counts for a seat now, and how many points each is worth; 0 for any other card. */
export function endgameCount(
  state: State,
  components: Components,
  seat: Seat,
  card: string,
): { readonly count: number; readonly each: number } {
  const rule = ENDGAME_CARDS[card];
  if (rule === undefined) return { count: 0, each: 0 };
  return {
    count: rule.count(state, components, seat),
    each: components.actions[card]!.figures[rule.figure]!,
  };
}

/** Points that an endgame card would bring a seat now; 0 for any other card. */
export function endgamePoints(state: State, components: Components, seat: Seat, card: string): number {
  const { count, each } = endgameCount(state, components, seat, card);
  return count * each;
}

/** Tricky Accounting's Income steps; 0 for any other card (GD-CARD-29-01). */
export function endgameSteps(components: Components, card: string): number {
  return card === 'tricky-accounting' ? components.actions[card]!.figures['rise']! : 0;
}

/** A company's endgame cards, in the order taken. */
export function endgameCardsOf(components: Components, company: Company): string[] {
  return company.cards.filter((card) => components.actions[card]!.kind === 'endgame');
}
