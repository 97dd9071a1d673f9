import type { Options } from '../../../../engine/game.ts';
import type { Aim, AimPoints } from '../../../../engine/words.ts';
import type { LimitComponents } from '../../figures.ts';
import { militaryBlock, moneyWorth, penalties } from '../../scoring.ts';

/** `1 at a population up to 3, 2 up to 10`. */
function indexText({ population, score }: LimitComponents): string {
  const bands: { index: number; to: number }[] = [];
  score.demographicIndex.forEach((index, place) => {
    const to = population[place] ?? 0;
    const band = bands.at(-1);
    if (band?.index === index) band.to = to;
    else bands.push({ index, to });
  });
  return bands
    .map(({ index, to }, place) =>
      place === 0 ? `${index} at a population of up to ${to}` : `${index} up to ${to}`,
    )
    .join(', ');
}

/** The classes that count (LIM-SCO-01, LIM-VAR-02, LIM-VAR-03). */
function standardText(formula: unknown): string {
  if (formula === 'sum3') return '(A + C + E) × 3';
  if (formula === 'lowest3') return 'class E × 3';
  if (formula === 'highest3') return 'class A × 3';
  return '(class A + C + E)';
}

function moneyText(options: Options, components: LimitComponents): string {
  const { block, worth, isFixed } = moneyWorth(options, components, 0);
  const each = `${worth} for each full ${block} money`;
  if (isFixed) return each;
  return `${each}; each crisis makes these ${worth} points 1 fewer, so none after ${worth} crises`;
}

function militaryText(options: Options, components: LimitComponents): string {
  const block = militaryBlock(options, components);
  if (block === 0) return 'none in this match';
  return block === 1 ? '1 each' : `1 for each full ${block}`;
}

/** The aim of a nation, with the figures in use (LIM-OBJ-01, LIM-SCO-01 to LIM-SCO-07). */
export const aimFor =
  (components: LimitComponents) =>
  (players: number, options: Options): Aim => {
    const { generations, score, social, unrest } = components;
    const { pollution, disruption } = penalties(options, components);
    const isAlone = players === 1;
    const points: AimPoints[] = [
      {
        source: 'domestic-happiness',
        worth: `${standardText(options['livingScore'])} × index: ${indexText(components)}`,
        rule: 'LIM-SCO-01',
      },
      { source: 'financial-strength', worth: moneyText(options, components), rule: 'LIM-SCO-03' },
      { source: 'territory', worth: `${score.territory} each`, rule: 'LIM-SCO-04' },
      { source: 'military', worth: militaryText(options, components), rule: 'LIM-SCO-05' },
      { source: 'pollution', worth: `−${pollution} each`, rule: 'LIM-SCO-06' },
      { source: 'disruption', worth: `−${disruption} each`, rule: 'LIM-SCO-07' },
    ];
    return {
      you: isAlone
        ? `You lead a nation beside the star nation, which follows its own table. More than ${score.soloYardstick} points is a very good game.`
        : 'You lead a nation. Its five classes, A (the richest fifth) to E, stand at 1 to 4 each. The most points win.',
      points,
      round:
        'A generation: Political phase (draw a card, then play cards in turn; class A sets how many), Social phase (feed, grow, earn, produce; class C sets the terms), International phase (crises, alliances).',
      end: `After ${generations.count} generations, or after the one with crisis ${generations.crisesToEnd}. Crises come when the bank has no money, or no pollution or disruption tokens are left.`,
      plan: `First feed everybody: each unmet level costs a level of population, a class and ${social.famineUnrest} unrest, and unrest from ${unrest.uprisingFrom} on is an uprising. Then raise population and classes A, C and E together, as they multiply each other. No class may stand above the one before it: A ≥ B ≥ C ≥ D ≥ E.`,
    };
  };
