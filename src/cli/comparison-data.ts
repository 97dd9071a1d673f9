import type { Comparison, Finding } from '../simulation/comparison.ts';
import type { Estimate } from '../simulation/statistics.ts';

/** Rounds to four decimals; more would be noise. Null for an unbounded end of an interval. */
const rounded = (value: number): number | null =>
  Number.isFinite(value) ? Math.round(value * 10_000) / 10_000 : null;

const HEAD = [
  'table',
  'group',
  'item',
  'measure',
  'cases',
  'value',
  'low',
  'high',
  'change',
  'change_low',
  'change_high',
];

/** A comparison as CSV, with a header and one line for each table and measure. */
export function comparisonCsv({ tables }: Comparison): string {
  const rows = tables.flatMap(({ name: table, findings }) =>
    findings.map(({ group, item, name, cases, estimate, change }) => [
      table,
      group,
      item,
      name,
      cases,
      ...boundsOf(estimate),
      ...(change === null ? [null, null, null] : boundsOf(change)),
    ]),
  );
  return [HEAD, ...rows].map((row) => `${row.map(csvField).join(',')}\n`).join('');
}

const boundsOf = ({ value, low, high }: Estimate) => [rounded(value), rounded(low), rounded(high)];

function csvField(field: string | number | null): string {
  if (field === null) return '';
  const text = String(field);
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A comparison as plain data for JSON. */
export function comparisonData({ tables, ...about }: Comparison): unknown {
  const estimateData = ({ value, low, high }: Estimate) => ({
    value: rounded(value),
    low: rounded(low),
    high: rounded(high),
  });
  const findingData = ({ group, item, name, cases, estimate, change }: Finding) => ({
    group,
    item,
    measure: name,
    cases,
    ...estimateData(estimate),
    ...(change === null ? {} : { change: estimateData(change) }),
  });
  return {
    ...about,
    tables: tables.map(({ name, digest, findings }) => ({
      table: name,
      digest,
      measures: findings.map(findingData),
    })),
  };
}
