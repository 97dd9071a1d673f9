import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readScenarios, runScenario, type Scenario } from '../../../src/engine/scenario.ts';
import { limit } from '../../../src/games/limit/index.ts';

/** Rules of the catalogue and the scenarios that pin them: those scenarios name their rules by topic only. */
const PINNED: Readonly<Record<string, string>> = {
  'LIM-SETUP-04 LIM-SETUP-05 LIM-SETUP-06 LIM-SETUP-07 LIM-SETUP-19': 'LIM-S-002 LIM-S-003',
  'LIM-POL-03 LIM-POL-04 LIM-POL-05 LIM-POL-06 LIM-POL-08': 'LIM-S-049',
  'LIM-POL-07': 'LIM-S-050',
  'LIM-POL-10 LIM-POL-11 LIM-POL-13 LIM-DEC-01': 'LIM-S-051',
  'LIM-POL-12': 'LIM-S-052',
  'LIM-POL-15 LIM-POL-16 LIM-DEC-02': 'LIM-S-053',
  'LIM-POL-20 LIM-POL-22 LIM-POL-23 LR-38 LIM-DEC-03': 'LIM-S-055',
  'LIM-POL-39 LIM-POL-41': 'LIM-S-056',
  'LIM-POL-25 LIM-POL-26 LIM-POL-28': 'LIM-S-057 LIM-S-101',
  'LIM-POL-21': 'LIM-S-148 LIM-S-098',
  'LIM-POL-31 LIM-POL-32': 'LIM-S-059 LIM-S-060',
  'LIM-POL-36 LR-26': 'LIM-S-062 LIM-S-072',
  'LIM-SOC-01': 'LIM-S-046',
  'LIM-SOC-06 LIM-SOC-07 LIM-SOC-11 LIM-SOC-12': 'LIM-S-001 LIM-S-005 LIM-S-006',
  'LIM-SOC-09': 'LIM-S-004',
  'LIM-SOC-13 LIM-SOC-14': 'LIM-S-007',
  'LIM-SOC-15 LIM-SOC-16 LIM-SOC-17 LIM-SOC-18': 'LIM-S-011',
  'LIM-SOC-20 LIM-SOC-21': 'LIM-S-010 LIM-S-012',
  'LIM-SOC-28': 'LIM-S-151',
  'LIM-SOC-30 LIM-SOC-31 LIM-SOC-32 LIM-SOC-33': 'LIM-S-021',
  'LIM-SOC-34': 'LIM-S-022',
  'LIM-SOC-37': 'LIM-S-024',
  'LIM-SOC-42 LIM-SOC-43 LIM-SOC-46 LIM-SOC-47 LIM-SOC-50': 'LIM-S-028 LIM-S-031 LIM-S-032',
  'LIM-SOC-44 LIM-SOC-45': 'LIM-S-029',
  'LIM-SOC-53': 'LIM-S-035',
  'LIM-SOC-55 LIM-SOC-56 LIM-SOC-58 LIM-SOC-59': 'LIM-S-039',
  'LIM-SOC-60 LR-62': 'LIM-S-040',
  'LIM-SOC-62 LIM-DEC-10': 'LIM-S-041',
  'LIM-SOC-66': 'LIM-S-044 LIM-S-045',
  'LIM-INT-02': 'LIM-S-103',
  'LIM-INT-07': 'LIM-S-114',
  'LIM-INT-08': 'LIM-S-105',
  'LIM-INT-14 LR-66': 'LIM-S-152',
  'LIM-POOL-02 LR-34': 'LIM-S-091',
  'LIM-ALL-02 LIM-ALL-05': 'LIM-S-125 LIM-S-126',
  'LIM-ALL-10 LIM-ALL-12': 'LIM-S-130',
  'LIM-ALL-15 LIM-ALL-20': 'LIM-S-132',
  'LIM-ALL-18': 'LIM-S-138 LIM-S-155',
  'LIM-SCO-03 LR-85': 'LIM-S-120',
  'LIM-TRA-01 LIM-TRA-02 LIM-TRA-10': 'LIM-S-082 LIM-S-083',
  'LIM-WAR-01 LIM-WAR-02': 'LIM-S-095 LIM-S-097 LIM-S-099',
  'LIM-DEC-14': 'LIM-S-122',
  'LIM-SOLO-04 LR-86': 'LIM-S-139',
};

/** The worked examples that the rulebook prints. */
const EXAMPLES: Readonly<Record<string, string>> = {
  'LIM-EX-01': 'LIM-S-056',
  'LIM-EX-02': 'LIM-S-001',
  'LIM-EX-03': 'LIM-S-010',
  'LIM-EX-04': 'LIM-S-017',
  'LIM-EX-05': 'LIM-S-028',
  'LIM-EX-06': 'LIM-S-038',
  'LIM-EX-07': 'LIM-S-044',
  'LIM-EX-08': 'LIM-S-107',
  'LIM-EX-09': 'LIM-S-118',
  'LIM-EX-10': 'LIM-S-082',
  'LIM-EX-11': 'LIM-S-008 LIM-S-064 LIM-S-093',
  'LIM-EX-12': 'LIM-S-124',
  'LIM-EX-13': 'LIM-S-013',
};

const text = readFileSync(new URL('../../scenarios/limit.yaml', import.meta.url), 'utf8');
const file = readScenarios(text);

describe('rules of Limit and the scenarios that pin them', () => {
  it.each(Object.entries({ ...PINNED, ...EXAMPLES }))('%s: %s', (_rules, ids) => {
    for (const id of ids.split(' ')) {
      const scenario = file.scenarios.find((each) => each.id === id);
      expect(scenario, `${id} is there`).toBeDefined();
      expect(runScenario(limit, scenario as Scenario)).toMatchObject({ ok: true });
    }
  });
});
