import type { Foreseen } from '../../../../engine/forecast.ts';
import type { Words } from '../../../../engine/words.ts';

const of = ({ figures }: Foreseen, name: string): number => Number(figures?.[name] ?? 0);

/** The time of an assessment: `this round`, `in 2 rounds`. */
function when(line: Foreseen): string {
  const rounds = of(line, 'rounds');
  if (rounds === 0) return 'this round';
  return rounds === 1 ? 'next round' : `in ${rounds} rounds`;
}

const PLACES = ['left out', 'first', 'second', 'third', 'fourth', 'fifth'];

/** `tied for second`. */
function place(line: Foreseen): string {
  const at = PLACES[of(line, 'place')] ?? `place ${of(line, 'place')}`;
  return line.figures?.['tied'] === true ? `tied for ${at}` : at;
}

/** The present results of accounting and the assessments. */
export const forecast: Words['forecast'] = {
  accounting: (line) => `Accounting, ${when(line)}: ${of(line, 'income')} Cash, before your bid is paid.`,
  sustainability: (line) =>
    `Sustainability, ${when(line)}: ${of(line, 'points')} points for lowest level ${of(line, 'lowest')}; ${of(line, 'nextPoints')} for level ${of(line, 'next')}.`,
  'sustainability-round': (line) => `Sustainability assessment: after round ${of(line, 'round')}.`,
  image: (line, say) =>
    `PR, ${when(line)}, ${say.name(line.figures?.['category'] ?? '')}: ${of(line, 'points')} points, ${place(line)} with level ${of(line, 'level')} and no chips.`,
  valuation: (line) =>
    `Company valuation, ${when(line)}: ${of(line, 'points')} points, ${place(line)} by Income.`,
  'card-scored': (line, say) =>
    `${say.name(line.figures?.['card'] ?? '')}, ${when(line)}: ${of(line, 'points')} points.`,
  'loan-penalty': (line) => `Loans, ${when(line)}: ${of(line, 'points')} points if nothing more is repaid.`,
  'rounds-left': (line) =>
    of(line, 'left') === 0
      ? `Round ${of(line, 'round')} is the last.`
      : `Round ${of(line, 'round')} of ${of(line, 'of')}; ${of(line, 'left')} to come.`,
};
