import type { Question, Value } from '../../src/engine/question.ts';
import type { CardView, NiceView, PlayerView } from '../../src/games/nice-green-things/view.ts';
import { firstOffered, type Script } from './script.ts';

function ownOf(view: NiceView): PlayerView {
  return view.players[view.viewer as number] as PlayerView;
}

/**
 * The value of a project by rule of thumb: pops of the player's own target count most, then pops, support and cashflow,
 * minus its price in places.
 */
function worth(card: CardView, price: number, target: readonly string[], targetFactor: number): number {
  let pops = 0;
  for (const [pop, count] of Object.entries(card.pops))
    pops += count * (target.includes(pop) ? targetFactor : 1);
  return pops + 0.6 * (card.science + card.habitat) + 0.4 * card.net - 0.35 * price;
}

type Eco = PlayerView['ecosystems'][number];

/** The most symbols of one pop. */
const mostPops = ({ symbols }: Eco): number => Math.max(0, ...Object.values(symbols.pops));

/** The eco systems in which a project may grow, the largest first. */
function grownFirst({ ecosystems }: PlayerView, placing: CardView | null): readonly Eco[] {
  const size = (eco: Eco) => eco.symbols.habitat + eco.symbols.science + mostPops(eco);
  return ecosystems
    .filter(({ suit }) => placing === null || placing.suit === null || suit === placing.suit)
    .sort((a, b) => size(b) - size(a));
}

/**
 * The rows in which the project has symbols, the shortest of the largest eco system first, because pops count only with
 * both others.
 */
function neededRows(own: PlayerView, placing: CardView | null): string[] {
  const eco = grownFirst(own, placing)[0];
  const has = {
    habitat: placing?.habitat ?? 0,
    science: placing?.science ?? 0,
    pops: Object.keys(placing?.pops ?? {}).length,
  };
  const length = {
    habitat: eco?.symbols.habitat ?? 0,
    science: eco?.symbols.science ?? 0,
    pops: eco === undefined ? 0 : mostPops(eco),
  };
  return (['pops', 'science', 'habitat'] as const)
    .filter((row) => has[row] > 0)
    .sort((a, b) => length[a] - length[b]);
}

/** Buys the best project of the queue and places it where most of its kind already grows. */
function bestOfQueue(targetFactor: number, isCheap: boolean) {
  return (question: Question, view: NiceView): Value | undefined => {
    const own = ownOf(view);
    const target = own.target ?? [];
    switch (question.ask) {
      case 'buy': {
        const offers = view.queue.filter(({ card, affordable }) => card !== null && affordable);
        const rated = offers
          .filter(({ price }) => !isCheap || price <= 2)
          .map(({ card, price }) => ({
            card: card as CardView,
            value: worth(card as CardView, price, target, targetFactor),
          }))
          .sort((a, b) => b.value - a.value);
        const best = rated[0];
        return best === undefined ? 'pass' : best.card.id;
      }
      case 'to':
        return firstOffered(question, [...grownFirst(own, view.placing).map(({ id }) => id), 'new']);
      case 'row':
        return firstOffered(question, neededRows(own, view.placing));
      case 'rearrange':
        return 'done';
      case 'end-turn':
        return 'end-turn';
      default:
        return firstOffered(question, ['roll', 'done']);
    }
  };
}

/** Nice Green Things' scripts. */
export const niceScripts: readonly Script<NiceView>[] = [
  {
    game: 'nice-green-things',
    name: 'own-target',
    advice:
      'Buy the project with most pops of your own target, support next, and grow the eco systems that you have.',
    answer: bestOfQueue(3, false),
  },
  {
    game: 'nice-green-things',
    name: 'front-of-queue',
    advice: 'Buy what is cheap at the front of the queue, pops first, and keep your queue points.',
    answer: bestOfQueue(1.5, true),
  },
];
