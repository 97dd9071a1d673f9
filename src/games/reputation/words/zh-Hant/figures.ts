import type { Figure } from '../../../../engine/figured-text.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import type { ReputationComponents } from '../../components.ts';
import { outbidCredits, wordlessFigures } from '../figures.ts';

/** What so many workers in HQ give: `1 或 2 個工人得 1，3 或 4 個得 2`; without the first figure, for an empty HQ. */
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
      const count = from === to ? `${from}` : zh`${from}${to === from + 1 ? '或' : '到'}${to}`;
      return zh`${count}個${place === 0 ? '工人' : ''}得${gives}`;
    })
    .join('，');
}

/** The figures that the rules in our own words state, by the names of their placeholders. */
export const rulesFigures = (components: ReputationComponents): Readonly<Record<string, Figure>> => ({
  ...wordlessFigures(components),
  reputationOfHq: tableText(components.reputationOfHq),
  creditsOfHq: tableText(components.creditsOfHq),
  outbidCredits: zh`${outbidCredits(components)}信用點`,
});
