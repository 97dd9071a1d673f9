import type { Figure } from '../../../../engine/figured-text.ts';
import type { ReputationComponents } from '../../components.ts';
import { outbidCredits, wordlessFigures } from '../figures.ts';

/**
 * A table by workers in HQ as text: `1 or 2 workers give 1, 3 or 4 give 2`; the first figure, for an empty HQ, is
 * omitted.
 */
function tableText(table: readonly number[]): string {
  const groups: { from: number; to: number; gives: number }[] = [];
  table.forEach((gives, workers) => {
    const group = groups.at(-1);
    if (workers === 0) return;
    if (group?.gives === gives) group.to = workers;
    else groups.push({ from: workers, to: workers, gives });
  });
  return groups
    .map(({ from, to, gives }, place) => {
      const count = from === to ? `${from}` : `${from} ${to === from + 1 ? 'or' : 'to'} ${to}`;
      const isOne = to === 1;
      const verb = from === to && isOne ? 'gives' : 'give';
      return place === 0
        ? `${count} ${isOne ? 'worker' : 'workers'} ${verb} ${gives}`
        : `${count} ${verb} ${gives}`;
    })
    .join(', ');
}

const creditsText = (credits: number): string => (credits === 1 ? 'a credit' : `${credits} credits`);

/** The figures that the rules in our own words state, by the names of their placeholders. */
export const rulesFigures = (components: ReputationComponents): Readonly<Record<string, Figure>> => ({
  ...wordlessFigures(components),
  reputationOfHq: tableText(components.reputationOfHq),
  creditsOfHq: tableText(components.creditsOfHq),
  outbidCredits: creditsText(outbidCredits(components)),
});
