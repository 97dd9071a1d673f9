import type { Question, Value } from '../../src/engine/question.ts';
import type { LimitView, NationView } from '../../src/games/limit/view.ts';
import { firstOffered, nearest, type Script } from './script.ts';

function ownOf(view: LimitView): NationView {
  return view.nations[view.seat as number] as NationView;
}

/** The answers that both scripts share, apart from cards: keep people fed and calm, and attack nobody without need. */
function common(question: Question, view: LimitView): Value | undefined {
  const { renewable, industrial, military, population } = ownOf(view);
  switch (question.ask) {
    case 'transaction': {
      const spare = population + 2;
      if (industrial > spare) return firstOffered(question, ['sell-industrial', 'done']);
      if (renewable > spare) return firstOffered(question, ['sell-renewable', 'done']);
      if (military < 2) return firstOffered(question, ['buy-military', 'done']);
      return 'done';
    }
    case 'quantity':
      return nearest(question, 1);
    case 'plant':
      return firstOffered(question, ['renewable', 'industrial', 'military']);
    case 'raise':
      return firstOffered(question, ['E', 'D', 'C', 'B', 'A']);
    case 'lower':
      return firstOffered(question, ['D', 'B', 'C', 'E', 'A']);
    case 'resist':
      return true;
    case 'contribute':
      return nearest(question, 0);
    case 'bottom':
      return 'done';
    default:
      return undefined;
  }
}

/** Plays and keeps cards by a list of favourites; other cards are discarded first. */
function byFavourites(favourites: readonly string[], deck: string) {
  return (question: Question, view: LimitView): Value | undefined => {
    switch (question.ask) {
      case 'deck':
        return firstOffered(question, [deck, 'society', 'production', 'militaryEconomy']);
      case 'keep':
        return firstOffered(question, favourites);
      case 'discard': {
        const hand = view.own?.hand ?? [];
        return firstOffered(question, [
          ...hand.filter((card) => !favourites.includes(card)),
          ...[...favourites].reverse(),
        ]);
      }
      case 'play':
        return firstOffered(question, [...favourites, 'pass']);
      default:
        return common(question, view);
    }
  };
}

/** Limit's scripts. */
export const limitScripts: readonly Script<LimitView>[] = [
  {
    game: 'limit',
    name: 'society-first',
    advice:
      'Raise the standard of living and keep unrest low: draw from society, play what calms and teaches, attack nobody.',
    answer: byFavourites(
      [
        'indoctrination',
        'vegetarianism',
        'public-expenditure',
        'sustainable-consumption',
        'education',
        'graduate-studies',
        'green-production',
        'recycling',
        'investment-policy',
      ],
      'society',
    ),
  },
  {
    game: 'limit',
    name: 'expander',
    advice:
      'Take territory and fossils early: draw from military and economy, colonize, annex, interfere, sell what is left over.',
    answer: byFavourites(
      [
        'colonization',
        'annexation-of-territory',
        'political-interference',
        'indoctrination',
        'conscription',
        'market-access',
        'surcharge',
        'craftsmanship',
        'vegetarianism',
      ],
      'militaryEconomy',
    ),
  },
];
