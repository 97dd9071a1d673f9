import type { Options } from '../../../../engine/game.ts';
import type { Lesson } from '../../../../engine/words.ts';
import type { LimitComponents } from '../../figures.ts';
import { penalties } from '../../scoring.ts';

/** The lessons of a first match, one for each generation, with the figures in use. */
export const lessonsFor =
  (components: LimitComponents) =>
  (players: number, options: Options): readonly Lesson[] => {
    const { cards, generations, international, marketplace, politics, population, score, social, unrest } =
      components;
    const { pollution, disruption } = penalties(options, components);
    const unlocked = cards['market-access']?.unlockedAt;
    const first = population[components.nationStart.populationLevel - 1];
    const next = population[components.nationStart.populationLevel];
    const lessons: Lesson[] = [
      {
        title: 'Cards, and food for everybody',
        text: `On your turn you play a pair of cards, or one card and pass, or pass. A card must be paid in full; instant cards come back to your hand when all have passed. Then the Social phase feeds your people: one renewable resource for each of your ${first}. In this generation they grow to ${next}. Hunger lowers your population and your classes and raises unrest by ${social.famineUnrest}, for each level that is not fed.`,
        now: 'move through your cards and read below them what each changes. A plant that you raise now produces in every generation to come. Press f to see what the Social phase will do, and i for a hint.',
        rules: ['LIM-POL-20', 'LIM-SOC-09', 'LIM-SOC-11'],
      },
      {
        title: 'Classes: A draws cards, C sets the terms',
        text: `From now on you draw ${politics.draw[0]} cards at the start and keep ${politics.keep[0]}; the higher class A, the more cards you draw and hold. Class C decides how the Social phase goes: what people consume, how plants grow, how much tax the World Bank pays you. Where class A is at ${unlocked} or more you get Market Access. A class rises only while it stands below the one before it (A ≥ B ≥ C ≥ D ≥ E): before E come B, C and D.`,
        now: 'choose a deck: Society deals with classes and unrest, Military Economy with land and war, Production with plants. Press h to read your whole hand before you keep a card.',
        rules: ['LIM-OBJ-06', 'LIM-POL-10', 'LIM-POL-04', 'LIM-LIV-03'],
      },
      {
        title: 'Unrest: boom, growth, or uprising',
        text: `At the end of the Social phase the unrest cube decides. Up to ${unrest.boomUpTo} there is a boom: a class rises and the bank pays you. Below ${unrest.uprisingFrom} there is growth: a class rises. From ${unrest.uprisingFrom} on there is an uprising: no class rises, and it costs you. Then unrest rises by the gap between class A and class E.`,
        now: 'compare the cube on the board with these zones. Public Expenditure and Indoctrination lower unrest; raising class E with A keeps the gap small.',
        rules: ['LIM-SOC-54', 'LIM-SOC-62', 'LIM-SOC-63', 'LIM-SOC-66'],
      },
      {
        title: 'The market',
        text: `Market Access lets you sell and buy. All that you sell at once goes at one price; then the price falls a step, while a purchase raises it a step. Money comes from the World Bank, which is not endless. A stock of more than ${social.conserve} renewable resources falls to ${social.conserve} in the Social phase, so sell before that.`,
        now: `look at the prices on the board: the best is ${Math.max(...marketplace.sell.map((price) => price ?? 0))} for each piece. Sell what you do not need, and before others do.`,
        rules: ['LIM-POOL-10', 'LIM-SOC-13'],
      },
      {
        title: 'Fossils, pollution, and crises',
        text: `High industrial and military plants burn fossils and pollute. When the pollution or the disruption tokens run out, or the bank cannot pay, a crisis breaks out, and it hurts all of you. At ${generations.crisesToEnd} crises the game ends. Each pollution token costs you ${pollution} at the end, each disruption token ${disruption}.`,
        now: 'read on the board how much is left before each crisis, and press f: it says which crises are near. Green Production and Humanitarian Aid are worth a look.',
        rules: ['LIM-SOC-46', 'LIM-INT-03', 'LIM-END-03', 'LIM-SCO-06'],
      },
      {
        title: 'Land and war',
        text: `A territory is worth ${score.territory} at the end, and caps your renewable plant. Colonization takes it from the reserve, Annexation of Territory from another nation: the attacker spends military resources, the other may resist with as many. A nation that ends a generation with more than ${international.coldWarOver} military resources takes a disruption token.`,
        now: 'keep some military resources of your own if a neighbour holds many; press b for their boards.',
        rules: ['LIM-SCO-04', 'LIM-INT-02', 'LIM-SETUP-23'],
      },
      {
        title: 'The end: people times happiness',
        text: `Most points come from classes A, C and E, multiplied by the index of your population: ${score.demographicIndex.at(-1)} at the most. So the last cards should raise these classes or the population. Before the score there is a stress test: everybody is fed, consumes and produces once more.`,
        now: 'press s to see where your points come from now, and raise what multiplies most.',
        rules: ['LIM-SCO-01', 'LIM-END-06'],
      },
    ];
    // In solo mode there is nobody to fight; the star nation follows its own table.
    return players === 1 ? lessons.filter(({ rules }) => !rules.includes('LIM-SCO-04')) : lessons;
  };
