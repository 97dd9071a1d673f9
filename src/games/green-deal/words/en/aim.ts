import type { Options } from '../../../../engine/game.ts';
import type { Aim, AimPoints } from '../../../../engine/words.ts';
import type { GreenComponents } from '../../figures.ts';
import { listedNumbers, roundsText } from './numbers.ts';

/** The points for dividends, from the cheapest price to the dearest (GD-GEN-11). */
function dividendsText({ dividends }: GreenComponents): string {
  const paid = dividends.filter((dividend) => dividend !== null);
  const [first, last] = [paid[0], paid.at(-1)];
  if (first === undefined || last === undefined) return 'none';
  const deal = (dividend: typeof first) => `${dividend.points} for ${dividend.cash} Cash`;
  return `once a round, by Income: ${deal(first)} to ${deal(last)}`;
}

/** The aim of a company, with the figures in use (GD-END-01, GD-GEN-16). */
export const aimFor =
  (components: GreenComponents) =>
  (players: number, options: Options): Aim => {
    const { rounds, prRounds, prRewards, sustainabilityPoints, valuationRewards, loanPenalty } = components;
    const isSimple = options['variant'] === 'simple';
    const projects: AimPoints[] = [
      { source: 'projects', worth: 'the VP on each project that you take', rule: 'GD-INV-21' },
      {
        source: 'sustainability',
        worth: `after ${roundsText(components.sustainabilityRounds)}, by your lowest level: ${sustainabilityPoints.join(', ')} from level 0 up`,
        rule: 'GD-SUS-03',
      },
    ];
    const full: AimPoints[] = [
      {
        source: 'pr',
        worth: `after ${roundsText(prRounds)}, in each category: ${listedNumbers(prRewards)} for the best level + PR chips`,
        rule: 'GD-PR-15',
      },
      {
        source: 'valuation',
        worth: `after round ${rounds}: ${listedNumbers(valuationRewards)} for the highest Income`,
        rule: 'GD-VAL-02',
      },
      { source: 'dividends', worth: dividendsText(components), rule: 'GD-DIV-02' },
      { source: 'action-cards', worth: 'what the card says, some at the end only', rule: 'GD-GEN-16' },
    ];
    const loans: AimPoints = {
      source: 'loans',
      worth: `−${loanPenalty} for each Cash not paid back`,
      rule: 'GD-LOAN-14',
    };
    return {
      you: `You run one of ${players} companies with projects in four categories. The most victory points (VP) win; then the higher Income, then more Cash.`,
      points: [...projects, ...(isSimple ? [] : full), loans],
      round: `Auction (secret bids for the turn order), Accounting (Income becomes Cash), Investment (take a project or a card; projects are one fewer than companies), Expansion (its tile goes on the map; contacts of one category cooperate or compete).`,
      end: `After ${rounds} rounds and the last assessments.`,
      plan: `Take projects that raise Income in the first rounds, as they pay for all later ones. Only the lowest level counts for sustainability, so leave no category out.${isSimple ? '' : ' Pay dividends in every round in which you can spare the Cash.'}`,
    };
  };
