import type { Figure } from '../../../../engine/figured-text.ts';
import type { PowerKind, PowerRule, ReputationComponents } from '../../components.ts';

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

/** The rule of the corporation with a power, the first of its kind in the table. */
const powerOf = <Kind extends PowerKind>({ corporations }: ReputationComponents, kind: Kind) =>
  Object.values(corporations).find(({ rule }) => rule.kind === kind)?.rule as
    | Extract<PowerRule, { kind: Kind }>
    | undefined;

const creditsText = (credits: number): string => (credits === 1 ? 'a credit' : `${credits} credits`);

/** The figures that the rules in our own words state, by the names of their placeholders. */
export function rulesFigures(components: ReputationComponents): Readonly<Record<string, Figure>> {
  const { cardsOfBox, creditTokens, creditsOfHq, projectsDealt, reputationOfHq, workers } = components;
  const tokens = Object.entries(creditTokens);
  const fee = powerOf(components, 'outbidCredit');
  const FIVE_COLOURS = 5;
  return {
    rounds: components.rounds,
    projectsDealt,
    projectsLeft: cardsOfBox.privateProjects.length - projectsDealt,
    privateCards: cardsOfBox.privateProjects.length,
    publicCards: cardsOfBox.publicProjects.length,
    corporations: cardsOfBox.corporations.length,
    ceos: cardsOfBox.ceos.length,
    workers3: workers[3] ?? 0,
    workers4: workers[4] ?? 0,
    workers5: workers[5] ?? 0,
    boxWorkers: FIVE_COLOURS * Math.max(...Object.values(workers)),
    reputationTokens: components.reputationTokens,
    creditTokens: tokens.reduce((sum, [, count]) => sum + count, 0),
    boxCredits: tokens.reduce((sum, [value, count]) => sum + Number(value) * count, 0),
    tokens1: creditTokens['1'] ?? 0,
    tokens5: creditTokens['5'] ?? 0,
    tokens10: creditTokens['10'] ?? 0,
    reputationOfHq: tableText(reputationOfHq),
    reputationOfEmptyHq: reputationOfHq[0] ?? 0,
    creditsOfHq: tableText(creditsOfHq),
    creditsOfEmptyHq: creditsOfHq[0] ?? 0,
    recall: powerOf(components, 'recall')?.workers ?? 0,
    outbidTimes: fee?.uses ?? 0,
    outbidCredits: creditsText(fee?.credits ?? 0),
  };
}
