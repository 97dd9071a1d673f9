import type { Figure } from '../../../engine/figured-text.ts';
import type { PowerKind, PowerRule, ReputationComponents } from '../components.ts';

/** The rule of the corporation with a power, the first of its kind in the table. */
const powerOf = <Kind extends PowerKind>({ corporations }: ReputationComponents, kind: Kind) =>
  Object.values(corporations).find(({ rule }) => rule.kind === kind)?.rule as
    | Extract<PowerRule, { kind: Kind }>
    | undefined;

/** The credits that an outbid corporation gets. */
export const outbidCredits = (components: ReputationComponents): number =>
  powerOf(components, 'outbidCredit')?.credits ?? 0;

/** The figures that the rules state alike in every language, by the names of their placeholders. */
export function wordlessFigures(components: ReputationComponents): Record<string, Figure> {
  const { cardsOfBox, creditTokens, creditsOfHq, projectsDealt, reputationOfHq, workers } = components;
  const tokens = Object.entries(creditTokens);
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
    reputationOfEmptyHq: reputationOfHq[0] ?? 0,
    creditsOfEmptyHq: creditsOfHq[0] ?? 0,
    recall: powerOf(components, 'recall')?.workers ?? 0,
    outbidTimes: powerOf(components, 'outbidCredit')?.uses ?? 0,
  };
}
